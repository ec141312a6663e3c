/** A small form for one condition of a filter: field, comparison, value. */
import { Button, NativeSelect, NumberInput, Popover, Stack, TagsInput, TextInput } from '@mantine/core'
import { cloneElement, useState, type ReactElement } from 'react'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import type { Condition, Operator, Value } from './filter-text.ts'
import { operatorsOf, operatorWord, type FilterField } from './filter-words.ts'

interface Given {
  readonly fields: readonly FilterField[]
  readonly condition?: Condition
  readonly onApply: (condition: Condition) => void
  readonly children: ReactElement<{ onClick?: () => void }>
}

export function ConditionEditor({ fields, condition, onApply, children }: Given) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus withRoles position="bottom-start" width={280}>
      <Popover.Target>{cloneElement(children, { onClick: () => setOpen(!isOpen) })}</Popover.Target>
      <Popover.Dropdown>
        {isOpen && (
          <Editor
            fields={fields}
            condition={condition}
            onApply={(changed) => {
              setOpen(false)
              onApply(changed)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}

function Editor({
  fields,
  condition,
  onApply,
}: Omit<Given, 'children' | 'condition'> & { readonly condition: Condition | undefined }) {
  const words = useWords(uiWords)
  const known = fields.find(({ name }) => name === condition?.field) ?? fields[0]
  const [field, setField] = useState(known)
  const [operator, setOperator] = useState(condition?.operator ?? (known && operatorsOf(known)[0]) ?? 'eq')
  const [values, setValues] = useState<readonly Value[]>(condition?.values ?? [])
  if (!field) return null
  const isReady = values.length > 0 && values.every((value) => value !== '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (isReady) onApply({ field: field.name, operator, values })
      }}
    >
      <Stack gap="xs">
        <NativeSelect
          label={words.filter.field}
          value={field.name}
          data={fields.map(({ name, title }) => ({ value: name, label: title }))}
          onChange={({ currentTarget: { value } }) => {
            const next = fields.find(({ name }) => name === value) ?? field
            setField(next)
            setOperator(operatorsOf(next)[0] ?? 'eq')
            setValues([])
          }}
        />
        <NativeSelect
          label={words.filter.operator}
          value={operator}
          data={operatorsOf(field).map((value) => ({ value, label: operatorWord(value, field.kind, words) }))}
          onChange={({ currentTarget: { value } }) => {
            setOperator(value as Operator)
            setValues([])
          }}
        />
        <ValueInput field={field} operator={operator} values={values} onValues={setValues} />
        <Button type="submit" disabled={!isReady}>
          {words.filter.apply}
        </Button>
      </Stack>
    </form>
  )
}

interface Values {
  readonly field: FilterField
  readonly operator: Operator
  readonly values: readonly Value[]
  readonly onValues: (values: readonly Value[]) => void
}

function ValueInput({ field, operator, values, onValues }: Values) {
  const words = useWords(uiWords)
  const label = words.filter.value
  const { kind, choices = [] } = field
  const [first = ''] = values
  if (operator === 'in') {
    const labels = values.map((value) => choices.find((each) => each.value === value)?.label ?? String(value))
    const toValue = (text: string) => choices.find((each) => each.label === text)?.value ?? text
    return (
      <TagsInput
        label={label}
        data={choices.map((each) => each.label)}
        value={labels}
        onChange={(texts) => onValues(texts.map(toValue))}
        comboboxProps={{ withinPortal: false }}
      />
    )
  }
  if (kind === 'choice' || kind === 'yes-no') {
    const data = kind === 'choice' ? choices : yesAndNo(words)
    return (
      <NativeSelect
        label={label}
        value={String(first)}
        data={[{ value: '', label: '' }, ...data]}
        onChange={({ currentTarget: { value } }) =>
          onValues(value === '' ? [] : [kind === 'choice' ? value : value === 'true'])
        }
      />
    )
  }
  if (kind === 'number')
    return <Numbers label={label} operator={operator} values={values} onValues={onValues} />
  return (
    <TextInput
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      value={String(first ?? '').slice(0, kind === 'date' ? 10 : undefined)}
      onChange={({ currentTarget: { value } }) => onValues(value === '' ? [] : [value])}
    />
  )
}

function Numbers({ label, operator, values, onValues }: Omit<Values, 'field'> & { readonly label: string }) {
  const count = operator === 'between' ? 2 : 1
  return Array.from({ length: count }, (_, at) => (
    <NumberInput
      key={at}
      label={count === 1 ? label : `${label} ${at + 1}`}
      value={Number.isFinite(values[at]) ? Number(values[at]) : ''}
      onChange={(value) =>
        onValues(Array.from({ length: count }, (_, each) => (each === at ? value : (values[each] ?? ''))))
      }
    />
  ))
}

function yesAndNo(words: (typeof uiWords)['en']) {
  return [
    { value: 'true', label: words.filter.yes },
    { value: 'false', label: words.filter.no },
  ]
}
