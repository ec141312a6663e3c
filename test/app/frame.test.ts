/** The frame of the app: the palette, columns put in order, a connection that is lost, every width and both schemes. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows, untilFocused } from '../support/shown.ts'
import { moveByKeyboard } from '../support/sorting.ts'

const { server, origin, openAs } = await useApp()

function isOurs(url: URL): boolean {
  return url.origin === origin
}

describe('the palette', { concurrency: 1 }, () => {
  test('goes to a place and finds a contact by keyboard alone, whatever characters are typed', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { name: "Ann O'Hara 100%", email: 'ann@example.com' })
    await workspace.api.post('/contacts', { name: 'Somebody else', email: 'else@example.com' })
    const { page, faults, check, close } = await openAs('editor', workspace, '')
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()

    await page.keyboard.press('Control+k')
    await untilFocused(page.getByRole('combobox'))
    await page.keyboard.type('cont')
    await page.getByRole('option', { name: 'Contacts', exact: true }).waitFor()
    await check('palette')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    await page.keyboard.press('Control+k')
    await untilFocused(page.getByRole('combobox'))
    await page.keyboard.type("o'hara 100%")
    await page.getByRole('option', { name: /Ann O'Hara/ }).waitFor()
    await page.keyboard.press('Enter')

    await page.getByText('1 in total').waitFor()
    await assertShows(() => page.getByRole('cell', { name: 'Somebody else' }).count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('the palette while it is fetched', { concurrency: 1 }, () => {
  test('takes what is typed meanwhile, and nothing on the page behind it is pressed', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, close } = await openAs('editor', workspace, '')
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
    const fetched = Promise.withResolvers<void>()
    await page.route(/\/palette-[^/]*\.js$/, async (route) => {
      await fetched.promise
      await route.continue()
    })

    await page.getByRole('link', { name: 'Contacts' }).first().focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('prod')
    await page.keyboard.press('Enter')
    fetched.resolve()
    const input = page.getByRole('combobox')
    await untilFocused(input)
    await page.keyboard.type('ucts')

    assert.equal(await input.inputValue(), 'products')
    await page.getByRole('option', { name: 'Products', exact: true }).waitFor()
    assert.equal(await page.getByRole('heading', { level: 1, name: 'Contacts' }).count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('a table by keyboard', { concurrency: 1 }, () => {
  test('arrows walk through what its rows open, home and end go to the first and the last', async () => {
    const workspace = await aWorkspace(server)
    for (const title of ['First', 'Second', 'Third'])
      await workspace.api.post('/campaigns', { deliveryChannel: 'email', title })
    const { page, faults, close } = await openAs('viewer', workspace, '/campaigns?sort=created asc')
    const focused = async () => page.locator('a:focus').innerText()

    await page.getByRole('link', { name: 'First' }).focus()
    await page.keyboard.press('ArrowDown')
    assert.equal(await focused(), 'Second')
    await page.keyboard.press('End')
    assert.equal(await focused(), 'Third')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    assert.equal(await focused(), 'Second')
    await page.keyboard.press('Home')
    assert.equal(await focused(), 'First')
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('columns', { concurrency: 1 }, () => {
  test('are put in order by keyboard, heard while they move, and stay so', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { name: 'Ann', email: 'ann@example.com' })
    const { page, faults, check, close } = await openAs('viewer', workspace, '/contacts')
    await page.getByRole('button', { name: 'Columns' }).click()

    await moveByKeyboard(page, { name: 'Email', from: 1, to: 2 })
    await page.getByText('Email dropped at place 2').waitFor({ state: 'attached' })
    await check('columns')
    await page.reload()
    await page.getByRole('columnheader', { name: 'Email' }).waitFor()

    const heads = await page.getByRole('columnheader').allInnerTexts()
    assert.deepEqual(heads.slice(0, 3), ['Name', 'Phone', 'Email'])
    assert.deepEqual(faults, [])
    await close()
  })
})

describe('a connection that is lost', { concurrency: 1 }, () => {
  test('is said, loses nothing that was typed, and is said no more when it is back', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('editor', workspace, '/contacts/new')
    await page.getByLabel('Name', { exact: true }).fill('Typed on a train')
    await page.route(isOurs, (route) => route.abort('connectionfailed'))

    await page.getByRole('button', { name: 'Add contact' }).click()
    await page.getByText('There is no connection to the server. What you typed is kept; try again.').waitFor()
    await page.getByText('No connection. What you typed is kept, and we keep trying.').waitFor()
    await assertShows(() => page.getByLabel('Name', { exact: true }).inputValue(), 'Typed on a train')
    await page.unroute(isOurs)
    await page.getByText('No connection. What you typed').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Add contact' }).click()

    await page.getByRole('cell', { name: 'Typed on a train', exact: true }).waitFor()
    await close()
  })

  test('before a page has come is what is said of it, and the page comes by itself when it is back', async () => {
    const workspace = await aWorkspace(server)
    const { page, check, close } = await openAs('editor', workspace, '')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Contacts', exact: true }).click()
    await page.getByText('It did not arrive: there is no connection').waitFor()
    await check('page-not-loaded')
    await page.context().setOffline(false)
    await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
    await close()
  })
})

describe('one’s own account', { concurrency: 1 }, () => {
  test('its language is the language of the app, and its name is seen at once', async () => {
    const { page, faults, check, close } = await openAs(
      'editor',
      await aWorkspace(server),
      '/settings/account',
    )
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
    await page.getByText('This browser', { exact: true }).waitFor()
    await check('account')

    await page.getByLabel('Name').fill('Åsa')
    await page.getByLabel('Language').selectOption('Svenska')
    await page.getByRole('button', { name: 'Save', exact: true }).click()

    await page.getByRole('heading', { level: 1, name: 'Ditt konto' }).waitFor()
    await page.getByRole('button', { name: /Åsa.*ditt konto/ }).waitFor()
    await assertShows(() => page.locator('html').getAttribute('lang'), 'sv')
    await check('account-swedish')
    assert.deepEqual(faults, [])
    await close()
  })
})
