/** Who wrote a version, in words. */
import type { Version } from '../../../../server/app-api/version-schemas.ts'
import { historyWords } from '../../../words/campaigns-history.ts'
import { useWords } from '../../../words/language.ts'

export function Writer({ version: { by } }: { readonly version: Version }) {
  const words = useWords(historyWords)
  if (by === null) return words.nobody
  if (by.kind === 'key') return by.name === null ? words.program : words.programNamed(by.name)
  return by.name ?? words.gone
}
