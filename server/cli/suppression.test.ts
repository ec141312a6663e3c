/** Tests of `tidings suppression …` and of blocking a contact, in processes of their own. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { sentMessages, readSent } from '../../test/support/deliveries.ts'
import { runProgram } from '../../test/support/program.ts'
import {
  apiWith,
  aServer,
  aWorkspace,
  type TestServer,
  type TestWorkspace,
} from '../../test/support/server.ts'
import { recordHardBounces } from '../contacts/suppression/hard-bounces.ts'
import { messageIdOf } from '../messaging/bounces/message-references.ts'
import { listSuppressed } from '../contacts/suppression/store.ts'
import { retried } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'

let server: TestServer
let folder = ''
before(async () => {
  server = await aServer()
  folder = await mkdtemp(join(tmpdir(), 'tidings-suppression-'))
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

describe('tidings suppression', { concurrency: 2 }, () => {
  test('add, list and remove: emails and numbers in any spelling, contacts with them', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })

    await tidings(
      workspace,
      'suppression',
      'add',
      'Ann@Example.com',
      '070-123 45 67',
      '--reason',
      'complained',
    )
    const listed = await tidings(workspace, 'suppression', 'list')

    assert.deepEqual(
      listed.map(({ channel, address, reason }: Record<string, string>) => `${channel} ${address} ${reason}`),
      ['email ann@example.com complained', 'sms +46701234567 complained'],
    )
    assert.deepEqual(await states(workspace), ['complained'])
    assert.deepEqual(await tidings(workspace, 'suppression', 'remove', 'ANN@example.com', 'no@example.com'), {
      removed: 1,
    })
    assert.deepEqual(await addresses(workspace), ['+46701234567'])
    assert.deepEqual(await states(workspace), ['complained'])
    await assertContactsCounted(server.db, workspace.id)
  })

  test('undo gives a list back, once, with counts; believe holds nothing back', async () => {
    const workspace = await aWorkspace(server)
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    const [message] = await sentMessages(server.db, workspace.id, [{ address: 'ann@example.com' }])
    assert.ok(message)
    const [{ mailingId } = assert.fail()] = await server.db.rows<{ mailingId: string }>(sql`
      select mailing_id from delivery
      where workspace_id = ${workspace.id}::uuid and id = ${message.deliveryId}::uuid`)
    const bounce = { ...message, detail: '550 5.1.1 no such user' }
    await retried(() => server.db.transaction((tx) => recordHardBounces(tx, workspace.id, [bounce])))
    assert.deepEqual(await states(workspace), ['bounced'])
    const undo = async () => {
      const { stdout } = await runProgram(server.connection, [
        'suppression',
        'undo',
        '--mailing',
        mailingId,
        '--json',
      ])
      return JSON.parse(stdout) as Record<string, number>
    }

    assert.deepEqual(await undo(), { suppressions: 1, contacts: 1, messages: 0, held: 0 })
    assert.deepEqual(await undo(), { suppressions: 0, contacts: 0, messages: 0, held: 0 })
    assert.deepEqual(await states(workspace), ['active'])
    await assertContactsCounted(server.db, workspace.id)
    const believed = await runProgram(server.connection, ['suppression', 'believe', '--mailing', mailingId])
    assert.match(believed.stdout, /^0 bounces that were held back took effect/)
    assert.equal((await runProgram(server.connection, ['suppression', 'undo'])).code, 2)
    const nobody = await runProgram(server.connection, ['suppression', 'undo', '--campaign', workspace.id])
    assert.match(nobody.stderr, /campaign/)
  })

  test('what is not an address, no reason and no workspace is wrong use or refused, and adds nothing', async () => {
    const workspace = await aWorkspace(server)
    const add = (...words: string[]) => runProgram(server.connection, ['suppression', 'add', ...words])
    assert.equal((await add('ann@example.com', 'nonsense', '--workspace', workspace.id)).code, 2)
    assert.equal((await add('ann@example.com', '--workspace', workspace.id, '--reason', 'because')).code, 2)
    const nowhere = await add('ann@example.com', '--workspace', workspace.organizationId)
    assert.equal(nowhere.code, 1)
    assert.match(nowhere.stderr, /There is no workspace/)
    assert.deepEqual(await addresses(workspace), [])
  })

  test('an exported list is imported elsewhere with its reasons; what is not an address is named by its line', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    await tidings(one, 'suppression', 'add', 'a@example.com', 'b@example.com', '--reason', 'complained')
    await tidings(one, 'suppression', 'add', '+46701234567', '--reason', 'stopped')
    const path = join(folder, 'list.csv')
    await tidings(one, 'suppression', 'export', path)
    await writeFile(path, `${await readFile(path, 'utf8')}email,nonsense,bounced,,\r\n`)

    for (let n = 0; n < 2; n += 1)
      assert.deepEqual(await tidings(other, 'suppression', 'import', path), { added: 3, rejected: 1 })

    const list = await listSuppressed(server.db, other.id, { limit: 10 })
    assert.deepEqual(
      list.map(({ address, reason }) => `${address} ${reason}`),
      ['a@example.com complained', 'b@example.com complained', '+46701234567 stopped'],
    )
    await writeFile(path, 'name\r\nAnn\r\n')
    const bad = await runProgram(server.connection, ['suppression', 'import', path, '--workspace', other.id])
    assert.equal(bad.code, 1)
    assert.match(bad.stderr, /No column is named email/)
  })

  test('the callback URLs it names are open, and believe an address alone', async () => {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    const [message] = await sentMessages(server.db, workspace.id, [
      { contactId: body.id, address: 'ann@example.com' },
    ])
    assert.ok(message)
    const urls = await tidings(workspace, 'suppression', 'callback-urls')
    const post = (event: object) => {
      const { pathname, search } = new URL(urls.generic)
      return apiWith(server.http).post(pathname + search, event)
    }

    assert.equal(
      (await post({ event: 'delivered', messageId: messageIdOf(message, 'x.example') })).status,
      204,
    )
    assert.equal((await readSent(server.db, message)).outcome, 'delivered')
    await post({ event: 'complained', recipient: 'ann@example.com' })
    assert.equal((await readSent(server.db, message)).outcome, 'complained')
  })
})

describe('tidings contact block', () => {
  test('by id or email: nothing lifts it but unblock, after which the contact is unsubscribed', async () => {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/contacts', {
      email: 'ann@example.com',
      phone: '+46701234567',
      addDirectly: true,
    })

    assert.deepEqual(await tidings(workspace, 'contact', 'block', 'ANN@example.com'), {
      id: body.id,
      state: 'blocked',
    })
    await tidings(workspace, 'contact', 'block', body.id)
    await apiWith(server.http).post(`/webhooks/contacts/${workspace.webhookId}`, { email: 'ann@example.com' })
    assert.deepEqual(await states(workspace), ['blocked'])
    assert.deepEqual(await addresses(workspace), ['ann@example.com', '+46701234567'])

    assert.deepEqual(await tidings(workspace, 'contact', 'unblock', body.id), {
      id: body.id,
      state: 'unsubscribed',
    })
    assert.deepEqual(await addresses(workspace), [])
    await assertContactsCounted(server.db, workspace.id)
  })

  test('activated by the API all the same, its addresses stay blocked', async () => {
    const workspace = await aWorkspace(server)
    const { body } = await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    await tidings(workspace, 'contact', 'block', body.id)

    await workspace.api.patch(`/contacts/${body.id}/notification-settings`, { email: true })

    assert.deepEqual(await addresses(workspace), ['ann@example.com'])
  })

  test('a contact that is not there, also one of another workspace', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    const { body } = await one.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })
    for (const who of [body.id, 'ann@example.com', 'nobody']) {
      const { code, stderr } = await runProgram(server.connection, [
        'contact',
        'block',
        who,
        '--workspace',
        other.id,
      ])
      assert.equal(code, 1)
      assert.match(stderr, /contact/i)
    }
    assert.deepEqual(await states(one), ['active'])
  })
})

async function tidings({ id }: TestWorkspace, ...words: string[]) {
  const { code, stdout, stderr } = await runProgram(server.connection, [
    ...words,
    '--workspace',
    id,
    '--json',
  ])
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
}

async function addresses({ id }: TestWorkspace): Promise<string[]> {
  return (await listSuppressed(server.db, id, { limit: 10 })).map(({ address }) => address)
}

async function states({ api }: TestWorkspace): Promise<string[]> {
  return (await api.get('/contacts')).body.items.map(({ state }: { state: string }) => state)
}
