/** The collections that products are in. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useHere, useList } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable, type Column } from '../../ui/list/data-table.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { PAGE_ROWS, pageOf, withChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { ProductPlaces } from '../products/product-places.tsx'
import { CollectionButton } from './collection-form.tsx'
import type { Collection } from './use-collections.ts'

const route = getRouteApi('/w/$handle/collections')

export function CollectionsPage() {
  const { collections: words, fields } = useWords(productsWords)
  const { handle } = useHere().workspace
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { filter, offset, limit } = pageOf(search)
  const { data, error, isPlaceholderData, refetch } = useList<Collection>('/api/collections', {
    filter,
    offset,
    limit,
  })
  const columns: readonly Column<Collection>[] = [
    {
      id: 'title',
      title: fields.title,
      phone: true,
      cell: ({ id, title }) => (
        <Link to="/w/$handle/collections/$id" params={{ handle, id }}>
          {title}
        </Link>
      ),
    },
    { id: 'externalId', title: fields.externalId, cell: ({ externalId }) => externalId },
    {
      id: 'updated',
      title: fields.updated,
      align: 'right',
      phone: true,
      cell: ({ updated }) => <RelativeTime at={updated} />,
    },
  ]
  return (
    <Page title={words.title} action={<CollectionButton collection={undefined} />}>
      <ProductPlaces />
      <DataTable
        label={words.title}
        columns={columns}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        onSort={() => undefined}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="products" {...words.empty} />}
      />
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={search.page ?? 1}
          rows={PAGE_ROWS}
          onPage={(page) => void navigate({ search: withChange(search, { page }) })}
        />
      )}
    </Page>
  )
}
