/** Products in blocks: found by id, externalId, handle or prompt, with the price and stock they have at that moment. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered } from '../../../test/support/assertions.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import type { Block } from '../blocks/blocks.ts'
import type { ContentWarning } from '../rendering/warning.ts'
import { renderForWeb } from '../rendering/web.ts'
import { referenceIn } from './references.ts'
import { resolveProducts } from './resolve.ts'

const server = await useServer()

let workspace: TestWorkspace
let mugId = ''

async function stock(product: object): Promise<string> {
  const answer = await workspace.api.post('/products', product)
  return (assertAnswered(answer, answer.status === 201 ? 201 : 200) as { id: string }).id
}

before(async () => {
  workspace = await aWorkspace(server)
  mugId = await stock({
    externalId: 'MUG-1',
    handle: 'sage-mug',
    title: 'Sage mug',
    url: 'https://shop.example/sage-mug',
    imageUrl: 'https://shop.example/sage-mug.png',
    price: 39,
    originalPrice: 49.5,
    currency: 'EUR',
    isForSale: true,
  })
  await stock({ externalId: 'MUG-2', title: 'Ocean mug', price: 400, currency: 'SEK', isForSale: true })
  await stock({ externalId: 'MUG-3', title: 'Grey mug', price: 35, currency: 'EUR', isForSale: false })
  await stock({ externalId: 'MUG-4', title: 'Old mug', price: 35, currency: 'EUR', status: 'archived' })
  const odd = await stock({ externalId: 'ODD', title: '<b>{{ contact.name }}</b>', isForSale: true })
  // The API takes no such address any more; rows of earlier versions may hold one.
  await server.db.rows(sql`
    update product set url = 'javascript:x' where workspace_id = ${workspace.id}::uuid and id = ${odd}::uuid`)
})

function resolve(blocks: readonly Block[], id = workspace.id) {
  return resolveProducts(server.db, id, blocks)
}

const SAGE = {
  type: 'product',
  text: 'Sage mug',
  url: 'https://shop.example/sage-mug',
  imageUrl: 'https://shop.example/sage-mug.png',
  offer: { price: '€39.00', originalPrice: '€49.50', isSoldOut: false },
}

function sentences(warnings: readonly ContentWarning[]): string[] {
  return warnings.map(({ message }) => message)
}

describe('a product named', () => {
  test('by id, externalId or handle is shown with its offer, the same each time', async () => {
    for (const name of [mugId, mugId.toUpperCase(), 'MUG-1', 'sage-mug']) {
      const { blocks, warnings } = await resolve([{ type: 'product', text: `product: ${name}` }])

      assert.deepEqual(blocks, [{ ...SAGE, number: 1 }])
      assert.deepEqual(warnings, [])
    }
  })

  test('keeps what its block says itself', async () => {
    const own = {
      url: 'https://a.example/',
      alt: 'A mug',
      description: 'Mine',
      style: 'card',
      alignment: 'center',
    } as const
    const { blocks } = await resolve([{ type: 'product', text: 'Product:MUG-1', ...own }])

    assert.deepEqual(blocks, [{ ...SAGE, ...own, number: 1 }])
  })

  test('has the price and stock of the moment', async () => {
    const id = await stock({ title: 'Lamp', price: 10, currency: 'EUR' })
    const block: Block = { type: 'product', text: `product: ${id}` }
    const offer = async () => (await resolve([block])).blocks[0]?.offer

    assert.deepEqual(await offer(), { price: '€10.00', originalPrice: null, isSoldOut: false })
    await stock({ id, price: 8, originalPrice: 10 })
    assert.deepEqual(await offer(), { price: '€8.00', originalPrice: '€10.00', isSoldOut: false })
    await stock({ id, isForSale: false })
    assert.deepEqual(await offer(), { price: null, originalPrice: null, isSoldOut: true })
  })

  test('may stand there bare, by id, external id or handle; an id that is nobody’s is never shown', async () => {
    const id = await stock({
      title: 'Vase',
      price: 5,
      currency: 'EUR',
      handle: 'the-vase',
      externalId: 'VASE/1',
    })
    const gone = '01a203ca-86ee-7250-bac3-a60e1e041821'
    const texts = [id, id.toUpperCase(), ' the-vase ', 'VASE/1', gone, 'no-such-vase', 'Vase']

    const { blocks, warnings } = await resolve(texts.map((text) => ({ type: 'product', text })))

    assert.deepEqual(
      blocks.map(({ text, offer }) => [text, offer?.price]),
      [
        ...Array.from({ length: 4 }, () => ['Vase', '€5.00']),
        ['no-such-vase', undefined],
        ['Vase', undefined],
      ],
    )
    assert.deepEqual(sentences(warnings), [
      `Block 5 (product): there is no product "${gone}", so it is left out.`,
      'Block 6 (product): there is no product "no-such-vase", so the word stands there as it is.',
      'Block 7 (product): there is no product "Vase", so the word stands there as it is.',
    ])
    const own = { type: 'product', text: 'the-vase', url: 'https://shop.example/else' } as const
    assert.deepEqual((await resolve([own])).blocks, [own])
  })

  test('that is sold out or taken down says so; one that is gone is left out; both are told', async () => {
    const { blocks, warnings } = await resolve([
      { type: 'product', text: 'product: MUG-3' },
      { type: 'product', text: 'product: MUG-4' },
      { type: 'product', text: 'product: nothing' },
      { type: 'product', text: 'product: no\0thing' },
      { type: 'divider' },
    ])

    assert.deepEqual(
      blocks.map(({ number, type, text, offer }) => [number, type, text, offer?.isSoldOut]),
      [
        [1, 'product', 'Grey mug', true],
        [2, 'product', 'Old mug', true],
        [5, 'divider', undefined, undefined],
      ],
    )
    assert.deepEqual(sentences(warnings.slice(0, 3)), [
      'Block 1 (product): "Grey mug" is sold out, and says so.',
      'Block 2 (product): "Old mug" is sold out, and says so.',
      'Block 3 (product): there is no product "nothing", so it is left out.',
    ])
    const { html, text } = renderForWeb(blocks)
    assert.match(html, /Grey mug<\/h3><p class="sold-out">Sold out<\/p>/)
    assert.doesNotMatch(html + text, /35/)
  })

  test('of another workspace is not there', async () => {
    const other = await aWorkspace(server)

    assert.deepEqual((await resolve([{ type: 'product', text: `product: ${mugId}` }], other.id)).blocks, [])
  })

  test('whose name looks like markup or Liquid, and whose address runs, is shown by its words alone', async () => {
    const { blocks } = await resolve([{ type: 'product', style: 'text', text: 'product: ODD' }])

    assert.equal(
      renderForWeb(blocks).html,
      '<div class="product"><h3>&lt;b&gt;{{ contact.name }}&lt;/b&gt;</h3></div>',
    )
  })
})

describe('a prompt', () => {
  test('brings what is for sale, at most as many as asked, best first', async () => {
    const { blocks, warnings } = await resolve([
      { type: 'product', text: 'prompt(5): mugs' },
      { type: 'divider' },
    ])

    assert.deepEqual(new Set(blocks.map(({ text }) => text)), new Set(['Ocean mug', 'Sage mug', undefined]))
    assert.deepEqual(
      blocks.map(({ number }) => number),
      [1, 1, 2],
    )
    assert.deepEqual([warnings[0]?.key, warnings[0]?.values], ['prompt-few', ['1', 'mugs', '2', '5']])
    assert.deepEqual(sentences(warnings), [
      'Block 1 (product): only 2 of 5 are for sale that "mugs" asks for.',
    ])
    const one = await resolve([{ type: 'product', text: 'prompt: cheapest mug in euro under 40' }])
    assert.deepEqual(one.blocks, [{ ...SAGE, number: 1 }])
  })

  test('that finds nothing leaves its block out, and says so', async () => {
    const { blocks, warnings } = await resolve([{ type: 'product', text: 'prompt: mugs under 2 euro' }])

    assert.deepEqual(blocks, [])
    assert.deepEqual(sentences(warnings), [
      'Block 1 (product): nothing is for sale that "mugs under 2 euro" asks for, so it is left out.',
    ])
  })
})

test('other words of a product block are its own, and without references nothing is looked up', async () => {
  for (const text of [
    'A mug',
    'My product: a mug',
    'prompt (2) mugs',
    'product:',
    'prompt(): x',
    'prompt(999): x',
  ]) {
    assert.equal(referenceIn({ type: 'product', text }), undefined, text)
  }
  assert.equal(referenceIn({ type: 'text', text: 'product: MUG-1' }), undefined)
  assert.deepEqual(referenceIn({ type: 'product', text: ' PROMPT(99): red\nmugs ' }), {
    kind: 'prompt',
    prompt: 'red\nmugs',
    count: 12,
  })
  const blocks: Block[] = [{ type: 'product', text: 'A mug' }]
  assert.deepEqual(await resolve(blocks), { blocks, warnings: [] })
})
