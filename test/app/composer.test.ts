/** Writing a campaign in the browser: by keyboard alone, by two people at once, and letting it go. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { wallIn } from '../../app/pages/campaigns/zone-time.ts'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { createMember } from '../../server/workspaces/team-members/store.ts'
import { useApp } from '../support/app.ts'
import { assertAnswered } from '../support/assertions.ts'
import { aWorkspace, type TestWorkspace } from '../support/server.ts'
import { assertShows, untilFocused } from '../support/shown.ts'

const { server, openAs } = await useApp()

async function aDraft(workspace: TestWorkspace, content: object): Promise<{ id: string; editorUrl: string }> {
  const answer = await workspace.api.post('/campaigns', { deliveryChannel: 'email', ...content })
  return assertAnswered(answer, 201) as { id: string; editorUrl: string }
}

async function read(workspace: TestWorkspace, id: string) {
  return (await workspace.api.get(`/campaigns/${id}`)).body
}

function block(page: Page, number: number): Locator {
  return page.getByRole('textbox', { name: `Text, block ${number}` })
}

function saved(page: Page): Promise<unknown> {
  return page
    .getByRole('status')
    .getByText(/^Saved /)
    .waitFor()
}

describe('the composer', { concurrency: 1 }, () => {
  test('a letter is begun, written and looked at by keyboard alone', async () => {
    const workspace = await aWorkspace(server)
    await createSegment(server.db, workspace.id, { name: 'Everybody', filter: "state eq 'active'" })
    const { page, faults, check, close } = await openAs('editor', workspace, '/campaigns')
    await page.getByRole('heading', { name: 'Nothing written yet' }).waitFor()
    await check('campaigns-empty')
    const { keyboard } = page
    await page.getByRole('link', { name: 'New campaign' }).focus()
    await keyboard.press('Enter')
    await page.getByLabel('Title', { exact: true }).waitFor()
    await check('campaign-new')
    await page.getByLabel('Title', { exact: true }).focus()
    await keyboard.type('Spring is here')
    await keyboard.press('Enter')

    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    await page.getByRole('button', { name: 'Write, or type / for a block' }).focus()
    await keyboard.press('Enter')
    await untilFocused(page.getByRole('textbox', { name: 'Text, block 1' }))
    await keyboard.type('/head')
    await page.getByRole('option', { name: /^Heading/ }).waitFor()
    await check('composer-slash')
    await keyboard.press('Enter')
    await untilFocused(page.getByRole('textbox', { name: 'Heading, block 1' }))
    await keyboard.type('Hello {{ first')
    await page.getByRole('option', { name: 'First name' }).waitFor()
    await keyboard.press('Enter')
    await keyboard.press('Enter')
    await untilFocused(page.getByRole('textbox', { name: 'Text, block 2' }))
    await keyboard.type('Plain & ')
    await keyboard.press('Control+b')
    await keyboard.type('bold <words>')
    await page.keyboard.press('Alt+ArrowUp')
    await saved(page)
    await check('composer-written')

    const [item] = (await workspace.api.get('/campaigns')).body.items
    assert.deepEqual((await read(workspace, item.id)).blocks, [
      { type: 'text', text: 'Plain &amp; <b>bold &lt;words&gt;</b>', style: 'text' },
      { type: 'h1', text: 'Hello {{ contact.first_name | default: "friend" }}' },
    ])
    assert.deepEqual(faults, [])
    await close()
  })

  test('two people write one draft: what goes together does, what clashes is shown, and no word is lost', async () => {
    const workspace = await aWorkspace(server)
    const blocks = ['One', 'Two', 'Three'].map((text) => ({ type: 'text', text }))
    const { id } = await aDraft(workspace, { title: 'Shared', blocks })
    const one = await openAs('editor', workspace, `/campaigns/${id}`)
    const two = await openAs('editor', workspace, `/campaigns/${id}`)
    await Promise.all([one, two].map(({ page }) => block(page, 3).waitFor()))

    await write(one.page, block(one.page, 1), ' of the first')
    await saved(one.page)
    await write(two.page, block(two.page, 3), ' of the second')
    await two.page.getByText('Both changes are in').waitFor()
    await saved(two.page)
    const texts = async () =>
      (await read(workspace, id)).blocks.map(({ text }: { readonly text: string }) => text)
    assert.deepEqual(await texts(), ['One of the first', 'Two', 'Three of the second'])

    await write(one.page, block(one.page, 2), ' as the first has it')
    await one.page.getByText('Both changes are in').waitFor()
    await saved(one.page)
    await write(two.page, block(two.page, 2), ' as the second has it')
    const dialog = two.page.getByRole('dialog', { name: 'Somebody else changed the same words' })
    await dialog.getByText('Two as the first has it').waitFor()
    await dialog.getByText('Two as the second has it').waitFor()
    await two.check('composer-conflict')
    await dialog.getByText('Both', { exact: true }).click()
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await saved(two.page)

    assert.deepEqual(await texts(), [
      'One of the first',
      'Two as the second has it',
      'Two as the first has it',
      'Three of the second',
    ])
    assert.deepEqual([...one.faults, ...two.faults], [])
    await Promise.all([one.close(), two.close()])
  })

  test('a test of what two people wrote is sent once somebody has chosen, and never of other words than are shown', async () => {
    const workspace = await aWorkspace(server, { senderEmail: 'news@shop.example' })
    const { id } = await aDraft(workspace, { title: 'Both', blocks: [{ type: 'text', text: 'Before' }] })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await block(page, 1).waitFor()
    const theirs = { blocks: [{ type: 'text', text: 'Theirs' }] }
    assertAnswered(await workspace.api.patch(`/campaigns/${id}`, theirs))
    await write(page, block(page, 1), ' and mine')
    const dialog = page.getByRole('dialog', { name: 'Somebody else changed the same words' })
    await dialog.getByRole('button', { name: 'Decide later' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Send a test' }).click()
    await dialog.waitFor()
    await page.getByText('Somebody else changed the same words').last().waitFor()
    assert.equal(await page.getByRole('dialog', { name: 'Send a test' }).count(), 0)
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByRole('button', { name: 'Send the test' }).click()
    await page.getByText(/^A test is on its way to /).waitFor()

    const [test] = await server.db.rows<{ content: string }>(
      sql`select content::text as content from mailing where workspace_id = ${workspace.id}::uuid and kind = 'test'`,
    )
    assert.match(test?.content ?? '', /Before and mine/)
    assert.deepEqual(faults, [])
    await close()
  })

  test('of two people one reviews it while the other writes: nothing goes out that was not looked over', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aDraft(workspace, {
      title: 'Looked over',
      blocks: [{ type: 'text', text: 'Words' }],
    })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}/review`)
    const publish = page.getByRole('button', { name: 'Publish the post' })
    await publish.waitFor()
    assertAnswered(await workspace.api.patch(`/campaigns/${id}`, { title: 'Not looked over' }))

    await publish.click()
    await page.getByText('Somebody changed this campaign meanwhile; look it over again').waitFor()
    assert.equal((await read(workspace, id)).status, 'draft')
    await page.getByRole('heading', { name: 'Review: Not looked over' }).waitFor()
    await publish.click()
    await page.getByText(/Goes out in \d+ seconds/).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('what went out while somebody else has it open says so, and becomes a draft with all its words', async () => {
    const workspace = await aWorkspace(server)
    const notification = { emailTitle: 'The subject', emailDescription: 'The preview line' }
    const { id } = await aDraft(workspace, {
      title: 'Out',
      notification,
      blocks: [{ type: 'text', text: 'Words' }],
    })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await block(page, 1).waitFor()
    await publishCampaign(
      { db: server.db, publicUrl: 'http://tidings.test', smsUrl: undefined },
      workspace.id,
      id,
    )
    await write(page, block(page, 1), ' of mine')
    await page.getByText('It went out, or was deleted, while you wrote.').waitFor()
    await page.getByRole('button', { name: 'Make a new draft of them' }).click()
    await page.waitForURL((url) => !url.pathname.includes(id))
    await page.getByText('Words of mine').first().waitFor()

    const copy = await read(workspace, page.url().split('/').at(-1) ?? '')
    assert.deepEqual([copy.title, copy.notification], ['Out', notification])
    assert.deepEqual(faults, [])
    await close()
  })

  test('what is typed without a connection outlives the tab, and is saved at the next visit', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aDraft(workspace, { title: 'Kept', blocks: [{ type: 'text', text: 'Before' }] })
    const { page, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await block(page, 1).waitFor()
    await page.context().setOffline(true)
    await write(page, block(page, 1), ' and after')
    await page.getByText('No connection. What you typed is kept here').waitFor()
    assert.equal((await read(workspace, id)).blocks[0].text, 'Before')

    const address = page.url()
    const other = await page.context().newPage()
    await page.close()
    await other.context().setOffline(false)
    await other.goto(address)
    await saved(other)
    await other.getByText('Before and after').first().waitFor()

    await assertEventually(async () => (await read(workspace, id)).blocks[0].text === 'Before and after')
    await close()
  })

  test('the address in editorUrl opens the draft', async () => {
    const workspace = await aWorkspace(server)
    const { editorUrl } = await aDraft(workspace, { title: 'By its address', blocks: [] })
    const { page, faults, close } = await openAs('author', workspace, '/campaigns')
    await page.goto(new URL(new URL(editorUrl).pathname, page.url()).href)

    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    await assertShows(() => page.getByRole('textbox', { name: 'Title' }).inputValue(), 'By its address')
    assert.deepEqual(faults, [])
    await close()
  })

  test('the author of its post is whoever publishes it, and another one of the team where that is chosen', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aDraft(workspace, { title: 'Signed', blocks: [{ type: 'text', text: 'Words' }] })
    const { id: boId } = await createMember(server.db, workspace.id, { name: 'Bo', email: 'bo@shop.example' })
    const { page, person, faults, check, close } = await openAs(
      'editor',
      workspace,
      `/campaigns/${id}#subject`,
    )
    const field = page.getByLabel('Author of the post')
    await page.getByText('If you publish it, that is nobody').waitFor()
    await createMember(server.db, workspace.id, { name: 'Ada', email: person.email })
    await page.reload()
    await page.getByText('If you publish it, that is Ada.').waitFor()
    await check('composer-author')
    await Promise.all([
      page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/post-author'),
      ),
      field.selectOption('Bo'),
    ])
    await page.getByText('If you publish it').waitFor({ state: 'hidden' })
    await page.reload()
    await field.waitFor()
    await assertShows(() => field.inputValue(), boId)
    assert.deepEqual(faults, [])
    await close()
  })

  test('a letter is reviewed and published, can be taken back for ten seconds, and is scheduled for later', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await aDraft(workspace, { title: 'Going out', blocks: [{ type: 'text', text: 'Words' }] })
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}`)
    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('heading', { name: 'Review: Going out' }).waitFor()
    await check('review')
    await page.getByRole('button', { name: 'Publish the post' }).click()
    await page.getByText(/Goes out in \d+ seconds/).waitFor()
    await check('review-undo')
    assert.equal((await read(workspace, id)).status, 'scheduled')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('textbox', { name: 'Title' }).waitFor()
    assert.equal((await read(workspace, id)).status, 'draft')

    await page.getByRole('button', { name: 'Review' }).click()
    await page.getByRole('radio', { name: 'At a time' }).click()
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('Date and time').fill(`${day}T09:30`)
    await page.getByRole('button', { name: 'Schedule' }).click()
    await page.getByRole('button', { name: 'Take it back to change it' }).waitFor()
    await check('review-scheduled')

    const { status, publishDate } = await read(workspace, id)
    assert.deepEqual(
      [status, wallIn('Europe/Stockholm', new Date(publishDate))],
      ['scheduled', `${day}T09:30`],
    )
    assert.deepEqual(faults, [])
    await close()
  })
})

async function write(page: Page, field: Locator, words: string): Promise<void> {
  await field.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

async function assertEventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await isSo()) return
    await sleep(100)
  }
  assert.fail('it never came to be')
}
