/** Segments in the browser: made from the filter of the list, counted, changed, deleted when nothing goes to them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createSegment, listSegments } from '../../server/contacts/segments/store.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()

describe('segments', { concurrency: 1 }, () => {
  test('one is made from the filter of the list, counted, changed and deleted', async () => {
    const workspace = await aWorkspace(server)
    for (const [email, tags] of [
      ['ann@example.com', ['vip']],
      ['bo@example.com', ['vip', 'guest']],
      ['cid@example.com', []],
    ])
      await workspace.api.post('/contacts', { email, tags, addDirectly: true })
    const filter = encodeURIComponent("tags eq 'vip'")
    const { page, faults, check, close } = await openAs('editor', workspace, `/contacts?filter=${filter}`)

    await page.getByRole('link', { name: 'Save as segment' }).click()
    await page.getByText('Contacts that fit now: 2').waitFor()
    await page.getByRole('button', { name: 'Save segment' }).click()
    await page.getByText('Give the segment a name').waitFor()
    await check('segment-new')
    await page.getByRole('textbox', { name: 'Name' }).fill('Best friends')
    await page.getByRole('button', { name: 'Save segment' }).click()
    await page.getByRole('row', { name: /Best friends.*vip.*2$/ }).waitFor()
    await check('segments')
    await page.getByRole('link', { name: 'Best friends' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Guests')
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('button', { name: 'Save segment' }).click()
    await page.getByText('Add a condition first').waitFor()
    await page.getByRole('button', { name: 'Add filter' }).click()
    await page.getByLabel('Field').selectOption('tags')
    await page.getByLabel('Value').fill('guest')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('Contacts that fit now: 1').waitFor()
    await page.getByRole('button', { name: 'Save segment' }).click()
    await page.getByText('Guests is saved').waitFor()

    const { body } = await workspace.api.get('/contacts', {})
    assert.equal(body.meta.maxResults, 3)
    await check('segment')
    await page.getByRole('button', { name: 'Delete segment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete segment' }).click()
    await page.getByText('Guests is deleted').waitFor()
    await page.getByRole('heading', { name: 'No segments yet' }).waitFor()
    await check('segments-empty')
    assert.deepEqual(faults, [])
    await close()
  })

  test('conditions within each other are read out in the list, and changed on its page as the builder shows them', async () => {
    const workspace = await aWorkspace(server)
    const filter = "tags eq 'vip' and (city eq 'Lund' or not (city like 'Malm%')) and not (state eq 'active')"
    const { id } = await createSegment(server.db, workspace.id, { name: 'Near', filter })
    const { page, faults, check, close } = await openAs('editor', workspace, '/segments')
    const said = 'Tag is vip and (City is Lund or not (City contains Malm%)) and State is not Active'
    await page.getByText(said, { exact: true }).waitFor()
    await page.goto(`${page.url()}/${id}`)
    const group = page.getByRole('group', { name: 'City is Lund or not (City contains Malm%)' })
    await group.getByRole('button', { name: 'Remove City is Lund' }).click()
    await page.getByRole('button', { name: 'Save segment' }).click()
    await assertShows(
      async () => (await listSegments(server.db, workspace.id)).map((each) => each.filter).join(),
      "tags eq 'vip' and not (city like 'Malm%') and not (state eq 'active')",
    )
    await check('segment-nested')
    assert.deepEqual(faults, [])
    await close()
  })

  test('one that a campaign is to go to names the campaign and stays; on a phone, in the dark, for a viewer', async () => {
    const workspace = await aWorkspace(server)
    const wanted = { name: 'Everybody', filter: "state eq 'active'" }
    const { id } = await createSegment(server.db, workspace.id, wanted)
    await workspace.api.post('/campaigns', {
      deliveryChannel: 'email',
      title: 'Spring',
      recipients: { segmentIds: [id] },
    })
    const { page, faults, check, close } = await openAs('editor', workspace, `/segments/${id}`)

    await page.getByRole('link', { name: 'Spring' }).waitFor()
    await assertShows(() => page.getByRole('button', { name: 'Delete segment' }).count(), 0)
    await check('segment-used')
    const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const }
    const viewer = await openAs('viewer', workspace, '/segments', phone)
    await viewer.page.getByRole('link', { name: 'Everybody' }).waitFor()
    await assertShows(() => viewer.page.getByRole('link', { name: 'New segment' }).count(), 0)
    await viewer.check('segments-phone-dark')
    await viewer.page.getByRole('link', { name: 'Everybody' }).click()
    await viewer.page.getByText('State is Active').waitFor()
    await assertShows(() => viewer.page.getByRole('main').getByRole('textbox').count(), 0)
    await assertShows(() => viewer.page.getByRole('main').getByRole('button').count(), 0)

    assert.deepEqual([...faults, ...viewer.faults], [])
    await Promise.all([close(), viewer.close()])
  })
})
