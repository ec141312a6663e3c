/** A workspace that takes another handle leaves no dead links. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { apiWith, aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'
import { changeSettings, createWorkspace } from '../workspaces/store.ts'

const server = await useServer()
const { db } = server
const reader = apiWith(server.http)

/** A handle nobody has. */
const aHandle = () => `h${newId()}`
const move = ({ id }: Pick<TestWorkspace, 'id'>, handle: string) => changeSettings(db, id, { handle })

const aPost = ({ id }: Pick<TestWorkspace, 'id'>) =>
  db.transaction((tx) => publishPost(tx, id, { title: 'May', text: 'Sun', html: '' }))

/** The test's caller puts /api before addresses it does not know. */
async function ledTo(path: string, method = 'GET') {
  const { status, headers } = await reader.ask(method, path)
  return [status, headers['location']]
}

describe('a handle that a workspace has left', () => {
  test('leads on to the same page: the blog, its posts, feeds and pictures, with nothing that was asked with', async () => {
    const workspace = await aWorkspace(server)
    const { handle: old } = workspace
    const post = await aPost(workspace)
    const next = aHandle()
    await move(workspace, next)

    for (const rest of [
      '',
      `/${post.id}/may`,
      `/${post.id}`,
      '/feed.xml',
      '/icon.png',
      '/embed',
      '/subscribe',
    ]) {
      assert.deepEqual(await ledTo(`/w/${old}${rest}?from=mail`), [301, `/w/${next}${rest}`], rest)
      assert.notEqual((await reader.get(`/w/${next}${rest}`)).status, 404, rest)
    }
    assert.deepEqual(await ledTo(`/w/${old}`, 'HEAD'), [301, `/w/${next}`])
    assert.deepEqual(await ledTo(`/w/${old}/${post.id}/claps`, 'POST'), [308, `/w/${next}/${post.id}/claps`])
    assert.equal((await reader.get(`/w/${old}`)).headers['cache-control'], 'no-cache')
  })

  test('leads on from every one it had, straight to the one it has, and back to one it takes again', async () => {
    const workspace = await aWorkspace(server)
    const names = [workspace.handle, aHandle(), aHandle()] as const
    await move(workspace, names[1])
    await move(workspace, names[2])
    assert.deepEqual(await ledTo(`/w/${names[0]}`), [301, `/w/${names[2]}`])
    assert.deepEqual(await ledTo(`/w/${names[1]}`), [301, `/w/${names[2]}`])

    await move(workspace, names[0])

    assert.equal((await reader.get(`/w/${names[0]}`)).status, 200)
    assert.deepEqual(await ledTo(`/w/${names[2]}`), [301, `/w/${names[0]}`])
  })

  test('is of whoever takes it, by a change or with a new workspace: their pages, and 404 where they have none', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const { handle: old, organizationId } = one
    const post = await aPost(one)
    const second = aHandle()
    await move(one, second)
    await move(one, aHandle())

    await move(other, old)
    await createWorkspace(db, { organizationId, name: 'Third', handle: second })

    assert.equal((await reader.get(`/w/${old}`)).status, 200)
    assert.equal((await reader.get(`/w/${old}/${post.id}/may`)).status, 404)
    assert.equal((await reader.get(`/w/${second}`)).status, 200)
    await move(other, aHandle())
    assert.equal((await reader.get(`/w/${old}`)).status, 301)
  })

  test('is given to no new workspace by itself', async () => {
    const name = `Harbour ${newId()}`
    const { organizationId } = await aWorkspace(server)
    const first = await createWorkspace(db, { organizationId, name })
    await move(first, aHandle())

    const second = await createWorkspace(db, { organizationId, name })

    assert.notEqual(second.handle, first.handle)
    assert.equal((await reader.get(`/w/${first.handle}`)).status, 301)
  })

  test('is one of twenty at most, and ends with the workspace', async () => {
    const workspace = await aWorkspace(server)
    for (let n = 0; n < 25; n += 1) await move(workspace, aHandle())

    const kept = await db.rows(sql`select 1 from left_handle where workspace_id = ${workspace.id}::uuid`)

    assert.equal(kept.length, 20)
    assert.equal((await reader.get(`/w/${workspace.handle}`)).status, 404)
  })

  test('of two who want it at once one has it, and the other is refused', async () => {
    const [one, two, three] = [await aWorkspace(server), await aWorkspace(server), await aWorkspace(server)]
    const { handle: old } = one
    await move(one, aHandle())

    const wanted = await Promise.allSettled([move(two, old), move(three, old)])

    assert.deepEqual(wanted.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
    assert.equal((await reader.get(`/w/${old}`)).status, 200)
  })
})
