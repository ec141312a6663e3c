/** The demo shop while it is being set up: who works in it, what stands on its shelves, and where its parts are. */
import type { Press } from '../campaigns/publish-due.ts'
import { upsertCollections } from '../catalog/collections/upsert.ts'
import { upsertProducts } from '../catalog/products/upsert.ts'
import { createField } from '../contacts/custom-fields/store.ts'
import { createSegment } from '../contacts/segments/store.ts'
import type { Db, Tx } from '../platform/database.ts'
import { Refusal } from '../refusals.ts'
import { changeSettings } from '../workspaces/store.ts'
import { createMember } from '../workspaces/team-members/store.ts'
import { COLLECTIONS, PRODUCTS } from './catalogue.ts'
import { CUSTOM_FIELDS, SEGMENTS } from './people.ts'
import { AUTHORS } from './team.ts'

export interface Shop {
  readonly tx: Tx
  /** The same transaction, in the place of a database. */
  readonly db: Db
  readonly workspaceId: string
  readonly press: Press
  /** Where a picture will be; undefined in a shop without pictures. */
  readonly addressOf: ((name: string) => string) | undefined
  /** The ids of segments by their names. */
  readonly segments: Readonly<Record<string, string>>
  /** When it is first looked at. */
  readonly until: Date
}

export const NAME = 'Fern & Oak'

export const SETTINGS = {
  country: 'SE',
  timezone: 'Europe/Stockholm',
  accentColor: '#2f5d46',
  tagline: 'Things for the house that get better with use. Stockholm, since 2011.',
  links: [
    'Shop https://shop.example.com',
    'Find us https://shop.example.com/visit',
    'Write to us mailto:hello@example.com',
  ],
  senderName: 'Freja at Fern & Oak',
  senderEmail: 'hello@example.com',
  postalAddress: 'Fern & Oak, Ekbacken 4, 116 20 Stockholm, Sweden',
  tracking: 'person',
  // Its people do not exist: nothing may reach whoever answers at their addresses.
  outboxOnly: true,
  smsEnabled: true,
  smsPreviewInPosts: true,
} as const

export async function furnish(
  db: Db,
  workspaceId: string,
  addressOf: Shop['addressOf'],
): Promise<Shop['segments']> {
  if (addressOf) await changeSettings(db, workspaceId, { image: addressOf('mark') })
  for (const field of CUSTOM_FIELDS) await createField(db, workspaceId, field)
  for (const [name, author] of Object.entries(AUTHORS)) {
    const image = addressOf?.(name)
    await createMember(db, workspaceId, { ...author, ...(image ? { image } : {}) })
  }
  await createMember(db, workspaceId, {
    name: 'Night shift',
    email: 'night@example.com',
    role: 'Operations',
    isSecret: true,
  })
  await stock(db, workspaceId, addressOf)
  const segments: Record<string, string> = {}
  for (const segment of SEGMENTS) segments[segment.name] = (await createSegment(db, workspaceId, segment)).id
  return segments
}

async function stock(db: Db, workspaceId: string, addressOf: Shop['addressOf']): Promise<void> {
  const products = PRODUCTS.map(({ externalId, upsert }) => ({
    ...upsert,
    ...(addressOf ? { imageUrl: addressOf(externalId) } : {}),
  }))
  await db.transaction(async (tx) => {
    const outcomes = [
      ...(await upsertCollections(tx, workspaceId, COLLECTIONS)),
      ...(await upsertProducts(tx, workspaceId, products)),
    ]
    for (const outcome of outcomes) if (outcome instanceof Refusal) throw outcome
  })
}
