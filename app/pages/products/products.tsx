/** Products, browsed and found by what a shopper would say. */
import { Button, Group, Text, TextInput } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { PAGE_ROWS } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { useProductColumns } from './columns.tsx'
import { readingsOf, type Reading } from './interpretation.ts'
import { ProductPlaces } from './product-places.tsx'
import css from './products.module.css'
import { readProductSearch } from './search.ts'
import { useProducts } from './use-products.ts'

const route = getRouteApi('/w/$handle/products')

export function ProductsPage() {
  const words = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useProducts(search)
  const { prompt, sort, page = 1 } = search
  return (
    <Page title={words.title} action={<AddProduct />}>
      <ProductPlaces />
      <PromptForm
        key={prompt}
        prompt={prompt ?? ''}
        onAsk={(asked) => void navigate({ search: readProductSearch({ prompt: asked }) })}
      />
      {prompt !== undefined && data && !isPlaceholderData && <HowRead header={data.reading} />}
      <DataTable
        label={words.title}
        columns={useProductColumns()}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={sort}
        onSort={(sort) => void navigate({ search: readProductSearch({ prompt, sort }) })}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={prompt === undefined ? 'products' : 'search'}
            {...(prompt === undefined ? words.empty : words.noMatch)}
          />
        }
      />
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={page}
          rows={PAGE_ROWS}
          onPage={(page) => void navigate({ search: readProductSearch({ prompt, sort, page }) })}
        />
      )}
    </Page>
  )
}

function AddProduct() {
  const words = useWords(productsWords)
  const { handle } = useHere().workspace
  if (!useMay('products:write')) return null
  return (
    <LinkButton to="/w/$handle/products/new" params={{ handle }} leftSection={<Icon name="plus" />}>
      {words.add}
    </LinkButton>
  )
}

function PromptForm({
  prompt,
  onAsk,
}: {
  readonly prompt: string
  readonly onAsk: (prompt: string) => void
}) {
  const words = useWords(productsWords)
  const [typed, setTyped] = useState(prompt)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onAsk(typed.trim())
      }}
    >
      <Group align="end" gap="xs" mb="sm" wrap="nowrap" maw={640}>
        <TextInput
          label={words.prompt}
          placeholder={words.promptHint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          flex={1}
        />
        <Button type="submit" variant="default">
          {words.search}
        </Button>
        {prompt && (
          <Button variant="subtle" onClick={() => onAsk('')}>
            {words.clear}
          </Button>
        )}
      </Group>
    </form>
  )
}

/** What the prompt was understood as, in chips. */
function HowRead({ header }: { readonly header: string }) {
  const { reading: words } = useWords(productsWords)
  return (
    <div className={css['reading']} role="status">
      <Text size="sm" c="dimmed">
        {words.label}
      </Text>
      <ul>
        {readingsOf(header).map((reading) => (
          <li key={reading.key}>{sentenceOf(reading, words)}</li>
        ))}
      </ul>
    </div>
  )
}

function sentenceOf({ key, values }: Reading, words: (typeof productsWords)['en']['reading']): string {
  const name = key.replace(/^any-\d+$/, 'any')
  const spoken: Readonly<Record<string, (value: string) => string>> = words.said
  const isNo = values[0] === '?0'
  const sentence = spoken[isNo ? `no-${name}` : name]
  return sentence ? sentence(values.join(', ')) : [key, ...values].join(' ')
}
