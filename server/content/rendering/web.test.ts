/** What blocks become on a public page and in plain text, and that nothing anybody writes can run there. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { ALIGNMENTS, BLOCK_STYLES, BLOCK_TYPES, type Block } from '../blocks/blocks.ts'
import { cleanHtml } from '../clean-html.ts'
import { renderForWeb } from './web.ts'
import { assertCostsLess } from '../../../test/support/growth.ts'

/** What a block of each type becomes. */
const EXAMPLES: readonly (readonly [Block, string, string])[] = [
  [{ type: 'h1', text: 'A & B' }, '<h2>A &amp; B</h2>', 'A & B'],
  [{ type: 'h2', text: 'A', alignment: 'center' }, '<h3 class="align-center">A</h3>', 'A'],
  [
    { type: 'h3', text: 'A', url: 'https://a.example/?a&b' },
    '<h4><a href="https://a.example/?a&amp;b" rel="noopener">A</a></h4>',
    'A\nhttps://a.example/?a&b',
  ],
  [
    { type: 'text', text: 'One\ntwo\n\n<b>three</b>' },
    '<p>One<br />two</p><p>&lt;b&gt;three&lt;/b&gt;</p>',
    'One\ntwo\n\n<b>three</b>',
  ],
  [
    {
      type: 'text',
      style: 'text',
      text: '<b>One</b> <a href="https://a.example">two</a><script>x()</script>',
    },
    '<p><b>One</b> <a href="https://a.example" rel="noopener">two</a></p>',
    'One two (https://a.example)',
  ],
  [
    { type: 'button', text: 'Go', url: 'mailto:a@example.com', alignment: 'right' },
    '<p class="align-right"><a href="mailto:a@example.com" class="button" rel="noopener">Go</a></p>',
    'Go: mailto:a@example.com',
  ],
  [
    { type: 'button', style: 'link', text: 'Go', url: 'tel:+46' },
    '<p><a href="tel:+46" rel="noopener">Go</a></p>',
    'Go: tel:+46',
  ],
  [
    {
      type: 'image',
      imageUrl: 'https://a.example/a.png',
      alt: 'A cat',
      description: 'Cats',
      isFullWidth: true,
    },
    '<figure class="wide"><img src="https://a.example/a.png" alt="A cat" loading="lazy" decoding="async" /><figcaption>Cats</figcaption></figure>',
    'A cat\nCats',
  ],
  [{ type: 'divider' }, '<hr />', '---'],
  [{ type: 'spacer' }, '<div class="spacer"></div>', ''],
  [
    { type: 'list', text: '- One\n* Two\n\nThree' },
    '<ul><li>One</li><li>Two</li><li>Three</li></ul>',
    '- One\n- Two\n- Three',
  ],
  [{ type: 'list', text: '1. One\n2. Two' }, '<ol><li>One</li><li>Two</li></ol>', '1. One\n2. Two'],
  [
    { type: 'quote', text: 'Be\nbrief', description: 'Ann', url: 'https://a.example' },
    '<figure><blockquote cite="https://a.example"><p>Be<br />brief</p></blockquote><figcaption><a href="https://a.example" rel="noopener">Ann</a></figcaption></figure>',
    '> Be\n> brief\n— Ann',
  ],
  [
    {
      type: 'product',
      text: 'Shirt',
      url: 'https://a.example/s',
      imageUrl: 'https://a.example/s.png',
      description: 'Red',
    },
    '<div class="product"><img src="https://a.example/s.png" alt="" loading="lazy" decoding="async" /><h3><a href="https://a.example/s" rel="noopener">Shirt</a></h3><p>Red</p></div>',
    'Shirt\nRed\nhttps://a.example/s',
  ],
  [
    { type: 'columns', text: 'Left\n---\nRight\n\nmore' },
    '<div class="columns"><div class="column"><p>Left</p></div><div class="column"><p>Right</p><p>more</p></div></div>',
    'Left\n\nRight\n\nmore',
  ],
  [
    { type: 'video', url: 'https://v.example/1', text: 'Film', imageUrl: 'https://a.example/p.png' },
    '<figure class="video"><a href="https://v.example/1" rel="noopener"><img src="https://a.example/p.png" alt="Film" loading="lazy" decoding="async" /></a></figure>',
    'Film: https://v.example/1',
  ],
  [
    { type: 'social', text: 'Mastodon: https://m.example/@a\nhttps://www.b.example/a' },
    '<ul><li><a href="https://m.example/@a" rel="noopener">Mastodon</a></li><li><a href="https://www.b.example/a" rel="noopener">b.example</a></li></ul>',
    'Mastodon: https://m.example/@a\nb.example: https://www.b.example/a',
  ],
  [
    {
      type: 'html',
      text: '<h1>Hi</h1><p onclick="x()">One &amp; <i>two</i></p><ul><li>a</li></ul><iframe src="x"></iframe>',
    },
    '<h2>Hi</h2><p>One &amp; <i>two</i></p><ul><li>a</li></ul>',
    'Hi\n\nOne & two\n\n- a',
  ],
  [
    { type: 'html', text: '<table><tr><th>Size</th><td>S</td></tr></table><pre>a\nb</pre>' },
    '<table><tr><th>Size</th><td>S</td></tr></table><pre>a\nb</pre>',
    'Size | S\n\na\nb',
  ],
  [
    { type: 'text', text: "Hi {{ contact.name | default: 'you' }}", url: '{{ contact.url }}' },
    '<p>Hi you</p>',
    'Hi you',
  ],
]

describe('renderForWeb', () => {
  for (const [block, html, text] of EXAMPLES) {
    test(`${block.type} ${block.style ?? ''}: ${text.replaceAll('\n', ' ⏎ ')}`, () => {
      const rendered = renderForWeb([block])

      assert.equal(rendered.html, html)
      assert.equal(rendered.text, text)
    })
  }

  test('every type has an example', () => {
    assert.deepEqual(
      BLOCK_TYPES.filter((type) => !EXAMPLES.some(([block]) => block.type === type)),
      [],
    )
  })

  test('without blocks there are no words', () => {
    assert.deepEqual(renderForWeb([]), { html: '', text: '' })
  })

  test('whatever is written in whichever member, only known tags and attributes come out, and no address that runs', () => {
    fc.assert(
      fc.property(fc.array(aHostileBlock(), { maxLength: 6 }), (blocks) => {
        const { html } = renderForWeb(blocks)

        assert.deepEqual(unknownTags(html), [])
        assert.doesNotMatch(html, /(?:href|src|cite)="(?!https?:|mailto:|tel:)/i)
        assert.equal(quoted(cleanHtml(html)), quoted(html.trim()), 'a cleaner finds nothing to take away')
      }),
      { numRuns: 1000 },
    )
  })

  test('the worst text a block can hold is rendered in time that grows with its length', async () => {
    for (const part of ['<', '<b>', '<a href="', '- a\n', '\n---\n', '\n', ' ']) {
      for (const type of ['text', 'list', 'columns', 'html'] as const) {
        const text = part.repeat(100_000 / part.length)
        await assertCostsLess(8_000, () => renderForWeb([{ type, style: 'text', text }]))
      }
    }
  })
})

function aHostileBlock(): fc.Arbitrary<Block> {
  const hostile = fc.oneof(
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><script>alert(1)</script>',
      "' onmouseover='alert(1)",
      '" onmouseover="alert(1)',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href="https://a.example" onclick="x()">x</a>',
      '</p></figure><svg/onload=x>',
      'javascript:alert(1)',
      'java\tscript:alert(1)',
      '<<b>script>x</b>',
      '<!--><script>',
      '&lt;script&gt;&#60;script>',
      '<style>*{}</style>',
      'https://a.example/"><script>x</script>',
      '<b><i>',
      'a\n---\n<script>\n1. x',
    ),
    fc.webUrl(),
    fc.string(),
    fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '\n', 'a', 'b', ' ', '=', ';', '-', '`', '!'),
    }),
  )
  const words = fc.array(hostile, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''))
  return fc.record(
    {
      type: fc.constantFrom(...BLOCK_TYPES),
      style: fc.constantFrom(...BLOCK_STYLES),
      alignment: fc.constantFrom(...ALIGNMENTS),
      text: words,
      url: hostile,
      imageUrl: hostile,
      alt: words,
      description: words,
      isFullWidth: fc.boolean(),
    },
    { requiredKeys: ['type'] },
  )
}

const KNOWN = new RegExp(
  `^(?:</(?:h2|h3|h4|h5|h6|p|a|b|i|u|s|figure|figcaption|blockquote|div|ul|ol|li)>|` +
    `<(?:h2|h3|h4|h5|h6|p|a|b|i|u|s|br|hr|img|figure|figcaption|blockquote|div|ul|ol|li)` +
    `(?: (?:class|href|rel|src|alt|loading|decoding|cite)="[^"<>]*")*(?: /)?>)$`,
)

/** Everything from a `<` to the next `>`: what is not a tag we know, down to its attributes. */
function unknownTags(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !KNOWN.test(tag))
}

/** Quotes may be written as themselves or as entities in text. */
function quoted(html: string): string {
  return html.replaceAll('&quot;', '"').replaceAll('&#39;', "'")
}
