/** The editor of prose below its React piece: what keys do, and what is begun before the cursor. */
import { baseKeymap, toggleMark } from '@tiptap/pm/commands'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection, type Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { begunIn } from '../words/variables.ts'
import { schema, type MarkName } from './rich-words.ts'

/** What the cursor does at the edges of a block. */
export interface Edges {
  /** Enter where there is one line only. */
  readonly onEnter?: (() => void) | undefined
  /** Backspace where nothing is. */
  readonly onErase: () => void
  /** An arrow over the first or the last line. */
  readonly onLeave: (step: -1 | 1) => void
  /** The address of a link is asked for. */
  readonly onLink: () => void
}

const newLine: Command = (state, dispatch) => {
  const br = schema.nodes['br']
  if (!br) return false
  dispatch?.(state.tr.replaceSelectionWith(br.create()).scrollIntoView())
  return true
}

export function mark(name: MarkName): Command {
  const type = schema.marks[name]
  return type ? toggleMark(type) : () => false
}

export function stateOf(doc: Node, edges: () => Edges): EditorState {
  const leave =
    (step: -1 | 1): Command =>
    (state, _, view) => {
      if (!state.selection.empty || !view?.endOfTextblock(step < 0 ? 'up' : 'down')) return false
      const { $head } = state.selection
      if ($head.index(0) !== (step < 0 ? 0 : state.doc.childCount - 1)) return false
      edges().onLeave(step)
      return true
    }
  const own = keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': mark('b'),
    'Mod-i': mark('i'),
    'Mod-u': mark('u'),
    'Mod-k': () => (edges().onLink(), true),
    'Shift-Enter': newLine,
    Enter: () => (edges().onEnter ? (edges().onEnter?.(), true) : false),
    Backspace: (state) => (isEmpty(state.doc) ? (edges().onErase(), true) : false),
    ArrowUp: leave(-1),
    ArrowDown: leave(1),
  })
  return EditorState.create({ doc, plugins: [history(), own, keymap(baseKeymap)] })
}

export function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.content.size === 0
}

/** What is begun before the cursor, and where in the document that stands. */
export interface Begun {
  readonly kind: 'slash' | 'variable'
  readonly query: string
  readonly from: number
  readonly to: number
}

export function begunBefore({ selection, doc }: EditorState): Begun | undefined {
  const { $from, empty } = selection
  if (!empty) return undefined
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\n')
  const variable = begunIn(before)
  const to = $from.pos
  if (variable !== undefined) {
    const opened = before.lastIndexOf('{{')
    return { kind: 'variable', query: variable, from: to - (before.length - opened), to }
  }
  const [, query] = /^\/(\S*)$/.exec(before) ?? []
  // A menu where a paragraph begins; anywhere else a slash is a slash.
  if (query === undefined || $from.parent.content.size !== before.length) return undefined
  return doc.content.size > 0 ? { kind: 'slash', query, from: $from.start(), to } : undefined
}

export function replaceBegun(view: EditorView, { from, to }: Begun, words: string): void {
  const { tr } = view.state
  const changed = words ? tr.replaceWith(from, to, schema.text(words)) : tr.delete(from, to)
  view.dispatch(changed.scrollIntoView())
  view.focus()
}

/** The address of the link at the cursor. */
export function linkAt({ selection, doc }: EditorState): string {
  const found = doc.resolve(selection.from).marksAcross(doc.resolve(selection.to)) ?? selection.$from.marks()
  return String(found.find(({ type }) => type.name === 'a')?.attrs['href'] ?? '')
}

/** Links what is selected, or the address itself where nothing is; an empty address takes the link away. */
export function setLink(view: EditorView, href: string): void {
  const link = schema.marks['a']
  const { state } = view
  const { from, to, empty } = state.selection
  if (!link) return
  const tr = state.tr
  if (empty && href) tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false)
  else {
    tr.removeMark(from, to, link)
    if (href) tr.addMark(from, to, link.create({ href }))
  }
  view.dispatch(tr)
  view.focus()
}

export function cursorAt(view: EditorView, where: 'start' | 'end'): void {
  const { doc, tr } = view.state
  const selection = where === 'start' ? TextSelection.atStart(doc) : TextSelection.atEnd(doc)
  view.dispatch(tr.setSelection(selection))
  view.focus()
}
