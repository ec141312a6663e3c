/** A thing on a table before a wall, in a square of 600: how every product is shown. */
import { mixed, type Ink } from './colours.ts'

/** What a thing looks like in a colour: SVG within 600 × 600, standing on y = 470. */
export type Drawing = (ink: Ink) => string

const WALLS = ['#efe6d8', '#e3e8e0', '#ece0d9', '#e0e5e9', '#efe9da'] as const
const TABLE_TOP = 440

/** `number` gives neighbours on a page other walls. */
export function stillLife(draw: Drawing, ink: Ink, number: number): string {
  const wall = WALLS[number % WALLS.length] ?? WALLS[0]
  // What is as pale as the wall stands before a darker one.
  const behind = isPale(ink.base)
    ? mixed(wall, ['#7d9079', '#a98d72', '#8596a3'][number % 3] ?? wall, 0.55)
    : wall
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600"><defs>
<linearGradient id="wall" x1="0" y1="0" x2="0.6" y2="1"><stop offset="0" stop-color="${mixed(behind, '#ffffff', 0.3)}"/><stop offset="1" stop-color="${behind}"/></linearGradient>
<linearGradient id="body" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${ink.base}"/><stop offset="0.32" stop-color="${ink.light}"/><stop offset="1" stop-color="${ink.dark}"/></linearGradient>
<linearGradient id="fall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink.light}"/><stop offset="1" stop-color="${ink.base}"/></linearGradient></defs>
<rect width="600" height="600" fill="url(#wall)"/>
<path d="M0 0 L250 0 L470 ${TABLE_TOP} L120 ${TABLE_TOP} Z" fill="#fff" opacity="0.16"/>
<rect y="${TABLE_TOP}" width="600" height="${600 - TABLE_TOP}" fill="${mixed(behind, '#8a6a4a', 0.34)}"/>
<rect y="${TABLE_TOP}" width="600" height="5" fill="#fff" opacity="0.22"/>
${draw(ink)}${ink.isSpeckled ? SPECKLES : ''}</svg>`
}

/** The shadow of what stands at `x`. */
export function shadow(x: number, width: number, y = 470): string {
  return `<ellipse cx="${x + 16}" cy="${y}" rx="${width}" ry="${Math.max(12, width * 0.13)}" fill="#2b1d10" opacity="0.22"/>`
}

const SPECKLES = Array.from({ length: 56 }, (_, n) => {
  // Spread evenly, and in no rows (the R2 sequence).
  const [x, y] = [204 + ((n * 0.7549) % 1) * 180, 312 + ((n * 0.5698) % 1) * 130]
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${1.2 + (n % 3) * 0.7}" fill="#3c3a36" opacity="0.35"/>`
}).join('')

function isPale(colour: string): boolean {
  return [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > 0xb0)
}
