/** The marks of what is selected: the next stop of the tab key, and most have keys of their own. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import type { EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { useDock } from '../narrow/dock-context.ts'
import { linkAt, mark, setLink } from './rich-editor.ts'
import { schema, type MarkName } from './rich-words.ts'
import css from './blocks.module.css'

/** How every address begins. */
const SCHEME = 'https://'

const SHOWN = ['b', 'i', 'u', 's', 'mark', 'code'] as const satisfies readonly MarkName[]
const GLYPHS: Readonly<Record<(typeof SHOWN)[number], string>> = {
  b: 'B',
  i: 'I',
  u: 'U',
  s: 'S',
  mark: 'M',
  code: '<>',
}

interface Given {
  readonly view: EditorView
  readonly state: EditorState
  readonly isLinking: boolean
  readonly onLinking: (isLinking: boolean) => void
}

/** Above what is selected; on a phone in the bar above the keyboard for as long as somebody writes here. */
export function Marks({ view, state, isLinking, onLinking }: Given) {
  const dock = useDock()
  const isShown = dock ? dock.focused === view.dom : !state.selection.empty || isLinking
  if (!isShown) return null
  function link(href: string | undefined): void {
    onLinking(false)
    if (href !== undefined) setLink(view, href)
    else view.focus()
  }
  const bar = isLinking ? (
    <LinkForm href={linkAt(state)} onLink={link} />
  ) : (
    <MarkBar view={view} state={state} onLinking={onLinking} />
  )
  if (dock) return dock.marks && createPortal(<div className={css['docked']}>{bar}</div>, dock.marks)
  return <div className={css['marks']}>{bar}</div>
}

function MarkBar({ view, state, onLinking }: Omit<Given, 'isLinking'>) {
  const { marks: words } = useWords(blockWords)
  const href = linkAt(state)
  return (
    <div role="toolbar" aria-label={words.label} className={css['markRow']}>
      {SHOWN.map((name) => (
        <ActionIcon
          key={name}
          variant={isOn(state, name) ? 'filled' : 'subtle'}
          aria-label={words[name]}
          aria-pressed={isOn(state, name)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            mark(name)(view.state, view.dispatch)
            view.focus()
          }}
        >
          <span data-mark={name}>{GLYPHS[name]}</span>
        </ActionIcon>
      ))}
      <Button
        size="compact-sm"
        variant={href ? 'filled' : 'subtle'}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onLinking(true)}
      >
        {words.link}
      </Button>
    </div>
  )
}

/** On what is selected, or on what is typed next. */
function isOn({ selection, doc, storedMarks }: EditorState, name: MarkName): boolean {
  const type = schema.marks[name]
  if (type === undefined) return false
  const { from, to, empty, $from } = selection
  return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type)
}

function LinkForm({
  href,
  onLink,
}: {
  readonly href: string
  readonly onLink: (href: string | undefined) => void
}) {
  const { marks: words } = useWords(blockWords)
  const [address, setAddress] = useState(href)
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        size="xs"
        type="url"
        aria-label={words.address}
        placeholder={SCHEME}
        value={address}
        autoFocus
        onChange={(event) => setAddress(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onLink(address.trim())
          if (event.key === 'Escape') onLink(undefined)
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
        }}
      />
      <Button size="compact-sm" onClick={() => onLink(address.trim())}>
        {words.setLink}
      </Button>
      {href && (
        <Button size="compact-sm" variant="subtle" onClick={() => onLink('')}>
          {words.noLink}
        </Button>
      )}
    </Group>
  )
}
