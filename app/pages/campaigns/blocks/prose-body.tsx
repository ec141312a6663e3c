/** Words of a block with marks, written where they are read; their editor comes with the letter. */
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import type { Block } from '../../../../server/content/blocks/blocks.ts'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import type { RichTextProps } from './rich-text.tsx'
import css from './blocks.module.css'

/** `list` is the list of blocks. */
const CLASSES: Readonly<Record<string, string>> = { list: 'listBody' }

const END = { where: 'end', turn: 0 } as const

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
  const [atEnd, setAtEnd] = useState<{ readonly insteadOf: BodyProps['cursor'] }>()
  const [RichText] = useState<ComponentType<RichTextProps>>(() => ready ?? LazyRichText)
  const takeOver = (typed: string): void => {
    if (typed !== text) onBlock(withWords(block, typed, false))
    setAtEnd({ insteadOf: edges.cursor })
  }
  return (
    <div className={css[CLASSES[block.type] ?? block.type]} data-align={block.alignment}>
      <Suspense fallback={<Unready text={text} cursor={edges.cursor} onLeft={takeOver} />}>
        <RichText
          {...edges}
          cursor={atEnd && atEnd.insteadOf === edges.cursor ? END : edges.cursor}
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

/**
 * Words whose editor is on its way; the cursor is put there when it is given. Where there are none yet, what is typed at once is
 * taken. `onLeft`: they had the cursor when it came.
 */
function Unready({
  text,
  cursor,
  onLeft,
}: {
  readonly text: string
  readonly cursor: BodyProps['cursor']
  readonly onLeft: (typed: string) => void
}) {
  const { blocks: words } = useWords(blockWords)
  const line = useRef<HTMLParagraphElement>(null)
  const latest = useRef(onLeft)
  latest.current = onLeft
  useLayoutEffect(() => {
    // Whoever types on does not press again what began it; and who does types on.
    if (cursor) line.current?.focus()
  }, [cursor])
  useLayoutEffect(() => {
    const { current } = line
    return () => {
      if (current && current === document.activeElement) latest.current(current.textContent)
    }
  }, [])
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={css['unready']}
      aria-label={words.loading}
      contentEditable={text === '' ? 'plaintext-only' : undefined}
      suppressContentEditableWarning
    >
      {text}
    </p>
  )
}

/** Style `text` stands for marks; without them it is as it was before. */
function withWords({ style, ...block }: Block, text: string, isMarked: boolean): Block {
  if (isMarked) return { ...block, text, style: 'text' }
  return { ...block, text, ...(style && style !== 'text' ? { style } : {}) }
}
