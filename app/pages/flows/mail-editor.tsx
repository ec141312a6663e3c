/** The mail of a step, written in blocks as a campaign is: a page of its own within the flow. */
import { Button, Stack, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { BlockList } from '../campaigns/blocks/block-list.tsx'
import type { Blocks } from '../campaigns/blocks/block-moves.ts'
import { keyed } from '../campaigns/draft/content.ts'
import { Docked } from '../campaigns/narrow/dock.tsx'
import { useLayout } from '../campaigns/narrow/use-layout.ts'
import type { EmailStep } from './definition.ts'
import css from './flows.module.css'
import { Envelope } from './step-fields.tsx'

interface Given {
  readonly step: EmailStep
  readonly name: string
  readonly onChange: (step: EmailStep) => void
  readonly onClose: () => void
}

export default function MailEditor({ step, name, onChange, onClose }: Given) {
  const { fields: words } = useWords(flowsWords)
  const layout = useLayout() === 'phone' ? 'phone' : 'middle'
  const { blocks, onBlocks } = useBlocks(step, onChange)
  const [selected, setSelected] = useState<string>()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Docked view="write" isPhone={layout === 'phone'} isHidden={false} className={css['mail']}>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        mb="xs"
        leftSection={<Icon name="left" size={16} />}
        onClick={onClose}
      >
        {words.backToSteps}
      </Button>
      <Title order={2} mb="md" ref={heading} tabIndex={-1}>
        {name}
      </Title>
      <Stack mb="lg" gap="sm">
        <Envelope step={step} onChange={onChange} />
      </Stack>
      <BlockList
        blocks={blocks}
        onBlocks={onBlocks}
        selected={selected}
        onSelect={setSelected}
        onSettings={() => setSheetOpen(true)}
        onSettled={() => setSheetOpen(false)}
        layout={layout}
        isSheetOpen={isSheetOpen}
      />
    </Docked>
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
