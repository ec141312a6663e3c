/** What a product is and costs, whether it is to be had, and the way to its page. */
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ProductPage } from '../../../../server/app-api/catalog-schemas.ts'
import { useMay } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { productSearchWords } from '../../../words/product-search.ts'
import { productWords } from '../../../words/product.ts'
import { productsWords } from '../../../words/products.ts'
import { useAct, useTuning } from '../../product-search/use-tuning.ts'
import { SectionForm } from '../edit/section-form.tsx'
import { Price } from '../price.tsx'
import css from '../product.module.css'
import { useHide } from '../row-menu.tsx'
import { Missing, Pen, useEditing } from './part.tsx'

interface Given {
  readonly product: ProductPage
}

export function Summary({ product }: Given) {
  const words = useWords(productWords)
  return (
    <section className={css['part']} aria-label={words.sections.basics}>
      <Basics product={product} />
      <PricePart product={product} />
      <Acts product={product} />
      <Text size="xs" c="dimmed" mt="md">
        {words.updated} <RelativeTime at={product.updated} /> · {words.created}{' '}
        <RelativeTime at={product.created} />
      </Text>
    </section>
  )
}

function Basics({ product }: Given) {
  const words = useWords(productWords)
  const { isOpen, open, close, pen } = useEditing()
  if (isOpen) return <SectionForm product={product} group="basics" onDone={close} />
  const kind = [product.vendor, product.type].filter(Boolean)
  return (
    <div className={css['named']}>
      <Text c="dimmed" className={css['title'] ?? ''}>
        <bdi>{kind.length > 0 ? kind.join(' · ') : words.noKind}</bdi>
      </Text>
      <Pen of={words.sections.basics} onOpen={open} pen={pen} />
    </div>
  )
}

function PricePart({ product }: Given) {
  const words = useWords(productWords)
  const { forSale, soldOut } = useWords(productsWords)
  const { isOpen, open, close, pen } = useEditing()
  if (isOpen) {
    return (
      <div className={css['priced']}>
        <SectionForm product={product} group="price" onDone={close} />
      </div>
    )
  }
  const { price, originalPrice, isForSale } = product
  const off =
    price !== null && originalPrice !== null && originalPrice > price
      ? Math.round((1 - price / originalPrice) * 100)
      : 0
  return (
    <div className={css['priced']}>
      <div>
        {price === null ? (
          <Missing title={words.noPrice} text={words.noPriceHint} />
        ) : (
          <div className={css['amount']}>
            <Price of={product} />
            {off > 0 && <StateBadge tone="bad">{words.sale(String(off))}</StateBadge>}
          </div>
        )}
        {isForSale !== null && (
          <StateBadge tone={isForSale ? 'good' : 'quiet'}>{isForSale ? forSale : soldOut}</StateBadge>
        )}
      </div>
      <Pen of={words.sections.price} onOpen={open} pen={pen} />
    </div>
  )
}

function Acts({ product: { id, title, url, isHidden } }: Given) {
  const words = useWords(productWords)
  const { hidden } = useWords(productSearchWords)
  const mayWrite = useMay('products:write')
  const { hide: change } = useTuning()
  const { act } = useAct()
  const hide = useHide()
  const showAgain = () =>
    act(async () => {
      await change({ productIds: [id], isHidden: false })
      notifications.show({ message: hidden.shown(title) })
    })
  return (
    <Group gap="xs" mt="md">
      {url !== null && (
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<Icon name="link" size={16} />}
        >
          {words.visit}
        </Button>
      )}
      {isHidden && <StateBadge tone="warn">{words.hidden}</StateBadge>}
      {mayWrite && (
        <Button variant="default" onClick={() => (isHidden ? showAgain() : hide(id, title))}>
          {isHidden ? words.showAgain : words.hide}
        </Button>
      )}
    </Group>
  )
}
