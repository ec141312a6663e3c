/** Segments by the app's endpoints: made and changed as filters can be read, deleted when nothing goes to them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'

const server = await useServer()
const PATH = '/app/api/segments'

async function anEditor() {
  const workspace = await aWorkspace(server)
  const { ask } = await aPerson(server, workspace, 'editor')
  const { body } = await ask('POST', PATH, { name: 'VIPs', filter: "tags eq 'vip'" })
  return { workspace, ask, id: body.id as string }
}

describe('segments', () => {
  test('are made and changed; a filter or a name that is not valid changes nothing', async () => {
    const { ask, id } = await anEditor()

    assert.equal((await ask('PATCH', `${PATH}/${id}`, { name: ' Best ' })).status, 204)
    assert.equal((await ask('PATCH', `${PATH}/${id}`, { filter: "state eq 'active'" })).status, 204)
    for (const [body, path] of [
      [{ filter: "nope eq 'x'" }, 'filter'],
      [{ name: ' ' }, 'name'],
    ] as const) {
      const { status, body: error } = await ask('PATCH', `${PATH}/${id}`, body)
      assert.deepEqual([status, error.details[0].path], [400, path])
    }

    const { body } = await ask('GET', `${PATH}/${id}`)
    assert.deepEqual(body, { id, name: 'Best', filter: "state eq 'active'", uses: [] })
  })

  test('that a campaign is still to go to are not deleted, and say which; then they are, once', async () => {
    const { workspace, ask, id } = await anEditor()
    const draft = { deliveryChannel: 'email', title: 'May', recipients: { segmentIds: [id] } }
    const { body: campaign } = await workspace.api.post('/campaigns', draft)

    const refused = await ask('DELETE', `${PATH}/${id}`)
    assert.equal(refused.status, 409, refused.text)
    const { uses } = (await ask('GET', `${PATH}/${id}`)).body
    assert.deepEqual(uses, [{ id: campaign.id, title: 'May', status: 'draft' }])
    await workspace.api.patch(`/campaigns/${campaign.id}`, { recipients: { segmentIds: [] } })

    assert.equal((await ask('DELETE', `${PATH}/${id}`)).status, 204)
    assert.equal((await ask('DELETE', `${PATH}/${id}`)).status, 404)
    assert.deepEqual((await ask('GET', PATH)).body.items, [])
  })

  test('of another workspace are not there', async () => {
    const { ask } = await anEditor()
    const other = await anEditor()

    for (const id of [other.id, newId()]) {
      for (const [method, body] of [['GET'], ['PATCH', { name: 'Mine' }], ['DELETE']] as const)
        assert.equal((await ask(method, `${PATH}/${id}`, body)).status, 404, method)
    }
    assert.equal((await other.ask('GET', `${PATH}/${other.id}`)).body.name, 'VIPs')
  })
})
