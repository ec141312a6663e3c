/** Looking changes nothing: every link of every kind of message, opened by people and by machines, leaves all as it was. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aContact, aDraftTo, aSegment, aSendingWorkspace } from '../../test/support/campaigns.ts'
import { haveAged } from '../../test/support/deliveries.ts'
import { log } from '../../test/support/postgres.ts'
import { type TestWorkspace, useServer } from '../../test/support/server.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import { advanceFlows } from '../automation/flows/advance.ts'
import { flowConsumer } from '../automation/flows/consumer.ts'
import { readFlow } from '../automation/flows/rules.ts'
import { createFlow } from '../automation/flows/store.ts'
import { welcomeConsumer } from '../automation/welcome/consumer.ts'
import { moveClock, now } from '../platform/clock.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import type { WorkspaceSettings } from '../workspaces/rules.ts'
import { changeSettings } from '../workspaces/store.ts'
import { sendDataLink } from '../automation/data-link.ts'
import { emailTransport } from './email/transport.ts'
import { sendInvitations } from '../automation/invitations/send.ts'
import { openSender } from './sending/sender.ts'
import { smsTransport } from './sms/transport.ts'

const server = await useServer()
before(async () => {
  // Phones may be texted at 10 UTC, whenever this runs.
  const noon = new Date(now())
  noon.setUTCHours(10, 0, 0, 0)
  moveClock(noon.getTime() + 86_400_000 - now().getTime())
})

const HOST = 'http://tidings.test'

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Barracuda Sentinel (EE); link scanner)',
]

/** What may be counted: that a message was opened. Everything else stays, but the logs of what the test asked before, and when its key was used last. */
const COUNTED = ['delivery_engagement', 'mailing_engagement', 'api_key', 'api_request', 'form_call']

const KINDS = [
  'campaign email',
  'flow email',
  'flow sms',
  'invitation email',
  'invitation sms',
  'notification email',
  'post email',
  'teaser sms',
  'welcome email',
]

describe('a GET or a HEAD of any link of a message', () => {
  for (const tracking of ['off', 'anonymous', 'person'] as const) {
    test(`changes no consent, nor anything else: tracking ${tracking}`, async () => {
      const workspace = await aTalkative(tracking)
      const messages = await messagesOf(workspace)
      assert.deepEqual([...new Set(messages.map(({ kind }) => kind))].sort(), KINDS)
      const before = await everything()

      let followed = 0
      for (const { kind, links } of messages) {
        assert.ok(links.length > 0, kind)
        for (const link of links) followed += await follow(link)
      }

      assert.ok(followed > messages.length * 2)
      const afterwards = await everything()
      const changed = [...afterwards].filter(([table, rows]) => before.get(table) !== rows)
      assert.deepEqual(
        changed.map(([table]) => table).filter((table) => !COUNTED.includes(table)),
        [],
      )
    })
  }
})

/** A workspace that sends a message of every kind to somebody. */
async function aTalkative(tracking: WorkspaceSettings['tracking']): Promise<TestWorkspace> {
  const { db, config } = server
  const { PUBLIC_URL: publicUrl } = config
  const workspace = await aSendingWorkspace(server)
  await changeSettings(db, workspace.id, { tracking, welcomeText: 'Welcome', smsSender: '+46700000000' })
  const steps = [
    {
      type: 'email',
      subject: 'Hello',
      blocks: [{ type: 'button', text: 'Shop', url: 'https://shop.example/' }],
    },
    { type: 'sms', text: `Hello ${HOST}/w/${workspace.handle}` },
  ]
  const flow = { name: 'Hello', trigger: { type: 'contact_created' }, steps }
  await createFlow(db, workspace.id, readFlow(flow))
  const ann = await aContact(workspace, { email: 'ann@example.com', phone: '+46701234567' })
  await aContact(workspace, { email: 'new@example.com', addDirectly: false })
  await aContact(workspace, { phone: '+46701234568', addDirectly: false })
  await sendAround(workspace)

  const segments = [await aSegment(db, workspace)]
  const content = { smsTeaser: true, blocks: [{ type: 'text', text: '[Shop](https://shop.example/spring)' }] }
  const draft = await aDraftTo(workspace, segments, content)
  await publishCampaign({ db, publicUrl }, workspace.id, draft)
  const request = { header: 'News', text: 'Spring is here', action: 'publish' }
  assertAnswered(await workspace.api.post('/post-requests', request), 201)
  const secret = await readSecret(db, 'tokens')
  await haveAged(db, workspace.id)
  await sendDataLink(db, { workspaceId: workspace.id, contactId: ann, publicUrl, secret })
  await drain(workspace)
  return workspace
}

async function sendAround(workspace: TestWorkspace): Promise<void> {
  const { db, config } = server
  const consumers = [flowConsumer(config.PUBLIC_URL), welcomeConsumer]
  for (let isBusy = true; isBusy;) {
    isBusy = await dispatchEvents({ db, log, consumers })
    while (await advanceFlows({ db, log })) isBusy = true
    while (await sendInvitations({ db, publicUrl: config.PUBLIC_URL })) isBusy = true
  }
  await drain(workspace)
}

/** Generous: the machine may be busy. */
const PATIENCE_MILLISECONDS = 30_000

/** Everything that waits goes into the outbox, by the real sender. */
async function drain({ id }: TestWorkspace): Promise<void> {
  const { db, config } = server
  const transports = { email: emailTransport({ db, config, log }), sms: smsTransport({ db, config, log }) }
  const sender = openSender({ db, log, transports })
  const end = Date.now() + PATIENCE_MILLISECONDS
  const waits = () =>
    db.rows(
      sql`select 1 from delivery where workspace_id = ${id}::uuid and state in ('queued', 'leased') limit 1`,
    )
  try {
    while ((await waits()).length > 0) {
      assert.ok(Date.now() < end, 'the sender has nothing more to send')
      await sleep(20)
    }
  } finally {
    await sender.stop()
    await Promise.all([transports.email.close(), transports.sms.close()])
  }
}

interface Message {
  readonly kind: string
  readonly links: readonly string[]
}

async function messagesOf({ id }: TestWorkspace): Promise<Message[]> {
  const kept = await server.db.rows<{ kind: string; channel: string; body: Buffer }>(sql`
    select m.kind || ' ' || m.channel as kind, m.channel, o.body from outbox_message o
    join delivery d on d.workspace_id = o.workspace_id and d.id = o.id
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where o.workspace_id = ${id}::uuid`)
  return Promise.all(
    kept.map(async ({ kind, channel, body }) => ({
      kind,
      links: channel === 'sms' ? linksIn(body.toString()) : await linksOfMail(body),
    })),
  )
}

async function linksOfMail(body: Buffer): Promise<string[]> {
  const { html = '', text = '', headers } = await PostalMime.parse(body)
  const fields = headers.map(({ value }) => value).join('\n')
  return linksIn([html, text, fields].join('\n').replaceAll('&amp;', '&'))
}

/** Ours alone: nobody else keeps our consent. */
function linksIn(text: string): string[] {
  return [...new Set(text.match(/http:\/\/tidings\.test\/[^\s"'<>)]*/g) ?? [])]
}

/** Opens a link as everybody might, and where it leads within our pages; how many answers there were. */
async function follow(link: string, depth = 0): Promise<number> {
  let answers = 0
  for (const agent of AGENTS) {
    for (const method of ['HEAD', 'GET'] as const) {
      const headers = { 'user-agent': agent }
      const answer = await server.http.inject({ method, url: link.replace(HOST, ''), headers })
      assert.ok(answer.statusCode < 400, `${method} ${link}: ${answer.statusCode}`)
      answers += 1
      const { location } = answer.headers
      if (typeof location === 'string' && location.startsWith(HOST) && depth < 3)
        answers += await follow(location, depth + 1)
    }
  }
  return answers
}

/** Each table with a digest of all its rows. */
async function everything(): Promise<ReadonlyMap<string, string>> {
  const tables = await server.db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const digests = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await server.db.execute(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${name} t`,
      [],
    )
    digests.set(name, String((rows as { digest: string }[])[0]?.digest))
  }
  return digests
}
