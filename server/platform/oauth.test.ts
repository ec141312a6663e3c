/** That mail servers which take tokens alone are signed in to, over real connections, and that tokens are renewed. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { anImapServer } from '../../test/support/imap.ts'
import { aMailServer } from '../../test/support/mail-server.ts'
import { moveClock } from './clock.ts'
import { readMailbox } from './mailbox.ts'
import { accessToken } from './oauth.ts'
import { openPool } from './smtp/pool.ts'
import { readSmtpUrls, SmtpUrlError } from './smtp/server-url.ts'

const USER = 'news@shop.example'
const closing: (() => Promise<unknown>)[] = []
after(async () => {
  for (const close of closing) await close()
})

/** Gives `access-1`, `access-2` and so on for the refresh token `refresh&me`; only the last one is right. */
async function aTokenEndpoint(expiresSeconds = 3_600) {
  const forms: URLSearchParams[] = []
  const endpoint = {
    forms,
    given: 0,
    url: '',
    isRight: (token: string) => token === `access-${endpoint.given}`,
  }
  const http = createServer((request, response) => {
    void (async () => {
      const chunks = await request.toArray()
      const form = new URLSearchParams(Buffer.concat(chunks).toString())
      forms.push(form)
      response.setHeader('content-type', 'application/json')
      if (form.get('refresh_token') !== 'refresh&me') {
        response.statusCode = 400
        response.end(JSON.stringify({ error: 'invalid_grant', error_description: form.get('refresh_token') }))
        return
      }
      endpoint.given += 1
      response.end(JSON.stringify({ access_token: `access-${endpoint.given}`, expires_in: expiresSeconds }))
    })()
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  closing.push(async () => {
    http.closeAllConnections()
    http.close()
  })
  endpoint.url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/token`
  return endpoint
}

async function aTokenServer(isRight: (token: string) => boolean) {
  const server = await aMailServer({
    user: USER,
    authMethods: ['XOAUTH2'],
    onAuth: ({ username, accessToken }, _, done) => {
      if (username === USER && isRight(accessToken ?? '')) done(null, { user: USER })
      else done(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } })
    },
  })
  closing.push(() => server.close())
  return server
}

const query = (endpoint?: string) =>
  `auth=xoauth2${endpoint === undefined ? '' : `&token=${encodeURIComponent(endpoint)}&client=tidings&secret=s`}`

async function deliver(port: number, token: string, endpoint?: string) {
  const url = `smtp://${encodeURIComponent(USER)}:${encodeURIComponent(token)}@127.0.0.1:${port}?${query(endpoint)}`
  const [server] = readSmtpUrls(url)
  assert.ok(server)
  const pool = openPool(server, { name: undefined, idleMilliseconds: 10 })
  try {
    return await pool.deliver({
      from: USER,
      to: 'ann@example.com',
      content: Buffer.from('Subject: x\r\n\r\ny\r\n'),
    })
  } finally {
    await pool.close()
  }
}

describe('a mail server that takes XOAUTH2', () => {
  test('is signed in to with an access token, short or long', async () => {
    for (const token of ['an-access-token', `long-${'x'.repeat(1_500)}`]) {
      const server = await aTokenServer((given) => given === token)
      const attempt = await deliver(server.port, token)
      assert.ok(attempt.end === 'answered' && attempt.reply.code === 250, JSON.stringify(attempt))
      assert.equal(server.mails.length, 1)
    }
  })

  test('that refuses the token: no message is blamed, and no word holds the token', async () => {
    const server = await aTokenServer(() => false)
    const attempt = await deliver(server.port, 'wrong-token')
    assert.ok(attempt.end === 'unopened')
    assert.match(attempt.words, /refuses user and access token/)
    assert.doesNotMatch(attempt.words, /wrong-token/)
  })

  test('tokens of an endpoint are kept, renewed when they expire, and asked for again when they are refused', async () => {
    const endpoint = await aTokenEndpoint()
    const server = await aTokenServer(endpoint.isRight)
    const send = () => deliver(server.port, 'refresh&me', endpoint.url)
    assert.equal((await send()).end, 'answered')
    assert.equal((await send()).end, 'answered')
    assert.equal(endpoint.given, 1, 'one token for both')
    const [form] = endpoint.forms
    assert.deepEqual(Object.fromEntries(form ?? []), {
      grant_type: 'refresh_token',
      refresh_token: 'refresh&me',
      client_id: 'tidings',
      client_secret: 's',
    })

    moveClock(3_600_000)
    try {
      assert.equal((await send()).end, 'answered')
      assert.equal(endpoint.given, 2)
      endpoint.given = 9
      assert.equal((await send()).end, 'unopened', 'refused')
      assert.equal((await send()).end, 'answered')
      assert.equal(endpoint.given, 10)
    } finally {
      moveClock(-3_600_000)
    }
  })

  test('an endpoint that gives none is told as it is, without the refresh token', async () => {
    const endpoint = await aTokenEndpoint()
    const server = await aTokenServer(endpoint.isRight)
    const attempt = await deliver(server.port, 'revoked-one', endpoint.url)
    assert.ok(attempt.end === 'unopened')
    assert.match(attempt.words, /gives no access token: invalid_grant/)
    assert.doesNotMatch(attempt.words, /revoked-one/)
    // Also where no mail server is asked with it, which hides passwords by itself: the bounce mailbox.
    const settings = { endpoint: endpoint.url, client: 'tidings', clientSecret: 'its-secret' }
    await assert.rejects(accessToken({ ...settings, token: 'revoked-two its-secret' }), (error: Error) => {
      assert.match(error.message, /invalid_grant: \[token\]/)
      assert.doesNotMatch(error.message, /revoked-two|its-secret/)
      return true
    })
    await assert.rejects(accessToken({ ...settings, token: 'not its-secret at all' }), (error: Error) => {
      assert.doesNotMatch(error.message, /its-secret/)
      return true
    })
  })

  test('wrong settings are told when they are read', () => {
    for (const parameters of [
      'auth=plain',
      'token=https://x.example',
      'auth=xoauth2&token=http://x.example',
    ]) {
      assert.throws(() => readSmtpUrls(`smtp://a:b@mail.example?${parameters}`), SmtpUrlError, parameters)
    }
    assert.throws(() => readSmtpUrls('smtp://mail.example?auth=xoauth2'), SmtpUrlError)
  })
})

describe('a mailbox that takes XOAUTH2', () => {
  test('is read with tokens of an endpoint; one that is refused is asked for again at the next look', async () => {
    const endpoint = await aTokenEndpoint()
    const imap = await anImapServer({ isRightToken: endpoint.isRight })
    closing.push(() => imap.close())
    imap.add('Subject: Hello\r\n\r\nHello\r\n')
    const { port } = new URL(imap.url)
    const url = `imap://bounces:${encodeURIComponent('refresh&me')}@127.0.0.1:${port}/Bounces?${query(endpoint.url)}`
    const seen: string[] = []
    const look = () =>
      readMailbox(url, async (message) => {
        seen.push(Buffer.from(message).toString())
        return 'taken'
      })

    await look()
    assert.match(seen[0] ?? '', /^Subject: Hello/)
    endpoint.given = 5
    await assert.rejects(look())
    await look()
    assert.equal(endpoint.given, 6)
  })
})
