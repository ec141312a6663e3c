/** An output that is evaluated the quick way says, and fails with, what the library's own way does. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { openLiquid, renderLiquid } from './liquid.ts'

const VALUES = [
  'contact.name',
  'contact.first_name',
  "contact['name']",
  'contact.tags',
  'contact.tags[0]',
  'contact.tags.size',
  'contact.tags.first',
  'contact.tags[index]',
  'contact.custom.size',
  'contact.nothing.of.this',
  'contact.constructor',
  'contact.number',
  'contact',
  'nothing',
  'index',
  "'words'",
  '3.5',
  'true',
  'nil',
  'empty',
  '(1..3)',
  'contact.name == "Ann"',
]
const FILTERS = [
  "default: 'friend'",
  'default: contact.name',
  'upcase',
  "append: '!'",
  'truncate: 3',
  "truncate: 5, '…'",
  'escape',
  'plus: 2',
  'divided_by: 0',
  "date: '%Y'",
  "split: ','",
  "join: '-'",
  'size',
  'first',
  "where: 'a', 'b'",
  "replace: 'A', '<b>'",
  "default: '', allow_false: true",
  'in_address',
  'as_address',
]
const OUTPUTS = fc
  .tuple(fc.constantFrom(...VALUES), fc.array(fc.constantFrom(...FILTERS), { maxLength: 3 }))
  .map(([value, filters]) => [value, ...filters].join(' | '))
const SCOPES = fc.record({
  contact: fc.record({
    name: fc.constantFrom('Ann', '', '<Ann & Bo>', 'https://shop.example/å', null),
    tags: fc.constantFrom(['vip', 'new'], [], null),
    custom: fc.constantFrom({ size: 'M' }, { size: 3 }, {}),
    number: fc.constantFrom(0, 7, -1.5),
  }),
  index: fc.constantFrom(0, 1, 'name'),
})

function outcome(write: () => string): string {
  try {
    return `said ${write()}`
  } catch (error) {
    // Where it stands differs.
    return `failed: ${(error as Error).message.replace(/, line:\d+, col:\d+/, '')}`
  }
}

describe('a quick output', () => {
  for (const isHtml of [true, false]) {
    test(`says what the library says, ${isHtml ? 'in HTML' : 'in plain text'}`, () => {
      const liquid = openLiquid({ isHtml, timezone: 'UTC' })
      const said = { quick: 0, refused: 0 }
      fc.assert(
        fc.property(OUTPUTS, SCOPES, (output, scope) => {
          const own = liquid.parse(`{{ ${output} }}`)
          // What stands within a tag is the library's own.
          const librarys = liquid.parse(`{% if true %}{{ ${output} }}{% endif %}`)
          const wanted = outcome(() => renderLiquid(liquid, librarys, scope))
          assert.equal(
            outcome(() => renderLiquid(liquid, own, scope)),
            wanted,
          )
          if (Object.hasOwn(own[0] ?? {}, 'render')) said.quick += 1
          if (wanted.startsWith('failed')) said.refused += 1
        }),
        { numRuns: 3000 },
      )
      assert.ok(said.quick > 1000, `${said.quick} were quick`)
      assert.ok(said.refused > 0)
    })
  }

  test('is every output of a mail that names a member, with filters of words', () => {
    const liquid = openLiquid({ isHtml: true, timezone: 'UTC' })
    for (const output of ['unsubscribeUrl', 'contact.first_name | default: "friend"', "'{'"])
      assert.ok(Object.hasOwn(liquid.parse(`{{ ${output} }}`)[0] ?? {}, 'render'), output)
  })
})
