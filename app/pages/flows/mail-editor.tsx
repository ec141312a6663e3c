/** The mail of a step, written in blocks as a campaign is: a page of its own within the flow, with the mail as it will be. */
import { Button, Stack, Title } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { BlockList } from '../campaigns/blocks/block-list.tsx'
import { changed, type Blocks } from '../campaigns/blocks/block-moves.ts'
import { keyed } from '../campaigns/draft/content.ts'
import { useLayout } from '../campaigns/narrow/use-layout.ts'
import type { Place } from '../campaigns/pane-search.ts'
import { Beside, usePane } from '../campaigns/panes.tsx'
import { Sheet } from '../campaigns/sheet.tsx'
import type { EmailStep, Trigger } from './definition.ts'
import css from './flows.module.css'
import { MailAsSeen } from './mail-as-seen.tsx'
import type { Letter } from './letter.ts'
import { Envelope } from './step-fields.tsx'

const BlockSettings = lazy(() => import('../campaigns/blocks/block-settings.tsx'))
const MailTest = lazy(() => import('./mail-test.tsx'))

interface Given {
  readonly step: EmailStep
  readonly name: string
  readonly trigger: Trigger
  readonly place: Place
  readonly onChange: (step: EmailStep) => void
  readonly onClose: () => void
}

export default function MailEditor({ step, name, trigger, place, onChange, onClose }: Given) {
  const layout = useLayout()
  const panes = usePane(place)
  const { blocks, onBlocks } = useBlocks(step, onChange)
  const [selected, setSelected] = useState<string>()
  const block = blocks.find(({ key }) => key === selected)
  const letter = { step, blocks: blocks.map((each) => each.block), trigger }
  return (
    <div className={css['mail']}>
      <Sheet
        panes={panes}
        layout={layout}
        views={['write', 'preview']}
        heading={<h2 className="visually-hidden">{name}</h2>}
        aside={
          <Beside
            panes={panes}
            layout={layout}
            preview={<MailAsSeen letter={letter} place={place} />}
            block={
              <BlockSettings
                written={block?.block}
                onBlock={(next) => selected && onBlocks((all) => changed(all, selected, next))}
              />
            }
          />
        }
      >
        <Head name={name} onClose={onClose} letter={letter} />
        <Stack mb="lg" gap="sm">
          <Envelope step={step} onChange={onChange} />
        </Stack>
        <BlockList
          blocks={blocks}
          onBlocks={onBlocks}
          selected={selected}
          onSelect={setSelected}
          onSettings={() => panes.toPane('block')}
          onSettled={() => panes.toPane(undefined)}
          layout={layout}
          isSheetOpen={layout !== 'wide' && panes.pane === 'block'}
        />
      </Sheet>
    </div>
  )
}

function Head({ name, onClose, letter }: Pick<Given, 'name' | 'onClose'> & { readonly letter: Letter }) {
  const { fields: words } = useWords(flowsWords)
  const { test } = useWords(composerWords)
  const [isTested, setTested] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <div className={css['mailHead']}>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icon name="left" size={16} />}
          onClick={onClose}
        >
          {words.backToSteps}
        </Button>
        <Button variant="default" size="xs" onClick={() => setTested(true)}>
          {test.open}
        </Button>
      </div>
      <Title order={2} mb="md" ref={heading} tabIndex={-1}>
        {name}
      </Title>
      <Suspense fallback={null}>
        {isTested && <MailTest letter={letter} onClose={() => setTested(false)} />}
      </Suspense>
    </>
  )
}

/** Its blocks while they are written; a mail of one text becomes the one block that it stands for. */
function useBlocks(step: EmailStep, onChange: Given['onChange']) {
  const [blocks, setBlocks] = useState<Blocks>(() => blocksOf(step).map(keyed))
  // Several changes can come before the next drawing.
  const latest = useRef(blocks)
  const acts = useStable({
    onBlocks: (make: (blocks: Blocks) => Blocks) => {
      latest.current = make(latest.current)
      setBlocks(latest.current)
      const { text: _text, ...rest } = step
      onChange({ ...rest, blocks: latest.current.map(({ block }) => block) })
    },
  })
  return { blocks, ...acts }
}

function blocksOf({ blocks, text = '' }: EmailStep): NonNullable<EmailStep['blocks']> {
  return blocks ?? [{ type: 'text', text }]
}
