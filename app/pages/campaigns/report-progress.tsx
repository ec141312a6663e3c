/** A campaign that is on its way, or stands still: how far it is, and what can be done about it. */
import { Alert, Button, Group, Modal, Progress as Bar, Text } from '@mantine/core'
import { useState } from 'react'
import type { CampaignReport } from '../../../server/app-api/campaign-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import { useSentences } from './sentences.ts'
import { useVerb, type Verb } from './use-verb.ts'
import css from './review.module.css'

export function Progress({
  campaign: { id, status },
  report: { mailings, reason, said },
}: {
  readonly campaign: CampaignRecord
  readonly report: CampaignReport
}) {
  const words = useWords(reportWords)
  const sentence = useSentences(words.pausedBy)
  const numbers = useNumbers()
  const sum = (of: (mailing: CampaignReport['mailings'][number]) => number) =>
    mailings.reduce((total, mailing) => total + of(mailing), 0)
  const all = sum(({ recipients }) => recipients)
  const waiting = sum(({ waiting: left }) => left)
  const isCounting = mailings.some((mailing) => mailing.isCounting)
  const isOpen = status === 'publishing' || status === 'paused'
  const failed = sum((mailing) => mailing.failed)
  if (!isOpen && reason === undefined && failed === 0) return null
  return (
    <section className={css['progress']} aria-label={words.label}>
      {reason !== undefined && (
        <Alert variant="default" icon={<Icon name="warning" />}>
          {sentence({ ...said, message: reason })}
        </Alert>
      )}
      {isOpen && (
        <>
          <Text className="figures" role="status">
            {(isCounting ? words.counting : words.progress)(numbers(all - waiting), numbers(all))}
          </Text>
          <Bar value={all === 0 ? 0 : ((all - waiting) / all) * 100} aria-label={words.label} />
        </>
      )}
      <Acts id={id} status={status} waiting={waiting} failed={failed} />
    </section>
  )
}

function Acts({
  id,
  status,
  waiting,
  failed,
}: {
  readonly id: string
  readonly status: CampaignRecord['status']
  readonly waiting: number
  readonly failed: number
}) {
  const words = useWords(reportWords)
  const { mutate, isPending } = useVerb(id)
  const [isCancelling, setCancelling] = useState(false)
  if (!useMay('campaigns:publish')) return null
  const button = (verb: Verb, text: string) => (
    <Button key={verb} variant="default" loading={isPending} onClick={() => mutate({ verb })}>
      {text}
    </Button>
  )
  const isOpen = status === 'publishing' || status === 'paused'
  return (
    <Group>
      {status === 'publishing' && button('pause', words.pause)}
      {status === 'paused' && button('resume', words.resume)}
      {failed > 0 && (status === 'published' || isOpen) && button('retry-failed', words.retry)}
      {isOpen && (
        <Button variant="default" onClick={() => setCancelling(true)}>
          {words.cancel}
        </Button>
      )}
      {isCancelling && (
        <CancelDialog
          waiting={waiting}
          onClose={() => setCancelling(false)}
          onCancel={() => {
            setCancelling(false)
            mutate({ verb: 'cancel' })
          }}
        />
      )}
    </Group>
  )
}

function CancelDialog({
  waiting,
  onClose,
  onCancel,
}: {
  readonly waiting: number
  readonly onClose: () => void
  readonly onCancel: () => void
}) {
  const words = useWords(reportWords)
  const numbers = useNumbers()
  return (
    <Modal opened onClose={onClose} title={words.cancelTitle} withCloseButton={false}>
      <Text mb="lg">{words.cancelText(numbers(waiting))}</Text>
      <Group>
        <Button onClick={onClose} data-autofocus>
          {words.cancelNo}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {words.cancelYes}
        </Button>
      </Group>
    </Modal>
  )
}
