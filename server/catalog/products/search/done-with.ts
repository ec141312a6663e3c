/** What people do, said of a thing: the fishing of "a chair for fishing". Pure. */
import { isNeed } from '../prompt/departments/tables.ts'
import { doingOf } from '../prompt/taste-forms.ts'
import { helpOf } from './meaning-lexemes.ts'
import type { Term } from './wish-terms.ts'

/** A thing says so in any language, or is one of those that are for it. */
export function doneWith(term: Term): Term {
  const [word = ''] = term.words
  const isSaid = (term.concepts ?? []).length > 0 || term.words.length > 1
  const doing = isSaid ? undefined : doingOf(word)
  if (doing === undefined) return term
  const { need, forms } = doing
  return { ...term, also: forms, concepts: isNeed(need) ? [helpOf(need)] : [] }
}
