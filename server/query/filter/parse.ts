/** The filter expression as text (`$filter`), read into the tree. */
import { said } from '../../refusals.ts'
import { mustFindFilterable, operatorsOf, type Fields, type FoundField } from './fields.ts'
import { MAX_CONDITIONS, MAX_LEVELS, MAX_LIST_VALUES } from '../limits.ts'
import { failAt, failExpecting, peek, scan, step, take, type Scan } from './scan.ts'
import { combine, OPERATORS, type Condition, type Filter, type Operator, type Value } from './tree.ts'
import { mustBeOneKind, mustTakeOperator, readValue } from './values.ts'

interface Parser {
  readonly walk: Scan
  readonly fields: Fields
  conditions: number
  listValues: number
}

const KEYWORDS: ReadonlySet<string> = new Set(['and', 'or', 'not', 'true', 'false', 'null', ...OPERATORS])

/**
 * Reads `field operator value`, `and`, `or`, `not` and parentheses; `or` binds least, then `and`, then `not`.
 * A comparison with an unset value does not hold, and `not` and `ne` match every row that their opposite does
 * not: `name ne 'x'` finds rows without a name too. Refuses with the 1-based position and what was expected.
 */
export function parseFilter(text: string, fields: Fields, at = '$filter'): Filter {
  const parser: Parser = { walk: scan(text, at), fields, conditions: 0, listValues: 0 }
  const filter = readOr(parser, 0)
  const rest = peek(parser.walk)
  if (rest.kind !== 'end') failExpecting(parser.walk, rest, 'and, or or the end', 'filter-end')
  return filter
}

function readOr(parser: Parser, level: number): Filter {
  const parts = [readAnd(parser, level)]
  while (take(parser.walk, 'or')) parts.push(readAnd(parser, level))
  return combine('or', parts)
}

function readAnd(parser: Parser, level: number): Filter {
  const parts = [readNot(parser, level)]
  while (take(parser.walk, 'and')) parts.push(readNot(parser, level))
  return combine('and', parts)
}

function readNot(parser: Parser, level: number): Filter {
  const { walk } = parser
  const token = peek(walk)
  const negated = take(walk, 'not')
  if (!negated && !take(walk, '(')) return readCondition(parser)
  if (level === MAX_LEVELS)
    failAt(walk, token)(
      `at most ${MAX_LEVELS} levels of parentheses and not`,
      said('filter-levels', MAX_LEVELS),
    )
  if (negated) return { not: readNot(parser, level + 1) }
  const filter = readOr(parser, level + 1)
  if (!take(walk, ')')) failExpecting(walk, peek(walk), 'and, or or )', 'filter-close')
  return filter
}

function readCondition(parser: Parser): Condition {
  const found = readField(parser)
  const operator = readOperator(parser, found)
  const first = peek(parser.walk)
  const values = readValues(parser, found, operator)
  mustBeOneKind(operator, values, failAt(parser.walk, first))
  const key = found.key === undefined ? {} : { key: found.key }
  return { field: found.name, ...key, operator, values }
}

function readField(parser: Parser): FoundField {
  const { walk, fields } = parser
  const token = step(walk)
  if (token.kind !== 'word' || KEYWORDS.has(token.text.toLowerCase())) {
    failExpecting(walk, token, 'a field name, not or (', 'filter-field')
  }
  parser.conditions += 1
  if (parser.conditions > MAX_CONDITIONS)
    failAt(walk, token)(`at most ${MAX_CONDITIONS} conditions`, said('filter-conditions', MAX_CONDITIONS))
  return mustFindFilterable(fields, token.text, failAt(walk, token))
}

function readOperator({ walk }: Parser, found: FoundField): Operator {
  const token = step(walk)
  const word = token.kind === 'word' ? token.text.toLowerCase() : ''
  const operator = OPERATORS.find((known) => known === word)
  if (operator === undefined) {
    const names = operatorsOf(found.field).join(', ')
    return failExpecting(walk, token, `an operator (${names})`, 'filter-operator', names)
  }
  mustTakeOperator(found, operator, failAt(walk, token))
  return operator
}

function readValues(parser: Parser, found: FoundField, operator: Operator): readonly Value[] {
  if (operator === 'in') return [...new Set(readList(parser, found))]
  if (operator === 'between') return readRange(parser, found)
  return [readOne(parser, found, operator)]
}

function readList(parser: Parser, found: FoundField): readonly Value[] {
  const { walk } = parser
  mustTake(walk, '(')
  const values: Value[] = []
  do {
    parser.listValues += 1
    if (parser.listValues > MAX_LIST_VALUES)
      failAt(walk, peek(walk))(
        `at most ${MAX_LIST_VALUES} list values`,
        said('filter-list-values', MAX_LIST_VALUES),
      )
    values.push(readOne(parser, found, 'in'))
  } while (take(walk, ','))
  mustTake(walk, ')', ', or )', 'filter-list')
  return values
}

function readRange(parser: Parser, found: FoundField): readonly Value[] {
  const { walk } = parser
  const inParentheses = take(walk, '(')
  const low = readOne(parser, found, 'between')
  mustTake(walk, inParentheses ? ',' : 'and')
  const high = readOne(parser, found, 'between')
  if (inParentheses) mustTake(walk, ')')
  return [low, high]
}

function readOne({ walk }: Parser, found: FoundField, operator: Operator): Value {
  const token = step(walk)
  const fail = failAt(walk, token)
  if (token.kind === 'string') return readValue(found, operator, token.text, fail)
  if (token.kind === 'number') return readValue(found, operator, Number(token.text), fail)
  const word = token.kind === 'word' ? token.text.toLowerCase() : ''
  if (word === 'null') return readValue(found, operator, null, fail)
  if (word === 'true' || word === 'false') return readValue(found, operator, word === 'true', fail)
  return failExpecting(
    walk,
    token,
    'a value (text in single quotes, a number, true, false or null)',
    'filter-value',
  )
}

function mustTake(walk: Scan, wanted: string, expected = wanted, key = 'filter-mark'): void {
  if (!take(walk, wanted)) failExpecting(walk, peek(walk), expected, key, wanted)
}
