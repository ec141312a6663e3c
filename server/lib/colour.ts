/** Colours that can be read: contrast by WCAG 2, and the nearest shade that has enough of it. */

const READABLE = 4.5
const STEPS = 40

type Channels = readonly [red: number, green: number, blue: number]

/** The nearest shade of a `#rrggbb` colour with a contrast of 4.5:1 to the ground; undefined for what is not one. */
export function readableOn(colour: string, ground: string): string | undefined {
  const [from, behind] = [channelsOf(colour), channelsOf(ground)]
  if (!from || !behind) return undefined
  const end: Channels = luminanceOf(behind) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  for (let step = 0; step <= STEPS; step += 1) {
    const shade = mixed(from, end, step / STEPS)
    if (contrast(shade, behind) >= READABLE) return textOf(shade)
  }
  return textOf(end)
}

/** Between 1 and 21. */
export function contrastOf(one: string, other: string): number | undefined {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return a && b && contrast(a, b)
}

function contrast(one: Channels, other: Channels): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(channels: Channels): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mixed(one: Channels, other: Channels, share: number): Channels {
  const [red, green, blue] = one.map((channel, index) =>
    Math.round(channel + ((other[index] ?? 0) - channel) * share),
  ) as [number, number, number]
  return [red, green, blue]
}

function channelsOf(colour: string): Channels | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  if (!red || !green || !blue) return undefined
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)]
}

function textOf(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
