/** Around every composer: whether it is saved, the ways out, the dialogs of saving, and what stands beside the text. */
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { CampaignCreation, CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi, useHere } from '../../api/workspace.tsx'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { Bar } from './composer-bar.tsx'
import { useLayout, type Layout } from './narrow/use-layout.ts'
import { usePane } from './panes.tsx'
import { Sheet } from './sheet.tsx'
import { useCampaignPlace } from './use-place.ts'
import { isWhole, writtenOf, type Draft } from './draft/content.ts'
import type { DraftSession } from './draft/session.ts'
import type { SessionState } from './draft/session-state.ts'
import { useDraft } from './draft/use-draft.ts'
import { nameOf } from './names.ts'
import { useFaultText } from './sentences.ts'
import { SaveLine } from './save-line.tsx'
import css from './composer.module.css'

const MergeDialog = lazy(() => import('./merge-dialog.tsx'))

export interface Composer {
  readonly record: CampaignRecord
  readonly session: DraftSession
  readonly state: SessionState
  readonly panes: ReturnType<typeof usePane>
  readonly layout: Layout
}

export function useComposer(record: CampaignRecord): Composer {
  const { save: words } = useWords(composerWords)
  const { session, state } = useDraft(useApi(), record)
  const { merges } = state
  useEffect(() => {
    if (merges > 0) notifications.show({ message: words.merged })
  }, [merges, words])
  const panes = usePane(useCampaignPlace())
  const layout = useLayout()
  return { record, session, state, panes, layout }
}

export function ComposerFrame({
  composer: { record, session, state, panes, layout },
  aside,
  children,
}: {
  readonly composer: Composer
  readonly aside: ReactNode
  readonly children: ReactNode
}) {
  const words = useWords(composerWords)
  const [isPutOff, setPutOff] = useState(false)
  const copy = useCopy(record, state.draft)
  const title = nameOfDraft(state.draft) ?? words.untitled
  useEffect(() => {
    document.title = `${title} · Tidings`
  }, [title])
  return (
    <div className={css['frame']}>
      <Bar
        record={record}
        session={session}
        onChoose={() => setPutOff(false)}
        onHistory={layout === 'wide' ? undefined : () => panes.toView('history')}
      >
        <SaveLine
          state={state}
          onSave={() => void session.flush()}
          onChoose={() => setPutOff(false)}
          onCopy={() => void copy()}
        />
      </Bar>
      <Sheet
        panes={panes}
        layout={layout}
        heading={<h1 className="visually-hidden">{title}</h1>}
        aside={aside}
      >
        {children}
      </Sheet>
      {state.conflict && !isPutOff && (
        <Suspense fallback={null}>
          <MergeDialog
            merge={state.conflict}
            onClose={() => setPutOff(true)}
            onResolve={(sides) => void session.resolve(sides)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What was typed, as a draft of its own. */
function useCopy({ deliveryChannel }: CampaignRecord, draft: Draft): () => Promise<void> {
  const words = useWords(composerWords)
  const faultText = useFaultText()
  const api = useApi()
  const { handle } = useHere().workspace
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const { text, title, emailTitle, emailDescription, smsText } = draft
    const blocks = draft.blocks.map(({ block }) => block).filter(isWhole)
    const body: CampaignCreation =
      deliveryChannel === 'sms'
        ? { deliveryChannel, title, text }
        : {
            deliveryChannel,
            title: title || words.untitled,
            blocks,
            notification: { emailTitle, emailDescription, smsText },
          }
    try {
      const { id } = await api.post<CampaignRecord>('/api/campaigns', body)
      await queries.invalidateQueries({ queryKey: [api.key, '/api/campaigns'] })
      await navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id } })
    } catch (error) {
      notifications.show({ color: 'red', message: error instanceof Error ? faultText(error) : '' })
    }
  }
}

function nameOfDraft(draft: Draft): string | undefined {
  const { title, emailTitle, text, blocks } = writtenOf(draft)
  return nameOf({ title, notification: { emailTitle }, ...(text && { text }), blocks })
}
