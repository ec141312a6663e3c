/** Which products come first for a prompt, put in order by hand. */
import { Button, Skeleton, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getRouteApi } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { PinnedPrompt, ProductCard } from '../../../server/app-api/search-schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { OrderedList } from '../../ui/ordered-list.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { PinDialog } from './pin-form.tsx'
import { ProductLine } from '../../ui/products/product-line.tsx'
import css from './product-search.module.css'
import { useAct, usePins, useTuning } from './use-tuning.ts'

const route = getRouteApi('/w/$handle/products/search')

export function AddPins() {
  const { pins: words } = useWords(productSearchWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
      <PinDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

export function Pins() {
  const { pins: words } = useWords(productSearchWords)
  const { prompt } = route.useSearch()
  const { data, error } = usePins(prompt)
  if (error) return <Text role="alert">{error.message}</Text>
  if (!data) return <Skeleton height={160} />
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {words.intro}
      </Text>
      {data.items.length === 0 ? (
        <EmptyState icon="products" {...words.empty} action={<AddPins />} />
      ) : (
        <div className={css['pins']}>
          {data.items.map((pinned) => (
            <PromptCard key={pinned.prompt} pinned={pinned} />
          ))}
        </div>
      )}
    </>
  )
}

function PromptCard({ pinned }: { readonly pinned: PinnedPrompt }) {
  const { pins: words, tryIt, tryOf } = useWords(productSearchWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('products:write')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { prompt } = pinned
  return (
    <section className={css['card']} aria-labelledby={id}>
      <header>
        <Title order={2} id={id} size="h3">
          {prompt}
        </Title>
        <LinkButton
          to="/w/$handle/products"
          params={{ handle }}
          search={{ prompt }}
          size="xs"
          variant="subtle"
          aria-label={tryOf(prompt)}
        >
          {tryIt}
        </LinkButton>
      </header>
      {mayWrite ? <Ordered pinned={pinned} /> : <Listed products={pinned.products} />}
      {mayWrite && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Icon name="plus" size={16} />}
          aria-label={words.moreOf(prompt)}
          onClick={() => setOpen(true)}
        >
          {words.more}
        </Button>
      )}
      <PinDialog isOpen={isOpen} onClose={() => setOpen(false)} pinned={pinned} />
    </section>
  )
}

function Listed({ products }: { readonly products: readonly ProductCard[] }) {
  const { pins: words } = useWords(productSearchWords)
  return (
    <ol className={css['listed']}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductLine product={product} note={product.isHidden ? words.hidden : undefined} />
        </li>
      ))}
    </ol>
  )
}

/** Shown in its new order at once; a refusal brings the old one back. */
function Ordered({ pinned: { prompt, products } }: { readonly pinned: PinnedPrompt }) {
  const { pins: words } = useWords(productSearchWords)
  const { pin } = useTuning()
  const { act } = useAct()
  const [wished, setWished] = useState<readonly ProductCard[]>()
  const save = (next: readonly ProductCard[], message: string) => {
    setWished(next)
    act(async () => {
      try {
        await pin({ prompt, productIds: next.map(({ id }) => id) })
        notifications.show({ message })
      } finally {
        setWished(undefined)
      }
    })
  }
  const shown = wished ?? products
  return (
    <OrderedList
      label={words.order(prompt)}
      items={shown}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      onOrder={(next) => save(next, words.moved)}
    >
      {(product) => (
        <ProductLine product={product} note={product.isHidden ? words.hidden : undefined}>
          <Button
            size="xs"
            variant="subtle"
            px={6}
            aria-label={words.unpinOf(product.title, prompt)}
            onClick={() =>
              save(
                shown.filter(({ id }) => id !== product.id),
                words.unpinned(product.title),
              )
            }
          >
            <Icon name="close" size={16} />
          </Button>
        </ProductLine>
      )}
    </OrderedList>
  )
}
