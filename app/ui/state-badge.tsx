/** The state of something in one word, with a colour that means the same everywhere. */
import css from './state-badge.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'quiet'

export function StateBadge({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={css['badge']} data-tone={tone}>
      {children}
    </span>
  )
}
