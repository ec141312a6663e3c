/** Campaigns that can be sent: workspaces with a sender, people, segments, drafts. */
import type { Db } from '../../server/platform/database.ts'
import { sql } from '../../server/platform/sql.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { assertAnswered } from './assertions.ts'
import { aWorkspace, type TestServer, type TestWorkspace } from './server.ts'

/** A workspace that may send email and SMS. */
export async function aSendingWorkspace(server: TestServer): Promise<TestWorkspace> {
  return aWorkspace(server, { senderEmail: 'news@shop.example', smsEnabled: true, smsPreviewInPosts: true })
}

/** The id of a new active contact, unless `content` says otherwise. */
export async function aContact({ api }: TestWorkspace, content: object): Promise<string> {
  return assertAnswered(await api.post('/contacts', { addDirectly: true, ...content }), 201).id
}

/** `n` active contacts named `person1@example.com` and so on, with phones; their ids. */
export async function people(workspace: TestWorkspace, n: number): Promise<string[]> {
  const ids = []
  for (let i = 1; i <= n; i += 1) {
    ids.push(await aContact(workspace, { email: `person${i}@example.com`, phone: `+46701740${604 + i}` }))
  }
  return ids
}

/** A segment of everybody, or of whom the filter matches. */
export async function aSegment(
  db: Db,
  { id }: TestWorkspace,
  filter = "name eq null or name ne ''",
): Promise<string> {
  return (await createSegment(db, id, { name: 'Everybody', filter })).id
}

/** An email draft to these segments. */
export async function aDraftTo(
  { api }: TestWorkspace,
  segmentIds: readonly string[],
  content: object = {},
): Promise<string> {
  const draft = {
    deliveryChannel: 'email',
    title: 'May',
    blocks: [{ type: 'text', text: 'Hello' }],
    recipients: { segmentIds },
    ...content,
  }
  return assertAnswered(await api.post('/campaigns', draft), 201).id
}

/** An SMS draft to these segments. */
export async function anSmsTo({ api }: TestWorkspace, segmentIds: readonly string[]): Promise<string> {
  const draft = { deliveryChannel: 'sms', text: 'Hello', recipients: { segmentIds } }
  return assertAnswered(await api.post('/campaigns', draft), 201).id
}

export interface LedgerRow {
  readonly id: string
  readonly mailingId: string
  readonly kind: string
  readonly contactId: string
  readonly address: string | null
  readonly domain: string | null
  readonly state: string
  readonly reason: string | null
  readonly due: string | null
  readonly settled: string | null
}

/** All that the ledger has of a campaign, in the order of ids. */
export async function ledgerOf(db: Db, { id }: TestWorkspace, campaignId: string): Promise<LedgerRow[]> {
  return db.rows<LedgerRow>(sql`
    select d.id, d.mailing_id, m.kind, d.contact_id, d.address, d.domain, d.state, d.reason, d.due, d.settled
    from mailing m join delivery d on d.workspace_id = m.workspace_id and d.mailing_id = m.id
    where m.workspace_id = ${id}::uuid and m.campaign_id = ${campaignId}::uuid order by d.id`)
}

/** Gives rows of the ledger the last word that a sender would have. */
export async function recordOutcome(
  db: Db,
  { id }: TestWorkspace,
  rows: readonly { readonly id: string }[],
  state: 'sent' | 'failed' | 'unknown' | 'leased',
  reason: string | null = null,
): Promise<void> {
  await db.rows(sql`
    update delivery set state = ${state}, reason = ${reason}, attempts = 1,
      due = null, settled = ${state === 'leased' ? null : new Date().toISOString()}::timestamptz
    where workspace_id = ${id}::uuid and id = any(${rows.map((row) => row.id)}::uuid[])`)
}
