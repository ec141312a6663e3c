/** The posts that are out, and how they come onto other sites. */
import { Group } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useHere, useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useColumns } from '../../ui/list/columns.tsx'
import type { Column } from '../../ui/list/column.ts'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import type { FilterField } from '../../ui/list/filter-words.ts'
import { faultIn, PagedTable } from '../../ui/list/paged-table.tsx'
import { pageOf, withChange, type ListChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { RelativeTime, useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { postsWords } from '../../words/posts.ts'
import { EmbedButton } from './embed.tsx'
import { PostPlaces } from './post-places.tsx'
import type { Post } from './use-post.ts'

const route = getRouteApi('/w/$handle/posts')

export function PostsPage() {
  const words = useWords(postsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList<Post>('/api/posts', pageOf(search))
  const { data, error } = list
  const { columns, chooser } = useColumns('posts', usePostColumns())
  const change = (changed: ListChange) => void navigate({ search: withChange(search, changed) })
  const isFiltered = search.filter !== undefined
  const fault = faultIn(search.filter, error)
  return (
    <Page title={words.title} action={<EmbedButton address={data?.items[0]?.url} />}>
      <PostPlaces />
      <FilterBar
        fields={usePostFields()}
        filter={search.filter}
        onFilter={(filter) => change({ filter })}
        fault={fault}
      >
        <Group ml="auto">{chooser}</Group>
      </FilterBar>
      {fault === undefined && (
        <PagedTable
          list={list}
          search={search}
          onChange={change}
          sort="publishedDate desc"
          label={words.title}
          columns={columns}
          nameOf={({ title }) => title || words.untitled}
          empty={<NoPosts isFiltered={isFiltered} />}
        />
      )}
    </Page>
  )
}

function usePostColumns(): readonly Column<Post>[] {
  const { columns: titles, untitled } = useWords(postsWords)
  const { handle } = useHere().workspace
  const numbers = useNumbers()
  return [
    {
      id: 'title',
      title: titles.title,
      sort: 'title',
      narrow: 'stays',
      cell: ({ id, title }) => (
        <Link to="/w/$handle/posts/$id" params={{ handle, id }}>
          {title || untitled}
        </Link>
      ),
    },
    { id: 'author', title: titles.author, narrow: 'below', cell: ({ author }) => author?.name },
    { id: 'tags', title: titles.tags, isExtra: true, cell: ({ tags }) => tags.join(', ') },
    {
      id: 'claps',
      title: titles.claps,
      sort: 'claps',
      align: 'right',
      narrow: 'below-last',
      cell: ({ claps }) => numbers(claps),
      belowAs: ({ claps }) => claps > 0 && `${titles.claps}: ${numbers(claps)}`,
    },
    {
      id: 'published',
      title: titles.published,
      sort: 'publishedDate',
      align: 'right',
      narrow: 'stays',
      cell: ({ publishedDate }) => <RelativeTime at={publishedDate} />,
    },
  ]
}

function usePostFields(): readonly FilterField[] {
  const { columns: titles } = useWords(postsWords)
  return [
    { name: 'title', title: titles.title, kind: 'text' },
    { name: 'tags', title: titles.tag, kind: 'tag' },
    { name: 'claps', title: titles.claps, kind: 'number' },
    { name: 'publishedDate', title: titles.published, kind: 'date' },
  ]
}

function NoPosts({ isFiltered }: { readonly isFiltered: boolean }) {
  const words = useWords(postsWords)
  const { handle } = useHere().workspace
  const may = useMay('drafts:write')
  const said = isFiltered ? words.noMatch : words.empty
  return (
    <EmptyState
      icon={isFiltered ? 'search' : 'posts'}
      title={said.title}
      text={said.text}
      action={
        !isFiltered &&
        may && (
          <LinkButton to="/w/$handle/campaigns/new" params={{ handle }} leftSection={<Icon name="plus" />}>
            {words.write}
          </LinkButton>
        )
      }
    />
  )
}
