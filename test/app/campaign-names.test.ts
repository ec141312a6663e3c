/** What a campaign without a title is called, wherever it is named: its subject, or its first words. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aSegment, aSendingWorkspace } from '../support/campaigns.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const SMS = 'Hi {{ contact.first_name }}, the tulips are here: five colours, until they are gone\nSee you'
const CALLED = 'Hi …, the tulips are here: five colours, until they are gone'

describe('a campaign without a title', { concurrency: 1 }, () => {
  test('is called by its first words in lists, where it is written, looked over and used', async () => {
    const workspace = await aSendingWorkspace(server)
    const segment = await aSegment(server.db, workspace)
    const recipients = { segmentIds: [segment] }
    const made = async (content: object): Promise<string> =>
      assertAnswered(await workspace.api.post('/campaigns', { recipients, ...content }), 201).id
    const sms = await made({ deliveryChannel: 'sms', text: SMS })
    const blocks = [{ type: 'divider' }, { type: 'h1', text: 'Spring sale' }]
    await made({ deliveryChannel: 'email', blocks })
    await made({ deliveryChannel: 'email', notification: { emailTitle: 'A subject' } })
    await made({ deliveryChannel: 'email', title: 'A title', blocks })

    const { page, faults, check, close } = await openAs('editor', workspace, '/campaigns')
    for (const name of [CALLED, 'Spring sale', 'A subject', 'A title'])
      await page.getByRole('link', { name, exact: true }).waitFor()
    await check('campaigns-without-title')
    await page.getByRole('link', { name: CALLED }).click()
    await assertShows(() => page.title(), `${CALLED} · Tidings`)
    await page.goto(page.url().replace(/\/campaigns.*/, `/campaigns/${sms}/review`))
    await page.getByRole('heading', { name: `Review: ${CALLED}` }).waitFor()
    await page.getByRole('link', { name: 'Home' }).click()
    await page.getByRole('link', { name: CALLED }).waitFor()
    await page.goto(page.url().replace(/(\/w\/[^/?]+).*/, `$1/segments/${segment}`))
    await page.getByText(CALLED).waitFor()
    await page.getByText('Spring sale').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('has no name of a neighbour: names are of the workspace alone', async () => {
    const [workspace, neighbour] = [await aSendingWorkspace(server), await aSendingWorkspace(server)]
    const text = 'Of the neighbour'
    const { id } = assertAnswered(
      await neighbour.api.post('/campaigns', { deliveryChannel: 'sms', text }),
      201,
    )
    const { person, close } = await openAs('viewer', workspace, '')

    const answer = await person.ask('GET', `/app/api/campaign-names?ids=${id},x`)

    assert.deepEqual(answer.body, { items: [] })
    await close()
  })
})
