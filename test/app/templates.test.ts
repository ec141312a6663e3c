/** Letters of a workspace to begin from, in the browser: kept, begun with, renamed, deleted; on a wide screen and a phone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('own templates', { concurrency: 1 }, () => {
  for (const [width, colorScheme] of [
    [1440, 'dark'],
    [390, 'light'],
  ] as const) {
    test(`a campaign is kept as a template and the next one begins with it (${width} px, ${colorScheme})`, async () => {
      const workspace = await aWorkspace(server)
      const { body } = await workspace.api.post('/campaigns', {
        deliveryChannel: 'email',
        title: 'October news',
        blocks: [{ type: 'h1', text: 'Three things' }],
        notification: { emailTitle: 'What happened in October' },
      })
      const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${body.id}`, {
        viewport: { width, height: 900 },
        colorScheme,
      })
      await page.locator('main').getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Save as a template' }).click()
      const dialog = page.getByRole('dialog', { name: 'Save as a template' })
      await dialog.getByLabel('Name').fill('Monthly news')
      await check(`template-save-${width}`)
      await dialog.getByRole('button', { name: 'Save', exact: true }).click()
      await dialog.waitFor({ state: 'hidden' })

      await page.goto(page.url().replace(/campaigns\/.*$/, 'campaigns/new'))
      await page.getByRole('radio', { name: /^Monthly news/ }).click()
      await assertShows(() => page.getByLabel('Title', { exact: true }).inputValue(), 'October news')
      await check(`template-choose-${width}`)
      await page.getByLabel('Title', { exact: true }).fill('November news')
      await page.getByRole('button', { name: 'Start writing' }).click()
      await page.getByRole('textbox', { name: 'Heading, block 1' }).waitFor()
      const { items } = (await workspace.api.get('/campaigns')).body
      const { body: begun } = await workspace.api.get(`/campaigns/${items[0].id}`)
      assert.deepEqual(
        [begun.title, begun.notification, begun.blocks],
        ['November news', { emailTitle: 'What happened in October' }, [{ type: 'h1', text: 'Three things' }]],
      )

      await page.goto(page.url().replace(/campaigns\/.*$/, 'campaigns/templates'))
      await page.getByRole('button', { name: 'Rename Monthly news' }).click()
      await page.getByRole('textbox', { name: 'Name' }).fill('Every month')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Every month', { exact: true }).waitFor()
      await check(`templates-${width}`)
      await page.getByRole('button', { name: 'Delete Every month' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('heading', { name: 'No templates yet' }).waitFor()
      await check(`templates-empty-${width}`)
      assert.deepEqual(faults, [])
      await close()
    })
  }

  test('an author begins with one, and is offered neither to keep nor to change one', async () => {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/campaigns', { deliveryChannel: 'email', title: 'Mine' })
    const { page, close } = await openAs('author', workspace, `/campaigns/${body.id}`)
    await page.getByRole('textbox', { name: 'Title' }).waitFor()

    await assertShows(() => page.locator('main').getByRole('button', { name: 'More' }).count(), 0)
    await close()
  })
})
