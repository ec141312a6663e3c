/** Menus that are open: what a screen reader finds in them, and where the keyboard is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

for (const [menu, name] of [
  ['workspace', /switch workspace/],
  ['account', /your account/i],
] as const)
  test(`the menu of the ${menu} is without fault while it is open, and begins at its first item`, async () => {
    const { page, check, faults, close } = await openAs('owner', await aWorkspace(server), '')
    await page.getByRole('button', { name }).click()
    await page.getByRole('menuitem').first().waitFor()
    await assertShows(() => page.locator(':focus').getAttribute('role'), 'menuitem')
    await check(`menu-${menu}`)
    assert.deepEqual(faults, [])
    await close()
  })
