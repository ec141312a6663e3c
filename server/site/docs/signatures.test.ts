/** The guide of webhooks: its code, as it stands, takes what is signed here, and nothing else. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { moveClock } from '../../platform/clock.ts'
import { headersOf } from '../../webhooks/signing.ts'

type IsGenuine = (body: string, headers: Readonly<Record<string, string>>, secret: string) => boolean

const SECRET = `whsec_${Buffer.from('a secret of twenty-four!').toString('base64')}`

test('the verification by hand that the guide shows takes a message of ours, and none that was changed or is old', async () => {
  const guide = await readFile('docs/guides/webhooks.md', 'utf8')
  const [, code = ''] = /```js\n([^`]*isGenuine[^]*?)```/.exec(guide) ?? []
  // The guide's own words.
  const { isGenuine } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isGenuine: IsGenuine
  }
  const payload = JSON.stringify({ type: 'contact.created', data: { name: 'Åsa “A”' } })
  const headers = headersOf({ id: 'msg_1', payload, secret: SECRET })

  assert.ok(isGenuine(payload, headers, SECRET))
  assert.ok(new Webhook(SECRET).verify(payload, headers))
  assert.ok(!isGenuine(`${payload} `, headers, SECRET))
  assert.ok(!isGenuine(payload, { ...headers, 'webhook-id': 'msg_2' }, SECRET))
  assert.ok(!isGenuine(payload, headers, `whsec_${Buffer.from('another one').toString('base64')}`))
  moveClock(-6 * 60_000)
  const old = headersOf({ id: 'msg_1', payload, secret: SECRET })
  moveClock(6 * 60_000)
  assert.ok(!isGenuine(payload, old, SECRET))
})
