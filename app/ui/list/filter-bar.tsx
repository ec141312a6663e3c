/** The filter of a list as chips that read as a sentence, or as the `$filter` text they stand for. */
import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { FieldsContext, JoinedParts, partsOf, type Write } from './filter-chips.tsx'
import { filterText, joined, readFilter, type Tree } from './filter-tree.ts'
import type { FilterField } from './filter-words.ts'
import css from './list.module.css'
import { useSlashKey } from './table-keys.ts'

interface Given {
  readonly fields: readonly FilterField[]
  /** In the language of `$filter`. */
  readonly filter: string | undefined
  readonly onFilter: (filter: string | undefined) => void
  /** What the server says is wrong with it. */
  readonly fault?: string | undefined
  /** Where a page has several. */
  readonly label?: string
  /** Beside the filter: columns, downloads. */
  readonly children?: ReactNode
}

export function FilterBar(given: Given) {
  const { filter = '', onFilter } = given
  const words = useWords(uiWords)
  const tree = readFilter(filter)
  const [isText, setText] = useState(false)
  const asText = isText || (filter !== '' && !tree) || given.fault !== undefined
  return (
    <div className={css['filters']} role="search" aria-label={given.label ?? words.filter.label}>
      {asText ? <FilterText key={filter} {...given} /> : <Chips {...given} tree={tree} />}
      {filter !== '' && (
        <Button size="xs" variant="subtle" onClick={() => onFilter(undefined)}>
          {words.filter.clear}
        </Button>
      )}
      {tree && (
        <Button size="xs" variant="subtle" onClick={() => setText(!asText)}>
          {asText ? words.filter.asChips : words.filter.asText}
        </Button>
      )}
      {given.children}
    </div>
  )
}

function Chips({ fields, filter, onFilter, tree }: Given & { readonly tree: Tree | undefined }) {
  const words = useWords(uiWords)
  const add = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const focusLater = useFocusOnce(filter, box, add)
  const parts = partsOf(tree)
  const write: Write = (changed, place) => {
    focusLater(place)
    onFilter(changed && filterText(changed))
  }
  useSlashKey(add)
  return (
    <FieldsContext value={fields}>
      <div ref={box} className={css['chips']}>
        <JoinedParts kind="and" parts={parts} place="" onWrite={write} />
        <ConditionEditor
          fields={fields}
          joint="or"
          onApply={(added) => write(joined('and', [...parts, added]))}
        >
          <Button ref={add} size="xs" variant="default" leftSection={<Icon name="filter" size={16} />}>
            {words.filter.add}
          </Button>
        </ConditionEditor>
      </div>
    </FieldsContext>
  )
}

/** The cursor goes on where a change left off, once it is shown: what was pressed may be gone. */
function useFocusOnce(
  filter: string | undefined,
  box: RefObject<HTMLElement | null>,
  add: RefObject<HTMLElement | null>,
): (place: string | undefined) => void {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const place = wanted.current
    wanted.current = null
    const found = box.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)
    // What was turned may stand in a box of its own now, or no more.
    const turned = place.endsWith('joint') && box.current?.querySelector<HTMLElement>('[data-place$="joint"]')
    ;(found || turned || add.current)?.focus()
  }, [filter, box, add])
  return (place = '') => {
    wanted.current = place
  }
}

function FilterText({ filter = '', onFilter, fault }: Given) {
  const words = useWords(uiWords)
  const [text, setText] = useState(filter)
  const input = useRef<HTMLTextAreaElement>(null)
  const apply = () => onFilter(text.trim() || undefined)
  useSlashKey(input)
  return (
    <form
      className={css['text']}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <Textarea
        ref={input}
        size="sm"
        rows={1}
        autosize
        maxRows={6}
        aria-label={words.filter.text}
        description={words.filter.textHint}
        inputWrapperOrder={['input', 'description', 'error']}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={text}
        error={fault}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
        spellCheck={false}
        autoComplete="off"
      />
      {text.trim() !== filter && (
        <Button type="submit" size="xs" variant="default" mt="xs">
          {words.filter.apply}
        </Button>
      )}
    </form>
  )
}
