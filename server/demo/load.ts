/** The demo: an organization with a shop worth looking at, loaded whole or not at all. */
import { listFlows } from '../automation/flows/store.ts'
import { createCampaign } from '../campaigns/editing.ts'
import { publishCampaign } from '../campaigns/publish.ts'
import type { Press } from '../campaigns/publish-due.ts'
import { SCOPES } from '../http/scopes.ts'
import { sweepDrawn, takeEasel } from '../media/drawn-store.ts'
import { asOf, now } from '../platform/clock.ts'
import type { Tx } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store/store.ts'
import { sql } from '../platform/sql.ts'
import { asDb } from '../platform/transaction-as-db.ts'
import { createKey } from '../workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace } from '../workspaces/store.ts'
import { openEasel, PicturesRefused, type Easel } from './easel.ts'
import {
  ago,
  askFor,
  beginWelcome,
  goThrough,
  join,
  postNote,
  welcome,
  type Happening,
} from './happenings.ts'
import { creationOf } from './letter.ts'
import { SENT } from './letters.ts'
import { COMING, NOTES, WAITING } from './notes.ts'
import { PEOPLE } from './people.ts'
import { sendLetter } from './post-office.ts'
import { furnish, NAME, SETTINGS, type Shop } from './shop.ts'
import { SKETCHES } from './sketches.ts'
import { DRAFTS, SCHEDULED, TEXT_MESSAGE } from './unsent.ts'

export interface Demo {
  readonly organizationId: string
  readonly workspaceId: string
  readonly handle: string
  readonly webhookId: string
  /** Of all scopes; shown this once. */
  readonly key: string
}

export interface DemoPress extends Press {
  /** Where its pictures go; where that place is away the shop has none. */
  readonly media: ObjectStore
}

const DAY = 24 * 3_600_000
/** Of these days the flow knows who joined. */
const WELCOMING_DAYS = 30

/** Loads the demo into an installation that has no organization yet; undefined when it has one. */
export async function loadDemoIfEmpty(press: DemoPress): Promise<Demo | undefined> {
  return whole(press, async (tx, easel) => {
    const organizations = await tx.rows(sql`select from organization limit 1`)
    return organizations.length === 0 ? fill(tx, press, easel) : undefined
  })
}

/** Loads one more demo organization, beside whatever there is. */
export async function loadDemo(press: DemoPress): Promise<Demo> {
  return whole(press, (tx, easel) => fill(tx, press, easel))
}

type OpenEasel = (workspaceId: string) => Easel | undefined

/** In one transaction with its pictures; where they cannot be kept, once more without. */
async function whole<Loaded>(
  { db, media: store, publicUrl }: DemoPress,
  load: (tx: Tx, easel: OpenEasel) => Promise<Loaded>,
): Promise<Loaded> {
  let easel: Easel | undefined
  const open: OpenEasel = (workspaceId) => (easel = openEasel({ store, publicUrl }, workspaceId, SKETCHES))
  const once = (open: OpenEasel) =>
    db.transaction(async (tx) => {
      // Two processes may start at once on an empty installation: the second one finds the first one's.
      await takeEasel(tx)
      // Where the place of pictures is away, drawing will say so.
      await sweepDrawn(tx, store).catch(() => undefined)
      return load(tx, open)
    })
  try {
    const loaded = await once(open)
    await easel?.close()
    return loaded
  } catch (error) {
    await easel?.clear()
    if (!(error instanceof PicturesRefused)) throw error
    return once(() => undefined)
  }
}

async function fill(tx: Tx, press: DemoPress, openEasel: OpenEasel): Promise<Demo> {
  const db = asDb(tx)
  const began = new Date(now().getTime() - 330 * DAY)
  const { organizationId, ...workspace } = await asOf(began, async () => {
    const { id } = await createOrganization(db, NAME)
    return {
      organizationId: id,
      ...(await createWorkspace(db, { organizationId: id, name: NAME, ...SETTINGS })),
    }
  })
  const { id: workspaceId, handle, webhookId } = workspace
  const easel = openEasel(workspaceId)
  const addressOf = easel?.addressOf
  const segments = await asOf(began, () => furnish(db, workspaceId, addressOf))
  const shop: Shop = { tx, db, workspaceId, press: { ...press, db }, addressOf, segments, until: now() }
  await goThrough([...historyOf(shop), ...draftsOf(shop)])
  await prepare(shop)
  const { key } = await createKey(db, workspaceId, { name: 'Demo', scopes: SCOPES })
  await easel?.finish(tx)
  return { organizationId, workspaceId, handle, webhookId, key }
}

function historyOf(shop: Shop): Happening[] {
  let flow = ''
  const groups = Map.groupBy(PEOPLE, ({ joinedDaysAgo }) => joinedDaysAgo)
  return [
    ...Array.from(groups, ([days, people]): Happening => ({
      at: ago(days, 8),
      happen: async () => {
        const ids = await join(shop, people)
        if (flow !== '') await welcome(shop, flow, ids)
      },
    })),
    { at: ago(WELCOMING_DAYS, 7), happen: async () => void (flow = await beginWelcome(shop)) },
    ...SENT.map((letter, number): Happening => ({
      at: ago(letter.daysAgo, 9),
      happen: () => sendLetter(shop, letter, number),
    })),
    ...NOTES.map((note): Happening => ({
      at: ago(note.daysAgo, 10),
      happen: () => postNote(shop, note, note.claps),
    })),
    ...WAITING.map((note): Happening => ({
      at: new Date(now().getTime() - note.hoursAgo * 3_600_000),
      happen: () => askFor(shop, note),
    })),
  ]
}

/** What was begun in the last days, and is not sent. */
function draftsOf({ db, workspaceId, segments, addressOf }: Shop): Happening[] {
  const to = (name: string) => ({ recipients: { segmentIds: [segments[name] ?? ''] } })
  return [
    ...DRAFTS.map((letter): Happening => ({
      at: ago(3, 13),
      happen: async () => {
        await createCampaign(db, workspaceId, { ...creationOf(letter, addressOf), ...to(letter.segment) })
      },
    })),
    {
      at: ago(1, 15),
      happen: async () => {
        const message = { deliveryChannel: 'sms', title: 'Open on Sunday', text: TEXT_MESSAGE } as const
        await createCampaign(db, workspaceId, { ...message, ...to('Regulars') })
      },
    },
  ]
}

/** What is still to come. Everybody is as far in the welcome as they can be by now: nothing waits for the first start. */
async function prepare(shop: Shop): Promise<void> {
  const { db, workspaceId, press, segments, addressOf } = shop
  const recipients = { segmentIds: [segments[SCHEDULED.segment] ?? ''] }
  const { id } = await asOf(ago(1, 9), () =>
    createCampaign(db, workspaceId, { ...creationOf(SCHEDULED, addressOf), recipients }),
  )
  for (const flow of await listFlows(db, workspaceId)) await welcome(shop, flow.id, [])
  await asOf(ago(0, 7), () => publishCampaign(press, workspaceId, id, { at: ago(-SCHEDULED.inDays, 8) }))
  await askFor(shop, COMING, ago(-COMING.inDays, 8))
}
