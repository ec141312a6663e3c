/** Connections of whom no request can be read. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { aServer } from '../../test/support/server.ts'
import { eventually } from '../../test/support/sending.ts'

const server = await aServer()
after(() => server.close())

test('a stranger who is refused and neither reads nor closes does not keep the connection', async () => {
  const { http } = server
  await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const open = promisify(http.server.getConnections.bind(http.server))
  const strangers = Array.from({ length: 20 }, () =>
    connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined),
  )
  await Promise.all(strangers.map((each) => once(each, 'connect')))
  await eventually(async () => (await open()) === strangers.length)

  for (const each of strangers) each.write('no request at all\r\n\r\n')
  await eventually(async () => (await open()) === 0)

  for (const each of strangers) each.destroy()
})

test('and whoever reads is told why, whole', async () => {
  const { port } = server.http.server.address() as AddressInfo
  const stranger = connect({ port, host: '127.0.0.1' })
  let received = ''
  stranger.on('data', (bytes) => (received += String(bytes)))
  stranger.write('no request at all\r\n\r\n')
  await Promise.race([once(stranger, 'close'), sleep(30_000, undefined, { ref: false })])

  assert.match(received, /^HTTP\/1\.1 400 Bad Request\r\n/)
  assert.match(received, /"statusCode":400\}$/)
})
