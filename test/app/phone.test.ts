/** The app at 390 pixels: nothing is wider than the screen, and what a page is about is read whole. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { manyContacts } from '../support/many-contacts.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows, isCut } from '../support/shown.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const FINGER = { ...PHONE, hasTouch: true, isMobile: true } as const
const TIP_PIXELS = 44

const PAGES = `
  / /new-workspace /campaigns /campaigns/new /posts /requests /contacts /contacts/new /media /products /products/new /collections
  /contacts/import /segments /segments/new /flows /flows/new /outbox /outbox/suppressions /outbox/dead-letters /outbox/log /settings /settings/account
  /settings/domains /settings/sms /settings/tracking /settings/keys /settings/team
`
  .trim()
  .split(/\s+/)

describe('on a phone', { concurrency: 1 }, () => {
  test('no page is wider than the screen, where one is is marked and in sight, and what is pressed is as large as a finger', async () => {
    const workspace = await aWorkspace(server)
    await manyContacts(server.db, workspace.id, 60)
    const lamp = { title: 'A lamp', price: 10, currency: 'SEK' }
    assertAnswered(await workspace.api.post('/products', lamp), 201)
    const { page, person, faults, close } = await openAs('owner', workspace, '', FINGER)
    const email = 'somebody.with.a.very.long.address@department.of.the.municipality.example'
    await person.ask('POST', '/app/api/invitations', { email, role: 'editor', workspaceId: null })
    for (const at of PAGES) {
      await page.goto(page.url().replace(/(\/w\/[^/?]+).*/, `$1${at}`))
      await page.getByRole('heading', { level: 1 }).waitFor()
      await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390, at)
      for (const current of await page.locator('main nav [aria-current]').all())
        await untilTrue(
          () => isWithin(current),
          async () => `${at}: what one is in is in sight`,
        )
      const bar = page.getByRole('navigation').filter({ hasText: 'More' })
      const marked = at === '/new-workspace' ? 0 : 1
      await assertShows(() => bar.locator('[data-status=active]').count(), marked, at)
      await assertLarge(page, at)
    }
    assert.deepEqual(faults, [])
    await close()
  })

  test('pictures and videos of a letter, and what its preview is looked at with, are for fingers', async () => {
    const workspace = await aWorkspace(server)
    const blocks = [
      { type: 'image', imageUrl: 'https://a.example/a.png' },
      { type: 'video', url: 'https://a.example/film', text: 'How it is made' },
      { type: 'product', text: 'prompt: lamps' },
    ]
    const draft = { deliveryChannel: 'email', title: 'Lamps', blocks }
    const { id } = assertAnswered(await workspace.api.post('/campaigns', draft), 201) as { id: string }
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`, FINGER)
    await page.getByText('Without a picture the mail shows only its title').waitFor()
    await check('composer-phone-media')
    await assertLarge(page, 'the letter')
    await page.locator('[data-dock]').getByRole('button', { name: 'Preview' }).tap()
    await page.getByRole('switch', { name: 'Dark' }).waitFor()
    await assertLarge(page, 'the preview')
    // As whom, and in which light, are one line: the mail begins in the upper third.
    const letter = (await page.locator('iframe').boundingBox()) ?? assert.fail('no mail is shown')
    assert.ok(letter.y < PHONE.viewport.height / 3, `the mail begins at ${letter.y}`)
    assert.deepEqual(faults, [])
    await close()
  })

  test('the bar of the composer is one row, what an inbox shows is one line that opens, and the names in a list are not cut', async () => {
    const workspace = await aWorkspace(server)
    const title = 'What we learned from moths this year'
    const draft = { deliveryChannel: 'email', title, blocks: [{ type: 'text', text: 'Light.' }] }
    const { id } = assertAnswered(await workspace.api.post('/campaigns', draft), 201) as { id: string }
    const { page, faults, check, close } = await openAs('editor', workspace, '/campaigns', PHONE)
    const link = page.getByRole('link', { name: title })
    await link.waitFor()
    await assertShows(() => page.locator('td', { has: link }).evaluate(isCut), false)

    await page.goto(`${page.url()}/${id}`)
    const tops = await Promise.all(
      ['More', 'Review'].map(
        async (name) =>
          (await page.getByRole('main').getByRole('button', { name, exact: true }).boundingBox())?.y,
      ),
    )
    const back = await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).boundingBox()
    assert.equal(new Set([...tops, back?.y]).size, 1)
    // What is done now and then is behind one button.
    await assertShows(() => page.getByRole('button', { name: 'Send a test' }).count(), 0)
    await page.getByRole('main').getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Send a test' }).waitFor()
    await page.keyboard.press('Escape')
    await check('composer-phone-bar')

    // What an inbox shows is behind a line that opens, which says whom it is for.
    await assertShows(() => page.getByLabel('Preview line').count(), 0)
    await page.getByRole('button', { name: 'To Nobody: only its post is published' }).click()
    await page.getByLabel('Preview line').fill('They like the lamp')
    await check('composer-phone-inbox')
    assert.deepEqual(faults, [])
    await close()
  })

  test('that the connection is lost is said once, and over nothing that is needed', async () => {
    const workspace = await aWorkspace(server)
    const draft = { deliveryChannel: 'email', title: 'Moths', blocks: [{ type: 'text', text: 'Light.' }] }
    const { id } = assertAnswered(await workspace.api.post('/campaigns', draft), 201) as { id: string }
    const { page, close } = await openAs('editor', workspace, `/campaigns/${id}`, FINGER)
    const text = page.getByRole('textbox', { name: 'Text, block 1' })
    await text.waitFor()
    await page.context().setOffline(true)
    await text.tap()
    await page.keyboard.type('More. ')
    await page.getByText('No connection. What you typed is kept here').waitFor()
    await page.getByRole('button', { name: 'Review', exact: true }).click({ trial: true })
    const banner = page.getByText('No connection. What you typed is kept, and we keep trying.')
    await assertShows(() => banner.isVisible(), false)
    await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click()
    await banner.waitFor()
    const { y } = (await banner.boundingBox()) ?? assert.fail('no banner is shown')
    assert.ok(y > PHONE.viewport.height / 2, `it lies at ${y}`)
    await page.getByRole('link', { name: 'Home' }).click({ trial: true })
    await close()
  })

  test('what the keys lead to is never under the bar of places', async () => {
    const workspace = await aWorkspace(server)
    const { page, close } = await openAs('owner', workspace, '/settings/keys', PHONE)
    await page.getByRole('button', { name: 'Make a key' }).click()
    await page.getByRole('textbox', { name: 'Name' }).focus()
    const bar = await page.getByRole('navigation').filter({ hasText: 'More' }).boundingBox()
    const hidden: string[] = []
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      const field = page.locator(':focus')
      const box = (await field.boundingBox()) ?? assert.fail('nothing has the cursor')
      if (box.y + box.height > (bar?.y ?? 0)) hidden.push((await field.getAttribute('aria-label')) ?? '')
    }
    assert.deepEqual(hidden, [])
    await close()
  })

  test('where there are no segments, whom to write to is one press and nothing lies over it', async () => {
    const workspace = await aWorkspace(server)
    await manyContacts(server.db, workspace.id, 3)
    const { id } = assertAnswered(
      await workspace.api.post('/campaigns', { deliveryChannel: 'email', title: 'Moths' }),
      201,
    ) as { id: string }
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`, FINGER)
    await page.getByRole('button', { name: 'To Nobody: only its post is published' }).tap()
    await page.locator('#recipients').tap()
    await page.getByText('There are no segments yet').waitFor()
    await check('composer-phone-no-segments')
    await page.getByRole('button', { name: 'Choose everybody who is active' }).tap()
    await assertShows(() => page.getByText('There are no segments yet').count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })
})

async function assertLarge(page: Page, where: string): Promise<void> {
  await untilTrue(
    async () => (await tooSmall(page)).length === 0,
    async () => `${where}: ${(await tooSmall(page)).join(', ')}`,
  )
}

/** What can be pressed and is smaller than a finger's tip, with the room around it that counts as it. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const PRESSED = 'a[href], button, input, select, textarea, [role=combobox]'
    const sizeOf = (element) => {
      const { width, height } = element.getBoundingClientRect()
      const around = ['::before', '::after'].map((which) => getComputedStyle(element, which))
      const sizes = around.filter((style) => style.position === 'absolute').map((style) => [style.width, style.height])
      return [[width, height], ...sizes].map(([wide, high]) => [parseFloat(wide), parseFloat(high)])
    }
    return [...document.querySelectorAll(PRESSED)].flatMap((element) => {
      // A switch is its label; what is typed into is its frame; a segment has the frame of all around it.
      const frame = element.matches('.mantine-SegmentedControl-input') ? '.mantine-SegmentedControl-root' : 'label, .mantine-Input-wrapper'
      const target = element.closest(frame) ?? element
      if (element.disabled || element.closest('[class*=skip], [aria-hidden=true]')) return []
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      // Links within a sentence are as high as its lines.
      if (getComputedStyle(element).display === 'inline' && element.closest('p, small, label')) return []
      const sizes = [...sizeOf(target), ...sizeOf(element)]
      const isLarge = sizes.some(([width, height]) => Math.min(width, height) >= ${TIP_PIXELS})
      const [[width, height]] = sizes
      const name = element.getAttribute('aria-label') ?? element.textContent
      return isLarge ? [] : [name.trim() + ': ' + width + ' by ' + height]
    })
  })()`)
}

async function isWithin(element: Locator): Promise<boolean> {
  const box = await element.boundingBox()
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.viewport.width
}

async function untilTrue(holds: () => Promise<boolean>, what: () => Promise<string>): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.fail(await what())
}
