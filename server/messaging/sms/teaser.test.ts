/** From a published campaign to the gateway: a teaser goes to whom it may, once, and leads to the post. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aServer, aWorkspace, apiWith, type TestWorkspace } from '../../../test/support/server.ts'
import { answerJson, anSmsGateway } from '../../../test/support/sms-gateway.ts'
import { log } from '../../../test/support/postgres.ts'
import { moveClock, now } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { publishCampaign } from '../../campaigns/publish.ts'
import { createSegment } from '../../contacts/segments/store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { emailTransport } from '../email/transport.ts'
import { openSender } from '../sending/sender.ts'
import { reportKey } from '../bounces/credentials.ts'
import { smsTransport } from './transport.ts'

const server = await aServer()
const { db, config } = server
const gateway = await anSmsGateway()
after(async () => {
  await gateway.close()
  await server.close()
})

/** Swedes may be texted at 10 UTC, whenever this runs. */
before(() => {
  const noon = new Date(now())
  noon.setUTCHours(10, 0, 0, 0)
  moveClock(noon.getTime() + 86_400_000 - now().getTime())
})

const SENDER = '+46700000000'
let lastNumber = 46_703_000_000

interface Person {
  readonly id: string
  readonly phone: string
}

async function aPerson(
  { api }: TestWorkspace,
  more: Record<string, unknown> = {},
  sms?: boolean,
): Promise<Person> {
  const phone = `+${(lastNumber += 1)}`
  const { body } = await api.post('/contacts', { name: 'Ann', phone, addDirectly: true, ...more })
  if (sms !== undefined) await api.patch(`/contacts/${body.id}/notification-settings`, { sms })
  return { id: body.id, phone }
}

async function aTextingWorkspace(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server, { name: 'Tea' })
  await changeSettings(db, workspace.id, {
    senderEmail: 'news@tea.example',
    smsEnabled: true,
    smsPreviewInPosts: true,
    smsSender: SENDER,
  })
  return workspace
}

/** Runs the sender until every message of the workspace has its final word; an unanswered one waits for a minute. */
async function sendAll(workspaceId: string): Promise<void> {
  const dependencies = { db, log, config: { ...config, SMS_URL: `${gateway.url}/` } }
  const transports = { email: emailTransport(dependencies), sms: smsTransport(dependencies) }
  // The clock is moved while batches are on their way: none may be taken for lost.
  const sender = openSender({ db, log, transports, leaseSeconds: 7 * 86_400 })
  try {
    for (let rounds = 0; rounds < 600; rounds += 1) {
      const [{ n } = { n: 1 }] = await db.rows<{ n: number }>(sql`
        select count(*)::int as n from delivery
        where workspace_id = ${workspaceId}::uuid and state in ('queued', 'leased')`)
      if (n === 0) return
      await sleep(100)
      moveClock(2_000)
    }
    assert.fail('Some messages never got their final word')
  } finally {
    await sender.stop()
    await Promise.all([transports.email.close(), transports.sms.close()])
  }
}

/** The texts a number was sent, one for each id: a gateway sends what comes twice once. */
function textsTo({ phone }: Person): string[] {
  const sent = gateway.requests.filter(({ json }) => json.to === phone)
  return [...new Map(sent.map(({ json }) => [json.id, json.text as string])).values()]
}

async function aCampaign({ id, api }: TestWorkspace, more: Record<string, unknown> = {}): Promise<void> {
  const everybody = await createSegment(db, id, { name: 'Everybody', filter: "name eq 'Ann'" })
  const { body, text } = await api.post('/campaigns', {
    recipients: { segmentIds: [everybody.id] },
    deliveryChannel: 'email',
    title: 'Spring',
    text: 'Spring is here',
    smsTeaser: true,
    notification: { smsText: 'Spring is here, {{ contact.firstName }}:' },
    ...more,
  })
  assert.ok(body.id, text)
  await publishCampaign({ db, publicUrl: config.PUBLIC_URL }, id, body.id)
}

describe('a campaign with a teaser', () => {
  test('texts those who want SMS, once, with a link to the post; nobody without consent', async () => {
    const workspace = await aTextingWorkspace()
    const wants = await aPerson(workspace, { email: 'wants@example.com' })
    const phoneOnly = await aPerson(workspace)
    const off = await aPerson(workspace, { email: 'off@example.com' }, false)
    const invited = await aPerson(workspace, { addDirectly: false })
    const stopped = await aPerson(workspace)
    const later = await aPerson(workspace)
    const key = await reportKey(db, workspace.id)
    const say = async ({ phone }: Person, text: string) =>
      apiWith(server.http).post(`/webhooks/sms/${workspace.webhookId}?key=${key}`, { from: phone, text })
    await say(stopped, 'STOP')

    await aCampaign(workspace)
    // Frozen into the audience already: the word said last counts.
    await say(later, 'STOP')
    await sendAll(workspace.id)

    for (const person of [off, invited, stopped, later]) assert.deepEqual(textsTo(person), [])
    for (const person of [wants, phoneOnly]) {
      const [text = '', ...more] = textsTo(person)
      assert.deepEqual(more, [])
      const [, code = ''] =
        /^Spring is here, Ann: http:\/\/tidings\.test\/s\/(\w+)\nSvara STOPP/.exec(text) ?? []
      const { headers } = await server.http.inject({ url: `/s/${code}` })
      const page = await server.http.inject({ url: new URL(String(headers.location)).pathname })
      assert.equal(page.statusCode, 200, text)
      assert.match(page.payload, /Spring is here/)
    }
  })

  test('a gateway that takes a message and breaks off gets it again under the same id, not under another', async () => {
    const workspace = await aTextingWorkspace()
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(workspace)))
    const seen = new Set<string>()
    gateway.answer = ({ json }, response) => {
      if (seen.has(json.id)) return answerJson(response, 200, {})
      seen.add(json.id)
      response.destroy()
    }

    await aCampaign(workspace)
    await sendAll(workspace.id)

    for (const person of people) assert.equal(textsTo(person).length, 1, person.phone)
    assert.equal(seen.size, people.length)
    assert.equal(gateway.requests.filter(({ json }) => seen.has(json.id)).length, 2 * people.length)
  })

  test('an SMS campaign goes the same way', async () => {
    gateway.answer = (_request, response) => answerJson(response, 200, {})
    const workspace = await aTextingWorkspace()
    const [wants, off] = [await aPerson(workspace), await aPerson(workspace, {}, false)]

    await aCampaign(workspace, {
      deliveryChannel: 'sms',
      text: 'Tea is 2 € {{ contact.name }}',
      smsTeaser: undefined,
      notification: undefined,
    })
    await sendAll(workspace.id)

    assert.deepEqual(textsTo(wants), ['Tea is 2 € Ann\nSvara STOPP för att slippa fler.'])
    assert.deepEqual(textsTo(off), [])
  })
})
