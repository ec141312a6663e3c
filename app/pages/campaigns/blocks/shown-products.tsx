/** What a block's reference shows as things are now: whoever writes a letter sees which products its readers see. */
import { Text } from '@mantine/core'
import { isForSale } from '../../../../server/lib/for-sale.ts'
import { ProductLine } from '../../../ui/products/product-line.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import css from './blocks.module.css'
import type { Reference } from './product-reference.ts'
import { named, useFound, type Found } from './use-found.ts'

/** Of those a search finds: what is not for sale is passed over. */
const LOOKED_THROUGH = 50

export function ShownProducts({
  reference,
  title,
}: {
  readonly reference: Reference
  /** Said of it until its product is known. */
  readonly title: string
}) {
  const { product: words } = useWords(blockWords)
  const isNamed = reference.kind === 'product'
  const { data } = useFound(isNamed ? named(reference.name) : { prompt: reference.prompt }, LOOKED_THROUGH)
  const items = data?.items ?? []
  const found = isNamed
    ? firstOf(items, reference.name)
    : items.filter(isForSale).slice(0, Number(reference.count))
  return (
    <div>
      {(!isNamed || found.length === 0) && <Text fw={600}>{title}</Text>}
      <ul className={css['shown']}>
        {found.map((product) => (
          <li key={product.id}>
            <ProductLine product={product} note={product.vendor ?? undefined} />
          </li>
        ))}
      </ul>
      {data && found.length === 0 ? (
        <Text size="sm" c="var(--warn)">
          {isNamed ? words.missing : words.foundNothing}
        </Text>
      ) : (
        <Text size="sm" c="dimmed">
          {isNamed ? words.chosenText : words.liveText(reference.count)}
        </Text>
      )}
    </div>
  )
}

/** Its id before its external id before its handle, as when the letter is made. */
function firstOf(items: readonly Found[], name: string): readonly Found[] {
  const by = (test: (product: Found) => boolean) => items.find(test)
  const first =
    by(({ id }) => id === name.toLowerCase()) ?? by(({ externalId }) => externalId === name) ?? items[0]
  return first ? [first] : []
}
