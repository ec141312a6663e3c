/** Where the system has colours of its own (high contrast): what is chosen, and where one is, is seen all the same. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { aContact } from '../support/campaigns.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()

describe('in forced colours', { concurrency: 1 }, () => {
  test('what is chosen or ticked, and the place one is in, look another way than the rest', async () => {
    const workspace = await aWorkspace(server)
    await aContact(workspace, { email: 'a@example.com' })
    await aContact(workspace, { email: 'b@example.com' })
    const { page, faults, close } = await openAs('owner', workspace, '/settings/tracking', {
      forcedColors: 'active',
    })
    const choices = page.getByRole('radio')
    await choices.first().waitFor()
    await choices.first().check()
    assert.notEqual(await middleOf(choices.first()), await middleOf(choices.last()), 'a choice')
    const places = page.getByRole('main').getByRole('navigation').getByRole('link')
    await places.and(page.locator('[aria-current=page]')).waitFor()
    const [here] = await places.and(page.locator('[aria-current=page]')).all()
    const [elsewhere] = await places.and(page.locator(':not([aria-current])')).all()
    assert.ok(here && elsewhere)
    assert.notEqual(await groundOf(here), await groundOf(elsewhere), 'a place')

    await page.goto(page.url().replace(/settings.*/, 'contacts'))
    const ticks = page.getByRole('row').getByRole('checkbox')
    await ticks.nth(1).check()
    assert.notEqual(await middleOf(ticks.nth(1)), await middleOf(ticks.nth(2)), 'a tick')
    assert.deepEqual(faults, [])
    await close()
  })
})

/** Pictures of its middle, without what is around it: the cursor's ring is no difference that stays. */
async function middleOf(control: Locator): Promise<string> {
  await control.blur()
  await control.page().mouse.move(0, 0)
  return (await control.screenshot({ animations: 'disabled' })).toString('base64')
}

interface Styled {
  getComputedStyle(element: unknown): { readonly backgroundColor: string }
}

function groundOf(link: Locator): Promise<string> {
  // Runs in the page.
  return link.evaluate(
    (element) => (globalThis as unknown as Styled).getComputedStyle(element).backgroundColor,
  )
}
