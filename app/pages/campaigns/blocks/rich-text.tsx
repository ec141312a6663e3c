/** Words with inline marks, written where they are read. */
import { EditorView } from '@tiptap/pm/view'
import type { EditorState } from '@tiptap/pm/state'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHere } from '../../../api/workspace.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { offersFor } from '../words/variables.ts'
import { pastedMarkup } from './pasted-markup.ts'
import { BARS } from '../narrow/use-keyboard.ts'
import { Marks } from './mark-bar.tsx'
import { SuggestionList, useSuggestions, type Suggestion } from './suggestions.tsx'
import {
  begunBefore,
  cursorAt,
  isEmpty,
  replaceBegun,
  stateOf,
  type Begun,
  type Edges,
} from './rich-editor.ts'
import { readWords, writeWords, type Words } from './rich-words.ts'
import css from './blocks.module.css'

export interface RichTextProps extends Omit<Edges, 'onLink'> {
  readonly words: Words
  readonly onWords: (words: Words) => void
  readonly label: string
  readonly placeholder: string
  /** Each line is one thing, as in a list; else paragraphs are parted by blank lines. */
  readonly isLines: boolean
  /** The cursor is put there each time that another one is given. */
  readonly cursor: { readonly where: 'start' | 'end'; readonly turn: number } | undefined
  /** The menu of blocks, as far as somebody has typed after the slash. */
  readonly kindsFor: (query: string) => readonly Suggestion[]
  /** `isAlone`: nothing else stands in the block. */
  readonly onKind: (kind: string, isAlone: boolean) => void
}

export default function RichText(props: RichTextProps) {
  const { words: said } = { words: useWords(blockWords) }
  const { country } = useHere().workspace
  const box = useRef<HTMLDivElement>(null)
  const [begun, setBegun] = useState<Begun>()
  const [dismissed, setDismissed] = useState<string>()
  const { view, state, isLinking, setLinking } = useEditor(box, props, follow, {
    onKey: (event) => suggested.onKey(event),
  })
  const offered = !begun || begun.from + begun.kind === dismissed ? [] : itemsOf(begun)
  function follow(next: EditorState): void {
    const found = begunBefore(next)
    setBegun(found)
    // What is begun at the same place later is another one.
    if (!found) setDismissed(undefined)
  }
  function itemsOf({ kind, query }: Begun): readonly Suggestion[] {
    return kind === 'slash' ? props.kindsFor(query) : offersFor(query, said.variables, country)
  }
  function pick(value: string | undefined): void {
    const editor = view.current
    if (!begun || !editor) return
    if (value === undefined) return setDismissed(begun.from + begun.kind)
    if (begun.kind === 'variable') return replaceBegun(editor, begun, value)
    replaceBegun(editor, begun, '')
    props.onKind(value, isEmpty(editor.state.doc))
  }
  const suggested = useSuggestions(offered, pick)
  useAria(view, props.label, suggested.listId, suggested.activeId)
  const at = begun && offered.length > 0 ? placeOf(view.current, box.current, begun.from) : undefined
  return (
    <div className={css['prose']} data-empty={(state && isEmpty(state.doc)) || undefined}>
      <div ref={box} data-placeholder={props.placeholder} />
      {view.current && state && (
        <Marks view={view.current} state={state} isLinking={isLinking} onLinking={setLinking} />
      )}
      <SuggestionList
        of={suggested}
        at={at}
        label={begun?.kind === 'variable' ? said.variables.label : said.blocks.menu}
        onPick={pick}
      />
    </div>
  )
}

/** The editor for as long as the piece is shown; what is said of it here is always the newest. */
function useEditor(
  box: React.RefObject<HTMLDivElement | null>,
  props: RichTextProps,
  onState: (state: EditorState) => void,
  keys: { readonly onKey: (event: KeyboardEvent) => boolean },
) {
  const view = useRef<EditorView | null>(null)
  const [state, setState] = useState<EditorState>()
  const [isLinking, setLinking] = useState(false)
  const latest = useRef({ props, onState, keys })
  latest.current = { props, onState, keys }
  const written = useRef(props.words)
  useEffect(() => {
    if (!box.current) return undefined
    const edges = (): Edges => ({ ...latest.current.props, onLink: () => setLinking(true) })
    const editor = new EditorView(box.current, {
      state: stateOf(readWords(latest.current.props.words, latest.current.props.isLines), edges),
      // What is written stays between the bars of the page.
      scrollThreshold: { ...BARS, left: 0, right: 0 },
      scrollMargin: { ...BARS, left: 0, right: 0 },
      transformPastedHTML: pastedMarkup,
      handleKeyDown: (_, event) => {
        if (event.altKey || event.isComposing) return false
        // Whoever types fast presses a key for a menu that is not drawn yet: it is for what is written now.
        flushSync(() => latest.current.onState(editor.state))
        const isOurs = latest.current.keys.onKey(event)
        if (isOurs) event.preventDefault()
        return isOurs
      },
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction))
        setState(editor.state)
        latest.current.onState(editor.state)
        if (!transaction.docChanged) return
        written.current = writeWords(editor.state.doc, latest.current.props.isLines)
        latest.current.props.onWords(written.current)
      },
    })
    view.current = editor
    setState(editor.state)
    return () => editor.destroy()
  }, [box])
  const { text, isMarked } = props.words
  // As they are drawn: a moment later more can be typed already, beside which they look as if they came from elsewhere.
  useLayoutEffect(() => {
    // Words that came from elsewhere: a merge, or an undone move.
    const { current: editor } = view
    if (!editor || (text === written.current.text && isMarked === written.current.isMarked)) return
    written.current = { text, isMarked }
    const edges = (): Edges => ({ ...latest.current.props, onLink: () => setLinking(true) })
    editor.updateState(stateOf(readWords({ text, isMarked }, latest.current.props.isLines), edges))
    setState(editor.state)
  }, [text, isMarked])
  const { cursor } = props
  useEffect(() => {
    if (cursor && view.current) cursorAt(view.current, cursor.where)
  }, [cursor])
  return { view, state, isLinking, setLinking }
}

function useAria(
  view: React.RefObject<EditorView | null>,
  label: string,
  listId: string,
  activeId: string | undefined,
): void {
  useEffect(() => {
    view.current?.setProps({
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(activeId === undefined ? {} : { 'aria-controls': listId, 'aria-activedescendant': activeId }),
      },
    })
  }, [view, label, listId, activeId])
}

function placeOf(view: EditorView | null, box: HTMLElement | null, pos: number) {
  if (!view || !box || pos > view.state.doc.content.size) return undefined
  const frame = box.getBoundingClientRect()
  const { left, bottom } = view.coordsAtPos(pos)
  return { left: Math.max(left - frame.left, 0), top: bottom - frame.top + 4 }
}
