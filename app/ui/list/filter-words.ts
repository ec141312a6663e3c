/** Conditions as sentences, and which comparisons a field takes: "State is active". */
import type { ui } from '../../words/en/ui.ts'
import type { Condition, Operator, Value } from './filter-text.ts'

export interface FilterField {
  /** In the language of `$filter`. */
  readonly name: string
  readonly title: string
  readonly kind: 'text' | 'choice' | 'number' | 'date' | 'yes-no' | 'tag'
  /** Of `choice`, and offered for `tag`. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[]
}

const TAKEN: Readonly<Record<FilterField['kind'], readonly Operator[]>> = {
  text: ['eq', 'ne', 'like'],
  choice: ['eq', 'ne', 'in'],
  tag: ['eq', 'ne', 'in'],
  number: ['eq', 'ge', 'le', 'between'],
  date: ['ge', 'lt'],
  'yes-no': ['eq'],
}

export function operatorsOf({ kind }: FilterField): readonly Operator[] {
  return TAKEN[kind]
}

export function operatorWord(operator: Operator, kind: FilterField['kind'] | undefined, words: typeof ui) {
  if (kind === 'date' && operator === 'ge') return words.filter.operators.since
  if (kind === 'date' && operator === 'lt') return words.filter.operators.before
  return words.filter.operators[operator]
}

/** What a list knows by no name, such as a custom field written as text, goes by its own, of the kind of its value. */
export function fieldOf({ field, values }: Condition, fields: readonly FilterField[]): FilterField {
  const kind = KINDS[typeof values[0]] ?? 'text'
  return fields.find(({ name }) => name === field) ?? { name: field, title: field, kind }
}

const KINDS: Readonly<Record<string, FilterField['kind']>> = { number: 'number', boolean: 'yes-no' }

/** As a chip says it. */
export function sentenceOf(condition: Condition, fields: readonly FilterField[], words: typeof ui): string {
  const field = fields.find(({ name }) => name === condition.field)
  const values = condition.values.map((value) => valueWord(value, field, words)).join(', ')
  return `${field?.title ?? condition.field} ${operatorWord(condition.operator, field?.kind, words)} ${values}`
}

function valueWord(value: Value, field: FilterField | undefined, words: typeof ui): string {
  if (value === null) return words.filter.nothing
  if (typeof value === 'boolean') return value ? words.filter.yes : words.filter.no
  return field?.choices?.find((choice) => choice.value === value)?.label ?? String(value)
}
