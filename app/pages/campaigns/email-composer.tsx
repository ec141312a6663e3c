/** The composer of an email: the page is the text, and beside it the mail as it will be. */
import { lazy, useState } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useStable } from '../../ui/use-stable.ts'
import { BlockList } from './blocks/block-list.tsx'
import { changed, type Blocks } from './blocks/block-moves.ts'
import { ComposerFrame, useComposer } from './composer-frame.tsx'
import { EmailDetails } from './details.tsx'
import type { Draft } from './draft/content.ts'
import { Beside } from './panes.tsx'
import { Title } from './title.tsx'

const Preview = lazy(() => import('./preview.tsx'))
const BlockSettings = lazy(() => import('./blocks/block-settings.tsx'))

export function EmailComposer({ record }: { readonly record: CampaignRecord }) {
  const composer = useComposer(record)
  const { session, state, panes, layout } = composer
  const { draft } = state
  const [selected, setSelected] = useState<string>()
  const acts = useStable({
    onDraft: (make: (draft: Draft) => Draft) => session.change(make),
    onBlocks: (make: (blocks: Blocks) => Blocks) =>
      session.change((before) => ({ ...before, blocks: make(before.blocks) })),
    onSettings: () => panes.toPane('block'),
    onSettled: () => panes.toPane(undefined),
  })
  const block = draft.blocks.find(({ key }) => key === selected)
  return (
    <ComposerFrame
      composer={composer}
      aside={
        <Beside
          composer={composer}
          panes={panes}
          layout={layout}
          preview={<Preview id={record.id} hash={state.hash} />}
          block={
            <BlockSettings
              written={block?.block}
              onBlock={(next) => selected && acts.onBlocks((all) => changed(all, selected, next))}
            />
          }
        />
      }
    >
      <Title
        title={draft.title}
        onTitle={(title) => session.change((before) => ({ ...before, title }))}
        onEnter={() =>
          layout === 'phone' ? toText() : document.querySelector<HTMLElement>('#recipients')?.focus()
        }
      />
      <EmailDetails draft={draft} onDraft={acts.onDraft} isFolded={layout === 'phone'} />
      <BlockList
        blocks={draft.blocks}
        onBlocks={acts.onBlocks}
        selected={selected}
        onSelect={setSelected}
        onSettings={acts.onSettings}
        onSettled={acts.onSettled}
        layout={layout}
        isSheetOpen={layout !== 'wide' && panes.pane === 'block'}
      />
    </ComposerFrame>
  )
}

/** To the first block, or to the button that begins one. */
function toText(): void {
  const content = document.querySelector('[data-content]')
  const fields = content?.querySelectorAll<HTMLElement>(
    '[data-block] :is(input, textarea, [contenteditable=true])',
  )
  const begin = content?.querySelector<HTMLElement>('[data-begin]')
  if (fields?.[0]) fields[0].focus()
  else begin?.click()
}
