/** POST /contacts: every field, every way to say how a contact comes in, and what an existing one keeps. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()

async function onlyContact(api: Api) {
  const { items } = assertAnswered(await api.get('/contacts'))
  assert.equal(items.length, 1)
  return items[0]
}

async function invitationsOf(workspaceId: string): Promise<unknown[]> {
  return server.db.rows(sql`
    select channel, custom_message from contact_invitation where workspace_id = ${workspaceId}::uuid`)
}

describe('POST /contacts', () => {
  test('answers 201 with exactly the members of CreatedContact', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.post('/contacts', {
      email: ' Ann@Example.COM ',
      name: 'Ann',
      tags: ['VIP', 'vip '],
    })

    const { id, ...rest } = assertAnswered(answer, 201)
    assert.match(id, /^[0-9a-f-]{36}$/)
    assert.deepEqual(rest, {
      state: 'invited',
      name: 'Ann',
      email: 'Ann@example.com',
      phone: null,
      image: null,
    })
    const list = assertAnswered(await api.get("/contacts?$filter=tags eq 'vip'"))
    assert.equal(list.meta.maxResults, 1)
    assert.deepEqual(list.items[0].tags, ['VIP'])
  })

  test('every field of the body is kept and shown', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    const texts = {
      name: 'Ann Ek',
      source: 'fair',
      image: 'https://example.com/a.png',
      bio: 'Line 1\nLine "2"',
      address: 'Storgatan 1',
      city: 'Lund',
      postalCode: '222 22',
      region: 'Skåne',
      systemSource: 'third_party_6',
    }
    const statusTags = { shop: { plan: 'gold', orders: 3 }, 'a.b\nc': {} }

    const answer = await api.post('/contacts', {
      ...texts,
      email: 'ann@example.com',
      phone: '070-123 45 67',
      tags: ['b', 'a'],
      statusTags,
      follows: { email: 'only_new', sms: 'off' },
      addDirectly: true,
    })

    const { id } = assertAnswered(answer, 201)
    const { created, updated, ...shown } = await onlyContact(api)
    assert.equal(created, updated)
    assert.deepEqual(shown, {
      ...texts,
      id,
      feedId: workspaceId,
      state: 'active',
      email: 'ann@example.com',
      phone: '+46701234567',
      country: null,
      tags: ['b', 'a'],
      statusTags,
      customFields: {},
      notificationSettings: { email: true, sms: false },
      follows: { email: 'only_new', sms: 'off' },
      lastActivity: null,
    })
  })

  test('notificationSettings sets both channels, and follows overrides it for its own', async () => {
    for (const [body, follows] of [
      [{ notificationSettings: 'off' }, { email: 'off', sms: 'off' }],
      [{ notificationSettings: 'only_new' }, { email: 'only_new', sms: 'only_new' }],
      [
        { notificationSettings: 'off', follows: { email: 'always' } },
        { email: 'always', sms: 'off' },
      ],
      [{}, { email: 'always', sms: 'always' }],
    ]) {
      const { api } = await aWorkspace(server)

      assertAnswered(await api.post('/contacts', { name: 'Ann', ...body }), 201)

      assert.deepEqual((await onlyContact(api)).follows, follows)
    }
  })

  test('a contact made through the API has systemSource api unless another is sent; one that is there keeps its own', async () => {
    const { api } = await aWorkspace(server)
    const source = async () => (await onlyContact(api)).systemSource

    await api.post('/contacts', { email: 'ann@example.com' })
    assert.equal(await source(), 'api')
    await api.post('/contacts', { email: 'ann@example.com', systemSource: 'core' })
    assert.equal(await source(), 'core')
    await api.post('/contacts', { email: 'ann@example.com', name: 'Ann' })
    assert.equal(await source(), 'core')
  })

  test('systemSource takes the five names and third_party_1 to 6, and nothing else', async () => {
    const { api } = await aWorkspace(server)
    const parties = [1, 2, 3, 4, 5, 6].map((n) => `third_party_${n}`)

    for (const systemSource of ['webhook', 'api', 'core', 'list_import', 'direct', ...parties])
      assertAnswered(await api.post('/contacts', { name: systemSource, systemSource }), 201)
    for (const systemSource of ['third_party_7', 'API', '', null])
      assertRefused(
        await api.post('/contacts', { name: 'x', systemSource }),
        400,
        /systemSource: must be one of/,
      )
  })

  test('a name alone makes a contact each time; a blank name alone is refused', async () => {
    const { api, id } = await aWorkspace(server)

    const first = assertAnswered(await api.post('/contacts', { name: 'Ann' }), 201)
    const second = assertAnswered(await api.post('/contacts', { name: 'Ann' }), 201)

    assert.notEqual(first.id, second.id)
    assert.deepEqual(await invitationsOf(id), [])
    for (const body of [{}, { name: ' ' }, { tags: ['a'] }, { addDirectly: true }])
      assertRefused(await api.post('/contacts', body), 400, /at least one of email, phone and name/)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 2)
  })

  test('an invitation goes by email, or by SMS with only a phone or when email is not the default', async () => {
    const email = 'ann@example.com'
    const phone = '+46701234567'
    for (const [body, expected] of [
      [{ email, phone }, ['email']],
      [{ email, useEmailByDefault: false }, ['email']],
      [{ phone }, ['sms']],
      [{ email, phone, useEmailByDefault: false }, ['sms']],
      [{ email, phone, useEmailByDefault: true }, ['email']],
      [{ email, addDirectly: true }, []],
      [{ email, addDirectly: false }, ['email']],
    ] as const) {
      const { api, id } = await aWorkspace(server)

      assertAnswered(await api.post('/contacts', { ...body, customMessage: 'Welcome!' }), 201)

      const invitations = expected.map((channel) => ({ channel, customMessage: 'Welcome!' }))
      assert.deepEqual(await invitationsOf(id), invitations, JSON.stringify(body))
    }
  })

  test('an existing contact is updated with what was sent and answered 200; state and consent stay', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    const first = { email: 'ann@example.com', tags: ['a'], statusTags: { x: { n: 1 }, y: {} }, city: 'Lund' }
    const { id } = assertAnswered(await api.post('/contacts', { ...first, notificationSettings: 'off' }), 201)

    const answer = await api.post('/contacts', {
      email: 'ANN@example.com',
      phone: '0701234567',
      name: 'Ann',
      tags: ['A', 'b'],
      statusTags: { x: { n: 2 } },
      addDirectly: true,
      notificationSettings: 'always',
      follows: { email: 'always', sms: 'always' },
      customMessage: 'Hello again',
    })

    assert.equal(assertAnswered(answer, 200).id, id)
    const contact = await onlyContact(api)
    assert.equal(contact.state, 'invited')
    assert.deepEqual(contact.follows, { email: 'off', sms: 'off' })
    assert.deepEqual(contact.tags, ['a', 'b'])
    assert.deepEqual(contact.statusTags, { x: { n: 2 }, y: {} })
    assert.deepEqual([contact.name, contact.city, contact.phone], ['Ann', 'Lund', '+46701234567'])
    assert.equal((await invitationsOf(workspaceId)).length, 1)
    const byPhone = await api.post('/contacts', { phone: '+46 70 123 45 67', email: 'new@example.com' })
    assert.equal(assertAnswered(byPhone, 200).id, id)
    assert.equal((await onlyContact(api)).email, 'new@example.com')
  })

  test('an email of one contact with the phone of another is refused with 409 naming both', async () => {
    const { api } = await aWorkspace(server)
    const a = assertAnswered(await api.post('/contacts', { email: 'a@example.com', name: 'A' }), 201)
    const b = assertAnswered(await api.post('/contacts', { phone: '070-123 45 67', name: 'B' }), 201)

    const answer = await api.post('/contacts', { email: 'a@example.com', phone: '+46701234567', name: 'C' })

    assertRefused(answer, 409, new RegExp(`${a.id}.*${b.id}`))
    const { items } = assertAnswered(await api.get('/contacts?$orderBy=name'))
    assert.deepEqual(
      items.map(({ name }: { name: string }) => name),
      ['A', 'B'],
    )
  })

  test('the same email in two workspaces is two contacts', async () => {
    const [one, two] = [await aWorkspace(server), await aWorkspace(server)]

    const first = assertAnswered(await one.api.post('/contacts', { email: 'a@example.com' }), 201)
    const second = assertAnswered(await two.api.post('/contacts', { email: 'a@example.com' }), 201)

    assert.notEqual(first.id, second.id)
    assert.equal(assertAnswered(await two.api.get('/contacts')).meta.maxResults, 1)
  })

  test('a phone is read in the country of the workspace', async () => {
    const { api } = await aWorkspace(server, { country: 'CH' })

    const answer = await api.post('/contacts', { phone: '079 123 45 67' })

    assert.equal(assertAnswered(answer, 201).phone, '+41791234567')
    assertRefused(await api.post('/contacts', { phone: '12' }), 400, /not a phone number in CH/)
  })
})

describe('Idempotency-Key on POST /contacts', () => {
  test('the first answer is replayed, and nothing is stored twice', async () => {
    const { api } = await aWorkspace(server)
    const headers = { 'idempotency-key': 'one' }

    const first = await api.post('/contacts', { name: 'Ann' }, headers)
    const second = await api.post('/contacts', { name: 'Ann' }, headers)

    assert.deepEqual([first.status, second.status], [201, 201])
    assert.equal(second.text, first.text)
    assert.equal(second.headers['idempotency-replayed'], 'true')
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 1)
  })

  test('the same key with another body is refused with 409 and stores nothing', async () => {
    const { api } = await aWorkspace(server)
    assertAnswered(await api.post('/contacts', { name: 'Ann' }, { 'idempotency-key': 'two' }), 201)

    const answer = await api.post('/contacts', { name: 'Bo' }, { 'idempotency-key': 'two' })

    assertRefused(answer, 409, /use a new one/)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 1)
  })

  test('of 20 at once one is carried out; the others get its answer or are asked to come again', async () => {
    const { api } = await aWorkspace(server)
    const headers = { 'idempotency-key': 'three' }

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('/contacts', { name: 'Ann' }, headers)),
    )

    assert.ok(answers.every(({ status }) => status === 201 || status === 409))
    const made = answers.filter(({ status }) => status === 201)
    assert.equal(new Set(made.map(({ body }) => body.id)).size, 1)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 1)
    assertAnswered(await api.post('/contacts', { name: 'Ann' }, headers), 201)
    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, 1)
  })
})
