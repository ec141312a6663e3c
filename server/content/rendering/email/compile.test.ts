/** Mails from blocks: what each says and shows, that nothing in them runs, how large they are, and what is refused. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { ALIGNMENTS, BLOCK_STYLES, BLOCK_TYPES, type Block } from '../../blocks/blocks.ts'
import type { EmailContent } from '../../message-content.ts'
import { Unsendable } from '../../unsendable.ts'
import type { ShownBlock } from '../offers.ts'
import type { EmailInput } from './input.ts'
import { compileEmail, type FilledEmail } from './compile.ts'

const WORKSPACE = {
  id: '019a0000-0000-7000-8000-000000000001',
  name: 'Fern & Oak',
  handle: 'fern-oak',
  image: 'https://img.example/logo.png',
  accentColor: '#ffd400',
  postalAddress: 'Storgatan 1\n111 22 Stockholm',
  timezone: 'Europe/Stockholm',
  senderName: 'Freja',
  language: 'en',
}
const ANN = { id: '1', name: 'Ann Lee', email: 'ann+x@example.com', phone: null, country: 'SE' }
const LINKS = {
  unsubscribeUrl: 'https://news.example/unsubscribe/abc',
  preferencesUrl: 'https://news.example/preferences/abc',
}

function compile(content: Partial<EmailContent>, input: Partial<EmailInput> = {}) {
  return compileEmail({
    content: { subject: 'News', blocks: [], ...content },
    workspace: WORKSPACE,
    publicUrl: 'https://news.example',
    isMarketing: true,
    ...input,
  })
}

async function mailOf(blocks: readonly ShownBlock[], contact: object | null = ANN, variables = {}) {
  const { fill } = await compile({ blocks })
  return fill({ contact: contact && { ...ANN, ...contact }, variables, ...LINKS })
}

/** A block of each type → what its mail holds, and what its text says. */
const EXAMPLES: readonly (readonly [ShownBlock, readonly RegExp[], string])[] = [
  [{ type: 'h1', text: 'A & B' }, [/<h1 style="[^"]*">A &amp; B<\/h1>/], 'A & B'],
  [
    { type: 'h2', text: 'A', url: 'https://a.example/?a&b' },
    [/<h2 [^>]*><a class="n" href="https:\/\/a\.example\/\?a&amp;b"/],
    'A\nhttps://a.example/?a&b',
  ],
  [{ type: 'h3', text: 'A', alignment: 'center' }, [/align="center"[^]*<h3 /], 'A'],
  [
    { type: 'text', text: 'One\ntwo\n\n<b>three</b>' },
    [/<p [^>]*>One<br \/>two<\/p><p [^>]*>&lt;b&gt;three&lt;\/b&gt;<\/p>/],
    'One\ntwo\n\n<b>three</b>',
  ],
  [
    {
      type: 'text',
      style: 'text',
      text: '<b>One</b> <a href="https://a.example/">two</a><script>x()</script>',
    },
    [/<b>One<\/b> <a style="color:#[0-9a-f]{6}" href="https:\/\/a\.example\/">two<\/a><\/p>/],
    'One two (https://a.example/)',
  ],
  [
    { type: 'text', style: 'card', text: 'Set apart' },
    [/class="c" bgcolor="#f6f6f4"[^>]*><p [^>]*>Set apart/],
    'Set apart',
  ],
  [
    { type: 'button', text: 'Go', url: 'https://a.example/' },
    [/bgcolor="#[0-9a-f]{6}"[^>]*>\s*<a\s+href="https:\/\/a\.example\/"[^>]*>\s*Go/],
    'Go: https://a.example/',
  ],
  [
    { type: 'button', style: 'link', text: 'Go', url: 'tel:+46' },
    [/<p [^>]*><a href="tel:\+46" style="color:[^"]*">Go<\/a><\/p>/],
    'Go: tel:+46',
  ],
  [
    { type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A cat', description: 'Cats' },
    [
      /<img src="https:\/\/a\.example\/a\.png" alt="A cat" width="552" style="[^"]*max-width:100%/,
      /<p class="m"[^>]*>Cats<\/p>/,
    ],
    'A cat\nCats',
  ],
  [
    {
      type: 'image',
      imageUrl: 'https://a.example/a.png',
      alt: 'A cat',
      isFullWidth: true,
      url: 'https://a.example/',
    },
    [/<a\s+href="https:\/\/a\.example\/"[^]*alt="A cat"[^]*?width="600"/],
    'A cat\nhttps://a.example/',
  ],
  [{ type: 'divider' }, [/class="l"[^]*border-top:solid 1px #e4e4df/], '---'],
  [{ type: 'spacer' }, [/height:24px/], ''],
  [
    { type: 'list', text: '- One\n* Two' },
    [/<ul [^>]*><li [^>]*>One<\/li><li [^>]*>Two<\/li><\/ul>/],
    '- One\n- Two',
  ],
  [{ type: 'list', text: '1. One\n2. Two' }, [/<ol /], '1. One\n2. Two'],
  [
    { type: 'quote', text: 'Be\nbrief', description: 'Ann', url: 'https://a.example' },
    [/<blockquote [^]*>Be<br \/>brief<\/p><p class="m"[^>]*><a href="https:\/\/a\.example"[^>]*>Ann<\/a>/],
    '> Be\n> brief\n— Ann',
  ],
  [
    {
      type: 'product',
      text: 'Shirt',
      url: 'https://a.example/s',
      imageUrl: 'https://a.example/s.png',
      description: 'Red',
      offer: { price: '€10.00', originalPrice: '€12.00', isSoldOut: false },
    },
    [/width="120"/, />Shirt<\/a>/, /€10\.00 <s [^>]*>€12\.00<\/s>/, /aria-label="View Shirt"[^>]*>View<\/a>/],
    'Shirt\nRed\n€10.00 (before €12.00)\nhttps://a.example/s',
  ],
  [
    {
      type: 'product',
      text: 'Shirt',
      url: 'https://a.example/s',
      offer: { price: null, originalPrice: null, isSoldOut: true },
    },
    [/Sold out/],
    'Shirt\nSold out\nhttps://a.example/s',
  ],
  [
    { type: 'columns', text: 'Left\n---\nRight\n\nmore' },
    [/mj-column-per-50[^]*>Left<\/p>[^]*mj-column-per-50[^]*>Right<\/p>/],
    'Left\n\nRight\n\nmore',
  ],
  [
    { type: 'video', url: 'https://v.example/1', text: 'Film', imageUrl: 'https://a.example/p.png' },
    [/<a href="https:\/\/v\.example\/1" aria-label="Film"[^>]*><img /, />▶ Film<\/a>/],
    'Film: https://v.example/1',
  ],
  [
    { type: 'social', text: 'Mastodon: https://m.example/@a\nhttps://www.b.example/a' },
    [/>Mastodon<\/a> &nbsp;·&nbsp; <a href="https:\/\/www\.b\.example\/a"/],
    'Mastodon: https://m.example/@a\nb.example: https://www.b.example/a',
  ],
  [
    {
      type: 'html',
      text: '<h1>Hi</h1><p onclick="x()" style="position:fixed">One &amp; <i>two</i></p><iframe src="x"></iframe>',
    },
    [/<h2 style="[^"]*">Hi<\/h2><p style="margin:0 0 16px">One &amp; <i>two<\/i><\/p>/],
    'Hi\n\nOne & two',
  ],
]

describe('each type of block', () => {
  for (const [block, patterns, text] of EXAMPLES) {
    test(`${block.type} ${block.style ?? ''}: ${text.replaceAll('\n', ' ⏎ ')}`, async () => {
      const mail = await mailOf([block])

      for (const pattern of patterns) assert.match(mail.html, pattern)
      assert.equal(mail.text.split('\n\n---\n\nYou get')[0], text)
      assert.deepEqual(unknownTags(mail.html), [])
    })
  }

  test('every type has an example', () => {
    assert.deepEqual(
      BLOCK_TYPES.filter((type) => !EXAMPLES.some(([block]) => block.type === type)),
      [],
    )
  })

  test('what is sold out cannot be bought', async () => {
    const [sold] = EXAMPLES.map(([block]) => block).filter(({ offer }) => offer?.isSoldOut)
    assert.doesNotMatch((await mailOf(sold ? [sold] : [])).html, />View</)
  })
})

/** What inboxes show after the subject. */
async function preheader(content: Partial<EmailContent>): Promise<string | undefined> {
  const { fill } = await compile(content)
  const { html } = fill({ contact: ANN, variables: null, ...LINKS })
  return /<div style="display:none[^>]*>([^<]*?)(?:\u00a0\u034f\u200c){90}<\/div>/.exec(html)?.[1]
}

describe('what is around the blocks', () => {
  test('language, title, schemes, the sender above, and below who, why and how to leave', async () => {
    const { fill } = await compile({
      subject: 'Hi {{ contact.name }}',
      postUrl: 'https://news.example/w/fern-oak/1/x',
    })
    const { html, text, subject } = fill({ contact: ANN, variables: null, ...LINKS })

    assert.equal(subject, 'Hi Ann Lee')
    for (const pattern of [
      /^<!doctype html>\s*<html lang="en"/,
      /<title>Hi Ann Lee<\/title>/,
      /<meta name="color-scheme" content="light dark">/,
      /@media \(prefers-color-scheme:dark\)/,
      /\[data-ogsc\] /,
      /<img src="https:\/\/img\.example\/logo\.png" alt="" width="32"/,
      /<a class="n" href="https:\/\/news\.example\/w\/fern-oak"[^>]*>Fern &amp; Oak<\/a>/,
      /<a href="https:\/\/news\.example\/w\/fern-oak\/1\/x"[^>]*>View in browser<\/a>/,
      /You get this mail because you subscribed to Fern &amp; Oak\./,
      /<a href="https:\/\/news\.example\/unsubscribe\/abc"[^>]*>Unsubscribe<\/a>/,
      /<a href="https:\/\/news\.example\/preferences\/abc"[^>]*>Preferences<\/a>/,
      /Freja<br>Storgatan 1<br>111 22 Stockholm/,
    ]) {
      assert.match(html, pattern)
    }
    assert.match(text, /Unsubscribe: https:\/\/news\.example\/unsubscribe\/abc\nPreferences: https/)
    assert.match(text, /View in browser: https:\/\/news\.example\/w\/fern-oak\/1\/x\n\nFreja\nStorgatan 1/)
  })

  test('nothing is loaded but the pictures of the mail', async () => {
    const { html } = await mailOf([{ type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A' }])

    const loaded = [...html.matchAll(/(?:src|background)="([^"]*)"|url\(([^)]*)\)|@import/g)].map(
      ([, src]) => src,
    )
    assert.deepEqual(loaded, ['https://img.example/logo.png', 'https://a.example/a.png'])
    assert.doesNotMatch(html, /<link|fonts\.g/)
  })

  test('the preheader is hidden, padded, and the first words when none is given', async () => {
    const blocks: Block[] = [
      { type: 'h1', text: 'News' },
      { type: 'text', text: 'Warm\nbread {{ contact.name }}' },
    ]
    assert.equal(await preheader({ preheader: '5 < 6 {{ contact.name }}', blocks }), '5 &lt; 6 Ann Lee')
    assert.equal(await preheader({ blocks }), 'Warm bread Ann Lee')
    assert.match(
      (await preheader({ blocks: [{ type: 'text', text: 'word '.repeat(99) }] })) ?? '',
      /^.{100,140}…$/,
    )
  })

  test('the preheader has no marks of lists and quotes, and no addresses', async () => {
    const blocks: Block[] = [
      { type: 'list', text: '- White\n- Sage' },
      { type: 'quote', text: 'It fits', description: 'Ann', url: 'https://a.example/' },
    ]
    assert.equal(await preheader({ blocks }), 'White · Sage It fits')
  })

  test('mail that answers somebody has no way to leave; mail to subscribers never goes without one', async () => {
    const { fill } = await compile({ blocks: [] }, { isMarketing: false })
    const { html, text } = fill({ contact: null, variables: null })
    assert.doesNotMatch(html + text, /Unsubscribe|Preferences|subscribed/)

    const { fill: fillMarketing } = await compile({})
    assert.throws(() => fillMarketing({ contact: ANN, variables: null }), /unsubscribe/)
  })

  test('without colour, picture, address and sender name a mail is whole', async () => {
    const workspace = { ...WORKSPACE, image: null, accentColor: null, postalAddress: null, senderName: null }
    const { fill, warnings } = await compile({}, { workspace })

    assert.match(fill({ contact: null, variables: null, ...LINKS }).html, />Fern &amp; Oak<\/p>/)
    assert.match(warnings[0]?.message ?? '', /no postal address/)
  })
})

describe('plain text', () => {
  test('lines are broken at 76 characters, addresses never', async () => {
    const url = `https://a.example/${'long/'.repeat(40)}`
    const { text } = await mailOf([
      { type: 'text', text: `${'word '.repeat(40)}${url} ${'word '.repeat(40)}` },
    ])

    for (const line of text.split('\n')) assert.ok(line.length <= 76 || line === url, line)
    assert.ok(text.includes(url))
  })
})

describe('values', () => {
  test('stand in HTML escaped, in text and subject as they are, the subject in one line', async () => {
    const name = '<script>alert("x")</script>\r\nBcc: eve@example.com'
    const { fill } = await compile({
      subject: 'Hi {{ contact.name }}',
      blocks: [{ type: 'text', text: 'Hi {{ contact.name }}' }],
    })
    const { html, text, subject } = fill({ contact: { ...ANN, name }, variables: null, ...LINKS })

    assert.equal(subject, 'Hi <script>alert("x")</script> Bcc: eve@example.com')
    assert.match(html, /Hi &lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt;/)
    assert.deepEqual(unknownTags(html), [])
    assert.match(text, /^Hi <script>alert\("x"\)<\/script>\r?\nBcc/)
  })

  test('are no Liquid', async () => {
    const { html, text } = await mailOf([{ type: 'text', text: 'Hi {{ contact.name }}' }], {
      name: '{{ workspace.handle }}{% if %}',
    })
    assert.match(html, /Hi \{\{ workspace\.handle \}\}\{% if %\}/)
    assert.match(text, /^Hi \{\{ workspace\.handle \}\}\{% if %\}/)
  })

  test('in addresses cannot leave them, and change no scheme', async () => {
    const email = `"><script>x</script> '`
    const { html, text } = await mailOf(
      [
        { type: 'button', text: 'A', url: 'https://a.example/?e={{ contact.email }}' },
        {
          type: 'text',
          style: 'text',
          text: '<a href="https://b.example/{{ contact.email | url_encode }}">B</a>',
        },
        { type: 'text', text: 'C', url: '{{ contact.site }}' },
        { type: 'image', imageUrl: 'https://c.example/{{ contact.email }}.png', alt: '{{ contact.email }}' },
        { type: 'html', text: '<p><a href="{{ contact.site }}">D</a></p>' },
      ],
      { email, site: 'javascript:alert(1)' },
    )

    const encoded = '%22%3E%3Cscript%3Ex%3C/script%3E%20%27'
    assert.ok(html.includes(`href="https://a.example/?e=${encoded}"`))
    assert.ok(html.includes('href="https://b.example/%22%3E%3Cscript%3Ex%3C%2Fscript%3E+%27"'), html)
    assert.ok(
      html.includes(
        `src="https://c.example/${encoded}.png" alt="&quot;&gt;&lt;script&gt;x&lt;/script&gt; &#39;"`,
      ),
    )
    assert.doesNotMatch(html + text, /javascript:/)
    assert.deepEqual(unknownTags(html), [])
  })

  test('an address that a delivery brings whole leads there', async () => {
    const { html, text } = await mailOf(
      [{ type: 'button', text: 'Confirm', url: '{{ confirmUrl }}' }],
      null,
      {
        confirmUrl: 'https://news.example/confirm/x?a=1&b=2',
      },
    )
    assert.match(html, /href="https:\/\/news\.example\/confirm\/x\?a=1&amp;b=2"/)
    assert.match(text, /^Confirm: https:\/\/news\.example\/confirm\/x\?a=1&b=2/)
  })

  test('words that look like marks, or become Liquid when cleaned, stay words', async () => {
    const { html, text } = await mailOf([
      { type: 'text', text: 'zq0liquidm0q {{ contact.name }} zq1liquid' },
      {
        type: 'text',
        style: 'text',
        text: '{<b></b>{ contact.email }} &#123;&#123; contact.email }} {<x>{ contact.email }}',
      },
      { type: 'html', text: '<p><a href="&#123;{ contact.email }}">x</a> {<x>% if %}</p>' },
    ])
    assert.match(html, /zq0liquidm0q Ann Lee zq1liquid/)
    assert.doesNotMatch(html + text, /ann\+x/)
  })
})

async function hindered(blocks: readonly Block[], pattern: RegExp): Promise<void> {
  await assert.rejects(
    compile({ blocks }),
    (error) => error instanceof Unsendable && pattern.test(error.message),
  )
}

describe('what cannot be sent', () => {
  test('is refused with its block and position', async () => {
    await hindered(
      [{ type: 'divider' }, { type: 'text', text: 'A\n{{ x | y }}' }],
      /^Block 2 \(text\), text, line 2, column 1: there is no filter `y`/,
    )
    await hindered(
      [
        { type: 'text', text: '{% if contact.name %}' },
        { type: 'text', text: '{% endif %}' },
      ],
      /^Block 1 /,
    )
    await hindered(
      [{ type: 'button', text: 'A', url: 'https://{{ contact.x }}.example' }],
      /^Block 1 \(button\), url: .*host/,
    )
    await hindered(
      [{ type: 'text', style: 'text', text: '<a href="x{{ contact.x }}">A</a>' }],
      /^Block 1 \(text\), text: .*host/,
    )
    await hindered(
      [{ type: 'text', style: 'text', text: '{% if contact.x %}A<script>{% endif %}</script>' }],
      /^Block 1 \(text\), text: Liquid tags must stand around words/,
    )
    await hindered(
      [{ type: 'text', text: '{% for i in (1..100000000) %}x{% endfor %}' }],
      /^The mail cannot be made: .*limit/,
    )
    await assert.rejects(compile({ subject: '{{' }), /^Error: Subject, line 1, column 1|Subject/)
  })
})

describe('size', () => {
  test('forty paragraphs are one text, not forty', async () => {
    const blocks: Block[] = Array.from({ length: 40 }, () => ({
      type: 'text',
      text: 'Some words that are said.',
    }))
    const [one, forty] = [await compile({ blocks: blocks.slice(0, 1) }), await compile({ blocks })]

    assert.ok(one.sizeBytes < 12_000, `${one.sizeBytes}`)
    assert.ok(forty.sizeBytes - one.sizeBytes < 40 * 70, `${forty.sizeBytes}`)
  })

  test('what Gmail would clip is said, and pictures without words are', async () => {
    const { sizeBytes, warnings } = await compile({
      blocks: [
        { type: 'text', text: 'ä'.repeat(60_000) },
        { type: 'image', imageUrl: 'https://a.example/a.png' },
        { type: 'image', imageUrl: 'https://a.example/a.png', alt: 'Told' },
      ],
    })
    assert.ok(sizeBytes > 120_000)
    assert.equal(warnings.length, 2)
    assert.match(warnings[0]?.message ?? '', /^Block 2 \(image\): the picture has no alt text/)
    assert.deepEqual([warnings[0]?.key, warnings[0]?.values, warnings[0]?.block], ['no-alt', ['2'], 2])
    assert.match(warnings[1]?.message ?? '', /^The mail is 1\d\d KB: Gmail hides what is beyond 100 KB/)
  })
})

describe('whatever is in blocks and values', () => {
  test('only known tags and attributes come out, and no address that runs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aHostileBlock(), { maxLength: 8 }), hostile, async (blocks, value) => {
        const contact = { name: value, email: value, site: value, customFields: { a: value } }
        let mail: FilledEmail
        try {
          mail = await mailOf(blocks, contact, { code: value })
        } catch (error) {
          assert.ok(error instanceof Unsendable, String(error))
          return
        }
        assert.deepEqual(unknownTags(mail.html), [])
        assert.doesNotMatch(mail.html, /(?:href|src|cite)="(?!https?:|mailto:|tel:|")/i)
        assert.doesNotMatch(mail.subject, /[\r\n]/)
      }),
      { numRuns: 300 },
    )
  })
})

const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '" onmouseover="alert(1)',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="{{ contact.site }}" title="{{ contact.name }}">x</a>',
    '<a href="https://a.example/{{ contact.name }}">x</a>',
    '{{ contact.name }}',
    '{{ code | escape }}',
    '{% if contact.name %}<b>{% endif %}</b>',
    '<{{ contact.name }}>',
    '<b {{ contact.name }}>x</b>',
    '</p></td><svg/onload=x>',
    '--><script>x</script><!--',
    '<!--[if mso]><script>x</script><![endif]-->',
    ']]><![CDATA[',
    'javascript:alert(1)',
    '&lt;script&gt;&#60;script>',
    'https://a.example/"><script>x</script>',
    'https://a.example/?e={{ contact.email }}',
    'a\n---\n<script>\n1. x',
    '$& $1 $`',
  ),
  fc.webUrl(),
  fc.string(),
  fc.string({
    unit: fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '&',
      '/',
      '\n',
      'a',
      'b',
      ' ',
      '=',
      ';',
      '-',
      '{',
      '}',
      '%',
      '!',
      '|',
    ),
  }),
)

function aHostileBlock(): fc.Arbitrary<Block> {
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

const TAG =
  'h1|h2|h3|h4|h5|h6|p|a|b|i|u|s|br|hr|img|blockquote|ul|ol|li|table|tbody|tr|td|div|html|head|body|meta|title|style|noscript|xml|o:[A-Za-z]+'
const ATTRIBUTE =
  'class|href|src|alt|title|style|width|height|align|valign|bgcolor|border|cellpadding|cellspacing|role|lang|dir|name|content|http-equiv|type|media|target|aria-label|aria-roledescription|xmlns(?::[vo])?'
const CONDITION =
  '<!--\\[if (?:!mso|mso|mso \\| IE|lte mso 11)\\]>|<!-->|<!--<!\\[endif\\]-->|<!\\[endif\\]-->'
const KNOWN = new RegExp(
  `^(?:</(?:${TAG})>|<(?:${TAG})(?:\\s+(?:${ATTRIBUTE})="[^"<>]*")*\\s*/?>|<!doctype html>|${CONDITION})$`,
)

/** Everything from a `<` to the next `>`: what is not a tag we know, down to its attributes. */
function unknownTags(html: string): string[] {
  return (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !KNOWN.test(tag))
}
