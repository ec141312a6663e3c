/** The text of a product, in a frame that runs nothing. */
import { useComputedColorScheme } from '@mantine/core'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useWords } from '../../../words/language.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import { MailFrame } from '../../campaigns/mail-frame.tsx'
import { Missing, Part } from './part.tsx'

export function TextPart({ product }: { readonly product: ProductPage }) {
  const { frame } = useWords(productsWords)
  const { sections, missing } = useWords(productWords)
  const isDark = useComputedColorScheme() === 'dark'
  const html = product.bodyHtml ?? ''
  return (
    <Part title={sections.text} product={product} group="text">
      {html === '' ? (
        <Missing title={missing.text} text={missing.textHint} />
      ) : (
        <MailFrame html={html} isDark={isDark} isPage isBare width={0} title={frame(product.title)} />
      )}
    </Part>
  )
}
