/** What a product is called by machines. */
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import css from '../product.module.css'
import { Part } from './part.tsx'

export function IdsPart({ product }: { readonly product: ProductPage }) {
  const { sections } = useWords(productWords)
  const { fields } = useWords(productsWords)
  const facts = [
    [fields.externalId, product.externalId],
    [fields.handle, product.handle],
    [fields.status, product.status],
    [fields.source, product.source],
    [fields.id, product.id],
  ] as const
  return (
    <Part title={sections.ids} product={product} group="ids">
      <dl className={css['facts']}>
        {facts.map(
          ([name, value]) =>
            value && [
              <dt key={name}>{name}</dt>,
              <dd key={`${name} is`}>
                <bdi>{value}</bdi>
              </dd>,
            ],
        )}
      </dl>
    </Part>
  )
}
