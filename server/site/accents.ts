/** The one colour of a workspace's pages and pictures: its own, or the one its name gives it. */
import { accentFor } from '../lib/accent-colour.ts'
import { readableOn } from '../lib/colour.ts'
import type { Feed } from '../content/feeds.ts'

/** What a page has behind text in the workspace's colour, the less favourable of two: style.css's `--raised`. */
const GROUNDS = { light: '#f6f6f4', dark: '#1e2024' } as const

export interface Accent {
  readonly number: number
  readonly colour: string
  /** The style that overrides the number's colours, when the workspace has its own. */
  readonly style: string | undefined
}

/** Always the same for a workspace; its own colour becomes as dark, or as light, as reading it needs. */
export function accentOf({ name, accentColor }: Pick<Feed, 'name' | 'accentColor'>): Accent {
  const { number, colour } = accentFor(name)
  const light = accentColor === null ? undefined : readableOn(accentColor, GROUNDS.light)
  const dark = accentColor === null ? undefined : readableOn(accentColor, GROUNDS.dark)
  return {
    number,
    colour: light ?? colour,
    style:
      light &&
      `:root{--accent:${light}}@media (prefers-color-scheme:dark){:root{--accent:${dark}}}
`,
  }
}
