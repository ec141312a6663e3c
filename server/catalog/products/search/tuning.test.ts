/** What a workspace says of its own search: its words, pins and hidden products; and the prompts that found nothing. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { runProgram } from '../../../../test/support/program.ts'
import { aWorkspace, type TestWorkspace, useServer } from '../../../../test/support/server.ts'
import { Refusal } from '../../../refusals.ts'
import type { Language } from '../prompt/interpretation.ts'
import { moveClock } from '../../../platform/clock.ts'
import { forgetMisses, listMisses, rememberMiss } from './miss-store.ts'
import { MEANINGS_MAXIMUM } from './synonym-rules.ts'
import { listSynonyms, removeSynonyms, SYNONYMS_MAXIMUM, teachSynonyms } from './synonym-store.ts'
import { hideProducts, pinProducts } from './tuning-store.ts'

const server = await useServer()
let shop: TestWorkspace
let neighbour: TestWorkspace
const ids = new Map<string, string>()

const PRODUCTS = [
  { externalId: 'bike', title: 'Cargo bicycle', price: 2_000 },
  { externalId: 'lamp-one', title: 'Lamp Alma', price: 50, customProperties: { popularity: 3 } },
  { externalId: 'lamp-two', title: 'Lamp Birk', price: 60, customProperties: { popularity: 40 } },
  { externalId: 'lamp-three', title: 'Lamp Cleo', price: 70, customProperties: { popularity: 'very' } },
  { externalId: 'rug', title: 'Rug Dana', price: 90 },
]

before(async () => {
  shop = await aWorkspace(server)
  neighbour = await aWorkspace(server)
  for (const product of PRODUCTS) {
    ids.set(product.externalId, assertAnswered(await shop.api.post('/products', product), 201).id)
    assertAnswered(await neighbour.api.post('/products', product), 201)
  }
})

async function ask({ api }: TestWorkspace, prompt: string): Promise<string[]> {
  const answer = await api.post('/products-search', { prompt, offset: 0, limit: 50, fields: ['externalId'] })
  const { items, meta } = assertAnswered(answer)
  assert.equal(meta.maxResults, items.length)
  return items.map(({ externalId }: { externalId: string }) => externalId)
}

function teach(
  word: string,
  meanings: readonly string[],
  languages: readonly Language[] = [],
  id = shop.id,
): Promise<boolean> {
  return teachSynonyms(server.db, id, { word, meanings, languages })
}

function someWords(count: number): string[] {
  return Array.from({ length: count }, (_, n) => `meaning${n}`)
}

function idsOf(...names: string[]): string[] {
  return names.map((name) => ids.get(name) ?? '')
}

describe('a workspace’s own words', () => {
  test('a word it has taught finds what that means, one of two words too, until it is forgotten, and nowhere else', async () => {
    await teach('Grubbelkarre', ['bicycle'])
    await teach(' Long  John', ['bicycle'])

    assert.deepEqual(await ask(shop, 'grubbelkarre under 3000'), ['bike'])
    assert.deepEqual(await ask(shop, 'a long john'), ['bike'])
    assert.deepEqual(await ask(neighbour, 'grubbelkarre under 3000'), [])

    assert.equal(await removeSynonyms(server.db, shop.id, 'grubbelkarre', []), 1)
    assert.deepEqual(await ask(shop, 'grubbelkarre under 3000'), [])
  })

  test('it keeps no more than it may, and refuses what no prompt could hold', async () => {
    const { id } = await aWorkspace(server)
    for (let n = 0; n < SYNONYMS_MAXIMUM; n += MEANINGS_MAXIMUM)
      assert.ok(await teach(`word ${n}`, someWords(MEANINGS_MAXIMUM), [], id))

    assert.equal(await teach('one more', ['lamp'], [], id), false)
    const was = { word: 'word 0', languages: [] }
    const instead = { word: 'word 0', meanings: ['lamp'], languages: [] }
    assert.equal(await teachSynonyms(server.db, id, instead, was), true)
    assert.equal(await teach('one more', ['lamp'], [], id), true)
    for (const [word, meanings] of [
      ['', ['lamp']],
      ['—', ['lamp']],
      ['three words here', ['lamp']],
      ['x'.repeat(81), ['lamp']],
      ['lamp', []],
      ['lamp', ['…']],
      ['lamp', someWords(MEANINGS_MAXIMUM + 1)],
    ] as const)
      await assert.rejects(teach(word, meanings), Refusal, `${word}: ${meanings.join()}`)
  })

  test('a word of one language counts in its prompts and in those that may be of any, and in no other', async () => {
    const { id, api } = await aWorkspace(server)
    const one = { ...shop, id, api }
    assertAnswered(await api.post('/products', { externalId: 'brush', title: 'Scrubbing brush' }), 201)
    await teach('skurko', ['brush'], ['sv'], id)

    assert.deepEqual(await ask(one, 'en skurko till mig'), ['brush'])
    assert.deepEqual(await ask(one, 'skurko'), ['brush'])
    assert.deepEqual(await ask(one, 'I would like a skurko please'), [])
    await teach('skurko', ['brush'], ['en', 'sv', 'de', 'fr', 'es'], id)
    assert.deepEqual(
      (await listSynonyms(server.db, id)).map(({ languages }) => languages),
      [[]],
    )
  })
})

describe('pins', () => {
  test('pinned products come first for the prompt in their order, found by it or not, where its bounds hold', async () => {
    await pinProducts(server.db, shop.id, ' LÄMP  for all', idsOf('rug', 'lamp-three'))

    assert.deepEqual((await ask(shop, 'lamp for all')).slice(0, 2), ['rug', 'lamp-three'])
    assert.equal((await ask(shop, 'lamp for all')).length, 4)
    assert.deepEqual((await ask(shop, 'lamp')).slice(0, 1), ['lamp-two'])
    await pinProducts(server.db, shop.id, 'lamp under 80', idsOf('rug'))
    assert.ok(!(await ask(shop, 'lamp under 80')).includes('rug'))
    assert.ok(!(await ask(neighbour, 'lamp for all')).includes('rug'))
  })

  test('another workspace’s product is not pinned', async () => {
    assert.equal(await pinProducts(server.db, neighbour.id, 'lamp', idsOf('rug')), 0)
  })
})

describe('hidden and popular products', () => {
  test('a hidden product is found by no prompt, pinned or not, and is in the list; shown, it is found again', async () => {
    assert.equal(await hideProducts(server.db, shop.id, idsOf('rug'), true), 1)
    await pinProducts(server.db, shop.id, 'rug', idsOf('rug'))

    assert.deepEqual(await ask(shop, 'rug'), [])
    assert.equal(assertAnswered(await shop.api.get('/products')).items.length, PRODUCTS.length)

    assert.equal(await hideProducts(server.db, shop.id, idsOf('rug'), false), 1)
    assert.deepEqual(await ask(shop, 'rug'), ['rug'])
  })

  test('of what fits as well the more popular comes first; a popularity that cannot be read says nothing', async () => {
    assert.deepEqual(await ask(shop, 'lamps'), ['lamp-two', 'lamp-one', 'lamp-three'])
  })
})

describe('prompts that found nothing', () => {
  test('are kept once each, with how often, and only what found nothing', async () => {
    await ask(neighbour, 'Flux capacitor')
    await ask(neighbour, 'flux  capacitor')
    await ask(neighbour, 'lamp')

    const misses = await listMisses(server.db, neighbour.id, 10)

    assert.deepEqual(
      misses.filter(({ prompt }) => /flux|lamp$/.test(prompt)).map(({ prompt, asked }) => [prompt, asked]),
      [['flux capacitor', 2]],
    )
    assert.ok((await listMisses(server.db, shop.id, 10)).every(({ prompt }) => prompt !== 'flux capacitor'))
    assert.equal(await forgetMisses(server.db, shop.id, ['flux capacitor']), 0)
    assert.equal(await forgetMisses(server.db, neighbour.id, [' FLUX capacitor']), 1)
    assert.equal(await forgetMisses(server.db, neighbour.id, ['flux capacitor']), 0)
  })

  test('no more than the latest thousand are kept, 200 characters of each', async () => {
    const { id } = await aWorkspace(server)
    for (let n = 0; n < 1_010; n++) {
      moveClock(1)
      await rememberMiss(server.db, id, `${n} ${'x'.repeat(300)}`)
    }
    moveClock(-1_010)
    const misses = await listMisses(server.db, id, 2_000)

    assert.equal(misses.length, 1_000)
    assert.ok(misses.every(({ prompt }) => prompt.length === 200))
    assert.ok(misses.some(({ prompt }) => prompt.startsWith('1009 ')))
  })
})

describe('tidings search', () => {
  test('teaches, pins, hides, tries a prompt and lists what was missed', async () => {
    const { id, api } = await aWorkspace(server)
    const lamp = assertAnswered(await api.post('/products', { title: 'Lamp Alma', price: 50 }), 201).id
    await api.post('/products-search', { prompt: 'funzel', offset: 0, limit: 5 })
    const run = async (...words: string[]) => {
      const { code, stdout, stderr } = await runProgram(server.connection, [
        'search',
        ...words,
        '--workspace',
        id,
        '--json',
      ])
      assert.equal(code, 0, stderr)
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
    }

    assert.deepEqual(
      (await run('misses')).map(({ prompt }: { prompt: string }) => prompt),
      ['funzel'],
    )
    await run('teach', 'gift', 'poison', '--language', 'sv')
    assert.deepEqual(await run('synonyms'), [{ word: 'gift', meaning: 'poison', languages: ['sv'] }])
    await run('unteach', 'gift')
    await run('teach', 'funzel', 'lamp')
    assert.deepEqual(await run('synonyms'), [{ word: 'funzel', meaning: 'lamp', languages: [] }])
    assert.equal((await run('try', 'funzel')).items[0].id, lamp)
    assert.deepEqual(await run('pin', 'best', lamp), { pinned: 1 })
    assert.equal((await run('pins'))[0].productId, lamp)
    assert.deepEqual(await run('hide', lamp), { changed: 1 })
    assert.equal((await run('try', 'funzel')).found, 0)
    assert.deepEqual(await run('show', lamp), { changed: 1 })
    assert.deepEqual(await run('unteach', 'funzel'), { removed: 1 })
    assert.deepEqual(await run('forget', 'Funzel'), { forgotten: 1 })
  })
})
