import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { dkimVerify } from 'mailauth'
import PostalMime from 'postal-mime'
import { aMailServer, type TestMailServer } from '../../../test/support/mail-server.ts'
import { aServer, aWorkspace, type TestServer } from '../../../test/support/server.ts'
import { log } from '../../../test/support/postgres.ts'
import { moveClock, newId } from '../../platform/clock.ts'
import { readSecret } from '../../platform/secrets.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { readToken } from '../../contacts/consent/tokens.ts'
import { makeDomain } from '../domains/adding.ts'
import { recordsOf } from '../domains/rules.ts'
import { listDomains } from '../domains/store.ts'
import type { EmailContent } from '../../content/message-content.ts'
import type { Mailing } from '../mailings/schemas.ts'
import { findInOutbox, listOutbox } from '../outbox/store.ts'
import { Unsendable } from '../../content/unsendable.ts'
import { type Leased, type Outcome, type Transport } from '../transport.ts'
import { emailTransport } from './transport.ts'

let server: TestServer
let mailServer: TestMailServer
const transports: Transport[] = []
before(async () => {
  server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
  // With STARTTLS.
  mailServer = await aMailServer({ disabledCommands: ['AUTH'] })
})
after(async () => {
  await Promise.all(transports.map((transport) => transport.close()))
  await mailServer.close()
  await server.close()
})

const CONTENT: EmailContent = {
  subject: 'Spring, {{ contact.name }}',
  blocks: [{ type: 'text', text: 'Hello {{ contact.name }}' }] as never,
}

async function aSender(
  settings: Parameters<typeof changeSettings>[2] = {},
  name = 'Test workspace',
): Promise<string> {
  const { id } = await aWorkspace(server, { name })
  await changeSettings(server.db, id, {
    senderEmail: 'news@shop.example',
    senderName: 'Harbour',
    ...settings,
  })
  return id
}

function aTransport(smtpUrl: string = mailServer.url): Transport {
  const config = { PUBLIC_URL: server.config.PUBLIC_URL, SMTP_URL: smtpUrl }
  const transport = emailTransport({ db: server.db, config, log, smtp: { idleMilliseconds: 100 } })
  transports.push(transport)
  return transport
}

const aMailing = (workspaceId: string, changes: Partial<Mailing> = {}): Mailing => ({
  workspaceId,
  id: newId(),
  kind: 'campaign',
  channel: 'email',
  campaignId: null,
  postId: null,
  name: null,
  isStanding: false,
  status: 'sending',
  content: CONTENT,
  pauseReason: null,
  deadline: null,
  overridesChannel: false,
  created: new Date().toISOString(),
  ...changes,
})

function leased(workspaceId: string, address: string, name: string | null = 'Ann'): Leased {
  const contactId = newId()
  return {
    workspaceId,
    id: newId(),
    mailingId: newId(),
    contactId,
    address,
    contact: { id: contactId, name, email: address, phone: null, country: null },
    variables: null,
    attempts: 0,
  }
}

async function sent(transport: Transport, mailing: Mailing, batch: readonly Leased[]): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const prepared = await transport.prepare(mailing)
  await prepared.send(batch, (id, outcome) => {
    assert.ok(!outcomes.has(id), 'reported once')
    outcomes.set(id, outcome)
  })
  return batch.map(({ id }) => outcomes.get(id) ?? assert.fail('not reported'))
}

async function mailTo(
  address: string,
  of = mailServer,
): Promise<{ raw: Buffer; mail: Awaited<ReturnType<typeof PostalMime.parse>> }> {
  const accepted = of.mails.filter(({ to }) => to[0] === address)
  assert.equal(accepted.length, 1, `${accepted.length} mails to ${address}`)
  const raw = accepted[0]?.raw ?? Buffer.alloc(0)
  return { raw, mail: await PostalMime.parse(raw) }
}

const headerOf = (mail: Awaited<ReturnType<typeof PostalMime.parse>>, name: string): string | undefined =>
  mail.headers.find(({ key }) => key === name)?.value

describe('a mail', () => {
  test('says what was meant: sender, recipient, words, id, list and one-click unsubscribe', async () => {
    const workspaceId = await aSender({ replyTo: 'answers@shop.example' })
    const message = leased(workspaceId, 'asa@bücher.example', 'Åsa Öberg')

    const [outcome] = await sent(aTransport(), aMailing(workspaceId), [message])

    assert.ok(outcome?.state === 'sent', JSON.stringify(outcome))
    assert.equal(outcome.route, `127.0.0.1:${mailServer.port}`)
    assert.match(outcome.detail, /^250 /)
    const { mail } = await mailTo('asa@bücher.example')
    assert.deepEqual(mail.from, { name: 'Harbour', address: 'news@shop.example' })
    assert.deepEqual(mail.to, [{ name: 'Åsa Öberg', address: 'asa@xn--bcher-kva.example' }])
    assert.deepEqual(mail.replyTo, [{ name: '', address: 'answers@shop.example' }])
    assert.equal(mail.subject, 'Spring, Åsa Öberg')
    assert.match(mail.html ?? '', /Hello Åsa Öberg/)
    assert.match(mail.text ?? '', /Hello Åsa Öberg/)
    assert.match(mail.messageId ?? '', /^<[0-9A-Za-z]{22}\.[0-9A-Za-z]{22}@shop\.example>$/)
    assert.ok(Math.abs(Date.parse(mail.date ?? '') - Date.now()) < 600_000)
    assert.equal(headerOf(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    assert.match(headerOf(mail, 'list-id') ?? '', /^<[a-z0-9-]+\.tidings\.example>$/)
    const [, token = ''] =
      /^<https:\/\/tidings\.example\/unsubscribe\/([\w-]+)>$/.exec(
        headerOf(mail, 'list-unsubscribe') ?? '',
      ) ?? []
    assert.deepEqual(readToken(await readSecret(server.db, 'tokens'), 'preferences', token), {
      kind: 'preferences',
      workspaceId,
      deliveryId: message.id,
      contactId: message.contactId,
    })
    assert.ok(mail.html?.includes(token) && mail.text?.includes(token), 'the foot has the link too')
  })

  test('that somebody asked for carries no list', async () => {
    const workspaceId = await aSender()
    await sent(aTransport(), aMailing(workspaceId, { kind: 'invitation' }), [
      leased(workspaceId, 'asked@example.com'),
    ])
    const { raw } = await mailTo('asked@example.com')
    assert.doesNotMatch(raw.toString(), /^List-/m)
  })

  test('of the same delivery has the same Message-ID each time', async () => {
    const workspaceId = await aSender()
    const message = leased(workspaceId, 'twice@example.com')
    const transport = aTransport()
    await sent(transport, aMailing(workspaceId), [message])
    await sent(transport, aMailing(workspaceId), [message])
    const ids = mailServer.mails
      .filter(({ to }) => to[0] === 'twice@example.com')
      .map(({ raw }) => /^Message-ID: .*$/m.exec(raw.toString())?.[0])
    assert.equal(ids.length, 2)
    assert.equal(ids[0], ids[1])
  })

  test('cannot be given header fields by a name or a subject', async () => {
    const workspaceId = await aSender({ senderName: 'Shop\r\nBcc: all@example.com' })
    const attack = 'Eve\r\nBcc: x@example.com\r\n\r\n<script>'
    await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, 'eve@example.com', attack)])
    const { raw, mail } = await mailTo('eve@example.com')
    assert.doesNotMatch(raw.toString().split('\r\n\r\n')[0] ?? '', /^Bcc:/im)
    assert.equal(mail.bcc, undefined)
    assert.doesNotMatch(mail.html ?? '', /<script>/)
  })

  test('of a workspace named in any script has the header fields of every other, in ASCII', async () => {
    // As bytes of Latin-1 the first two of these letters would be a line feed and a carriage return.
    for (const [index, name] of ['上海茶', '不', 'Яна', '１２３', 'सूरज', '上'.repeat(90)].entries()) {
      const workspaceId = await aSender({ senderName: null }, name)
      const to = `script${index}@example.com`

      await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, to)])

      const { raw, mail } = await mailTo(to)
      const [head = ''] = raw.toString('latin1').split('\r\n\r\n')
      assert.match(head, /^(?:[A-Za-z-]+: [ -~]*(?:\r\n [ -~]+)*(?:\r\n|$))+$/)
      assert.equal(mail.from?.name, name)
      assert.match(headerOf(mail, 'list-id') ?? '', /^<[a-z0-9.-]+\.tidings\.example>$/i)
      assert.match(headerOf(mail, 'feedback-id') ?? '', /^\w{22}:[a-z0-9.-]{1,40}:campaign:\w{12}$/i)
      assert.equal(headerOf(mail, 'list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
    }
  })

  test('of a workspace, a postal address and a contact with hostile names shows them as words', async () => {
    const evil =
      '"><script>alert(1)</script><mj-raw>&lt;b&gt; {{ contact.email }}{% if %}{% raw %} <!-- ]]> javascript:x'
    const workspaceId = await aSender({ senderName: null, postalAddress: `Street 1\r\n${evil}` }, evil)
    const [outcome] = await sent(aTransport(), aMailing(workspaceId), [
      leased(workspaceId, 'names@example.com', evil),
    ])

    assert.equal(outcome?.state, 'sent', JSON.stringify(outcome))
    const { mail } = await mailTo('names@example.com')
    assert.equal(mail.from?.name, evil)
    assert.equal(mail.subject, `Spring, ${evil}`)
    assert.doesNotMatch(mail.html ?? '', /<script|<mj-raw|<b>/)
    assert.doesNotMatch(mail.html ?? '', /(?:href|src|style)="[^"]*javascript:/i)
    // In the foot and in the greeting, each time as it was typed: nothing of it was run.
    const words = (mail.text ?? '').replaceAll(/\s+/g, ' ')
    assert.ok(words.split(evil).length >= 4, mail.text)
  })

  test('to what is not an address leaves nothing, not even a command', async () => {
    const workspaceId = await aSender()
    const addresses = [
      'a@example.com>\r\nRCPT TO:<b@example.com',
      '"a b"@example.com',
      'a@',
      'ä@example.com',
      '',
    ]
    const before = mailServer.mails.length
    const outcomes = await sent(
      aTransport(),
      aMailing(workspaceId),
      addresses.map((each) => leased(workspaceId, each)),
    )
    assert.ok(outcomes.every((outcome) => outcome.state === 'failed'))
    assert.equal(mailServer.mails.length, before)
  })
})

async function verified(raw: Buffer, workspaceId: string) {
  const domains = await listDomains(server.db, { workspaceId })
  const resolver = async (name: string): Promise<string[][]> => {
    const domain = domains.find(({ selector, domain }) => name === `${selector}._domainkey.${domain}`)
    if (!domain) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return [[`v=DKIM1; k=rsa; p=${domain.publicKey}`]]
  }
  return (await dkimVerify(raw, { resolver })).results[0]
}

/** Of each signature its selector and what an independent library says of it, by the records that people are to set. */
async function signatures(raw: Buffer, workspaceId: string): Promise<string[]> {
  const records = (await listDomains(server.db, { workspaceId })).flatMap((domain) => recordsOf(domain, []))
  const resolver = async (asked: string): Promise<string[][]> => {
    const found = records.find(({ name }) => name === asked)
    return [[found?.value ?? '']]
  }
  const { results } = await dkimVerify(raw, { resolver })
  return results.map(({ selector, status }) => `${selector} ${status.result}`).sort()
}

describe('DKIM', () => {
  test('an independent library finds the signature good, after a real server has had the mail', async () => {
    const workspaceId = await aSender({ senderEmail: 'News@Mail.Shop.example', replyTo: 'r@shop.example' })
    await makeDomain(server.db, workspaceId, 'shop.example')
    const long = `${'  .  '.repeat(3000)}\n\n.\n..hidden\nFrom here  \t\n${'å'.repeat(2000)}`
    const content = { ...CONTENT, blocks: [{ type: 'text', text: long }] as never }

    await sent(aTransport(), aMailing(workspaceId, { content }), [
      leased(workspaceId, 'dkim@example.com', 'Åsa'),
    ])

    assert.ok(mailServer.mails.every(({ isSecret }) => isSecret))
    const { raw } = await mailTo('dkim@example.com')
    const result = await verified(raw, workspaceId)
    assert.equal(result?.status.result, 'pass', JSON.stringify(result))
    assert.equal(result.signingDomain, 'shop.example')
    const signed = /h=([^;]+);/.exec(raw.toString())?.[1]?.replaceAll(/\s/g, '').split(':')
    const oversigned = ['from', 'to', 'reply-to', 'subject', 'date', 'mime-version', 'content-type']
    oversigned.push('list-unsubscribe', 'list-unsubscribe-post')
    assert.deepEqual(
      signed?.sort(),
      [...oversigned, ...oversigned, 'message-id', 'list-id', 'feedback-id'].sort(),
    )
  })

  test('of a domain that wishes for it is done twice, by RSA and by Ed25519, and both are good', async () => {
    const workspaceId = await aSender()
    const { selector } = await makeDomain(server.db, workspaceId, 'shop.example', { ed25519: true })
    await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, 'twice-signed@example.com', 'Åsa')])

    const { raw } = await mailTo('twice-signed@example.com')
    assert.deepEqual(await signatures(raw, workspaceId), [`${selector} pass`, `${selector}-ed25519 pass`])
    const forged = Buffer.from(raw.toString('latin1').replace('Hello', 'Hallo'), 'latin1')
    assert.deepEqual(await signatures(forged, workspaceId), [
      `${selector} neutral`,
      `${selector}-ed25519 neutral`,
    ])
  })

  test('a changed word, a changed link and a second From are found out', async () => {
    const workspaceId = await aSender()
    await makeDomain(server.db, workspaceId, 'shop.example')
    await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, 'forged@example.com')])
    const raw = (await mailTo('forged@example.com')).raw.toString('latin1')
    const forgeries = [
      raw.replace('Hello', 'Hallo'),
      raw.replace('One-Click', 'Two-Click'),
      raw.replace('\r\nTo:', '\r\nFrom: eve@example.com\r\nTo:'),
      raw.replace('\r\nFrom:', '\r\nFrom: eve@example.com\r\nFrom:'),
      raw.replace('/unsubscribe/', '/unsubscribed/'),
      raw.replace('\r\nTo:', '\r\nReply-To: eve@example.com\r\nTo:'),
      ...[
        'Subject',
        'To',
        'Date',
        'Content-Type',
        'MIME-Version',
        'List-Unsubscribe',
        'List-Unsubscribe-Post',
      ].flatMap((name) => [
        raw.replace(`\r\n${name}:`, `\r\n${name}: forged\r\n${name}:`),
        `${name}: forged\r\n${raw}`,
      ]),
    ]
    assert.equal((await verified(Buffer.from(raw, 'latin1'), workspaceId))?.status.result, 'pass')
    for (const forgery of forgeries) {
      assert.notEqual(forgery, raw)
      assert.notEqual((await verified(Buffer.from(forgery, 'latin1'), workspaceId))?.status.result, 'pass')
    }
  })

  test('another domain’s key, and another workspace’s, sign nothing', async () => {
    const workspaceId = await aSender()
    await makeDomain(server.db, workspaceId, 'workshop.example')
    await makeDomain(server.db, await aSender(), 'shop.example')
    await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, 'unsigned@example.com')])
    assert.doesNotMatch((await mailTo('unsigned@example.com')).raw.toString(), /DKIM-Signature/)
  })
})

describe('a mailing that cannot go', () => {
  test('says what to do: no sender, a wrong server, a broken template', async () => {
    const { id } = await aWorkspace(server)
    await assert.rejects(aTransport().prepare(aMailing(id)), (error) => {
      assert.ok(error instanceof Unsendable)
      assert.match(error.message, new RegExp(`tidings workspace set ${id} --sender-email`))
      return true
    })
    const workspaceId = await aSender()
    await assert.rejects(
      aTransport('smtp://u:secret@mail.example?tls=maybe').prepare(aMailing(workspaceId)),
      (error) => {
        assert.ok(error instanceof Unsendable)
        assert.match(error.message, /mail\.example: tls is required or optional/)
        assert.doesNotMatch(error.message, /secret/)
        return true
      },
    )
    const content = { ...CONTENT, subject: '{% if %}{{' }
    await assert.rejects(aTransport().prepare(aMailing(workspaceId, { content })), Unsendable)
  })
})

/** Sends to `of(0…199)` by a server that limits the rate of one domain: how often it was asked for it, and took others. */
async function asked(words: string, of: (n: number) => string): Promise<{ limited: number; others: number }> {
  const limiting = await aMailServer()
  let limited = 0
  limiting.decide = (step, address) => {
    if (step !== 'rcpt' || !address.endsWith('@limited.example')) return undefined
    limited += 1
    return { code: 451, words }
  }
  try {
    const workspaceId = await aSender()
    const batch = Array.from({ length: 200 }, (_, n) => leased(workspaceId, of(n)))
    const outcomes = await sent(aTransport(limiting.url), aMailing(workspaceId), batch)
    const isLimited = batch.map(({ address }) => address.endsWith('@limited.example'))
    assert.ok(outcomes.every(({ state }, n) => state === 'throttled' || !isLimited[n]))
    return { limited, others: outcomes.filter(({ state }, n) => state === 'sent' && !isLimited[n]).length }
  } finally {
    await limiting.close()
  }
}

describe('a server that limits the rate', () => {
  test('is not asked again for the rest of the batch, all of which waits', async () => {
    const { limited } = await asked('4.7.0 Too many messages, slow down', (n) => `${n}@limited.example`)

    assert.ok(limited > 0 && limited < 100, `asked ${limited} times`)
  })

  test('for one domain is not asked again for that domain, and takes the others', async () => {
    const { limited, others } = await asked('4.7.0 Too many messages to limited.example, slow down', (n) =>
      n % 2 ? `${n}@limited.example` : `${n}@other.example`,
    )

    assert.ok(limited > 0 && limited < 70, `asked ${limited} times`)
    assert.equal(others, 100)
  })
})

describe('several servers', () => {
  test('the next is used while the first cannot be reached, and the first again when it can', async () => {
    const first = await aMailServer()
    const port = first.port
    const second = await aMailServer()
    first.decide = (step) => (step === 'connect' ? { code: 554, words: 'not today' } : undefined)
    const workspaceId = await aSender()
    const transport = aTransport(`${first.url},${second.url}`)
    try {
      const batch = Array.from({ length: 20 }, (_, n) => leased(workspaceId, `${n}@failover.example`))
      const outcomes = await sent(transport, aMailing(workspaceId), batch)
      assert.ok(outcomes.every((each) => each.state === 'sent' && each.route === `127.0.0.1:${second.port}`))
      assert.equal(second.mails.length, 20)
      assert.equal(first.mails.length, 0)

      first.decide = () => undefined
      moveClock(3_600_000)
      const [again] = await sent(transport, aMailing(workspaceId), [
        leased(workspaceId, 'again@failover.example'),
      ])
      assert.ok(again?.state === 'sent' && again.route === `127.0.0.1:${port}`)
    } finally {
      moveClock(-3_600_000)
      await Promise.all([first.close(), second.close()])
    }
  })

  test('credentials that are refused, and senders that are, lead to the next; an unconfirmed message does not', async () => {
    const locked = await aMailServer({ user: 'u', password: 'p' })
    const picky = await aMailServer()
    picky.decide = (step) => (step === 'mail' ? { code: 553, words: '5.7.1 not your sender' } : undefined)
    const shaky = await aMailServer()
    shaky.decide = (step) => (step === 'data-ends' ? 'hang-up' : undefined)
    const last = await aMailServer()
    const workspaceId = await aSender()
    const urls = [locked.url.replace(':p@', ':wrong@'), picky.url, shaky.url, last.url].join(',')

    const [outcome] = await sent(aTransport(urls), aMailing(workspaceId), [
      leased(workspaceId, 'a@example.com'),
    ])

    assert.equal(outcome?.state, 'unknown')
    assert.equal(last.mails.length, 0)
    await Promise.all([locked, picky, shaky, last].map((each) => each.close()))
  })

  test('that all cannot be reached: unreachable, with the words of each and no password', async () => {
    const gone = await aMailServer()
    await gone.close()
    const workspaceId = await aSender()
    const url = gone.url.replace('//', '//user:hush@')
    const batch = Array.from({ length: 30 }, (_, n) => leased(workspaceId, `${n}@example.com`))
    for (const outcome of await sent(
      aTransport(`${url},smtp://nowhere.invalid`),
      aMailing(workspaceId),
      batch,
    )) {
      assert.ok(outcome.state === 'unreachable')
      assert.match(outcome.detail, /refuses connections; nowhere\.invalid:587 has no address/)
      assert.doesNotMatch(outcome.detail, /hush/)
    }
  })

  test('of the workspace come before those of the installation', async () => {
    const own = await aMailServer()
    const workspaceId = await aSender({ smtpUrl: own.url })
    await sent(aTransport(), aMailing(workspaceId), [leased(workspaceId, 'own@example.com')])
    assert.equal(own.mails.length, 1)
    await own.close()
  })
})

test('a thousand messages are each accepted once, and what the server refuses is told of each', async () => {
  const busy = await aMailServer()
  busy.decide = (step, address) =>
    step === 'rcpt' && address.startsWith('7') ? { code: 550, words: '5.1.1 no such user' } : undefined
  const workspaceId = await aSender()
  const batch = Array.from({ length: 1000 }, (_, n) => leased(workspaceId, `${n}@many.example`, null))

  const outcomes = await sent(aTransport(busy.url), aMailing(workspaceId), batch)

  const unsent = outcomes.flatMap((outcome, n) => (outcome.state === 'sent' ? [] : [n]))
  assert.ok(unsent.every((n) => String(n).startsWith('7')) && unsent.length === 111)
  const accepted = busy.mails.map(({ to }) => to[0] ?? '')
  assert.equal(new Set(accepted).size, 889)
  assert.equal(accepted.length, 889)
  await busy.close()
})

describe('a workspace that keeps all its messages in the outbox', () => {
  test('hands no mail to a mail server, neither the installation’s nor its own', async () => {
    for (const smtpUrl of [null, mailServer.url]) {
      const workspaceId = await aSender({ outboxOnly: true, smtpUrl })
      const before = mailServer.mails.length

      const [outcome] = await sent(aTransport(), aMailing(workspaceId), [
        leased(workspaceId, 'in@example.com'),
      ])

      assert.deepEqual(outcome, {
        state: 'sent',
        route: 'outbox',
        detail: 'kept in the outbox, where the workspace keeps all its messages',
      })
      assert.equal((await listOutbox(server.db, { workspaceId, limit: 10 })).length, 1)
      assert.equal(mailServer.mails.length, before)
    }
  })
})

describe('without a mail server', () => {
  test('mail is kept in the outbox, whole, and once however often it is sent', async () => {
    const workspaceId = await aSender()
    const config = { PUBLIC_URL: server.config.PUBLIC_URL }
    const transport = emailTransport({ db: server.db, config, log })
    const message = leased(workspaceId, 'kept@example.com')

    for (let n = 0; n < 2; n++) {
      const [outcome] = await sent(transport, aMailing(workspaceId), [message])
      assert.ok(outcome?.state === 'sent' && outcome.route === 'outbox')
    }

    const kept = await listOutbox(server.db, { workspaceId, limit: 10 })
    assert.equal(kept.length, 1)
    assert.equal(kept[0]?.subject, 'Spring, Ann')
    assert.equal(kept[0].recipient, 'kept@example.com')
    const found = await findInOutbox(server.db, message.id)
    assert.equal((await PostalMime.parse(found?.body ?? '')).subject, 'Spring, Ann')
  })
})
