/** Tests of `tidings user …`, in processes of their own: the way back for whoever is locked out. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, test } from 'node:test'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { endWithFile } from '../../test/support/children.ts'
import { runProgram, urlOf } from '../../test/support/program.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()

async function user(...words: readonly string[]) {
  const { code, stdout, stderr } = await runProgram(server.connection, ['user', ...words, '--json'])
  return { code, stderr, value: code === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '') : undefined }
}

async function signIn(email: string, password = PASSWORD): Promise<number> {
  return (await asBrowser(server, 'POST', '/app/api/session', { email, password })).status
}

describe('tidings user', { concurrency: 2 }, () => {
  test('create makes a member whose link sets the password; list shows what they are', async () => {
    const workspace = await aWorkspace(server, { name: 'Harbour' })
    const email = `new-${workspace.id}@example.com`

    const made = await user(
      'create',
      '--email',
      email,
      '--name',
      'Bo',
      '--role',
      'editor',
      '--workspace',
      workspace.id,
    )

    assert.equal(made.code, 0, made.stderr)
    const path = `/app/api/links/${new URL(made.value.url).searchParams.get('token')}`
    assert.equal((await asBrowser(server, 'GET', path)).body.purpose, 'reset')
    const { body } = await asBrowser(server, 'POST', path, { password: PASSWORD })
    assert.deepEqual(
      body.workspaces.map(({ id, role }: { id: string; role: string }) => [id, role]),
      [[workspace.id, 'editor']],
    )
    const { value } = await user('list')
    const listed = value.find((one: { email: string }) => one.email === email)
    assert.deepEqual([listed.name, listed.roles, listed.hasTotp], ['Bo', ['editor of Harbour'], false])
    const again = await user(
      'create',
      '--email',
      email,
      '--name',
      'Bo',
      '--role',
      'editor',
      '--workspace',
      workspace.id,
    )
    assert.equal(again.code, 1)
    assert.match(again.stderr, /has an account already/)
  })

  test('password, read from standard input, opens the account again and ends every session', async () => {
    const { email, ask } = await aPerson(server, await aWorkspace(server), 'owner')
    const set = async (password: string) => {
      const env = { PATH: process.env['PATH'], DATABASE_URL: urlOf(server.connection) }
      const child = endWithFile(
        spawn(process.execPath, ['server/main.ts', 'user', 'password', email], {
          env,
          stdio: ['pipe', 'ignore', 'pipe'],
        }),
      )
      child.stdin.end(`${password}\n`)
      const [code] = (await once(child, 'close')) as [number]
      return code
    }

    assert.notEqual(await set('short'), 0)
    assert.equal((await ask('GET', '/app/api/session')).status, 200)
    assert.equal(await set('quite another set of words'), 0)

    assert.equal((await ask('GET', '/app/api/session')).status, 401)
    assert.deepEqual([await signIn(email), await signIn(email, 'quite another set of words')], [401, 200])
  })

  test('link, role, disable-totp and remove-passkeys do what they say, and are in the log', async () => {
    const workspace = await aWorkspace(server)
    const { email, accountId, ask } = await aPerson(server, workspace, 'viewer')
    await server.db.rows(sql`
      insert into account_totp (account_id, secret, created, confirmed, last_step)
      values (${accountId}::uuid, 'AAAA', now(), now(), 0)`)
    await server.db.rows(sql`
      insert into account_passkey (id, account_id, credential_id, public_key, counter, transports, name, created)
      values (${newId()}::uuid, ${accountId}::uuid, ${accountId}, '', 0, '[]', 'Lost', now())`)
    assert.equal(await signIn(email), 401)

    assert.equal((await user('disable-totp', email)).value.isDisabled, true)
    assert.equal(await signIn(email), 200)
    assert.equal((await user('remove-passkeys', email)).value.removed, 1)
    assert.deepEqual((await ask('GET', '/app/api/account/passkeys')).body.items, [])
    assert.match((await user('link', email)).value.url, /\/app\/reset\?token=/)
    assert.equal(
      (await user('role', email, '--role', 'admin', '--organization', workspace.organizationId)).code,
      0,
    )
    assert.equal((await ask('GET', '/app/api/keys')).status, 200)
    const logged = await server.db.rows<{ action: string; actor: string }>(sql`
      select action, actor from audit_entry where subject = ${accountId} order by id`)
    assert.deepEqual(
      logged.map(({ action, actor }) => `${actor} ${action}`),
      [
        'operator account.second-step-off',
        'operator account.passkey-removed',
        'operator account.link',
        'operator member.changed',
      ],
    )
    assert.equal((await user('role', email, '--role', 'king')).code, 2)
  })

  test('remove deletes the account with all of its sessions, but never the last owner', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const viewer = await aPerson(server, workspace, 'viewer')

    const refused = await user('remove', owner.email)
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /needs an owner/)
    assert.equal(
      (await user('role', owner.email, '--role', 'viewer', '--organization', workspace.organizationId)).code,
      1,
    )
    assert.equal((await user('remove', viewer.email)).code, 0)

    assert.equal((await viewer.ask('GET', '/app/api/session')).status, 401)
    assert.equal(await signIn(viewer.email), 401)
    assert.equal((await owner.ask('GET', '/app/api/session')).status, 200)
    assert.equal((await user('remove', viewer.email)).code, 1)
  })
})
