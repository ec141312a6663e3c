/** Prices as the reader's language writes them. */
import { useLocale } from '../../words/locale.ts'

/** As it is written in the locale; empty for none. */
export function usePrices(): (price: number | null, currency: string | null) => string {
  const locale = useLocale()
  return (price, currency) =>
    price === null
      ? ''
      : price.toLocaleString(
          locale,
          currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
        )
}
