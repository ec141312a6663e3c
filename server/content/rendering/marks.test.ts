/** Where Liquid may stand in content, and what it is put back as: a table written by hand. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Unsendable } from '../unsendable.ts'
import { contentFieldsOf } from './hidden.ts'
import { decodedLiquid, isFixed, openMarks, type ContentField } from './marks.ts'
import { openLiquid } from './liquid.ts'

const liquid = openLiquid({ isHtml: true, timezone: 'UTC' })
const FIELD: ContentField = { name: 'Here' }
const MARKUP: ContentField = { ...FIELD, isMarkup: true }
const ADDRESS: ContentField = { ...FIELD, isAddress: true }

const marksOf = (text: string) => openMarks(liquid, text)

function asText(text: string, field: ContentField): string {
  const marks = marksOf(text)
  return marks.restoreText(marks.hide(text, field))
}

function asHtml(html: string, field: ContentField = MARKUP): string {
  const marks = marksOf(html)
  return marks.restoreHtml(marks.hide(html, field))
}

const refuses = (act: () => unknown, fault: RegExp): void => {
  assert.throws(act, (error) => error instanceof Unsendable && fault.test(error.message))
}

const HOST =
  /^Here: \{\{ x \}\} must not choose the host of an address, only what follows it, or all of it\.$/

describe('Liquid in words', () => {
  test('comes back as it was written; braces that were none are no Liquid', () => {
    const marks = marksOf('')
    assert.equal(
      asText('Hi {{ x }}, {% if y %}you{% endif %}{{- z -}}', FIELD),
      'Hi {{ x }}, {% if y %}you{% endif %}{{- z -}}',
    )
    assert.equal(marks.restoreText('{{ x }} {% y %}'), "{{'{'}}{ x }} {{'{'}}% y %}")
    assert.equal(marks.restoreHtml('<p>{{ x }}</p>'), "<p>{{'{'}}{ x }}</p>")
  })

  test('is hidden as letters and digits, and as an address where it is one', () => {
    const marks = marksOf('')
    assert.equal(marks.hide('a {{ x }} b {% if y %}', FIELD), 'a zq0liquidm0q b zq0liquidm1q')
    assert.equal(marks.hide(' {{ x }} ', ADDRESS), ' https://zq0liquidw2q ')
    assert.equal(
      marks.hide('<a href="{{ x }}">{{ y }}</a>', MARKUP),
      '<a href="https://zq0liquidw3q">zq0liquidm4q</a>',
    )
    assert.equal(marks.hide('<a title="{{ x }} b">', MARKUP), '<a title="zq0liquidm5q b">')
    assert.equal(openMarks(liquid, 'zq0liquid').hide('{{ x }}', FIELD), 'zq1liquidm0q')
  })

  test('is read through entities in markup, and as it stands in plain text', () => {
    assert.equal(asHtml('{{ x | default: &quot;a&nbsp;b&quot; }}'), '{{ x | default: "a b" }}')
    assert.equal(asText('{{ x | default: &quot; }}', FIELD), '{{ x | default: &quot; }}')
    assert.equal(decodedLiquid('&lt;{{ a &amp; b &#39; }}&lt;'), "&lt;{{ a & b ' }}&lt;")
  })

  test('that is not closed within 4,096 characters is refused at once', () => {
    const endless = `{{ x ${'y'.repeat(4_096)} }}`
    assert.throws(() => marksOf('').hide(endless, FIELD), /not closed/)
    assert.doesNotThrow(() => marksOf('').hide(`{{ x ${'y'.repeat(4_000)} }}`, FIELD))
    const decoded = `{{ x ${'&nbsp;'.repeat(1_000)} }}`
    assert.equal(decodedLiquid(decoded), decoded)
    // What is only a part of the language is left to the check of the template.
    assert.doesNotThrow(() => marksOf('').hide('{{ x | nosuchfilter }}', FIELD))
  })

  test('a mark whose number was never given is nothing', () => {
    const marks = marksOf('')
    assert.equal(marks.restoreText('a zq0liquidm7q b'), 'a  b')
  })
})

describe('Liquid in an address', () => {
  const fixed: Readonly<Record<string, string>> = {
    'https://a.example/{{ x }}': 'https://a.example/{{ x  | in_address }}',
    'HTTPS://A.example?q={{ x }}&r={{- y -}}':
      'HTTPS://A.example?q={{ x  | in_address }}&r={{- y  | in_address -}}',
    'http://a.example#{{ x }}': 'http://a.example#{{ x  | in_address }}',
    'mailto:{{ x }}': 'mailto:{{ x  | in_address }}',
    'tel:{% if x %}{{ x }}{% endif %}': 'tel:{% if x %}{{ x  | in_address }}{% endif %}',
    '{{ x }}': '{{ x  | as_address }}',
    ' {{ x }} ': ' {{ x  | as_address }} ',
    "https://a.example/{{ x | append: '}}' }}": "https://a.example/{{ x | append: '}}'  | in_address }}",
    'https://a.example/': 'https://a.example/',
    'a.example': 'a.example',
  }
  for (const [address, restored] of Object.entries(fixed)) {
    test(address, () => {
      assert.equal(asText(address, ADDRESS), restored)
      assert.equal(isFixed(address), true)
    })
  }

  test('in markup it is filtered alike', () => {
    for (const [address, restored] of Object.entries(fixed)) {
      if (!address.includes('{') || address.includes("'")) continue
      assert.equal(asHtml(`<a href="${address}">a</a>`), `<a href="${restored}">a</a>`)
    }
  })

  test('chooses no host', () => {
    for (const address of [
      '{{ x }}.example',
      'https://{{ x }}',
      'https://a.example{{ x }}',
      'xhttps://a.example/{{ x }}',
      'a mailto:{{ x }}',
      '/{{ x }}',
      '{{ x }}{{ x }}',
    ]) {
      refuses(() => asText(address, ADDRESS), HOST)
      refuses(() => asHtml(`<a href="${address}">a</a>`), HOST)
      refuses(() => asHtml(`<img src="${address}">`), HOST)
      assert.equal(isFixed(address), false, address)
    }
    refuses(() => asHtml('<a href="{% if x %}">a</a>'), /Here: \{% if x %\} must not choose the host/)
    refuses(() => asText('{% if x %}', ADDRESS), /Here: \{% if x %\} must not choose the host/)
  })
})

describe('Liquid in a tag', () => {
  test('stands in the words of it, and between tags', () => {
    const html = '<img alt="{{ x }}" title="a {{ x }}"><p aria-label="{{ x }}" class="a">{{ y }}</p>'
    assert.equal(asHtml(html, FIELD), html)
  })

  test('stands in no other attribute, in no name, and beside none', () => {
    refuses(
      () => asHtml('<p class="{{ x }}">a</p>'),
      /^Here: \{\{ x \}\} must not stand in the attribute class\.$/,
    )
    refuses(() => asHtml('<p {{ x }}>a</p>'), /^Here: \{\{ x \}\} must not stand inside an HTML tag\.$/)
    refuses(() => asHtml('<{{ x }}>a'), /must not stand inside an HTML tag/)
    refuses(() => asHtml('<p class={{ x }}>a</p>'), /must not stand inside an HTML tag/)
  })

  test('leaves a tag without any as it is', () => {
    const html = '<p class="a"  title="b">{{ x }}</p>'
    assert.equal(asHtml(html), html)
  })
})

test('the first tag that cleaning took away is named by its field, and an output is missed by nobody', () => {
  const marks = marksOf('')
  const shown = marks.hide('{% if x %}{{ y }}', { name: 'One' })
  const lost = marks.hide('{% endif %}{{ z }}', { name: 'Two' })
  assert.equal(marks.lostFrom(shown + lost), undefined)
  assert.equal(marks.lostFrom(shown)?.name, 'Two')
  assert.equal(marks.lostFrom(lost)?.name, 'One')
  assert.equal(marks.lostFrom(shown.replace('zq0liquidm1q', '') + lost), undefined)
})

test('the fields of a block that hold Liquid are named with its number, and read as what they are', () => {
  const block = {
    type: 'image',
    text: 'a',
    url: '{{ x }}',
    imageUrl: '{% y %}',
    alt: '{ {x} }',
    style: 'text',
  } as const
  assert.deepEqual(
    contentFieldsOf(block, 1).map(({ member, field }) => [member, field]),
    [
      ['url', { name: 'Block 2 (image), url', block: 2, member: 'url', isMarkup: false, isAddress: true }],
      [
        'imageUrl',
        { name: 'Block 2 (image), imageUrl', block: 2, member: 'imageUrl', isMarkup: false, isAddress: true },
      ],
    ],
  )
  const [html] = contentFieldsOf({ type: 'html', text: '{{ x }}', number: 7 }, 1)
  assert.deepEqual(html?.field, {
    name: 'Block 7 (html), text',
    block: 7,
    member: 'text',
    isMarkup: true,
    isAddress: false,
  })
  const [plain] = contentFieldsOf({ type: 'text', text: '{{ x }}' }, 0)
  assert.deepEqual(plain?.field, {
    name: 'Block 1 (text), text',
    block: 1,
    member: 'text',
    isMarkup: false,
    isAddress: false,
  })
})
