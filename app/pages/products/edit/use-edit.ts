/** What is asked of the fields of a product before they are sent. */
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import { faultOf } from './properties.ts'
import type { Values } from './values.ts'

export function useValidate(): (values: Values) => { [Name in keyof Values]?: string } {
  const words = useWords(productsWords)
  const { faults } = useWords(productWords)
  return ({ title, price, originalPrice, currency, url, imageUrl, customProperties }) => ({
    ...(title.trim() ? {} : { title: words.titleMissing }),
    ...(isAmount(price) ? {} : { price: faults.amount }),
    ...(isAmount(originalPrice) ? {} : { originalPrice: faults.amount }),
    ...(/^\s*([A-Za-z]{3})?\s*$/.test(currency) ? {} : { currency: faults.currency }),
    ...(isAddress(url) ? {} : { url: faults.address }),
    ...(isAddress(imageUrl) ? {} : { imageUrl: faults.address }),
    ...(customProperties.every((row) => faultOf(row, customProperties) === undefined)
      ? {}
      : { customProperties: faults.properties }),
  })
}

function isAmount(value: number | string): boolean {
  return value === '' || (Number.isFinite(Number(value)) && Number(value) >= 0)
}

function isAddress(text: string): boolean {
  return text.trim() === '' || /^https?:$/.test(URL.parse(text.trim())?.protocol ?? '')
}
