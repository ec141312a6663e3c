/** How the versions of a campaign fare, which one wins, and the rest that waits for it. */
import { Button, Group, Modal, Stack, Table, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SplitTestReport } from '../../../../server/app-api/split-test-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { ExactTime, useNumbers } from '../../../ui/time.tsx'
import { useLanguage, useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { LETTERS } from './letters.ts'

const MOVING_MILLISECONDS = 5_000

export function SplitTestResults({ campaign: { id, status } }: { readonly campaign: CampaignRecord }) {
  const words = useWords(splitTestWords)
  const api = useApi()
  const path = `/app/api/campaigns/${id}/split-test/report`
  const isOpen = status === 'publishing' || status === 'paused'
  const { data } = useQuery({
    queryKey: [api.key, path, status],
    queryFn: ({ signal }) => api.get<{ readonly test: SplitTestReport | null }>(path, { signal }),
    staleTime: 0,
    refetchInterval: isOpen ? MOVING_MILLISECONDS : false,
  })
  const test = data?.test
  if (!test) return null
  return (
    <section aria-label={words.results}>
      <Title order={2} mb="sm">
        {words.results}
      </Title>
      <Versions test={test} />
      <Decision test={test} />
      {isOpen && test.winner === null && <Choice id={id} test={test} path={path} />}
    </section>
  )
}

function Versions({ test: { versions, winner } }: { readonly test: SplitTestReport }) {
  const words = useWords(splitTestWords)
  const numbers = useNumbers()
  const language = useLanguage()
  const share = (count: number, sent: number) =>
    sent === 0
      ? numbers(count)
      : words.shareOf(
          numbers(count),
          (count / sent).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 }),
        )
  return (
    <Table.ScrollContainer minWidth={320}>
      <Table aria-label={words.results}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{words.letter}</Table.Th>
            <Table.Th ta="right">{words.sent}</Table.Th>
            <Table.Th ta="right">{words.opened}</Table.Th>
            <Table.Th ta="right">{words.clicked}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {versions.map(({ variant, subject, sent, opened, clicked }) => (
            <Table.Tr key={variant}>
              <Table.Td>
                <strong>{LETTERS[variant - 1]}</strong> {subject}{' '}
                {winner === variant && <StateBadge tone="good">{words.winner}</StateBadge>}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {numbers(sent)}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {share(opened, sent)}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {share(clicked, sent)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

function Decision({ test }: { readonly test: SplitTestReport }) {
  const words = useWords(splitTestWords)
  const numbers = useNumbers()
  const { decided, isByHand, decideAt, waiting } = test
  if (decided !== null) {
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {isByHand ? words.byHand : words.byNumbers} <ExactTime at={decided} />
      </Text>
    )
  }
  return (
    <Text mt="xs" role="status">
      {decideAt === null ? (
        words.waitsHand(numbers(waiting))
      ) : (
        <>
          {words.waitsUntil(numbers(waiting))} <ExactTime at={decideAt} />
        </>
      )}
    </Text>
  )
}

function Choice({
  id,
  test: { versions, waiting },
  path,
}: {
  readonly id: string
  readonly test: SplitTestReport
  readonly path: string
}) {
  const words = useWords(splitTestWords)
  const numbers = useNumbers()
  const api = useApi()
  const queries = useQueryClient()
  const may = useMay('campaigns:publish')
  const [asked, setAsked] = useState<number>()
  const letter = LETTERS[(asked ?? 1) - 1] ?? ''
  const { mutate, isPending } = useMutation({
    mutationFn: (variant: number) => api.post(`/app/api/campaigns/${id}/split-test/winner`, { variant }),
    onSuccess: () => notifications.show({ message: words.chosen(letter) }),
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [api.key, path] })
      setAsked(undefined)
    },
  })
  if (!may) return null
  return (
    <Group gap="xs" mt="sm">
      {versions.map(({ variant }) => (
        <Button key={variant} variant="default" size="xs" onClick={() => setAsked(variant)}>
          {words.choose(LETTERS[variant - 1] ?? '')}
        </Button>
      ))}
      <Modal
        opened={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={words.sure(letter)}
        withCloseButton={false}
      >
        <Stack>
          <Text>{words.sureText(numbers(waiting))}</Text>
          <Group>
            <Button loading={isPending} onClick={() => asked !== undefined && mutate(asked)}>
              {words.choose(letter)}
            </Button>
            <Button variant="default" data-autofocus onClick={() => setAsked(undefined)}>
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Group>
  )
}
