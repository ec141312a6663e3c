/** The composer and the review while the server does not answer: nothing waits longer than it must, and nothing is taken away. */
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo } from '../support/campaigns.ts'
import { eventually } from '../support/sending.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()

describe('while nobody answers', { concurrency: 1 }, () => {
  test('what is typed without a connection is saved as soon as there is one, not at the next try', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Kept', blocks: [{ type: 'text', text: 'Before' }] })
    const { page, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    const block = page.getByRole('textbox', { name: 'Text, block 1' })
    await block.waitFor()
    // No try comes by itself while the clock stands.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.context().setOffline(true)
    await block.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' and after')
    await page.clock.runFor(1_000)
    await page.getByText('No connection. What you typed is kept here').waitFor()
    await page.context().setOffline(false)

    await eventually(
      async () => (await workspace.api.get(`/campaigns/${id}`)).body.blocks[0].text === 'Before and after',
    )
    await close()
  })

  test('a campaign on its way can be taken back while looks at it fail', async () => {
    const workspace = await aWorkspace(server)
    const id = await aDraftTo(workspace, [], { title: 'Going', blocks: [{ type: 'text', text: 'Words' }] })
    const { page, close } = await openAs('editor', workspace, `/campaigns/${id}/review`)
    const at = new Date(Date.now() + 50_000)
    await publishCampaign(
      { db: server.db, publicUrl: 'http://tidings.test', smsUrl: undefined },
      workspace.id,
      id,
      { at },
    )
    await page.reload()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.waitFor()
    let looks = 0
    await page.route(`**/api/campaigns/${id}`, (route) => {
      looks += 1
      return route.fulfill({
        status: 503,
        json: { message: 'The database does not answer', statusCode: 503 },
      })
    })
    await eventually(async () => looks >= 4)
    await sleep(500)
    await undo.click()
    await eventually(async () => (await workspace.api.get(`/campaigns/${id}`)).body.status === 'draft')
    await close()
  })
})
