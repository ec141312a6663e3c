/** What the block with the cursor can be beside its words: kind, place, look, where it leads. */
import { Group, NativeSelect, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import type { Block, BlockType } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { VariableInput } from '../words/variable-input.tsx'
import { ChoosePicture } from '../../../ui/media/choose-picture.tsx'
import { withText } from './block-body.tsx'
import { ChooseShownTo } from './choose-shown-to.tsx'
import { apart, together } from './condition.ts'
import { pictured } from './media-body.tsx'
import { KIND_NAMES, KINDS, turnedInto } from './kinds.ts'
import css from './blocks.module.css'

const ALIGNMENTS = ['left', 'center', 'right'] as const

type Member = 'url' | 'imageUrl' | 'alt' | 'description'

/** Beside what is written in the block itself. */
const MEMBERS: Readonly<Partial<Record<BlockType, readonly Member[]>>> = {
  h1: ['url'],
  h2: ['url'],
  h3: ['url'],
  image: ['url', 'description'],
  quote: ['description', 'url'],
  product: ['url', 'imageUrl', 'alt', 'description'],
  video: ['imageUrl', 'alt', 'description'],
}

export default function BlockSettings({
  written,
  onBlock: onWritten,
}: {
  readonly written: Block | undefined
  readonly onBlock: (block: Block) => void
}) {
  const { settings: words, kinds } = useWords(blockWords)
  if (!written) return <Text c="dimmed">{words.none}</Text>
  const { block, condition } = apart(written)
  const onBlock = (next: Block) => onWritten(together(next, condition))
  const { type, style } = block
  const { styles, isAligned } = KINDS[type]
  return (
    <Stack>
      <NativeSelect
        label={words.kind}
        value={type}
        data={KIND_NAMES.map((value) => ({ value, label: kinds[value] }))}
        onChange={(event) => onBlock(turnedInto(block, event.currentTarget.value as BlockType))}
      />
      {isAligned && <Alignment block={block} onBlock={onBlock} />}
      {styles.length > 0 && (
        <NativeSelect
          label={words.style}
          value={style && styles.includes(style) ? style : (styles[0] ?? 'plain')}
          data={styles
            .filter((each) => each !== 'text')
            .map((value) => ({ value, label: words.styles[value] }))}
          onChange={(event) => onBlock(styled(block, event.currentTarget.value as Block['style']))}
        />
      )}
      <Members block={block} onBlock={onBlock} />
      {type === 'image' && (
        <Switch
          label={words.wide}
          checked={block.isFullWidth === true}
          onChange={(event) => onBlock({ ...block, isFullWidth: event.currentTarget.checked })}
        />
      )}
      <ChooseShownTo condition={condition} onCondition={(next) => onWritten(together(block, next))} />
    </Stack>
  )
}

/** Words with marks keep their marks while the block is plain. */
function styled({ style, ...block }: Block, wanted: Block['style']): Block {
  const first = KINDS[block.type].styles[0]
  if (wanted === first) return style === 'text' ? { ...block, style } : block
  return { ...block, ...(wanted ? { style: wanted } : {}) }
}

function Alignment({ block, onBlock }: { readonly block: Block; readonly onBlock: (block: Block) => void }) {
  const { settings: words } = useWords(blockWords)
  return (
    <div>
      <Text size="sm" fw={500} component="span" className={css['legend'] ?? ''}>
        {words.alignment}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={words.alignment}
        value={block.alignment ?? 'left'}
        data={ALIGNMENTS.map((value) => ({ value, label: words.alignments[value] }))}
        onChange={(value) => onBlock({ ...block, alignment: value })}
      />
    </div>
  )
}

function Members({ block, onBlock }: { readonly block: Block; readonly onBlock: (block: Block) => void }) {
  const { settings: words, holds } = useWords(blockWords)
  const members = MEMBERS[block.type] ?? (block.type === 'text' && block.style === 'button' ? ['url'] : [])
  const labels: Readonly<Record<Member, string>> = {
    url: words.url,
    imageUrl: block.type === 'video' ? holds.poster : holds.imageUrl,
    alt: holds.alt,
    description:
      block.type === 'quote' ? holds.saidBy : block.type === 'product' ? holds.description : holds.caption,
  }
  return members.map((member) => (
    <div key={member}>
      <VariableInput
        value={block[member] ?? ''}
        onText={(text) => onBlock(withoutEmpty(withText(block, member, text), member))}
        field={{
          label: labels[member],
          ...(member === 'alt' ? { description: holds.altHint } : {}),
          ...(member === 'url' || member === 'imageUrl' ? { placeholder: 'https://' } : {}),
        }}
      />
      {member === 'imageUrl' && (
        <Group mt={6}>
          <ChoosePicture
            label={labels.imageUrl}
            shape={block.type === 'video' ? 'wide' : undefined}
            onPick={(picked) => onBlock(pictured(block, picked))}
          />
        </Group>
      )}
    </div>
  ))
}

/** An address that is not asked for is not there when nothing is in it: an empty one would be refused. */
function withoutEmpty(block: Block, member: Member): Block {
  if (block[member] !== '') return block
  const { [member]: _, ...rest } = block
  return rest
}
