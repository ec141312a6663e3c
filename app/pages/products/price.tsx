/** What a product costs, and before it what it did cost where it is on sale. */
import { usePrices } from '../../ui/products/use-prices.ts'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import css from './products.module.css'

interface Priced {
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currency: string | null
}

export function Price({ of: { price, originalPrice, currency } }: { readonly of: Priced }) {
  const { row: words, fields } = useWords(productsWords)
  const written = usePrices()
  if (price === null) return null
  const isOnSale = originalPrice !== null && originalPrice > price
  return (
    <span className={css['price']} data-sale={isOnSale || undefined}>
      {isOnSale && (
        <>
          <span className="visually-hidden">{fields.originalPrice}</span>
          <s>{written(originalPrice, currency)}</s>
        </>
      )}
      <span>{price === 0 ? words.free : written(price, currency)}</span>
    </span>
  )
}
