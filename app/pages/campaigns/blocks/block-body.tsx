/** A block where it is written: each kind as what it holds. */
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { missingIn } from '../draft/content.ts'
import { VariableInput } from '../words/variable-input.tsx'
import { ColumnsBody } from './columns-body.tsx'
import { isProse } from './kinds.ts'
import { MediaBody } from './media-body.tsx'
import { ProductBody } from './product-body.tsx'
import type { RichTextProps } from './rich-text.tsx'
import css from './blocks.module.css'

/** `list` is the list of blocks. */
const CLASSES: Readonly<Record<string, string>> = { list: 'listBody' }

const RichText = lazy(() => import('./rich-text.tsx'))

/** How every address begins. */
const SCHEME = 'https://'

export interface BodyProps extends Pick<
  RichTextProps,
  'onErase' | 'onLeave' | 'onEnter' | 'cursor' | 'kindsFor' | 'onKind'
> {
  readonly block: Block
  readonly onBlock: (block: Block) => void
  /** Its kind and place, for whoever listens. */
  readonly name: string
  readonly placeholder: string
}

export function BlockBody(props: BodyProps) {
  const { block, onBlock, name } = props
  const { holds, kinds } = useWords(blockWords)
  const set = (member: keyof Block) => (text: string) => onBlock(withText(block, member, text))
  if (isProse(block)) return <Prose {...props} />
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

function Prose({ block, onBlock, name, placeholder, ...edges }: BodyProps) {
  const { text = '', style } = block
  const isHeading = /^h[123]$/.test(block.type)
  const [asked, setAsked] = useState<BodyProps['cursor']>()
  return (
    <div className={css[CLASSES[block.type] ?? block.type]} data-align={block.alignment}>
      <Suspense fallback={<Unready text={text} onLeft={() => setAsked({ where: 'end', turn: 0 })} />}>
        <RichText
          {...edges}
          cursor={edges.cursor ?? asked}
          onEnter={isHeading ? edges.onEnter : undefined}
          words={{ text, isMarked: style === 'text' }}
          onWords={(written) => onBlock(withWords(block, written.text, written.isMarked))}
          label={name}
          placeholder={placeholder}
          isLines={block.type === 'list'}
        />
      </Suspense>
    </div>
  )
}

/** Words whose editor is on its way. `onLeft`: they had the cursor when it came. */
function Unready({ text, onLeft }: { readonly text: string; readonly onLeft: () => void }) {
  const { blocks: words } = useWords(blockWords)
  const line = useRef<HTMLParagraphElement>(null)
  const latest = useRef(onLeft)
  latest.current = onLeft
  useLayoutEffect(() => {
    const { current } = line
    return () => {
      if (current && current === document.activeElement) latest.current()
    }
  }, [])
  return (
    <p ref={line} tabIndex={-1} className={css['unready']} aria-label={words.loading}>
      {text}
    </p>
  )
}

/** Style `text` stands for marks; without them it is as it was before. */
function withWords({ style, ...block }: Block, text: string, isMarked: boolean): Block {
  if (isMarked) return { ...block, text, style: 'text' }
  return { ...block, text, ...(style && style !== 'text' ? { style } : {}) }
}
