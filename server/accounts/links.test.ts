/** Links that work once: of the first owner, and invitations. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { aServer, aWorkspace, useServer, type TestServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { createOrganization, readSettings } from '../workspaces/store.ts'
import { makeLink, ownerLink } from './links.ts'

const server = await useServer()
const ANN = { email: 'ann@example.com', name: 'Ann', password: PASSWORD }

function tokenOf(url: string | undefined): string {
  return new URL(url ?? '').searchParams.get('token') ?? ''
}

async function onAnEmptyServer(work: (empty: TestServer) => Promise<void>): Promise<void> {
  const empty = await aServer()
  try {
    await work(empty)
  } finally {
    await empty.close()
  }
}

async function anInvitation(role = 'editor', where: 'organization' | 'workspace' = 'organization') {
  const workspace = await aWorkspace(server)
  const { organizationId } = workspace
  const email = `invited-${workspace.id}@example.com`
  const workspaceId = where === 'organization' ? null : workspace.id
  const wanted = {
    purpose: 'invitation',
    email,
    organizationId,
    workspaceId,
    role: role as 'editor',
  } as const
  const { url } = await makeLink(server.db, server.config.PUBLIC_URL, wanted)
  return { workspace, email, path: `/app/api/links/${tokenOf(url)}` }
}

describe('the link of the first owner', () => {
  test('makes account, organization and workspace where there are none, signs in, and works once', async () => {
    await onAnEmptyServer(async (empty) => {
      const url = await ownerLink(empty.db, 'https://tidings.example')
      assert.match(url ?? '', /^https:\/\/tidings\.example\/app\/welcome\?token=[\w-]{43}$/)
      const path = `/app/api/links/${tokenOf(url)}`
      assert.deepEqual((await asBrowser(empty, 'GET', path)).body, { purpose: 'owner' })

      const words = {
        organizationName: 'Harbour',
        workspaceName: 'Harbour Books',
        country: 'FI',
        timezone: 'Europe/Helsinki',
        language: 'sv',
      }
      const made = await asBrowser(empty, 'POST', path, { ...ANN, ...words })

      assert.equal(made.status, 200, made.text)
      const { account, organizations, workspaces } = made.body
      assert.equal(account.email, 'ann@example.com')
      assert.deepEqual(
        organizations.map(({ name }: { name: string }) => name),
        ['Harbour'],
      )
      assert.equal(workspaces.length, 1)
      const { name, country, timezone, role, handle } = workspaces[0]
      assert.deepEqual(
        [name, country, timezone, role, handle],
        ['Harbour Books', 'FI', 'Europe/Helsinki', 'owner', 'harbour-books'],
      )
      // Its readers are written to in the language that the owner reads.
      assert.equal((await readSettings(empty.db, workspaces[0].id)).language, 'sv')
      const { cookie = '' } = made
      assert.equal((await asBrowser(empty, 'GET', '/app/api/session', undefined, { cookie })).status, 200)
      assert.equal((await asBrowser(empty, 'GET', path)).status, 404)
      const again = await asBrowser(empty, 'POST', path, { ...ANN, email: 'eve@example.com' })
      assert.deepEqual([again.status, again.body.code], [404, 'linkUnknown'])
      assert.equal(await ownerLink(empty.db, 'https://tidings.example'), undefined)
    })
  })

  test('makes the owner of what is there, such as the demo, and no further place', async () => {
    await onAnEmptyServer(async (empty) => {
      const demo = await aWorkspace(empty, { name: 'Fern & Oak' })
      const path = `/app/api/links/${tokenOf(await ownerLink(empty.db, 'http://a'))}`

      const { body } = await asBrowser(empty, 'POST', path, { ...ANN, workspaceName: 'Mine' })

      assert.deepEqual(
        body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role]),
        [[demo.id, 'owner']],
      )
    })
  })

  test('what is wrong with the words is said beside their field, and leaves the link as it was', async () => {
    await onAnEmptyServer(async (empty) => {
      const path = `/app/api/links/${tokenOf(await ownerLink(empty.db, 'http://a'))}`
      const wrong: readonly (readonly [string, object])[] = [
        ['email', { ...ANN, email: 'ann@' }],
        ['email', { name: 'Ann', password: PASSWORD }],
        ['name', { ...ANN, name: ' ' }],
        ['password', { ...ANN, password: 'short' }],
        ['password', { ...ANN, password: 'password12345' }],
        ['password', { ...ANN, password: '1234567890' }],
        ['password', { ...ANN, password: 'aaaaaaaaaaaa' }],
        ['password', { ...ANN, password: 'ANN@example.com' }],
      ]

      for (const [field, body] of wrong) {
        const answer = await asBrowser(empty, 'POST', path, body)
        assert.deepEqual([answer.status, answer.body.details[0].path], [400, field], answer.text)
      }
      assert.equal((await asBrowser(empty, 'POST', path, ANN)).status, 200)
    })
  })

  test('of two used at once, the same or another of an earlier start, one makes an owner', async () => {
    await onAnEmptyServer(async (empty) => {
      await aWorkspace(empty)
      const tokens = [
        tokenOf(await ownerLink(empty.db, 'http://a')),
        tokenOf(await ownerLink(empty.db, 'http://a')),
      ]
      const attempts = Array.from({ length: 8 }, (_, n) => n)

      const answers = await Promise.all(
        attempts.map((n) =>
          asBrowser(empty, 'POST', `/app/api/links/${tokens[n % 2]}`, {
            ...ANN,
            email: `ann${n}@example.com`,
          }),
        ),
      )

      assert.deepEqual(
        answers.map(({ status }) => status).toSorted((a, b) => a - b),
        [200, ...Array(7).fill(404)],
      )
      const accounts = await empty.db.rows(sql`select from account`)
      const members = await empty.db.rows(sql`select from membership`)
      assert.deepEqual([accounts.length, members.length], [1, 1])
    })
  })

  test('is kept as a hash, and has run out after its time', async () => {
    await onAnEmptyServer(async (empty) => {
      const token = tokenOf(await ownerLink(empty.db, 'http://a'))
      const [row] = await empty.db.rows<{ text: string }>(sql`select l::text as text from account_link l`)
      assert.ok(row && !row.text.includes(token))
      await empty.db.rows(sql`update account_link set expires = now() - interval '1 second'`)

      assert.equal((await asBrowser(empty, 'POST', `/app/api/links/${token}`, ANN)).status, 404)
    })
  })
})

describe('an invitation', () => {
  test('says what it is for, and makes its holder a member of that, as that, and of nothing else', async () => {
    const { workspace, email, path } = await anInvitation('author', 'workspace')
    await aWorkspace(server, { organizationId: workspace.organizationId })
    assert.deepEqual((await asBrowser(server, 'GET', path)).body, {
      purpose: 'invitation',
      email,
      organizationName: 'Test organization',
      role: 'author',
      hasAccount: false,
    })

    const other = await createOrganization(server.db, 'Elsewhere')
    const { status, body } = await asBrowser(server, 'POST', path, {
      name: 'Bo',
      password: PASSWORD,
      email: 'eve@example.com',
      organizationName: other.id,
      workspaceName: 'Mine',
    })

    assert.equal(status, 200)
    assert.equal(body.account.email, email)
    assert.deepEqual(
      body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [[workspace.id, 'author']],
    )
  })

  test('to somebody with an account is theirs alone to accept: signed in, or with their password', async () => {
    const { workspace, email, path } = await anInvitation()
    const home = await aWorkspace(server)
    const person = await aPerson(server, home, 'viewer')
    await server.db.rows(sql`update account set email = ${email} where id = ${person.accountId}::uuid`)
    const stranger = await aPerson(server, home, 'owner')

    const asNew = await asBrowser(server, 'POST', path, { name: 'Eve', password: 'another good password' })
    const asStranger = await stranger.ask('POST', path, { name: 'Eve' })
    const own = await person.ask('POST', path, {})

    assert.deepEqual([asNew.status, asStranger.status, own.status], [401, 401, 200])
    const roles = own.body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role])
    assert.deepEqual(
      new Map(roles),
      new Map([
        [home.id, 'viewer'],
        [workspace.id, 'editor'],
      ]),
    )
    const second = await anInvitation()
    await server.db.rows(sql`update account set email = ${second.email} where id = ${person.accountId}::uuid`)
    assert.equal((await asBrowser(server, 'POST', second.path, { password: PASSWORD })).status, 200)
  })

  test('accepted twice at once makes one member', async () => {
    const { workspace, path } = await anInvitation()

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => asBrowser(server, 'POST', path, { name: 'Bo', password: PASSWORD })),
    )

    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.ok(answers.every(({ status }) => [200, 401, 404].includes(status)))
    const members = await server.db.rows(sql`
      select from membership where organization_id = ${workspace.organizationId}::uuid`)
    assert.equal(members.length, 1)
  })
})
