/** PATCH of one contact's settings and tags, and the tags of the workspace. */
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { type Api, aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { CONTACT_STATES } from './states.ts'

const server = await useServer()

async function aContact(api: Api, body: object = {}): Promise<string> {
  return assertAnswered(await api.post('/contacts', { email: 'ann@example.com', ...body }), 201).id
}

async function contactOf(api: Api) {
  return assertAnswered(await api.get('/contacts')).items[0]
}

describe('PATCH /contacts/{contactId}/notification-settings', () => {
  test('answers 200 with exactly the members of BasicContact', async () => {
    const { api, id: feedId } = await aWorkspace(server)
    const id = await aContact(api, { name: 'Ann', phone: '0701234567', image: 'https://example.com/a.png' })

    const answer = await api.patch(`/contacts/${id}/notification-settings`, { email: false })

    assert.deepEqual(assertAnswered(answer), {
      id,
      feedId,
      state: 'active',
      name: 'Ann',
      email: 'ann@example.com',
      phone: '+46701234567',
      image: 'https://example.com/a.png',
    })
  })

  test('switches each channel on or off; one that is not sent stays, and on keeps how often', async () => {
    const { api } = await aWorkspace(server)
    const id = await aContact(api, { follows: { email: 'only_new', sms: 'off' } })
    for (const [body, follows] of [
      [{}, { email: 'only_new', sms: 'off' }],
      [{ email: true }, { email: 'only_new', sms: 'off' }],
      [{ email: false }, { email: 'off', sms: 'off' }],
      [
        { email: true, sms: true },
        { email: 'always', sms: 'always' },
      ],
      [{ sms: false }, { email: 'always', sms: 'off' }],
    ] as const) {
      assertAnswered(await api.patch(`/contacts/${id}/notification-settings`, body))

      const contact = await contactOf(api)
      assert.deepEqual(contact.follows, follows)
      assert.deepEqual(contact.notificationSettings, {
        email: follows.email !== 'off',
        sms: follows.sms !== 'off',
      })
    }
  })

  test('{} activates the contact from any state, and counters follow', async () => {
    for (const state of CONTACT_STATES) {
      const { api, id: workspaceId } = await aWorkspace(server)
      const id = await aContact(api)
      await server.db.rows(sql`
        update contact set state = ${state} where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`)
      await server.db.rows(sql`
        update counter set facet = ${`state=${state}`} where workspace_id = ${workspaceId}::uuid and facet = 'state=invited'`)

      const answer = await api.patch(`/contacts/${id}/notification-settings`, {})

      assert.equal(assertAnswered(answer).state, 'active', state)
      await assertContactsCounted(server.db, workspaceId)
    }
  })

  test('who was invited and is active now is not asked any more', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    const id = await aContact(api)
    const left = () =>
      server.db.rows(sql`select from contact_invitation where workspace_id = ${workspaceId}::uuid`)
    assert.equal((await left()).length, 1)

    assertAnswered(await api.patch(`/contacts/${id}/notification-settings`, {}))

    assert.equal((await left()).length, 0)
  })
})

describe('PATCH /contacts/{contactId}/tags', () => {
  test('adds and removes without case, keeps the first spelling, and answers 204 with no body', async () => {
    const { api, id: workspaceId } = await aWorkspace(server)
    const id = await aContact(api, { tags: ['Gold', 'old'] })

    const answer = await api.patch(`/contacts/${id}/tags`, {
      tagsToAdd: [' GOLD ', 'new', 'New'],
      tagsToRemove: ['OLD', 'never had'],
    })

    assert.equal(answer.status, 204)
    assert.equal(answer.text, '')
    assert.deepEqual((await contactOf(api)).tags, ['Gold', 'new'])
    await assertContactsCounted(server.db, workspaceId)
  })

  test('nothing to do changes nothing', async () => {
    const { api } = await aWorkspace(server)
    const id = await aContact(api, { tags: ['a'] })
    const before = await contactOf(api)

    for (const body of [
      {},
      { tagsToAdd: ['A'] },
      { tagsToRemove: ['b'] },
      { tagsToAdd: [], tagsToRemove: [] },
    ])
      assert.equal((await api.patch(`/contacts/${id}/tags`, body)).status, 204)

    assert.deepEqual(await contactOf(api), before)
  })

  test('the same tag in both lists is refused with 400 and changes nothing', async () => {
    const { api } = await aWorkspace(server)
    const id = await aContact(api, { tags: ['a'] })

    const answer = await api.patch(`/contacts/${id}/tags`, {
      tagsToAdd: ['b', 'X'],
      tagsToRemove: ['a', ' x'],
    })

    assertRefused(answer, 400, /"X", which tagsToAdd holds too/)
    assert.deepEqual((await contactOf(api)).tags, ['a'])
  })

  test('a tag has 1 to 100 characters after trimming, a contact at most 500 tags', async () => {
    const { api } = await aWorkspace(server)
    const id = await aContact(api)
    const patch = (body: object) => api.patch(`/contacts/${id}/tags`, body)
    const many = Array.from({ length: 500 }, (_, n) => `t${n}`)

    assert.equal((await patch({ tagsToAdd: [` ${'x'.repeat(100)} `, '😀'.repeat(100)] })).status, 204)
    for (const tag of ['', ' ', '\t\n', 'x'.repeat(101), '😀'.repeat(101)]) {
      assertRefused(await patch({ tagsToAdd: [tag] }), 400, /tagsToAdd/)
      assertRefused(await patch({ tagsToRemove: ['a', tag] }), 400, /tagsToRemove\[1\]/)
    }
    assertRefused(await patch({ tagsToAdd: many }), 400, /at most 500 tags/)
    assertRefused(await patch({ tagsToAdd: [...many, 'one'] }), 400, /at most 500 items/)
    assert.equal((await contactOf(api)).tags.length, 2)
    assert.equal((await patch({ tagsToAdd: many.slice(2) })).status, 204)
    assert.equal((await contactOf(api)).tags.length, 500)
  })
})

for (const [name, path, body] of [
  ['notification-settings', 'notification-settings', { email: true }],
  ['tags', 'tags', { tagsToAdd: ['a'] }],
] as const)
  describe(`PATCH /contacts/{contactId}/${name}`, () => {
    test('an unknown id, one of another workspace and one that is not a UUID are 404', async () => {
      const { api } = await aWorkspace(server)
      const stranger = await aWorkspace(server)
      const id = await aContact(stranger.api)
      const before = await contactOf(stranger.api)

      for (const wrong of [randomUUID(), id, 'nope', "1'--", '%00', 'x'.repeat(280)])
        assertRefused(await api.patch(`/contacts/${wrong}/${path}`, body), 404)

      assert.deepEqual(await contactOf(stranger.api), before)
    })

    test('a body that is missing, no object or has other members is refused with 400', async () => {
      const { api } = await aWorkspace(server)
      const id = await aContact(api)

      for (const wrong of [
        undefined,
        [],
        'null',
        '7',
        { email: 'yes' },
        { email: null },
        { tagsToAdd: 'a' },
        { tagsToAdd: [1] },
        { tagsToRemove: null },
        { other: 1 },
      ]) {
        const headers = { 'content-type': 'application/json' }
        assertRefused(await api.patch(`/contacts/${id}/${path}`, wrong, headers), 400)
      }
    })
  })

describe('GET /contacts/contacts-tags', () => {
  test('answers an array of {id, name, contactsCount, created} by name', async () => {
    const { api } = await aWorkspace(server)
    const stranger = await aWorkspace(server)
    await aContact(stranger.api, { tags: ['theirs'] })
    assert.deepEqual(assertAnswered(await api.get('/contacts/contacts-tags')), [])
    await aContact(api, { tags: ['b', 'Ä', 'a'] })
    await api.post('/contacts', { name: 'Bo', tags: ['B'] })

    const tags = assertAnswered(await api.get('/contacts/contacts-tags'))

    assert.deepEqual(
      tags.map(({ name, contactsCount }: { name: string; contactsCount: number }) => [name, contactsCount]),
      [
        ['a', 1],
        ['b', 2],
        ['Ä', 1],
      ],
    )
    for (const tag of tags) {
      assert.deepEqual(Object.keys(tag), ['id', 'name', 'contactsCount', 'created'])
      assert.match(tag.created, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    }
  })
})
