/** Excerpts: the writer's own words, else the first sentences of a post, and nothing that is glued on. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Block } from '../content/blocks/blocks.ts'
import { renderForWeb } from '../content/rendering/web.ts'
import { excerptFor, excerptOf } from './excerpts.ts'

const TITLE = 'A mug for every morning'

function excerptOfBlocks(blocks: readonly Block[], description?: string): string {
  return excerptFor({ title: TITLE, description, ...renderForWeb(blocks) })
}

const SENTENCE: Block = { type: 'text', text: 'We drank a great deal of coffee to find this shape.' }

/** Microseconds of the processor. */
function time(length: number): number {
  const { user } = process.cpuUsage()
  for (const piece of [' ', '(', ': ', 'www.', 'a: ', '\n> '])
    excerptFor({ title: TITLE, text: piece.repeat(length), html: '' })
  for (const piece of [
    '<p> </p>',
    '<li> </li>',
    '<figure>a</figure>',
    '<p><a href="x">a</a>b</p>',
    '<p> <a href="x">',
  ])
    excerptFor({ title: TITLE, text: '', html: piece.repeat(length) })
  return process.cpuUsage().user - user
}

describe("a post's excerpt", () => {
  test('is the description of its writer where there is one', () => {
    assert.equal(excerptOfBlocks([SENTENCE], ' Five glazes,\none shape '), 'Five glazes, one shape')
    assert.equal(excerptOfBlocks([SENTENCE], ' '), SENTENCE.text)
  })

  const glued: readonly Block[] = [
    { type: 'h1', text: TITLE },
    { type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A shelf', description: 'In our shop' },
    { type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A shelf', isFullWidth: true },
    { type: 'video', url: 'https://a.example/v', text: 'The film', description: 'Two minutes' },
    { type: 'button', text: 'See the mugs', url: 'https://a.example/mugs' },
    {
      type: 'button',
      text: 'See them all',
      url: 'https://a.example/mugs',
      style: 'link',
      alignment: 'center',
    },
    { type: 'h2', text: 'Five glazes' },
    { type: 'product', text: 'Sage mug', description: 'Green', imageUrl: 'https://a.example/m.png' },
    { type: 'social', text: 'Mastodon https://m.example/@a' },
    { type: 'divider' },
    { type: 'html', text: '<table><tr><td>A cell</td></tr></table><pre>code()</pre>' },
  ]
  for (const block of glued) {
    test(`has nothing of a ${block.type} (${block.text ?? block.alt ?? ''}) before, between or behind sentences`, () => {
      const second: Block = { type: 'text', text: 'It stays warm.' }

      assert.equal(
        excerptOfBlocks([block, SENTENCE, block, second, block]),
        `${SENTENCE.text} It stays warm.`,
      )
    })
  }

  test('has the items of a list without their marks, and a quotation without who said it', () => {
    assert.equal(
      excerptOfBlocks([
        { type: 'list', text: '- White\n* Sage' },
        { type: 'quote', text: 'Fit & <firm>', description: 'Ann' },
      ]),
      'White · Sage Fit & <firm>',
    )
  })

  test('has no addresses, nor half of one', () => {
    const text = `Read it here: https://a.example/${'long'.repeat(60)}, or at www.b.example/x (https://c.example). Soon!`

    assert.equal(excerptOfBlocks([{ type: 'text', text }]), 'Read it here or at. Soon!')
    assert.equal(excerptOf({ excerpt: null, title: TITLE, text }, 200), 'Read it here or at. Soon!')
  })

  test('has headings only of a post without sentences, and is empty for one without words', () => {
    assert.equal(excerptOfBlocks([{ type: 'h2', text: 'Five glazes' }]), 'Five glazes')
    assert.equal(
      excerptOfBlocks([{ type: 'image', imageUrl: 'https://a.example/a.png', alt: 'A shelf' }]),
      '',
    )
    assert.equal(excerptOfBlocks([]), '')
  })

  test('leaves out a title that was made of the first line', () => {
    const post = { title: 'Open', text: 'Open\nFrom ten.', html: '<p>Open<br />From ten.</p>' }

    assert.equal(excerptFor(post), 'From ten.')
    assert.equal(excerptFor({ ...post, html: '' }), 'From ten.')
  })

  test('of a post of an earlier version is its text without lines that are buttons and marks of lists', () => {
    const text = `${TITLE}\n\nWarm.\n\nSee the mugs: https://a.example/\n\n- White\n- Sage\n\n---\n\n> Fit`

    assert.equal(excerptOf({ excerpt: null, title: TITLE, text }, 200), 'Warm. White Sage Fit')
  })

  test('grows with the length of a text made to be slow, not with its square', () => {
    time(1_000)

    assert.ok(time(64_000) < 400 * Math.max(time(2_000), 5_000), '32 times would be linear, 1,024 its square')
  })
})
