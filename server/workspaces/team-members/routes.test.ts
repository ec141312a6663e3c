/** GET /team-members (spec "Authorization and workspaces"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../../test/support/assertions.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { createMember } from './store.ts'

const server = await useServer()

describe('GET /team-members', { concurrency: true }, () => {
  test('lists the publicly listed members of the workspace in a list envelope; secret ones are excluded', async () => {
    const { api, id } = await aWorkspace(server)
    const stranger = await aWorkspace(server)
    await createMember(server.db, stranger.id, { name: 'Other', email: 'other@example.com' })
    await createMember(server.db, id, { name: 'Spy', email: 'spy@example.com', isSecret: true })
    const ann = {
      name: 'Ann',
      email: 'ann@example.com',
      role: 'Editor',
      bio: 'Writes',
      image: 'https://a.example/a.png',
    }
    const { id: memberId } = await createMember(server.db, id, ann)
    await createMember(server.db, id, { name: 'Bo', email: 'bo@example.com' })

    const { meta, items } = assertAnswered(await api.get('/team-members'))

    assert.equal(meta.maxResults, 2)
    assert.deepEqual(
      items.map(({ name }: { name: string }) => name),
      ['Bo', 'Ann'],
    )
    const { created, ...shown } = items[1]
    assert.match(created, /Z$/)
    const { email: _, ...listed } = ann
    assert.deepEqual(shown, { id: memberId, feedId: id, ...listed })
  })

  test('no email address is shown, of nobody', async () => {
    const { api, id } = await aWorkspace(server)
    await createMember(server.db, id, { name: 'Ann', email: 'ann@example.com', phone: '+46701234567' })

    const { text } = await api.get('/team-members')

    assert.ok(!text.includes('ann@example.com') && !text.includes('+46701234567'), text)
  })

  test('a workspace without members answers an empty list', async () => {
    const { api } = await aWorkspace(server)

    assert.deepEqual(assertAnswered(await api.get('/team-members')), { meta: { maxResults: 0 }, items: [] })
  })

  test('takes X-Api-Version and no $ parameters', async () => {
    const { api } = await aWorkspace(server)

    assertAnswered(await api.get('/team-members', { 'x-api-version': '2026-07' }))
    assertRefused(await api.get('/team-members', { 'x-api-version': '2025-01' }), 400)
    for (const name of ['$limit', '$offset', '$filter', '$orderBy']) {
      assertRefused(await api.get(`/team-members?${name}=1`), 400, /no \$ parameters/)
    }
  })

  test('404: the workspace does not exist any more', async () => {
    const { api, id } = await aWorkspace(server)
    assertAnswered(await api.get('/team-members'))

    // At once, so that the key is still remembered when it is asked.
    await server.db.transaction(async (tx) => {
      await tx.rows(sql`delete from api_key where workspace_id = ${id}::uuid`)
      await tx.rows(sql`delete from contact_webhook where workspace_id = ${id}::uuid`)
      await tx.rows(sql`delete from workspace where id = ${id}::uuid`)
    })

    assertRefused(await api.get('/team-members'), 404, /no workspace/)
  })
})

describe('members', () => {
  test('an address is a member of a workspace once, in any case; a wrong one and an unknown workspace are refused', async () => {
    const { api, id } = await aWorkspace(server)
    await createMember(server.db, id, { name: 'Ann', email: 'ann@example.com' })

    const add = (workspaceId: string, email: string) =>
      createMember(server.db, workspaceId, { name: 'X', email })

    await assert.rejects(add(id, 'ANN@Example.com'), /already a member/)
    await assert.rejects(add(id, 'nonsense'), /not an email address/)
    await assert.rejects(add(newId(), 'x@example.com'), /no workspace/)
    assert.equal((await api.get('/team-members')).body.meta.maxResults, 1)
  })
})
