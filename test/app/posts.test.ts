/** Posts and post requests in the browser: read, put onto other sites, decided on. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { wallIn } from '../../app/pages/campaigns/zone-time.ts'
import { newId } from '../../server/platform/clock.ts'
import { aPerson } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { eventually } from '../support/sending.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const
const DAY_MILLISECONDS = 86_400_000
/** What was read before is old by then. */
const AWHILE_MILLISECONDS = 60_000
/** What is answered is on the screen. */
const PAINTED_MILLISECONDS = 500

async function aRequest({ api }: TestWorkspace, request: object): Promise<string> {
  return assertAnswered(await api.post('/post-requests', request), 201).body.requestId as string
}

/** As the app reads it. */
async function read(person: { ask(method: string, path: string): Promise<{ body: unknown }> }, id: string) {
  const { body } = await person.ask('GET', `/app/api/post-requests/${id}`)
  return body as {
    state: string
    remark: string | null
    publishDate: string | null
    request: { text: string }
  }
}

describe('posts', { concurrency: 1 }, () => {
  test('a published post is found, read as its readers have it, and its list put onto another site', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour "Books"' })
    await aRequest(workspace, { header: 'Open on Sunday', text: 'From ten to four.', action: 'publish' })
    const { page, faults, check, close } = await openAs('viewer', workspace, '/posts')
    await page.getByRole('link', { name: 'Open on Sunday' }).waitFor()
    await check('posts')
    await page.getByRole('button', { name: 'Show on your site' }).click()
    const dialog = page.getByRole('dialog', { name: 'Show your posts on your site' })
    await dialog.frameLocator('iframe').getByRole('link', { name: 'Open on Sunday' }).waitFor()
    const code = await dialog.getByLabel('Code to paste').innerText()
    assert.ok(code.includes(`data-tidings-posts="${workspace.id}" data-limit="5"`), code)
    assert.ok(code.includes('Harbour "Books"</a>') || code.includes('Harbour &quot;Books&quot;</a>'), code)
    await check('posts-embed')
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Open on Sunday' }).click()
    const frame = page.getByTitle('The page of Open on Sunday')
    await frame.contentFrame().getByText('From ten to four.').waitFor()
    assert.doesNotMatch((await frame.getAttribute('sandbox')) ?? 'all', /allow-scripts|allow-top|allow-forms/)
    await check('post')

    // The page's own script is stopped, as any other would be.
    assert.equal(faults.filter((fault) => fault.startsWith('Blocked script execution')).length, 1)
    assert.equal(faults.length, 1)
    await close()
  })

  test('what is suggested is looked at, mended and published, scheduled, or rejected with a word', async () => {
    const workspace = await aWorkspace(server)
    const author = { name: 'Bo Lind', email: 'bo@example.com' }
    const first = await aRequest(workspace, { header: 'New bakery', text: 'Fresh braed daily.', author })
    const second = await aRequest(workspace, { header: 'Summer hours', text: 'Open later.', author })
    const third = await aRequest(workspace, { text: 'Buy watches', author })
    const { page, person, faults, check, close } = await openAs('editor', workspace, '/requests')
    await page.getByRole('link', { name: 'New bakery' }).waitFor()
    await check('requests')
    await page.getByRole('link', { name: 'New bakery' }).click()
    await page.getByTitle('The post New bakery as it will be').contentFrame().getByText('braed').waitFor()
    await check('request')
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Text', { exact: true }).fill('Fresh bread daily.')
    await check('request-edit')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByTitle('The post New bakery as it will be').contentFrame().getByText('bread').waitFor()
    await page.getByRole('button', { name: 'Publish now' }).click()
    // One press reaches everybody: it is asked for twice, with who they are.
    const sure = page.getByRole('dialog', { name: 'Publish it now?' })
    await sure.getByText('Who hears of it: Everybody who follows you.').waitFor()
    await check('request-publish')
    await sure.getByRole('button', { name: 'Cancel' }).click()
    assert.equal((await read(person, first)).state, 'suggested')
    await page.getByRole('button', { name: 'Publish now' }).click()
    await sure.getByRole('button', { name: 'Publish now' }).click()
    await page.getByRole('link', { name: 'Go to the post' }).waitFor()
    assert.deepEqual((await workspace.api.get('/posts')).body.items[0].text, 'Fresh bread daily.')

    await page.goto(page.url().replace(first, second))
    await page.getByRole('button', { name: 'Schedule' }).click()
    const day = new Date(Date.now() + 3 * DAY_MILLISECONDS).toISOString().slice(0, 10)
    const scheduling = page.getByRole('dialog', { name: 'Schedule' })
    await scheduling.getByLabel('Date and time').fill('2020-01-01T09:30')
    await scheduling.getByRole('button', { name: 'Schedule' }).click()
    await scheduling.getByText('Choose a time to come').waitFor()
    await scheduling.getByLabel('Date and time').fill(`${day}T09:30`)
    await check('request-schedule')
    await scheduling.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('button', { name: 'Move to another time' }).waitFor()
    const scheduled = await read(person, second)
    assert.equal(scheduled.state, 'scheduled')
    assert.equal(wallIn('Europe/Stockholm', new Date(scheduled.publishDate ?? '')), `${day}T09:30`)

    await page.goto(page.url().replace(second, third))
    await page.getByRole('heading', { name: 'Buy watches' }).waitFor()
    await page.getByRole('button', { name: 'Reject' }).click()
    const rejecting = page.getByRole('dialog', { name: 'Reject' })
    await rejecting.getByLabel(/^Why, in a word/).fill('Not ours')
    await check('request-reject')
    await rejecting.getByRole('button', { name: 'Reject' }).click()
    await rejecting.waitFor({ state: 'hidden' })
    await page.getByText('Not ours').waitFor()
    const { state, remark } = await read(person, third)
    assert.deepEqual([state, remark], ['rejected', 'Not ours'])
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is being mended stays while the server cannot answer; what is not there says so, and leads on', async () => {
    const workspace = await aWorkspace(server)
    const id = await aRequest(workspace, { header: 'New bakery', text: 'Fresh braed daily.' })
    const { page, faults, close } = await openAs('editor', workspace, `/requests/${id}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Text', { exact: true }).fill('Fresh bread daily.')
    const path = `**/app/api/post-requests/${id}`
    let asked = 0
    await page.route(path, async (route) => {
      asked += 1
      await route.fulfill({ status: 503, json: { message: 'The database is away' } })
    })
    // As somebody who comes back to the window a while later: what is shown is read again.
    await page.clock.install()
    await page.clock.fastForward(AWHILE_MILLISECONDS)
    await page.evaluate(`window.dispatchEvent(new Event('visibilitychange'))`)
    // Once, and twice again before it gives up.
    await eventually(async () => asked === 3)
    await page.waitForTimeout(PAINTED_MILLISECONDS)

    await assertShows(() => page.getByLabel('Text', { exact: true }).inputValue(), 'Fresh bread daily.')
    await assertShows(() => page.getByText('is not here').count(), 0)
    const rail = page.getByRole('navigation', { name: 'Places' })
    await assertShows(() => rail.getByRole('link', { name: 'Posts' }).getAttribute('aria-current'), 'page')

    await page.unroute(path)
    await page.goto(page.url().replace(id, newId()))
    await page.getByRole('heading', { name: 'This post request is not here', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'To the post requests' }).click()
    await page.getByRole('link', { name: 'New bakery' }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('what somebody else wrote meanwhile is shown before it can go out, and neither’s words are lost', async () => {
    const workspace = await aWorkspace(server)
    const id = await aRequest(workspace, { header: 'New bakery', text: 'Fresh bread.' })
    const { page, person, faults, close } = await openAs('editor', workspace, `/requests/${id}`)
    const other = await aPerson(server, workspace, 'editor')
    const change = (body: object) => other.ask('PATCH', `/app/api/post-requests/${id}`, body)
    await page.getByRole('button', { name: 'Publish now' }).click()
    const approving = page.getByRole('dialog')
    assert.equal((await change({ text: 'Sold out.' })).status, 200)
    await approving.getByRole('button', { name: 'Publish now' }).click()
    await page.getByText('Somebody changed this post request meanwhile').waitFor()
    await page.frameLocator('iframe').getByText('Sold out.').waitFor()
    assert.equal((await read(person, id)).state, 'suggested')

    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Text', { exact: true }).fill('Back on Friday.')
    assert.equal((await change({ text: 'Sold out until Friday.', header: 'Bakery' })).status, 200)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('q', { hasText: 'Sold out until Friday.' }).waitFor()
    await assertShows(() => page.getByLabel('Text', { exact: true }).inputValue(), 'Back on Friday.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Bakery' }).waitFor()
    await page.frameLocator('iframe').getByText('Back on Friday.').waitFor()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await approving.getByRole('button', { name: 'Publish now' }).click()
    await eventually(async () => (await read(person, id)).state === 'published')
    // The browser's own line about what was answered with 412.
    assert.ok(
      faults.every((fault) => fault.includes('412')),
      faults.join('; '),
    )
    await close()
  })

  test('an author and a viewer see what is suggested and cannot decide; nothing yet says what will be here', async () => {
    const workspace = await aWorkspace(server)
    const id = await aRequest(workspace, { header: 'Mine', text: 'Words' })
    const { page, faults, check, close } = await openAs('author', workspace, `/requests/${id}`, PHONE)
    await page.getByText('An editor decides on it.').waitFor()
    await assertShows(() => page.getByRole('button', { name: /^(Publish|Reject|Schedule|Edit)/ }).count(), 0)
    await check('request-author-phone')
    const other = await openAs('viewer', await aWorkspace(server), '/posts', PHONE)
    await other.page.getByRole('heading', { name: 'Nothing published yet' }).waitFor()
    await other.check('posts-empty-phone')
    await other.page.getByRole('link', { name: 'Post requests' }).click()
    await other.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
    await other.check('requests-empty-phone')

    assert.deepEqual([...faults, ...other.faults], [])
    await Promise.all([close(), other.close()])
  })
})
