/** Products found by what somebody would say, and one of them chosen, or the search itself. */
import { Button, Group, Modal, NumberInput, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProductLine } from '../../../ui/products/product-line.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import css from './blocks.module.css'
import { useFound, type Found } from './use-found.ts'

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
  const { data } = useFound(asked ? { prompt: asked } : {}, SHOWN)
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

function FoundProduct({
  found,
  onPick,
}: {
  readonly found: Found
  readonly onPick: (picked: { readonly text: string; readonly alt: string }) => void
}) {
  const { id, title, vendor } = found
  return (
    <button
      type="button"
      className={css['foundProduct']}
      onClick={() => onPick({ text: `product: ${id}`, alt: title })}
    >
      <ProductLine product={found} note={vendor ?? undefined} />
    </button>
  )
}
