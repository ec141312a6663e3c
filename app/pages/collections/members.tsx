/** The products in a collection: sorted, taken out, and more found by a prompt and put in. */
import { Button, Group, Modal, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { CollectionPage, MemberChanges } from '../../../server/app-api/catalog-schemas.ts'
import { useApi, useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PagedTable } from '../../ui/list/paged-table.tsx'
import { pageOf, withChange } from '../../ui/list/search.ts'
import { useSelection } from '../../ui/list/selection.ts'
import { SelectionBar } from '../../ui/list/selection-bar.tsx'
import { offerUndo } from '../../ui/offer-undo.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { useProductColumns } from '../products/columns.tsx'
import type { Product } from '../products/use-products.ts'
import { FindProducts } from '../product-search/find-products.tsx'
import type { LineProduct } from '../../ui/products/product-line.tsx'
import { useAct } from '../product-search/use-tuning.ts'
import { COLLECTIONS, useCollectionsChanged } from './use-collections.ts'

const route = getRouteApi('/w/$handle/collections/$id')
/** As many as the server takes at once. */
const MOST = 100

export function Members({ of: { id, title } }: { readonly of: CollectionPage }) {
  const { collections: words } = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMay('products:write')
  const selection = useSelection()
  const list = useList<Product>(`${COLLECTIONS}/${id}/products`, pageOf(search))
  return (
    <>
      <PagedTable
        list={list}
        search={search}
        onChange={(change) => void navigate({ search: withChange(search, change) })}
        {...(mayWrite && { selection })}
        label={words.products}
        columns={useProductColumns()}
        nameOf={(product) => product.title}
        empty={<EmptyState icon="products" {...words.bare} action={<AddMembers id={id} title={title} />} />}
      />
      <SelectionBar selection={selection}>
        <TakeOut id={id} ids={[...selection.ids]} onDone={selection.clear} />
      </SelectionBar>
    </>
  )
}

function useChangeMembers(id: string): (changes: MemberChanges) => Promise<void> {
  const api = useApi()
  const changed = useCollectionsChanged()
  return async ({ add, remove }) => {
    try {
      for (let at = 0; at < Math.max(add.length, remove.length); at += MOST) {
        const some = { add: add.slice(at, at + MOST), remove: remove.slice(at, at + MOST) }
        await api.post(`${COLLECTIONS}/${id}/products`, some)
      }
    } finally {
      await changed(id)
    }
  }
}

/** At once, with the way back. */
function TakeOut({
  id,
  ids,
  onDone,
}: {
  readonly id: string
  readonly ids: readonly string[]
  readonly onDone: () => void
}) {
  const { collections: words } = useWords(productsWords)
  const written = useNumbers()
  const change = useChangeMembers(id)
  const { act, isPending } = useAct()
  const takeOut = () =>
    act(async () => {
      await change({ add: [], remove: [...ids] })
      onDone()
      offerUndo({
        done: words.takenOut(written(ids.length)),
        undo: words.undo,
        onUndo: () => act(() => change({ add: [...ids], remove: [] })),
      })
    })
  return (
    <Button size="xs" variant="default" loading={isPending} onClick={takeOut}>
      {words.takeOut}
    </Button>
  )
}

export function AddMembers({ id, title }: { readonly id: string; readonly title: string }) {
  const { collections: words } = useWords(productsWords)
  const [isOpen, setOpen] = useState(false)
  if (!useMay('products:write')) return null
  return (
    <>
      <Button leftSection={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {words.addProducts}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={words.addTo(title)}
        size="lg"
        withCloseButton={false}
      >
        <AddForm id={id} onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function AddForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { collections: words } = useWords(productsWords)
  const written = useNumbers()
  const change = useChangeMembers(id)
  const { act, isPending } = useAct()
  const [chosen, setChosen] = useState<readonly LineProduct[]>([])
  const { data } = useList<Product>(`${COLLECTIONS}/${id}/products`, { offset: 0, limit: 1_000 })
  const add = () =>
    act(async () => {
      await change({ add: chosen.map((product) => product.id), remove: [] })
      notifications.show({ message: words.added(written(chosen.length)) })
      onClose()
    })
  return (
    <Stack>
      <FindProducts
        chosen={chosen}
        onChange={setChosen}
        already={new Set(data?.items.map((product) => product.id))}
      />
      <Group>
        <Button loading={isPending} disabled={chosen.length === 0} onClick={add}>
          {chosen.length === 0 ? words.addProducts : words.addThem(written(chosen.length))}
        </Button>
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
      </Group>
    </Stack>
  )
}
