/** A product in one line: picture, name, price. */
import type { ReactNode } from 'react'
import { Picture } from '../media/picture.tsx'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import css from './product-line.module.css'
import { usePrices } from './use-prices.ts'

export interface LineProduct {
  readonly id: string
  readonly title: string
  readonly imageUrl: string | null
  readonly price: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
}

export function ProductLine({
  product: { title, imageUrl, price, currency, isForSale },
  note,
  children,
}: {
  readonly product: LineProduct
  /** What is to be known of it, below its name. */
  readonly note?: string | undefined
  readonly children?: ReactNode
}) {
  const { soldOut } = useWords(uiWords)
  const written = usePrices()
  return (
    <span className={css['line']}>
      <Picture url={imageUrl ?? ''} alt="" width={96} className={css['small']} />
      <span className={css['name']}>
        <bdi>{title}</bdi>
        {note !== undefined && <small>{note}</small>}
      </span>
      <span className="figures">{isForSale === false ? soldOut : written(price, currency)}</span>
      {children}
    </span>
  )
}
