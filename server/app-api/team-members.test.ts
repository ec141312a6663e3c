/** Team members in the app: who may, what is refused, and what the public list shows of them afterwards. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const PATH = '/app/api/team-members'

async function anAdmin() {
  const workspace = await aWorkspace(server)
  const { ask } = await aPerson(server, workspace, 'admin')
  return { workspace, ask, listed: async () => (await ask('GET', PATH)).body.items }
}

const bo = {
  name: ' Bo ',
  email: 'BO@Example.com',
  role: 'Editor',
  bio: 'Writes',
  image: null,
  isSecret: false,
}

describe('team members in the app', () => {
  test('are added, changed and removed; the public list shows those who are not secret, and no address', async () => {
    const { workspace, ask, listed } = await anAdmin()
    const publicNames = async () =>
      (await workspace.api.get('/team-members')).body.items.map(({ name }: { name: string }) => name)

    const made = await ask('POST', PATH, bo)
    assert.equal(made.status, 201, made.text)
    const [{ created: _, ...shown }] = await listed()
    assert.deepEqual(shown, { ...bo, id: made.body.id, name: 'Bo', email: (await listed())[0].email })
    assert.match(shown.email, /^bo@example\.com$/i)
    assert.deepEqual(await publicNames(), ['Bo'])

    assert.equal((await ask('PATCH', `${PATH}/${made.body.id}`, { isSecret: true, bio: ' ' })).status, 204)
    assert.deepEqual(await publicNames(), [])
    assert.deepEqual(
      (await listed()).map(({ bio, role }: typeof bo) => [bio, role]),
      [[null, 'Editor']],
    )

    assert.equal((await ask('PATCH', `${PATH}/${made.body.id}`, { isSecret: false })).status, 204)
    const { text } = await workspace.api.get('/team-members')
    assert.ok(!/example\.com/i.test(text), text)
    assert.equal((await ask('DELETE', `${PATH}/${made.body.id}`)).status, 204)
    assert.deepEqual([await publicNames(), await listed()], [[], []])
    assert.equal((await ask('DELETE', `${PATH}/${made.body.id}`)).status, 404)
  })

  test('of another workspace are neither seen, changed nor removed', async () => {
    const theirs = await anAdmin()
    const { body } = await theirs.ask('POST', PATH, bo)
    const { ask, listed } = await anAdmin()

    assert.deepEqual(await listed(), [])
    for (const [method, wish] of [['PATCH', { name: 'Mine' }], ['DELETE']] as const)
      assert.equal((await ask(method, `${PATH}/${body.id}`, wish)).status, 404)

    assert.deepEqual(
      (await theirs.listed()).map(({ name }: typeof bo) => name),
      ['Bo'],
    )
  })

  test('say at its field what is wrong with each, all at once, and nothing is written', async () => {
    const { ask, listed } = await anAdmin()
    const wrong = {
      name: ' ',
      email: 'nonsense',
      role: 'x'.repeat(501),
      bio: 'x'.repeat(2_001),
      image: 'javascript:alert(1)',
    }

    const { status, body } = await ask('POST', PATH, wrong)

    assert.equal(status, 400)
    assert.deepEqual(body.details.map(({ path }: { path: string }) => path).sort(), [
      'bio',
      'email',
      'image',
      'name',
      'role',
    ])
    for (const unknown of [
      { ...bo, phone: '1' },
      { ...bo, id: newId() },
      { ...bo, workspaceId: newId() },
    ])
      assert.equal((await ask('POST', PATH, unknown)).status, 400)
    assert.deepEqual(await listed(), [])
  })

  test('have an address each: of many who take one at the same time one gets it, also by changing', async () => {
    const { ask, listed } = await anAdmin()
    const added = await Promise.all(Array.from({ length: 5 }, () => ask('POST', PATH, bo)))
    assert.deepEqual(
      added.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409, 409],
    )
    const ids: string[] = []
    for (const name of ['a', 'b', 'c'])
      ids.push((await ask('POST', PATH, { name, email: `${name}@example.com` })).body.id)

    const changed = await Promise.all(
      ids.map((id) => ask('PATCH', `${PATH}/${id}`, { email: 'Same@example.com' })),
    )

    assert.deepEqual(
      changed.map(({ status }) => status).toSorted((a, b) => a - b),
      [204, 409, 409],
    )
    assert.equal((await ask('PATCH', `${PATH}/${ids[0]}`, { email: 'bo@EXAMPLE.com' })).status, 409)
    assert.equal((await listed()).length, 4)
  })

  test('are 500 at most, also of many who are added at the same time: the public list answers all of them at once', async () => {
    const { workspace, ask } = await anAdmin()
    await server.db.rows(sql`
      insert into team_member (workspace_id, id, name, email, role, created, updated)
      select ${workspace.id}::uuid, gen_random_uuid(), 'x', n || '@example.com', 'x', now(), now()
      from generate_series(1, 498) n`)

    const added = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask('POST', PATH, { name: 'New', email: `new${n}@example.com` })),
    )

    assert.deepEqual(
      added.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 201, 409, 409, 409, 409],
    )
  })

  test('are in the log of who did what by id, and no word of them', async () => {
    const { ask } = await anAdmin()
    const { body } = await ask('POST', PATH, bo)
    await ask('PATCH', `${PATH}/${body.id}`, { bio: 'Something private' })
    await ask('DELETE', `${PATH}/${body.id}`)

    const { body: log, text } = await ask('GET', '/app/api/audit?kind=team-member')

    assert.deepEqual(
      log.items.map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
      ['removed', 'changed', 'added'].map((verb) => [`team-member.${verb}`, body.id]),
    )
    assert.ok(!/private|Bo\b|bo@/i.test(text), text)
  })
})
