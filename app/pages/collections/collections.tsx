/** The collections that products are in: as covers made of their products' pictures. */
import { Alert, Button, Select, Skeleton, TextInput } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CollectionCard } from '../../../server/app-api/catalog-schemas.ts'
import { useHere, useList } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { pageOf, withChange } from '../../ui/list/search.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { Page } from '../../ui/page.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { productsWords } from '../../words/products.ts'
import { ProductPlaces } from '../products/product-places.tsx'
import css from './collections.module.css'
import { AddCollection } from './new-collection.tsx'
import { COLLECTIONS } from './use-collections.ts'

const route = getRouteApi('/w/$handle/collections')

const CARDS = 24
const ORDERS = ['created desc', 'title asc', 'title desc', 'updated desc'] as const

export function CollectionsPage() {
  const { collections: words } = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useList<CollectionCard>(
    COLLECTIONS,
    pageOf({ sort: ORDERS[0], ...search }, CARDS),
  )
  const isNarrowed = search.filter !== undefined
  const isBare = data?.meta.maxResults === 0 && !isNarrowed
  return (
    <Page title={words.title} action={<AddCollection />}>
      <ProductPlaces />
      {!isBare && (
        <div className={css['bar']}>
          <FindForm key={search.filter} filter={search.filter} />
          <Select
            label={words.order}
            data={ORDERS.map((value) => ({ value, label: words.orders[value] }))}
            value={search.sort ?? ORDERS[0]}
            onChange={(sort) => void navigate({ search: withChange(search, { sort: sort ?? undefined }) })}
            allowDeselect={false}
          />
        </div>
      )}
      {error && !data ? (
        <Alert color="red" title={error.message}>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {words.again}
          </Button>
        </Alert>
      ) : data?.items.length === 0 ? (
        <EmptyState
          icon={isNarrowed ? 'search' : 'products'}
          {...(isNarrowed ? words.noMatch : words.empty)}
          action={isNarrowed ? undefined : <AddCollection />}
        />
      ) : (
        <ul className={css['cards']} aria-label={words.title} data-stale={isPlaceholderData || undefined}>
          {data
            ? data.items.map((collection) => <Card key={collection.id} collection={collection} />)
            : Array.from({ length: 8 }, (_, at) => (
                <li key={at} aria-hidden="true">
                  <Skeleton height={180} radius="lg" />
                </li>
              ))}
        </ul>
      )}
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={search.page ?? 1}
          rows={CARDS}
          onPage={(page) => void navigate({ search: withChange(search, { page }) })}
        />
      )}
    </Page>
  )
}

/** By a part of the name. */
function FindForm({ filter }: { readonly filter: string | undefined }) {
  const { collections: words, search: find } = useWords(productsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState(partOf(filter))
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate({ search: withChange(search, { filter: filterFor(typed) }) })
      }}
    >
      <TextInput
        label={words.find}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        flex={1}
      />
      <Button type="submit" variant="default">
        {find}
      </Button>
    </form>
  )
}

const FILTER = /^title like '((?:[^']|'')*)'$/

function filterFor(part: string): string | undefined {
  const text = part.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)
  return text === '' ? undefined : `title like '${text.replaceAll("'", "''")}'`
}

function partOf(filter: string | undefined): string {
  const [, part = ''] = FILTER.exec(filter ?? '') ?? []
  return part.replaceAll("''", "'").replaceAll(/\\([%_\\])/g, '$1')
}

function Card({ collection: { id, title, products, covers } }: { readonly collection: CollectionCard }) {
  const { collections: words } = useWords(productsWords)
  const { handle } = useHere().workspace
  const written = useNumbers()
  return (
    <li>
      <Link to="/w/$handle/collections/$id" params={{ handle, id }} className={css['card']}>
        <span className={css['cover']} data-pictures={Math.min(covers.length, 4)} aria-hidden="true">
          {covers.length === 0 ? (
            <Picture url="" alt="" className={css['coverless']} />
          ) : (
            covers
              .slice(0, covers.length === 3 ? 2 : 4)
              .map((url, at) => <Picture key={at} url={url} alt="" width={320} />)
          )}
        </span>
        <strong title={title}>
          <bdi>{title}</bdi>
        </strong>
        <small>{products === 1 ? words.one : words.count(written(products))}</small>
      </Link>
    </li>
  )
}
