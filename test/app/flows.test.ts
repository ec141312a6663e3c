/** Flows in the app: built, moved by keyboard, tried with a moved clock, started, watched. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'
import { moveByKeyboard } from '../support/sorting.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { createFlow, listFlows } from '../../server/automation/flows/store.ts'

const { server, openAs } = await useApp()
const { db } = server

const FLOW = readFlow({
  name: 'Series',
  trigger: { type: 'contact_subscribed' },
  steps: [
    { type: 'email', subject: 'First', text: 'One' },
    { type: 'wait', days: 3 },
    {
      type: 'branch',
      filter: "tags eq 'vip'",
      yes: [{ type: 'sms', text: 'A gift' }],
      no: [{ type: 'email', subject: 'Second', text: 'Two' }],
    },
  ],
})

describe('a flow', () => {
  test('is built from nothing, its steps moved by keyboard, saved as paused, and started', async () => {
    const workspace = await aWorkspace(server)
    const { page, faults, check, close } = await openAs('editor', workspace, '/flows')
    await page.getByText('Nothing happens by itself yet').waitFor()
    await check('flows-empty')
    await page.getByRole('link', { name: 'New flow' }).first().click()
    await page.getByLabel('Name').fill('Welcome')
    const add = async (kind: string) => {
      await page.getByRole('button', { name: 'Add a step' }).last().click()
      await page.getByRole('menuitem', { name: kind }).click()
    }
    await add('Wait')
    await add('Send an email')
    await page.getByLabel('Subject', { exact: true }).fill('Good to have you')
    await page.getByLabel('Text', { exact: true }).fill('Hello {{ contact.firstName }}')
    await moveByKeyboard(page, { name: 'Step 2: Send an email', from: 2, to: 1 })
    await page.getByRole('group', { name: 'Step 1: Send an email' }).waitFor()
    await check('flow-new')
    await page.getByRole('button', { name: 'Step 2: Wait 1 day' }).press('Alt+ArrowUp')
    await page.getByText('Step 2: Wait is now 1 of 2').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: 'Step 1: Wait 1 day' }).press('Alt+ArrowDown')
    await page.getByRole('button', { name: 'Step 2: Wait 1 day' }).waitFor()
    await page.getByRole('button', { name: 'Save as paused' }).click()
    await page.getByRole('heading', { name: 'Welcome', level: 1 }).waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('The flow is running').waitFor()

    const [flow] = await listFlows(db, workspace.id)
    assert.deepEqual(
      [flow?.status, flow?.definition.steps.map(({ type }) => type)],
      ['active', ['email', 'wait']],
    )
    assert.deepEqual(faults, [])
    await close()
  })

  test('shows each step as a line that says what it does, and opens one at a time', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const wide = { viewport: { width: 1440, height: 900 } }
    const { page, faults, check, close } = await openAs('editor', workspace, `/flows/${id}`, wide)
    const line = (name: string) => page.getByRole('button', { name, exact: true })
    await line('When A contact becomes active').waitFor()
    await line('Step 3A.1: Send an SMS A gift').waitFor()
    await assertShows(() => page.getByRole('textbox').count(), 1)
    await check('flow-folded')
    await line('Step 2: Wait 3 days').press('Enter')
    await assertShows(() => page.getByLabel('Days').inputValue(), '3')
    await check('flow-open')
    await line('Step 3: Ask whether it fits Tag is vip').click()
    await page.getByRole('button', { name: 'Change Tag is vip' }).waitFor()
    await assertShows(() => page.getByLabel('Days').count(), 0)
    await line('Step 1: Send an email First').click()
    await page.getByLabel('Subject', { exact: true }).fill('Welcome')
    await line('Step 1: Send an email Welcome').click()
    await assertShows(() => page.getByRole('textbox').count(), 1)
    await page.getByText('Not saved yet').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('opens the step that is wrong when it is saved', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const { page, faults, close } = await openAs('editor', workspace, `/flows/${id}`)
    const sms = page.getByRole('button', { name: /^Step 3A.1: Send an SMS/ })
    await sms.click()
    await page.getByLabel('Text', { exact: true }).fill('Hello {{ broken')
    await sms.click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await assertShows(() => sms.getAttribute('aria-expanded'), 'true')
    await assertShows(() => page.getByLabel('Text', { exact: true }).inputValue(), 'Hello {{ broken')
    assert.deepEqual(faults, [])
    await close()
  })

  test('has mails in blocks, written as those of campaigns are, at an address of their own, and kept until it is saved', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const { page, faults, check, close } = await openAs('editor', workspace, `/flows/${id}`)
    await page.getByRole('button', { name: 'Step 3B.1: Send an email Second', exact: true }).click()
    await page.getByRole('button', { name: 'Write it in blocks' }).click()
    await page.getByRole('heading', { name: 'Step 3B.1: Send an email' }).waitFor()
    assert.match(page.url(), /mail=/)
    const content = page.getByRole('region', { name: 'Content' })
    const block = (at: number) => content.locator('[data-block]').nth(at)
    await block(0).locator('[contenteditable=true]').waitFor()
    await content.getByRole('button', { name: 'Add a block', exact: true }).click()
    await page.getByRole('menuitem').nth(1).click()
    await block(1).locator(':focus').waitFor()
    await page.keyboard.type('More of it')
    await block(1).getByText('More of it').waitFor()
    await page.keyboard.press('Alt+ArrowUp')
    await block(0).getByText('More of it').waitFor()
    await check('flow-mail')
    await page.goBack()
    await page.getByText('More of it · Two').waitFor()
    await page.getByRole('button', { name: 'Edit the mail' }).click()
    await content.getByText('More of it').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved. Those in it').waitFor()

    const [flow] = await listFlows(db, workspace.id)
    const branch = flow?.definition.steps[2]
    const mail = branch?.type === 'branch' ? branch.no?.[0] : undefined
    assert.deepEqual(mail, {
      type: 'email',
      subject: 'Second',
      blocks: [
        { type: 'h1', text: 'More of it' },
        { type: 'text', text: 'Two' },
      ],
    })
    assert.deepEqual(faults, [])
    await close()
  })

  test('has mails that are written on a phone, with the bar for the thumb', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const phone = { colorScheme: 'dark', hasTouch: true, viewport: { width: 390, height: 844 } } as const
    const at = `/flows/${id}?mail=${encodeURIComponent('steps[0]')}`
    const { page, person, faults, check, close } = await openAs('editor', workspace, at, phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await page.getByRole('region', { name: 'Innehåll' }).getByText('One').click()
    await page.getByRole('button', { name: 'Lägg till ett block' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Knapp' }).click()
    await page.getByLabel(/^Ord/).fill('Läs')
    await check('flow-mail-phone')
    await page.getByRole('button', { name: 'Spara' }).click()
    await page.getByText('Block 2 i det här mejlet saknar något').waitFor()
    await assertShows(() => page.evaluate('document.documentElement.scrollWidth'), 390)
    assert.deepEqual(faults, [])
    await close()
  })

  test('is tried on somebody made up, with a clock that is moved', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const { page, faults, check, close } = await openAs('editor', workspace, `/flows/${id}?tab=rehearse`)
    await page.getByRole('button', { name: 'Try it' }).click()
    const shown = page.getByRole('region', { name: 'What would happen' })
    await shown.getByText('First').waitFor()
    await assertShows(() => shown.getByText('Second').count(), 0)
    await shown.getByRole('button', { name: 'On', exact: true }).click()
    await shown.getByText('Second').waitFor()
    await shown.getByText('It does not fit').waitFor()
    await shown.getByText('The flow is over.').waitFor()
    await check('flow-rehearse')
    assert.deepEqual(faults, [])
    await close()
  })

  test('that somebody else changed meanwhile loses nothing of what is written', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const { page, person, faults, close } = await openAs('editor', workspace, `/flows/${id}`)
    await page.getByLabel('Name').fill('Mine')
    const theirs = { definition: { ...FLOW, name: 'Theirs' }, version: 1 }
    assert.equal((await person.ask('POST', `/app/api/flows/${id}`, theirs)).status, 200)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Somebody changed this flow meanwhile').waitFor()
    await assertShows(() => page.getByLabel('Name').inputValue(), 'Mine')
    await page.getByRole('button', { name: 'Save mine over it' }).click()
    await page.getByRole('heading', { name: 'Mine', level: 1 }).waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('reads well in Swedish on a phone in the dark, and a viewer changes nothing', async () => {
    const workspace = await aWorkspace(server)
    const { id } = await createFlow(db, workspace.id, FLOW)
    const phone = { colorScheme: 'dark', viewport: { width: 390, height: 844 } } as const
    const { page, person, faults, check, close } = await openAs('viewer', workspace, `/flows/${id}`, phone)
    await person.ask('PATCH', '/app/api/account', { language: 'sv' })
    await page.reload()
    await page.getByRole('button', { name: 'Fråga om det passar Tagg är vip' }).waitFor()
    await assertShows(() => page.getByRole('button', { name: 'Spara' }).count(), 0)
    await assertShows(() => page.getByLabel('Namn').isDisabled(), true)
    await check('flow-phone-dark')
    await page.getByRole('button', { name: 'Steg 1: Skicka e-post First' }).click()
    await assertShows(() => page.getByLabel('Ämne', { exact: true }).isDisabled(), true)
    await assertShows(() => page.getByRole('button', { name: 'Skriv det i block' }).count(), 0)
    await page.getByRole('tab', { name: 'Vem står var' }).click()
    await page.getByText('Ingen står här nu.').waitFor()
    await check('flow-people-phone-dark')
    assert.deepEqual(faults, [])
    await close()
  })
})
