/** Whether what is written is safe, in a line; heard by whoever does not see it. */
import { Button, Group } from '@mantine/core'
import { useHere } from '../../api/workspace.tsx'
import { written } from '../../ui/time-words.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { uiWords } from '../../words/ui.ts'
import { isWhole, type Draft } from './draft/content.ts'
import type { SaveStatus, SessionState } from './draft/session-state.ts'
import css from './composer.module.css'

export function SaveLine({
  state,
  onSave,
  onChoose,
  onCopy,
}: {
  readonly state: SessionState
  readonly onSave: () => void
  readonly onChoose: () => void
  readonly onCopy: () => void
}) {
  const { save: words } = useWords(composerWords)
  const { status, draft } = state
  const unfinished = unfinishedIn(draft)
  const isLong = unfinished > 0 || !['saved', 'saving', 'unsaved'].includes(status)
  return (
    <Group gap="xs" className={css['saved'] ?? ''} data-status={status} data-long={isLong || undefined}>
      <span role="status">
        {useStatusWords()(state)}
        {unfinished > 0 && status !== 'closed' && ` · ${words.unfinished(unfinished)}`}
      </span>
      {status === 'refused' && (
        <Button size="compact-xs" variant="default" onClick={onSave}>
          {words.again}
        </Button>
      )}
      {status === 'conflict' && (
        <Button size="compact-xs" onClick={onChoose}>
          {words.choose}
        </Button>
      )}
      {status === 'closed' && state.isTypedOn && (
        <Button size="compact-xs" variant="default" onClick={onCopy}>
          {words.copy}
        </Button>
      )}
    </Group>
  )
}

/** Blocks that wait in the browser for what they lack. */
export function unfinishedIn({ blocks }: Draft): number {
  return blocks.filter(({ block }) => !isWhole(block)).length
}

export function useStatusWords(): (state: SessionState) => string {
  const { save: words, notDraft } = useWords(composerWords)
  const { save: common } = useWords(uiWords)
  const { timezone } = useHere().workspace
  const locale = useLocale()
  return ({ status, savedAt, fault, isTypedOn }) => {
    const said: Readonly<Record<SaveStatus, string>> = {
      saved: common.saved(written(savedAt, { locale, timezone, style: 'time' })),
      saving: common.saving,
      unsaved: common.unsaved,
      offline: words.offline,
      refused: `${words.refused} ${fault?.message ?? ''}`,
      conflict: words.conflict,
      closed: isTypedOn ? words.closed : notDraft,
    }
    return said[status]
  }
}
