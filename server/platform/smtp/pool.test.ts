import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { after, describe, test } from 'node:test'
import { aMailServer, type TestMailServer } from '../../../test/support/mail-server.ts'
import { openPool, type Pool, type PoolOptions } from './pool.ts'
import { isNear } from './session.ts'
import { readSmtpUrls } from './server-url.ts'

const closing: (() => Promise<unknown>)[] = []
after(() => Promise.all(closing.map((close) => close())))

const CONTENT = Buffer.from('Subject: Hello\r\n\r\nSpring is here.\r\n')
const message = (to = 'ann@example.com', content = CONTENT) => ({ from: 'shop@example.org', to, content })

async function aServerAndPool(
  {
    parameters = '',
    host,
    ...options
  }: Parameters<typeof aMailServer>[0] & { parameters?: string; host?: string } = {},
  poolOptions: PoolOptions = {},
): Promise<{ server: TestMailServer; pool: Pool }> {
  const server = await aMailServer(options)
  const url = `${host ? server.url.replace('127.0.0.1', host) : server.url}${parameters}`
  const pool = aPool(url, poolOptions)
  closing.push(() => server.close())
  return { server, pool }
}

function aPool(url: string, options: PoolOptions = {}): Pool {
  const [server] = readSmtpUrls(url)
  assert.ok(server)
  const pool = openPool(server, options)
  closing.unshift(() => pool.close())
  return pool
}

/** Why the pool could open no connection. */
async function words(pool: Pool): Promise<string> {
  const attempt = await pool.deliver(message())
  assert.ok(attempt.end === 'unopened', JSON.stringify(attempt))
  return attempt.words
}

/** A server that answers exactly what the test says: for what no well-behaved one does. */
async function aScriptedServer(onConnection: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    // Left open by a script that says no end of it, it would keep the server from closing.
    closing.unshift(async () => socket.destroy())
    onConnection(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => new Promise((resolve) => server.close(resolve)))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('messages', () => {
  test('arrive as they are, one connection for as long as it serves', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?connections=1' })

    for (let n = 0; n < 3; n++) {
      const attempt = await pool.deliver(message(`${n}@example.com`))
      assert.ok(attempt.end === 'answered')
      assert.equal(attempt.step, 'END')
      assert.equal(attempt.reply.code, 250)
    }

    assert.deepEqual(
      server.mails.map(({ to }) => to),
      [['0@example.com'], ['1@example.com'], ['2@example.com']],
    )
    assert.deepEqual(server.mails[0]?.raw, CONTENT)
    assert.equal(server.mails[0]?.from, 'shop@example.org')
    assert.equal(server.connected(), 1)
  })

  test('a thousand at once arrive exactly once each, over no more connections than allowed', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?connections=4&messages=100' })
    const addresses = Array.from({ length: 1000 }, (_, n) => `${n}@example.com`)

    const attempts = await Promise.all(addresses.map((address) => pool.deliver(message(address))))

    assert.ok(attempts.every((attempt) => attempt.end === 'answered' && attempt.reply.code === 250))
    assert.deepEqual(server.mails.map(({ to }) => to[0] ?? '').sort(), addresses.sort())
    assert.ok(server.connected() >= 10, 'a connection ends after its share')
    assert.ok(server.connected() <= 14, `${server.connected()} connections`)
  })

  test('servers without PIPELINING are told one thing at a time', async () => {
    const { server, pool } = await aServerAndPool({ hidePIPELINING: true, parameters: '?connections=2' })
    server.decide = (step, address) =>
      step === 'rcpt' && address.startsWith('bad') ? { code: 550, words: 'no such user' } : undefined

    const wanted = ['a@example.com', 'bad@example.com', 'b@example.com', 'c@example.com']
    const attempts = await Promise.all(wanted.map((address) => pool.deliver(message(address))))

    assert.deepEqual(
      attempts.map((attempt) => attempt.end === 'answered' && attempt.reply.code),
      [250, 550, 250, 250],
    )
    assert.equal(server.mails.length, 3)
  })

  test('larger than the server takes are not sent at all', async () => {
    const { server, pool } = await aServerAndPool({ size: 1000 })

    const attempt = await pool.deliver(message('a@example.com', Buffer.alloc(1001, 'a')))

    assert.deepEqual(attempt, { end: 'too-large', limitBytes: 1000 })
    assert.equal(server.mails.length, 0)
  })
})

describe('refusals', () => {
  for (const step of ['mail', 'rcpt', 'data-ends'] as const) {
    test(`at ${step} are that message’s only; its neighbours on the same connection arrive`, async () => {
      const { server, pool } = await aServerAndPool({ parameters: '?connections=1' })
      let n = 0
      server.decide = (at) => (at === step && n++ % 2 === 1 ? { code: 550, words: '5.7.1 No' } : undefined)

      const wanted = ['a', 'b', 'c', 'd', 'e']
      const attempts = await Promise.all(wanted.map((name) => pool.deliver(message(`${name}@example.com`))))

      const answers = attempts.map((attempt) => attempt.end === 'answered' && attempt.reply.code)
      assert.deepEqual(answers, [250, 550, 250, 550, 250])
      const refused = attempts[1]
      assert.ok(refused?.end === 'answered')
      assert.equal(refused.step, { mail: 'MAIL', rcpt: 'RCPT', 'data-ends': 'END' }[step])
      assert.equal(refused.reply.status, '5.7.1')
      assert.equal(refused.reply.text, 'No')
      assert.deepEqual(
        server.mails.map(({ to }) => to[0] ?? ''),
        ['a@example.com', 'c@example.com', 'e@example.com'],
      )
      assert.equal(server.connected(), 1)
    })
  }

  test('421 in the middle ends the connection; what waited goes by another', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?connections=1' })
    let n = 0
    server.decide = (step) =>
      step === 'mail' && ++n === 2 ? { code: 421, words: '4.3.2 Closing' } : undefined

    const wanted = ['a', 'b', 'c']
    const attempts = await Promise.all(wanted.map((name) => pool.deliver(message(`${name}@example.com`))))

    assert.ok(attempts.every((attempt) => attempt.end === 'answered' && attempt.reply.code === 250))
    assert.deepEqual(server.mails.map(({ to }) => to[0] ?? '').sort(), [
      'a@example.com',
      'b@example.com',
      'c@example.com',
    ])
    assert.equal(server.connected(), 2)
  })

  test('a go-ahead for a message that nobody may have is answered with an empty one', async () => {
    let data = ''
    const url = await aScriptedServer((socket) => {
      socket.write('220 odd\r\n')
      socket.on('data', (bytes) => {
        const said = String(bytes)
        data += said
        if (said.startsWith('EHLO')) socket.write('250-odd\r\n250 PIPELINING\r\n')
        else if (said.startsWith('MAIL')) socket.write('250 ok\r\n550 5.1.1 no such user\r\n354 go ahead\r\n')
        else if (said === '.\r\n') socket.write('554 nobody to send it to\r\n')
        else if (said.startsWith('QUIT')) socket.end('221 bye\r\n')
      })
    })

    const attempt = await aPool(url, { idleMilliseconds: 10 }).deliver(message())

    assert.ok(attempt.end === 'answered')
    assert.equal(attempt.step, 'RCPT')
    assert.match(data, /DATA\r\n\.\r\n/)
    assert.doesNotMatch(data, /Spring/)
  })
})

describe('lost connections', () => {
  test('before the end of a message: surely not accepted, tried once more, then told', async () => {
    for (const step of ['mail', 'rcpt'] as const) {
      const { server, pool } = await aServerAndPool()
      server.decide = (at) => (at === step ? 'hang-up' : undefined)

      const attempt = await pool.deliver(message())

      assert.ok(attempt.end === 'lost', step)
      assert.equal(attempt.isHandedOver, false, step)
      assert.match(attempt.words, /^127\.0\.0\.1:\d+ (closed|broke) the connection$/)
      assert.equal(server.connected(), 2)
    }
  })

  test('in the middle of a large message: surely not accepted', async () => {
    const { server, pool } = await aServerAndPool({ size: 1e9 })
    server.decide = (at) => (at === 'data-begins' ? 'hang-up' : undefined)
    const large = Buffer.alloc(40_000_000, `${'a'.repeat(70)}\r\n`)

    const attempt = await pool.deliver(message('a@example.com', large))

    assert.ok(attempt.end === 'lost')
    assert.equal(attempt.isHandedOver, false)
    assert.equal(server.mails.length, 0)
  })

  test('by answers to what was not asked: none of them is a word about a message, and nothing is handed over', async () => {
    let received = ''
    const url = await aScriptedServer((socket) => {
      socket.on('data', (bytes) => (received += bytes.toString('latin1')))
      for (const line of [
        '220 hello',
        '250 ok',
        '250 ok',
        '250 ok',
        '354 go ahead',
        '250 taken',
        '250 taken',
      ])
        socket.write(`${line}\r\n`)
    })

    const attempt = await aPool(url).deliver(message())

    assert.ok(attempt.end === 'lost', JSON.stringify(attempt))
    assert.equal(attempt.isHandedOver, false)
    assert.match(attempt.words, /answered before it was asked$/)
    assert.doesNotMatch(received, /Spring is here/)
  })

  test('after the last dot: nobody knows, and it is not tried again', async () => {
    const { server, pool } = await aServerAndPool()
    server.decide = (at) => (at === 'data-ends' ? 'hang-up' : undefined)

    const attempt = await pool.deliver(message())

    assert.ok(attempt.end === 'lost')
    assert.equal(attempt.isHandedOver, true)
    assert.equal(server.connected(), 1)
  })

  test('of a connection that lay idle: the message goes by a new one', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?connections=1' })
    await pool.deliver(message('a@example.com'))
    let n = 0
    server.decide = (at) => (at === 'mail' && ++n === 1 ? 'hang-up' : undefined)

    const attempt = await pool.deliver(message('b@example.com'))

    assert.ok(attempt.end === 'answered')
    assert.equal(attempt.reply.code, 250)
    assert.equal(server.mails.length, 2)
  })

  test('one that is announced behind a lost one is not lost with it', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?connections=1' })
    server.decide = (at, address) => (at === 'data-ends' && address.startsWith('a') ? 'hang-up' : undefined)

    const [first, second] = await Promise.all([
      pool.deliver(message('a@example.com')),
      pool.deliver(message('b@example.com')),
    ])

    assert.ok(first.end === 'lost' && first.isHandedOver)
    assert.ok(second.end === 'answered' && second.reply.code === 250)
    assert.deepEqual(
      server.mails.map(({ to }) => to[0] ?? ''),
      ['b@example.com'],
    )
  })
})

describe('servers that cannot be used', () => {
  test('nobody listens; the name is unknown', async () => {
    const server = await aMailServer()
    await server.close()
    assert.match(await words(aPool(server.url)), /refuses connections/)
    assert.match(await words(aPool('smtp://mail.nowhere.invalid')), /has no address/)
  })

  test('it hangs up before its greeting, greets with a refusal, or is not a mail server', async () => {
    const { server, pool } = await aServerAndPool()
    server.decide = (step) => (step === 'connect' ? 'hang-up' : undefined)
    assert.match(await words(pool), /closed the connection|broke the connection/)
    server.decide = () => ({ code: 554, words: 'no service for you' })
    assert.match(await words(pool), /greeted with 554 no service for you/)
    const web = await aScriptedServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    assert.match(await words(aPool(web)), /which is not SMTP/)
  })

  test('it never greets, or stops answering: the wait has an end', async () => {
    const silent = await aScriptedServer(() => undefined)
    assert.match(
      await words(aPool(silent, { timeouts: { greeting: 20 } })),
      /did not answer with a greeting within/,
    )
    const mute = await aScriptedServer((socket) => socket.write('220 hello\r\n'))
    assert.match(await words(aPool(mute, { timeouts: { command: 20 } })), /did not answer EHLO within/)
    const { server, pool } = await aServerAndPool({}, { timeouts: { end: 20 } })
    server.decide = (step) => (step === 'data-ends' ? new Promise(() => undefined) : undefined)
    const attempt = await pool.deliver(message())
    assert.ok(attempt.end === 'lost' && attempt.isHandedOver)
  })

  test('wrong credentials are told without the password, even when the server repeats it', async () => {
    const { server } = await aServerAndPool({ user: 'shop', password: 'right' })
    const url = server.url.replace('right', 'w%40rong-secret')
    for (const methods of [['PLAIN'], ['LOGIN']]) {
      const { server } = await aServerAndPool({ user: 'shop', password: 'right', authMethods: methods })
      const said = await words(aPool(server.url.replace('right', 'w%40rong-secret')))
      assert.match(said, /refuses user and password: 535/)
      assert.doesNotMatch(said, /w@rong-secret/)
    }
    assert.match(await words(aPool(url)), /\[password\]/)
  })

  test('right credentials work by PLAIN and by LOGIN', async () => {
    for (const authMethods of [['PLAIN'], ['LOGIN'], ['LOGIN', 'PLAIN']]) {
      const { server, pool } = await aServerAndPool({ user: 'shöp', password: 'p:ss w@rd%', authMethods })
      const attempt = await pool.deliver(message())
      assert.ok(attempt.end === 'answered' && attempt.reply.code === 250)
      assert.equal(server.mails.length, 1)
    }
  })

  test('passwords never go in the clear to another machine', async () => {
    const { pool } = await aServerAndPool({ user: 'shop', password: 'secret', host: '0.0.0.0' })
    assert.match(await words(pool), /offers no TLS, and passwords are not sent in the clear/)
  })
})

describe('TLS', () => {
  test('is used whenever it is offered, by STARTTLS and from the start', async () => {
    for (const options of [{ disabledCommands: ['AUTH'] }, { secure: true }]) {
      const { server, pool } = await aServerAndPool(options)
      await Promise.all([pool.deliver(message()), pool.deliver(message()), pool.deliver(message())])
      assert.equal(server.mails.length, 3)
      assert.ok(server.mails.every(({ isSecret }) => isSecret))
    }
  })

  test('needs a certificate that is valid, but for this machine itself and tls=optional', async () => {
    const options = { disabledCommands: ['AUTH'], host: '0.0.0.0' }
    const strict = await (await aServerAndPool(options)).pool.deliver(message())
    assert.ok(strict.end === 'unopened')
    assert.match(strict.words, /certificate|self-signed/)
    const { server, pool } = await aServerAndPool({ ...options, parameters: '?tls=optional' })
    const lax = await pool.deliver(message())
    assert.ok(lax.end === 'answered' && lax.reply.code === 250)
    assert.equal(server.mails[0]?.isSecret, true)
  })

  test('that is required and not offered ends it', async () => {
    const { server, pool } = await aServerAndPool({ parameters: '?tls=required' })
    const attempt = await pool.deliver(message())
    assert.ok(attempt.end === 'unopened')
    assert.match(attempt.words, /offers no TLS, which is required/)
    assert.equal(server.mails.length, 0)
  })

  test('a server on the internet without it gets no message, unless tls=optional says so', async () => {
    const elsewhere = { isAtHand: () => false }
    const { server, pool } = await aServerAndPool({}, elsewhere)
    const attempt = await pool.deliver(message())
    assert.ok(attempt.end === 'unopened')
    assert.match(attempt.words, /messages are not sent in the clear over the internet.*\?tls=optional/)
    assert.equal(server.mails.length, 0)
    const said = await aServerAndPool({ parameters: '?tls=optional' }, elsewhere)
    assert.equal((await said.pool.deliver(message())).end, 'answered')
    assert.equal((await (await aServerAndPool({})).pool.deliver(message())).end, 'answered')
  })

  test('what is near is this machine and private networks, however the socket writes them', () => {
    for (const near of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.7', '::ffff:192.168.1.1', 'fd00::1'])
      assert.equal(isNear(near), true, near)
    for (const far of ['8.8.8.8', '::ffff:8.8.8.8', '2606:4700::1111']) assert.equal(isNear(far), false, far)
  })

  test('answers that somebody slipped in before it are not believed', async () => {
    const url = await aScriptedServer((socket) => {
      socket.write('220 hello\r\n')
      socket.on('data', (bytes) => {
        if (String(bytes).startsWith('EHLO')) socket.write('250-hello\r\n250 STARTTLS\r\n')
        if (String(bytes).startsWith('STARTTLS')) socket.write('220 go\r\n250-hello\r\n250 AUTH PLAIN\r\n')
      })
    })
    const attempt = await aPool(url).deliver(message())
    assert.ok(attempt.end === 'unopened')
    assert.match(attempt.words, /said more than was asked before TLS/)
  })
})

test('close ends what is under way and says goodbye', async () => {
  const { server, pool } = await aServerAndPool({ parameters: '?connections=2' })
  const attempts = Promise.all(
    Array.from({ length: 20 }, (_, n) => pool.deliver(message(`${n}@example.com`))),
  )

  await pool.close()

  assert.ok((await attempts).every((attempt) => attempt.end === 'answered'))
  assert.equal(server.mails.length, 20)
  assert.equal((await pool.deliver(message())).end, 'unopened')
})

test('a server that takes fewer connections than allowed loses no message', async () => {
  const { server, pool } = await aServerAndPool({ parameters: '?connections=10', maxClients: 2 })

  const attempts = await Promise.all(
    Array.from({ length: 50 }, (_, n) => pool.deliver(message(`${n}@example.com`))),
  )

  assert.ok(attempts.every((attempt) => attempt.end === 'answered' && attempt.reply.code === 250))
  assert.equal(server.mails.length, 50)
})

test('close does not wait for a server that hangs after the last dot: nobody knows', async () => {
  const { server, pool } = await aServerAndPool({}, { closeMilliseconds: 50 })
  const { promise: ended, resolve: end } = Promise.withResolvers<undefined>()
  const { promise: hanging, resolve: hangs } = Promise.withResolvers<void>()
  server.decide = (step) => {
    if (step !== 'data-ends') return undefined
    hangs()
    return ended
  }
  const attempt = pool.deliver(message())
  await hanging

  await pool.close()

  const { end: kind, ...rest } = await attempt
  assert.equal(kind, 'lost')
  assert.ok('isHandedOver' in rest && rest.isHandedOver)
  end(undefined)
})
