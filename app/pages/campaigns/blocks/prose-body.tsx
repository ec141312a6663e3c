/** Words of a block with marks, written where they are read; their editor comes with the letter. */
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import type { RichTextProps } from './rich-text.tsx'
import css from './blocks.module.css'

/** `list` is the list of blocks. */
const CLASSES: Readonly<Record<string, string>> = { list: 'listBody' }

const loadRichText = () => import('./rich-text.tsx')
const LazyRichText = lazy(loadRichText)
let ready: ComponentType<RichTextProps> | undefined

/**
 * Asked for with the letter. Then a block that is begun has the cursor within the press that began it: only so do phones
 * show their keys, and what is typed at once is in it.
 */
export async function prepareRichText(): Promise<void> {
  ready = (await loadRichText()).default
}

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

export function ProseBody({ block, onBlock, name, placeholder, ...edges }: BodyProps) {
  const { text = '', style } = block
  const isHeading = /^h[123]$/.test(block.type)
  const [asked, setAsked] = useState<BodyProps['cursor']>()
  const [RichText] = useState<ComponentType<RichTextProps>>(() => ready ?? LazyRichText)
  const isWanted = edges.cursor !== undefined
  return (
    <div className={css[CLASSES[block.type] ?? block.type]} data-align={block.alignment}>
      <Suspense
        fallback={<Unready {...{ text, isWanted }} onLeft={() => setAsked({ where: 'end', turn: 0 })} />}
      >
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

/** Words whose editor is on its way; `isWanted`: the cursor is for them. `onLeft`: they had it when it came. */
function Unready({
  text,
  isWanted,
  onLeft,
}: {
  readonly text: string
  readonly isWanted: boolean
  readonly onLeft: () => void
}) {
  const { blocks: words } = useWords(blockWords)
  const line = useRef<HTMLParagraphElement>(null)
  const latest = useRef(onLeft)
  latest.current = onLeft
  useLayoutEffect(() => {
    const { current } = line
    // Whoever types on does not press again what began it.
    if (isWanted) current?.focus()
    return () => {
      if (current && current === document.activeElement) latest.current()
    }
  }, [isWanted])
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
