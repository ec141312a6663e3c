/** The SMS a gateway really gets: whose words, which link, how to opt out, and what the ledger is given of each. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aServer, aWorkspace } from '../../../test/support/server.ts'
import { answerJson, anSmsGateway, type GatewayRequest } from '../../../test/support/sms-gateway.ts'
import { newId } from '../../platform/clock.ts'
import { readSecret } from '../../platform/secrets.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { readToken } from '../../contacts/consent/tokens.ts'
import type { SmsContent } from '../../content/message-content.ts'
import type { Mailing, MailingKind } from '../mailings/schemas.ts'
import { enqueue, openMailing } from '../mailings/store.ts'
import { listOutbox } from '../outbox/store.ts'
import { findSuppressed } from '../../contacts/suppression/store.ts'
import { Unsendable } from '../../content/unsendable.ts'
import { type Leased, type Outcome } from '../transport.ts'
import { smsTransport } from './transport.ts'

const server = await aServer()
const gateway = await anSmsGateway()
const accepting = gateway.answer
const PUBLIC_URL = server.config.PUBLIC_URL
const log = server.http.log
after(async () => {
  await gateway.close()
  await server.close()
})

const NUMBER = '+46700000000'

type Settings = Parameters<typeof changeSettings>[2]

async function aTextingWorkspace(settings: Settings = {}): Promise<string> {
  const { id } = await aWorkspace(server, { name: 'Tea & Co' })
  await changeSettings(server.db, id, { smsEnabled: true, smsSender: NUMBER, ...settings })
  return id
}

async function aMailing(
  workspaceId: string,
  content: SmsContent,
  kind: MailingKind = 'campaign',
): Promise<Mailing> {
  return {
    workspaceId,
    id: newId(),
    kind,
    channel: 'sms',
    campaignId: null,
    postId: null,
    name: null,
    isStanding: false,
    overridesChannel: false,
    status: 'sending',
    content,
    pauseReason: null,
    deadline: null,
    created: new Date().toISOString(),
  }
}

let lastNumber = 46_701_000_000

function aLeased(workspaceId: string, more: Partial<Leased> = {}): Leased {
  const phone = `+${(lastNumber += 1)}`
  const contactId = newId()
  const contact = { id: contactId, name: 'Åsa Öberg', email: null, phone, country: 'SE' }
  return {
    workspaceId,
    id: newId(),
    mailingId: newId(),
    contactId,
    address: phone,
    contact,
    variables: null,
    attempts: 0,
    ...more,
  }
}

interface Sent {
  readonly outcomes: ReadonlyMap<string, Outcome>
  /** What the gateway got of this batch, by the message's id. */
  readonly requests: ReadonlyMap<string, GatewayRequest>
}

/** Prepares and sends as the ledger does. */
async function send(
  mailing: Mailing,
  batch: readonly Leased[],
  url: string | undefined = `${gateway.url}/`,
): Promise<Sent> {
  const before = gateway.requests.length
  const transport = smsTransport({
    db: server.db,
    log,
    config: { PUBLIC_URL, ...(url ? { SMS_URL: url } : {}) },
  })
  const outcomes = new Map<string, Outcome>()
  try {
    const prepared = await transport.prepare(mailing)
    await prepared.send(batch, (id, outcome) => {
      assert.ok(!outcomes.has(id), 'reported twice')
      outcomes.set(id, outcome)
    })
  } finally {
    await transport.close()
  }
  const requests = gateway.requests.slice(before).map((request) => [request.json?.id ?? '', request] as const)
  return { outcomes, requests: new Map(requests) }
}

async function hindered(workspaceId: string, content: SmsContent, url?: string): Promise<string> {
  const transport = smsTransport({
    db: server.db,
    log,
    config: { PUBLIC_URL, SMS_URL: url ?? `${gateway.url}/` },
  })
  const error: unknown = await transport
    .prepare(await aMailing(workspaceId, content))
    .catch((error: unknown) => error)
  await transport.close()
  assert.ok(error instanceof Unsendable, String(error))
  return error.message
}

/** The one text that went out. */
function textOf({ requests }: Sent): string {
  assert.equal(requests.size, 1)
  return [...requests.values()][0]?.json.text
}

describe('the words', () => {
  test('are filled for each recipient, and tell once how to leave', async () => {
    const id = await aTextingWorkspace()
    const mailing = await aMailing(id, {
      text: 'Hej {{ contact.firstName | default: "du" }}! {{ code }} /{{ workspace.name }}',
    })
    const [known, nobody] = [
      aLeased(id, { variables: { code: 'X1' } }),
      aLeased(id, { contact: null, contactId: null }),
    ]

    const { requests, outcomes } = await send(mailing, [known, nobody])

    const leaving = '\nSvara STOPP för att slippa fler.'
    assert.equal(requests.get(known.id)?.json.text, `Hej Åsa! X1 /Tea & Co${leaving}`)
    assert.equal(requests.get(nobody.id)?.json.text, `Hej du!  /Tea & Co${leaving}`)
    assert.deepEqual(
      [requests.get(known.id)?.json.to, requests.get(known.id)?.json.from],
      [known.address, NUMBER],
    )
    for (const outcome of outcomes.values())
      assert.ok(outcome.state === 'sent' && outcome.route === gateway.host)
  })

  test('who was texted before is not told again how to leave; an invitation before does not count', async () => {
    const id = await aTextingWorkspace({ country: 'US' })
    const mailing = await aMailing(id, { text: 'Hi' })
    const [texted, invited] = [aLeased(id), aLeased(id)]
    for (const [kind, { contactId, address }] of [
      ['campaign', texted],
      ['invitation', invited],
    ] as const) {
      await server.db.transaction(async (tx) => {
        const { id: mailingId } = await openMailing(tx, id, {
          kind,
          channel: 'sms',
          isStanding: true,
          content: { text: '' },
        })
        await enqueue(tx, id, mailingId, [{ contactId, address }])
        await tx.rows(sql`update delivery set state = 'sent' where workspace_id = ${id}::uuid`)
      })
    }

    const { requests } = await send(mailing, [texted, invited])

    assert.equal(requests.get(texted.id)?.json.text, 'Hi')
    assert.equal(requests.get(invited.id)?.json.text, 'Hi\nReply STOP to opt out.')
  })

  test('what somebody asked for does not tell how to leave', async () => {
    const id = await aTextingWorkspace()
    for (const kind of ['invitation', 'notification', 'test'] as const)
      assert.equal(textOf(await send(await aMailing(id, { text: 'Hi' }, kind), [aLeased(id)])), 'Hi')
  })

  test('nothing left of them, or too much, is not a message, and the others go out', async () => {
    const id = await aTextingWorkspace()
    const mailing = await aMailing(id, { text: '{{ word }}' }, 'notification')
    const [empty, long, longest, fine] = ['  \n', 'x'.repeat(1_601), '😀'.repeat(1_600), 'Hi'].map((word) =>
      aLeased(id, { variables: { word } }),
    ) as [Leased, Leased, Leased, Leased]

    const { outcomes, requests } = await send(mailing, [empty, long, longest, fine])

    for (const { id } of [empty, long]) {
      const outcome = outcomes.get(id)
      assert.ok(outcome?.state === 'failed' && outcome.reason === 'unrenderable', JSON.stringify(outcome))
    }
    assert.deepEqual([...requests.keys()].sort(), [longest.id, fine.id].sort())
  })

  test('a template that cannot be read stops the mailing, with the place', async () => {
    const id = await aTextingWorkspace()

    assert.match(await hindered(id, { text: 'Hej {{ contact.name' }), /text cannot be read.*line:1/)
    assert.match(await hindered(id, { text: '{% include "x" %}' }), /text cannot be read/)
  })
})

describe('links', () => {
  test('a page of ours is shortened, the same for everybody; another address stays as it is', async () => {
    const id = await aTextingWorkspace()
    const url = `${PUBLIC_URL}/w/tea/01936f0e/news`
    const mailing = await aMailing(id, { text: 'News:', url }, 'teaser')

    const { requests } = await send(mailing, [aLeased(id), aLeased(id)])

    const texts = [...requests.values()].map(({ json }) => json.text as string)
    assert.equal(texts[0], texts[1])
    const [, code = ''] = /^News: http:\/\/tidings\.test\/s\/([0-9A-Za-z]{8})\n/.exec(texts[0] ?? '') ?? []
    const { headers } = await server.http.inject({ url: `/s/${code}` })
    assert.equal(headers.location, url)
    const theirs = await send(await aMailing(id, { text: 'News:', url: 'https://a.example/x' }, 'test'), [
      aLeased(id),
    ])
    assert.equal(textOf(theirs), 'News: https://a.example/x')
  })

  test('from letters, which nobody can answer, every message has the recipient’s own link to unsubscribe', async () => {
    const id = await aTextingWorkspace({ smsSender: 'TeaCo', country: 'GB' })
    const mailing = await aMailing(id, { text: 'Hi' })
    const [one, other, nobody] = [aLeased(id), aLeased(id), aLeased(id, { contact: null, contactId: null })]

    const { requests } = await send(mailing, [one, other, nobody])

    assert.equal(requests.get(nobody.id)?.json.text, 'Hi')
    const secret = await readSecret(server.db, 'tokens')
    for (const { id: deliveryId, contactId } of [one, other]) {
      const [, code = ''] =
        /^Hi\nOpt out: http:\/\/tidings\.test\/s\/([0-9A-Za-z]{11})$/.exec(
          requests.get(deliveryId)?.json.text,
        ) ?? []
      const { headers } = await server.http.inject({ url: `/s/${code}` })
      const [, token = ''] = /\/preferences\/(.+)$/.exec(String(headers.location)) ?? []
      assert.deepEqual(readToken(secret, 'preferences', token), {
        kind: 'preferences',
        workspaceId: id,
        deliveryId,
        contactId,
      })
    }
  })

  test('where to say what became of it is signed for this very message', async () => {
    const id = await aTextingWorkspace()
    const leased = aLeased(id)

    const { requests } = await send(await aMailing(id, { text: 'Hi' }), [leased])

    const callback = String(requests.get(leased.id)?.headers['status-callback'])
    const token = callback.replace(`${PUBLIC_URL}/webhooks/sms-status/`, '')
    const { deliveryId } = readToken(await readSecret(server.db, 'tokens'), 'callback', token) ?? {}
    assert.equal(deliveryId, leased.id)
  })
})

describe('what stops a mailing', () => {
  test('SMS switched off, and no sender for a real gateway: the sentence names the command', async () => {
    const off = await aTextingWorkspace({ smsEnabled: false })
    const nameless = await aTextingWorkspace({ smsSender: null })

    assert.match(
      await hindered(off, { text: 'Hi' }),
      new RegExp(`tidings workspace set ${off} --sms-enabled true`),
    )
    assert.match(
      await hindered(nameless, { text: 'Hi' }),
      new RegExp(`workspace set ${nameless} --sms-sender`),
    )
    assert.match(await hindered(newId(), { text: 'Hi' }), /sends no SMS/)
  })
})

describe('without a gateway', () => {
  test('messages are kept in the outbox, from the workspace’s name, each once however often it is sent', async () => {
    const id = await aTextingWorkspace({ smsSender: null })
    const leased = aLeased(id)
    const mailing = await aMailing(id, { text: 'Hi' }, 'notification')

    const sent = async () => send(mailing, [leased], '')
    const [first, second] = [await sent(), await sent()]

    for (const { outcomes } of [first, second])
      assert.deepEqual(outcomes.get(leased.id), {
        state: 'sent',
        route: 'outbox',
        detail: 'kept in the outbox: there is no SMS_URL',
      })
    const kept = await listOutbox(server.db, { workspaceId: id, limit: 10 })
    assert.deepEqual(
      kept.map(({ id, channel, sender, recipient }) => [id, channel, sender, recipient]),
      [[leased.id, 'sms', 'Tea & Co', leased.address]],
    )
  })
})

describe('a workspace that keeps all its messages in the outbox', () => {
  test('hands no SMS to the gateway there is', async () => {
    const id = await aTextingWorkspace({ outboxOnly: true })
    const leased = aLeased(id)
    const before = gateway.requests.length

    const { outcomes } = await send(await aMailing(id, { text: 'Hi' }, 'notification'), [leased])

    assert.deepEqual(outcomes.get(leased.id), {
      state: 'sent',
      route: 'outbox',
      detail: 'kept in the outbox, where the workspace keeps all its messages',
    })
    assert.equal((await listOutbox(server.db, { workspaceId: id, limit: 10 })).length, 1)
    assert.equal(gateway.requests.length, before)
  })
})

describe('what the ledger hears', () => {
  test('each message of a batch its own fate, once, however the gateway mixes them', async () => {
    const id = await aTextingWorkspace()
    const batch = Array.from({ length: 60 }, () => aLeased(id))
    const kinds = ['sent', 'deferred', 'refused', 'bounced', 'unknown', 'unreachable'] as const
    const kindOf = new Map(batch.map((leased, index) => [leased.id, kinds[index % kinds.length]]))
    gateway.answer = ({ json }, response) => {
      const kind = kindOf.get(json.id)
      const answers: Record<string, () => void> = {
        sent: () => answerJson(response, 200, { id: json.id }),
        deferred: () => answerJson(response, 429, {}, { 'retry-after': '30' }),
        refused: () => answerJson(response, 400, { error: 'too_long' }),
        bounced: () => answerJson(response, 400, { error: 'invalid_number' }),
        unknown: () => response.destroy(),
        unreachable: () => answerJson(response, 401, {}),
      }
      setImmediate(() => answers[kind ?? '']?.())
    }

    const { outcomes } = await send(await aMailing(id, { text: 'Hi' }), batch)

    gateway.answer = accepting
    assert.equal(outcomes.size, batch.length)
    for (const [id, outcome] of outcomes) {
      const kind = outcome.state === 'failed' ? outcome.reason : outcome.state
      assert.equal(kind, kindOf.get(id))
      if (outcome.state === 'deferred') assert.equal(outcome.retryAfterSeconds, 30)
      if (outcome.state === 'sent') assert.equal(outcome.providerId, id)
    }
  })

  test('a number that opted out at the gateway is written to no more', async () => {
    const id = await aTextingWorkspace()
    const leased = aLeased(id)
    gateway.answer = (_request, response) => answerJson(response, 400, { error: 'unsubscribed' })

    const { outcomes } = await send(await aMailing(id, { text: 'Hi' }), [leased])

    gateway.answer = accepting
    assert.deepEqual(outcomes.get(leased.id), {
      state: 'failed',
      reason: 'refused',
      detail: '400 unsubscribed',
    })
    const listed = await findSuppressed(server.db, id, { channel: 'sms', address: leased.address })
    assert.deepEqual([listed?.reason, listed?.deliveryId], ['stopped', leased.id])
  })
})
