/** The colours of workspaces that chose none. */
import { createHash } from 'node:crypto'

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

/** Always the same for an id: the colour, and its number in the list. */
export function accentFor(id: string): { readonly number: number; readonly colour: string } {
  const [byte = 0] = createHash('sha256').update(id).digest()
  const number = byte % ACCENTS.length
  return { number, colour: ACCENTS[number] ?? ACCENTS[0] }
}
