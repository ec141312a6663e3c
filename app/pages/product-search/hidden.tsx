/** Products that no search finds. */
import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getRouteApi } from '@tanstack/react-router'
import { useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DataTable, type Column } from '../../ui/list/data-table.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { PAGE_ROWS, pageOf } from '../../ui/list/search.ts'
import { useWords } from '../../words/language.ts'
import { productSearchWords } from '../../words/product-search.ts'
import { useProductColumns } from '../products/columns.tsx'
import type { Product } from '../products/use-products.ts'
import { readTuningSearch } from './search.ts'
import { HIDDEN, useAct, useTuning } from './use-tuning.ts'

const route = getRouteApi('/w/$handle/products/search')

export function Hidden() {
  const { hidden: words } = useWords(productSearchWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMay('products:write')
  const { data, error, isPlaceholderData, refetch } = useList<Product>(HIDDEN, pageOf(search))
  const columns: readonly Column<Product>[] = [
    ...useProductColumns(),
    ...(mayWrite
      ? [
          {
            id: 'act',
            title: words.act,
            align: 'right' as const,
            phone: true,
            cell: (product: Product) => <ShowAgain product={product} />,
          },
        ]
      : []),
  ]
  return (
    <>
      <Text c="dimmed" size="sm" mb="md" maw={640}>
        {words.intro}
      </Text>
      <DataTable
        label={words.label}
        columns={columns}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        sort={search.sort}
        onSort={(sort) => void navigate({ search: readTuningSearch({ tab: 'hidden', sort }) })}
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
          onPage={(page) => void navigate({ search: readTuningSearch({ ...search, page }) })}
        />
      )}
    </>
  )
}

function ShowAgain({ product: { id, title } }: { readonly product: Product }) {
  const { hidden: words } = useWords(productSearchWords)
  const { hide } = useTuning()
  const { act, isPending } = useAct()
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      aria-label={words.showOf(title)}
      onClick={() =>
        act(async () => {
          await hide({ productIds: [id], isHidden: false })
          notifications.show({ message: words.shown(title) })
        })
      }
    >
      {words.show}
    </Button>
  )
}
