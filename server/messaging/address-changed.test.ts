/** A contact's address that is changed while a mailing is under way: neither address gets it, and the ledger says why. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import {
  aContact,
  aDraftTo,
  anSmsTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
} from '../../test/support/campaigns.ts'
import { aMailServer, type TestMailServer } from '../../test/support/mail-server.ts'
import { log } from '../../test/support/postgres.ts'
import { eventually } from '../../test/support/sending.ts'
import { aServer, type TestServer, type TestWorkspace } from '../../test/support/server.ts'
import { anSmsGateway, type TestGateway } from '../../test/support/sms-gateway.ts'
import { moveClock, now } from '../platform/clock.ts'
import { campaignStatus } from '../campaigns/report.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import { changeSettings } from '../workspaces/store.ts'
import { sql } from '../platform/sql.ts'
import { emailTransport } from './email/transport.ts'
import { openSender } from './sending/sender.ts'
import { smsTransport } from './sms/transport.ts'

let server: TestServer
let mailServer: TestMailServer
let gateway: TestGateway
before(async () => {
  ;[server, mailServer, gateway] = await Promise.all([aServer(), aMailServer(), anSmsGateway()])
  // Phones may be texted at 10 UTC, whenever this runs.
  const noon = new Date(now())
  noon.setUTCHours(10, 0, 0, 0)
  moveClock(noon.getTime() + 86_400_000 - now().getTime())
})
after(() => Promise.all([mailServer.close(), gateway.close(), server.close()]))

const ANN = { email: 'ann@old.example', phone: '+46701740605' }
const BO = { email: 'bo@example.com', phone: '+46701740606' }

test('by email: nothing goes to the old address nor to the new one, and others get theirs', async () => {
  const { workspace, campaign } = await onItsWay('email')
  await identify(workspace, { phone: ANN.phone, email: 'ann@new.example' })

  await send(workspace, campaign)

  assert.deepEqual(
    mailServer.mails.map(({ to }) => to[0]),
    [BO.email],
  )
  await assertSkipped(workspace, campaign)
})

test('by SMS likewise', async () => {
  const { workspace, campaign } = await onItsWay('sms')
  await identify(workspace, { email: ANN.email, phone: '+46701740699' })

  await send(workspace, campaign)

  assert.deepEqual(
    gateway.requests.map(({ json }) => json.to),
    [BO.phone],
  )
  await assertSkipped(workspace, campaign)
})

test('an address in other capital letters is the same address', async () => {
  const { workspace, campaign } = await onItsWay('email')
  await identify(workspace, { phone: ANN.phone, email: 'Ann@Old.example' })

  await send(workspace, campaign)

  assert.equal((await campaignStatus(server.db, workspace.id, campaign)).sent, 2)
})

async function onItsWay(channel: 'email' | 'sms') {
  const workspace = await aSendingWorkspace(server)
  await changeSettings(server.db, workspace.id, { smtpUrl: mailServer.url, smsSender: 'Shop' })
  await aContact(workspace, ANN)
  await aContact(workspace, BO)
  const segments = [await aSegment(server.db, workspace)]
  const campaign = await (channel === 'email' ? aDraftTo(workspace, segments) : anSmsTo(workspace, segments))
  const { db } = server
  await publishCampaign({ db, publicUrl: server.config.PUBLIC_URL }, workspace.id, campaign)
  return { workspace, campaign }
}

/** By the API, as an integration does that learnt of a new address. */
async function identify({ api, id }: TestWorkspace, details: object): Promise<void> {
  assertAnswered(await api.post('/contacts', { addDirectly: true, ...details }), 200)
  // Whatever the endpoint makes of consent: here it is the address alone that keeps the message back.
  await server.db.rows(sql`
    update contact set state = 'active', follows_email = 'always', follows_sms = 'always'
    where workspace_id = ${id}::uuid`)
}

async function send({ id }: TestWorkspace, campaign: string): Promise<void> {
  const { db, config } = server
  const dependencies = { db, log, config: { ...config, SMS_URL: gateway.url } }
  const transports = { email: emailTransport(dependencies), sms: smsTransport(dependencies) }
  const sender = openSender({ db, log, transports })
  try {
    await eventually(async () => (await campaignStatus(db, id, campaign)).status === 'published')
  } finally {
    await sender.stop()
    await Promise.all([transports.email.close(), transports.sms.close()])
  }
}

async function assertSkipped(workspace: TestWorkspace, campaign: string): Promise<void> {
  const { sent, skipped } = await campaignStatus(server.db, workspace.id, campaign)
  assert.deepEqual([sent, skipped], [1, 1])
  const words = (await ledgerOf(server.db, workspace, campaign)).map(({ state, reason }) =>
    [state, reason].filter(Boolean).join(' '),
  )
  assert.deepEqual(words.toSorted(), ['sent', 'skipped address-changed'])
}
