/** A campaign that is about to go out: how long it can still be taken back, in seconds at the end. */
import { Button, Group, Progress, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { written } from '../../ui/time-words.ts'
import { reviewWords } from '../../words/campaigns-review.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { useVerb } from './use-verb.ts'
import css from './review.module.css'

const SOON_SECONDS = 60
const TICK_MILLISECONDS = 250
/** What publishing now waits; the bar is full with it. */
const FULL_SECONDS = 10

export function Scheduled({ campaign: { id, publishDate = '' } }: { readonly campaign: CampaignRecord }) {
  const words = useWords(reviewWords)
  const { handle, timezone } = useHere().workspace
  const locale = useLocale()
  const seconds = useSecondsTo(publishDate)
  const navigate = useNavigate()
  const { mutate, isPending } = useVerb(id, () => {
    notifications.show({ message: words.taken })
    void navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id } })
  })
  const may = useMay('campaigns:publish')
  const isSoon = seconds < SOON_SECONDS
  const at = written(publishDate, { locale, timezone, style: 'moment' })
  return (
    <section className={css['scheduled']}>
      <Text className={css['number'] ?? ''} role="timer" aria-live="off">
        {isSoon ? (seconds > 0 ? words.waiting(String(seconds)) : words.going) : words.scheduled}
      </Text>
      {isSoon ? (
        <Progress value={Math.min(seconds / FULL_SECONDS, 1) * 100} aria-hidden="true" />
      ) : (
        <Text>
          {words.goesOut} <time dateTime={publishDate}>{at}</time> ({words.zone(timezone)})
        </Text>
      )}
      {may && (
        <Group mt="md">
          <Button
            variant={isSoon ? 'filled' : 'default'}
            size="md"
            onClick={() => mutate({ verb: 'unschedule' })}
            loading={isPending}
            disabled={isSoon && seconds <= 0}
            autoFocus
          >
            {isSoon ? words.undo : words.takeBack}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** Whole ones, counting down; none are left when it is time. */
function useSecondsTo(moment: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), TICK_MILLISECONDS)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [moment])
  return seconds
}
