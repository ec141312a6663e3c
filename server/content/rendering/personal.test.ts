/** What Liquid in a message says, to whom, and what it can never do. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import type { Block } from '../blocks/blocks.ts'
import { forEverybody, wordsForEverybody } from './everybody.ts'
import { openLiquid, renderLiquid } from './liquid.ts'
import { faultIn } from './check.ts'
import { checkContent, readWords, scopeOf } from './personal.ts'

const checkTemplate = (text: string, variables: readonly string[] = []) =>
  faultIn(openLiquid({ isHtml: false, timezone: 'UTC' }), text, {}, variables)?.message

const SENDER = { name: 'Fern & Oak', timezone: 'Europe/Stockholm' }
const ANN = {
  id: '1',
  name: 'Ann Lee',
  email: 'ann+x@example.com',
  phone: null,
  country: 'SE',
  city: null,
  tags: ['vip', 'new'],
  customFields: { size: 'M', html: '<script>x()</script>' },
  created: '2026-07-01T22:30:00.000Z',
}

function said(text: string, contact: Partial<typeof ANN> | null = ANN, variables = {}): string {
  const recipient = { contact: contact && { ...ANN, ...contact }, variables }
  return readWords(text, SENDER.timezone)(scopeOf(SENDER, recipient))
}

/** template → what it says to Ann */
const SAID: Readonly<Record<string, string>> = {
  'Hi {{ contact.name }}': 'Hi Ann Lee',
  'Hi {{ contact.first_name }} {{contact.firstName}}': 'Hi Ann Ann',
  "{{ contact.city | default: 'your town' }}": 'your town',
  "{{ contact.customFields.size }} {{ contact['email'] }}": 'M ann+x@example.com',
  '{{ contact.tags }}': 'vip, new',
  "{% if contact.tags contains 'vip' %}Dear{% else %}Hi{% endif %}": 'Dear',
  '{% for tag in contact.tags %}[{{ tag }}]{% endfor %}': '[vip][new]',
  '{{ workspace.name }}': 'Fern & Oak',
  '{{ contact.email | url_encode }}': 'ann%2Bx%40example.com',
  "{{ contact.created | date: '%-d %B %H:%M' }}": '2 July 00:30',
  '{{ contact.nothing.of.this }}{{ nothing }}': '',
  '{{ contact.customFields }}': '',
  "{{ contact.name | upcase | append: '!' }}": 'ANN LEE!',
  // Nothing but the record's own members.
  '{{ contact.constructor.name }}{{ contact.__proto__ }}{{ contact.toString }}{{ contact.tags.push }}': '',
}

describe('Liquid', () => {
  for (const [template, words] of Object.entries(SAID)) {
    test(template, () => assert.equal(said(template), words))
  }

  test('first names', () => {
    for (const [name, first] of [
      ['Ada Lovelace', 'Ada'],
      ['Lovelace, Ada', 'Ada'],
      ['  Ada  ', 'Ada'],
      ['Ada,', 'Ada'],
      ['', 'you'],
    ] as const) {
      assert.equal(said("{{ contact.first_name | default: 'you' }}", { name }), first)
    }
    assert.equal(said("{{ contact.first_name | default: 'you' }}", null), 'you')
  })

  test("a delivery's variables are at hand, and cannot stand in for contact and workspace", () => {
    const variables = {
      code: 'X7',
      contact: { name: 'Eve' },
      workspace: { name: 'Eve' },
      unsubscribeUrl: 'eve',
    }

    assert.equal(
      said('{{ code }} {{ contact.name }} {{ workspace.name }}', ANN, variables),
      'X7 Ann Lee Fern & Oak',
    )
    assert.equal(said('{{ unsubscribeUrl }}', ANN, variables), '')
  })

  test('a tag that is not closed within 4,096 characters is refused at its place, whatever stands in it', () => {
    for (const hostile of ['{{ a', '{{ "', '{% if a and', '{{'])
      assert.match(
        checkTemplate(`Hello\n${hostile}${' a and'.repeat(2_000)} }} %}`) ?? '',
        /^Line 2, column 1: /,
      )
  })

  test('a template that asks for too much ends', () => {
    for (const greedy of [
      '{% for i in (1..1000000000) %}x{% endfor %}',
      '{% for i in (1..90000) %}{% for j in (1..90000) %}{% for k in (1..90000) %}{% endfor %}{% endfor %}{% endfor %}',
      `{% for i in (1..50000) %}${'long '.repeat(1_000)}{% endfor %}`,
      "{% assign x = 'x' %}{% for i in (1..60) %}{% assign x = x | append: x %}{% endfor %}",
    ]) {
      assert.throws(() => said(greedy), /limit exceeded|more than/, greedy)
    }
  })

  test('in HTML no value becomes markup, whatever its filters are', () => {
    const liquid = openLiquid({ isHtml: true, timezone: 'UTC' })
    for (const output of [
      '{{ x }}',
      '{{ x | escape }}',
      '{{ x | append: x }}',
      "{{ x | split: ' ' }}",
      '{% assign y = x %}{{ y }}',
      '{{ nothing | default: x, allow_false: true }}',
    ]) {
      const words = renderLiquid(liquid, liquid.parse(output), { x: '<b> "\'&' })
      assert.doesNotMatch(words, /[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/, output)
    }
    assert.equal(renderLiquid(liquid, liquid.parse('{{ x | escape }}'), { x: '<' }), '&lt;')
  })
})

/** template → what is wrong with it */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'Hi {{ contact.name': /^Line 1, column 4: .*not closed/,
  'One\n  {% if contact.name %}two': /^Line 2, column 3: .*not closed/,
  '{{ contact.name | titlecase }}': /^Line 1, column 1: there is no filter `titlecase`/,
  '{{ contact.name | raw }}': /no filter `raw`/,
  '{{ contact.name | newline_to_br }}': /no filter `newline_to_br`/,
  "{% include 'secrets' %}": /no tag `include`/,
  "{% render 'secrets' %}": /no tag `render`/,
  "{% layout 'secrets' %}": /no tag `layout`/,
  '{% cycle contact.name %}': /no tag `cycle`/,
  '{% tablerow x in contact.tags %}{% endtablerow %}': /no tag `tablerow`/,
  '{% echo contact.name %}': /no tag `echo`/,
  '{% liquid echo contact.name %}': /no tag `liquid`/,
  '{{ }}': /cannot be read/,
  'Hi {{ contct.name }}': /^Line 1, column 7: there is no `contct`; use contact, workspace/,
  '{% for x in orders %}{% endfor %}': /there is no `orders`/,
}

describe('what is wrong with a template', () => {
  for (const [template, fault] of Object.entries(FAULTS)) {
    test(template, () => assert.match(checkTemplate(template) ?? '', fault))
  }

  test('finds nothing in what is sound', () => {
    for (const template of Object.keys(SAID)) {
      if (template.includes('nothing }}')) continue
      assert.equal(checkTemplate(template), undefined, template)
    }
    assert.equal(
      checkTemplate('{% assign x = 1 %}{{ x }}{% for y in contact.tags %}{{ y }}{% endfor %}'),
      undefined,
    )
    assert.equal(checkTemplate('{{ code }}', ['code']), undefined)
    assert.equal(checkTemplate('100 % {no} Liquid } } here'), undefined)
  })

  test('never throws, and what it lets pass can be read', () => {
    const parts = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      ' contact.name ',
      'if',
      ' endif ',
      '|',
      "'",
      '"',
      '-',
      'x',
      '\n',
      ':',
    )
    fc.assert(
      fc.property(
        fc.array(parts, { maxLength: 20 }).map((all) => all.join('')),
        (template) => {
          if (checkTemplate(template, ['x', 'if']) === undefined) readWords(template)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

function email(blocks: readonly Block[], subject = 'Hi'): string | undefined {
  return checkContent({ subject, blocks })?.message
}

function link(url: string): string | undefined {
  return email([{ type: 'button', text: 'Go', url }])
}

function named(text: string, subject = 'Hi'): unknown[] {
  const fault = checkContent({ subject, blocks: [{ type: 'divider' }, { type: 'text', text }] })
  return [fault?.key, fault?.block, ...(fault?.values ?? [])]
}

describe('checkContent', () => {
  test('names the block, its member and the position', () => {
    assert.equal(
      email([{ type: 'divider' }, { type: 'button', text: '{{ x | y }}', url: 'https://a.example' }]),
      'Block 2 (button), text, line 1, column 1: there is no filter `y`.',
    )
    assert.match(email([], '{{ contct }}') ?? '', /^Subject, line 1, column 4: there is no `contct`/)
    assert.match(checkContent({ text: '{% if %}' })?.message ?? '', /^Text, line 1/)
    assert.equal(email([{ type: 'text', text: '{{ contact.name }}' }]), undefined)
  })

  test('says each fault by name too, with the field, its block and member, and what it is about', () => {
    const where = ['block', '2', 'text', '1', '4']
    assert.deepEqual(named('ab {{ x | y }}'), ['liquid-no-filter', 2, ...where, 'y'])
    assert.deepEqual(named('ab {% tablerow %}'), ['liquid-no-tag', 2, ...where, 'tablerow'])
    assert.deepEqual(named('ab {% if x %}').slice(0, 7), ['liquid-not-closed', 2, ...where])
    assert.deepEqual(named('ab {{ }}').slice(0, 5), ['liquid-unread', 2, 'block', '2', 'text'])
    const unknown = named('', '{{ contct }}')
    assert.deepEqual(unknown.slice(0, 8), [
      'liquid-no-name',
      undefined,
      'Subject',
      '',
      '',
      '1',
      '4',
      'contct',
    ])
  })

  test('Liquid in an address leaves its host alone, or is all of it', () => {
    assert.equal(link('https://shop.example/?e={{ contact.email | url_encode }}'), undefined)
    assert.equal(link('{{ contact.customFields.shop }}'), undefined)
    assert.equal(link('mailto:{{ contact.email }}'), undefined)
    assert.match(link('https://{{ contact.name }}.example/') ?? '', /^Block 1 \(button\), url: .*host/)
    assert.match(link('{{ contact.name }}://x') ?? '', /host/)
    assert.match(link('https://shop.example{{ contact.name }}') ?? '', /host/)
  })

  test('in markup, quotes and signs written as entities are read', () => {
    const text =
      '{% if contact.tags.size &gt; 1 %}{{ contact.name | default: &quot;you&quot; }}{%&nbsp;endif %}'

    assert.equal(email([{ type: 'text', style: 'text', text }]), undefined)
    assert.match(email([{ type: 'text', text }]) ?? '', /Block 1/)
  })
})

describe('forEverybody', () => {
  test('fallbacks stand where values would', () => {
    const blocks: Block[] = [
      { type: 'h1', text: "Hi {{ contact.name | default: 'friend' }} of {{ workspace.name }}" },
      { type: 'button', text: 'Go', url: 'https://a.example/?e={{ contact.email }}' },
      { type: 'text', text: 'Yours', url: '{{ contact.customFields.url }}' },
      { type: 'text', style: 'text', text: '<b>{{ workspace.name }}</b>' },
      { type: 'divider' },
    ]

    assert.deepEqual(forEverybody(blocks, SENDER), [
      { type: 'h1', text: 'Hi friend of Fern & Oak' },
      { type: 'button', text: 'Go', url: 'https://a.example/?e=' },
      { type: 'text', text: 'Yours' },
      { type: 'text', style: 'text', text: '<b>Fern &amp; Oak</b>' },
      { type: 'divider' },
    ])
    assert.equal(wordsForEverybody("Hi {{ contact.name | default: 'you' }}", SENDER), 'Hi you')
  })

  test('what is broken stays as it was written', () => {
    const blocks: Block[] = [{ type: 'text', text: '{{ broken' }]

    assert.deepEqual(forEverybody(blocks), blocks)
  })
})
