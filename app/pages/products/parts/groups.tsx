/** The collections a product is in and its tags, as chips. */
import { Link } from '@tanstack/react-router'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useHere } from '../../../api/workspace.tsx'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import css from '../product.module.css'
import { Missing, Part } from './part.tsx'

export function GroupsPart({ product }: { readonly product: ProductPage }) {
  const { sections, missing } = useWords(productWords)
  const { fields, collections: words } = useWords(productsWords)
  const { handle } = useHere().workspace
  const { collections, tags } = product
  return (
    <Part title={sections.groups} product={product} group="groups">
      {collections.length + tags.length === 0 && <Missing title={missing.groups} text={missing.groupsHint} />}
      {collections.length > 0 && (
        <ul className={css['chips']} aria-label={words.title}>
          {collections.map(({ id, title }) => (
            <li key={id} data-link>
              <Link to="/w/$handle/collections/$id" params={{ handle, id }}>
                <bdi>{title}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <ul className={css['chips']} aria-label={fields.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
