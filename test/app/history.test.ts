/** What a draft was, in the browser: who wrote when, what changed, and the way back. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { wordChanges } from '../../app/pages/campaigns/history/word-changes.ts'
import { sql } from '../../server/platform/sql.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()

describe('two texts word by word', () => {
  test('hold both texts whole, whatever they are', () => {
    const words = fc.array(fc.constantFrom('a ', 'b ', 'c', '\n', ' '), { maxLength: 20 })
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [one.join(''), other.join('')]
        const pieces = wordChanges(before, after)
        const without = (kind: string) =>
          pieces.flatMap((piece) => (piece.kind === kind ? [] : piece.text)).join('')
        assert.equal(without('added'), before)
        assert.equal(without('removed'), after)
        if (before === after) assert.ok(pieces.every(({ kind }) => kind === 'same'))
      }),
    )
  })

  test('mark the words that changed and no others', () => {
    assert.deepEqual(wordChanges('The red shoes are here', 'The blue shoes are here now'), [
      { kind: 'same', text: 'The' },
      { kind: 'removed', text: ' red' },
      { kind: 'added', text: ' blue' },
      { kind: 'same', text: ' shoes are here' },
      { kind: 'added', text: ' now' },
    ])
  })
})

describe('the history of a draft', { concurrency: 1 }, () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`says who wrote what, shows what changed word by word, and brings it back (${width} px, ${colorScheme})`, async () => {
      const workspace = await aWorkspace(server)
      const blocks = [
        { type: 'h1', text: 'Spring' },
        { type: 'text', text: 'The red shoes are here' },
        { type: 'button', text: 'See them', url: 'https://shop.example' },
      ]
      const { body } = await workspace.api.post('/campaigns', {
        deliveryChannel: 'email',
        title: 'Spring',
        blocks,
      })
      const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${body.id}`, {
        viewport: { width, height: 900 },
        colorScheme,
      })
      await page.getByRole('textbox', { name: 'Text, block 2' }).click()
      await page.keyboard.press('End')
      await page.keyboard.type(' now')
      await page
        .getByRole('status')
        .getByText(/^Saved /)
        .waitFor()
      await db(workspace.id)
      await workspace.api.patch(`/campaigns/${body.id}`, { title: 'Summer', blocks: blocks.slice(0, 2) })

      if (width === 390) await page.getByRole('main').getByRole('button', { name: 'More' }).click()
      await page.getByText('History', { exact: true }).click()
      const panel = page.getByRole('region', { name: 'History' })
      const rows = panel.getByRole('button')
      await rows.nth(2).waitFor()
      await rows.filter({ hasText: 'An editor' }).waitFor()
      await check(`history-${width}`)

      await rows.filter({ hasText: 'An editor' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('group', { name: 'Title' }).waitFor()
      assert.match((await dialog.getByRole('group', { name: 'Title' }).textContent()) ?? '', /SpringSummer/)
      await dialog.getByRole('group', { name: 'Button, removed' }).waitFor()
      await dialog.getByText('In this version').click()
      await dialog.locator('ins', { hasText: 'now' }).waitFor()
      await check(`history-compare-${width}`)

      await dialog.getByRole('button', { name: 'Bring this version back' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('What was there before is in the history').waitFor()
      await panel.getByText('brought back from').waitFor()
      const { body: now } = await workspace.api.get(`/campaigns/${body.id}`)
      assert.deepEqual([now.title, now.blocks.length], ['Spring', 3])
      assert.match(now.blocks[1].text, /here now/)
      await rows.nth(3).waitFor()
      if (width === 390) await page.getByText('Write', { exact: true }).click()
      await page.getByRole('textbox', { name: 'Words on the button' }).waitFor()
      assert.deepEqual(faults, [])
      await close()
    })
  }
})

/** The versions so far are of before. */
async function db(workspaceId: string): Promise<void> {
  await server.db.rows(sql`
    update campaign_version set begun = begun - interval '1 hour', saved = saved - interval '1 hour'
    where workspace_id = ${workspaceId}::uuid`)
}
