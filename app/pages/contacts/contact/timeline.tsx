/** What happened with a contact, newest first, and the note that is written about it. */
import { Button, Group, Text, Textarea } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ContactPage, TimelineEntry } from '../../../../server/app-api/contact-schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { useLeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { ExactTime, RelativeTime, useNumbers } from '../../../ui/time.tsx'
import { contactWords } from '../../../words/contact.ts'
import { useWords } from '../../../words/language.ts'
import { pathOf, useRefresh } from './use-contact.ts'
import css from './contact.module.css'

const ICONS: Readonly<Record<TimelineEntry['kind'], IconName>> = {
  message: 'campaigns',
  opened: 'posts',
  clicked: 'link',
  note: 'edit',
  reply: 'outbox',
  consent: 'check',
  flow: 'flows',
}

const BAD = new Set(['failed', 'bounced', 'complained', 'withdrawn'])
const GOOD = new Set(['confirmed', 'granted', 'delivered'])

export function Timeline({
  id,
  timeline: { items, total },
}: {
  readonly id: string
  readonly timeline: ContactPage['timeline']
}) {
  const { timeline: words } = useWords(contactWords)
  const written = useNumbers()
  const mayWrite = useMay('contacts:write')
  return (
    <>
      {mayWrite && <NewNote id={id} />}
      {items.length === 0 && (
        <Text c="dimmed" mt="lg">
          {words.empty}
        </Text>
      )}
      <ol className={css['entries']} aria-label={words.label}>
        {items.map((entry, at) => (
          <Entry key={`${entry.at} ${at}`} entry={entry} />
        ))}
      </ol>
      {total > items.length && (
        <Text c="dimmed" mt="md">
          {words.more(written(items.length), written(total))}
        </Text>
      )}
    </>
  )
}

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  const words = useWords(contactWords)
  const { at, kind, channel, state, text, detail } = entry
  const tone = BAD.has(state ?? '') ? 'bad' : GOOD.has(state ?? '') ? 'good' : undefined
  const about = channel && kind !== 'reply' ? ` · ${words.channels[channel]}` : ''
  return (
    <li className={css['entry']}>
      <span className={css['mark']} data-tone={tone}>
        <Icon name={ICONS[kind]} size={16} />
      </span>
      <div className={css['what']}>
        <strong>{headingOf(entry, words.timeline)}</strong>
        {about}
        {kind === 'note' && detail !== null && ` ${words.timeline.by(detail)}`}
        {text !== null && (
          <div className={css['said']}>{kind === 'flow' ? <FlowDetail entry={entry} /> : text}</div>
        )}
        {kind !== 'note' && detail !== null && (
          <Text c="dimmed" size="sm">
            {detail}
          </Text>
        )}
      </div>
      <span className={css['when']}>
        <RelativeTime at={at} />
      </span>
    </li>
  )
}

type Words = (typeof contactWords)['en']['timeline']

function headingOf({ kind, state }: TimelineEntry, words: Words): string {
  const named = (of: Readonly<Record<string, string>>) => of[state ?? ''] ?? state ?? ''
  if (kind === 'message') return named(words.message)
  if (kind === 'consent') return named(words.consent)
  if (kind === 'opened') return state === 'human' ? words.opened : words.openedByMachine
  if (kind === 'clicked') return state === 'machine' ? words.clickedByMachine : words.clicked
  if (kind === 'flow') return named(words.flow)
  return words[kind]
}

/** What a step came to; tags are shown as they are. */
function FlowDetail({ entry: { state, text } }: { readonly entry: TimelineEntry }) {
  const { timeline: words } = useWords(contactWords)
  const details: Readonly<Record<string, string>> = words.flowDetails
  if (state !== 'wait') return details[text ?? ''] ?? text
  return (
    <>
      {words.until} <ExactTime at={text ?? ''} />
    </>
  )
}

function NewNote({ id }: { readonly id: string }) {
  const { note: words } = useWords(contactWords)
  const api = useApi()
  const refresh = useRefresh(id)
  const form = useApiForm({
    initialValues: { text: '' },
    stays: true,
    send: async ({ text }) => {
      await api.post(`${pathOf(id)}/notes`, { text })
      notifications.show({ message: words.added })
      await refresh()
      return { saved: { text: '' } }
    },
  })
  const guard = useLeaveGuard(form)
  return (
    <>
      {guard}
      <ApiFormBox of={form} label={words.add}>
        <Textarea
          label={words.label}
          description={words.hint}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={10_000}
          {...form.form.getInputProps('text')}
        />
        <Group mt="xs">
          <Button
            type="submit"
            variant="default"
            loading={form.isSending}
            disabled={form.form.values.text.trim() === ''}
          >
            {words.add}
          </Button>
        </Group>
      </ApiFormBox>
    </>
  )
}
