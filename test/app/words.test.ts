/** What the app's pure pieces make of filters, orders, moments and colours. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { Condition } from '../../app/ui/list/filter-text.ts'
import { filterText, readFilter, takenApart, type Tree } from '../../app/ui/list/filter-tree.ts'
import { readListSearch, withChange } from '../../app/ui/list/search.ts'
import { toggled } from '../../app/ui/list/sort.ts'
import { relative } from '../../app/ui/time-words.ts'
import { readableText } from '../../app/pages/campaigns/blocks/product-reference.ts'
import { blockWords } from '../../app/words/campaigns-blocks.ts'
import { localeOf } from '../../app/words/locale.ts'
import { shadesOf } from '../../app/theme/accent.ts'
import { getAllCountries } from 'countries-and-timezones'
import { countriesIn } from '../../app/pages/enter/countries.ts'
import { CONTACTS } from '../../server/contacts/fields.ts'
import { contrastOf } from '../../server/lib/colour.ts'
import { parseFilter } from '../../server/query/filter/parse.ts'
import { canonical, combine, type Filter } from '../../server/query/filter/tree.ts'

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

/** What the builder can make of them. */
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition.map((each): Tree => ({ kind: 'condition', condition: each })),
    tie('tree').map((of): Tree => ({ kind: 'not', of })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('tree'), { minLength: 2, maxLength: 3 }))
      .map(([kind, parts]): Tree => ({ kind, parts })),
  ),
}))

/** The builder's tree as the server's own, whose conditions are read one by one. */
function asServers(of: Tree): Filter {
  if (of.kind === 'not') return { not: asServers(of.of) }
  return of.kind === 'condition'
    ? parseFilter(filterText(of), CONTACTS.fields)
    : combine(of.kind, of.parts.map(asServers))
}

/** Of somebody of whom each condition is true or not by chance, the same one always alike. */
function holds(of: Tree, salt: number): boolean {
  if (of.kind === 'and') return of.parts.every((part) => holds(part, salt))
  if (of.kind === 'or') return of.parts.some((part) => holds(part, salt))
  if (of.kind === 'not') return !holds(of.of, salt)
  return fc.hash(`${salt} ${filterText(of)}`) % 2 === 0
}

function apart(text: string, within: 'and' | 'or'): string[] | undefined {
  const group = readFilter(text)
  return group && takenApart(group, within)?.map(filterText)
}

describe('the filter builder', () => {
  test('what it writes it reads back, and the server reads the same tree', () => {
    fc.assert(
      fc.property(tree, (made) => {
        const written = filterText(made)

        assert.deepEqual(readFilter(written), made)
        assert.deepEqual(parseFilter(written, CONTACTS.fields), asServers(made))
      }),
      { numRuns: 500 },
    )
  })

  test('what others have written, in any form the server takes, keeps its meaning when it is written again', () => {
    const others = [
      "NOT name EQ 'a' AND (city LIKE 'b' Or tags IN ('c'))",
      "created between '2026-01-01' and '2026-02-01' or not not customFields.x gt 1e21",
      '(((name eq null)))',
      "customFields.'it''s' ge -0.5 and customFields.año between (1, 2)",
    ]
    fc.assert(
      fc.property(
        fc.oneof(
          tree.map((each) => canonical(asServers(each))),
          fc.constantFrom(...others),
        ),
        (text) => {
          const read = readFilter(text)

          assert.ok(read, text)
          assert.deepEqual(parseFilter(filterText(read), CONTACTS.fields), parseFilter(text, CONTACTS.fields))
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a group that is taken apart leaves what means the same, and is not where it would not', () => {
    const parts = ["not (city eq 'a')", "city eq 'b'"]
    assert.deepEqual(apart("not (city eq 'a' or not city eq 'b')", 'and'), parts)
    assert.deepEqual(apart("not (city eq 'a' and not city eq 'b')", 'or'), parts)
    assert.deepEqual(apart("not not (not city eq 'a' and city eq 'b')", 'and'), parts)
    assert.equal(apart("not (city eq 'a' and city eq 'b')", 'and'), undefined)
    assert.equal(apart("city eq 'a' or city eq 'b'", 'and'), undefined)
    fc.assert(
      fc.property(tree, tree, fc.constantFrom('and', 'or'), (group, beside, within) => {
        const left = takenApart(group, within)
        if (!left) return
        const whole: Tree = { kind: within, parts: [beside, group] }
        const same: Tree = { kind: within, parts: [beside, ...left] }
        for (const salt of [0, 1, 2, 3, 4, 5, 6, 7]) assert.equal(holds(whole, salt), holds(same, salt))
      }),
      { numRuns: 500 },
    )
  })

  test('what the language does not say so is left as text', () => {
    const wrong = [
      '',
      "name eq 'a' and",
      'name eq',
      "name eq 'open",
      "(name eq 'a'",
      "name eq 'a')",
      'not',
      "or eq 'a'",
      'created between (1)',
      'created between (1, 2, 3)',
      'nonsense',
      '§',
    ]
    for (const filter of wrong) assert.equal(readFilter(filter), undefined, filter)
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

function read(text: string, rest: object = {}): string {
  return readableText({ type: 'product', text, ...rest }, blockWords.sv)
}

describe('a product of a letter', () => {
  test('is read as people say it wherever it is compared, and never in its short form', () => {
    assert.equal(read('prompt(3): mugs'), 'De 3 bästa för ”mugs”')
    assert.equal(read('product: 42', { alt: 'Blå mugg' }), 'Produkt Blå mugg')
    assert.equal(read('En mugg'), 'En mugg')
    assert.equal(readableText({ type: 'text', text: 'prompt: mugs' }, blockWords.sv), 'prompt: mugs')
  })
})

describe('products that a search chooses', () => {
  test('are the best, or the best three: one is not counted', () => {
    const { en, sv } = blockWords
    assert.deepEqual(
      [en, sv].flatMap(({ product: { searched } }) => [searched('mugs', '1'), searched('mugs', '3')]),
      ['The best for “mugs”', 'The best 3 for “mugs”', 'Den bästa för ”mugs”', 'De 3 bästa för ”mugs”'],
    )
  })
})
