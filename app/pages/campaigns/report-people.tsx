/** The people behind one of the numbers. */
import { Button, Group, Table, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CampaignPeople } from '../../../server/app-api/campaign-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { ExactTime } from '../../ui/time.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import type { Who } from './report-search.ts'
import css from './review.module.css'

export function People({
  id,
  who,
  onClose,
}: {
  readonly id: string
  readonly who: Who
  readonly onClose: () => void
}) {
  const words = useWords(reportWords)
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = usePeople(id, who)
  useEffect(() => heading.current?.focus(), [who])
  const people = data?.pages.flatMap(({ items }) => items)
  const title = words.peopleOf(words.numbers[who])
  return (
    <section className={css['block']} aria-label={title}>
      <Group justify="space-between" mb="sm">
        <Title order={2} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Button variant="default" size="xs" onClick={onClose}>
          {words.close}
        </Button>
      </Group>
      {!people ? (
        <Waiting />
      ) : people.length === 0 ? (
        <Text c="dimmed">{who === 'opened' || who === 'clicked' ? words.nobodyKnown : words.nobody}</Text>
      ) : (
        <Table aria-label={title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.address}</Table.Th>
              <Table.Th>{words.reason}</Table.Th>
              <Table.Th ta="right">{words.at}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {people.map((person) => (
              <Row key={person.id} person={person} />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {hasNextPage && (
        <Button variant="default" mt="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </section>
  )
}

function usePeople(id: string, which: Who) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: [api.key, 'people', id, which],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: after, signal }) =>
      api.get<CampaignPeople>(`/app/api/campaigns/${id}/people`, { query: { which, after }, signal }),
    getNextPageParam: ({ next }) => next,
  })
}

function Row({
  person: { address, reason, detail, at },
}: {
  readonly person: CampaignPeople['items'][number]
}) {
  const words = useWords(reportWords)
  const why: Readonly<Record<string, string>> = words.why
  return (
    <Table.Tr>
      <Table.Td className={css['address'] ?? ''}>{address ?? words.noAddress}</Table.Td>
      <Table.Td>{reason === null ? detail : (why[reason] ?? reason)}</Table.Td>
      <Table.Td ta="right">{at !== null && <ExactTime at={at} />}</Table.Td>
    </Table.Tr>
  )
}
