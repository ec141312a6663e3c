/** What is said of a message by gateways that accept, refuse, are slow, break off, lie or are not there. */
import assert from 'node:assert/strict'
import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { after, beforeEach, describe, test } from 'node:test'
import { answerJson, anSmsGateway } from '../../../test/support/sms-gateway.ts'
import { ConfigError } from '../config.ts'
import type { Patience } from './gateway.ts'
import { openProvider, twilioAccount } from './open.ts'
import type { Provider, TextMessage, Verdict } from './provider.ts'

const MESSAGE: TextMessage = {
  id: '01936f0e-8a5c-7cc0-b5e1-3f6d2a4b9c10',
  to: '+46701234567',
  from: '+46700000000',
  text: 'Hej & välkommen “du”',
  statusUrl: 'https://tidings.example/webhooks/sms-status/TOKEN',
}

const gateway = await anSmsGateway()
const accepting = gateway.answer
const generic = open(`http://us%20er:p%3Aass@${gateway.host}/send?v=1`)
const twilio = open(`twilio://AC123:secret@${gateway.host}`)
after(async () => {
  await Promise.all([generic.close(), twilio.close()])
  await gateway.close()
})
beforeEach(() => {
  gateway.answer = accepting
})

function open(url: string, patience: Partial<Patience> = {}): Provider {
  const provider = openProvider(url, patience)
  assert.ok(provider)
  return provider
}

/** What the provider makes of one answer. */
async function verdictOf(
  provider: Provider,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Verdict> {
  gateway.answer = (_request, response) => answerJson(response, status, body, headers)
  return provider.send(MESSAGE)
}

describe('the generic gateway', () => {
  test('gets exactly id, to, from and text, our credentials, and where to say what became of it', async () => {
    const verdict = await generic.send(MESSAGE)

    const { method, path, headers, json } = gateway.requests.at(-1) ?? assert.fail()
    assert.deepEqual([method, path], ['POST', '/send?v=1'])
    const { statusUrl, ...sent } = MESSAGE
    assert.deepEqual(json, sent)
    assert.equal(headers['authorization'], `Basic ${Buffer.from('us er:p:ass').toString('base64')}`)
    assert.equal(headers['status-callback'], statusUrl)
    assert.deepEqual(verdict, {
      state: 'sent',
      detail: '200 accepted',
      providerId: `gateway-${gateway.requests.length}`,
    })
    assert.equal(generic.route, gateway.host)
  })

  test('without a user in its address it gets no credentials', async () => {
    const open = openProvider(`${gateway.url}/`)
    await open?.send(MESSAGE)
    await open?.close()

    assert.equal(gateway.requests.at(-1)?.headers['authorization'], undefined)
  })

  test('a 2xx of any body is an acceptance', async () => {
    for (const body of ['', 'OK', '[]', 'null', '"x"', '{"id":{"a":1}}', '{"id":', 'x'.repeat(200_000)]) {
      gateway.answer = (_request, response) => response.writeHead(202).end(body)
      assert.deepEqual(
        await generic.send(MESSAGE),
        { state: 'sent', detail: '202 accepted' },
        body.slice(0, 20),
      )
    }
    assert.deepEqual(await verdictOf(generic, 201, { id: 7 }), {
      state: 'sent',
      detail: '201 accepted',
      providerId: '7',
    })
  })

  test('429 and 5xx are tried again, no sooner than the gateway asks', async () => {
    for (const status of [408, 429, 500, 502, 503, 504])
      assert.deepEqual(await verdictOf(generic, status, { error: 'busy' }), {
        state: 'deferred',
        detail: `${status} busy`,
      })
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    const seconds = {
      '7': 7,
      '0': 0,
      '999999999': 86_400,
      [inAnHour]: 3_600,
      'Thu, 01 Jan 2015 00:00:00 GMT': 0,
    }
    for (const [header, expected] of Object.entries(seconds)) {
      const verdict = await verdictOf(generic, 429, {}, { 'retry-after': header })
      assert.ok(verdict.state === 'deferred' && verdict.retryAfterSeconds !== undefined)
      assert.ok(Math.abs(verdict.retryAfterSeconds - expected) <= 5, header)
    }
    for (const header of ['soon', '-1', '1e400', ''])
      assert.deepEqual(
        await verdictOf(generic, 429, {}, { 'retry-after': header }),
        { state: 'deferred', detail: '429' },
        header,
      )
  })

  test('other 4xx are for good, and say whose fault it was', async () => {
    const faults = {
      invalid_number: 'number',
      Unknown_Number: 'number',
      landline: 'number',
      unsubscribed: 'stopped',
      too_long: 'message',
      constructor: 'message',
    }
    for (const [error, fault] of Object.entries(faults))
      assert.deepEqual(
        await verdictOf(generic, 422, { error, message: 'it\r\nis so' }),
        { state: 'failed', fault, detail: `422 ${error}: it is so` },
        error,
      )
    assert.deepEqual(await verdictOf(generic, 400, []), { state: 'failed', fault: 'message', detail: '400' })
    // With a word of its own even a 404 is about the message.
    assert.deepEqual(await verdictOf(generic, 404, { error: 'unknown_number' }), {
      state: 'failed',
      fault: 'number',
      detail: '404 unknown_number',
    })
  })

  test('wrong credentials, a wrong address and a redirect say nothing of the message', async () => {
    for (const status of [301, 307, 401, 403, 404, 405]) {
      const verdict = await verdictOf(generic, status, {}, { location: 'https://elsewhere.example/' })
      assert.deepEqual(verdict, { state: 'unreachable', detail: `${status}; check SMS_URL` })
    }
  })

  test('long and broken words are cut and mended', async () => {
    const verdict = await verdictOf(generic, 400, {
      error: `${'x'.repeat(198)}\ud83d\ude00`,
      message: 'y'.repeat(9_000),
    })

    assert.ok(verdict.detail.length <= 500)
    assert.ok(verdict.detail.isWellFormed())
  })
})

describe('a Twilio-compatible gateway', () => {
  test('gets the form of the Messages resource, with basic authentication and a callback', async () => {
    const verdict = await verdictOf(twilio, 201, { sid: 'SM1', status: 'queued' })

    const { path, headers, form } = gateway.requests.at(-1) ?? assert.fail()
    assert.equal(path, '/2010-04-01/Accounts/AC123/Messages.json')
    assert.equal(headers['authorization'], `Basic ${Buffer.from('AC123:secret').toString('base64')}`)
    assert.deepEqual(form, {
      To: MESSAGE.to,
      From: MESSAGE.from,
      Body: MESSAGE.text,
      StatusCallback: MESSAGE.statusUrl,
    })
    assert.deepEqual(verdict, { state: 'sent', detail: '201 queued', providerId: 'SM1' })
  })

  test('its codes say whose fault it was, and when to come again', async () => {
    const fails = async (status: number, code: number) => verdictOf(twilio, status, { code, message: 'no' })

    for (const [code, fault] of [
      [21211, 'number'],
      [21614, 'number'],
      [21610, 'stopped'],
      [21617, 'message'],
    ] as const)
      assert.deepEqual(await fails(400, code), { state: 'failed', fault, detail: `400 ${code}: no` })
    assert.deepEqual(await fails(429, 20429), { state: 'deferred', detail: '429 20429: no' })
    for (const code of [20003, 21212, 21606])
      assert.equal((await fails(400, code)).state, 'unreachable', String(code))
    assert.equal((await verdictOf(twilio, 401, {})).state, 'unreachable')
    assert.equal((await verdictOf(twilio, 400, { code: 'constructor' })).state, 'failed')
  })
})

describe('a gateway that breaks', () => {
  test('closing before the answer leaves the message unconfirmed', async () => {
    gateway.answer = (_request, response) => response.destroy()

    for (const provider of [generic, twilio]) assert.equal((await provider.send(MESSAGE)).state, 'unknown')
  })

  test('never answering leaves the message unconfirmed', async (t) => {
    gateway.answer = () => undefined
    const hasty = open(`${gateway.url}/`, { answerSeconds: 0.1 })
    t.after(() => hasty.close())

    assert.equal((await hasty.send(MESSAGE)).state, 'unknown')
  })

  test('an answer that breaks off after its status has said enough', async () => {
    gateway.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"id":')
      setImmediate(() => response.destroy())
    }

    assert.deepEqual(await generic.send(MESSAGE), { state: 'sent', detail: '200 accepted' })
  })

  test('no HTTP at all leaves the message unconfirmed', async (t) => {
    const server = createServer((socket: Socket) => socket.once('data', () => socket.end('SSH-2.0-x\r\n')))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const provider = open(`http://127.0.0.1:${(server.address() as { port: number }).port}/`)

    t.after(async () => {
      await provider.close()
      server.close()
    })

    assert.equal((await provider.send(MESSAGE)).state, 'unknown')
  })

  test('refused connections, names that are not there and TLS that fails hand nothing over', async () => {
    const closed = await anSmsGateway()
    await closed.close()
    const urls = [`${closed.url}/`, 'http://gateway.invalid/', `https://u:hidden@${gateway.host}/`]

    for (const url of urls) {
      const provider = open(url)
      const verdict = await provider.send(MESSAGE)
      await provider.close()
      assert.equal(verdict.state, 'unreachable', url)
      assert.doesNotMatch(verdict.detail, /hidden/)
    }
  })

  test('it is sent to again when it is back', async () => {
    gateway.answer = (_request, response) => response.destroy()
    await generic.send(MESSAGE)
    gateway.answer = accepting

    assert.equal((await generic.send(MESSAGE)).state, 'sent')
  })
})

describe('SMS_URL', () => {
  test('without it there is no gateway', () => assert.equal(openProvider(undefined), undefined))

  test('one that cannot be read is refused, with what is right and without what is there', () => {
    for (const url of [
      'twilio://AC1@api.twilio.com',
      'twilio://:hidden@',
      'twilio://',
      'https://',
      'http://u:hidden@',
    ])
      assert.throws(
        () => openProvider(url),
        (error) =>
          error instanceof ConfigError &&
          /SMS_URL.*twilio:/.test(error.message) &&
          !/hidden/.test(error.message),
        url,
      )
  })

  test('Twilio is spoken to over HTTPS, but for this machine', () => {
    const origins = {
      'twilio://AC1:t@api.twilio.com': 'https://api.twilio.com',
      'twilio://AC1:t@api.twilio.com:8443': 'https://api.twilio.com:8443',
      'twilio://AC1:t@localhost:80': 'http://localhost:80',
      'twilio://AC1:t@[::1]:81': 'http://[::1]:81',
      'twilio://AC1:t@127.0.0.1.example': 'https://127.0.0.1.example',
    }
    for (const [url, origin] of Object.entries(origins)) assert.equal(twilioAccount(url)?.origin, origin, url)
    assert.equal(twilioAccount('twilio://A%2FC:t%zz@h')?.token, 't%zz')
  })
})
