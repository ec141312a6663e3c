/** Products and collections in the browser: browsed, found by a prompt that says how it was read, written by hand. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readingsOf } from '../../app/pages/products/interpretation.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows, isCut } from '../support/shown.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

describe('products', { concurrency: 1 }, () => {
  test('are found by what a shopper would say, and it is said how that was read', async () => {
    const workspace = await aWorkspace(server)
    for (const [title, price, vendor] of [
      ['Red dress', 39, 'Blom'],
      ['Red silk dress', 45, 'Acme'],
      ['Oak table', 400, 'Blom'],
    ]) {
      const product = { title, price, vendor, currency: 'EUR', isForSale: true }
      assertAnswered(await workspace.api.post('/products', product), 201)
    }
    const { page, faults, check, close } = await openAs('viewer', workspace, '/products')
    await page.getByRole('link', { name: 'Oak table' }).waitFor()
    await assertShows(() => page.getByRole('link', { name: 'Add product' }).count(), 0)
    await check('products')
    await page.getByLabel('What would a shopper ask for?').fill('dress under 50 euro, not from Acme')
    await page.keyboard.press('Enter')
    await page.getByText('below 50', { exact: true }).waitFor()
    await page.getByText('not from Acme', { exact: true }).waitFor()
    await check('products-prompt')
    await assertShows(() => page.getByRole('link', { name: /dress|table/ }).count(), 1)
    await page.reload()
    await page.getByText('below 50', { exact: true }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('have their price in one line on a phone, however long their names are; none is cut', async () => {
    const workspace = await aWorkspace(server)
    for (const [title, price] of [
      ['A handwoven blanket of undyed wool, two metres by one and a half', 24_990],
      ['Mug', 24],
      ['Whatever there is', 123_456_789_012],
    ]) {
      assertAnswered(await workspace.api.post('/products', { title, price, currency: 'SEK' }), 201)
    }
    const { page, faults, close } = await openAs('viewer', workspace, '/products', PHONE)
    const heightOf = async (price: string) => (await page.getByText(price).boundingBox())?.height ?? 0

    await page.getByText('SEK 24.00').waitFor()
    await assertShows(async () => (await heightOf('24,990.00')) === (await heightOf('SEK 24.00')), true)
    assert.ok((await heightOf('SEK 24.00')) < 30)
    const cells = page.locator('tbody td:last-child')
    for (const cell of await cells.all()) await assertShows(() => cell.evaluate(isCut), false)
    assert.deepEqual(faults, [])
    await close()
  })

  test('one is added by hand, with its collection, and edited where it is read', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/collections')
    await page.getByRole('heading', { name: 'No collections yet' }).waitFor()
    await check('collections-empty')
    await page.getByRole('button', { name: 'Add collection' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill("Summer's")
    await check('collection-new')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Nothing is in it' }).waitFor()
    await check('collection-empty')
    await page.goto(page.url().replace(/collections.*/, 'products'))
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    await page.getByRole('link', { name: 'Add product' }).last().click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a name').waitFor()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Straw hat')
    await page
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('<p>For <b>sun</b><script>top.document.title = 1</script></p>')
    // What prices are in where the workspace is: none is left without.
    await assertShows(() => page.getByLabel('Currency').inputValue(), 'SEK')
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('29.5')
    await page.getByLabel('Collections').first().click()
    await page.getByRole('option', { name: "Summer's" }).click()
    await page.keyboard.press('Escape')
    await page.getByLabel('Currency').fill('x')
    await page.getByRole('button', { name: 'Add property' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter the three letters of a currency, such as EUR').waitFor()
    await page.getByText('Enter a name').waitFor()
    await check('product-new')
    await page.getByLabel('Currency').fill('xxy')
    await page.getByRole('group', { name: 'Property 1' }).getByLabel('Name').fill('colour')
    await page.getByRole('group', { name: 'Property colour' }).getByLabel('Value').fill('straw')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('is not a currency; write its three letters').waitFor()
    await page.getByLabel('Currency').fill('eur')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Straw hat' }).waitFor()
    await page.getByTitle('Picture and text of Straw hat').contentFrame().getByText('sun').waitFor()
    await page.getByText('No campaign names it yet').waitFor()
    await check('product')
    await page.getByRole('link', { name: "Summer's" }).click()
    await page.getByRole('link', { name: 'Straw hat' }).click()
    await page.getByRole('button', { name: 'Edit: Price' }).click()
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('')
    await page.keyboard.press('Enter')
    await page.getByText('No price yet').waitFor()
    assert.equal(
      await page.evaluate<string>('document.activeElement?.ariaLabel'),
      'Edit: Price',
      'the focus is where it was',
    )
    const [item] = (await workspace.api.get('/products')).body.items
    assert.deepEqual(
      [item.title, item.price, item.currency, item.collections[0].collectionTitle, item.customProperties],
      ['Straw hat', null, 'EUR', "Summer's", { colour: 'straw' }],
    )
    assert.equal(await page.title(), 'Straw hat · Tidings')
    assert.deepEqual(faults, [])
    await close()
  })

  test('nothing yet says what will be here, on a phone in the dark', async () => {
    const { page, faults, check, close } = await openAs(
      'viewer',
      await aWorkspace(server),
      '/products',
      PHONE,
    )
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    await check('products-empty-phone')
    assert.deepEqual(faults, [])
    await close()
  })

  test('a reading with quotes, brackets and other scripts is taken apart as it was meant', () => {
    assert.deepEqual(
      readingsOf(String.raw`max-below=50, on-sale=?0, not-vendors=("A, \"B\" (c)" %"bl%c3%a5"), all`),
      [
        { key: 'max-below', values: ['50'] },
        { key: 'on-sale', values: ['?0'] },
        { key: 'not-vendors', values: ['A, "B" (c)', 'blå'] },
        { key: 'all', values: [] },
      ],
    )
  })
})
