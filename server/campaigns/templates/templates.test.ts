/** Letters of a workspace to begin from: made of campaigns, by editors, for this workspace alone. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type Person } from '../../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { picturesOfCampaigns } from '../picture-uses-store.ts'
import { TEMPLATES_MAXIMUM } from './store.ts'

const server = await useServer()
const PATH = '/app/api/templates'

async function aLetter({ ask }: Person, content: object = {}): Promise<string> {
  const letter = {
    deliveryChannel: 'email',
    title: 'Spring',
    blocks: [{ type: 'h1', text: 'Hello' }],
    notification: { emailTitle: 'Subject', emailDescription: 'Preview', smsText: 'Only of this one' },
  }
  return (await ask('POST', '/api/campaigns', { ...letter, ...content })).body.id
}

describe('a template', () => {
  test('keeps content, subject and preview line of a campaign as it is now, and not whom it goes to', async () => {
    const editor = await aPerson(server, await aWorkspace(server), 'editor')
    const campaignId = await aLetter(editor)

    const made = await editor.ask('POST', PATH, { name: ' Monthly ', campaignId })
    await editor.ask('PATCH', `/api/campaigns/${campaignId}`, { blocks: [] })

    assert.equal(made.status, 201, made.text)
    const { id, updated, ...kept } = (await editor.ask('GET', `${PATH}/${made.body.id}`)).body
    assert.ok(id && updated)
    assert.deepEqual(kept, {
      name: 'Monthly',
      title: 'Spring',
      subject: 'Subject',
      preheader: 'Preview',
      blocks: [{ type: 'h1', text: 'Hello' }],
    })
  })

  test('is renamed, replaced by another campaign, and deleted; no two have one name', async () => {
    const editor = await aPerson(server, await aWorkspace(server), 'editor')
    const [first, second] = [
      await aLetter(editor),
      await aLetter(editor, { title: 'Autumn', blocks: [], notification: {} }),
    ]
    const { id } = (await editor.ask('POST', PATH, { name: 'One', campaignId: first })).body
    const other = (await editor.ask('POST', PATH, { name: 'Two', campaignId: first })).body

    assert.equal((await editor.ask('POST', PATH, { name: 'ONE', campaignId: first })).status, 409)
    assert.equal((await editor.ask('PATCH', `${PATH}/${other.id}`, { name: 'one' })).status, 409)
    assert.equal((await editor.ask('PATCH', `${PATH}/${id}`, { name: 'Renamed' })).status, 204)
    assert.equal((await editor.ask('PATCH', `${PATH}/${id}`, { campaignId: second })).status, 204)
    const { name, title, subject, blocks } = (await editor.ask('GET', `${PATH}/${id}`)).body
    assert.deepEqual([name, title, subject, blocks], ['Renamed', 'Autumn', null, []])
    assert.equal((await editor.ask('DELETE', `${PATH}/${id}`)).status, 204)
    assert.deepEqual(
      (await editor.ask('GET', PATH)).body.items.map((each: { name: string }) => each.name),
      ['Two'],
    )
  })

  test('is not made of an SMS, of nothing, or beyond a hundred', async () => {
    const editor = await aPerson(server, await aWorkspace(server), 'editor')
    const campaignId = await aLetter(editor)
    const sms = (await editor.ask('POST', '/api/campaigns', { deliveryChannel: 'sms', text: 'Hi' })).body.id

    assert.equal((await editor.ask('POST', PATH, { name: 'SMS', campaignId: sms })).status, 400)
    assert.equal((await editor.ask('POST', PATH, { name: ' ', campaignId })).status, 400)
    for (let n = 0; n < TEMPLATES_MAXIMUM; n += 1)
      assert.equal((await editor.ask('POST', PATH, { name: `Letter ${n}`, campaignId })).status, 201)
    assert.equal((await editor.ask('POST', PATH, { name: 'One too many', campaignId })).status, 409)
  })

  test('is neither read, changed, replaced nor made of what another workspace has', async () => {
    const [editor, stranger] = [
      await aPerson(server, await aWorkspace(server), 'editor'),
      await aPerson(server, await aWorkspace(server), 'owner'),
    ]
    const campaignId = await aLetter(editor)
    const { id } = (await editor.ask('POST', PATH, { name: 'Ours', campaignId })).body
    const theirs = (await stranger.ask('POST', PATH, { name: 'Ours', campaignId: await aLetter(stranger) }))
      .body

    for (const [method, path, body] of [
      ['GET', `${PATH}/${id}`, undefined],
      ['PATCH', `${PATH}/${id}`, { name: 'Mine' }],
      ['DELETE', `${PATH}/${id}`, undefined],
      ['POST', PATH, { name: 'Stolen', campaignId }],
      ['PATCH', `${PATH}/${theirs.id}`, { campaignId }],
    ] as const) {
      assert.equal((await stranger.ask(method, path, body)).status, 404, `${method} ${path}`)
    }
  })

  test('shows a picture as used, and so does what a draft was', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const campaignId = await aLetter(editor, {
      blocks: [{ type: 'image', imageUrl: 'https://pictures.example/first.png' }],
    })
    await editor.ask('POST', PATH, { name: 'With a picture', campaignId })
    const other = await aPerson(server, workspace, 'editor')
    await other.ask('PATCH', `/api/campaigns/${campaignId}`, { blocks: [] })

    const uses = await picturesOfCampaigns(server.db, workspace.id, 'pictures.example/first')

    assert.deepEqual(uses.map(({ kind }) => kind).sort(), ['campaign', 'template'])
  })
})
