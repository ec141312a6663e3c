/** Whose sign-in page it is: that of the one workspace there is, in its colour and with its picture, or Tidings' own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { archiveWorkspace } from '../../server/workspaces/ending/ending.ts'
import { useApp } from '../support/app.ts'
import { eventually } from '../support/sending.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, open } = await useApp()

function isOurs(page: Page) {
  return page.locator('img[src="/app/icon.svg"]')
}

test('it is in the dress of the one workspace there is, and in our own where there is none or more', async () => {
  const { page, faults, check, close } = await open('/sign-in')
  await isOurs(page).waitFor()

  const image = 'https://elsewhere.example/logo.png'
  const { organizationId } = await aWorkspace(server, { name: 'Harbour', accentColor: '#b3261e', image })
  await page.reload()
  await page.getByText('Harbour', { exact: true }).waitFor()
  const colour = "getComputedStyle(document.querySelector('button[type=submit]')).backgroundColor"
  await eventually(async () => {
    const [red = 0, green = 0, blue = 0] =
      String(await page.evaluate(colour))
        .match(/\d+/g)
        ?.map(Number) ?? []
    return red > green + 60 && red > blue + 60
  })
  await check('sign-in-one-workspace')

  const { id } = await aWorkspace(server, { name: 'Quay', organizationId })
  await page.reload()
  await isOurs(page).waitFor()
  await assertShows(() => page.getByText('Harbour').count(), 0)
  await archiveWorkspace(server.db, id)
  await page.reload()
  await page.getByText('Harbour', { exact: true }).waitFor()
  // Nobody else is asked for its picture.
  assert.deepEqual(faults, [])
  await close()
})
