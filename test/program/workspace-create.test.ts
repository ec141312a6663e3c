/** What `workspace create` takes from the machine, and what its options come to. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDataFolder } from '../support/data-folder.ts'
import { clearFolders } from '../support/embedded.ts'
import { anSmsGateway } from '../support/sms-gateway.ts'
import { eventually } from '../support/sending.ts'
import { startTidings, tidings } from '../support/tidings.ts'

const gateway = await anSmsGateway()
after(() => gateway.close())
const settings = { DATA_DIR: await aDataFolder(), SMS_URL: gateway.url }
const server = await startTidings(settings)
after(async () => {
  await server.end()
  await clearFolders()
})
const acme = await tidings(['organization', 'create', '--name', 'Acme', '--json'], settings)
const organization = acme.json<{ id: string }>().id

async function created(more: readonly string[], TZ: string) {
  const ran = await tidings(['workspace', 'create', '--organization', organization, ...more, '--json'], {
    ...settings,
    TZ,
  })
  assert.equal(ran.exitCode, 0, ran.stderr)
  const listed = await tidings(['workspace', 'list', '--organization', organization, '--json'], settings)
  // The newest comes last.
  const row = listed.json<{ id: string; country: string; timezone: string }[]>().at(-1)
  assert.ok(row)
  return { row, ran }
}

describe('workspace create', () => {
  test('takes country and time zone from the machine, and says which', async () => {
    const { row, ran } = await created(['--name', 'Shop'], 'America/New_York')

    assert.deepEqual([row.country, row.timezone], ['US', 'America/New_York'])
    assert.match(ran.stderr, /country US, time zone America\/New_York/)
    assert.deepEqual(Object.keys(ran.json()), ['id', 'handle', 'webhookId'])
  })

  test('on a machine whose clock is of no country it says what it took instead', async () => {
    const { row, ran } = await created(['--name', 'Shop'], 'UTC')

    assert.deepEqual([row.country, row.timezone], ['SE', 'Europe/Stockholm'])
    assert.match(ran.stderr, /country SE, .* since the time zone UTC is of no country/)
  })

  test('takes nothing from the machine where both are given, and says nothing', async () => {
    const place = ['--country', 'JP', '--timezone', 'Asia/Tokyo']
    const { row, ran } = await created(['--name', 'Shop', ...place], 'America/New_York')

    assert.deepEqual([row.country, row.timezone], ['JP', 'Asia/Tokyo'])
    assert.equal(ran.stderr, '')
  })

  test('--sms-sender is who its SMS are from', async () => {
    const sender = ['--sms-enabled', '--sms-sender', 'FernOak']
    const { row } = await created(['--name', 'A name of many letters', '--country', 'SE', ...sender], 'UTC')
    const key = await tidings(['key', 'create', '--workspace', row.id, '--scopes', 'all', '--json'], settings)
    const draft = await fetch(`${server.at.api}/campaigns`, {
      method: 'POST',
      headers: { 'x-api-key': key.json<{ key: string }>().key, 'content-type': 'application/json' },
      body: JSON.stringify({ deliveryChannel: 'sms', text: 'Hello' }),
    })
    // The server's own JSON.
    const { id } = (await draft.json()) as { id: string }

    const sent = await tidings(['campaign', 'test', id, '--to', '+46701234567', '--json'], settings)

    assert.equal(sent.exitCode, 0, sent.stderr)
    await eventually(() => gateway.requests.length > 0)
    assert.equal(gateway.requests[0]?.json.from, 'FernOak')
  })

  test('--sms-sender that no phone could show is wrong use', async () => {
    const words = [
      'workspace',
      'create',
      '--organization',
      '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13',
      '--name',
      'A',
    ]
    const ran = await tidings([...words, '--sms-sender', 'Twelve chars'], settings)

    assert.equal(ran.exitCode, 2)
    assert.match(ran.stderr, /sms-sender/)
  })
})
