/**
 * Whoever unsubscribed, bounced, complained, was blocked or erased, or is on the suppression list, gets nothing more:
 * every reason by every path that sends, whether it arises before the audience is written down or just before sending,
 * shown by what the mail server and the SMS gateway accepted, and by the ledger.
 */
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { assertAnswered } from '../../test/support/assertions.ts'
import {
  aDraftTo,
  anSmsTo,
  aSegment,
  aSendingWorkspace,
  ledgerOf,
  recordOutcome,
} from '../../test/support/campaigns.ts'
import { haveAged } from '../../test/support/deliveries.ts'
import { aMailServer, type TestMailServer } from '../../test/support/mail-server.ts'
import { log } from '../../test/support/postgres.ts'
import { apiWith, aServer, type TestServer, type TestWorkspace } from '../../test/support/server.ts'
import { anSmsGateway, type TestGateway } from '../../test/support/sms-gateway.ts'
import { dispatchEvents } from '../events/dispatch.ts'
import { advanceFlows } from '../automation/flows/advance.ts'
import { flowConsumer } from '../automation/flows/consumer.ts'
import { readFlow } from '../automation/flows/rules.ts'
import { createFlow } from '../automation/flows/store.ts'
import { welcomeConsumer } from '../automation/welcome/consumer.ts'
import { moveClock, newId, now } from '../platform/clock.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { pauseCampaign, resumeCampaign, retryCampaign, settleCampaign } from '../campaigns/interrupt.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import { testCampaign } from '../campaigns/testing.ts'
import { eraseContact } from '../contacts/erasure.ts'
import { PERSONAL_DATA } from '../personal-data.ts'
import { importContacts } from '../contacts/import/import.ts'
import type { ContactState } from '../contacts/schemas.ts'
import { lockContacts, writeContacts } from '../contacts/store.ts'
import { subscribe } from '../contacts/subscriptions/subscribe.ts'
import { changeSettings } from '../workspaces/store.ts'
import { changeConsent } from '../contacts/consent/change-consent.ts'
import { sendDataLink } from '../automation/data-link.ts'
import { LEAVE_EVERYTHING } from '../contacts/consent/rules.ts'
import { emailTransport } from './email/transport.ts'
import { sendInvitations } from '../automation/invitations/send.ts'
import { openSender } from './sending/sender.ts'
import { smsTransport } from './sms/transport.ts'
import type { SuppressionReason } from '../contacts/suppression/schemas.ts'
import { suppress } from '../contacts/suppression/store.ts'

let server: TestServer
let mailServer: TestMailServer
let gateway: TestGateway
let folder = ''
before(async () => {
  ;[server, mailServer, gateway] = await Promise.all([aServer(), aMailServer(), anSmsGateway()])
  folder = await mkdtemp(join(tmpdir(), 'tidings-silence-'))
  // Phones may be texted at 10 UTC, whenever this runs.
  const noon = new Date(now())
  noon.setUTCHours(10, 0, 0, 0)
  moveClock(noon.getTime() + 86_400_000 - now().getTime())
})
after(async () => {
  await Promise.all([mailServer.close(), gateway.close(), server.close()])
  await rm(folder, { recursive: true, force: true })
})

const OPEN = 'open'

interface Person {
  readonly workspace: TestWorkspace
  readonly name: string
  readonly id: string
  readonly email: string | null
  readonly phone: string
}

/** Why somebody is to get nothing, each alone, and the word the ledger has for it. */
const REASONS: Readonly<Record<string, { end: (person: Person) => Promise<unknown>; word: string }>> = {
  unsubscribed: { end: (person) => moveTo(person, 'unsubscribed'), word: 'unsubscribed' },
  bounced: { end: (person) => moveTo(person, 'bounced'), word: 'bounced' },
  complained: { end: (person) => moveTo(person, 'complained'), word: 'complained' },
  blocked: { end: (person) => moveTo(person, 'blocked'), word: 'blocked' },
  'channels off': { end: switchOff, word: 'channel-off' },
  'listed as bounced': { end: (person) => list(person, 'bounced'), word: 'suppressed' },
  'listed as complained': { end: (person) => list(person, 'complained'), word: 'suppressed' },
  'listed as unsubscribed': { end: (person) => list(person, 'unsubscribed'), word: 'suppressed' },
  'listed as stopped': { end: (person) => list(person, 'stopped'), word: 'suppressed' },
  'listed as blocked': { end: (person) => list(person, 'blocked'), word: 'suppressed' },
  'left by its page': { end: leave, word: 'unsubscribed' },
  erased: { end: erase, word: 'erased' },
  'left, then erased': { end: async (person) => [await leave(person), await erase(person)], word: 'erased' },
}

interface Path {
  readonly name: string
  readonly by: readonly ('email' | 'sms')[]
  /** Before anybody is there. */
  readonly prepare?: (workspace: TestWorkspace) => Promise<unknown>
  readonly people?: { readonly addDirectly: boolean } | { readonly email: null }
  /** Once they are there, and before a reason can arise. */
  readonly begin?: (workspace: TestWorkspace) => Promise<string>
  /** Writes down who is to get it. */
  readonly freeze: (workspace: TestWorkspace, people: readonly Person[], begun: string) => Promise<unknown>
  /** Who gets it although: by decision, each with its reason there. */
  readonly although?: readonly string[]
  /** A reason that does not apply. */
  readonly without?: string
  /** The final state of whom it passes over; an unconfirmed row stays so. */
  readonly state?: 'unknown'
  /** What rows may stay that are not taken up at all. */
  readonly untouched?: { readonly state: string; readonly reason: string }
}

/** A person's own word does not stand against what it asks for itself. */
const OWN_WORD = [
  'unsubscribed',
  'channels off',
  'listed as unsubscribed',
  'listed as stopped',
  'left by its page',
]

const PATHS: readonly Path[] = [
  { name: 'a campaign by email', by: ['email'], freeze: (workspace) => publish(workspace, emailDraft) },
  { name: 'a campaign by SMS', by: ['sms'], freeze: (workspace) => publish(workspace, smsDraft) },
  {
    name: 'a campaign with its teaser',
    by: ['email', 'sms'],
    freeze: (workspace) => publish(workspace, teaserDraft),
  },
  { name: 'a post, as each prefers', by: ['email'], freeze: post('user_preference') },
  // Who chose the channel for everybody overrides the choice of a channel, and nothing else (docs/decisions/posts.md).
  { name: 'a post, email forced', by: ['email'], freeze: post('force_email'), although: ['channels off'] },
  { name: 'a post, SMS forced', by: ['sms'], freeze: post('force_sms'), although: ['channels off'] },
  {
    name: 'a post, both forced',
    by: ['email', 'sms'],
    freeze: post('force_email_and_sms'),
    although: ['channels off'],
  },
  { name: 'a welcome by email', by: ['email'], prepare: greet, freeze: pass },
  { name: 'a welcome by SMS', by: ['sms'], prepare: greet, people: { email: null }, freeze: pass },
  // Who never confirmed has no channels yet.
  {
    name: 'an invitation',
    by: ['email'],
    people: { addDirectly: false },
    freeze: ask,
    although: ['channels off'],
  },
  { name: 'the steps of a flow', by: ['email', 'sms'], prepare: aFlow, freeze: pass },
  {
    name: 'retry-failed',
    by: ['email'],
    begin: ended('failed'),
    freeze: byId(retryCampaign),
    untouched: { state: 'failed', reason: 'refused' },
  },
  {
    name: 'settle --send-again',
    by: ['email'],
    begin: ended('unknown'),
    freeze: byId((db, workspaceId, id) => settleCampaign(db, workspaceId, id, 'send_again')),
    state: 'unknown',
  },
  // To an address that is typed in: who was erased is nobody we know.
  { name: 'a test of a campaign', by: ['email'], freeze: sendTests, without: 'erased' },
  { name: 'resume', by: ['email'], begin: paused, freeze: byId(resumeCampaign) },
  {
    name: 'the link to its data, which the person asked for',
    by: ['email'],
    freeze: sendLinks,
    although: OWN_WORD,
  },
]

describe('nothing more goes out', () => {
  for (const path of PATHS) {
    test(`${path.name}: a reason that arises before the audience is written down`, async () => {
      const { workspace, people, begun } = await begin(path)
      await endAll(people)

      await path.freeze(workspace, people, begun)

      await assertSilence(path, workspace, people)
    })

    test(`${path.name}: a reason that arises after that`, async () => {
      const { workspace, people, begun } = await begin(path)
      await path.freeze(workspace, people, begun)
      assert.ok((await waiting(workspace)) >= people.length, 'everybody waits in the ledger')

      await endAll(people)

      await assertSilence(path, workspace, people)
    })
  }
})

/** What brings addresses in again, and whom a campaign, a welcome and a flow may write to after it. */
const RETURNS: readonly {
  readonly name: string
  readonly bring: (workspace: TestWorkspace, people: readonly Person[]) => Promise<unknown>
  readonly byEmail?: readonly string[]
  readonly bySms?: readonly string[]
}[] = [
  { name: 'an upsert by the API', bring: (workspace, people) => upsert(workspace, people, true) },
  { name: 'an invitation by the API', bring: (workspace, people) => upsert(workspace, people, false) },
  { name: 'an imported file', bring: (workspace, people) => importFile(workspace, people, false) },
  {
    name: 'an imported file that invites',
    bring: (workspace, people) => importFile(workspace, people, true),
  },
  { name: 'an import through the webhook', bring: fillIn('?isImport=true') },
  // A form may be anybody's: who left is asked whether it wants messages again, once, and never after a STOP
  // (docs/decisions/contact-webhook.md).
  {
    name: 'a form',
    bring: fillIn(''),
    byEmail: [
      'unsubscribed',
      'channels off',
      'listed as unsubscribed',
      'left by its page',
      'left, then erased',
    ],
  },
]

describe('an address that comes back stays silent', () => {
  for (const { name, bring, byEmail = [], bySms = [] } of RETURNS) {
    test(name, async () => {
      const workspace = await aWorkspace()
      const people = (await aCrowd(workspace)).filter((person) => person.name !== 'erased')
      await endAll(people)
      await greet(workspace)
      await aFlow(workspace)

      await bring(workspace, people)
      await pass(workspace)
      await ask()
      await publish(workspace, emailDraft)
      await publish(workspace, smsDraft)
      await drain(workspace)

      const expected = [
        ...named(people, [OPEN, ...byEmail], ['email']),
        ...named(people, [OPEN, ...bySms], ['sms']),
      ]
      assert.deepEqual(accepted(people), expected.sort())
    })
  }

  test('the subscribe page: who left is asked to confirm, and nobody else', async () => {
    const workspace = await aWorkspace()
    const people = await aCrowd(workspace)
    await endAll(people)

    for (const { email } of people) {
      const words = { words: 'Yes', ip: '127.0.0.1', userAgent: undefined }
      await subscribe(server.db, workspace.id, { email: email ?? '', ...words })
    }
    await ask()
    await drain(workspace)

    const asked = ['unsubscribed', 'channels off', 'left by its page', 'erased', 'left, then erased']
    assert.deepEqual(accepted(people), named(people, asked, ['email']))
  })
})

async function begin({ prepare, people: content, begin: start, without }: Path) {
  const workspace = await aWorkspace()
  await prepare?.(workspace)
  const people = (await aCrowd(workspace, content)).filter(({ name }) => name !== without)
  const begun = (await start?.(workspace)) ?? ''
  return { workspace, people, begun }
}

async function aWorkspace(): Promise<TestWorkspace> {
  const workspace = await aSendingWorkspace(server)
  await changeSettings(server.db, workspace.id, { smsSender: '+46700000000' })
  return workspace
}

let crowds = 0

/** Somebody who gets everything, and one person for each reason, as yet without it. */
async function aCrowd(workspace: TestWorkspace, content: object = {}): Promise<Person[]> {
  crowds += 1
  return Promise.all(
    [OPEN, ...Object.keys(REASONS)].map(async (name, n) => {
      const mail = `${name.replaceAll(/\W+/g, '-')}@crowd${crowds}.example`
      const phone = `+4670${String(1_000_000 + crowds * 100 + n)}`
      const email = 'email' in content ? null : mail
      const body = { name, phone, ...(email ? { email } : {}), addDirectly: true }
      const directly = 'addDirectly' in content ? { addDirectly: content.addDirectly } : {}
      const { id } = assertAnswered(await workspace.api.post('/contacts', { ...body, ...directly }), 201)
      return { workspace, name, id, email, phone }
    }),
  )
}

async function endAll(people: readonly Person[]): Promise<void> {
  for (const person of people) await REASONS[person.name]?.end(person)
}

async function assertSilence(
  { by, although = [], state, untouched }: Path,
  workspace: TestWorkspace,
  people: readonly Person[],
) {
  await drain(workspace)

  assert.deepEqual(accepted(people), named(people, [OPEN, ...although], by))
  const rows = await server.db.rows<{ contactId: string; state: string; reason: string | null }>(sql`
    select contact_id, state, reason from delivery where workspace_id = ${workspace.id}::uuid`)
  for (const { name, id } of people) {
    const word = REASONS[name]?.word ?? null
    const isMeant = name === OPEN || although.includes(name)
    const own = rows.filter(({ contactId }) => contactId === id)
    const expected = isMeant ? { state: 'sent', reason: null } : { state: state ?? 'skipped', reason: word }
    for (const row of own) {
      const became = { state: row.state, reason: row.reason }
      assert.ok(
        [expected, untouched].some((word) => isDeepStrictEqual(became, word)),
        `${name}: ${became.state} ${became.reason}`,
      )
    }
  }
}

/** What mail server and gateway took for these people: `name by channel`, in order. */
function accepted(people: readonly Person[]): string[] {
  const mails = mailServer.mails.map(({ to }) => to[0]?.toLowerCase())
  const texts = gateway.requests.map(({ json }) => String(json.to))
  const got = people.flatMap(({ name, email, phone }) => [
    ...(mails.includes(email ?? '-') ? [`${name} by email`] : []),
    ...(texts.includes(phone) ? [`${name} by sms`] : []),
  ])
  return got.sort()
}

function named(people: readonly Person[], names: readonly string[], by: Path['by']): string[] {
  const known = people.filter(({ name }) => names.includes(name))
  return known.flatMap(({ name }) => by.map((channel) => `${name} by ${channel}`)).sort()
}

/** Generous: the machine may be busy. */
const PATIENCE_MILLISECONDS = 30_000

/** Everything that waits goes out by the real sender, over SMTP and HTTP. */
async function drain(workspace: TestWorkspace): Promise<void> {
  const { db } = server
  const config = { ...server.config, SMTP_URL: mailServer.url, SMS_URL: gateway.url }
  const transports = { email: emailTransport({ db, config, log }), sms: smsTransport({ db, config, log }) }
  const sender = openSender({ db, log, transports })
  const end = Date.now() + PATIENCE_MILLISECONDS
  try {
    while ((await waiting(workspace)) > 0) {
      assert.ok(Date.now() < end, `nothing more is sent: ${JSON.stringify(await pauses(workspace))}`)
      await sleep(20)
    }
  } finally {
    await sender.stop()
    await Promise.all([transports.email.close(), transports.sms.close()])
  }
}

/** Why mailings are paused. */
function pauses({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select kind, status, pause_reason from mailing where workspace_id = ${id}::uuid`)
}

async function waiting({ id }: TestWorkspace): Promise<number> {
  const rows = await server.db.rows(sql`
    select 1 from delivery where workspace_id = ${id}::uuid and state in ('queued', 'leased')`)
  return rows.length
}

async function moveTo({ workspace, id }: Person, state: ContactState): Promise<void> {
  await server.db.transaction(async (tx) => {
    const [before] = await lockContacts(tx, workspace.id, { ids: [id], emails: [], phones: [] })
    assert.ok(before)
    await writeContacts(tx, workspace.id, [{ before, after: { ...before, state } }])
  })
}

async function switchOff({ workspace, id }: Person): Promise<void> {
  await server.db.rows(sql`
    update contact set follows_email = 'off', follows_sms = 'off'
    where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
}

async function list({ workspace, email, phone }: Person, reason: SuppressionReason): Promise<void> {
  const places = [
    { channel: 'sms', address: phone, reason } as const,
    ...(email ? [{ channel: 'email', address: email, reason } as const] : []),
  ]
  await server.db.transaction((tx) => suppress(tx, workspace.id, places))
}

function leave({ workspace, id: contactId }: Person) {
  const subject = { workspaceId: workspace.id, contactId, deliveryId: newId() }
  return changeConsent(server.db, subject, LEAVE_EVERYTHING, { source: 'preferences page' })
}

function erase({ workspace, id }: Person): Promise<void> {
  return eraseContact(server.db, workspace.id, id, 'test', PERSONAL_DATA)
}

async function publish(
  workspace: TestWorkspace,
  draft: (workspace: TestWorkspace, segmentIds: readonly string[]) => Promise<string>,
): Promise<string> {
  const { db, config } = server
  const id = await draft(workspace, [await aSegment(db, workspace)])
  await publishCampaign({ db, publicUrl: config.PUBLIC_URL }, workspace.id, id)
  return id
}

function emailDraft(workspace: TestWorkspace, segmentIds: readonly string[]): Promise<string> {
  return aDraftTo(workspace, segmentIds)
}

function smsDraft(workspace: TestWorkspace, segmentIds: readonly string[]): Promise<string> {
  return anSmsTo(workspace, segmentIds)
}

function teaserDraft(workspace: TestWorkspace, segmentIds: readonly string[]): Promise<string> {
  return aDraftTo(workspace, segmentIds, { smsTeaser: true })
}

function post(deliveryMode: string) {
  return async ({ api }: TestWorkspace): Promise<unknown> =>
    assertAnswered(
      await api.post('/post-requests', {
        header: 'News',
        text: 'Spring is here',
        action: 'publish',
        notificationSettings: { deliveryMode },
      }),
      201,
    )
}

/** A published campaign whose messages all ended so. */
function ended(state: 'failed' | 'unknown') {
  return async (workspace: TestWorkspace): Promise<string> => {
    const id = await publish(workspace, emailDraft)
    const rows = await ledgerOf(server.db, workspace, id)
    await recordOutcome(server.db, workspace, rows, state, state === 'failed' ? 'refused' : null)
    return id
  }
}

async function paused(workspace: TestWorkspace): Promise<string> {
  const id = await publish(workspace, emailDraft)
  await pauseCampaign(server.db, workspace.id, id)
  return id
}

function byId(act: typeof resumeCampaign): Path['freeze'] {
  return ({ id: workspaceId }, _people, id) => act(server.db, workspaceId, id)
}

async function sendTests(workspace: TestWorkspace, people: readonly Person[]): Promise<void> {
  const id = await aDraftTo(workspace, [])
  for (const { email } of people) await testCampaign(server.db, workspace.id, id, { email: email ?? '' })
}

function greet({ id }: TestWorkspace): Promise<unknown> {
  return changeSettings(server.db, id, { welcomeText: 'Good to have you' })
}

function aFlow({ id }: TestWorkspace): Promise<unknown> {
  const steps = [
    { type: 'email', subject: 'Hello', text: 'Good to have you' },
    { type: 'sms', text: 'Hello' },
  ]
  const written = { name: 'Hello', trigger: { type: 'contact_created' }, steps }
  return createFlow(server.db, id, readFlow(written))
}

/** Events are handed over, and what follows from them done, until there is nothing more. */
async function pass(_workspace: TestWorkspace): Promise<void> {
  const { db, config } = server
  const consumers = [flowConsumer(config.PUBLIC_URL), welcomeConsumer]
  for (let isBusy = true; isBusy;) {
    isBusy = await dispatchEvents({ db, log, consumers })
    while (await advanceFlows({ db, log })) isBusy = true
  }
}

async function ask(): Promise<void> {
  while (await sendInvitations({ db: server.db, publicUrl: server.config.PUBLIC_URL })) continue
}

async function sendLinks({ id: workspaceId }: TestWorkspace, people: readonly Person[]): Promise<void> {
  const { db, config } = server
  const secret = await readSecret(db, 'tokens')
  await haveAged(db, workspaceId)
  for (const { id: contactId } of people) {
    await sendDataLink(db, { workspaceId, contactId, publicUrl: config.PUBLIC_URL, secret })
  }
}

async function upsert(
  { api }: TestWorkspace,
  people: readonly Person[],
  addDirectly: boolean,
): Promise<void> {
  for (const { email, phone } of people) {
    const { status } = await api.post('/contacts', { email: email?.toUpperCase(), phone, addDirectly })
    assert.ok(status === 200 || status === 201)
  }
}

async function importFile({ id }: TestWorkspace, people: readonly Person[], invites: boolean): Promise<void> {
  const path = join(folder, `${id}.csv`)
  const lines = people.map(({ email, phone }) => `${email},${phone}`)
  await writeFile(path, ['email,phone', ...lines, ''].join('\n'))
  const watch = {
    signal: new AbortController().signal,
    say: () => undefined,
    onProgress: () => undefined,
  }
  await importContacts(server.db, id, { path, mappings: [], invites }, watch)
}

function fillIn(query: string) {
  return async ({ webhookId }: TestWorkspace, people: readonly Person[]): Promise<void> => {
    for (const { email, phone } of people) {
      const endpoint = `/webhooks/contacts/${webhookId}${query}`
      const { status } = await apiWith(server.http).post(endpoint, { email, phone })
      assert.ok(status < 300)
    }
  }
}
