/** What an inbox shows of a letter: a line that opens, so that the page begins with the text. */
import { Stack, Switch } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import type { Given } from './details.tsx'
import type { Draft } from './draft/content.ts'
import { PostAuthor } from './post-author.tsx'
import { tooLong } from './too-long.ts'
import { useWanted } from './use-wanted.ts'
import { VariableInput } from './words/variable-input.tsx'
import css from './inbox.module.css'

/** As the API has them, in code points. */
const SUBJECT_MOST = 255
const SMS_MOST = 1_600

export function faultsIn(draft: Draft, long: (count: string) => string) {
  return {
    subject: tooLong(draft.emailTitle, SUBJECT_MOST, long),
    sms: draft.smsTeaser ? tooLong(draft.smsText, SMS_MOST, long) : undefined,
  }
}

export function Inbox({ draft, onDraft }: Given) {
  const { details: words } = useWords(composerWords)
  // Who comes to write the subject finds it open.
  const isWanted = useWanted() === 'subject'
  const [isChosen, setChosen] = useState(isWanted)
  const faults = faultsIn(draft, words.long)
  const isOpen = isChosen || faults.subject !== undefined || faults.sms !== undefined
  return (
    <div>
      <FoldLine isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
        {isOpen ? <strong>{words.inbox}</strong> : <Line draft={draft} />}
      </FoldLine>
      {isOpen && <InboxFields draft={draft} onDraft={onDraft} faults={faults} />}
    </div>
  )
}

/** A line that says what is behind it, and opens it. */
export function FoldLine({
  isOpen,
  onToggle,
  children,
}: {
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}) {
  return (
    <button type="button" className={css['inbox']} aria-expanded={isOpen} onClick={onToggle}>
      {children}
      <Icon name={isOpen ? 'up' : 'down'} size={16} />
    </button>
  )
}

/** All of it in a line. */
function Line({ draft: { title, emailTitle, emailDescription, smsTeaser } }: Pick<Given, 'draft'>) {
  const { details: words } = useWords(composerWords)
  return (
    <>
      <strong>{words.subject}</strong>
      <span>
        {emailTitle || title || words.subjectHint}
        {emailDescription && <small> – {emailDescription}</small>}
      </span>
      {smsTeaser && <StateBadge tone="quiet">{words.teased}</StateBadge>}
    </>
  )
}

export function InboxFields({
  draft,
  onDraft,
  faults,
}: Given & { readonly faults: ReturnType<typeof faultsIn> }) {
  const { details: words } = useWords(composerWords)
  const isWanted = useWanted() === 'subject'
  const set = (change: Partial<Draft>) => onDraft((before) => ({ ...before, ...change }))
  return (
    <Stack gap="sm" mt="xs">
      <VariableInput
        value={draft.emailTitle}
        onText={(emailTitle) => set({ emailTitle })}
        field={{
          id: 'subject',
          label: words.subject,
          placeholder: draft.title || words.subjectHint,
          error: faults.subject,
          autoFocus: isWanted,
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
            error: faults.sms,
          }}
        />
      )}
      <PostAuthor />
    </Stack>
  )
}
