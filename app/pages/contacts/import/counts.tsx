/** Numbers with what each means: of a trial, a result, an undoing. */
import { useNumbers } from '../../../ui/time.tsx'
import css from './import.module.css'

export function Counts({
  counts,
  words,
}: {
  readonly counts: Readonly<Record<string, number>>
  /** In the order in which they are shown. */
  readonly words: Readonly<Record<string, string>>
}) {
  const written = useNumbers()
  return (
    <dl className={css['counts']}>
      {Object.entries(words).map(([name, word]) => (
        <div key={name} className={css['count']}>
          <dt>{word}</dt>
          <dd>{written(counts[name] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  )
}
