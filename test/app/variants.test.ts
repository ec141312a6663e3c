/** Variants of a product, and other properties that hold rows: edited in fields, by keyboard, on a phone, by two at once. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { propertiesOf, readProperties } from '../../app/pages/products/edit/properties.ts'
import { isSound, readTable, writeTable } from '../../app/pages/products/edit/table.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'
import { moveByKeyboard } from '../support/sorting.ts'

const { server, openAs } = await useApp()

const SIZES = {
  items: [
    { name: 'Small', sku: 'S-1', price: 10, inStock: true },
    { name: 'Large', sku: 'L-1', price: 12.5, inStock: false },
  ],
}

async function aProduct({ api }: TestWorkspace, customProperties: object): Promise<string> {
  return assertAnswered(await api.post('/products', { title: 'Wool sweater', customProperties }), 201).id
}

async function propertiesIn({ api }: TestWorkspace): Promise<unknown> {
  const [item] = (await api.get('/products')).body.items
  return item.customProperties
}

describe('variants', { concurrency: 1 }, () => {
  for (const [where, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['on a phone', { width: 390, height: 844 }],
  ] as const)
    test(`are added, removed, put in order by keyboard, and what is wrong is said beside its field, ${where}`, async () => {
      const workspace = await aWorkspace(server)
      const id = await aProduct(workspace, { color: 'red', variants: SIZES })
      const { page, faults, check, close } = await openAs('editor', workspace, `/products/${id}`, {
        viewport,
      })
      await page.getByRole('button', { name: 'Edit: Properties' }).click()
      const row = (name: string) => page.getByRole('group', { name: `Row ${name}`, exact: true })

      await row('Small').getByLabel('price').fill('ten')
      await page.getByRole('button', { name: 'Add row' }).click()
      await row('number 3').getByLabel('name').fill('Medium')
      await row('Medium').getByLabel('price').fill('11,5')
      await page.getByRole('button', { name: 'Remove row Large' }).click()
      await page.getByRole('button', { name: 'Save' }).click()
      await row('Small').getByText('Enter a number, such as 1.5').waitFor()
      await check(`variants-fault-${where.replaceAll(' ', '-')}`)
      assert.equal(
        await page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
        false,
      )
      await row('Small').getByLabel('price').fill('10')
      await moveByKeyboard(page, { name: 'Medium', from: 2, to: 1 })
      await page.getByRole('button', { name: 'Save' }).click()
      await page.getByRole('button', { name: 'Edit: Properties' }).waitFor()

      assert.deepEqual(await propertiesIn(workspace), {
        color: 'red',
        variants: {
          items: [
            { name: 'Medium', price: 11.5 },
            { name: 'Small', sku: 'S-1', price: 10, inStock: true },
          ],
        },
      })
      assert.deepEqual(faults, [])
      await close()
    })

  test('of a product that has none are begun with the usual fields, to which others are added', async () => {
    const workspace = await aWorkspace(server)
    const id = await aProduct(workspace, {})
    const { page, faults, check, close } = await openAs('editor', workspace, `/products/${id}`)
    await page.getByRole('button', { name: 'Edit: Properties' }).click()
    await page.getByRole('button', { name: 'Add variants' }).click()
    const row = page.getByRole('group', { name: /^Row/ })
    await row.getByLabel('name').fill('Small')
    await row.getByLabel('stock').fill('4')
    await page.getByRole('button', { name: 'Remove field sku' }).click()
    await page.getByRole('button', { name: 'Add field' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Enter a name').waitFor()
    await page.getByLabel('Name of field 4').fill('waist')
    await row.getByLabel('waist').fill('70 cm')
    await check('variants-new')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('cell', { name: '70 cm' }).waitFor()

    assert.deepEqual(await propertiesIn(workspace), {
      variants: { items: [{ name: 'Small', stock: 4, waist: '70 cm' }] },
    })
    assert.deepEqual(faults, [])
    await close()
  })

  test('that two changed at once are asked about, and neither is lost', async () => {
    const workspace = await aWorkspace(server)
    const at = `/products/${await aProduct(workspace, { variants: SIZES })}`
    const [ann, bo] = [await openAs('editor', workspace, at), await openAs('admin', workspace, at)]
    for (const [{ page }, price] of [
      [ann, '20'],
      [bo, '30'],
    ] as const) {
      await page.getByRole('button', { name: 'Edit: Properties' }).click()
      await page.getByRole('group', { name: 'Row Small' }).getByLabel('price').fill(price)
    }
    await ann.page.getByRole('button', { name: 'Save' }).click()
    await ann.page.getByRole('cell', { name: '20', exact: true }).waitFor()

    await bo.page.getByRole('button', { name: 'Save' }).click()
    await bo.page.getByText('Somebody else saved this meanwhile').waitFor()
    await bo.page.getByText(/What was saved meanwhile: .*Small S-1 20/).waitFor()
    await bo.check('variants-conflict')
    await bo.page.getByRole('button', { name: 'Take theirs: Properties' }).click()
    await assertShows(
      () => bo.page.getByRole('group', { name: 'Row Small' }).getByLabel('price').inputValue(),
      '20',
    )
    assert.deepEqual([...ann.faults, ...bo.faults], [])
    await ann.close()
    await bo.close()
  })
})

const cell = fc.oneof(
  fc.record(
    { a: fc.string(), b: fc.double({ noNaN: true, noDefaultInfinity: true }) },
    { requiredKeys: [], noNullPrototype: true },
  ),
  fc.record(
    { a: fc.constantFrom('', 'x', null), c: fc.boolean() },
    { requiredKeys: [], noNullPrototype: true },
  ),
)

describe('rows in fields', () => {
  test('are written back as they were read, in a list, by name or by column, whatever stands in them', () => {
    const shapes = fc.oneof(
      fc.array(cell, { minLength: 1, maxLength: 4 }).map((items) => ({ items })),
      fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), cell, {
        minKeys: 1,
        maxKeys: 4,
        noNullPrototype: true,
      }),
      fc.record(
        { size: fc.tuple(fc.string(), fc.string()), n: fc.tuple(fc.integer(), fc.integer()) },
        { noNullPrototype: true },
      ),
    )
    fc.assert(
      fc.property(shapes, (variants) => {
        const written = JSON.parse(JSON.stringify(variants)) as Record<string, unknown>
        assert.deepEqual(readProperties(propertiesOf({ variants: written })), { variants: written })
      }),
    )
  })

  test('say each number that is not valid, and each name that is missing or there twice', () => {
    const table = readTable({ small: { price: 1 }, large: { price: 2 } }) ?? assert.fail('it is no table')
    const [small, large] = table.rows
    assert.ok(small && large)

    assert.equal(isSound(table), true)
    assert.equal(isSound({ ...table, rows: [{ ...small, cells: ['1,5'] }, large] }), true)
    assert.equal(isSound({ ...table, rows: [{ ...small, cells: ['one'] }, large] }), false)
    assert.equal(isSound({ ...table, rows: [{ ...small, name: ' ' }, large] }), false)
    assert.equal(isSound({ ...table, rows: [{ ...small, name: 'large ' }, large] }), false)
    assert.equal(isSound({ ...table, columns: [{ name: '', kind: 'number' }] }), false)
    assert.deepEqual(writeTable({ ...table, rows: [{ ...small, cells: ['1,5'] }] }), {
      small: { price: 1.5 },
    })
  })

  test('are left to be edited as data where fields would lose something', () => {
    for (const value of [
      { a: [1] },
      { a: { b: { c: 1 } } },
      { items: [{ a: 1 }, { a: 'one' }] },
      {},
      { a: { b: [1] } },
    ])
      assert.equal(readTable(value), undefined, JSON.stringify(value))
  })
})
