/** The commands of email: domains and their DNS records, and what the outbox keeps. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { OUTBOX_ROUTE, keepInOutbox } from '../../server/messaging/outbox/store.ts'
import { newId } from '../../server/platform/clock.ts'
import { createOrganization, createWorkspace } from '../../server/workspaces/store.ts'
import { aDatabase } from '../support/database.ts'
import { aDnsServer } from '../support/dns-server.ts'
import { tidings } from '../support/tidings.ts'

const database = await aDatabase()
const dns = await aDnsServer()
after(async () => {
  await dns.close()
  await database.close()
})
const { host, port, user, password, database: name } = database.connection
const settings = {
  DATABASE_URL: `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
  DNS_SERVERS: dns.address,
  SMTP_URL: 'smtp://shop:hush@mx.shop.example',
}
const { id: organizationId } = await createOrganization(database.db, 'Harbour')
const { id: workspaceId } = await createWorkspace(database.db, { organizationId, name: 'Harbour' })

const run = (...words: string[]) => tidings(words, settings)

interface Shown {
  readonly records: readonly { readonly purpose: string; readonly name: string; readonly value: string }[]
}

describe('tidings domain', () => {
  test('add prints the records, check finds them in DNS, remove forgets the key', async () => {
    const added = await run('domain', 'add', 'Shop.Example', '--workspace', workspaceId, '--json')
    assert.equal(added.exitCode, 0, added.stderr)
    const { records } = added.json<Shown>()
    assert.deepEqual(
      records.map(({ purpose }) => purpose),
      ['DKIM', 'SPF', 'DMARC'],
    )
    assert.equal(records[1]?.value, 'v=spf1 a:mx.shop.example ~all')
    const people = await run('domain', 'show', 'shop.example', '--workspace', workspaceId)
    for (const { name, value } of records)
      assert.ok(people.stdout.includes(name) && people.stdout.includes(value))
    assert.doesNotMatch(added.stdout + people.stdout, /hush|PRIVATE/)

    const before = await run('domain', 'check', 'shop.example')
    assert.equal(before.exitCode, 1)
    assert.match(before.stdout, /fail {2}DKIM: .*\n {6}→ add the TXT record tidings-/)

    for (const { name, value } of records) dns.records.set(name, [value])
    const after = await run('domain', 'check', 'shop.example')
    assert.equal(after.exitCode, 0, after.stdout)
    assert.match((await run('domain', 'list')).stdout, /shop\.example .* DKIM pass, SPF pass, DMARC pass/)

    assert.equal((await run('domain', 'remove', 'shop.example', '--workspace', workspaceId)).exitCode, 0)
    assert.match((await run('domain', 'list', '--workspace', workspaceId)).stdout, /None yet/)
  })

  test('what is not a domain is wrong use (2); one that is not there fails with what to do (1)', async () => {
    assert.equal((await run('domain', 'add', 'not a domain', '--workspace', workspaceId)).exitCode, 2)
    const unknown = await run('domain', 'check', 'nowhere.example')
    assert.equal(unknown.exitCode, 1)
    assert.match(unknown.stderr, /add it: tidings domain add nowhere\.example/)
    const nobody = await run('domain', 'add', 'a.example', '--workspace', newId())
    assert.equal(nobody.exitCode, 1)
    assert.match(nobody.stderr, /There is no workspace/)
  })
})

describe(`tidings ${OUTBOX_ROUTE}`, () => {
  test('lists what is kept and shows each: its words, its HTML, the whole', async () => {
    const email = [
      'Subject: Spring',
      'Content-Type: multipart/alternative; boundary=x',
      '',
      '--x\r\nContent-Type: text/plain\r\n\r\nIn words',
      '--x\r\nContent-Type: text/html\r\n\r\n<p>In HTML</p>',
      '--x--',
    ].join('\r\n')
    const kept = (channel: 'email' | 'sms', body: string) => ({
      workspaceId,
      id: newId(),
      channel,
      sender: 'shop',
      recipient: 'ann',
      ...(channel === 'email' ? { subject: 'Spring' } : {}),
      body: Buffer.from(body),
    })
    const [mail, sms] = [kept('email', email), kept('sms', 'Vår är här')]
    await keepInOutbox(database.db, [mail, sms])
    await keepInOutbox(database.db, [{ ...sms, body: Buffer.from('again') }])

    const listed = (await run('outbox', 'list', '--workspace', workspaceId, '--json')).json<
      { id: string }[]
    >()
    assert.deepEqual(
      listed.map(({ id }) => id),
      [sms.id, mail.id],
    )
    assert.deepEqual((await run('outbox', 'list', '--workspace', newId(), '--json')).json(), [])
    const show = async (...words: string[]) => (await run('outbox', 'show', ...words)).stdout.trim()
    assert.match(await show(mail.id), /Subject +Spring[\s\S]*In words$/)
    assert.equal(await show(mail.id, '--text'), 'In words')
    assert.equal(await show(mail.id, '--html'), '<p>In HTML</p>')
    assert.equal(await show(mail.id, '--raw'), email)
    assert.equal(await show(sms.id, '--text'), 'Vår är här')
    assert.equal((await run('outbox', 'show', mail.id, '--raw', '--html')).exitCode, 2)
    const missing = await run('outbox', 'show', newId())
    assert.equal(missing.exitCode, 1)
    assert.match(missing.stderr, /There is no message/)
  })
})
