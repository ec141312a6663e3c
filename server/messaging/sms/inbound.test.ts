/** What people answer by SMS: STOP ends it whatever happens, START begins it again, and nothing forged does either. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, describe, test } from 'node:test'
import {
  aServer,
  aWorkspace,
  type Answer,
  type TestServer,
  type TestWorkspace,
  apiWith,
} from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { reportKey } from '../bounces/credentials.ts'
import { listConsent } from '../../contacts/consent/store.ts'
import { suppress, findSuppressed } from '../../contacts/suppression/store.ts'
import { answerTo, optOutWords } from './opt-out-answers.ts'
import { keywordOf } from './opt-out-rules.ts'
import type { Language } from './opt-out-words.ts'
import { smsCost } from './segments.ts'
import { stopClock } from '../../platform/clock.ts'

const server = await aServer()
const signed = await aServer({ SMS_URL: 'twilio://AC123:secret@api.twilio.com' })
after(() => Promise.all([server.close(), signed.close()]))

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
let lastNumber = 46_702_000_000

function aPhone(): string {
  return `+${(lastNumber += 1)}`
}

interface Texter {
  readonly workspace: TestWorkspace
  readonly contactId: string
  readonly phone: string
  readonly say: (text: string, more?: Record<string, unknown>, key?: string) => Promise<Answer>
  contact(): Promise<{ state: string; follows: { email: string; sms: string } }>
  isStopped(): Promise<boolean>
  consents(): Promise<string[]>
}

/** A contact with a phone, and its way to write to the workspace. */
async function aTexter(body: Record<string, unknown> = {}, on: TestServer = server): Promise<Texter> {
  const workspace = await aWorkspace(on, { name: 'Tea & Co' })
  const phone = aPhone()
  const made = await workspace.api.post('/contacts', { name: 'Ann', phone, addDirectly: true, ...body })
  const contactId: string = made.body.id
  const right = on === signed ? '' : `?key=${await reportKey(on.db, workspace.id)}`
  return {
    workspace,
    contactId,
    phone,
    say: async (text, more = {}, key = right) =>
      apiWith(on.http).post(`/webhooks/sms/${workspace.webhookId}${key}`, {
        from: phone,
        to: '+46700000000',
        text,
        ...more,
      }),
    contact: async () => (await workspace.api.get(`/contacts?$filter=id eq '${contactId}'`)).body.items[0],
    isStopped: async () =>
      (await findSuppressed(on.db, workspace.id, { channel: 'sms', address: phone }))?.reason === 'stopped',
    consents: async () =>
      (await listConsent(on.db, workspace.id, contactId))
        .filter(({ source }) => source === 'sms')
        .map(({ act, channel, words }) => `${act} ${channel} ${words}`),
  }
}

async function kept(workspaceId: string) {
  return server.db.rows<{
    contactId: string | null
    sender: string
    text: string
    keyword: string | null
  }>(sql`
    select contact_id, sender, text, keyword from inbound_sms where workspace_id = ${workspaceId}::uuid order by id`)
}

function assertReply(answer: Answer, words?: RegExp): void {
  assert.equal(answer.status, 200, answer.text)
  assert.equal(answer.body.status, 'success')
  if (words) assert.match(answer.body.reply, words)
  else assert.equal(answer.body.reply, undefined)
}

function signatureOf(path: string, form: Record<string, string>, token = 'secret'): string {
  const signed = Object.keys(form)
    .sort()
    .reduce((text, name) => text + name + form[name], `${server.config.PUBLIC_URL}${path}`)
  return createHmac('sha1', token).update(signed).digest('base64')
}

async function post(
  path: string,
  form: Record<string, string>,
  signature?: string,
  type: Record<string, string> = FORM,
) {
  const body = type === FORM ? new URLSearchParams(form).toString() : JSON.stringify(form)
  return apiWith(signed.http).post(path, body, {
    ...type,
    ...(signature === undefined ? {} : { 'x-twilio-signature': signature }),
  })
}

describe('keywords', () => {
  for (const [text, act, language] of [
    ['STOP', 'stop', 'en'],
    [' stop. ', 'stop', 'en'],
    ['"Stop!!!"', 'stop', 'en'],
    ['STOP ALL', 'stop', 'en'],
    ['Opt-out', 'stop', 'en'],
    ['opt out', 'stop', 'en'],
    ['STOPP', 'stop', 'sv'],
    ['Avsluta', 'stop', 'sv'],
    ['Abmelden', 'stop', 'de'],
    ['ARRÊT', 'stop', 'fr'],
    ['désabonner', 'stop', 'fr'],
    ['BAJA', 'stop', 'es'],
    ['ＳＴＯＰ', 'stop', 'en'],
    ['stop 🙏', 'stop', 'en'],
    ['yes', 'start', 'en'],
    ['Unstop', 'start', 'en'],
    ['Hjälp!', 'help', 'sv'],
    ['¿Ayuda?', 'help', 'es'],
  ] as const)
    test(`${text} is ${act}`, () => assert.deepEqual(keywordOf(text), { act, language }))

  test('other words, and letters that begin with a keyword, are none', () => {
    for (const text of [
      '',
      '!',
      'stop by tomorrow',
      'I will not stop',
      'bus stop',
      'x'.repeat(1_600),
      '__proto__',
      'constructor',
    ])
      assert.equal(keywordOf(text), undefined, text.slice(0, 30))
  })

  test('the words we tell people to use are understood, and nothing we say makes an SMS dear', () => {
    for (const language of ['en', 'sv', 'de', 'fr', 'es'] satisfies Language[]) {
      const words = [optOutWords(language), optOutWords(language, 'https://a.example/s/1')]
      for (const act of ['stop', 'start', 'help'] as const) words.push(answerTo({ act, language }, 'Tea'))
      for (const text of words) assert.equal(smsCost(text).encoding, 'GSM-7', text)
      const [word = ''] = /\b(STOPP?|BAJA)\b/.exec(optOutWords(language)) ?? []
      assert.equal(keywordOf(word)?.act, 'stop', word)
    }
  })
})

describe('STOP', () => {
  test('ends SMS, keeps the words as proof, and is confirmed once; email goes on', async () => {
    const ann = await aTexter({ email: 'ann@example.com' })

    assertReply(await ann.say('Stop!'), /^Tea & Co: you will get no more messages/)
    assertReply(await ann.say('STOP'))

    const { state, follows } = await ann.contact()
    assert.deepEqual([state, follows], ['active', { email: 'always', sms: 'off' }])
    assert.ok(await ann.isStopped())
    assert.deepEqual(await ann.consents(), ['withdrawn sms Stop!'])
    assert.deepEqual(
      (await kept(ann.workspace.id)).map(({ contactId, sender, keyword }) => [contactId, sender, keyword]),
      [
        [ann.contactId, ann.phone, 'stop'],
        [ann.contactId, ann.phone, 'stop'],
      ],
    )
  })

  test('unsubscribes who has no other channel, and the counters know', async () => {
    const ann = await aTexter()

    await ann.say('avsluta')

    assert.equal((await ann.contact()).state, 'unsubscribed')
    const { body } = await ann.workspace.api.get(`/contacts?$filter=state eq 'unsubscribed'`)
    assert.equal(body.meta.maxResults, 1)
  })

  test('twins at once: one confirmation, one proof', async () => {
    const ann = await aTexter()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ann.say('STOP', { id: `twin-${n}` })),
    )

    assert.equal(answers.filter(({ body }) => body.reply !== undefined).length, 1)
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(8).fill(200),
    )
    assert.deepEqual(await ann.consents(), ['withdrawn sms STOP'])
    assert.equal((await kept(ann.workspace.id)).length, 8)
  })

  test('twins at once from a number no contact has: one confirmation', async () => {
    const ann = await aTexter()
    const from = aPhone()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ann.say('STOP', { from, id: `twin-${n}` })),
    )

    assert.equal(answers.filter(({ body }) => body.reply !== undefined).length, 1)
  })

  test('what the gateway posts twice is kept and done once, also at once', async () => {
    const ann = await aTexter()
    await Promise.all(Array.from({ length: 6 }, () => ann.say('STOP', { id: 'SM1' })))
    await ann.say('START', { id: 'SM2' })

    assertReply(await ann.say('STOP', { id: 'SM1' }))

    assert.equal(await ann.isStopped(), false)
    assert.equal((await kept(ann.workspace.id)).length, 2)
  })

  test('from a number no contact has is kept and obeyed too', async () => {
    const ann = await aTexter()
    const stranger = aPhone()

    assertReply(await ann.say('STOP', { from: stranger }), /no more messages/)

    const listed = await findSuppressed(server.db, ann.workspace.id, { channel: 'sms', address: stranger })
    assert.equal(listed?.reason, 'stopped')
    assert.deepEqual((await ann.contact()).follows.sms, 'always')
    assert.deepEqual(
      (await kept(ann.workspace.id)).map(({ contactId }) => contactId),
      [null],
    )
  })

  test('concerns the workspace it was said to, and no other', async () => {
    const ann = await aTexter()
    const other = await aWorkspace(server)
    await other.api.post('/contacts', { name: 'Ann', phone: ann.phone, addDirectly: true })

    await ann.say('STOP')

    const { body } = await other.api.get('/contacts')
    assert.deepEqual([body.items[0].state, body.items[0].follows.sms], ['active', 'always'])
    assert.equal(await findSuppressed(server.db, other.id, { channel: 'sms', address: ann.phone }), undefined)
  })
})

describe('START', () => {
  test('begins again what a STOP ended, in the words that were used', async () => {
    const ann = await aTexter()
    await ann.say('STOPP')

    assertReply(await ann.say('Ja'), /^Tea & Co: du får våra meddelanden igen/)

    const { state, follows } = await ann.contact()
    assert.deepEqual([state, follows.sms], ['active', 'always'])
    assert.equal(await ann.isStopped(), false)
    assert.deepEqual(await ann.consents(), ['withdrawn sms STOPP', 'granted sms Ja'])
  })

  test('brings back no email of who had left everything', async () => {
    const ann = await aTexter({ email: 'ann@example.com' })
    await server.db.rows(
      sql`update contact set state = 'unsubscribed' where workspace_id = ${ann.workspace.id}::uuid`,
    )

    await ann.say('START')

    const { state, follows } = await ann.contact()
    assert.deepEqual([state, follows], ['active', { email: 'off', sms: 'always' }])
  })

  test('is the yes of who was invited', async () => {
    const ann = await aTexter({ addDirectly: false })
    assert.equal((await ann.contact()).state, 'invited')

    await ann.say('YES')

    assert.equal((await ann.contact()).state, 'active')
    assert.deepEqual(await ann.consents(), ['confirmed sms YES'])
  })

  test('undoes no complaint, block or bounce', async () => {
    for (const state of ['blocked', 'complained', 'bounced'] as const) {
      const ann = await aTexter()
      await server.db.rows(sql`
        update contact set state = ${state}, follows_sms = 'off' where workspace_id = ${ann.workspace.id}::uuid`)
      await server.db.transaction((tx) =>
        suppress(tx, ann.workspace.id, [{ channel: 'sms', address: ann.phone, reason: state }]),
      )

      await ann.say('START')

      assert.equal((await ann.contact()).state, state)
      const listed = await findSuppressed(server.db, ann.workspace.id, { channel: 'sms', address: ann.phone })
      assert.equal(listed?.reason, state)
    }
  })

  test('a yes of who gets messages anyway changes nothing and is not answered', async () => {
    const ann = await aTexter()

    assertReply(await ann.say('Yes'))

    assert.deepEqual(await ann.consents(), [])
  })
})

describe('HELP and other words', () => {
  test('HELP is told who we are and how to leave', async () => {
    const ann = await aTexter()
    assertReply(await ann.say('help'), /^Tea & Co: reply STOP/)
  })

  test('anything else is kept with its contact, whatever is in it', async () => {
    const ann = await aTexter()
    const texts = ["'; drop table contact; --", 'Åäö 😀 <script>', '', 'x'.repeat(1_600)]

    for (const text of texts) assertReply(await ann.say(text))

    assert.deepEqual(
      (await kept(ann.workspace.id)).map(({ text }) => text),
      texts,
    )
    assertReply(await ann.say('a\0b'))
    assertReply(await ann.say('half \ud83d'))
  })
})

describe('what is not taken', () => {
  test('senders that are no phone, texts that are too long, bodies that are not valid: 400, nothing kept', async () => {
    const ann = await aTexter()
    for (const more of [
      { from: undefined },
      { from: '' },
      { from: 'Bank' },
      { from: '12345' },
      { from: ['+46701234567'] },
      { from: '+1123' },
      { text: 'x'.repeat(1_601) },
    ]) {
      const answer = await ann.say('STOP', more)
      assert.deepEqual([answer.status, answer.text], [400, ''], JSON.stringify(more).slice(0, 80))
    }
    const path = `/webhooks/sms/${ann.workspace.webhookId}`
    const anyone = apiWith(server.http)
    for (const body of ['', '[]', 'null', '{"from":'])
      assert.equal((await anyone.post(path, body, { 'content-type': 'application/json' })).status, 400)
    assert.equal((await anyone.post(path, '<x/>', { 'content-type': 'text/xml' })).status, 415)
    assert.equal((await anyone.post(path, { from: ann.phone, text: 'x'.repeat(70_000) })).status, 413)
    assert.deepEqual(await kept(ann.workspace.id), [])
  })

  test('an id that is not there is a 404 with an empty body', async () => {
    for (const id of ['nobody', 'A'.repeat(22), '%00', "'--"]) {
      const answer = await apiWith(server.http).post(`/webhooks/sms/${id}`, { from: aPhone(), text: 'STOP' })
      assert.deepEqual([answer.status, answer.text], [404, ''], id)
    }
  })

  test('who tries ids is slowed down', async (t) => {
    t.after(stopClock())
    const guarded = await aServer({ PUBLIC_RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: '3' })
    t.after(() => guarded.close())
    const ask = async () => (await apiWith(guarded.http).post('/webhooks/sms/nobody', { text: 'x' })).status

    const statuses = [await ask(), await ask(), await ask(), await ask()]

    assert.deepEqual(statuses, [404, 404, 404, 429])
  })
})

describe('a gateway that signs', () => {
  test('is answered with what to say, as its own XML', async () => {
    const ann = await aTexter({}, signed)
    const path = `/webhooks/sms/${ann.workspace.webhookId}`
    const form = {
      From: ann.phone,
      To: '+46700000000',
      Body: 'Stop',
      MessageSid: 'SM1',
      zeta: 'å +&=',
      Alpha: '',
    }

    const answer = await post(path, form, signatureOf(path, form))
    const again = await post(path, form, signatureOf(path, form))

    assert.equal(answer.status, 200)
    assert.match(String(answer.headers['content-type']), /^text\/xml/)
    assert.match(
      answer.text,
      /<Response><Message>Tea &amp; Co: you will get no more.*<\/Message><\/Response>$/,
    )
    assert.match(again.text, /<Response><\/Response>$/)
    assert.ok(await ann.isStopped())
  })

  test('what is not signed by it, or for another address or other words, is refused and changes nothing', async () => {
    const ann = await aTexter({}, signed)
    const path = `/webhooks/sms/${ann.workspace.webhookId}`
    const form = { From: ann.phone, Body: 'STOP', MessageSid: 'SM1' }
    const good = signatureOf(path, form)

    for (const [given, signature, type] of [
      [form, undefined, FORM],
      [form, '', FORM],
      [form, 'AAAA', FORM],
      [form, signatureOf(path, form, 'other'), FORM],
      [form, signatureOf('/webhooks/sms/other', form), FORM],
      [{ ...form, Body: 'START' }, good, FORM],
      [{ ...form, more: 'x' }, good, FORM],
      [form, good, { 'content-type': 'application/json' }],
    ] as const) {
      const answer = await post(path, given, signature, type)
      assert.deepEqual([answer.status, answer.text], [403, ''])
    }
    assert.equal(await ann.isStopped(), false)
    assert.equal((await post(`${path}?a=1`, form, good)).status, 403)
  })
})

describe('a gateway that does not sign', () => {
  test('is known by its key; a wrong key is nobody', async () => {
    const texter = await aTexter()

    const wrong = await texter.say('STOP', {}, '?key=AAAAAAAAAAAAAAAAAAAAAA')
    assert.equal(wrong.status, 404)
    assert.ok(!(await texter.isStopped()))

    await texter.say('STOP')
    assert.ok(await texter.isStopped())
    await texter.say('START')
    assert.ok(!(await texter.isStopped()))
  })
})
