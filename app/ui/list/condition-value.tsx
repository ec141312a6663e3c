/** What a condition compares with: one value, several of `in`, two of `between`. */
import { NativeSelect, NumberInput, TagsInput, TextInput } from '@mantine/core'
import { useWords } from '../../words/language.ts'
import { uiWords } from '../../words/ui.ts'
import type { Operator, Value } from './filter-text.ts'
import type { FilterField } from './filter-words.ts'

interface Given {
  readonly field: FilterField
  readonly operator: Operator
  readonly values: readonly Value[]
  readonly onValues: (values: readonly Value[]) => void
}

export function ConditionValues({ field, operator, values, onValues }: Given) {
  const { filter: words } = useWords(uiWords)
  if (operator === 'in') return <Several field={field} values={values} onValues={onValues} />
  const count = operator === 'between' ? 2 : 1
  return Array.from({ length: count }, (_, at) => (
    <OneValue
      key={at}
      label={count === 1 ? words.value : `${words.value} ${at + 1}`}
      field={field}
      value={values[at] ?? ''}
      onValue={(value) => {
        const changed = Array.from({ length: count }, (_each, place) =>
          place === at ? value : (values[place] ?? ''),
        )
        onValues(changed)
      }}
    />
  ))
}

function Several({ field: { choices = [] }, values, onValues }: Omit<Given, 'operator'>) {
  const { filter: words } = useWords(uiWords)
  const labels = values.map((value) => choices.find((each) => each.value === value)?.label ?? String(value))
  const toValue = (text: string) => choices.find((each) => each.label === text)?.value ?? text
  return (
    <TagsInput
      label={words.value}
      data={choices.map((each) => each.label)}
      value={labels}
      onChange={(texts) => onValues(texts.map(toValue))}
      comboboxProps={{ withinPortal: false }}
    />
  )
}

interface OneGiven {
  readonly label: string
  readonly field: FilterField
  readonly value: Value
  readonly onValue: (value: Value) => void
}

function OneValue({ label, field: { kind, choices = [] }, value, onValue }: OneGiven) {
  const { filter: words } = useWords(uiWords)
  if (kind === 'choice' || kind === 'yes-no') {
    const yesAndNo = [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ]
    return (
      <NativeSelect
        label={label}
        value={String(value ?? '')}
        data={[{ value: '', label: '' }, ...(kind === 'choice' ? choices : yesAndNo)]}
        onChange={({ currentTarget: { value: picked } }) =>
          onValue(kind === 'choice' || picked === '' ? picked : picked === 'true')
        }
      />
    )
  }
  if (kind === 'number')
    return <NumberInput label={label} value={typeof value === 'number' ? value : ''} onChange={onValue} />
  return (
    <TextInput
      label={label}
      type={kind === 'date' ? 'date' : 'text'}
      value={String(value ?? '').slice(0, kind === 'date' ? 10 : undefined)}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}
