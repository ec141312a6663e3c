/** The one colour of a workspace's pages and pictures: its own, or the one its id gives it. */
import { createHash } from 'node:crypto'
import { readableOn } from '../lib/colour.ts'
import type { Feed } from '../resources/posts/feeds.ts'

/** White on each of them has a contrast of 4.5:1 or more; style.css has the same ones in the same order. */
const COLOURS = [
  '#1d5fd1',
  '#0b7285',
  '#2b7a3d',
  '#8a5a00',
  '#b4440e',
  '#b8255f',
  '#6b46c1',
  '#44546a',
] as const
/** What a page has behind text in the workspace's colour, the less favourable of two: style.css's `--raised`. */
const GROUNDS = { light: '#f6f6f4', dark: '#1e2024' } as const

export interface Accent {
  readonly number: number
  readonly colour: string
  /** The style that overrides the number's colours, when the workspace has its own. */
  readonly style: string | undefined
}

/** Always the same for a workspace; its own colour becomes as dark, or as light, as reading it needs. */
export function accentOf({ id, accentColor }: Pick<Feed, 'id' | 'accentColor'>): Accent {
  const [byte = 0] = createHash('sha256').update(id).digest()
  const number = byte % COLOURS.length
  const light = accentColor === null ? undefined : readableOn(accentColor, GROUNDS.light)
  const dark = accentColor === null ? undefined : readableOn(accentColor, GROUNDS.dark)
  return {
    number,
    colour: light ?? COLOURS[number] ?? COLOURS[0],
    style:
      light &&
      `:root{--accent:${light}}@media (prefers-color-scheme:dark){:root{--accent:${dark}}}
`,
  }
}
