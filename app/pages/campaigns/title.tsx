/** The title as a heading that is typed into, as high as its words. */
import { Input } from '@mantine/core'
import { useId } from 'react'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { tooLong } from './too-long.ts'
import css from './composer.module.css'

/** As the API has it, in code points. */
const MOST = 45

export function Title({
  title,
  onTitle,
  onEnter,
}: {
  readonly title: string
  readonly onTitle: (title: string) => void
  readonly onEnter: () => void
}) {
  const words = useWords(composerWords)
  const faultId = useId()
  const fault = tooLong(title, MOST, words.details.long)
  return (
    <h1 className={css['title']}>
      <span className={css['grown']} data-words={title || words.title}>
        <textarea
          rows={1}
          dir="auto"
          aria-label={words.title}
          placeholder={words.title}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : faultId}
          value={title}
          onChange={(event) => onTitle(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
        />
      </span>
      {fault !== undefined && <Input.Error id={faultId}>{fault}</Input.Error>}
    </h1>
  )
}
