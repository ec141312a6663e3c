/** Pictures side by side, of which one is opened or chosen. */
import type { MediaRecord } from '../../../server/app-api/media-schemas.ts'
import { useWords } from '../../words/language.ts'
import { mediaWords } from '../../words/media.ts'
import css from './media.module.css'

export function MediaTiles({
  items,
  chosen,
  isStale,
  onChoose,
}: {
  readonly items: readonly MediaRecord[]
  /** Where one of them is pressed, and the others are not. */
  readonly chosen?: string | null
  readonly isStale: boolean
  readonly onChoose: (record: MediaRecord) => void
}) {
  const words = useWords(mediaWords)
  return (
    <ul className={css['grid']} data-stale={isStale || undefined} aria-label={words.title}>
      {items.map((record) => {
        const { id, name, alt, thumbnail, focus, width, height } = record
        return (
          <li key={id}>
            <button
              type="button"
              className={css['tile']}
              onClick={() => onChoose(record)}
              {...(chosen === undefined ? {} : { 'aria-pressed': chosen === id })}
            >
              <img
                src={thumbnail.path}
                alt=""
                width={thumbnail.width}
                height={thumbnail.height}
                loading="lazy"
                style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
              />
              <span>
                <strong>{name || words.unnamed}</strong>
                <small data-missing={alt === null || undefined}>
                  {alt === null ? words.altMissing : alt || words.size(String(width), String(height))}
                </small>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
