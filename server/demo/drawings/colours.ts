/** The colours the shop's things are made in, each with its light and its shadow. */

/** A colour as a thing shows it. */
export interface Ink {
  readonly base: string
  readonly light: string
  readonly dark: string
  /** Darker still: seams, holes, what lies inside. */
  readonly deep: string
  readonly isSpeckled: boolean
}

const LOOKS: Readonly<Record<string, string>> = {
  white: '#f3efe7',
  'sage green': '#9fb39a',
  'ocean blue': '#4c7e98',
  'speckled grey': '#b3b2ab',
  terracotta: '#c67450',
  natural: '#ddcfb6',
  red: '#b8452f',
  'dusty pink': '#d6a5a0',
  'navy blue': '#33475f',
  'mustard yellow': '#d6a640',
  brass: '#c9a254',
  black: '#3a3935',
  oak: '#c99f6e',
  'forest green': '#3b5c47',
  beech: '#dfbf94',
  'olive wood': '#aa8855',
  steel: '#b7c0c6',
  walnut: '#75503a',
  'cherry wood': '#a55d3e',
  zinc: '#adb7b9',
  'rust red': '#9f5036',
  cognac: '#ad6d3e',
  'olive green': '#7b7e41',
  undyed: '#e8dfcb',
  charcoal: '#55565a',
  'moss green': '#73804a',
  ivory: '#f1e9d6',
  'sky blue': '#a0c6da',
  'blush pink': '#e8bab1',
  kraft: '#c4a47c',
}

export function inkOf(look: string): Ink {
  const base = LOOKS[look] ?? '#a8a59d'
  return {
    base,
    light: mixed(base, '#ffffff', 0.28),
    dark: mixed(base, '#1f1a14', 0.24),
    deep: mixed(base, '#1f1a14', 0.5),
    isSpeckled: look.startsWith('speckled'),
  }
}

/** So much of the other colour; both as `#rrggbb`. */
export function mixed(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
