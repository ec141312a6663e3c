/** Whether what is typed is kept: "Saved 10:42". Heard, too, without taking the focus. */
import { useHere } from '../api/workspace.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import { uiWords } from '../words/ui.ts'
import css from './save-state.module.css'
import { written } from './time-words.ts'

export type Saving =
  | { readonly state: 'unsaved' | 'saving' | 'failed' }
  /** ISO 8601. */
  | { readonly state: 'saved'; readonly at: string }

export function SaveState({ saving }: { readonly saving: Saving }) {
  const { save: words } = useWords(uiWords)
  const { timezone } = useHere().workspace
  const language = useLanguage()
  const text =
    saving.state === 'saved'
      ? words.saved(written(saving.at, { language, timezone, style: 'time' }))
      : words[saving.state]
  return (
    <span role="status" className={css['state']} data-state={saving.state}>
      {text}
    </span>
  )
}
