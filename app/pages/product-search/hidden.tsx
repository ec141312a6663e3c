/** Products that no search finds. */
import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getRouteApi } from '@tanstack/react-router'
import { useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from '../../ui/list/column.ts'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { pageOf } from '../../ui/list/search.ts'
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
  const list = useList<Product>(HIDDEN, pageOf(search))
  const columns: readonly Column<Product>[] = [
    ...useProductColumns(),
    ...(mayWrite
      ? [
          {
            id: 'act',
            title: words.act,
            align: 'right' as const,
            narrow: 'stays' as const,
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
      <PagedTable
        list={list}
        search={search}
        onChange={({ sort = search.sort, page }) =>
          void navigate({ search: readTuningSearch({ tab: 'hidden', sort, page }) })
        }
        label={words.label}
        columns={columns}
        nameOf={({ title }) => title}
        empty={<EmptyState icon="products" {...words.empty} />}
      />
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
