/** The filter of a list as chips that read as a sentence, or as the `$filter` text they stand for. */
import { Button, Text, Textarea } from '@mantine/core'
import { useRef, useState, type ReactNode } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import { Icon } from '../icon.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { filterText, readFilter, type Condition } from './filter-text.ts'
import { filterSentence } from './filter-tree.ts'
import { sentenceOf, type FilterField } from './filter-words.ts'
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

interface TextGiven extends Given {
  readonly canBeChips: boolean
}

export function FilterBar(given: Given) {
  const { filter = '', onFilter } = given
  const words = useWords(uiWords)
  const conditions = readFilter(filter) ?? (filter ? undefined : [])
  const [isText, setText] = useState(false)
  const asText = isText || !conditions || given.fault !== undefined
  return (
    <div className={css['filters']} role="search" aria-label={given.label ?? words.filter.label}>
      {asText ? (
        <FilterText key={filter} {...given} canBeChips={conditions !== undefined} />
      ) : (
        <Chips {...given} conditions={conditions} />
      )}
      {filter !== '' && (
        <Button size="xs" variant="subtle" onClick={() => onFilter(undefined)}>
          {words.filter.clear}
        </Button>
      )}
      {(conditions ?? []).length > 0 && (
        <Button size="xs" variant="subtle" onClick={() => setText(!asText)}>
          {asText ? words.filter.asChips : words.filter.asText}
        </Button>
      )}
      {given.children}
    </div>
  )
}

function Chips({ fields, onFilter, conditions }: Given & { readonly conditions: readonly Condition[] }) {
  const words = useWords(uiWords)
  const add = useRef<HTMLButtonElement>(null)
  const write = (changed: readonly Condition[]) => onFilter(filterText(changed) || undefined)
  useSlashKey(add)
  return (
    <>
      {conditions.map((condition, at) => {
        const sentence = sentenceOf(condition, fields, words)
        const replaceBy = (...by: Condition[]) => write(conditions.toSpliced(at, 1, ...by))
        return (
          <span key={`${sentence} ${at}`} className={css['chip']}>
            <ConditionEditor fields={fields} condition={condition} onApply={replaceBy}>
              <button type="button" aria-label={words.filter.edit(sentence)}>
                {sentence}
              </button>
            </ConditionEditor>
            <button type="button" aria-label={words.filter.remove(sentence)} onClick={() => replaceBy()}>
              <Icon name="close" size={14} />
            </button>
          </span>
        )
      })}
      <ConditionEditor fields={fields} onApply={(condition) => write([...conditions, condition])}>
        <Button ref={add} size="xs" variant="default" leftSection={<Icon name="filter" size={16} />}>
          {words.filter.add}
        </Button>
      </ConditionEditor>
    </>
  )
}

function FilterText({ filter = '', fields, onFilter, fault, canBeChips }: TextGiven) {
  const words = useWords(uiWords)
  const [text, setText] = useState(filter)
  const input = useRef<HTMLTextAreaElement>(null)
  const sentence = canBeChips ? undefined : filterSentence(filter, fields, words)
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
      {sentence !== undefined && <Text mb="xs">{sentence}</Text>}
      <Textarea
        ref={input}
        size="sm"
        rows={1}
        autosize
        maxRows={6}
        aria-label={words.filter.text}
        description={canBeChips ? words.filter.textHint : words.filter.tooComplex}
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
