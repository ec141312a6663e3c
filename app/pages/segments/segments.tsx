/** `/segments`: every segment with who is in it, and how many that is. */
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { SegmentList } from '../../../server/app-api/campaign-schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import type { Column } from '../../ui/list/column.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { segmentsWords } from '../../words/segments.ts'
import { useWords } from '../../words/language.ts'
import css from '../contacts/contact/contact.module.css'
import { useCounts, useSegments, useSentence } from './use-segments.ts'

type Segment = SegmentList['items'][number]

export function SegmentsPage() {
  const words = useWords(segmentsWords)
  const { data, error, refetch } = useSegments()
  const columns = useSegmentColumns(data?.items ?? [])
  return (
    <Page title={words.title} action={<AddSegment />}>
      <DataTable
        label={words.title}
        columns={columns}
        rows={data?.items}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon="segments"
            title={words.empty.title}
            text={words.empty.text}
            action={<AddSegment />}
          />
        }
      />
    </Page>
  )
}

function useSegmentColumns(segments: readonly Segment[]): readonly Column<Segment>[] {
  const words = useWords(segmentsWords)
  const { handle } = useHere().workspace
  const sentence = useSentence()
  const written = useNumbers()
  const counts = useCounts(segments.map(({ filter }) => filter))
  const countOf = ({ id }: Segment) => {
    const { data, error } = counts[segments.findIndex((each) => each.id === id)] ?? {}
    if (error) return words.unread
    return data ? written(data.meta.maxResults) : <Skeleton height={12} width={48} ml="auto" />
  }
  return [
    {
      id: 'name',
      title: words.columns.name,
      narrow: 'stays',
      cell: ({ id, name }) => (
        <Link to="/w/$handle/segments/$id" params={{ handle, id }} className={css['name'] ?? ''}>
          {name}
        </Link>
      ),
    },
    { id: 'filter', title: words.columns.filter, narrow: 'below', cell: ({ filter }) => sentence(filter) },
    { id: 'people', title: words.columns.people, align: 'right', narrow: 'stays', cell: countOf },
  ]
}

function AddSegment() {
  const words = useWords(segmentsWords)
  const { handle } = useHere().workspace
  if (!useMay('segments:write')) return null
  return (
    <LinkButton to="/w/$handle/segments/new" params={{ handle }} leftSection={<Icon name="plus" />}>
      {words.add}
    </LinkButton>
  )
}
