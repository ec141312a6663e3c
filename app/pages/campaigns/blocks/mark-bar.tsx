/** The marks of what is selected: the next stop of the tab key, and most have keys of their own. */
import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import type { EditorView } from '@tiptap/pm/view'
import { useState } from 'react'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { mark } from './rich-editor.ts'
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

export function MarkBar({
  view,
  href,
  isLinking,
  onLinking,
  onLink,
}: {
  readonly view: EditorView
  readonly href: string
  readonly isLinking: boolean
  readonly onLinking: (isLinking: boolean) => void
  /** An empty address takes the link away; undefined leaves it. */
  readonly onLink: (href: string | undefined) => void
}) {
  const { marks: words } = useWords(blockWords)
  const { selection, doc } = view.state
  const isOn = (name: MarkName) => {
    const type = schema.marks[name]
    return type !== undefined && doc.rangeHasMark(selection.from, selection.to, type)
  }
  if (isLinking) return <LinkForm href={href} onLink={onLink} />
  return (
    <div role="toolbar" aria-label={words.label} className={css['marks']}>
      {SHOWN.map((name) => (
        <ActionIcon
          key={name}
          variant={isOn(name) ? 'filled' : 'subtle'}
          aria-label={words[name]}
          aria-pressed={isOn(name)}
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
    <div className={css['marks']}>
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
    </div>
  )
}
