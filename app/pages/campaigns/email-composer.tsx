/** The composer of an email: the page is the text, and beside it the mail as it will be. */
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { BlockList } from './blocks/block-list.tsx'
import { BlockSettings } from './blocks/block-settings.tsx'
import { changed, type Blocks } from './blocks/block-moves.ts'
import { ComposerFrame, useComposer } from './composer-frame.tsx'
import { EmailDetails } from './details.tsx'
import { Beside, usePane } from './panes.tsx'
import { Preview } from './preview.tsx'
import { tooLong } from './too-long.ts'
import css from './composer.module.css'

/** As the API has it, in code points. */
const TITLE_MOST = 45

export function EmailComposer({ record }: { readonly record: CampaignRecord }) {
  const composer = useComposer(record)
  const { session, state } = composer
  const { draft } = state
  const [selected, setSelected] = useState<string>()
  const [, toPane] = usePane()
  const onBlocks = (make: (blocks: Blocks) => Blocks) =>
    session.change((before) => ({ ...before, blocks: make(before.blocks) }))
  const block = draft.blocks.find(({ key }) => key === selected)
  return (
    <ComposerFrame
      composer={composer}
      aside={
        <Beside
          composer={composer}
          preview={<Preview id={record.id} hash={state.hash} />}
          block={
            <BlockSettings
              written={block?.block}
              onBlock={(next) => selected && onBlocks((all) => changed(all, selected, next))}
            />
          }
        />
      }
    >
      <Title
        title={draft.title}
        onTitle={(title) => session.change((before) => ({ ...before, title }))}
        onEnter={() => document.querySelector<HTMLElement>('#recipients')?.focus()}
      />
      <EmailDetails draft={draft} onDraft={(make) => session.change(make)} />
      <BlockList
        blocks={draft.blocks}
        onBlocks={onBlocks}
        selected={selected}
        onSelect={setSelected}
        onSettings={() => {
          toPane('block')
          // On a phone it stands below the text.
          setTimeout(() => document.querySelector('#beside')?.scrollIntoView({ block: 'nearest' }))
        }}
      />
    </ComposerFrame>
  )
}

function Title({
  title,
  onTitle,
  onEnter,
}: {
  readonly title: string
  readonly onTitle: (title: string) => void
  readonly onEnter: () => void
}) {
  const words = useWords(composerWords)
  return (
    <h1 className={css['title']}>
      <Textarea
        variant="unstyled"
        autosize
        aria-label={words.title}
        placeholder={words.title}
        value={title}
        error={tooLong(title, TITLE_MOST, words.details.long)}
        onChange={(event) => onTitle(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onEnter()
        }}
      />
    </h1>
  )
}
