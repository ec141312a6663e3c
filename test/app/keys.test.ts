/** API keys in the app: made, shown once, replaced, revoked. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { apiWith, aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('API keys', { concurrency: 1 }, () => {
  test('one is made with the scopes chosen, works, is shown this once, and ends when it is revoked', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('admin', workspace, '/settings/keys')
    await page.getByRole('button', { name: 'Make a key' }).click()
    const form = page.getByRole('form', { name: 'Make a key' })
    await form.getByRole('button', { name: 'Make a key' }).click()
    await page.getByText('Choose at least one').waitFor()
    await form.getByLabel('Name').fill('Shop')
    await form.getByRole('radio', { name: 'Products: Read', exact: true }).check()
    await check('settings-keys-new')
    await form.getByRole('button', { name: 'Make a key' }).click()
    const shown = page.getByLabel('Key', { exact: true })
    const key = await shown.inputValue()
    await check('settings-keys')

    const shop = apiWith(server.http, key)
    assert.deepEqual([(await shop.get('/products')).status, (await shop.get('/contacts')).status], [200, 403])
    assert.equal((await shop.get('/products?$limit=x')).status, 400)
    await page.getByRole('button', { name: 'I have copied it' }).click()
    await shown.waitFor({ state: 'detached' })
    await page.reload()
    const requests = page.getByRole('table', { name: 'Requests with Shop' })
    for (let n = 0; n < 100 && (await requests.count()) === 0; n += 1) {
      // The log is written a moment after the answer.
      await page.getByRole('button', { name: /equests with Shop/ }).click()
      await page.waitForTimeout(200)
    }
    await page.getByRole('switch', { name: 'Only what was refused' }).check()
    await requests.getByText('400', { exact: true }).waitFor()
    await assertShows(() => requests.getByText('200', { exact: true }).count(), 0)
    await check('settings-keys-requests')
    await page.getByRole('button', { name: 'Revoke Shop' }).click()
    assert.ok(!(await page.content()).includes(key))
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('button', { name: 'Revoke Shop' }).waitFor({ state: 'detached' })
    for (let n = 0; n < 100 && (await shop.get('/products')).status !== 403; n += 1)
      await new Promise((done) => setTimeout(done, 50))
    assert.equal((await shop.get('/products')).status, 403)
    assert.deepEqual(faults, [])
    await close()
  })
})
