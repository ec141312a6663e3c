/** What the app's pure pieces make of filters, orders, moments and colours. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { filterText, readFilter, type Condition } from '../../app/ui/list/filter-text.ts'
import { readListSearch, withChange } from '../../app/ui/list/search.ts'
import { toggled } from '../../app/ui/list/sort.ts'
import { relative } from '../../app/ui/time-words.ts'
import { localeOf } from '../../app/words/locale.ts'
import { shadesOf } from '../../app/theme/accent.ts'
import { getAllCountries } from 'countries-and-timezones'
import { countriesIn } from '../../app/pages/enter/countries.ts'
import { CONTACTS } from '../../server/contacts/fields.ts'
import { contrastOf } from '../../server/lib/colour.ts'
import { parseFilter } from '../../server/query/filter/parse.ts'
import type { Filter } from '../../server/query/filter/tree.ts'

const text = fc.string({ maxLength: 20 }).filter((value) => !/[\0\p{Cs}]/u.test(value))

/** What chips can say of contacts. */
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record(
    {
      field: fc.constantFrom('name', 'city', 'email', "customFields.'Shoe ''size'"),
      operator: fc.constantFrom('eq', 'ne', 'like'),
      values: fc.tuple(text),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      field: fc.constantFrom('tags', 'state'),
      operator: fc.constant('in' as const),
      values: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      field: fc.constant('created'),
      operator: fc.constantFrom('ge', 'lt'),
      values: fc.constantFrom(['2026-01-31'], ['2024-02-29']),
    },
    { noNullPrototype: true },
  ),
  fc.record(
    {
      field: fc.constant('notificationSettings.email'),
      operator: fc.constant('eq' as const),
      values: fc.tuple(fc.boolean()),
    },
    { noNullPrototype: true },
  ),
)

/** How many conditions the server reads, and of which fields. */
function fieldsOf(filter: Filter): string[] {
  if ('and' in filter) return filter.and.flatMap(fieldsOf)
  assert.ok('field' in filter, 'chips say conditions joined by and')
  return [filter.field]
}

describe('filters as chips', () => {
  test('what chips write they read back, and the server reads as many conditions of the same fields', () => {
    fc.assert(
      fc.property(fc.array(condition, { minLength: 1, maxLength: 4 }), (conditions) => {
        const written = filterText(conditions)

        assert.deepEqual(readFilter(written), conditions)
        const names = conditions.map(({ field }) =>
          field
            .split('.')
            .slice(0, field.startsWith('custom') ? 1 : 2)
            .join('.'),
        )
        assert.deepEqual(fieldsOf(parseFilter(written, CONTACTS.fields)), names)
      }),
      { numRuns: 300 },
    )
  })

  test('what chips cannot show is left as text', () => {
    for (const filter of [
      "name eq 'a' or name eq 'b'",
      "not name eq 'a'",
      "(name eq 'a')",
      "name eq 'a' and",
      'name eq',
      "name eq 'open",
      "created between '2026-01-01' and '2026-02-01'",
      'nonsense',
      '§',
    ])
      assert.equal(readFilter(filter), undefined, filter)
  })
})

describe('the address of a list', () => {
  test('what is not understood is left out, and another filter or order begins at the first page', () => {
    assert.deepEqual(readListSearch({ filter: 5, sort: '', page: 'x', other: 1 }), {})
    assert.deepEqual(readListSearch({ page: '0' }), {})
    assert.deepEqual(withChange({ filter: 'a', page: 4 }, { sort: 'name asc' }), {
      filter: 'a',
      sort: 'name asc',
    })
    assert.deepEqual(withChange({ filter: 'a', page: 4 }, { page: 5 }), { filter: 'a', page: 5 })
    assert.deepEqual(withChange({ filter: 'a', page: 4 }, { filter: undefined }), {})
  })

  test('a head of a table sorts up, then down', () => {
    assert.equal(toggled(undefined, 'name'), 'name asc')
    assert.equal(toggled('name', 'name'), 'name desc')
    assert.equal(toggled('name desc', 'name'), 'name asc')
    assert.equal(toggled('name asc', 'city'), 'city asc')
  })
})

describe('moments', () => {
  const now = new Date('2026-11-22T12:00:00Z')
  const where = { locale: 'en', timezone: 'Asia/Tokyo' }

  for (const [at, words] of [
    ['2026-11-22T11:59:30Z', 'now'],
    ['2026-11-22T11:15:00Z', '45 minutes ago'],
    ['2026-11-22T14:30:00Z', 'in 2 hours'],
    ['2026-11-21T11:00:00Z', 'yesterday'],
    // Past midnight in Tokyo.
    ['2026-09-30T15:30:00Z', 'Oct 1, 2026'],
  ] as const) {
    test(`${at} is read as “${words}” in the workspace's zone`, () => {
      assert.equal(relative(at, now, where), words)
    })
  }
})

describe('dates are written as whoever reads them is used to', () => {
  for (const [wanted, day] of [
    [['en-GB', 'en'], '1 Oct 2026'],
    [['en-US'], 'Oct 1, 2026'],
    [['de-DE', 'en-IE'], '1 Oct 2026'],
    [['sv-SE', 'sv'], '1 Oct 2026'],
    [['en-US@posix'], 'Oct 1, 2026'],
    [[], 'Oct 1, 2026'],
  ] as const) {
    test(`in English, for a browser that asks for ${wanted.join(', ') || 'nothing'}: ${day}`, () => {
      const where = { locale: localeOf('en', wanted), timezone: 'UTC' }
      assert.equal(relative('2026-10-01T12:00:00Z', new Date('2026-12-24T00:00:00Z'), where), day)
    })
  }
})

describe('the colour of a workspace', () => {
  test('whatever it is, its buttons and links are read on light and on dark ground', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const shades = shadesOf(`#${value.toString(16).padStart(6, '0')}`)
        const [tint, onDark, filled, onLight] = [shades[0], shades[4], shades[5], shades[6]]

        assert.ok((contrastOf(onLight, '#ffffff') ?? 0) >= 4.5, 'text on light ground')
        assert.ok((contrastOf(onLight, tint) ?? 0) >= 4.4, 'text on its tint')
        assert.ok((contrastOf(onDark, '#16181c') ?? 0) >= 4.5, 'text on dark ground')
        assert.ok((contrastOf(filled, '#16181c') ?? 0) >= 3, 'a button on dark ground')
      }),
    )
  })

  test('what is no colour gives the shades of the default', () => {
    assert.equal(shadesOf('no colour').length, 10)
    assert.match(shadesOf('')[6] ?? '', /^#[0-9a-f]{6}$/)
  })
})

describe('countries to choose from', () => {
  for (const [language, sweden] of [
    ['en', 'Sweden'],
    ['sv', 'Sverige'],
  ] as const) {
    test(`all that the server knows are there, by their names: ${language}`, () => {
      const countries = countriesIn(language)

      assert.equal(countries.find(({ value }) => value === 'SE')?.label, sweden)
      assert.deepEqual(
        Object.keys(getAllCountries()).filter((code) => !countries.some(({ value }) => value === code)),
        [],
      )
      assert.ok(countries.length < 270, `${countries.length} countries`)
    })
  }
})
