/** Products, browsed and found by what a shopper would say. */
import { Button, Group, TextInput } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import type { Column } from '../../ui/list/column.ts'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { productsWords } from '../../words/products.ts'
import { usePins } from '../product-search/use-tuning.ts'
import { WordDialog } from '../product-search/word-form.tsx'
import { useProductColumns } from './columns.tsx'
import { HowRead } from './how-read.tsx'
import { marksOf } from './interpretation.ts'
import { ProductPlaces } from './product-places.tsx'
import { RowMenu } from './row-menu.tsx'
import { readProductSearch } from './search.ts'
import { useProducts, type Found } from './use-products.ts'

const route = getRouteApi('/w/$handle/products')

export function ProductsPage() {
  const words = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useProducts(search)
  const { data, isPlaceholderData } = list
  const { prompt } = search
  return (
    <Page title={words.title} action={<AddProduct />}>
      <ProductPlaces />
      <PromptForm
        key={prompt}
        prompt={prompt ?? ''}
        onAsk={(asked) => void navigate({ search: readProductSearch({ prompt: asked }) })}
      />
      {prompt !== undefined && data && !isPlaceholderData && (
        <HowRead header={data.reading} prompt={prompt} />
      )}
      <PagedTable
        list={list}
        search={search}
        onChange={({ sort = search.sort, page }) =>
          void navigate({ search: readProductSearch({ prompt, sort, page }) })
        }
        label={words.title}
        columns={useFoundColumns(prompt, data?.reading ?? '')}
        nameOf={({ title }) => title}
        empty={
          <EmptyState
            icon={prompt === undefined ? 'products' : 'search'}
            {...(prompt === undefined ? words.empty : words.noMatch)}
            action={prompt === undefined ? <AddProduct /> : <TeachWord prompt={prompt} />}
          />
        }
      />
    </Page>
  )
}

/** Beside what a prompt found stands what can be said of it. */
function useFoundColumns(prompt: string | undefined, reading: string): readonly Column<Found>[] {
  const { row: words } = useWords(productsWords)
  const mayWrite = useMay('products:write')
  const { data } = usePins(prompt ?? '')
  const pinned = new Set(data?.items[0]?.products.map(({ id }) => id))
  const columns: readonly Column<Found>[] = useProductColumns(marksOf(reading), pinned)
  if (prompt === undefined || !mayWrite) return columns
  return [
    ...columns,
    {
      id: 'act',
      title: words.act,
      align: 'right',
      narrow: 'stays',
      cell: (product) => <RowMenu product={product} prompt={prompt} />,
    },
  ]
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

/** Where nothing was found: which word it was. */
function TeachWord({ prompt }: { readonly prompt: string }) {
  const { missed: words } = useWords(productSearchWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.teach}
      </Button>
      <WordDialog isOpen={isOpen} onClose={() => setOpen(false)} prompt={prompt} />
    </>
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
      <Group align="end" gap="xs" mb="sm" maw={640}>
        <TextInput
          label={words.prompt}
          placeholder={words.promptHint}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          flex="1 1 220px"
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
