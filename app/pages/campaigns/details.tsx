/** Who gets it, and what an inbox shows of it. */
import { MultiSelect, Stack, Text } from '@mantine/core'
import { memo, useState } from 'react'
import { useMay } from '../../api/workspace.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import type { Draft } from './draft/content.ts'
import { Everybody } from './everybody.tsx'
import { faultsIn, FoldLine, Inbox, InboxFields } from './inbox.tsx'
import { useReach, useSegments } from './use-audience.ts'
import { useWanted } from './use-wanted.ts'
import css from './composer.module.css'

export interface Given {
  readonly draft: Draft
  readonly onDraft: (make: (draft: Draft) => Draft) => void
}

interface Folded extends Given {
  /** One line that opens: on a phone the page begins with the text. */
  readonly isFolded: boolean
}

/** Drawn anew when a member of it is another one, not at every word of the text. */
export const EmailDetails = memo(
  function EmailDetails({ draft, onDraft, isFolded }: Folded) {
    const { details: words } = useWords(composerWords)
    const fields = { draft, onDraft }
    return (
      <Stack gap="sm" component="section" aria-label={words.label} className={css['details'] ?? ''}>
        {isFolded ? (
          <Fold {...fields} />
        ) : (
          <>
            <Recipients {...fields} channel="email" />
            <Inbox {...fields} />
          </>
        )}
      </Stack>
    )
  },
  (before, after) =>
    before.isFolded === after.isFolded && SHOWN.every((name) => before.draft[name] === after.draft[name]),
)

const SHOWN = ['title', 'emailTitle', 'emailDescription', 'smsTeaser', 'smsText', 'segmentIds'] as const

/** Of an SMS: whom it is for, also a line on a phone. */
export function SmsDetails({ draft, onDraft, isFolded }: Folded) {
  const { details: words } = useWords(composerWords)
  const wanted = useWanted()
  const [isChosen, setChosen] = useState(wanted !== undefined)
  const isNobody = draft.segmentIds.length === 0
  const recipients = <Recipients draft={draft} onDraft={onDraft} channel="sms" />
  // Without anybody to get it there is nothing to say in a line.
  if (!isFolded || (isNobody && !isChosen)) return recipients
  return (
    <>
      <FoldLine isOpen={isChosen} onToggle={() => setChosen(!isChosen)}>
        {isChosen ? <strong>{words.label}</strong> : <Summary draft={draft} />}
      </FoldLine>
      {isChosen && recipients}
    </>
  )
}

function Fold({ draft, onDraft }: Given) {
  const { details: words } = useWords(composerWords)
  const wanted = useWanted()
  const [isChosen, setChosen] = useState(wanted !== undefined)
  const faults = faultsIn(draft, words.long)
  const isOpen = isChosen || Object.values(faults).some((fault) => fault !== undefined)
  return (
    <>
      <FoldLine isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
        {isOpen ? <strong>{words.label}</strong> : <Summary draft={draft} />}
      </FoldLine>
      {isOpen && (
        <>
          <Recipients draft={draft} onDraft={onDraft} channel="email" />
          <InboxFields draft={draft} onDraft={onDraft} faults={faults} />
        </>
      )}
    </>
  )
}

/** Who gets it, and its subject where that is another one than the title. */
function Summary({ draft: { title, emailTitle, segmentIds, smsTeaser } }: Pick<Given, 'draft'>) {
  const { details: words } = useWords(composerWords)
  const { data: segments } = useSegments()
  const names = segmentIds.map((id) => segments?.items.find((each) => each.id === id)?.name ?? '…')
  const isOther = emailTitle !== '' && emailTitle !== title
  return (
    <>
      <strong>{words.to}</strong>
      <span>
        {names.length > 0 ? names.join(', ') : words.toNone}
        {isOther && <small> · {emailTitle}</small>}
      </span>
      {smsTeaser && <StateBadge tone="quiet">{words.teased}</StateBadge>}
    </>
  )
}

export function Recipients({ draft, onDraft, channel }: Given & { readonly channel: 'email' | 'sms' }) {
  const { details: words } = useWords(composerWords)
  const { data: segments } = useSegments()
  const mayMake = useMay('segments:write')
  const isWanted = useWanted() === 'recipients'
  const isNone = segments?.items.length === 0
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
        nothingFoundMessage={words.toNoMatch}
        // It would lie over the button that makes the first.
        {...(isNone && { dropdownOpened: false })}
        autoFocus={isWanted}
        searchable
        hidePickedOptions
        clearable
      />
      {isNone && (
        <Text size="sm" c="dimmed" mt={4}>
          {words.toMissing}
        </Text>
      )}
      {isNone && mayMake && (
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
