/** What a product is found by, besides its own words. */
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useHere } from '../../../api/workspace.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import css from '../product.module.css'
import { Part } from './part.tsx'

export function FoundBy({ product }: { readonly product: ProductPage }) {
  const { sections, found: words } = useWords(productWords)
  const { handle } = useHere().workspace
  const { pinnedFor, foundBy, isHidden } = product
  const kinds = [
    [words.ownWords, foundBy.ownWords],
    [words.alsoCalled, foundBy.alsoCalled],
    [words.traits, foundBy.traits],
    [words.codes, foundBy.codes],
  ] as const
  const isBare = pinnedFor.length === 0 && kinds.every(([, list]) => list.length === 0)
  return (
    <Part title={sections.found} product={product}>
      <Text size="sm" c="dimmed" mb="xs">
        {isHidden ? words.isHidden : isBare ? words.none : words.intro}
      </Text>
      {!isHidden && (
        <dl className={css['finds']}>
          {pinnedFor.length > 0 && (
            <>
              <dt>{words.pins}</dt>
              <dd>
                {pinnedFor.map((prompt) => (
                  <Link key={prompt} to="/w/$handle/products" params={{ handle }} search={{ prompt }}>
                    {prompt}
                  </Link>
                ))}
              </dd>
            </>
          )}
          {kinds.map(
            ([name, list]) =>
              list.length > 0 && [
                <dt key={name}>{name}</dt>,
                <dd key={`${name} are`}>
                  {list.map((word) => (
                    <span key={word}>{word}</span>
                  ))}
                </dd>,
              ],
          )}
        </dl>
      )}
      <Link
        to="/w/$handle/products/search"
        params={{ handle }}
        search={{ tab: isHidden ? 'hidden' : 'words' }}
        className={css['onward'] ?? ''}
      >
        {words.tune}
      </Link>
    </Part>
  )
}
