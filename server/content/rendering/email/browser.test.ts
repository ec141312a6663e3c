/** Mails in a real browser: they fit a phone, can be read in both schemes, and nothing hostile in them runs. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { aBrowser } from '../../../../test/support/browser.ts'
import { creationOf } from '../../../demo/letter.ts'
import { SENT } from '../../../demo/letters.ts'
import type { ShownBlock } from '../offers.ts'
import { compileEmail } from './compile.ts'

const PICTURE = 'https://img.example/1200.svg'
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#6b8f71"/></svg>'
const WIDE = 'Donaudampfschifffahrt'.repeat(6)

/** Every type, with everything that is known to widen a mail. */
const ALL: readonly ShownBlock[] = [
  { type: 'h1', text: `Every block ${WIDE}` },
  { type: 'text', text: `https://x.example/${'long/'.repeat(60)}` },
  {
    type: 'text',
    style: 'text',
    text: '<b>One</b> <mark>two</mark> <code>three</code> <a href="https://a.example/">four</a>',
  },
  { type: 'h2', text: 'A heading with a link', url: 'https://a.example/' },
  { type: 'h3', text: 'Small' },
  { type: 'list', text: `One\n${WIDE}` },
  { type: 'list', text: '1. One\n2. Two' },
  { type: 'quote', text: 'Words', description: 'Somebody', url: 'https://a.example/' },
  { type: 'button', text: 'Order now '.repeat(12), url: 'https://a.example/' },
  { type: 'button', text: WIDE, url: 'https://a.example/', alignment: 'center' },
  { type: 'button', style: 'link', text: 'A link', url: 'https://a.example/' },
  { type: 'image', imageUrl: PICTURE, alt: 'Hills', description: 'A caption' },
  {
    type: 'image',
    imageUrl: PICTURE,
    alt: 'Hills',
    description: 'Far hills',
    isFullWidth: true,
    url: 'https://a.example/',
  },
  { type: 'divider' },
  { type: 'spacer' },
  {
    type: 'product',
    text: `Mug ${WIDE}`,
    url: 'https://a.example/mug',
    imageUrl: PICTURE,
    description: 'Glazed by hand',
    offer: { price: '€39.00', originalPrice: '€49.00', isSoldOut: false },
  },
  {
    type: 'product',
    text: 'Gone',
    imageUrl: PICTURE,
    offer: { price: null, originalPrice: null, isSoldOut: true },
  },
  { type: 'columns', text: `One\n---\nTwo\n---\n${WIDE}\n---\nFour` },
  { type: 'columns', style: 'card', text: 'One\n---\nTwo' },
  { type: 'video', url: 'https://v.example/1', text: 'Film', imageUrl: PICTURE, description: 'Short' },
  { type: 'text', style: 'card', text: 'Set apart' },
  {
    type: 'html',
    text: `<h2>HTML</h2><table><tr>${'<td>a cell</td>'.repeat(4)}</tr></table><pre>${'code '.repeat(60)}</pre><img src="${PICTURE}" alt="Hills" width="900">`,
  },
  { type: 'social', text: 'Mastodon: https://m.example/@a\nhttps://b.example/a' },
]

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** What a mail can answer for: it has no page around it, and no landmarks. */
const NOT_OURS = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass']

let browser: Browser
before(async () => {
  browser = await aBrowser()
})
after(() => browser.close())

async function mailOf(
  blocks: readonly ShownBlock[],
  accentColor: string | null,
  contact: object = {},
): Promise<string> {
  const { fill } = await compileEmail({
    content: { subject: 'Every block {{ contact.name }}', blocks, postUrl: 'https://news.example/w/fern/1' },
    workspace: {
      id: '019a0000-0000-7000-8000-000000000001',
      name: 'Fern & Oak',
      handle: 'fern-oak',
      image: PICTURE,
      accentColor,
      postalAddress: 'Storgatan 1',
      timezone: 'UTC',
      senderName: null,
      language: 'en',
    },
    publicUrl: 'https://news.example',
    isMarketing: true,
  })
  const links = { unsubscribeUrl: 'https://news.example/u/1', preferencesUrl: 'https://news.example/p/1' }
  const reader = { id: '1', name: null, email: null, phone: null, country: null, ...contact }
  return fill({ contact: reader, variables: null, ...links }).html
}

async function shown(html: string, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme })
  await page.route('**/*', (route) =>
    route.request().url() === PICTURE
      ? route.fulfill({ contentType: 'image/svg+xml', body: SVG })
      : route.abort(),
  )
  await page.setContent(html, { waitUntil: 'load' })
  return page
}

test('every block fits a phone of 375 and 320 px, and one column of 600 px', async () => {
  const html = await mailOf(ALL, '#1d5fd1')
  for (const width of [320, 375, 900]) {
    const page = await shown(html, width, 'light')

    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), width)
    const widest = await page.evaluate<number>(
      'Math.max(...[...document.body.querySelectorAll("p,h1,h2,h3,img,td,table")].map((e) => e.getBoundingClientRect().width).filter((w) => w < 900))',
    )
    assert.ok(widest <= 600, `${width} px: something is ${widest} px wide`)
    await page.close()
  }
})

test('columns stand below each other on a phone, beside each other elsewhere', async () => {
  const html = await mailOf([{ type: 'columns', text: 'Left\n---\nRight' }], null)
  for (const [width, isBeside] of [
    [375, false],
    [700, true],
  ] as const) {
    const page = await shown(html, width, 'light')
    const left = await page.getByText('Left', { exact: true }).boundingBox()
    const right = await page.getByText('Right', { exact: true }).boundingBox()

    assert.equal(left?.y === right?.y, isBeside)
    await page.close()
  }
})

for (const accentColor of ['#ffd400', '#101010', '#ffffff', '#e8590c', null]) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${scheme} with the colour ${accentColor}`, async () => {
      const page = await shown(await mailOf(ALL, accentColor), 600, scheme)
      await page.addScriptTag({ content: await readFile(AXE, 'utf8') })
      const rules = Object.fromEntries(NOT_OURS.map((rule) => [rule, { enabled: false }]))
      const { violations } = await page.evaluate<{ violations: Violation[] }>(
        `axe.run({ rules: ${JSON.stringify(rules)} })`.replace('axe.run({', 'axe.run(document, {'),
      )

      assert.deepEqual(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        [],
      )
      const ground = await page.evaluate('getComputedStyle(document.body).backgroundColor')
      assert.equal(ground, scheme === 'dark' ? 'rgb(20, 21, 24)' : 'rgb(255, 255, 255)')
      await page.close()
    })
  }
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

test('the letters of the demo fit and read well on a phone in the dark', async () => {
  for (const letter of SENT) {
    const { blocks = [] } = creationOf(letter, () => PICTURE)
    const page = await shown(await mailOf(blocks, null), 375, 'dark')

    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 375)
    await page.close()
  }
})

test('what is hostile runs nowhere, and a browser finds no script, handler, frame or form', async () => {
  const worst = `"'><script>window.ran=1</script><img src=x onerror="window.ran=1"><svg/onload=window.ran=1>--><![endif]--><script>window.ran=1</script>{{ contact.name }}`
  const url = 'https://a.example/?e={{ contact.email }}'
  const blocks = ALL.map((block) => ({
    ...block,
    ...(block.type === 'social' ? {} : { text: worst, description: worst, alt: worst }),
    ...(block.url ? { url } : {}),
  }))
  const html = await mailOf(blocks, '#1d5fd1', { name: worst, email: worst })
  const page = await shown(html, 600, 'light')

  assert.equal(await page.evaluate('window.ran'), undefined)
  const found = await page.evaluate(`[...document.querySelectorAll('*')].flatMap((element) => [
    ...(/^(script|iframe|object|embed|form|input|svg|base|link)$/i.test(element.localName) ? [element.outerHTML] : []),
    ...[...element.attributes].filter(({ name, value }) => /^on/i.test(name) || /^\\s*(javascript|data|vbscript):/i.test(value)).map(({ name }) => name),
  ])`)
  assert.deepEqual(found, [])
  await page.close()
})
