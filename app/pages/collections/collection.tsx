/** One collection and the products in it. */
import { getRouteApi } from '@tanstack/react-router'
import { useList } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { PAGE_ROWS, pageOf, withChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { useProductColumns } from '../products/columns.tsx'
import type { Product } from '../products/use-products.ts'
import { CollectionButton } from './collection-form.tsx'
import { useCollection, type Collection } from './use-collections.ts'

const route = getRouteApi('/w/$handle/collections/$id')

export function CollectionPage() {
  const { collections: words } = useWords(productsWords)
  const { data: collection, error } = useCollection(route.useParams().id)
  return (
    <Page
      title={collection?.title ?? words.title}
      action={collection && <CollectionButton collection={collection} />}
    >
      {collection ? (
        <Products of={collection} />
      ) : (
        (collection === null || error) && (
          <EmptyState icon="products" title={words.missing} text={error?.message ?? ''} />
        )
      )}
    </Page>
  )
}

function Products({ of: { title } }: { readonly of: Collection }) {
  const { collections: words } = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { offset, limit } = pageOf(search)
  const filter = `collections eq '${title.replaceAll("'", "''")}'`
  const { data, error, isPlaceholderData, refetch } = useList<Product>('/api/products', {
    filter,
    offset,
    limit,
  })
  // The list of products is in its own order.
  const columns = useProductColumns().map(({ sort: _sort, ...column }) => column)
  return (
    <>
      <DataTable<Product>
        label={words.products}
        columns={columns}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        nameOf={(product) => product.title}
        onSort={() => undefined}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon="products" {...words.bare} />}
      />
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={search.page ?? 1}
          rows={PAGE_ROWS}
          onPage={(page) => void navigate({ search: withChange(search, { page }) })}
        />
      )}
    </>
  )
}
