/** How products are found, corrected in the browser: a word taught from a prompt that found nothing, pins, hidden products. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { marksOf, partsOf } from '../../app/pages/products/interpretation.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'
import { moveByKeyboard } from '../support/sorting.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 } } as const

const LAMPS = ['Lamp Alma', 'Lamp Birk', 'Lamp Cleo']

/** Its lamps by their names. */
async function aShop(workspace: TestWorkspace): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const [at, title] of LAMPS.entries()) {
    const product = { title, price: 40 + at, currency: 'EUR', isForSale: true }
    ids.set(title, assertAnswered(await workspace.api.post('/products', product), 201).id)
  }
  return ids
}

async function titlesFor({ api }: TestWorkspace, prompt: string): Promise<string[]> {
  const { items } = assertAnswered(await api.post('/products-search', { prompt, offset: 0, limit: 10 }))
  return items.map(({ title }: { title: string }) => title)
}

describe('the search, corrected', { concurrency: 1 }, () => {
  test('a prompt that found nothing is taught a word from the list, finds, and leaves the list', async () => {
    const workspace = await aWorkspace(server)
    await aShop(workspace)
    for (let times = 0; times < 3; times++) assert.deepEqual(await titlesFor(workspace, 'Funzel kaufen'), [])
    const { page, faults, check, close } = await openAs('editor', workspace, '/products')
    await page.getByRole('link', { name: 'Search', exact: true }).click()
    const row = page.getByRole('row', { name: /funzel kaufen/ })
    await row.getByText('3', { exact: true }).waitFor()
    await check('search-missed')
    await row.getByRole('button', { name: 'Teach a word: “funzel kaufen”' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter the word that shoppers say').waitFor()
    await dialog.getByText('Enter at least one word that it should find').waitFor()
    await dialog.getByText('funzel', { exact: true }).click()
    await dialog.getByLabel('It should also find').fill('lamp')
    await page.keyboard.press('Enter')
    await check('search-teach')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“funzel kaufen” now finds 3').waitFor()
    await page.getByRole('heading', { name: 'Everybody found something' }).waitFor()
    assert.equal((await titlesFor(workspace, 'Funzel')).length, 3)
    await check('search-missed-none')
    assert.deepEqual(faults, [])
    await close()
  })

  test('who looks after the shop and tries a prompt is not counted among those who found nothing', async () => {
    const workspace = await aWorkspace(server)
    const { page, check, close } = await openAs('editor', workspace, '/products?prompt=flux')
    await page.getByRole('heading', { name: 'Nothing was found' }).waitFor()
    await check('products-none-found')
    await page.getByRole('button', { name: 'Teach a word' }).click()
    await assertShows(() => page.getByLabel('Shoppers say').inputValue(), 'flux')
    await page.goto(page.url().replace(/products.*/, 'products/search'))
    await page.getByRole('heading', { name: 'Everybody found something' }).waitFor()
    await close()
  })

  test('a word of one’s own is added, changed, with its languages, and deleted', async () => {
    const workspace = await aWorkspace(server)
    await aShop(workspace)
    const { page, faults, check, close } = await openAs('editor', workspace, '/products/search?tab=words')
    await page.getByRole('heading', { name: 'No words of your own yet' }).waitFor()
    await check('search-words-empty')
    await page.getByRole('button', { name: 'Add word' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Shoppers say').fill('three words here')
    await dialog.getByLabel('It should also find').fill('lamp')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter one word, or two').waitFor()
    await dialog.getByLabel('Shoppers say').fill('Glimmer')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('“Glimmer” now also finds lamp').waitFor()
    assert.equal((await titlesFor(workspace, 'glimmer')).length, 3)
    await page.getByRole('button', { name: 'Change “glimmer”' }).click()
    await dialog.getByLabel('Only in prompts in').click()
    await page.getByRole('option', { name: 'Swedish' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: 'Swedish' }).waitFor()
    assert.deepEqual(await titlesFor(workspace, 'I would like a glimmer please'), [])
    await check('search-words')
    await page.getByRole('button', { name: 'Delete “glimmer”' }).click()
    await page.getByRole('heading', { name: 'No words of your own yet' }).waitFor()
    assert.deepEqual(await titlesFor(workspace, 'glimmer'), [])
    assert.deepEqual(faults, [])
    await close()
  })

  test('products are pinned for a prompt, put in order by keyboard, and come first in that order', async () => {
    const workspace = await aWorkspace(server)
    await aShop(workspace)
    const { page, faults, check, close } = await openAs('editor', workspace, '/products/search?tab=pins')
    await page.getByRole('heading', { name: 'Nothing is pinned yet' }).waitFor()
    await page.getByRole('button', { name: 'Pin products' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('When shoppers ask for').fill('Lamp for her')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Choose at least one product').waitFor()
    await dialog.getByLabel('Find products').fill('lamp')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Choose Lamp Cleo').check()
    await dialog.getByLabel('Choose Lamp Alma').check()
    await dialog.getByLabel('Find products').fill('birk')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Choose Lamp Alma').waitFor({ state: 'detached' })
    await dialog.getByLabel('Choose Lamp Birk').check()
    await dialog.getByRole('button', { name: 'Take Lamp Alma out' }).click()
    await check('search-pin')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'lamp for her' }).waitFor()
    assert.deepEqual((await titlesFor(workspace, 'lamp for HER')).slice(0, 2), ['Lamp Cleo', 'Lamp Birk'])
    await check('search-pins')
    await moveByKeyboard(page, { name: 'Lamp Cleo', from: 1, to: 2 })
    await page.getByText('The order is saved').waitFor()
    assert.deepEqual((await titlesFor(workspace, 'lamp for her')).slice(0, 2), ['Lamp Birk', 'Lamp Cleo'])
    await page.getByRole('button', { name: 'Unpin Lamp Birk from “lamp for her”' }).click()
    await page.getByText('Lamp Birk is no longer pinned').waitFor()
    assert.equal((await titlesFor(workspace, 'lamp for her'))[0], 'Lamp Cleo')
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('how a prompt was read', { concurrency: 1 }, () => {
  test('each part leads to its correction: a word is taught, a product pinned or hidden, and back', async () => {
    const workspace = await aWorkspace(server)
    await aShop(workspace)
    const { page, faults, check, close } = await openAs('editor', workspace, '/products?prompt=lamp')
    await page.getByRole('link', { name: 'Lamp Alma' }).waitFor()
    await page.getByRole('button', { name: 'More for Lamp Alma' }).click()
    await page.getByRole('menuitem', { name: 'Pin first for this prompt' }).click()
    await page.getByText('Pinned', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'More for Lamp Birk' }).click()
    await page.getByRole('menuitem', { name: 'Never show in searches' }).click()
    await page.getByRole('link', { name: 'Lamp Birk' }).waitFor({ state: 'detached' })
    assert.deepEqual(await titlesFor(workspace, 'lamp'), ['Lamp Alma', 'Lamp Cleo'])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Lamp Birk' }).waitFor()
    await page.getByRole('button', { name: 'About “lamp”' }).click()
    await page.getByText('Products must have this word').waitFor()
    await check('products-reading')
    await page.getByRole('button', { name: 'It should also find' }).click()
    await assertShows(() => page.getByRole('dialog').getByLabel('Shoppers say').inputValue(), 'lamp')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'About “pinned products first”' }).click()
    await page.getByRole('link', { name: 'Order what is pinned' }).click()
    await page.getByRole('heading', { name: 'lamp', exact: true }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is hidden is listed and shown again, on a phone', async () => {
    const workspace = await aWorkspace(server)
    const ids = await aShop(workspace)
    const editor = await openAs('editor', workspace, '/products/search?tab=hidden', PHONE)
    await editor.page.getByRole('heading', { name: 'Nothing is hidden' }).waitFor()
    const body = { productIds: [ids.get('Lamp Cleo')], isHidden: true }
    assertAnswered(await editor.person.ask('POST', '/app/api/search/hidden', body))
    await editor.page.reload()
    await editor.page.getByRole('link', { name: 'Lamp Cleo' }).waitFor()
    await editor.check('search-hidden-phone')
    await editor.page.getByRole('button', { name: 'Show again: Lamp Cleo' }).click()
    await editor.page.getByRole('heading', { name: 'Nothing is hidden' }).waitFor()
    assert.equal((await titlesFor(workspace, 'lamp')).length, 3)
    assert.deepEqual(editor.faults, [])
    await editor.close()
  })

  test('who only looks is told how a prompt was read, and offered no correction', async () => {
    const workspace = await aWorkspace(server)
    await aShop(workspace)
    const { page, close } = await openAs('author', workspace, '/products?prompt=lamp')
    await page.getByRole('button', { name: 'About “lamp”' }).click()
    await page.getByText('Products must have this word').waitFor()
    await assertShows(() => page.getByRole('button', { name: /should also find|More for/ }).count(), 0)
    await page.goto(page.url().replace(/products.*/, 'products/search?tab=words'))
    await page.getByRole('heading', { name: 'No words of your own yet' }).waitFor()
    await assertShows(() => page.getByRole('button', { name: 'Add word' }).count(), 0)
    await close()
  })

  test('its words stand each by itself, and what says why a product came is told of that product', () => {
    const header = String.raw`max-below=50, vendors=("A \"B\""), words=("red" "dress"), any-1=("silk" "linen"), corrected=("r%"), least-words=1, why=("[Red] Wool [Dress]" "Blue [Dress]")`
    assert.deepEqual(
      partsOf(header).map(({ name, value, kind }) => [name, value, kind]),
      [
        ['max-below', '50', 'must'],
        ['vendors', 'A "B"', 'name'],
        ['words', 'red', 'word'],
        ['words', 'dress', 'word'],
        ['any', 'silk, linen', 'word'],
        ['corrected', 'r%', 'slip'],
        ['least-words', '1', 'few'],
      ],
    )
    assert.deepEqual(partsOf('likely=("frying pan" "lid"), languages=(en)')[0], {
      name: 'likely',
      value: 'frying pan, lid',
      kind: 'guess',
    })
    assert.deepEqual(
      [...marksOf(header)],
      [
        ['Red Wool Dress', ['Red', 'Dress']],
        ['Blue Dress', ['Dress']],
      ],
    )
  })
})

describe('a neighbour', () => {
  test('sees and changes nothing of another workspace’s words, pins, hidden products and misses', async () => {
    const [workspace, other] = [await aWorkspace(server), await aWorkspace(server)]
    const ids = await aShop(workspace)
    await titlesFor(workspace, 'funzel')
    const owner = await openAs('owner', workspace, '/products')
    const stranger = await openAs('owner', other, '/products')
    const productIds = [ids.get('Lamp Alma')]
    const word = { word: 'glimmer', meanings: ['lamp'], languages: [] }
    assertAnswered(await owner.person.ask('PUT', '/app/api/search/words', word), 204)
    assertAnswered(await owner.person.ask('PUT', '/app/api/search/pins', { prompt: 'lamp', productIds }))

    const { ask } = stranger.person
    for (const path of ['words', 'pins', 'hidden', 'misses'])
      assert.deepEqual(assertAnswered(await ask('GET', `/app/api/search/${path}`)).items, [], path)
    const pinned = assertAnswered(await ask('PUT', '/app/api/search/pins', { prompt: 'lamp', productIds }))
    const hidden = assertAnswered(await ask('POST', '/app/api/search/hidden', { productIds, isHidden: true }))
    const { word: gone, meanings } = word
    const removed = assertAnswered(
      await ask('POST', '/app/api/search/words/remove', { word: gone, meanings }),
    )
    const forgotten = assertAnswered(
      await ask('POST', '/app/api/search/misses/forget', { prompts: ['funzel'] }),
    )
    assert.deepEqual([pinned.pinned, hidden.changed, removed.changed, forgotten.changed], [0, 0, 0, 0])
    assert.equal((await titlesFor(workspace, 'glimmer')).length, 3)
    await owner.close()
    await stranger.close()
  })
})
