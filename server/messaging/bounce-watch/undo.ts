/** What an operator says of the bounces of mailings: that they are not true, and are taken back, or that they are. */
import { contactEvents } from '../../contacts/events.ts'
import type { BeforeAfter } from '../../contacts/contact-diff.ts'
import { forgetMailings } from '../../contacts/suppression/soft-bounce-store.ts'
import { lockContacts, writeContacts } from '../../contacts/store.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { lockMailings } from '../mailings/status-store.ts'
import { releaseReports } from './reports.ts'
import { UNWATCHED } from './rules.ts'
import { hasAccepted, lockWatch, writeWatch, type Mailing } from './store.ts'
import {
  forgetHeld,
  listBounced,
  listInvited,
  removeBounced,
  unbounce,
  type GivenBack,
} from './undo-store.ts'
import { release } from './watch.ts'

export interface Undone {
  /** Addresses that may be written to again. */
  readonly suppressions: number
  /** Contacts that are what they were before. */
  readonly contacts: number
  /** Messages of which the ledger does not say any more that they bounced. */
  readonly messages: number
  /** Bounces of which nothing had followed yet. */
  readonly held: number
}

/** Contacts that are changed in one transaction. */
const TOGETHER = 500

/**
 * Takes back all that followed from the bounces of these mailings. A part at a time: broken off, the same again does the
 * rest, and once it is done nothing. Complaints, blocks and people's own words stay.
 */
export async function undoBounces(db: Db, mailings: readonly Mailing[]): Promise<Undone> {
  const [first] = mailings
  if (!first) return { suppressions: 0, contacts: 0, messages: 0, held: 0 }
  const { workspaceId } = first
  const ids = mailings.map(({ id }) => id)
  // What waits first: nothing more of it follows while the rest is taken back.
  const held = await retried(() =>
    db.transaction(async (tx) => {
      for (const id of ids) await lockMailings(tx, workspaceId, { id })
      await forgetMailings(tx, workspaceId, ids)
      return forgetHeld(tx, workspaceId, ids)
    }),
  )
  let undone = { suppressions: 0, contacts: 0 }
  for (;;) {
    const part = await retried(() => db.transaction((tx) => giveBack(tx, workspaceId, ids)))
    if (part.suppressions === 0) break
    undone = {
      suppressions: undone.suppressions + part.suppressions,
      contacts: undone.contacts + part.contacts,
    }
  }
  const messages = await retried(() => db.transaction((tx) => unbounce(tx, workspaceId, ids)))
  return { ...undone, messages, held }
}

/** The bounces of these mailings are true: what was held follows, and what comes yet at once. How many were held. */
export async function believeBounces(db: Db, mailings: readonly Mailing[]): Promise<number> {
  let believed = 0
  for (const mailing of mailings) {
    believed += await retried(() => db.transaction((tx) => believe(tx, mailing)))
  }
  return believed
}

async function believe(tx: Tx, mailing: Mailing): Promise<number> {
  await lockMailings(tx, mailing.workspaceId, { id: mailing.id })
  const watch = (await lockWatch(tx, mailing)) ?? {
    ...UNWATCHED,
    hasSent: await hasAccepted(tx, mailing),
    reported: 0,
  }
  await writeWatch(tx, mailing, { ...watch, doubted: false, reportsDoubted: false, believed: true })
  await release(tx, mailing)
  return releaseReports(tx, mailing)
}

async function giveBack(tx: Tx, workspaceId: string, mailings: readonly string[]) {
  const given = await listBounced(tx, workspaceId, mailings, TOGETHER)
  if (given.length === 0) return { suppressions: 0, contacts: 0 }
  const contacts = await lockContacts(tx, workspaceId, {
    ids: [],
    emails: addresses(given, 'email'),
    phones: [],
  })
  const out = contacts.filter(({ state }) => state === 'bounced')
  const invited = await listInvited(
    tx,
    workspaceId,
    out.map(({ id }) => id),
  )
  const diffs = out.map((before): BeforeAfter => {
    const state = invited.has(before.id) ? 'invited' : 'active'
    return { before, after: { ...before, state } }
  })
  await writeContacts(tx, workspaceId, diffs, { events: contactEvents(diffs) })
  return { suppressions: await removeBounced(tx, workspaceId, given), contacts: diffs.length }
}

function addresses(given: readonly GivenBack[], channel: string): string[] {
  return given.filter((one) => one.channel === channel).map(({ address }) => address)
}
