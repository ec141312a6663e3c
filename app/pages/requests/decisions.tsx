/** Approve, schedule, edit, turn down. */
import { Button, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { PostRequestLook } from '../../../server/app-api/post-request-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { requestsWords } from '../../words/requests.ts'
import { written } from '../../ui/time-words.ts'
import { useKept } from '../../ui/use-kept.ts'
import { instantIn, wallIn } from '../campaigns/zone-time.ts'
import { useDecision } from './use-request.ts'

const REMARK_LENGTH = 1_000
const HOUR_MILLISECONDS = 3_600_000

export function Decisions({
  request: { id, hash, state, publishDate },
  who,
  onEdit,
}: {
  readonly request: PostRequestLook
  /** Who hears of it, in words. */
  readonly who: string
  readonly onEdit: () => void
}) {
  const words = useWords(requestsWords)
  const [asked, setAsked] = useState<'approve' | 'schedule' | 'reject'>()
  const { mutate, isPending } = useDecision({ id, hash })
  const { timezone } = useHere().workspace
  const locale = useLocale()
  const isToCome = publishDate !== null && Date.parse(publishDate) > Date.now()
  const close = () => setAsked(undefined)
  return (
    <Stack gap="xs">
      {state !== 'scheduled' && (
        <Button
          loading={isPending && !asked}
          onClick={() => (isToCome ? mutate({ verb: 'approve' }) : setAsked('approve'))}
        >
          {isToCome
            ? words.approveFor(written(publishDate, { locale, timezone, style: 'moment' }))
            : words.approve}
        </Button>
      )}
      <Button variant="default" onClick={() => setAsked('schedule')}>
        {state === 'scheduled' ? words.move : words.schedule}
      </Button>
      <Button variant="default" onClick={onEdit}>
        {words.edit}
      </Button>
      <Button variant="default" c="var(--bad)" onClick={() => setAsked('reject')}>
        {words.reject}
      </Button>
      <Modal
        opened={asked === 'approve'}
        onClose={close}
        title={words.approveTitle}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <Stack>
          <Text>{words.approveText(who)}</Text>
          <Group>
            <Button
              data-autofocus
              loading={isPending}
              onClick={() => mutate({ verb: 'approve' }, { onSettled: close })}
            >
              {words.approve}
            </Button>
            <Button variant="default" onClick={close}>
              {words.cancel}
            </Button>
          </Group>
        </Stack>
      </Modal>
      <Modal
        opened={asked === 'schedule'}
        onClose={close}
        title={words.schedule}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <ScheduleForm
          from={isToCome ? publishDate : undefined}
          isSending={isPending}
          onSend={(at) => mutate({ verb: 'schedule', body: { at } }, { onSuccess: close })}
        />
      </Modal>
      <Modal
        opened={asked === 'reject'}
        onClose={close}
        title={words.reject}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <RejectForm
          id={id}
          isSending={isPending}
          onSend={(remark) =>
            mutate({ verb: 'reject', body: remark ? { remark } : {} }, { onSuccess: close })
          }
          onCancel={close}
        />
      </Modal>
    </Stack>
  )
}

function ScheduleForm({
  from,
  isSending,
  onSend,
}: {
  readonly from: string | undefined
  readonly isSending: boolean
  readonly onSend: (at: string) => void
}) {
  const words = useWords(requestsWords)
  const { timezone } = useHere().workspace
  const [wall, setWall] = useState(() =>
    wallIn(timezone, from === undefined ? new Date(Date.now() + HOUR_MILLISECONDS) : new Date(from)),
  )
  const [fault, setFault] = useState<string>()
  function send(event: React.SyntheticEvent): void {
    event.preventDefault()
    const at = instantIn(timezone, wall)
    const isPast = at !== undefined && at.getTime() <= Date.now()
    setFault(!at ? words.dateMissing : isPast ? words.datePast : undefined)
    if (at && !isPast) onSend(at.toISOString())
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        <TextInput
          type="datetime-local"
          label={words.date}
          description={words.zone(timezone)}
          value={wall}
          error={fault}
          onChange={(event) => setWall(event.currentTarget.value)}
          data-autofocus
        />
        <div>
          <Button type="submit" loading={isSending}>
            {words.schedule}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

function RejectForm({
  id,
  isSending,
  onSend,
  onCancel,
}: {
  readonly id: string
  readonly isSending: boolean
  readonly onSend: (remark: string) => void
  readonly onCancel: () => void
}) {
  const words = useWords(requestsWords)
  // Closed by Escape or beside it, it is still there when it is opened again.
  const [remark, setRemark] = useKept(`remark-${id}`, '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(remark.trim())
      }}
    >
      <Stack>
        <Text>{words.rejectText}</Text>
        <Textarea
          label={words.remark}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={REMARK_LENGTH}
          value={remark}
          onChange={(event) => setRemark(event.currentTarget.value)}
          data-autofocus
        />
        <Group>
          <Button type="submit" color="red" loading={isSending}>
            {words.reject}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
