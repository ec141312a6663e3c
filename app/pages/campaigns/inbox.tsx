/** What an inbox shows of a letter: a line that opens, so that the page begins with the text. */
import { Stack, Switch } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import type { Given } from './details.tsx'
import type { Draft } from './draft/content.ts'
import { tooLong } from './too-long.ts'
import { VariableInput } from './words/variable-input.tsx'
import css from './inbox.module.css'

/** As the API has them, in code points. */
const SUBJECT_MOST = 255
const SMS_MOST = 1_600

export function Inbox({ draft, onDraft }: Given) {
  const { details: words } = useWords(composerWords)
  // Who comes to write the subject finds it open.
  const isWanted = useLocation({ select: ({ hash }) => hash === 'subject' })
  const [isChosen, setChosen] = useState(isWanted)
  const faults = {
    subject: tooLong(draft.emailTitle, SUBJECT_MOST, words.long),
    sms: draft.smsTeaser ? tooLong(draft.smsText, SMS_MOST, words.long) : undefined,
  }
  const isOpen = isChosen || faults.subject !== undefined || faults.sms !== undefined
  return (
    <div>
      <button
        type="button"
        className={css['inbox']}
        aria-expanded={isOpen}
        onClick={() => setChosen(!isOpen)}
      >
        {isOpen ? <strong>{words.inbox}</strong> : <Line draft={draft} />}
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      {isOpen && <Fields draft={draft} onDraft={onDraft} faults={faults} isWanted={isWanted} />}
    </div>
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

function Fields({
  draft,
  onDraft,
  faults,
  isWanted,
}: Given & {
  readonly faults: { readonly subject: string | undefined; readonly sms: string | undefined }
  readonly isWanted: boolean
}) {
  const { details: words } = useWords(composerWords)
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
    </Stack>
  )
}
