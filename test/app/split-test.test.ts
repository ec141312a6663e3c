/** A campaign in versions, in the browser: planned at the review, read in the report, decided by hand. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { record } from '../../server/tracking/store.ts'
import { sql } from '../../server/platform/sql.ts'
import { changeSettings } from '../../server/workspaces/store.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../support/campaigns.ts'
import { assertShows } from '../support/shown.ts'

const { server, openAs } = await useApp()
const { db } = server

describe('a campaign in versions', { concurrency: 1 }, () => {
  for (const [width, colorScheme, tracking] of [
    [1440, 'light', 'person'],
    [390, 'dark', 'off'],
  ] as const) {
    test(`is planned, goes out, and its winner is chosen (${width} px, ${colorScheme}, tracking ${tracking})`, async () => {
      const workspace = await aSendingWorkspace(server)
      await changeSettings(db, workspace.id, { tracking })
      await people(workspace, 10)
      const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { title: 'Spring is here' })
      const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}/review`, {
        viewport: { width, height: 900 },
        colorScheme,
      })
      await page.getByRole('button', { name: 'Try versions' }).click()
      await page.getByLabel('Subject of version B').waitFor()
      await page.getByRole('button', { name: 'Add a version' }).click()
      await page.getByRole('button', { name: 'Save the test' }).click()
      await page.getByText('Enter a subject').first().waitFor()
      await page.getByLabel('Subject of version B').fill('Have you seen the garden?')
      await page.getByLabel('Subject of version C').fill('Three things about spring')
      await page.getByLabel('Share of the people').fill('60')
      if (tracking === 'off') {
        await page.getByText('Opens and clicks are not counted').waitFor()
        await assertShows(() => page.getByRole('radio', { name: 'what most people open' }).isDisabled(), true)
      }
      await check(`split-plan-${width}`)
      await page.getByRole('button', { name: 'Save the test' }).click()
      await page.getByText('3 versions go to 60 % of the people.').waitFor()
      await check(`split-planned-${width}`)

      await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, id)
      await sent(workspace.id, id, tracking === 'person')
      await page.goto(page.url().replace('/review', '/report'))
      const results = page.getByRole('region', { name: 'Versions' })
      await results.getByText('Have you seen the garden?').waitFor()
      await results
        .getByText(tracking === 'off' ? /4 people wait until/ : /4 people wait for the winner/)
        .waitFor()
      if (tracking === 'person') await results.getByText('1 (50%)').first().waitFor()
      await check(`split-report-${width}`)
      // Every figure is in sight: none beyond the edge of a phone.
      for (const cell of await results.getByRole('cell').all()) {
        const { x, width: wide } = (await cell.boundingBox()) ?? assert.fail('a figure is not shown')
        assert.ok(x >= 0 && x + wide <= width, `from ${x} to ${x + wide}`)
      }
      const second = page.getByRole('region', { name: 'Version B' })
      assert.equal(await second.getByText('Bounced').count(), 0)
      await second.getByRole('button', { name: 'Version B' }).click()
      await second.getByText('Bounced').waitFor()

      await results.getByRole('button', { name: 'Send version B to the rest' }).click()
      const dialog = page.getByRole('dialog', { name: 'Send version B to the rest?' })
      await dialog.getByText('4 people get it').waitFor()
      await dialog.getByRole('button', { name: 'Send version B to the rest' }).click()
      await results.getByText('Chosen by hand on').waitFor()
      await results.getByText('Winner').waitFor()
      await check(`split-decided-${width}`)
      const [rest] = await db.rows<{ subject: string; status: string }>(sql`
        select content->>'subject' as subject, status from mailing
        where workspace_id = ${workspace.id}::uuid and campaign_id = ${id}::uuid and variant = 0`)
      assert.deepEqual(rest, { subject: 'Have you seen the garden?', status: 'sending' })
      assert.deepEqual(faults, [])
      await close()
    })
  }

  test('takes a copy of its own as version B, which is changed like any draft; the plan is in the history', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 4)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { title: 'The letter' })
    const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}/review`)
    await page.getByRole('button', { name: 'Try versions' }).click()
    await page.getByText('The whole mail').click()
    await page.getByRole('button', { name: 'Make a copy as version B' }).click()
    await page.getByText('The copy is version B').waitFor()
    assert.equal(
      await page.getByRole('combobox', { name: 'Draft of version B' }).inputValue(),
      'The letter (B)',
    )
    await check('split-copy')
    await page.getByRole('button', { name: 'Save the test' }).click()
    await page.getByRole('link', { name: 'Open the draft of version B' }).click()
    await page.getByRole('textbox', { name: 'Text, block 1' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', as B has it')
    const { items } = (await workspace.api.get('/campaigns')).body
    const copy = items.find(({ title }: { readonly title: string }) => title === 'The letter (B)')
    // It says "Saved" of what was before, too.
    const stored = async () => {
      const { blocks, notification } = (await workspace.api.get(`/campaigns/${copy.id}`)).body
      return [blocks[0].text, notification.emailTitle]
    }
    // Its title says which one it is; its readers see the subject of A until it is another one.
    await assertShows(stored, ['Hello, as B has it', 'The letter'])

    await page.goto(page.url().replace(copy.id, `${id}?pane=history`))
    const rows = page.getByRole('region', { name: 'History' }).getByRole('button')
    await rows.nth(1).waitFor()
    await rows.first().click()
    const plan = page.getByRole('dialog').getByRole('group', { name: 'Versions' })
    await plan.getByText('2 versions go to 20 % of the people.').waitFor()
    await check('split-compare')
    await page.keyboard.press('Escape')
    await rows.nth(1).click()
    await page.getByRole('button', { name: 'Bring this version back' }).click()
    await page.getByText('What was there before is in the history').waitFor()
    assert.equal(
      (await db.rows(sql`select from campaign_split_test where campaign_id = ${id}::uuid`)).length,
      0,
    )
    assert.deepEqual(faults, [])
    await close()
  })

  test('takes the words of another draft, and a viewer is offered neither plan nor choice', async () => {
    const workspace = await aSendingWorkspace(server)
    await people(workspace, 4)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)], { title: 'First' })
    const other = await aDraftTo(workspace, [], { title: 'Quite another letter' })
    const { page, faults, close } = await openAs('editor', workspace, `/campaigns/${id}/review`)
    await page.getByRole('button', { name: 'Try versions' }).click()
    await page.getByText('The whole mail').click()
    await page.getByRole('combobox', { name: 'Draft of version B' }).click()
    await page.getByRole('option', { name: 'Quite another letter' }).click()
    await page.getByRole('button', { name: 'Save the test' }).click()
    await page.getByText('2 versions go to').waitFor()
    const [{ others } = { others: null }] = await db.rows<{ others: unknown }>(sql`
      select others from campaign_split_test where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(others, [{ draftId: other }])
    await page.getByRole('button', { name: 'Take the test away' }).click()
    await page.getByRole('button', { name: 'Try versions' }).waitFor()
    assert.deepEqual(faults, [])
    await close()

    const viewer = await openAs('viewer', workspace, `/campaigns/${id}/review`)
    await viewer.page.getByRole('heading', { name: 'Try versions first' }).waitFor()
    await assertShows(() => viewer.page.getByRole('button', { name: 'Try versions' }).count(), 0)
    await viewer.close()
  })
})

/** What is queued of it has gone, and one of each version opened it. */
async function sent(workspaceId: string, campaignId: string, isOpened: boolean): Promise<void> {
  const rows = await db.rows<{ id: string; mailingId: string }>(sql`
    update delivery d set state = 'sent', settled = now(), due = null from mailing m
    where d.workspace_id = ${workspaceId}::uuid and m.workspace_id = ${workspaceId}::uuid and m.id = d.mailing_id
      and m.campaign_id = ${campaignId}::uuid and m.status = 'sending' and d.state = 'queued'
    returning d.id, d.mailing_id`)
  if (!isOpened) return
  for (const [mailingId, [first]] of Map.groupBy(rows, (row) => row.mailingId)) {
    const measured = { workspaceId, mailingId, deliveryId: first?.id }
    await record(db, measured, { kind: 'open', link: -1, agent: 'human' })
  }
}
