/** GET /workspaces (spec "Authorization and workspaces"), and what a workspace is made with. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { type Answer, aWorkspace, useServer } from '../../test/support/server.ts'
import { changeSettings, createOrganization, createWorkspace } from './store.ts'

const server = await useServer()

function names({ body }: Answer): string[] {
  return body.items.map(({ name }: { name: string }) => name)
}

/** An organization of so many workspaces, and the last one's key. */
async function aGroup(count: number) {
  const { id: organizationId } = await createOrganization(server.db, 'Group')
  const common = { organizationId, country: 'SE', timezone: 'Europe/Stockholm' }
  for (let n = 1; n < count; n += 1) await createWorkspace(server.db, { ...common, name: `W${n}` })
  return aWorkspace(server, { organizationId, name: `W${count}` })
}

describe('GET /workspaces', { concurrency: true }, () => {
  test("lists the workspaces of the key's organization, newest first, and of no other", async () => {
    const { api, id, handle } = await aGroup(3)
    await aGroup(2)

    const answer = await api.get('/workspaces')

    const { meta, items } = assertAnswered(answer)
    assert.equal(meta.maxResults, 3)
    assert.deepEqual(names(answer), ['W3', 'W2', 'W1'])
    const { created, updated, ...rest } = items[0]
    assert.deepEqual(rest, {
      id,
      name: 'W3',
      handle,
      url: `http://tidings.test/w/${handle}`,
      image: null,
      country: 'SE',
      timezone: 'Europe/Stockholm',
      senderEmail: null,
      smsEnabled: false,
      smsPreviewInPosts: false,
    })
    assert.match(created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assert.equal(updated, created)
  })

  test('a webhook id, which is a credential, is shown to no key', async () => {
    const { api, webhookId } = await aGroup(1)

    assert.ok(!(await api.get('/workspaces')).text.includes(webhookId))
  })

  test('pages with $offset and $limit; meta.maxResults stays the exact total, past the end too', async () => {
    const { api } = await aGroup(5)

    assert.deepEqual(names(await api.get('/workspaces?$limit=2')), ['W5', 'W4'])
    assert.deepEqual(names(await api.get('/workspaces?$limit=2&$offset=4')), ['W1'])
    const past = assertAnswered(await api.get('/workspaces?$offset=9007199254740991'))
    assert.deepEqual(past, { meta: { maxResults: 5 }, items: [] })
  })

  test('filters and sorts by its fields', async () => {
    const { api, id } = await aGroup(4)
    await changeSettings(server.db, id, { smsEnabled: true, senderEmail: 'a@example.com' })

    assert.deepEqual(names(await api.get("/workspaces?$filter=name in ('W1','W3')&$orderBy=name")), [
      'W1',
      'W3',
    ])
    assert.deepEqual(names(await api.get('/workspaces?$filter=smsEnabled eq true')), ['W4'])
    assert.deepEqual(names(await api.get('/workspaces?$filter=senderEmail eq null&$orderBy=name desc')), [
      'W3',
      'W2',
      'W1',
    ])
    assert.equal((await api.get(`/workspaces?$filter=id eq '${id}'`)).body.meta.maxResults, 1)
    const { url } = assertAnswered(await api.get('/workspaces?$limit=1')).items[0]
    assert.deepEqual(names(await api.get(`/workspaces?$filter=url eq '${url}'&$orderBy=url`)), ['W4'])
  })

  test('limits: $limit above 1000, below 1, negative offsets and unknown fields are 400', async () => {
    const { api } = await aGroup(1)

    for (const query of [
      '$limit=1001',
      '$limit=0',
      '$limit=x',
      '$offset=-1',
      "$filter=webhookHoneypot eq 'x'",
      "$filter=organizationId eq 'x'",
      '$orderBy=secret',
      '$select=id',
    ]) {
      assertRefused(await api.get(`/workspaces?${query}`), 400)
    }
    assertAnswered(await api.get('/workspaces?$limit=1000'))
  })
})

describe('workspaces', { concurrency: true }, () => {
  test('twenty of one name made at once get twenty handles', async () => {
    const { id: organizationId } = await createOrganization(server.db, 'Twins')
    const wanted = { organizationId, name: 'Twin', country: 'SE', timezone: 'Europe/Stockholm' }

    const made = await Promise.all(Array.from({ length: 20 }, () => createWorkspace(server.db, wanted)))

    assert.equal(new Set(made.map(({ handle }) => handle)).size, 20)
  })

  test('a handle that is taken is refused with 409, an unknown organization with 404; nothing is made', async () => {
    const { api, handle, organizationId } = await aGroup(1)
    const wanted = { name: 'B', country: 'SE', timezone: 'Europe/Stockholm' }

    await assert.rejects(createWorkspace(server.db, { ...wanted, organizationId, handle }), /is taken/)
    const unknown = '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13'
    await assert.rejects(
      createWorkspace(server.db, { ...wanted, organizationId: unknown }),
      /no organization/,
    )

    assert.equal((await api.get('/workspaces')).body.meta.maxResults, 1)
  })

  test('settings reach the requests of every key within a second', async () => {
    const { api, id } = await aWorkspace(server, { country: 'SE' })
    await api.get('/authorization')

    await changeSettings(server.db, id, { country: 'CH' })

    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { phone } = assertAnswered(await api.post('/contacts', { phone: '079 123 45 67' }), 201)
    assert.equal(phone, '+41791234567')
  })
})
