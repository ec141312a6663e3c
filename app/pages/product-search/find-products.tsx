/** Products found by what somebody would say, some of them chosen. */
import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type List } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { ProductLine, type LineProduct } from '../../ui/products/product-line.tsx'
import css from './product-search.module.css'

const SHOWN = 20
const FIELDS = ['id', 'title', 'imageUrl', 'price', 'currency', 'isForSale']

interface Given {
  readonly chosen: readonly LineProduct[]
  readonly onChange: (chosen: readonly LineProduct[]) => void
  /** Are there already: they are shown, and not chosen again. */
  readonly already?: ReadonlySet<string>
  /** To begin with. */
  readonly prompt?: string
}

export function FindProducts({ chosen, onChange, already = new Set(), prompt = '' }: Given) {
  const { find: words } = useWords(productSearchWords)
  const [typed, setTyped] = useState(prompt)
  const [asked, setAsked] = useState(prompt)
  const { data } = useFound(asked)
  const ids = new Set(chosen.map(({ id }) => id))
  const toggle = (product: LineProduct) =>
    onChange(ids.has(product.id) ? chosen.filter(({ id }) => id !== product.id) : [...chosen, product])
  return (
    <div>
      <Group align="end" gap="xs" wrap="nowrap" role="search">
        <TextInput
          label={words.label}
          placeholder={words.hint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // The form around it is not sent by it.
            event.preventDefault()
            setAsked(typed.trim())
          }}
          flex={1}
        />
        <Button variant="default" onClick={() => setAsked(typed.trim())}>
          {words.search}
        </Button>
      </Group>
      {chosen.length > 0 && (
        <ul className={css['chosen']} aria-label={words.chosenLabel}>
          {chosen.map((product) => (
            <li key={product.id}>
              <bdi>{product.title}</bdi>
              <button type="button" aria-label={words.takeOut(product.title)} onClick={() => toggle(product)}>
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={css['found']} aria-live="polite">
        {data?.items.map((product) => (
          <li key={product.id}>
            <Checkbox
              checked={ids.has(product.id) || already.has(product.id)}
              disabled={already.has(product.id)}
              onChange={() => toggle(product)}
              aria-label={words.choose(product.title)}
            />
            <ProductLine product={product} note={already.has(product.id) ? words.already : undefined} />
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && <Text c="dimmed">{words.none}</Text>}
    </div>
  )
}

function useFound(prompt: string) {
  const api = useApi()
  const body = { ...(prompt ? { prompt } : {}), fields: FIELDS, offset: 0, limit: SHOWN }
  return useQuery({
    queryKey: [api.key, '/api/products', 'find', body],
    queryFn: ({ signal }) => api.post<List<LineProduct>>('/api/products-search', body, { signal }),
    placeholderData: keepPreviousData,
  })
}
