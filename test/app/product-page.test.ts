/** The page of a product and that of a collection: all that is there, edited by two at once, by who may, whatever the catalogue holds. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { dataOf } from '../../app/pages/products/product-data.ts'
import { asKind, faultOf, propertiesOf, readProperties } from '../../app/pages/products/edit/properties.ts'
import { clashingFields, mergedValues } from '../../app/ui/form/merge.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

const LAMP = { title: 'Brass lamp', price: 80, originalPrice: 100, currency: 'EUR', vendor: 'Blom' }

async function aProduct({ api }: TestWorkspace, body: object = LAMP): Promise<string> {
  return assertAnswered(await api.post('/products', body), 201).id
}

describe('a product', { concurrency: 1 }, () => {
  test('of two who edit it at once neither loses a word: different fields go together, the same one is asked about', async () => {
    const workspace = await aWorkspace(server)
    const at = `/products/${await aProduct(workspace)}`
    const [ann, bo] = [await openAs('editor', workspace, at), await openAs('admin', workspace, at)]
    for (const { page } of [ann, bo]) await page.getByRole('button', { name: 'Edit: Price' }).click()
    const price = (page: typeof ann.page) => page.getByRole('textbox', { name: 'Price', exact: true })
    await price(ann.page).fill('70')
    await price(bo.page).fill('60')
    await bo.page.getByLabel('Currency').fill('SEK')
    await ann.page.getByRole('button', { name: 'Save' }).click()
    await ann.page.getByText('€70.00').waitFor()

    await bo.page.getByRole('button', { name: 'Save' }).click()
    await bo.page.getByText('Somebody else saved this meanwhile').waitFor()
    await bo.page.getByText('What was saved meanwhile: 70').waitFor()
    await assertShows(() => price(bo.page).inputValue(), '60')
    await bo.check('product-conflict')
    await bo.page.getByRole('button', { name: 'Take theirs: Price' }).click()
    await bo.page.getByRole('button', { name: 'Save' }).click()
    await bo.page.getByText('SEK 70.00').waitFor()

    await ann.page.getByRole('button', { name: 'Edit: What it is' }).click()
    await ann.page.getByLabel('Vendor').fill('Acme')
    await ann.page.getByRole('button', { name: 'Save' }).click()
    await ann.page.getByText('Acme').waitFor()
    const [item] = (await workspace.api.get('/products')).body.items
    assert.deepEqual([item.price, item.currency, item.vendor], [70, 'SEK', 'Acme'])
    assert.deepEqual([...ann.faults, ...bo.faults], [])
    await ann.close()
    await bo.close()
  })

  test('what is typed is asked about before it is left, and escape leaves what was not touched', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('editor', workspace, `/products/${await aProduct(workspace)}`)
    await page.getByRole('button', { name: 'Edit: Text' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit: Text' }).click()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>Warm light</p>')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Products' }).last().click()
    await page.getByRole('heading', { name: 'Leave without saving?' }).waitFor()
    await page.getByRole('button', { name: 'Stay here' }).click()
    assert.equal(
      await page.getByRole('textbox', { name: 'Text', exact: true }).inputValue(),
      '<p>Warm light</p>',
    )
    await close()
  })

  test('is hidden from searches on its page and shown again, and its page says so', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs(
      'editor',
      workspace,
      `/products/${await aProduct(workspace)}`,
    )
    await page.getByText('20 % off').waitFor()
    await page.getByRole('button', { name: 'Hide from searches' }).click()
    await page.getByText('Nothing: it is hidden from searches.').waitFor()
    await check('product-hidden')
    await page.getByRole('button', { name: 'Show in searches again' }).click()
    await page.getByRole('button', { name: 'Hide from searches' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  for (const role of ['author', 'viewer'] as const)
    test(`is only read by a ${role}`, async () => {
      const workspace = await aWorkspace(server)
      const { page, close } = await openAs(role, workspace, `/products/${await aProduct(workspace)}`)
      await page.getByRole('heading', { name: 'Brass lamp' }).waitFor()
      await page.getByRole('heading', { name: 'Found by' }).waitFor()
      await assertShows(() => page.getByRole('button', { name: /Edit|Hide from/ }).count(), 0)
      await close()
    })

  test('of a neighbour is not there', async () => {
    const [workspace, other] = [await aWorkspace(server), await aWorkspace(server)]
    const id = await aProduct(workspace)
    const collection = assertAnswered(await workspace.api.post('/collections', { title: 'Ours' }), 201).id
    const { page, close } = await openAs('owner', other, `/products/${id}`)
    await page.getByRole('heading', { name: 'This product is not here', level: 1 }).waitFor()
    await assertShows(() => page.getByText('Brass lamp').count(), 0)
    await page.goto(page.url().replace(/products.*/, `collections/${collection}`))
    await page.getByRole('heading', { name: 'This collection is not here', level: 1 }).waitFor()
    await assertShows(() => page.getByText('Ours').count(), 0)
    await close()
  })
})

describe('a hostile catalogue', { concurrency: 1 }, () => {
  const long = 'A name that goes on and on '.repeat(8).slice(0, 200)
  const sizes = Array.from({ length: 60 }, (_, n) => [
    `Size ${n}`,
    { sku: `SKU-${'x'.repeat(40)}-${n}`, price: n, stock: 0 },
  ])
  const HOSTILE = [
    {
      title: long,
      vendor: 'Vendor '.repeat(30).trim(),
      price: 0,
      originalPrice: 123_456.5,
      currency: 'EUR',
      isForSale: false,
      tags: Array.from({ length: 40 }, (_, n) => `tag number ${n}`),
      customProperties: {
        variants: Object.fromEntries(sizes),
        ['p'.repeat(120)]: 'unbroken'.repeat(60),
        images: ['https://pictures.example/none.jpg', 'javascript:alert(1)'],
      },
    },
    { title: 'فستان أحمر من الحرير', vendor: 'دار الأزياء', price: 250, currency: 'SAR', tags: ['حرير'] },
    { title: '<img src=x onerror=alert(1)>', url: 'https://shop.example/?a=%22%3E%3Cscript%3E' },
  ]

  for (const [where, options] of [
    ['wide', {}],
    ['on a phone', PHONE],
  ] as const)
    test(`is shown whole, nothing goes sideways and nothing runs, ${where}`, async () => {
      const workspace = await aWorkspace(server)
      const ids = []
      for (const body of HOSTILE) ids.push(await aProduct(workspace, body))
      assertAnswered(await workspace.api.post('/collections', { title: long }), 201)
      const { page, faults, check, close } = await openAs('editor', workspace, '/products', options)
      const isSideways = () =>
        page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth')
      await page.getByRole('link', { name: long }).waitFor()
      assert.equal(await isSideways(), false, 'the list')
      await check(`hostile-list-${where.replaceAll(' ', '-')}`)
      const [first = '', ...others] = ids
      await page.goto(page.url().replace(/products.*/, `products/${first}`))
      await page.getByText('Free', { exact: true }).waitFor()
      await page.getByRole('button', { name: 'Show all 60' }).click()
      await page.getByText('Size 59').waitFor()
      assert.equal(await isSideways(), false, 'the page')
      await check(`hostile-page-${where.replaceAll(' ', '-')}`)
      for (const id of others) {
        await page.goto(page.url().replace(/products.*/, `products/${id}`))
        await page.getByText('No picture yet').waitFor()
        assert.equal(await isSideways(), false, id)
        await check(`hostile-${ids.indexOf(id)}-${where.replaceAll(' ', '-')}`)
      }
      await page.goto(page.url().replace(/products.*/, 'collections'))
      await page.getByText('0 products').waitFor()
      assert.equal(await isSideways(), false, 'collections')
      await check(`hostile-collections-${where.replaceAll(' ', '-')}`)
      assert.deepEqual(faults, [])
      await close()
    })
})

describe('a collection', { concurrency: 1 }, () => {
  test('is filled by a prompt, emptied with the way back, renamed, and found by its name', async () => {
    const workspace = await aWorkspace(server)
    for (const title of ['Brass lamp', 'Oak lamp', 'Wool rug']) await aProduct(workspace, { title })
    const { page, faults, check, close } = await openAs('editor', workspace, '/collections')
    await page.getByRole('button', { name: 'Add collection' }).first().click()
    await page.getByRole('dialog').getByLabel('Name').fill('Evening')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add products' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Find products').fill('lamp')
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Choose Wool rug').waitFor({ state: 'detached' })
    await dialog.getByLabel('Choose Brass lamp').check()
    await dialog.getByLabel('Choose Oak lamp').check()
    await check('collection-add')
    await dialog.getByRole('button', { name: 'Add 2' }).click()
    await page.getByText('2 products').waitFor()
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await page
      .getByRole('columnheader', { name: 'Name' })
      .and(page.locator('[aria-sort=ascending]'))
      .waitFor()
    await assertShows(
      () => page.getByRole('link', { name: / lamp$/ }).allInnerTexts(),
      ['Brass lamp', 'Oak lamp'],
    )
    await check('collection')
    await page.getByLabel('Select Oak lamp').check()
    await page.getByRole('button', { name: 'Take out of the collection' }).click()
    await page.getByText('1 product', { exact: false }).first().waitFor()
    await page.getByRole('link', { name: 'Oak lamp' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('link', { name: 'Oak lamp' }).waitFor()
    await page.getByRole('button', { name: 'Edit collection' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Long evenings')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Long evenings' }).waitFor()
    await page.goto(page.url().replace(/collections.*/, 'collections'))
    await page.getByRole('link', { name: 'Long evenings' }).waitFor()
    await check('collections')
    await page.getByLabel('Find by name').fill('nothing%')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No collection is called so' }).waitFor()
    await page.getByLabel('Find by name').fill('evening')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Long evenings' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('of two who rename it at once the second is asked', async () => {
    const workspace = await aWorkspace(server)
    const { id } = assertAnswered(await workspace.api.post('/collections', { title: 'Summer' }), 201)
    const { page, close } = await openAs('editor', workspace, `/collections/${id}`)
    await page.getByRole('button', { name: 'Edit collection' }).click()
    await page.getByLabel('Name', { exact: true }).fill('High summer')
    assertAnswered(await workspace.api.post('/collections', { id, title: 'Late summer' }))
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('What was saved meanwhile: Late summer').waitFor()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'High summer' }).waitFor()
    await close()
  })

  test('is only read by who may not write products', async () => {
    const workspace = await aWorkspace(server)
    const { id } = assertAnswered(await workspace.api.post('/collections', { title: 'Summer' }), 201)
    await aProduct(workspace, { ...LAMP, collectionIds: [id] })
    const { page, close } = await openAs('author', workspace, `/collections/${id}`)
    await page.getByRole('link', { name: 'Brass lamp' }).waitFor()
    await assertShows(() => page.getByRole('button', { name: /Add|Edit/ }).count(), 0)
    await assertShows(() => page.getByRole('checkbox').count(), 0)
    await close()
  })
})

function row(name: string, kind: 'text' | 'number' | 'data', value: string) {
  return { name, kind, value }
}

describe('what the pages make of values', () => {
  test('variants are tables in whatever form they came, pictures are addresses alone, the rest are facts', () => {
    const { pictures, tables, facts } = dataOf('https://a.example/1.jpg', {
      variants: { S: { sku: 'a', stock: 1 }, M: { sku: 'b' } },
      options: { size: ['S', 'M'], price: [1, 2] },
      listed: { all: [{ sku: 'a' }, { sku: 'b', price: 3 }] },
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg', 'javascript:1'],
      image: 'no address',
      box: { length: 4, wide: { cm: 2 } },
      sizes: ['S', 'M'],
    })

    assert.deepEqual(pictures, ['https://a.example/1.jpg', 'https://a.example/2.jpg'])
    assert.deepEqual(tables, [
      {
        name: 'variants',
        columns: ['', 'sku', 'stock'],
        rows: [
          ['S', 'a', '1'],
          ['M', 'b', ''],
        ],
      },
      {
        name: 'options',
        columns: ['size', 'price'],
        rows: [
          ['S', '1'],
          ['M', '2'],
        ],
      },
      {
        name: 'listed',
        columns: ['sku', 'price'],
        rows: [
          ['a', ''],
          ['b', '3'],
        ],
      },
    ])
    assert.deepEqual(facts, [
      ['image', 'no address'],
      ['box', 'length: 4, wide: cm: 2'],
      ['sizes', 'S, M'],
    ])
  })

  test('properties come back from a form as they went in, and what cannot be one is said', () => {
    const properties = { color: 'red', weight: 0.4, sizes: ['S', 'M'], waists: [70, 72.5], box: { a: [1] } }
    const rows = propertiesOf(properties)

    assert.deepEqual(readProperties(rows), properties)
    assert.equal(faultOf(row(' ', 'text', ''), []), 'nameless')
    assert.equal(faultOf(row('color', 'text', ''), [...rows, row('color ', 'text', '')]), 'twice')
    assert.equal(faultOf(row('n', 'number', 'four'), []), 'number')
    assert.equal(faultOf(row('n', 'number', ''), []), 'number')
    assert.equal(faultOf(row('n', 'number', '1,5'), []), undefined)
    for (const text of ['', '[1]', 'null', '"x"', '{'])
      assert.equal(faultOf(row('d', 'data', text), []), 'data', text)
    assert.deepEqual(asKind(row('n', 'text', 'a'), 'texts').value, ['a'])
  })

  test('what one changed stays on top of what another saved, and only the same field clashes', () => {
    const base = { title: 'a', price: 1, tags: ['x'] }
    const mine = { title: 'b', price: 1, tags: ['x', 'y'] }
    const theirs = { title: 'c', price: 2, tags: ['x', 'y'] }

    assert.deepEqual(clashingFields(base, mine, theirs), ['title'])
    assert.deepEqual(mergedValues(base, mine, theirs), { title: 'b', price: 2, tags: ['x', 'y'] })
  })
})
