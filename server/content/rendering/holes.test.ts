/** A text filled hole by hole says what the whole rendered at once says. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { wrapped } from './email/plain.ts'
import { holed, holedLines, type Holed } from './holes.ts'
import { openLiquid, renderLiquid } from './liquid.ts'

const WORDS = ['Hello ', 'a word or two, ', 'x'.repeat(40), '\n', '\n\n', '- ', ' ', '\r', '<p>', '</p>', 'å']
const LIQUID = [
  '{{ name }}',
  '{{ name }}',
  '{{ lines }}',
  '{{- name -}}',
  '{{ nothing }}',
  "{{ name | default: 'friend' | upcase }}",
  '{% assign name = "Bo" %}',
  '{% if name == "Bo" %}yes\n{{ name }}{% else %}no{% endif %}',
  '{% for word in words %}{{ word }}, {% if word == "b" %}{% break %}{% endif %}{% endfor %}',
  '{% comment %}never{% endcomment %}',
  "{{ '{' }}",
]
const TEXTS = fc
  .array(fc.constantFrom(...WORDS, ...LIQUID), { maxLength: 12 })
  .map((pieces) => pieces.join(''))
const SCOPES = fc.record({
  name: fc.constantFrom('Ann', '', '<b>', 'Ann Lee '.repeat(12), 'a\nb', '\r', '\n'),
  lines: fc.constantFrom('one\ntwo\n', 'long '.repeat(30), ''),
  words: fc.constantFrom(['a', 'b', 'c'], []),
})

function filled({ fixed, fill }: Holed, scope: object): string {
  const said = fill({ ...scope })
  assert.equal(fixed.length, said.length + 1)
  return fixed.map((words, index) => `${words}${said[index] ?? ''}`).join('')
}

describe('a text filled hole by hole', () => {
  for (const isHtml of [true, false]) {
    test(`says what the whole says, ${isHtml ? 'as HTML' : 'as it is'}`, () => {
      const liquid = openLiquid({ isHtml, timezone: 'UTC' })
      fc.assert(
        fc.property(TEXTS, SCOPES, (text, scope) => {
          const templates = liquid.parse(text)
          assert.equal(
            filled(holed(liquid, text, templates), scope),
            renderLiquid(liquid, templates, { ...scope }),
          )
        }),
        { numRuns: 2000 },
      )
    })
  }

  test('by lines is folded as the whole is, whatever stands in the holes', () => {
    const liquid = openLiquid({ isHtml: false, timezone: 'UTC' })
    fc.assert(
      fc.property(TEXTS, SCOPES, (text, scope) => {
        const templates = liquid.parse(text)
        assert.equal(
          filled(holedLines(liquid, text, templates, wrapped), scope),
          wrapped(renderLiquid(liquid, templates, { ...scope })),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('ends where a break that stands in no loop ends it', () => {
    const liquid = openLiquid({ isHtml: false, timezone: 'UTC' })
    const text = 'before {% if name %}{% break %}{% endif %}behind {{ name }}'
    const templates = liquid.parse(text)

    assert.equal(filled(holed(liquid, text, templates), { name: 'Ann' }), 'before ')
  })

  test('has one piece and no hole where it is the same for everybody', () => {
    const liquid = openLiquid({ isHtml: false, timezone: 'UTC' })
    const { fixed, fill } = holed(liquid, 'News', liquid.parse('News'))

    assert.deepEqual([fixed, fill({})], [['News'], []])
  })

  test('may be no longer, and take no more steps, than the whole', () => {
    const liquid = openLiquid({ isHtml: false, timezone: 'UTC' })
    const many = '{% for a in w %}{% for b in w %}{% for c in w %}.{% endfor %}{% endfor %}{% endfor %}'
    const w = Array.from({ length: 60 }, () => 'word')
    const long = `${'x'.repeat(4_194_300)}{{ name }}`

    const { fill: costly } = holed(liquid, many, liquid.parse(many))
    assert.throws(() => costly({ w }), /steps/)
    const { fill: lengthy } = holed(liquid, long, liquid.parse(long))
    assert.doesNotThrow(() => lengthy({ name: 'Ann' }))
    assert.throws(() => lengthy({ name: 'Annabella' }), /characters/)
  })
})
