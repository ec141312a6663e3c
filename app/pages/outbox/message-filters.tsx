/** Which messages are looked for. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import css from './outbox.module.css'
import { CHANNELS, KINDS, WORDS, type MessageSearch } from './search.ts'

interface Given {
  readonly search: MessageSearch
  readonly onChange: (changed: Readonly<Record<string, string | undefined>>) => void
}

export function MessageFilters({ search, onChange }: Given) {
  const words = useWords(outboxWords)
  return (
    <div className={css['filters']} role="search">
      <FindForm
        key={search.to}
        label={words.search}
        hint={words.searchHint}
        text={search.to ?? ''}
        onFind={(to) => onChange({ to })}
      />
      <Choice
        label={words.columns.word}
        value={search.word}
        among={WORDS}
        names={words.words}
        onChoose={(word) => onChange({ word })}
      />
      <Choice
        label={words.columns.kind}
        value={search.kind}
        among={KINDS}
        names={words.kinds}
        onChoose={(kind) => onChange({ kind })}
      />
      <Choice
        label={words.columns.channel}
        value={search.channel}
        among={CHANNELS}
        names={words.channels}
        onChoose={(channel) => onChange({ channel })}
      />
    </div>
  )
}

export function Choice<Name extends string>({
  label,
  value,
  among,
  names,
  onChoose,
}: {
  readonly label: string
  readonly value: Name | undefined
  readonly among: readonly Name[]
  readonly names: Readonly<Record<Name, string>>
  /** Undefined: all. */
  readonly onChoose: (value: Name | undefined) => void
}) {
  const words = useWords(outboxWords)
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(among.find((each) => each === currentTarget.value))}
      data={[{ value: '', label: words.any }, ...among.map((each) => ({ value: each, label: names[each] }))]}
    />
  )
}

export function FindForm({
  label,
  hint,
  text,
  onFind,
}: {
  readonly label: string
  readonly hint: string
  readonly text: string
  readonly onFind: (text: string | undefined) => void
}) {
  const words = useWords(outboxWords)
  const [typed, setTyped] = useState(text)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFind(typed.trim() || undefined)
      }}
    >
      <TextInput
        label={label}
        placeholder={hint}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        flex={1}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="default">
        {words.find}
      </Button>
      {text !== '' && (
        <Button variant="subtle" onClick={() => onFind(undefined)}>
          {words.clear}
        </Button>
      )}
    </form>
  )
}
