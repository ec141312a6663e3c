/** What a stranger who knows only the webhook's id can and cannot do to contacts, and what who is trusted can. */
import assert from 'node:assert/strict'
import { afterEach, describe, test } from 'node:test'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { useServer } from '../../../test/support/server.ts'
import { aHook, type Hook } from '../../../test/support/webhook.ts'
import { sendInvitations } from '../../automation/invitations/send.ts'
import { openEndpointsOf } from '../../../test/support/endpoints.ts'
import { moveClock } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { listConsent } from '../consent/store.ts'
import { suppress, listSuppressed } from '../suppression/store.ts'
import { changeSettings } from '../../workspaces/store.ts'

const DAY = 24 * 60 * 60 * 1000
const EMAIL = 'victim@example.com'
const PHONE = '+46701234567'

const server = await useServer()
let moved = 0
afterEach(() => {
  moveClock(-moved)
  moved = 0
})

describe('an address that is set', { concurrency: false }, () => {
  test('is replaced by no stranger: what was sent is noted, and the stranger is sent nothing', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })

    await hook.deliver({ phone: PHONE, email: 'attacker@example.com' })
    await hook.deliver({ email: EMAIL, phone: '+46709999999' })
    await hook.deliver({ email: 'VICTIM@example.com', phone: '+46708888888' }, '?isImport=true')

    const [contact, ...others] = await hook.contacts()
    assert.deepEqual(others, [])
    assert.deepEqual([contact.email, contact.phone, contact.state], [EMAIL, PHONE, 'active'])
    assert.deepEqual(contact.notificationSettings, { email: true, sms: true })
    const [first, second, third] = await hook.notes()
    assert.equal(
      first,
      'A form sent the email address attacker@example.com; the contact keeps victim@example.com.',
    )
    assert.equal(second, 'A form sent the phone number +46709999999; the contact keeps +46701234567.')
    assert.equal(third, 'A form sent the phone number +46708888888; the contact keeps +46701234567.')
    assert.deepEqual(await messagesOf(hook), [])
  })

  test('is replaced by who is trusted; the consent of the old address does not pass to the new one', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })

    await hook.vouch({ phone: PHONE, email: 'new@example.com' })

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.email, contact.state], ['new@example.com', 'active'])
    assert.deepEqual(contact.notificationSettings, { email: false, sms: true })
    assert.deepEqual(await hook.notes(), ['A form replaced the email address victim@example.com.'])
    const [{ address, confirm }] = await messagesOf(hook)
    assert.equal(address, 'new@example.com')
    await press(confirm)
    assert.deepEqual((await hook.contacts())[0].notificationSettings, { email: true, sms: true })
  })

  test('is replaced with consent by who is trusted and says that it was given, with proof for the new address', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })

    await hook.vouch({ phone: PHONE, email: 'new@example.com', email_consent: true })

    const [contact] = await hook.contacts()
    assert.deepEqual(contact.notificationSettings, { email: true, sms: true })
    const proofs = await listConsent(server.db, hook.id, contact.id)
    assert.deepEqual(
      proofs.map(({ act, address }) => [act, address]),
      [
        ['granted', EMAIL],
        ['granted', PHONE],
        ['granted', 'new@example.com'],
      ],
    )
    assert.deepEqual(await messagesOf(hook), [])
  })

  test('an import of who is trusted replaces it without passing consent on, and asks nobody', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })

    await hook.vouch({ phone: PHONE, email: 'new@example.com' }, '?isImport=true')

    const [contact] = await hook.contacts()
    assert.deepEqual(
      [contact.email, contact.notificationSettings],
      ['new@example.com', { email: false, sms: true }],
    )
    assert.deepEqual(await messagesOf(hook), [])
  })
})

describe('an address that is empty', { concurrency: false }, () => {
  test('may be filled by a stranger; its channel is off until that address has confirmed', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL })

    await hook.deliver({ email: EMAIL, phone: PHONE })

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.phone, contact.state], [PHONE, 'active'])
    assert.deepEqual(contact.notificationSettings, { email: true, sms: false })
    const [message, ...more] = await messagesOf(hook)
    assert.deepEqual(more, [])
    assert.deepEqual([message?.channel, message?.address], ['sms', PHONE])
    await press(message?.confirm)
    assert.deepEqual((await hook.contacts())[0].notificationSettings, { email: true, sms: true })
    await assertContactsCounted(server.db, hook.id)
  })

  test('is asked to confirm once a day, however often forms name it', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL })

    for (let day = 0; day < 2; day += 1) {
      if (day > 0) nextDay()
      for (let n = 0; n < 5; n += 1) {
        await hook.deliver({ email: EMAIL, phone: PHONE, tags: `t${n}` })
        await messagesOf(hook)
      }
      assert.equal((await messagesOf(hook)).length, day + 1)
    }
    assert.deepEqual((await hook.contacts())[0].notificationSettings, { email: true, sms: false })
  })

  test('filled by an import of a stranger it stays off, and nobody is asked', async () => {
    const hook = await aHook(server)
    await hook.vouch({ phone: PHONE })

    await hook.deliver({ phone: PHONE, email: EMAIL }, '?isImport=true')

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.email, contact.notificationSettings], [EMAIL, { email: false, sms: true }])
    assert.deepEqual(await messagesOf(hook), [])
  })

  test('filled by who is trusted it is on at once, with proof', async () => {
    const hook = await aHook(server)
    await hook.vouch({ phone: PHONE })

    await hook.vouch({ phone: PHONE, email: EMAIL })

    const [contact] = await hook.contacts()
    assert.deepEqual(contact.notificationSettings, { email: true, sms: true })
    assert.equal((await listConsent(server.db, hook.id, contact.id)).at(-1)?.address, EMAIL)
  })
})

describe('who left', { concurrency: false }, () => {
  test('is brought back by no form of a stranger: asked once a day, and back with the click', async () => {
    const hook = await aHook(server)
    const id = await aLeaver(hook)
    const before = await listConsent(server.db, hook.id, id)

    for (let n = 0; n < 3; n += 1) await hook.deliver({ email: EMAIL, name: `N${n}` })

    const [contact] = await hook.contacts()
    assert.equal(contact.state, 'unsubscribed')
    assert.equal((await listSuppressed(server.db, hook.id, { limit: 10 })).length, 1)
    const [message, ...more] = await messagesOf(hook)
    assert.deepEqual(more, [])
    assert.equal(message?.address, EMAIL)
    const events = (await listConsent(server.db, hook.id, id)).slice(before.length)
    assert.deepEqual([...new Set(events.map(({ act }) => act))], ['invited'], 'a stranger proves nothing')
    const asked = events.find(({ act, source }) => act === 'invited' && source === 'form')
    assert.equal(asked?.ip, '127.0.0.1')

    await press(message?.confirm)

    const [back] = await hook.contacts()
    assert.deepEqual([back.state, back.notificationSettings.email], ['active', true])
    assert.deepEqual(await listSuppressed(server.db, hook.id, { limit: 10 }), [])
  })

  test('is asked whatever the setting of double opt-in, and again the next day', async () => {
    const hook = await aHook(server)
    await changeSettings(server.db, hook.id, { doubleOptIn: false })
    await aLeaver(hook)

    await hook.deliver({ email: EMAIL })
    await messagesOf(hook)
    nextDay()
    await hook.deliver({ email: EMAIL })

    assert.equal((await messagesOf(hook)).length, 2)
    assert.equal((await hook.contacts())[0].state, 'unsubscribed')
  })

  test('comes back at once by who is trusted, with the proof that was sent, and with no channel it did not name', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })
    await setLeft(hook)

    await hook.vouch({ email: EMAIL })

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.state, contact.notificationSettings], ['active', { email: true, sms: false }])
    const proof = (await listConsent(server.db, hook.id, contact.id)).at(-1)
    assert.deepEqual([proof?.act, proof?.source, proof?.address], ['granted', 'form', EMAIL])
    assert.deepEqual(await messagesOf(hook), [])
  })

  test('and whose contact is gone is asked before a new one gets anything', async () => {
    const hook = await aHook(server)
    await server.db.transaction((tx) =>
      suppress(tx, hook.id, [{ channel: 'email', address: EMAIL, reason: 'unsubscribed' }]),
    )

    await hook.deliver({ email: EMAIL, phone: PHONE })
    await hook.deliver({ email: EMAIL }, '?isImport=true')

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.state, contact.notificationSettings], ['active', { email: false, sms: true }])
    const [message, ...more] = await messagesOf(hook)
    assert.deepEqual(more, [])
    await press(message?.confirm)
    assert.deepEqual((await hook.contacts())[0].notificationSettings, { email: true, sms: true })
  })

  test('a suppressed address of an active contact is asked too, and comes off the list with the click', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, phone: PHONE })
    await server.db.transaction((tx) =>
      suppress(tx, hook.id, [{ channel: 'email', address: EMAIL, reason: 'unsubscribed' }]),
    )

    await hook.deliver({ email: EMAIL })

    const [message] = await messagesOf(hook)
    assert.equal(message?.address, EMAIL)
    await press(message?.confirm)
    assert.deepEqual(await listSuppressed(server.db, hook.id, { limit: 10 }), [])
  })

  test('by a bounce, a complaint, a block or a STOP is not asked by any form', async () => {
    for (const [channel, address, reason] of [
      ['email', EMAIL, 'bounced'],
      ['email', EMAIL, 'complained'],
      ['email', EMAIL, 'blocked'],
      ['sms', PHONE, 'stopped'],
    ] as const) {
      const hook = await aHook(server)
      await server.db.transaction((tx) => suppress(tx, hook.id, [{ channel, address, reason }]))
      await hook.deliver(channel === 'email' ? { email: EMAIL } : { phone: PHONE })
      await setLeft(hook)

      await hook.deliver(channel === 'email' ? { email: EMAIL } : { phone: PHONE })

      assert.deepEqual(await messagesOf(hook), [], reason)
      assert.equal((await listSuppressed(server.db, hook.id, { limit: 10 })).length, 1)
    }
  })

  test('or was asked and has not answered is made active by no second form of a stranger', async () => {
    const hook = await aHook(server)
    await hook.api.post('/contacts', { email: EMAIL })

    for (let n = 0; n < 3; n += 1) await hook.deliver({ email: EMAIL })

    assert.equal((await hook.contacts())[0].state, 'invited')
  })
})

describe('isImport', { concurrency: false }, () => {
  test('by a stranger keeps address, browser and source, is noted, and is not an import', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: 'known@example.com', name: 'Ada Lovelace' })

    await hook.deliver({ email: EMAIL }, '?isImport=true', { 'user-agent': 'Browser/1' })
    await hook.deliver({ email: 'known@example.com', name: 'Mal Ory', phone: PHONE }, '?isImport=true')

    const [known, fresh] = await hook.contacts()
    assert.deepEqual([fresh.state, fresh.systemSource], ['active', 'webhook'])
    const [proof] = await listConsent(server.db, hook.id, fresh.id)
    assert.deepEqual(
      [proof?.act, proof?.source, proof?.words, proof?.ip, proof?.userAgent],
      ['granted', 'form', 'Fields: email', '127.0.0.1', 'Browser/1'],
    )
    assert.equal(known.name, 'Mal Ory')
    assert.deepEqual(await hook.notes(), ['A form changed the name, which was “Ada Lovelace”.'])
  })

  test('by who is trusted is one, and says from where', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL }, '?isImport=true')

    const [contact] = await hook.contacts()
    assert.equal(contact.systemSource, 'list_import')
    const [proof] = await listConsent(server.db, hook.id, contact.id)
    assert.deepEqual([proof?.source, proof?.ip], ['import', '127.0.0.1'])
  })

  test('tells other systems, and starts no welcome, no notification and no flow', async () => {
    const hook = await aHook(server)
    const reached = await openEndpointsOf(server.db, hook.id)

    await hook.deliver({ email: EMAIL }, '?isImport=true')
    await hook.deliver({ email: EMAIL, tags: 'new' }, '?isImport=true')

    const calls = await reached()
    assert.deepEqual(calls.webhook, [
      'contact.created',
      'contact.subscribed',
      'contact.form_posted',
      'contact.updated',
      'contact.tagged',
      'contact.form_posted',
    ])
    assert.deepEqual([calls.flow, calls.welcome], [[], []])
  })
})

describe('a name', { concurrency: false }, () => {
  test('is completed by a part of it, and never shortened', async () => {
    for (const [own, sent, after] of [
      ['Ada Lovelace', { first_name: 'Ada' }, 'Ada Lovelace'],
      ['Ada Lovelace', { first_name: 'Mal' }, 'Ada Lovelace'],
      ['Ada Lovelace', { last_name: 'Lovelace' }, 'Ada Lovelace'],
      ['Ada', { last_name: 'Lovelace' }, 'Ada Lovelace'],
      ['Lovelace', { first_name: 'Ada' }, 'Ada Lovelace'],
      ['Ad', { first_name: 'Ada' }, 'Ada'],
      ['Ada Lovelace', { name: 'Ada' }, 'Ada Lovelace'],
      ['Ada Lovelace', { name: 'A. L.' }, 'Ada Lovelace'],
      ['Ada Lovelace', { name: 'X' }, 'Ada Lovelace'],
      ['Ada', { name: 'Ada Lovelace' }, 'Ada Lovelace'],
      ['Ada Byron', { name: 'Ada Lovelace' }, 'Ada Lovelace'],
      ['Ada Byron', { first_name: 'Ada', last_name: 'Lovelace' }, 'Ada Lovelace'],
      [null, { first_name: 'Ada' }, 'Ada'],
    ] as const) {
      const hook = await aHook(server)
      await hook.vouch({ email: EMAIL, ...(own !== null && { name: own }) })

      await hook.deliver({ email: EMAIL, ...sent })

      assert.equal((await hook.contacts())[0].name, after, JSON.stringify([own, sent]))
    }
  })

  test('by who is trusted a part does not take its place either; a whole name does', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, name: 'Ada Lovelace' })

    await hook.vouch({ email: EMAIL, first_name: 'Ada' })
    assert.equal((await hook.contacts())[0].name, 'Ada Lovelace')
    await hook.vouch({ email: EMAIL, name: 'Ada' })

    assert.equal((await hook.contacts())[0].name, 'Ada')
  })
})

describe('where somebody lives', { concurrency: false }, () => {
  const SENT = { address: 'Storgatan 1', city: 'Malmö', postal_code: '211 34', country: 'Sweden' }

  test('is filled by a form, of a new contact and where a known one is empty', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: 'known@example.com', city: 'Lund' })

    await hook.deliver({ email: EMAIL, ...SENT })
    await hook.deliver({ email: 'known@example.com', ...SENT })

    const [known, fresh] = await hook.contacts()
    assert.deepEqual(placeOf(fresh), ['Storgatan 1', 'Malmö', '211 34', 'SE'])
    assert.deepEqual(placeOf(known), ['Storgatan 1', 'Lund', '211 34', 'SE'])
    assert.deepEqual(await hook.notes(), ['A form sent the city Malmö; the contact keeps Lund.'])
  })

  test('is replaced by who is trusted alone', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL, ...SENT })
    await hook.deliver({
      email: EMAIL,
      address: 'Elsewhere 2',
      city: 'Oslo',
      postal_code: '0150',
      country: 'NO',
    })
    assert.deepEqual(placeOf((await hook.contacts())[0]), ['Storgatan 1', 'Malmö', '211 34', 'SE'])

    await hook.vouch({
      email: EMAIL,
      address: 'Elsewhere 2',
      city: 'Oslo',
      postal_code: '0150',
      country: 'NO',
    })

    assert.deepEqual(placeOf((await hook.contacts())[0]), ['Elsewhere 2', 'Oslo', '0150', 'NO'])
  })
})

describe('a consent field that says no', { concurrency: false }, () => {
  test('stores a new contact without subscribing it: nothing is sent, nobody is asked', async () => {
    const hook = await aHook(server)
    await changeSettings(server.db, hook.id, { doubleOptIn: true })

    await hook.deliver({ email: EMAIL, phone: PHONE, name: 'Ann', marketing_consent: false })
    await hook.vouch({ email: 'b@example.com', marketing_consent: 'no' }, '?isImport=true')

    for (const contact of await hook.contacts()) {
      assert.equal(contact.state, 'unsubscribed')
      assert.deepEqual(contact.notificationSettings, { email: false, sms: false })
      assert.deepEqual(await listConsent(server.db, hook.id, contact.id), [])
    }
    assert.deepEqual(await messagesOf(hook), [])
    await assertContactsCounted(server.db, hook.id)
  })

  test('for one channel subscribes to the other', async () => {
    const hook = await aHook(server)

    await hook.deliver({ email: EMAIL, phone: PHONE, sms_consent: 'no' })

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.state, contact.notificationSettings], ['active', { email: true, sms: false }])
  })

  test('ends nothing by the word of a stranger, and what it says by who is trusted, with proof', async () => {
    const hook = await aHook(server)
    await hook.vouch({ email: EMAIL })

    await hook.deliver({ email: EMAIL, marketing_consent: false })
    assert.equal((await hook.contacts())[0].state, 'active')
    await hook.vouch({ email: EMAIL, marketing_consent: false })

    const [contact] = await hook.contacts()
    assert.deepEqual([contact.state, contact.notificationSettings.email], ['unsubscribed', false])
    assert.equal((await listConsent(server.db, hook.id, contact.id)).at(-1)?.act, 'withdrawn')
  })

  test('asks nobody who left', async () => {
    const hook = await aHook(server)
    await aLeaver(hook)

    await hook.deliver({ email: EMAIL, marketing_consent: 'no' })

    assert.deepEqual(await messagesOf(hook), [])
  })
})

test('strangers leave 20 notes on a contact a day; more are said to have come, and who is trusted is not held up', async () => {
  const hook = await aHook(server)
  for (let n = 0; n < 60; n += 1) await hook.deliver({ email: EMAIL, note: `${n}` })

  const notes = await hook.notes()
  assert.equal(notes.length, 21)
  assert.equal(notes[19], '19')
  assert.equal(notes[20], 'More was sent by forms than is noted in a day (20 notes).')
  await hook.vouch({ email: EMAIL, note: 'trusted' })
  assert.equal((await hook.notes()).at(-1), 'trusted')
  await hook.deliver({ email: 'other@example.com', note: 'another contact' })
  nextDay()
  await hook.deliver({ email: EMAIL, note: 'tomorrow' })
  assert.deepEqual((await hook.notes()).slice(-2), ['another contact', 'tomorrow'])
})

test('a note of a stranger is cut at 10,000 characters, and says so', async () => {
  const hook = await aHook(server)

  await hook.deliver({ email: EMAIL, note: 'x'.repeat(99_000) })

  const [note = ''] = await hook.notes()
  assert.ok(note.length < 10_100)
  assert.match(note, /x… \(more was sent\)$/)
})

test('strangers make no tags without end: in a workspace of 5,000 what is new is noted, what is known is taken', async () => {
  const hook = await aHook(server)
  await hook.vouch({ email: EMAIL, tags: ['known'] })
  await server.db.rows(sql`
    insert into contact_tag (workspace_id, id, number, name, name_key, created)
    select ${hook.id}::uuid, gen_random_uuid(), n, 't' || n, 't' || n, now() from generate_series(2, 5000) n`)

  await hook.deliver({ email: 'b@example.com', tags: ['Known', 't7', 'brand-new'] })
  await hook.vouch({ email: 'c@example.com', tags: ['trusted-new'] })

  const [, stranger, trusted] = await hook.contacts()
  assert.deepEqual([stranger.tags, trusted.tags], [['known', 't7'], ['trusted-new']])
  assert.deepEqual(await hook.notes(), ['Sent too, and no tags yet: brand-new'])
})

test('a contact with as many tags as fit takes no more, is not refused for it, and the rest is noted', async () => {
  const hook = await aHook(server)
  const tags = Array.from({ length: 499 }, (_, n) => `t${n}`)
  await hook.vouch({ email: EMAIL, tags })

  const { status } = await hook.deliver({ email: EMAIL, tags: ['T1', 'last', 'beyond'] })

  assert.equal(status, 200)
  assert.deepEqual((await hook.contacts())[0].tags.slice(498), ['t498', 'last'])
  assert.match((await hook.notes()).at(-1) ?? '', /beyond/)
})

function placeOf(contact: Readonly<Record<string, string | null>>): (string | null | undefined)[] {
  return [contact['address'], contact['city'], contact['postalCode'], contact['country']]
}

function nextDay(): void {
  moved += DAY + 60_000
  moveClock(DAY + 60_000)
}

/** A contact that left by itself: unsubscribed, and on the suppression list. */
async function aLeaver(hook: Hook): Promise<string> {
  await hook.vouch({ email: EMAIL })
  await setLeft(hook)
  await server.db.transaction((tx) =>
    suppress(tx, hook.id, [{ channel: 'email', address: EMAIL, reason: 'unsubscribed' }]),
  )
  return (await hook.contacts())[0].id
}

async function setLeft({ id }: Hook): Promise<void> {
  await server.db.rows(sql`
    update counter set facet = 'state=unsubscribed' where workspace_id = ${id}::uuid and facet = 'state=active'`)
  await server.db.rows(sql`update contact set state = 'unsubscribed' where workspace_id = ${id}::uuid`)
}

interface Message {
  readonly channel: string
  readonly address: string
  /** Path of the page that confirms. */
  readonly confirm: string
}

/** Every message that asks to confirm, after those that are due were put into the ledger. */
async function messagesOf({ id }: Hook): Promise<[Message, ...Message[]]> {
  while (await sendInvitations({ db: server.db, publicUrl: '' }));
  const rows = await server.db.rows<Message>(sql`
    select m.channel, d.address, d.variables ->> 'confirmUrl' as confirm
    from delivery d join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${id}::uuid order by d.id`)
  // Each test says how many there are.
  return rows as [Message, ...Message[]]
}

async function press(path: string | undefined): Promise<void> {
  const { statusCode } = await server.http.inject({
    method: 'POST',
    url: path ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  assert.equal(statusCode, 200)
}
