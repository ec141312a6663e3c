/** Guards the search bodies' `filter`: one language with the text, strict members, errors with their path. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { Refusal } from '../../refusals.ts'
import { anyFilter, fields, refusalOf } from '../../../test/oracles/filter-examples.ts'
import { parseFilter } from './parse.ts'
import { readFilter } from './structure.ts'
import { canonical, type Filter } from './tree.ts'

const price = { field: 'price', operator: 'eq', value: 1 }

describe('what is read', () => {
  test('what is missing is read as no filter', () => {
    assert.equal(readFilter(undefined, fields), undefined)
  })

  test('a string is read as $filter is, and refused at the place of the body', () => {
    assert.deepEqual(readFilter('price EQ 1', fields), parseFilter('price eq 1', fields))
    assert.match(refusalOf(() => readFilter('price eq', fields)).message, /^filter, position 9: /)
  })

  test('a structure and the text that says the same have one tree and one key', () => {
    const structure = {
      or: [
        { and: [{ field: 'tags', operator: 'in', value: ['a', 'b', 'a'] }, { not: price }] },
        { field: 'customFields.fabric type', operator: 'BETWEEN', value: [1, 9] },
        { or: [{ field: 'created', operator: 'gt', value: '2026-01-01' }, { and: [price] }] },
      ],
    }
    const text =
      "tags in ('a','b') and not price eq 1 or customFields.'fabric type' between (1,9) " +
      "or created gt '2026-01-01T00:00Z' or (price eq 1)"

    const filter = readFilter(structure, fields) as Filter

    assert.deepEqual(filter, parseFilter(text, fields))
    assert.equal(canonical(filter), canonical(parseFilter(text, fields)))
  })

  test('any tree written as a structure is read back to the same tree', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        fc.pre(levelsOf(filter) <= 32)
        assert.deepEqual(readFilter(structureOf(filter), fields), filter)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what is refused, and at which path', () => {
  for (const [value, path, words] of [
    [null, 'filter', 'must be an object'],
    [[], 'filter', 'must be an object'],
    [5, 'filter', 'must be an object'],
    [{}, 'filter', 'needs field'],
    [{ field: 'price', operator: 'eq' }, 'filter', 'needs value'],
    [{ ...price, extra: 1 }, 'filter', 'has no member "extra"'],
    [{ ...price, valeu: 1 }, 'filter', 'did you mean value?'],
    [{ ...price, nonsense: 1 }, 'filter', 'it takes field, operator, value, and, or, not'],
    [{ ...price, ['x'.repeat(61)]: 1 }, 'filter', `"${'x'.repeat(60)}"`],
    [
      { field: 'customFields.a', operator: 'between', value: [1, 'x'] },
      'filter.value',
      'two numbers or two texts',
    ],
    [{ and: [price], or: [price] }, 'filter', 'and stands alone'],
    [{ not: price, field: 'price' }, 'filter', 'not stands alone'],
    [{ and: [] }, 'filter.and', 'at least one condition'],
    [{ and: price }, 'filter.and', 'must be an array'],
    [{ not: [price] }, 'filter.not', 'must be an object'],
    [{ and: [price, { ...price, value: 'x' }] }, 'filter.and[1].value', 'price takes a number'],
    [{ or: [{ not: { ...price, field: 'prise' } }] }, 'filter.or[0].not.field', 'did you mean price?'],
    [{ ...price, field: 5 }, 'filter.field', 'must be a string'],
    [{ ...price, field: '__proto__' }, 'filter.field', 'is not a field'],
    [{ ...price, field: 'secret' }, 'filter.field', 'is not a field'],
    [{ ...price, field: 'customFields.a\0' }, 'filter.field', 'cannot be part of a text'],
    [{ ...price, operator: 'is' }, 'filter.operator', 'must be one of eq, ne'],
    [{ ...price, operator: 'like' }, 'filter.operator', 'does not take like'],
    [{ ...price, operator: ['eq'] }, 'filter.operator', 'must be one of'],
    [{ ...price, value: '1' }, 'filter.value', 'price takes a number'],
    [{ ...price, value: [1] }, 'filter.value', 'must be one string'],
    [{ ...price, value: { $gt: 1 } }, 'filter.value', 'must be one string'],
    [{ ...price, operator: 'gt', value: null }, 'filter.value', 'eq and ne only'],
    [{ ...price, operator: 'in', value: 1 }, 'filter.value', 'must be an array'],
    [{ ...price, operator: 'in', value: [] }, 'filter.value', 'at least one'],
    [{ ...price, operator: 'in', value: [1, 'x'] }, 'filter.value[1]', 'price takes a number'],
    [{ ...price, operator: 'between', value: [1] }, 'filter.value', 'two values'],
    [{ field: 'name', operator: 'eq', value: 'a\0' }, 'filter.value', 'cannot be part of a text'],
    [
      { field: 'name', operator: 'in', value: ['a', '\uDC00'] },
      'filter.value[1]',
      'cannot be part of a text',
    ],
    [JSON.parse('{"__proto__": {"field": "price"}}'), 'filter', 'has no member "__proto__"'],
  ] as const) {
    test(`${JSON.stringify(value)} at ${path}: ${words}`, () => {
      const refusal = refusalOf(() => readFilter(value, fields))

      assert.equal(refusal.answer.status, 400)
      assert.equal(refusal.answer.details?.[0]?.path, path)
      assert.ok(refusal.message.includes(words), refusal.message)
    })
  }

  for (const [what, most, oneMore] of [
    ['32 levels', nested(32), nested(33)],
    ['100 conditions', { or: repeated(100, price) }, { or: repeated(101, price) }],
    ['32 levels of or', alternated(32), alternated(33)],
    ['1,000 list values', listed(1000), listed(1001)],
    [
      '1,000 list values beside a range, which is no list',
      { or: [listed(1000), { field: 'price', operator: 'between', value: [1, 2] }] },
      { or: [listed(1001), price] },
    ],
  ] as const) {
    test(`${what} are read, one more is refused`, () => {
      assert.ok(readFilter(most, fields))
      assert.match(refusalOf(() => readFilter(oneMore, fields)).message, /at most/)
    })
  }

  test('nesting that would blow the stack is refused at level 33', () => {
    const { message } = refusalOf(() => readFilter(nested(200_000), fields))

    assert.match(message, /at most 32 levels/)
  })

  test('any JSON is a tree or a refusal with 400, never another error', () => {
    const member = fc.constantFrom('field', 'operator', 'value', 'and', 'or', 'not', '__proto__', 'x')
    const word = fc.constantFrom('price', 'tags', 'customFields.a', 'eq', 'in', 'between', '\0', 'a')
    const json = fc.letrec((tie) => ({
      any: fc.oneof(
        { maxDepth: 5 },
        fc.oneof(word, fc.double(), fc.boolean(), fc.constant(null)),
        fc.array(tie('any'), { maxLength: 3 }),
        fc.array(fc.tuple(member, tie('any')), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs)),
      ),
    })).any
    fc.assert(
      fc.property(fc.oneof(json, fc.jsonValue()), (value) => {
        try {
          readFilter(value, fields)
        } catch (error) {
          if (!(error instanceof Refusal) || error.answer.status !== 400) throw error
        }
      }),
      { numRuns: 3000 },
    )
  })
})

function nested(levels: number): unknown {
  let filter: unknown = price
  for (let level = 0; level < levels; level += 1) filter = { not: filter }
  return filter
}

function alternated(levels: number): unknown {
  let filter: unknown = price
  for (let level = 0; level < levels; level += 1)
    filter = { [level % 2 === 0 ? 'or' : 'and']: [filter, price] }
  return filter
}

function repeated(count: number, value: unknown): unknown[] {
  return Array.from({ length: count }, () => value)
}

function listed(count: number): unknown {
  return { field: 'price', operator: 'in', value: repeated(count, 1) }
}

function structureOf(filter: Filter): unknown {
  if ('and' in filter) return { and: filter.and.map(structureOf) }
  if ('or' in filter) return { or: filter.or.map(structureOf) }
  if ('not' in filter) return { not: structureOf(filter.not) }
  const { field, key, operator, values } = filter
  const value = operator === 'in' || operator === 'between' ? values : values[0]
  return { field: key === undefined ? field : `${field}.${key}`, operator, value }
}

function levelsOf(filter: Filter): number {
  if ('not' in filter) return 1 + levelsOf(filter.not)
  const parts = 'and' in filter ? filter.and : 'or' in filter ? filter.or : []
  return parts.length === 0 ? 0 : 1 + Math.max(...parts.map(levelsOf))
}
