/** A field of words in which `{{` offers what differs from person to person. */
import { Textarea, TextInput, type TextareaProps, type TextInputProps } from '@mantine/core'
import { useRef, useState, type ChangeEvent } from 'react'
import { useHere } from '../../../api/workspace.tsx'
import { blockWords } from '../../../words/campaigns-blocks.ts'
import { useWords } from '../../../words/language.ts'
import { SuggestionList, useSuggestions } from '../blocks/suggestions.tsx'
import css from '../blocks/blocks.module.css'
import { begunIn, offersFor } from './variables.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

interface Given {
  readonly value: string
  readonly onText: (text: string) => void
  readonly isLong?: boolean
  readonly field?: Omit<TextInputProps & TextareaProps, 'value' | 'onChange' | 'ref'>
}

export function VariableInput({ value, onText, isLong = false, field = {} }: Given) {
  const { variables } = useWords(blockWords)
  const { country } = useHere().workspace
  const input = useRef<Field>(null)
  /** What stands before the cursor while something is begun. */
  const [before, setBefore] = useState<string>()
  const query = before === undefined ? undefined : begunIn(before)
  const items = query === undefined ? [] : offersFor(query, variables, country)
  function pick(chosen: string | undefined): void {
    setBefore(undefined)
    if (chosen === undefined || before === undefined) return
    const start = before.lastIndexOf('{{')
    onText(value.slice(0, start) + chosen + value.slice(before.length))
    const at = start + chosen.length
    requestAnimationFrame(() => input.current?.setSelectionRange(at, at))
  }
  const suggested = useSuggestions(items, pick)
  const Input = (isLong ? Textarea : TextInput) as typeof TextInput
  return (
    <div className={css['field']}>
      <Input
        {...field}
        ref={input as React.RefObject<HTMLInputElement>}
        value={value}
        autoComplete="off"
        {...(isLong ? { autosize: true } : {})}
        {...(suggested.activeId === undefined
          ? {}
          : { 'aria-controls': suggested.listId, 'aria-activedescendant': suggested.activeId })}
        onChange={(event: ChangeEvent<Field>) => {
          const { selectionStart, value: text } = event.currentTarget
          setBefore(text.slice(0, selectionStart ?? text.length))
          onText(text)
        }}
        onKeyDown={(event) => {
          const isOurs = !event.altKey && suggested.onKey(event)
          if (isOurs) event.preventDefault()
          else field.onKeyDown?.(event as never)
        }}
        onBlur={() => setBefore(undefined)}
      />
      <SuggestionList of={suggested} label={variables.label} onPick={pick} />
    </div>
  )
}
