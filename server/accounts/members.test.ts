/** Members: who may invite, change and remove whom; never without an owner. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { lockMembership, removeMember } from './membership-store.ts'

const server = await useServer()

const INVITATION = { email: 'bo@example.com', role: 'editor', workspaceId: null }

describe('an invitation', () => {
  test('of an admin leads to a member of that role; it is listed until it is accepted or taken back', async () => {
    const workspace = await aWorkspace(server)
    const admin = await aPerson(server, workspace, 'admin')

    const made = await admin.ask('POST', '/app/api/invitations', INVITATION)
    assert.equal(made.status, 201, made.text)
    const { body } = await admin.ask('GET', '/app/api/members')
    assert.deepEqual(
      body.invitations.map((one: { id: string; email: string }) => [one.id, one.email]),
      [[made.body.id, 'bo@example.com']],
    )
    const path = `/app/api/links/${new URL(made.body.url).searchParams.get('token')}`
    assert.equal((await admin.ask('DELETE', `/app/api/invitations/${made.body.id}`)).status, 204)

    assert.equal((await asBrowser(server, 'GET', path)).status, 404)
    assert.equal((await asBrowser(server, 'POST', path, { name: 'Bo', password: PASSWORD })).status, 404)
    assert.deepEqual((await admin.ask('GET', '/app/api/members')).body.invitations, [])
  })

  test('makes no owner unless an owner sends it, and reaches no workspace of another organization', async () => {
    const workspace = await aWorkspace(server)
    const foreign = await aWorkspace(server)
    const [admin, owner] = [
      await aPerson(server, workspace, 'admin'),
      await aPerson(server, workspace, 'owner'),
    ]
    const invite = async (person: typeof admin, wish: object) =>
      (await person.ask('POST', '/app/api/invitations', { ...INVITATION, ...wish })).status

    assert.equal(await invite(admin, { role: 'owner' }), 403)
    assert.equal(await invite(owner, { role: 'owner' }), 201)
    assert.equal(await invite(owner, { workspaceId: foreign.id }), 400)
    assert.equal(await invite(owner, { workspaceId: newId() }), 400)
    assert.equal(await invite(owner, { email: admin.email }), 409)
  })

  test('of an admin of one workspace is for that workspace alone', async () => {
    const workspace = await aWorkspace(server)
    const sister = await aWorkspace(server, { organizationId: workspace.organizationId })
    const { ask } = await aPerson(server, workspace, 'admin', 'workspace')
    const invite = async (workspaceId: string | null) =>
      (await ask('POST', '/app/api/invitations', { ...INVITATION, workspaceId })).status

    assert.deepEqual(
      [await invite(null), await invite(sister.id), await invite(workspace.id)],
      [403, 403, 201],
    )
  })

  test('of another organization is neither seen nor taken back', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const [ann, bo] = [await aPerson(server, one, 'owner'), await aPerson(server, other, 'owner')]
    const { id } = (await ann.ask('POST', '/app/api/invitations', INVITATION)).body

    assert.deepEqual((await bo.ask('GET', '/app/api/members')).body.invitations, [])
    assert.equal((await bo.ask('DELETE', `/app/api/invitations/${id}`)).status, 404)
    assert.equal((await ann.ask('GET', '/app/api/members')).body.invitations.length, 1)
  })
})

describe('members', () => {
  test('are listed with their roles, those of the organization alone', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const author = await aPerson(server, workspace, 'author', 'workspace')
    await aPerson(server, await aWorkspace(server), 'owner')

    const { items } = (await owner.ask('GET', '/app/api/members')).body

    assert.deepEqual(
      items.map((one: { email: string; role: string; workspaceId: string | null; isYou: boolean }) => [
        one.email,
        one.role,
        one.workspaceId,
        one.isYou,
      ]),
      [
        [author.email, 'author', workspace.id, false],
        [owner.email, 'owner', null, true],
      ],
    )
  })

  test('an admin neither changes nor removes an owner, nor makes one; an owner does', async () => {
    const workspace = await aWorkspace(server)
    const admin = await aPerson(server, workspace, 'admin')
    const [owner, second] = [
      await aPerson(server, workspace, 'owner'),
      await aPerson(server, workspace, 'owner'),
    ]
    const change = async (who: typeof admin, id: string, role: string) =>
      (await who.ask('PATCH', `/app/api/members/${id}`, { role })).status

    assert.equal(await change(admin, owner.membershipId, 'viewer'), 403)
    assert.equal(await change(admin, admin.membershipId, 'owner'), 403)
    assert.equal((await admin.ask('DELETE', `/app/api/members/${owner.membershipId}`)).status, 403)
    assert.equal(await change(owner, second.membershipId, 'viewer'), 204)
    assert.equal(await change(owner, admin.membershipId, 'owner'), 204)
  })

  test('the last owner stays one, whoever asks', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const path = `/app/api/members/${owner.membershipId}`

    const [changed, removed] = [
      await owner.ask('PATCH', path, { role: 'admin' }),
      await owner.ask('DELETE', path),
    ]

    assert.deepEqual([changed.status, changed.body.code], [409, 'lastOwner'])
    assert.deepEqual([removed.status, removed.body.code], [409, 'lastOwner'])
  })

  test('of owners who all leave at once one stays', async () => {
    const workspace = await aWorkspace(server)
    const owners = []
    for (let n = 0; n < 4; n += 1) owners.push(await aPerson(server, workspace, 'owner'))

    const answers = await Promise.all(
      owners.map(({ ask, membershipId }) => ask('DELETE', `/app/api/members/${membershipId}`)),
    )

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [204, 204, 204, 409],
    )
    const left = await server.db.rows(sql`
      select from membership where organization_id = ${workspace.organizationId}::uuid and role = 'owner'`)
    assert.equal(left.length, 1)
  })

  test('one owner waits for another who is leaving, and then stays', async () => {
    const workspace = await aWorkspace(server)
    const [one, other] = [
      await aPerson(server, workspace, 'owner'),
      await aPerson(server, workspace, 'owner'),
    ]
    const isGone = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const leaving = server.db.transaction(async (tx) => {
      const { organizationId } = await lockMembership(tx, workspace.organizationId, one.membershipId)
      assert.equal(organizationId, workspace.organizationId)
      await removeMember(tx, one.membershipId)
      isGone.resolve()
      await mayCommit.promise
    })
    await isGone.promise

    const second = other.ask('DELETE', `/app/api/members/${other.membershipId}`)
    const early = await Promise.race([second.then(() => 'answered'), sleep(500, 'waits')])
    mayCommit.resolve()
    await leaving

    assert.equal(early, 'waits')
    assert.equal((await second).body.code, 'lastOwner')
  })

  test('of another organization are out of reach: 404, and they stay what they are', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const [ann, bo] = [await aPerson(server, one, 'owner'), await aPerson(server, other, 'editor')]
    const path = `/app/api/members/${bo.membershipId}`

    assert.equal((await ann.ask('PATCH', path, { role: 'viewer' })).status, 404)
    assert.equal((await ann.ask('DELETE', path)).status, 404)
    assert.equal((await bo.ask('POST', '/api/contacts', { name: 'Ann' })).status, 201)
  })

  test('who can be changed needs the password again, given in the last ten minutes', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const { membershipId } = await aPerson(server, workspace, 'viewer')
    await server.db.rows(sql`
      update account_session set confirmed = ${earlier('confirmed', '11 minutes')} where account_id = ${owner.accountId}::uuid`)

    for (const answer of [
      await owner.ask('PATCH', `/app/api/members/${membershipId}`, { role: 'owner' }),
      await owner.ask('DELETE', `/app/api/members/${membershipId}`),
      await owner.ask('POST', '/app/api/invitations', INVITATION),
    ])
      assert.deepEqual([answer.status, answer.body.code], [403, 'confirmPassword'])
  })
})
