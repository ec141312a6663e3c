/** Mail servers that were named in the app are on the public internet: nobody looks around in our networks by them. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { openPool } from './pool.ts'
import { publicOnly, readSmtpUrls, withoutReach } from './server-url.ts'

let connections = 0
const listening = createServer((socket) => {
  connections += 1
  // Whoever hangs up is noticed by reading alone.
  socket.resume().end('220 here I am\r\n')
}).listen(0, '127.0.0.1')
await once(listening, 'listening')
after(() => listening.close())
// A server that listens at a port has this kind of address.
const { port } = listening.address() as AddressInfo

async function attempt(url: string): Promise<string> {
  const [server] = readSmtpUrls(url)
  const pool = openPool(server ?? assert.fail())
  const attempted = await pool.deliver({
    from: 'a@example.org',
    to: 'b@example.com',
    content: Buffer.from('\r\n'),
  })
  await pool.close()
  return attempted.end === 'unopened' ? attempted.words : attempted.end
}

describe('a mail server that is to be public', () => {
  for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '[::ffff:127.0.0.1]', '[::1]']) {
    for (const scheme of ['smtp', 'smtps'])
      test(`is not connected to as ${scheme}://${host}, nor is said what is there`, async () => {
        const before = connections
        const words = await attempt(publicOnly(`${scheme}://${host}:${port}`))
        assert.match(words, /not on the public internet|ENOTFOUND|EAI_AGAIN/)
        assert.doesNotMatch(words, /here I am|ECONNREFUSED/)
        assert.equal(connections, before)
      })
  }

  test('is connected to when the operator named it', async () => {
    const before = connections
    await attempt(`smtp://127.0.0.1:${port}`)
    assert.ok(connections > before)
  })

  test('is so whatever its address says of it, and is shown as it was written', () => {
    const written = 'smtps://user:pw@mail.example:465,smtp://other.example?connections=2'
    const kept = publicOnly(written)
    assert.deepEqual(
      readSmtpUrls(kept).map(({ isPublicOnly }) => isPublicOnly),
      [true, true],
    )
    assert.equal(withoutReach(kept), written)
    for (const sly of [
      '?reach=any',
      '?reach=any&connections=2',
      '?connections=2&reach=',
      '?reach=any&reach=x',
    ])
      assert.ok(
        readSmtpUrls(publicOnly(`smtp://mail.example${sly}`)).every(({ isPublicOnly }) => isPublicOnly),
        sly,
      )
    assert.ok(readSmtpUrls('smtp://mail.example').every(({ isPublicOnly }) => !isPublicOnly))
  })
})
