/** Blocks for some: whole blocks come and go, in HTML, text and on the page, and nothing of them is left behind. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { conditionalOf, withCondition } from '../../lib/block-condition.ts'
import { mustBeShowable } from '../blocks/block-rules.ts'
import { BLOCK_TYPES, type Block, type BlockType } from '../blocks/blocks.ts'
import { Unsendable } from '../unsendable.ts'
import { compileEmail } from './email/compile.ts'
import { renderForWeb } from './web.ts'

const WORKSPACE = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Fern & Oak',
  handle: 'fern-oak',
  image: null,
  accentColor: null,
  postalAddress: 'Storgatan 1',
  timezone: 'Europe/Stockholm',
  senderName: null,
  language: 'en',
}
const LINKS = { unsubscribeUrl: 'https://news.example/u', preferencesUrl: 'https://news.example/p' }
const VIP = 'if contact.tags contains "vip"'

/** A block of each kind with words of its own that every place shows. */
const WORDS = 'Seldom'
const MEMBERS: Readonly<Partial<Record<BlockType, Partial<Block>>>> = {
  button: { text: WORDS, url: 'https://a.example/' },
  image: { imageUrl: 'https://a.example/a.png', alt: WORDS, description: WORDS },
  divider: {},
  spacer: {},
  columns: { text: `${WORDS}\n---\nRight` },
  video: { text: WORDS, url: 'https://a.example/v' },
  social: { text: `${WORDS} https://a.example/s` },
  html: { text: `<p>${WORDS}</p>` },
}
const KINDS: readonly Block[] = [
  ...BLOCK_TYPES.map((type): Block => ({ type, ...(MEMBERS[type] ?? { text: WORDS }) })),
  { type: 'image', imageUrl: 'https://a.example/a.png', alt: WORDS, description: WORDS, isFullWidth: true },
  { type: 'text', style: 'card', text: WORDS },
  { type: 'text', style: 'text', text: `<b>${WORDS}</b> &amp; more` },
  { type: 'list', text: `- ${WORDS}\n- two` },
]

function conditional(block: Block, condition = VIP): Block {
  return { ...block, text: withCondition(block.text ?? '', condition) }
}

async function mailOf(blocks: readonly Block[], tags: readonly string[] | null, preheader = 'In short') {
  const { fill } = await compileEmail({
    content: { subject: 'News', preheader, blocks },
    workspace: WORKSPACE,
    publicUrl: 'https://news.example',
    isMarketing: true,
  })
  const contact = tags && { id: '1', name: 'Ann', email: 'a@b.example', phone: null, country: null, tags }
  return fill({ contact, variables: null, ...LINKS })
}

const before: Block = { type: 'text', text: 'Before it' }
const after: Block = { type: 'text', text: 'After it' }

describe('a text within one condition', () => {
  test('is read back as it was put together, whatever it is', () => {
    const texts = fc.array(
      fc.constantFrom('words ', '{% if a %}', '{% endif %}', '{% else %}', '{{ b }}', '\n', '%}', '{%'),
    )
    fc.assert(
      fc.property(texts, fc.constantFrom(VIP, 'unless contact.city == "Oslo"'), (parts, condition) => {
        const found = conditionalOf(withCondition(parts.join(''), condition))
        if (found) assert.deepEqual(found, { condition, text: parts.join('') })
      }),
    )
    assert.deepEqual(
      conditionalOf('{%- if contact.name -%}\nHello {% if a %}b{% else %}c{% endif %}{%- endif -%} '),
      {
        condition: 'if contact.name',
        text: '\nHello {% if a %}b{% else %}c{% endif %}',
      },
    )
  })

  test('is none where something is said to everybody', () => {
    for (const text of [
      'Hello {% if a %}b{% endif %}',
      '{% if a %}b{% endif %} c',
      '{% if a %}b{% endif %}{% if c %}d{% endif %}',
      '{% if a %}b{% else %}c{% endif %}',
      '{% if a %}b{% elsif c %}d{% endif %}',
      '{% if a %}b',
      '{% unless a %}b{% endif %}',
      'Hello',
    ])
      assert.equal(conditionalOf(text), undefined, text)
  })
})

describe('a block for some', () => {
  for (const block of KINDS) {
    const name = [block.type, block.style, block.isFullWidth && 'wide'].filter(Boolean).join(' ')
    test(`${name}: for who is meant it is the mail and page without a condition, for others as if it were not there`, async () => {
      const blocks = [before, conditional(block), after]
      assert.doesNotThrow(() => mustBeShowable(blocks))

      const [some, all] = [await mailOf(blocks, ['vip']), await mailOf([before, block, after], ['vip'])]
      const [others, none] = [await mailOf(blocks, ['new']), await mailOf([before, after], ['new'])]

      assert.equal(words(some.html), words(all.html))
      assert.equal(some.text, all.text)
      assert.equal(words(others.html), words(none.html))
      assert.equal(others.text, none.text)
      assert.ok(some.html.length > others.html.length)
      for (const { html } of [some, others]) {
        assert.doesNotMatch(html, /\{%|liquid\d|mj-raw/)
        assert.equal(html.match(/<table/g)?.length, html.match(/<\/table>/g)?.length)
        assert.equal(html.match(/<tr[ >]/g)?.length, html.match(/<\/tr>/g)?.length)
      }
      assert.deepEqual(renderForWeb(blocks), renderForWeb([before, after]))
    })
  }

  test('is not what an inbox shows of the mail, and may stand first and alone', async () => {
    const mail = await mailOf([conditional({ type: 'text', text: 'Only a few' }), after], ['new'], '')
    assert.doesNotMatch(mail.html, /Only a few/)
    assert.match(mail.text, /^After it/)

    const alone = await mailOf([conditional({ type: 'text', text: 'Only a few' })], ['vip'])
    assert.match(alone.text, /^Only a few\n\n+---/)
  })

  test('by `unless` is for everybody else, and for who reads the page', async () => {
    const blocks = [
      before,
      conditional({ type: 'text', text: 'Join us' }, 'unless contact.tags contains "vip"'),
    ]

    assert.match((await mailOf(blocks, ['new'])).text, /Join us/)
    assert.doesNotMatch((await mailOf(blocks, ['vip'])).text, /Join us/)
    assert.match(renderForWeb(blocks).html, /Join us/)
  })

  test('whose condition is broken is refused with its place, and shown to nobody on a page', async () => {
    const blocks = [before, conditional(after, 'if contact.tags | nonsense')]

    await assert.rejects(mailOf(blocks, null), (error) => {
      return error instanceof Unsendable && /Block 2 \(text\), condition/.test(error.message)
    })
    assert.doesNotMatch(renderForWeb(blocks).html, /After it/)
  })

  test('must hold what its kind shows', () => {
    assert.throws(() => mustBeShowable([conditional({ type: 'text', text: ' ' })]))
    assert.throws(() => mustBeShowable([conditional({ type: 'social', text: 'no address' })]))
  })
})

/** What is read and seen of a mail: its tags without the empty tables that hold nothing. */
function words(html: string): string {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? []
  return body
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<(?!img|a |h\d|li|hr|blockquote)[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
