/** Two texts of one place, side by side: which one stays is chosen place by place, or for all at once. */
import { Button, Group, Modal, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import type { Block } from '../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../words/campaigns-blocks.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import type { Clash, Merge, Side } from './draft/merge.ts'
import { readableText } from './blocks/product-reference.ts'
import css from './composer.module.css'

export default function MergeDialog({
  merge: { clashes },
  onResolve,
  onClose,
}: {
  readonly merge: Merge
  readonly onResolve: (sides: Readonly<Record<string, Side>>) => void
  readonly onClose: () => void
}) {
  const { conflict: words } = useWords(composerWords)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const all = (side: Side) => Object.fromEntries(clashes.map(({ id }) => [id, side]))
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.title}
      size="xl"
      closeButtonProps={{ 'aria-label': words.later }}
      closeOnClickOutside={false}
    >
      <Text mb="md">{words.text}</Text>
      {clashes.map((clash) => (
        <ClashRow
          key={clash.id}
          clash={clash}
          side={sides[clash.id] ?? 'mine'}
          onSide={(side) => setSides({ ...sides, [clash.id]: side })}
        />
      ))}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onResolve(all('mine'))}>
          {words.allMine}
        </Button>
        <Button variant="default" onClick={() => onResolve(all('theirs'))}>
          {words.allTheirs}
        </Button>
        <Button onClick={() => onResolve(sides)}>{words.save}</Button>
      </Group>
    </Modal>
  )
}

function ClashRow({
  clash,
  side,
  onSide,
}: {
  readonly clash: Clash
  readonly side: Side
  readonly onSide: (side: Side) => void
}) {
  const { conflict: words } = useWords(composerWords)
  const { conflict: common } = useWords(uiWords)
  const choices: readonly Side[] = clash.field === 'blocks' ? ['mine', 'theirs', 'both'] : ['mine', 'theirs']
  const name = words.fields[clash.field]
  return (
    <div role="group" className={css['clash']} aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Text fw={600}>{name}</Text>
        <SegmentedControl
          size="xs"
          aria-label={name}
          value={side}
          data={choices.map((value) => ({ value, label: words[value] }))}
          onChange={(value) => onSide(value)}
        />
      </Group>
      <div className={css['sides']}>
        <Version title={common.mine} value={clash.mine} isChosen={side !== 'theirs'} />
        <Version title={common.theirs} value={clash.theirs} isChosen={side !== 'mine'} />
      </div>
    </div>
  )
}

function Version({
  title,
  value,
  isChosen,
}: {
  readonly title: string
  readonly value: unknown
  readonly isChosen: boolean
}) {
  const { conflict: words } = useWords(composerWords)
  const all = useWords(blockWords)
  const isBlocks = Array.isArray(value) && value.some((each) => typeof each === 'object')
  return (
    <div className={css['side']} data-chosen={isChosen || undefined}>
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      {isBlocks ? (
        (value as readonly Block[]).map((block, at) => (
          <p key={at}>
            <small>{all.kinds[block.type]}</small>
            {[readableText(block, all), block.url, block.imageUrl, block.description]
              .filter(Boolean)
              .join('\n')}
          </p>
        ))
      ) : (
        <p>{wordsOf(value, words)}</p>
      )}
    </div>
  )
}

function wordsOf(value: unknown, words: (typeof composerWords)['en']['conflict']): string {
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (Array.isArray(value)) return value.length === 0 ? words.nothing : words.segments(String(value.length))
  return typeof value === 'string' && value ? value : words.nothing
}
