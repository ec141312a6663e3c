/** Who gets it, and what an inbox shows of it. */
import { MultiSelect, Stack, Switch, Text } from '@mantine/core'
import { useMay } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import type { Draft } from './draft/content.ts'
import { Everybody } from './everybody.tsx'
import { useReach, useSegments } from './use-audience.ts'
import { VariableInput } from './words/variable-input.tsx'
import css from './composer.module.css'

interface Given {
  readonly draft: Draft
  readonly onDraft: (make: (draft: Draft) => Draft) => void
}

/** As the API has them, in code points. */
const SUBJECT_MOST = 255
const SMS_MOST = 1_600

export function EmailDetails({ draft, onDraft }: Given) {
  const { details: words } = useWords(composerWords)
  const set = (change: Partial<Draft>) => onDraft((before) => ({ ...before, ...change }))
  return (
    <Stack gap="sm" component="section" aria-label={words.label} className={css['details'] ?? ''}>
      <Recipients draft={draft} onDraft={onDraft} channel="email" />
      <VariableInput
        value={draft.emailTitle}
        onText={(emailTitle) => set({ emailTitle })}
        field={{
          id: 'subject',
          label: words.subject,
          placeholder: draft.title || words.subjectHint,
          error: tooLong(draft.emailTitle, SUBJECT_MOST, words.long),
        }}
      />
      <VariableInput
        value={draft.emailDescription}
        onText={(emailDescription) => set({ emailDescription })}
        field={{ label: words.preheader, placeholder: words.preheaderHint }}
      />
      <Switch
        label={words.teaser}
        checked={draft.smsTeaser}
        onChange={(event) => set({ smsTeaser: event.currentTarget.checked })}
      />
      {draft.smsTeaser && (
        <VariableInput
          isLong
          value={draft.smsText}
          onText={(smsText) => set({ smsText })}
          field={{
            label: words.teaserText,
            placeholder: words.teaserHint,
            error: tooLong(draft.smsText, SMS_MOST, words.long),
          }}
        />
      )}
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

export function tooLong(text: string, most: number, words: (count: string) => string): string | undefined {
  const over = Array.from(text.trim()).length - most
  return over > 0 ? words(String(over)) : undefined
}
