/** Values that members have in life, so that the fuzz's requests meet each other's rows. */
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

const EMAILS = Array.from({ length: 12 }, (_, n) => `person${n}@example.com`)
const PHONES = Array.from({ length: 12 }, (_, n) => `+4670123450${n % 10}`)
const WORDS = ['red', 'dress', 'under 50 euro', 'not from Acme', 'on sale', '5-10 EUR', '"', '-', '€', '%']
const NAMES = [
  'id',
  'created',
  'updated',
  'tags',
  'state',
  'title',
  'price',
  'status',
  'email',
  'customFields.size',
  'x',
]
const VALUES = [
  "'a'",
  "''",
  '1',
  '-1.5e3',
  'true',
  'null',
  "'2026-01-01'",
  "'%a_'",
  '()',
  "('a','b')",
  "'\u00e5'",
  '1e400',
]
const OPERATORS = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'in', 'between', 'EQ', 'is']

/** A `$filter` that is often right and always close. */
export const filterText: Arbitrary<string> = fc.letrec<{ all: string; one: string }>((tie) => ({
  one: fc
    .tuple(
      fc.constantFrom(...NAMES),
      fc.constantFrom(...OPERATORS),
      fc.constantFrom(...VALUES),
      fc.constantFrom('', ' and 9'),
    )
    .map(
      ([name, operator, value, rest]) => `${name} ${operator} ${value}${operator === 'between' ? rest : ''}`,
    ),
  all: fc.oneof(
    { depthSize: 'small' },
    tie('one'),
    fc.tuple(tie('all'), fc.constantFrom('and', 'or', 'OR', ''), tie('all')).map((parts) => parts.join(' ')),
    tie('all').map((inner) => `not (${inner})`),
  ),
})).all

const orderText = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom('', ' asc', ' desc', ' up')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((terms) => terms.map((term) => term.join('')).join(','))

const condition: Arbitrary<unknown> = fc.letrec((tie) => ({
  all: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      field: fc.constantFrom<string>(...NAMES, '__proto__'),
      operator: fc.constantFrom(...OPERATORS),
      value: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom('2026-01-01', 'a', 1, true, null, [1, 2], ['a', 'b']),
      ),
    }),
    fc.record({ and: fc.array(tie('all'), { maxLength: 3 }) }),
    fc.record({ or: fc.array(tie('all'), { maxLength: 3 }) }),
    fc.record({ not: tie('all') }),
  ),
})).all

/** Those of a member of this name, if it is known. */
export function likely(name: string, ids: readonly string[]): Arbitrary<unknown> | undefined {
  switch (name) {
    case 'email':
      return fc.constantFrom(...EMAILS, 'PERSON1@EXAMPLE.COM', ' person2@example.com ')
    case 'phone':
      return fc.constantFrom(...PHONES, '0701234501', '+46 70-123 45 02')
    case 'id':
    case 'contactId':
    case 'workspaceId':
    case 'webhookId':
    case 'apiKeyUuid':
      return fc.oneof(fc.constantFrom(...ids), fc.uuid())
    case 'externalId':
    case 'handle':
      return fc.constantFrom('e1', 'e2', 'e3', 'summer', 'Summer ')
    case 'tags':
    case 'tagsToAdd':
    case 'tagsToRemove':
      return fc.array(fc.constantFrom('news', 'News', ' vip ', 'a,b'), { maxLength: 4 })
    case 'currency':
      return fc.constantFrom('EUR', 'SEK', 'usd', 'XXX', 'ZZZ')
    case 'prompt':
      return fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((words) => words.join(' '))
    case '$filter':
      return filterText
    case '$orderBy':
      return orderText
    case 'filter':
      return fc.oneof(filterText, condition)
    case 'orderBy':
      return fc.oneof(orderText, fc.array(fc.record({ field: fc.constantFrom(...NAMES) }), { maxLength: 3 }))
    case 'fields':
      return fc.array(fc.constantFrom(...NAMES), { maxLength: 4 })
    case 'collectionIds':
    case 'segmentIds':
    case 'feedIds':
      return fc.array(fc.constantFrom(...ids), { maxLength: 2 })
    default:
      return undefined
  }
}
