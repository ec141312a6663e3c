/** The ten shades of a workspace's colour, such that what is written in or on them can be read. */
import type { MantineColorsTuple } from '@mantine/core'
import { contrastOf, readableOn } from '../../server/lib/colour.ts'

const LIGHT_GROUND = '#ffffff'
export const DARK_GROUND = '#16181c'
const FALLBACK = '#1d5fd1'

/** WCAG 2.2, 1.4.11: what is a control stands out from its ground. */
const CONTROL = 3
const STEPS = 40
const TURNS = 6

/** How much of the accent is in what is marked with it (`--accent-tint`). */
const [LIGHT_TINT, DARK_TINT] = [0.07, 0.16]

/**
 * 6 fills buttons on light ground and is read on it (4.5:1), 4 is read on dark ground, 5 fills there; 0-3 tint, 7-9
 * darken. A colour that is none gives the default's shades.
 */
export function shadesOf(colour: string): MantineColorsTuple {
  const onLight = readableOnTint(colour, LIGHT_GROUND, LIGHT_TINT)
  const onDark = readableOnTint(onLight, DARK_GROUND, DARK_TINT)
  const filled = standingOut(onLight)
  const [light, dark] = [toWhite(onLight), toBlack(onLight)]
  return [
    light(0.93),
    light(0.84),
    light(0.68),
    light(0.5),
    onDark,
    filled,
    onLight,
    dark(0.14),
    dark(0.28),
    dark(0.42),
  ]
}

/** On the ground and on what is marked there, which is a little less. */
function readableOnTint(colour: string, ground: string, tint: number): string {
  let shade = readableOn(colour, ground) ?? FALLBACK
  // What is marked has the colour in it, and moves with it: a little less each time.
  for (let turn = 0; turn < TURNS; turn += 1) {
    const marked = channelsOf(ground).map((channel, at) => {
      const own = channelsOf(shade)[at] ?? 0
      return toHex(channel + (own - channel) * tint)
    })
    shade = readableOn(shade, `#${marked.join('')}`) ?? shade
  }
  return shade
}

/** On dark ground; only just, so that white is still read on it. */
function standingOut(colour: string): string {
  const lighter = toWhite(colour)
  for (let step = 0; step < STEPS; step += 1) {
    const shade = lighter(step / STEPS)
    if ((contrastOf(shade, DARK_GROUND) ?? 0) >= CONTROL) return shade
  }
  return colour
}

const toWhite = (colour: string) => (share: number) => mixed(colour, 255, share)
const toBlack = (colour: string) => (share: number) => mixed(colour, 0, share)

function mixed(colour: string, end: number, share: number): string {
  return `#${channelsOf(colour)
    .map((channel) => toHex(channel + (end - channel) * share))
    .join('')}`
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function toHex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0')
}
