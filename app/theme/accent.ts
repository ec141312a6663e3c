/** The ten shades of a workspace's colour, such that what is written in or on them can be read. */
import type { MantineColorsTuple } from '@mantine/core'
import { contrastOf, readableOn } from '../../server/lib/colour.ts'

export const DARK_GROUND = '#16181c'
/** What is read on the ground is read on its tint, too: these have a little less contrast than any tint of it. */
const LIGHT_TINT = '#e9edf3'
const DARK_TINT = '#39414c'
const FALLBACK = '#1d5fd1'

/** WCAG 2.2, 1.4.11: what is a control stands out from its ground. */
const CONTROL = 3

/**
 * 6 fills buttons on light ground and is read on it (4.5:1), 4 is read on dark ground, 5 fills there; 0-3 tint, 7-9
 * darken. A colour that is none gives the default's shades.
 */
export function shadesOf(colour: string): MantineColorsTuple {
  const onLight = readableOn(colour, LIGHT_TINT) ?? FALLBACK
  const onDark = readableOn(onLight, DARK_TINT) ?? FALLBACK
  const filled = (contrastOf(onLight, DARK_GROUND) ?? 0) >= CONTROL ? onLight : onDark
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

const toWhite = (colour: string) => (share: number) => mixed(colour, 255, share)
const toBlack = (colour: string) => (share: number) => mixed(colour, 0, share)

function mixed(colour: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const toHex = (channel: number) => Math.round(channel + (end - channel) * share).toString(16)
  return `#${channels.map((channel) => toHex(channel).padStart(2, '0')).join('')}`
}
