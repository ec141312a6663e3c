/** Guards the grammar of `$filter`: what is read, what is refused, where and with which words. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { Refusal } from '../../refusals.ts'
import { anyFilter, fields, refusalOf } from '../../../test/oracles/filter-examples.ts'
import { parseFilter } from './parse.ts'
import { canonical, combine, type Filter } from './tree.ts'
import { assertCostsLess } from '../../../test/support/growth.ts'

const deep = (levels: number) => `${'('.repeat(levels)}price eq 1${')'.repeat(levels)}`
const long = (length: number) => `name eq '${'x'.repeat(length - 10)}'`
const listed = (count: number) => `price in (${Array.from({ length: count }, () => 1).join(',')})`
const joined = (count: number) => Array.from({ length: count }, () => 'price eq 1').join(' and ')

describe('what is read', () => {
  test('or binds least, then and, then not', () => {
    const expression = "not vip eq true and price gt 5 or name eq 'a'"

    const filter = parseFilter(expression, fields)

    const vip = { field: 'vip', operator: 'eq', values: [true] }
    const price = { field: 'price', operator: 'gt', values: [5] }
    const name = { field: 'name', operator: 'eq', values: ['a'] }
    assert.deepEqual(filter, { or: [{ and: [{ not: vip }, price] }, name] })
    assert.deepEqual(parseFilter("not (vip eq true and (price gt 5 or name eq 'a'))", fields), {
      not: { and: [vip, { or: [price, name] }] },
    })
  })

  for (const [written, read] of [
    ['price EQ 1', 'price eq 1'],
    ['((price eq 1))', 'price eq 1'],
    ['price eq 1.0', 'price eq 1'],
    ['price eq -0', 'price eq 0'],
    ['price eq -1.5E-7', 'price eq -1.5e-7'],
    ['price between(1,9)', 'price between 1 and 9'],
    ['price Between 1 AND 9 and vip ne TRUE', 'price between 1 and 9 and vip ne true'],
    ["name IN('b' ,'a','b')", "name in ('b', 'a')"],
    ["name eq 'it''s (a, b) and'", "name eq 'it''s (a, b) and'"],
    ["name eq ''", "name eq ''"],
    ['\n name\teq NULL ', 'name eq null'],
    ["created ge '2026-01-01'", "created ge '2026-01-01T00:00:00.000Z'"],
    ["follows.email eq 'off'", "follows.email eq 'off'"],
    ["customFields.a.b-c eq 'L'", "customFields.'a.b-c' eq 'L'"],
    ["customFields.'fabric type' eq 5", "customFields.'fabric type' eq 5"],
    ["customFields.'fabric type'.'it''s'.eu-1 eq 5", "customFields.'fabric type.it''s.eu-1' eq 5"],
    ["customFields.size.'of it' eq 5", "customFields.'size.of it' eq 5"],
    ["customFields.__proto__ eq 'x'", "customFields.__proto__ eq 'x'"],
    ["(name eq 'a' and (price eq 1 and vip eq true))", "name eq 'a' and price eq 1 and vip eq true"],
    ["(name eq 'a' or price eq 1) and vip eq true", "(name eq 'a' or price eq 1) and vip eq true"],
    ["not not (name eq 'a')", "not not name eq 'a'"],
  ] as const) {
    test(`${JSON.stringify(written)} has the key ${read}`, () => {
      assert.equal(canonical(parseFilter(written, fields)), read)
    })
  }

  test('the key of any tree reads back to the same tree', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const key = canonical(filter)
        fc.pre(key.length <= 4096)
        const again = readable(key)
        fc.pre(again !== undefined)
        assert.deepEqual(again, filter)
        assert.equal(canonical(again), key)
      }),
      { numRuns: 500 },
    )
  })
})

describe('what is refused, and how', () => {
  for (const [expression, position, words] of [
    ['', 1, 'expected a field name, not or (, found the end'],
    ['   ', 4, 'found the end'],
    ['nmae eq 1', 1, 'did you mean name?'],
    ['NAME eq 1', 1, 'did you mean name?'],
    ["zzzzzz eq 'a'", 1, 'Fields to filter by: id, feedId, name'],
    ["secret eq 'a'", 1, '"secret" is not a field to filter by'],
    ["__proto__ eq 'a'", 1, '"__proto__" is not a field'],
    ["constructor.name eq 'a'", 1, '"constructor.name" is not a field'],
    ["customFields eq 'a'", 1, 'name one of its members, as in customFields.size'],
    ["customFields. eq 'a'", 1, 'customFields is a map: name one of its members'],
    ["customFields.'a''b eq 1", 1, 'customFields is a map'],
    ["name.size eq 'a'", 1, 'is not a field'],
    ['name', 5, 'expected an operator (eq, ne, gt, ge, lt, le, in, between, like), found the end'],
    ['name = 1', 6, 'expected an operator'],
    ["price like '1'", 7, 'price does not take like; it takes eq'],
    ["follows.email like 'a'", 15, 'it takes eq, ne, in'],
    ['name gt 5', 9, "name takes text, as in 'abc'"],
    ["price eq 'x'", 10, 'price takes a number'],
    ['name eq active', 9, 'expected a value (text in single quotes'],
    ['name eq "a"', 9, 'found "a"'],
    ["customFields.'a'. eq 1", 17, 'expected an operator'],
    ["customFields.'a'b eq 1", 17, 'expected an operator'],
    ["name eq 'a", 9, "not closed; inside a text '' is a quote"],
    ["name eq 'a''", 9, 'not closed'],
    ["price eq 1 name eq 'a'", 12, 'expected and, or or the end, found name'],
    ['price eq 5x', 10, 'found 5x'],
    ['price eq 1e400', 10, 'too large'],
    ['price gt null', 10, 'null goes with eq and ne only'],
    ['vip in (true)', 5, 'vip does not take in'],
    ['customFields.a in (true)', 20, 'true goes with eq and ne only'],
    ["customFields.a between 1 and 'x'", 24, 'two numbers or two texts'],
    ['customFields.a like 5', 21, 'like takes text'],
    ["created eq '2026-02-30'", 12, 'created takes an ISO 8601 date'],
    ['created eq 2026', 12, 'created takes an ISO 8601 date'],
    ["vip eq 'true'", 8, 'vip takes true or false'],
    ['vip eq 1', 8, 'vip takes true or false'],
    ['price in ()', 11, 'expected a value'],
    ['price in (1', 12, 'expected , or )'],
    ['price in 1', 10, 'expected ('],
    ['price between 1 9', 17, 'expected and'],
    ['price between (1 and 9)', 18, 'expected ,'],
    ['(price eq 1', 12, 'expected and, or or )'],
    ['price eq 1)', 11, 'expected and, or or the end, found )'],
    ['price eq 1 and', 15, 'expected a field name'],
    ["name eq 'a\0b'", 11, 'cannot be part of a text'],
    ["name eq '😀\uD800'", 11, 'cannot be part of a text'],
    ["name eq '😀' x", 13, 'found x'],
    ['\0name eq 1', 1, 'cannot be part of a text'],
    ['AND eq 1', 1, 'expected a field name'],
    ["name 'eq' 'a'", 6, 'expected an operator'],
    ["vip eq 'truee", 8, 'not closed'],
    [long(4097), 4097, 'at most 4096 characters'],
    ['😀'.repeat(4096), 1, 'expected a field name'],
  ] as const) {
    test(`${JSON.stringify(expression)} at ${position}: ${words}`, () => {
      const refusal = refusalOf(() => parseFilter(expression, fields))

      assert.equal(refusal.refusal, 'expression-invalid')
      assert.ok(refusal.message.startsWith(`$filter, position ${position}: `), refusal.message)
      assert.ok(refusal.message.includes(words), refusal.message)
      assert.equal(refusal.answer.details?.[0]?.path, '$filter')
    })
  }

  test('a field that cannot be filtered by is not given away', () => {
    const { message } = refusalOf(() => parseFilter('nothing eq 1', fields))

    assert.ok(message.includes('customFields.…'))
    assert.ok(!message.includes('secret'))
  })
})

describe('limits', () => {
  for (const [what, most, oneMore] of [
    ['4,096 characters', long(4096), long(4097)],
    ['32 levels of parentheses', deep(32), deep(33)],
    ['32 levels of not', `${'not '.repeat(32)}vip eq true`, `${'not '.repeat(33)}vip eq true`],
    ['100 conditions', joined(100), joined(101)],
    ['1,000 list values', listed(1000), listed(1001)],
    [
      '1,000 list values over all lists',
      `${listed(900)} or ${listed(100)}`,
      `${listed(900)} or ${listed(101)}`,
    ],
  ] as const) {
    test(`${what} are read, one more is refused`, () => {
      assert.ok(parseFilter(most, fields))
      assert.match(refusalOf(() => parseFilter(oneMore, fields)).message, /at most/)
    })
  }

  test('characters are counted as people count them, not as UTF-16 does', () => {
    assert.ok(parseFilter(`name eq '${'😀'.repeat(4086)}'`, fields))
  })

  test('what stands in quotes is text, and zero has no sign', () => {
    assert.deepEqual(parseFilter("name eq 'null'", fields), {
      field: 'name',
      operator: 'eq',
      values: ['null'],
    })
    assert.deepEqual(parseFilter('price eq -0', fields), { field: 'price', operator: 'eq', values: [0] })
    const custom = { field: 'customFields', key: 'a', operator: 'eq', values: [0] }
    assert.deepEqual(parseFilter('customFields.a eq -0', fields), custom)
  })

  test('the worst 4,096 characters are answered at once', async () => {
    const parts = ['(', ')', "'", "''", 'not ', '1', '1.', "a.'", 'a.', '\\', '-', '1e', ', ', 'a ']
    const worst = parts.flatMap((part) =>
      ['', 'name eq ', 'price in ('].map((start) => start + part.repeat(4096)),
    )
    await assertCostsLess(1_000, () => {
      for (const text of worst) readable(text.slice(0, 4096))
    })
  })

  test('a mebibyte is refused without being read', () =>
    assertCostsLess(500, () => refusalOf(() => parseFilter('('.repeat(1 << 20), fields))))
})

describe('hostile input', () => {
  const words = [
    'name',
    'price',
    'tags',
    'customFields.a',
    'eq',
    'in',
    'like',
    'between',
    'and',
    'or',
    'not',
    '(',
  ]
  const marks = [
    ')',
    ',',
    '1',
    '-',
    "'",
    "''",
    "'a'",
    'null',
    'true',
    '.',
    '\\',
    '%',
    '\0',
    '\uD800',
    ' ',
    '__proto__',
  ]

  test('any text is a tree or a refusal with 400, never another error', () => {
    const soup = fc.array(fc.constantFrom(...words, ...marks)).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: 'binary' })), (text) => {
        readable(text)
      }),
      { numRuns: 3000 },
    )
  })
})

test('combine leaves no and in an and, and no and of one', () => {
  const one: Filter = { field: 'price', operator: 'eq', values: [1] }

  assert.deepEqual(combine('and', [one]), one)
  assert.deepEqual(combine('and', [combine('and', [one, one]), one]), { and: [one, one, one] })
  assert.deepEqual(combine('or', [combine('and', [one, one]), one]), { or: [{ and: [one, one] }, one] })
})

test('what was found instead is shown whole up to 40 characters, and cut after them', () => {
  const [whole, cut] = [40, 41].map((length) =>
    refusalOf(() => parseFilter(`name ${'x'.repeat(length)}`, fields)).message.replace(/^.*found /, ''),
  )

  assert.deepEqual([whole, cut], ['x'.repeat(40), `${'x'.repeat(40)}…`])
})

/** The tree, or undefined where it was refused with 400; anything else is an error. */
function readable(text: string): Filter | undefined {
  try {
    return parseFilter(text, fields)
  } catch (error) {
    if (error instanceof Refusal && error.answer.status === 400) return undefined
    throw error
  }
}
