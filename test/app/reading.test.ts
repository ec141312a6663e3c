/** What those see of a campaign who may not change it, or not now: its words, whom it goes to, and the way back. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../support/campaigns.ts'

const PUBLIC_URL = 'https://news.example.com'
const { server, openAs } = await useApp()

async function aCampaign() {
  const workspace = await aSendingWorkspace(server)
  await people(workspace, 2)
  const blocks = [{ type: 'text', text: 'Bulbs are in.' }]
  const to = [await aSegment(server.db, workspace)]
  return { workspace, id: await aDraftTo(workspace, to, { title: 'Spring is here', blocks }) }
}

describe('a campaign that is only read', () => {
  test('shows a viewer its words as a draft, what it is, and the way back', async () => {
    const { workspace, id } = await aCampaign()
    const { page, faults, check, close } = await openAs('viewer', workspace, `/campaigns/${id}`)
    await page.frameLocator('iframe').getByText('Bulbs are in.').last().waitFor()
    await page.getByRole('heading', { name: 'Spring is here', level: 1 }).first().waitFor()
    await page.getByRole('main').getByText('Draft', { exact: true }).waitFor()
    await check('campaign-read')
    await page.getByRole('main').getByRole('link', { name: 'Campaigns' }).click()
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('scheduled, shows whom it goes to and its words, on a phone and as others read it too', async () => {
    const { workspace, id } = await aCampaign()
    const tomorrow = new Date(Date.now() + 86_400_000)
    await publishCampaign({ db: server.db, publicUrl: PUBLIC_URL }, workspace.id, id, { at: tomorrow })
    const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
    const { page, faults, check, close } = await openAs('viewer', workspace, `/campaigns/${id}/review`, phone)
    await page.getByText('2 people').waitFor()
    await page.frameLocator('iframe').getByText('Bulbs are in.').last().waitFor()
    await page.getByText('Text', { exact: true }).click()
    await page.getByText('Bulbs are in.').last().waitFor()
    await check('review-scheduled-read')
    assert.equal(await page.getByRole('button', { name: 'Take it back to change it' }).count(), 0)
    assert.deepEqual(faults, [])
    await close()
  })

  test('gone out, its report leads to the words that went, and back', async () => {
    const { workspace, id } = await aCampaign()
    await publishCampaign({ db: server.db, publicUrl: PUBLIC_URL }, workspace.id, id)
    const { page, faults, close } = await openAs('viewer', workspace, `/campaigns/${id}`)
    await page
      .getByRole('link', { name: 'Report' })
      .or(page.getByRole('link', { name: 'Review' }))
      .waitFor()
    await page.goto(`${page.url()}/report`)
    await page.getByRole('link', { name: 'See the message' }).click()
    await page.frameLocator('iframe').getByText('Bulbs are in.').last().waitFor()
    assert.deepEqual(faults, [])
    await close()
  })
})
