/** Pictures made of words: the card of a post, and the icon of a workspace, that have no image of their own. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { html, type Html } from '../lib/html.ts'
import type { Feed } from '../content/feeds.ts'
import { accentOf } from './accents.ts'

const FONTS = "Inter, 'Helvetica Neue', 'Noto Sans', 'Liberation Sans', 'DejaVu Sans', sans-serif"
const TITLE_WIDTH = 1040
const SIZES = [
  { size: 84, lines: 3 },
  { size: 66, lines: 4 },
  { size: 52, lines: 5 },
] as const
/** A letter of a script that writes no spaces, a word with the space behind it, or space. */
const SPACELESS = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}'
const PIECES = new RegExp(`[${SPACELESS}]|[^\\s${SPACELESS}]+\\s*|\\s+`, 'gu')
/** Scripts that are written from the right: the first letter says which way a title runs. */
const RTL = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u
/** Few servers have a font for them, and a box is worse than nothing. */
const EMOJI = /\p{Emoji_Presentation}|[\u{1f000}-\u{1faff}]|\u200d|\ufe0f|\u20e3/gu
const PICTURES_BYTES = 20_000_000

export interface Picture {
  readonly svg: string
  /** Of what it shows, so that it is known without drawing it. */
  readonly etag: string
}

const drawn = new LRUCache<string, Buffer>({ maxSize: PICTURES_BYTES, sizeCalculation: (png) => png.length })
const beingDrawn = new Map<string, Promise<Buffer>>()

/** 1200 × 630: the workspace's name and the post's title, on the workspace's colour; with its own picture where it has one. */
export function cardOf(feed: Feed, title: string, logo?: string): Picture {
  const { size, lines } = setTitle(printable(title))
  const isRtl = RTL.test(/\p{L}/u.exec(title)?.[0] ?? '')
  const height = size * 1.18
  const first = 540 - (lines.length - 1) * height
  const texts = lines.map(
    (line, n) =>
      html`<text x="${isRtl ? 1120 : 80}" y="${Math.round(first + n * height)}"${isRtl && html` direction="rtl"`}>${line}</text>`,
  )
  return pictureOf(html`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<rect width="1200" height="630" fill="${accentOf(feed).colour}"/>
<rect width="1200" height="630" fill="url(#shade)"/>
<defs><linearGradient id="shade" x1="0" y1="0" x2="1" y2="1">
<stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".38"/>
</linearGradient></defs>
${logo === undefined ? initialPlate(feed) : logoPlate(logo)}
<g fill="#fff" font-family="${FONTS}">
<text x="156" y="111" font-size="32" font-weight="600">${wrapped(printable(feed.name), 32, 960, 1)}</text>
<g font-size="${size}" font-weight="700">${texts}</g>
</g></svg>`)
}

function initialPlate({ name }: Feed): Html {
  return html`<rect x="80" y="72" width="56" height="56" rx="14" fill="#fff" fill-opacity=".18"/>
<text x="108" y="111" fill="#fff" font-family="${FONTS}" font-size="30" font-weight="700" text-anchor="middle">${initialOf(name)}</text>`
}

/** On white, since many logos are drawn for it. */
function logoPlate(logo: string): Html {
  return html`<clipPath id="plate"><rect x="80" y="72" width="56" height="56" rx="14"/></clipPath>
<g clip-path="url(#plate)"><rect x="80" y="72" width="56" height="56" fill="#fff"/>
<image href="${logo}" x="80" y="72" width="56" height="56" preserveAspectRatio="xMidYMid slice"/></g>`
}

/** 256 × 256: the first letter of the workspace's name on its colour. */
export function iconOf(feed: Feed): Picture {
  return pictureOf(html`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
<rect width="256" height="256" fill="${accentOf(feed).colour}"/>
<g font-family="${FONTS}" font-size="142" font-weight="700" fill="#fff" text-anchor="middle">
<text x="128" y="178">${initialOf(feed.name)}</text></g>
</svg>`)
}

/** The picture as PNG: about 0.1 s the first time, then remembered; asked for by many at once it is drawn once. */
export async function draw({ svg, etag }: Picture): Promise<Buffer> {
  const known = drawn.get(etag) ?? beingDrawn.get(etag)
  if (known) return known
  const drawing = drawNow(svg)
  beingDrawn.set(etag, drawing)
  try {
    const png = await drawing
    drawn.set(etag, png)
    return png
  } finally {
    beingDrawn.delete(etag)
  }
}

async function drawNow(svg: string): Promise<Buffer> {
  // 16 MB of library that a server without public posts never needs.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function pictureOf({ markup }: Html): Picture {
  return { svg: markup, etag: `"${createHash('sha256').update(markup).digest('base64url').slice(0, 22)}"` }
}

function setTitle(title: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of SIZES) {
    const lines = wrapped(title, size, TITLE_WIDTH, most + 1)
    if (lines.length <= most) return { size, lines }
  }
  const { size, lines } = SIZES[2]
  return { size, lines: wrapped(title, size, TITLE_WIDTH, lines) }
}

/** Lines of at most `width`, the last one of `most` with an ellipsis when there is more. */
function wrapped(text: string, size: number, width: number, most: number): string[] {
  const lines = ['']
  for (const word of piecesOf(text, width / size)) {
    const line = lines.at(-1) ?? ''
    const longer = `${line}${word}`
    if (widthOf(longer.trimEnd()) * size <= width) lines[lines.length - 1] = longer
    else if (lines.length < most) lines.push(word)
    else return [...lines.slice(0, -1), `${fitting(line.trimEnd(), width / size - 1)}…`]
  }
  return lines.map((line) => line.trim())
}

/** Words with the space behind them; one wider than a line, and scripts without spaces, part between letters. */
function piecesOf(text: string, width: number): string[] {
  const words = text.match(PIECES)
  return (words ?? []).flatMap((word) => (widthOf(word) <= width ? [word] : Array.from(word)))
}

function fitting(line: string, width: number): string {
  const letters = Array.from(line)
  while (widthOf(letters.join('')) > width) letters.pop()
  return letters.join('').replace(/[\s,.;:–-]+$/, '')
}

/** In ems of a bold sans serif: near enough to break lines, generous so that none is cut off. */
function widthOf(text: string): number {
  return Array.from(text).reduce((width, letter) => {
    if (/[\s.,:;'!|ijlI()[\]]/.test(letter)) return width + 0.34
    if (/[mwMW@%&]/.test(letter)) return width + 0.95
    if (/\p{Lu}/u.test(letter)) return width + 0.74
    return width + (/[\u0020-\u02af\u0370-\u052f]/.test(letter) ? 0.6 : 1.05)
  }, 0)
}

function initialOf(name: string): string {
  return (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '•').toUpperCase()
}

/** What XML can hold and fonts have, in one line. */
function printable(text: string): string {
  return text
    .replaceAll(EMOJI, ' ')
    .replaceAll(/[^\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
