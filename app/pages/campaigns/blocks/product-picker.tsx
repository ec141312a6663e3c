/** Products found by what somebody would say, and one of them chosen, or the search itself. */
import { Button, Group, Modal, NumberInput, Text, TextInput } from '@mantine/core'
import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type List } from '../../../api/workspace.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import media from '../../../ui/media/media.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { useLocale } from '../../../words/locale.ts'
import css from './blocks.module.css'

interface Found {
  readonly id: string
  readonly title: string
  readonly price: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
  readonly vendor: string | null
  readonly imageUrl: string | null
}

const FIELDS = ['id', 'title', 'price', 'currency', 'isForSale', 'vendor', 'imageUrl']
const SHOWN = 12

export default function ProductPicker({
  prompt,
  onPick,
  onClose,
}: {
  readonly prompt: string
  readonly onPick: (picked: { readonly text: string; readonly alt?: string }) => void
  readonly onClose: () => void
}) {
  const { product: words } = useWords(blockWords)
  const [typed, setTyped] = useState(prompt)
  const [asked, setAsked] = useState(prompt)
  const [count, setCount] = useState(3)
  const { data } = useProducts(asked)
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.find}
      size="lg"
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(typed.trim())
        }}
      >
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            label={words.prompt}
            placeholder={words.promptHint}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
            flex={1}
          />
          <Button type="submit" variant="default">
            {words.search}
          </Button>
        </Group>
      </form>
      {data?.items.length === 0 && <EmptyState icon="search" title={words.none} text="" />}
      <ul className={css['found']} aria-live="polite">
        {data?.items.map((found) => (
          <li key={found.id}>
            <FoundProduct found={found} onPick={onPick} />
          </li>
        ))}
      </ul>
      {asked && (
        <Group justify="space-between" className={css['live'] ?? ''}>
          <Text size="sm">{words.liveText(String(count))}</Text>
          <Group gap="xs">
            <NumberInput
              aria-label={words.count}
              min={1}
              max={SHOWN}
              value={count}
              onChange={(value) => setCount(Number(value) || 1)}
              w={72}
            />
            <Button onClick={() => onPick({ text: `prompt(${count}): ${asked}` })}>{words.live}</Button>
          </Group>
        </Group>
      )}
    </Modal>
  )
}

function useProducts(prompt: string) {
  const api = useApi()
  const body = { ...(prompt ? { prompt } : {}), fields: FIELDS, offset: 0, limit: SHOWN }
  return useQuery({
    queryKey: [api.key, 'products-search', body],
    queryFn: ({ signal }) => api.post<List<Found>>('/api/products-search', body, { signal }),
    placeholderData: keepPreviousData,
  })
}

function FoundProduct({
  found: { id, title, price, currency, isForSale, vendor, imageUrl },
  onPick,
}: {
  readonly found: Found
  readonly onPick: (picked: { readonly text: string; readonly alt: string }) => void
}) {
  const { product: words } = useWords(blockWords)
  const locale = useLocale()
  const amount =
    price === null
      ? ''
      : price.toLocaleString(
          locale,
          currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
        )
  return (
    <button
      type="button"
      className={css['foundProduct']}
      onClick={() => onPick({ text: `product: ${id}`, alt: title })}
    >
      <Picture url={imageUrl ?? ''} alt="" width={96} className={media['thumbnail']} />
      <span className={css['foundName']}>
        <strong>{title}</strong>
        {vendor && <small>{vendor}</small>}
      </span>
      <span className="figures">{isForSale === false ? words.soldOut : amount}</span>
    </button>
  )
}
