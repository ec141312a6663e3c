/** The pictures of a product: one large, the others below to choose from. */
import { Text } from '@mantine/core'
import { useState } from 'react'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { SectionForm } from '../edit/section-form.tsx'
import css from '../product.module.css'
import { Pen, useEditing } from './part.tsx'

interface Given {
  readonly product: ProductPage
  readonly pictures: readonly string[]
}

export function Gallery({ product, pictures }: Given) {
  const words = useWords(productWords)
  const { isOpen, open, close, pen } = useEditing()
  const [chosen, setChosen] = useState(0)
  const shown = pictures[chosen] ?? pictures[0]
  return (
    <section aria-label={words.pictures(product.title)} className={css['pictures']}>
      {shown === undefined ? (
        <div className={css['noPicture']}>
          <Icon name="media" size={36} />
          <Text fw={550}>{words.missing.picture}</Text>
          <Text c="dimmed" size="sm" maw={320}>
            {words.missing.pictureHint}
          </Text>
        </div>
      ) : (
        <Picture
          key={shown}
          url={shown}
          alt={words.picture(String(Math.max(chosen, 0) + 1), product.title)}
          width={1280}
          className={css['large']}
        />
      )}
      {pictures.length > 1 && (
        <ul className={css['thumbs']}>
          {pictures.map((url, at) => (
            <li key={url}>
              <button
                type="button"
                aria-pressed={url === shown}
                aria-label={words.picture(String(at + 1), product.title)}
                onClick={() => setChosen(at)}
              >
                <Picture url={url} alt="" width={160} className={css['thumb']} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <div className={css['underPicture']}>
          <SectionForm product={product} group="picture" onDone={close} />
        </div>
      ) : (
        <div className={css['penPlace']}>
          <Pen of={words.sections.picture} onOpen={open} pen={pen} />
        </div>
      )}
    </section>
  )
}
