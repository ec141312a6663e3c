/** How the versions of a campaign fare, which one wins, and the rest that waits for it. */
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SplitTestReport } from '../../../../server/app-api/split-test-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { ExactTime, useNumbers } from '../../../ui/time.tsx'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { Sure } from './sure.tsx'
import { Versions } from './versions.tsx'

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
  const may = useMay('campaigns:publish')
  const [asked, setAsked] = useState<number>()
  const test = data?.test
  if (!test) return null
  const mayChoose = may && isOpen && test.winner === null
  return (
    <section aria-label={words.results}>
      <Title order={2} mb="sm">
        {words.results}
      </Title>
      <Versions test={test} onChoose={mayChoose ? setAsked : undefined} />
      <Decision test={test} />
      {asked !== undefined && (
        <Sure
          id={id}
          path={path}
          variant={asked}
          waiting={test.waiting}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
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
