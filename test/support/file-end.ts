/** What is to end when the tests of a file are over, whoever began it: also where a process runs several files. */
import { after } from 'node:test'

type End = () => unknown

const ends = new Set<End>()
const isInTurn = 'TIDINGS_TEST_TURNS' in process.env
if (!isInTurn) after(() => endFile())

/** Calls it after each file whose tests this process runs. */
export function atFileEnd(end: End): void {
  ends.add(end)
}

/** For what runs the file: a process of the file's own calls it by itself. */
export async function endFile(): Promise<void> {
  for (const end of ends) await end()
}
