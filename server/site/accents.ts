/** The one colour of a workspace's pages and pictures, until it chooses its own. */
import { createHash } from 'node:crypto'

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

export interface Accent {
  readonly number: number
  readonly colour: string
}

/** Always the same for a workspace. */
export function accentOf(workspaceId: string): Accent {
  const [byte = 0] = createHash('sha256').update(workspaceId).digest()
  const number = byte % COLOURS.length
  return { number, colour: COLOURS[number] ?? COLOURS[0] }
}
