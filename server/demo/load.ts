/** The demo: an organization with a shop worth looking at, loaded whole or not at all. */
import { SCOPES } from '../http/scopes.ts'
import { type Db } from '../platform/database.ts'
import { within } from '../platform/within.ts'
import { sql } from '../platform/sql.ts'
import { Refusal } from '../refusals.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createCampaign } from '../campaigns/editing.ts'
import { publishCampaign, type Press } from '../campaigns/publish.ts'
import { upsertCollections } from '../catalog/collections/upsert.ts'
import type { ConsentDefaults } from '../contacts/contact-input.ts'
import { receive, type ContactInput } from '../contacts/upsert.ts'
import { createField } from '../contacts/custom-fields/store.ts'
import { upsertProducts } from '../catalog/products/upsert.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { createMember } from '../workspaces/team-members/store.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { COLLECTIONS, PRODUCTS } from './catalogue.ts'
import { DRAFTS, SENT } from './letters.ts'
import { CUSTOM_FIELDS, PEOPLE, SEGMENTS, TEAM, type Person } from './people.ts'

export interface Demo {
  readonly organizationId: string
  readonly workspaceId: string
  readonly handle: string
  readonly webhookId: string
  /** Of all scopes; shown this once. */
  readonly key: string
}

export interface DemoPress extends Press {
  /** Its letters go to its people, into the outbox: never to a real mail server, since they do not exist. */
  readonly isSending: boolean
}

/** Loads the demo into an installation that has no organization yet; undefined when it has one. */
export async function loadDemoIfEmpty({ db, ...press }: DemoPress): Promise<Demo | undefined> {
  return db.transaction(async (tx) => {
    // Two processes may start at once on an empty installation: the second one finds the first one's.
    await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('tidings demo', 0))`)
    const organizations = await tx.rows(sql`select from organization limit 1`)
    return organizations.length === 0 ? fill({ db: within(tx), ...press }) : undefined
  })
}

/** Loads one more demo organization, beside whatever there is. */
export async function loadDemo({ db, ...press }: DemoPress): Promise<Demo> {
  return db.transaction((tx) => fill({ db: within(tx), ...press }))
}

async function fill(press: DemoPress): Promise<Demo> {
  const { db } = press
  const { id: organizationId } = await createOrganization(db, 'Fern & Oak')
  const { id, handle, webhookId } = await createWorkspace(db, {
    organizationId,
    name: 'Fern & Oak',
    country: 'SE',
    timezone: 'Europe/Stockholm',
    senderEmail: 'letters@example.com',
    smsEnabled: true,
    smsPreviewInPosts: true,
  })
  for (const field of CUSTOM_FIELDS) await createField(db, id, field)
  for (const member of TEAM) await createMember(db, id, member)
  await stock(db, id)
  await db.transaction((tx) => receive(tx, id, PEOPLE.map(input)))
  const segments = []
  for (const segment of SEGMENTS) segments.push((await createSegment(db, id, segment)).id)
  await write(press, id, segments)
  const { key } = await createKey(db, id, { name: 'Demo', scopes: SCOPES })
  return { organizationId, workspaceId: id, handle, webhookId, key }
}

async function stock(db: Db, workspaceId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const outcomes = [
      ...(await upsertCollections(tx, workspaceId, COLLECTIONS)),
      ...(await upsertProducts(tx, workspaceId, PRODUCTS)),
    ]
    for (const outcome of outcomes) if (outcome instanceof Refusal) throw outcome
  })
}

async function write(press: DemoPress, workspaceId: string, segmentIds: readonly string[]): Promise<void> {
  const { db, isSending } = press
  const recipients = { segmentIds: [...segmentIds] }
  for (const letter of SENT) {
    const { id } = await createCampaign(db, workspaceId, { ...letter, ...(isSending ? { recipients } : {}) })
    await publishCampaign(press, workspaceId, id)
  }
  for (const letter of DRAFTS) await createCampaign(db, workspaceId, { ...letter, recipients })
}

function input({ details, state }: Person): ContactInput {
  const follows = state === 'unsubscribed' ? 'off' : 'always'
  const consentDefaults: ConsentDefaults = {
    state,
    followsEmail: follows,
    followsSms: follows,
    isOwnAct: false,
    whenClaimedTwice: 'refuse',
  }
  return { details, consentDefaults }
}
