/** A node of the cluster is killed: its workspaces wait, and nobody else does. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, describe, test } from 'node:test'
import { createFlow } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { advanceFlows } from '../../server/automation/flows/advance.ts'
import { sendInvitations } from '../../server/automation/invitations/send.ts'
import { publishDuePostRequests } from '../../server/campaigns/post-requests/jobs.ts'
import { publishDueCampaigns } from '../../server/campaigns/publish-due.ts'
import { dueTasks } from '../../server/contacts/tasks/store.ts'
import { dispatchEvents } from '../../server/events/dispatch.ts'
import { findDueMailings } from '../../server/messaging/ledger/mailing-store.ts'
import { findExpired } from '../../server/messaging/ledger/store.ts'
import { findPlace, shortCodes } from '../../server/messaging/short-links/store.ts'
import { readConfig } from '../../server/platform/config.ts'
import { sql } from '../../server/platform/sql.ts'
import { findEndpointWithMessages } from '../../server/webhooks/message-store.ts'
import { jobsOf } from '../../server/worker.ts'
import { log } from '../support/postgres.ts'
import { createEndpoint } from '../../server/webhooks/store.ts'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../support/campaigns.ts'
import { aFolder } from '../support/embedded.ts'
import { aMailServer } from '../support/mail-server.ts'
import { eventually } from '../support/sending.ts'
import type { TestWorkspace } from '../support/server.ts'
import { startTidings, tidings } from '../support/tidings.ts'
import { aWorker } from '../support/workers.ts'
import { urlOf } from './databases.ts'
import { useCluster } from './own-cluster.ts'

const cluster = await useCluster()
const { server, db } = cluster
const mails = await aMailServer()
after(() => mails.close())

const hooks: string[] = []
const receiver = createServer((request, response) => {
  hooks.push(request.url ?? '')
  response.end()
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
after(() => receiver.close())

const WORKING = { LOG_LEVEL: 'silent', SMTP_URL: mails.url, WEBHOOK_NETWORKS: '127.0.0.1' }
const PLACE = '/w/shop/1/spring'
const WELCOME = {
  name: 'Welcome',
  trigger: { type: 'contact_created' },
  steps: [{ type: 'email', subject: 'Good to have you', text: 'Hello.' }],
}

/** With a flow for whoever joins, an endpoint that is notified of them, and a campaign to two people. */
async function aShop(): Promise<{ workspace: TestWorkspace; campaign: string }> {
  const workspace = await aSendingWorkspace(server)
  await people(workspace, 2)
  const campaign = await aDraftTo(workspace, [await aSegment(db, workspace)])
  await createFlow(db, workspace.id, readFlow(WELCOME))
  // A port that listens has such an address.
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/${workspace.id}`
  await createEndpoint(db, workspace.id, { url, types: ['contact.created'] })
  return { workspace, campaign }
}

async function aShopOn(worker: 1 | 2) {
  for (;;) {
    const shop = await aShop()
    if ((await cluster.workerOf(shop.workspace.id)) === worker) return shop
  }
}

/** Once what failed was noticed, nothing that works for all workspaces fails for some. */
async function assertWorkIsDone(): Promise<void> {
  const working = { db, config: readConfig(WORKING), log }
  const looks = { db, log, consumers: [], publicUrl: 'http://tidings.test' }
  await db.reach.doubt()
  for (const { name, run } of jobsOf(working)) await assert.doesNotReject(run(), name)
  await assert.doesNotReject(publishDueCampaigns({ db, publicUrl: looks.publicUrl, smsUrl: undefined }))
  await assert.doesNotReject(publishDuePostRequests(looks))
  await assert.doesNotReject(dispatchEvents(looks))
  await assert.doesNotReject(sendInvitations(looks))
  await assert.doesNotReject(advanceFlows(looks))
  await assert.doesNotReject(findDueMailings(db))
  await assert.doesNotReject(findExpired(db))
  await assert.doesNotReject(dueTasks(db, 10))
  await assert.doesNotReject(findEndpointWithMessages(db))
}

const join = ({ api }: TestWorkspace, email: string) => api.post('/contacts', { email, addDirectly: true })

const mailsTo = (address: string) => mails.mails.filter(({ to }) => to.includes(address)).length

describe('a node that is away', () => {
  test('its workspaces get 503, and others’ requests, campaigns, flows and webhooks go on; then its own do', async () => {
    const [here, there] = [await aShopOn(1), await aShopOn(2)]
    const settings = { DATABASE_URL: urlOf(server.connection), DATA_DIR: aFolder() }
    const worker = await aWorker({ connection: server.connection, settings: WORKING, offset: 0 })
    after(() => worker.kill())
    await cluster.nodes[2].kill()

    assert.equal((await join(there.workspace, 'waits@there.example')).status, 503)
    await eventually(async () => (await join(here.workspace, 'new@here.example')).status === 201)
    await eventually(() => mailsTo('new@here.example') === 1)
    await eventually(() => hooks.includes(`/${here.workspace.id}`))
    const published = await tidings(['campaign', 'publish', here.campaign], settings)
    assert.equal(published.exitCode, 0, published.stderr)
    await eventually(() => mailsTo('person1@example.com') === 1 && mailsTo('person2@example.com') === 1)
    await assertWorkIsDone()
    const codes = await shortCodes(db, here.workspace.id, [PLACE])
    assert.equal(await findPlace(db, codes.get(PLACE) ?? ''), PLACE, 'links of SMS are made and lead on')
    const started = await startTidings({ ...settings, ...WORKING })
    assert.equal(await started.end(), 0)
    const doctor = await tidings(['doctor'], settings)
    assert.equal(doctor.exitCode, 1)
    assert.match(doctor.stdout, new RegExp(`${cluster.nodes[2].connection.port} does not answer`))

    await cluster.nodes[2].start()

    await eventually(async () => (await join(there.workspace, 'new@there.example')).status === 201)
    await eventually(() => mailsTo('new@there.example') === 1)
    await eventually(() => hooks.includes(`/${there.workspace.id}`))
    const [{ n } = { n: -1 }] = await db.rows<{ n: number }>(sql`
      select count(*)::int as n from contact where workspace_id = ${there.workspace.id}::uuid`)
    assert.equal(n, 3, 'what was refused was not stored')
  })
})
