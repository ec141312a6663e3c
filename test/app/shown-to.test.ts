/** Blocks for some, in the browser: chosen on the block, marked, obeyed by the preview as a contact, and by what goes out. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { apart, choiceOf, conditionOf, together } from '../../app/pages/campaigns/blocks/condition.ts'
import type { Block } from '../../server/content/blocks/blocks.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { useApp } from '../support/app.ts'
import { aContact } from '../support/campaigns.ts'
import { aWorkspace } from '../support/server.ts'

const { server, openAs } = await useApp()

describe('whom a block is shown to', () => {
  test('is read back as it was chosen, whatever the tag is called, and taken off whole', () => {
    const kinds = fc.constantFrom('tag', 'noTag', 'segment', 'noSegment')
    const name = fc.constantFrom('vip', 'R&D', 'He said "no"', "it's", 'a b', 'åäö', '')
    fc.assert(
      fc.property(kinds, name, fc.string(), (kind, value, text) => {
        const block: Block = { type: 'text', text }
        const condition = conditionOf({ kind: kind as 'tag', value })
        assert.deepEqual(choiceOf(condition), { kind, value })
        const written = together(block, condition)
        if (!/\{%|%\}/.test(text)) assert.deepEqual(apart(written), { block, condition })
      }),
    )
    const picture: Block = { type: 'image', imageUrl: 'https://a.example/a.png' }
    const { block } = apart(together(picture, 'if contact.tags contains "vip"'))
    assert.deepEqual(together(block, undefined), picture)
  })

  test('cannot be ended or opened by the name of a tag', () => {
    for (const value of ['vip" %}{{ x }}', "a' %} b", '%}', '"\'"'])
      assert.doesNotMatch(conditionOf({ kind: 'tag', value }) ?? '', /[{}%]|".*".*"/)
  })
})

describe('a block for some', { concurrency: 1 }, () => {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    test(`is chosen by tag and by segment, marked, and obeyed by the preview (${width} px, ${colorScheme})`, async () => {
      const workspace = await aWorkspace(server)
      const vip = await aContact(workspace, { email: 'vip@example.com', name: 'Vera Vip', tags: ['vip'] })
      const other = await aContact(workspace, { email: 'new@example.com', name: 'Nils New', city: 'Lund' })
      await createSegment(server.db, workspace.id, { name: 'From Lund', filter: "city eq 'Lund'" })
      const { body } = await workspace.api.post('/campaigns', {
        deliveryChannel: 'email',
        title: 'Spring',
        blocks: [
          { type: 'text', text: 'To all' },
          { type: 'text', text: 'Thank you for staying' },
          { type: 'button', text: 'Meet us in Lund', url: 'https://a.example/' },
        ],
      })
      const { page, person, faults, check, close } = await openAs(
        'editor',
        workspace,
        `/campaigns/${body.id}`,
        {
          viewport: { width, height: 900 },
          colorScheme,
        },
      )
      const showTo = async (name: string): Promise<void> => {
        // On a phone the options are in the bar, of the block with the cursor.
        if (width === 390) await page.getByRole('group', { name }).getByRole('textbox').first().click()
        await page.getByRole('button', { name: `Options of ${name}` }).focus()
        await page.keyboard.press('Enter')
        if (width !== 390) await page.getByRole('menuitem', { name: 'Show to …' }).click()
      }
      const done = async (): Promise<void> => {
        if (width === 390) await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      }
      await showTo('Text, block 2')
      await page.getByLabel('Show to').selectOption('tag')
      await page.getByRole('combobox', { name: 'Tag' }).fill('vip')
      await page.getByRole('button', { name: 'Only with the tag vip. Change whom it is shown to' }).waitFor()
      await page.keyboard.press('Escape')
      await done()
      await showTo('Button, block 3')
      await page.getByLabel('Show to').selectOption('segment')
      await page.getByRole('combobox', { name: 'Segment' }).click()
      await page.getByRole('option', { name: 'From Lund' }).click()
      await page.getByRole('button', { name: /^Only in From Lund/ }).waitFor()
      await check(`shown-to-${width}`)
      await done()
      // What is written afterwards is shown to whom it was.
      await page.getByRole('textbox', { name: 'Text, block 2' }).click()
      await page.keyboard.press('End')
      await page.keyboard.type(' so long')
      await page
        .getByRole('status')
        .getByText(/^Saved /)
        .waitFor()

      const { blocks } = (await workspace.api.get(`/campaigns/${body.id}`)).body
      assert.deepEqual(Object.keys(blocks[1]).sort(), ['text', 'type'])
      assert.equal(
        blocks[1].text,
        '{% if contact.tags contains "vip" %}Thank you for staying so long{% endif %}',
      )
      const asked = async (contact: string | undefined) => {
        const query = contact ? `&contact=${contact}` : ''
        const path = `/app/api/campaigns/${body.id}/preview?format=text${query}`
        const { body: preview } = await person.ask('GET', path)
        return [/staying/.test(preview.content), /in Lund/.test(preview.content)]
      }
      assert.deepEqual(await asked(vip), [true, false])
      assert.deepEqual(await asked(other), [false, true])
      assert.deepEqual(await asked(undefined), [false, false])

      await page.getByRole('button', { name: /^Only in From Lund/ }).click()
      await page.getByLabel('Show to').selectOption('all')
      await page.getByRole('button', { name: /^Only in From Lund/ }).waitFor({ state: 'hidden' })
      assert.deepEqual(faults, [])
      await close()
    })
  }
})
