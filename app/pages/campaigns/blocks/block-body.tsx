/** A block where it is written: each kind as what it holds. */
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { missingIn } from '../draft/content.ts'
import { VariableInput } from '../words/variable-input.tsx'
import { ColumnsBody } from './columns-body.tsx'
import { isProse } from './kinds.ts'
import { MediaBody } from './media-body.tsx'
import { ProductBody } from './product-body.tsx'
import { ProseBody, type BodyProps } from './prose-body.tsx'
import css from './blocks.module.css'

/** How every address begins. */
const SCHEME = 'https://'

export function BlockBody(props: BodyProps) {
  const { block, onBlock, name } = props
  const { holds, kinds } = useWords(blockWords)
  const set = (member: keyof Block) => (text: string) => onBlock(withText(block, member, text))
  if (isProse(block)) return <ProseBody {...props} />
  switch (block.type) {
    case 'divider':
      return <hr className={css['divider']} />
    case 'spacer':
      return <div className={css['spacer']}>{kinds.spacer}</div>
    case 'columns':
      return <ColumnsBody {...props} />
    case 'product':
      return <ProductBody block={block} onBlock={onBlock} name={name} />
    case 'button':
      return (
        <div className={css['buttonBody']} data-align={block.alignment}>
          <Line {...props} member="text" label={holds.button} onText={set('text')} className="buttonWords" />
          <Line {...props} member="url" label={holds.url} onText={set('url')} placeholder={SCHEME} />
        </div>
      )
    case 'image':
      return (
        <MediaBody block={block} onBlock={onBlock} name={name}>
          <Line {...props} member="alt" label={holds.alt} onText={set('alt')} placeholder="" />
          <Line
            {...props}
            member="imageUrl"
            label={holds.imageUrl}
            onText={set('imageUrl')}
            placeholder={SCHEME}
          />
        </MediaBody>
      )
    case 'video':
      return (
        <MediaBody block={block} onBlock={onBlock} name={name}>
          <Line {...props} member="url" label={holds.video} onText={set('url')} placeholder={SCHEME} />
          <Line {...props} member="text" label={holds.videoTitle} onText={set('text')} placeholder="" />
        </MediaBody>
      )
    default:
      return (
        <VariableInput
          isLong
          value={block.text ?? ''}
          onText={set('text')}
          field={{
            'aria-label': name,
            placeholder: block.type === 'social' ? holds.social : block.type === 'html' ? holds.html : '',
            variant: block.type === 'html' || block.type === 'social' ? 'default' : 'unstyled',
            classNames: { input: css[block.type] ?? '' },
          }}
        />
      )
  }
}

/** Optional members are left out where nothing is in them. */
export function withText(block: Block, member: keyof Block, text: string): Block {
  const { [member]: _, ...rest } = block
  const isKept = text !== '' || member === 'text' || member === 'url' || member === 'imageUrl'
  return { ...rest, ...(isKept ? { [member]: text } : {}) } as Block
}

function Line({
  block,
  member,
  label,
  name,
  onText,
  placeholder,
  className,
}: BodyProps & {
  readonly member: 'text' | 'url' | 'imageUrl' | 'alt'
  readonly label: string
  readonly onText: (text: string) => void
  readonly className?: string
}) {
  const { holds } = useWords(blockWords)
  const faults = { text: holds.textMissing, url: holds.urlMissing, imageUrl: holds.imageMissing, alt: '' }
  const isMissing = member !== 'alt' && missingIn(block).includes(member)
  return (
    <VariableInput
      value={block[member] ?? ''}
      onText={onText}
      field={{
        label,
        'aria-label': `${label}, ${name}`,
        placeholder: member === 'text' ? '' : placeholder,
        ...(isMissing ? { description: faults[member] } : {}),
        ...(className ? { classNames: { input: css[className] ?? '' } } : {}),
      }}
    />
  )
}
