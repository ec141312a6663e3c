/** The one writer of filters as SQL. */
import { empty, join, sql, type Sql } from '../../platform/sql.ts'
import { fieldOf, type Field, type Fields } from './fields.ts'
import { likePattern, many, one } from './parameters.ts'
import type { Condition, Filter, Operator, Value } from './tree.ts'

type Positive = Exclude<Operator, 'ne'>
type Test = (text: Sql) => Sql

const SIGNS = { eq: sql`=`, gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const

/**
 * The filter as a boolean SQL expression in parentheses where it needs them, for a `where` clause. True exactly
 * for the rows that match; for others false or null. `ne` and `not` hold for every row that their opposite does
 * not, unset values too. `workspaceId` is whose rows they are, for fields that look into other tables. The text depends on the filter's shape only, never on values or how many a list has.
 */
export function filterToSql(filter: Filter, fields: Fields, workspaceId?: string): Sql {
  if ('and' in filter) return sql`(${join(written(filter.and, fields, workspaceId), ' and ')})`
  if ('or' in filter) return sql`(${join(written(filter.or, fields, workspaceId), ' or ')})`
  // Null here means "does not match": and, or of nulls never make a match, so only a negation must settle it.
  if ('not' in filter) return sql`(${filterToSql(filter.not, fields, workspaceId)} is not true)`
  return conditionToSql(filter, fieldOf(fields, filter.field), workspaceId)
}

function written(filters: readonly Filter[], fields: Fields, workspaceId?: string): readonly Sql[] {
  return filters.map((filter) => filterToSql(filter, fields, workspaceId))
}

function conditionToSql(condition: Condition, field: Field, workspaceId: string | undefined): Sql {
  const { operator } = condition
  if (operator === 'ne') return sql`(${positive(condition, 'eq', field, workspaceId)} is not true)`
  return positive(condition, operator, field, workspaceId)
}

function positive(
  { values, key }: Condition,
  operator: Positive,
  field: Field,
  workspaceId: string | undefined,
): Sql {
  if (field.condition) return sql`(${field.condition(operator, values, key, workspaceId)})`
  if (field.type === 'strings') return listTest(field, operator, values)
  if (field.type === 'map') return memberTest(field, key ?? '', operator, values)
  if (values[0] === null) return sql`(${field.sql} is null)`
  return sql`(${scalarTest(field, field.sql, operator, values)})`
}

function scalarTest(field: Field, subject: Sql, operator: Positive, values: readonly Value[]): Sql {
  const { type } = field
  const [first, second] = values
  const folded = field.caseless === true && operator !== 'like'
  const left = folded ? sql`lower(${subject})` : subject
  const right = (value: unknown) => (folded ? sql`lower(${one(type, value)})` : one(type, value))
  if (operator === 'like') return sql`${left} ilike ${one('string', likePattern(first ?? ''))}`
  if (operator === 'between') return sql`${left} between ${right(first)} and ${right(second)}`
  if (operator !== 'in') return sql`${left} ${SIGNS[operator]} ${right(first)}`
  if (!folded) return sql`${left} = any(${many(type, values)})`
  return sql`${left} = any(array(select lower(value) from unnest(${many(type, values)}) as list(value)))`
}

/** On a list, `eq` is "contains", `in` "contains any of", `like` "any element is like"; unset is empty. */
function listTest(field: Field, operator: Positive, values: readonly Value[]): Sql {
  if (values[0] === null) return sql`(coalesce(cardinality(${field.sql}), 0) = 0)`
  if (operator === 'eq' && !field.caseless) return sql`(${field.sql} @> ${many('string', values)})`
  if (operator === 'in' && !field.caseless) return sql`(${field.sql} && ${many('string', values)})`
  const test = scalarTest(field, sql`element`, operator, values)
  return sql`exists (select from unnest(${field.sql}) as list(element) where ${test})`
}

/**
 * A member of a map is compared by what it reads as: text with text, true and false included, and numbers with
 * whatever reads as a plain decimal number, so that a form's "42" counts as 42. An array matches if an element
 * does. No member and a JSON null are unset.
 */
function memberTest(field: Field, key: string, operator: Positive, values: readonly Value[]): Sql {
  const member = memberSql(field, key)
  const text = sql`(${member} #>> '{}')`
  if (values[0] === null) return sql`(${text} is null)`
  const test = testOf(field, operator, values)
  // `case` keeps functions from ever seeing what is not of their kind, which would be an error. What is kept as a number
  // is compared as one: read from its text first, it cost twice as much.
  const kept = values.every((value) => typeof value === 'number')
    ? sql`when jsonb_typeof(${member}) = 'number'
      then ${scalarTest({ type: 'number', sql: field.sql }, sql`(${member})::numeric`, operator, values)}`
    : empty
  return sql`(case when jsonb_typeof(${member}) = 'array'
    then exists (select from jsonb_array_elements_text(${member}) as list(element)
      where ${test(sql`element`)})
    ${kept} else ${test(text)} end)`
}

/** Dots lead into maps within the map, at any depth; a member whose own name has the dots comes first. */
function memberSql(field: Field, key: string): Sql {
  if (!key.includes('.')) return sql`(${field.sql} -> ${key}::text)`
  return sql`coalesce(${field.sql} -> ${key}::text, ${field.sql} #> ${key.split('.')}::text[])`
}

function testOf(field: Field, operator: Positive, values: readonly Value[]): Test {
  const numbers = values.filter((value) => typeof value === 'number')
  const texts = values.filter((value) => typeof value !== 'number').map(String)
  const asText: Test = (text) => scalarTest({ ...field, type: 'string' }, text, operator, texts)
  const asNumber: Test = (text) =>
    scalarTest({ type: 'number', sql: field.sql }, numberIn(text), operator, numbers)
  if (numbers.length === 0) return asText
  if (texts.length === 0) return asNumber
  return (text) => sql`(${asText(text)} or ${asNumber(text)})`
}

/** 400 characters hold every number JSON can carry as a double; longer ones would cost, huge ones overflow. */
function numberIn(text: Sql): Sql {
  return sql`(case when length(${text}) <= 400 and ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then ${text}::numeric end)`
}
