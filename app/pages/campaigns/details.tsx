/** Who gets it, and what an inbox shows of it. */
import { MultiSelect, Stack, Text } from '@mantine/core'
import { useMay } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import type { Draft } from './draft/content.ts'
import { Everybody } from './everybody.tsx'
import { Inbox } from './inbox.tsx'
import { useReach, useSegments } from './use-audience.ts'
import css from './composer.module.css'

export interface Given {
  readonly draft: Draft
  readonly onDraft: (make: (draft: Draft) => Draft) => void
}

export function EmailDetails({ draft, onDraft }: Given) {
  const { details: words } = useWords(composerWords)
  return (
    <Stack gap="sm" component="section" aria-label={words.label} className={css['details'] ?? ''}>
      <Recipients draft={draft} onDraft={onDraft} channel="email" />
      <Inbox draft={draft} onDraft={onDraft} />
    </Stack>
  )
}

export function Recipients({ draft, onDraft, channel }: Given & { readonly channel: 'email' | 'sms' }) {
  const { details: words } = useWords(composerWords)
  const { data: segments } = useSegments()
  const mayMake = useMay('segments:write')
  const choices = (segments?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div>
      <MultiSelect
        id="recipients"
        label={words.to}
        description={channel === 'email' ? words.toText : words.toTextSms}
        data={choices}
        value={[...draft.segmentIds]}
        onChange={(segmentIds) => onDraft((before) => ({ ...before, segmentIds }))}
        placeholder={draft.segmentIds.length === 0 && channel === 'email' ? words.toNone : ''}
        nothingFoundMessage={words.toMissing}
        searchable
        hidePickedOptions
        clearable
      />
      {segments?.items.length === 0 && mayMake && (
        <Everybody onMade={(id) => onDraft((before) => ({ ...before, segmentIds: [id] }))} />
      )}
      <Reach segmentIds={draft.segmentIds} channel={channel} />
    </div>
  )
}

function Reach({
  segmentIds,
  channel,
}: {
  readonly segmentIds: readonly string[]
  readonly channel: 'email' | 'sms'
}) {
  const { details: words } = useWords(composerWords)
  const numbers = useNumbers()
  const { data } = useReach(channel, segmentIds)
  if (segmentIds.length === 0) return null
  const said = !data
    ? words.counting
    : data.recipients === 1
      ? words.one
      : words.count(numbers(data.recipients))
  return (
    <Text size="sm" c="dimmed" mt={4} role="status">
      {said}
    </Text>
  )
}
