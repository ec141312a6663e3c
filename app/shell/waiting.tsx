/** Shown when a page takes longer than a moment to arrive. */
import { Loader } from '@mantine/core'
import { useWords } from '../words/language.ts'
import { shellWords } from '../words/shell.ts'

export function Waiting() {
  const words = useWords(shellWords)
  return <Loader size="sm" m="xl" role="status" aria-label={words.waiting} />
}
