/** Who a post names as its author: whoever let its campaign go, or who was chosen, as far as the team shows them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aDraftTo, aSendingWorkspace } from '../../test/support/campaigns.ts'
import { useServer, type TestWorkspace } from '../../test/support/server.ts'
import { createMember, deleteMember } from '../workspaces/team-members/store.ts'
import { publishCampaign } from './publish.ts'

const server = await useServer()
const { db } = server

const asMember = (workspace: TestWorkspace, { email }: Pick<Person, 'email'>, more: object = {}) =>
  createMember(db, workspace.id, { name: 'Ada', email: email.toUpperCase(), bio: 'Counts moths', ...more })

async function authorOf(workspace: TestWorkspace) {
  const { items } = assertAnswered(await workspace.api.get('/posts'), 200) as { items: { author: unknown }[] }
  return items[0]?.author
}

async function publish({ ask }: Person, id: string): Promise<void> {
  const { status, text } = await ask('POST', `/app/api/campaigns/${id}/publish`)
  assert.equal(status, 200, text)
}

const choose = ({ ask }: Person, id: string, choice: string) =>
  ask('PUT', `/app/api/campaigns/${id}/post-author`, { choice })

describe('the author of the post of a campaign', () => {
  test('is whoever publishes it in the app where the team has their address, without address or phone, and nobody otherwise', async () => {
    const workspace = await aSendingWorkspace(server)
    const [ada, stranger] = [
      await aPerson(server, workspace, 'editor'),
      await aPerson(server, workspace, 'editor'),
    ]
    const { id: userId } = await asMember(workspace, ada, { phone: '+46701740605' })
    await publish(stranger, await aDraftTo(workspace, []))
    assert.equal(await authorOf(workspace), null)

    await publish(ada, await aDraftTo(workspace, []))
    assert.deepEqual(await authorOf(workspace), { userId, name: 'Ada', bio: 'Counts moths' })
  })

  test('is the one who was chosen, whoever publishes it and by whatever way, and nobody where nobody was', async () => {
    const workspace = await aSendingWorkspace(server)
    const [ada, bo] = [await aPerson(server, workspace, 'editor'), await aPerson(server, workspace, 'author')]
    await asMember(workspace, ada)
    const { id: boId } = await asMember(workspace, bo, { name: 'Bo' })
    const chosen = await aDraftTo(workspace, [])
    assert.equal((await choose(bo, chosen, boId)).status, 204)
    const look = (await bo.ask('GET', `/app/api/campaigns/${chosen}/post-author`)).body
    assert.deepEqual([look.choice, look.publisher, look.members.length], [boId, 'Bo', 2])
    await publish(ada, chosen)
    assert.match(JSON.stringify(await authorOf(workspace)), /"Bo"/)

    const nobody = await aDraftTo(workspace, [])
    assert.equal((await choose(ada, nobody, 'nobody')).status, 204)
    await publish(ada, nobody)
    assert.equal(await authorOf(workspace), null)
    assert.equal((await choose(ada, nobody, boId)).status, 409, 'what went out stays as it is')

    const byCommand = await aDraftTo(workspace, [])
    await choose(ada, byCommand, boId)
    await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, byCommand)
    assert.match(JSON.stringify(await authorOf(workspace)), /"Bo"/)
  })

  test('is of a program nobody, also after a person had scheduled it and taken it back', async () => {
    const workspace = await aSendingWorkspace(server)
    const ada = await aPerson(server, workspace, 'editor')
    await asMember(workspace, ada)
    const id = await aDraftTo(workspace, [])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    assert.equal((await ada.ask('POST', `/app/api/campaigns/${id}/schedule`, { at })).status, 200)
    assert.equal((await ada.ask('POST', `/app/api/campaigns/${id}/unschedule`)).status, 200)
    await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, id)

    assert.equal(await authorOf(workspace), null)
  })

  test('is never somebody who is kept secret, has left the team, or is of another workspace', async () => {
    const [workspace, other] = [await aSendingWorkspace(server), await aSendingWorkspace(server)]
    const ada = await aPerson(server, workspace, 'editor')
    const { id: secret } = await asMember(workspace, ada, { isSecret: true })
    const { id: gone } = await createMember(db, workspace.id, { name: 'Cy', email: 'cy@shop.example' })
    const { id: foreign } = await createMember(db, other.id, { name: 'Di', email: 'di@shop.example' })
    const [mine, left] = [await aDraftTo(workspace, []), await aDraftTo(workspace, [])]
    for (const id of [secret, foreign]) assert.equal((await choose(ada, mine, id)).status, 404)
    await publish(ada, mine)
    assert.equal(await authorOf(workspace), null)

    assert.equal((await choose(ada, left, gone)).status, 204)
    await deleteMember(db, workspace.id, gone)
    await publish(ada, left)
    assert.equal(await authorOf(workspace), null)
  })
})
