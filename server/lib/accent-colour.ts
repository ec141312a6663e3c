/** The colours of workspaces that chose none. */
import { createHash } from 'node:crypto'
import { normalized } from './text.ts'

/** White on each of them has a contrast of 4.5:1 or more; the stylesheet of the pages has the same ones in the same order. */
const ACCENTS = [
  '#1d5fd1',
  '#0b7285',
  '#2b7a3d',
  '#8a5a00',
  '#b4440e',
  '#b8255f',
  '#6b46c1',
  '#44546a',
] as const

/**
 * Always the same for a name, however it is written, in every installation: the colour, and its number in the list. So a
 * workspace that is set up again, elsewhere or from a backup, looks as it did.
 */
export function accentFor(name: string): { readonly number: number; readonly colour: string } {
  const [byte = 0] = createHash('sha256').update(normalized(name.trim(), 'NFC').toLowerCase()).digest()
  const number = byte % ACCENTS.length
  return { number, colour: ACCENTS[number] ?? ACCENTS[0] }
}
