/** How a post request moves: submitted through the API, approved and rejected in the app, published when due. */
import { newId, now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database.ts'
import { publishPublication } from './publishing.ts'
import {
  approved,
  edited,
  firstStanding,
  mustBeAsSeen,
  mustHaveGoodAddresses,
  mustSaySomething,
  rejected,
  scheduled,
  type RequestChanges,
  type Standing,
} from './rules.ts'
import type { PostRequest, PostRequestState } from './schemas.ts'
import {
  changeRequest,
  insertRequest,
  lockRequest,
  moveRequest,
  mustBeContact,
  type StoredRequest,
} from './store.ts'

export interface Moving {
  readonly db: Db
  /** Where the installation is on the web: messages link to the posts there. */
  readonly publicUrl: string
}

export interface Moved {
  readonly id: string
  readonly state: PostRequestState
}

/** Keeps the request and does what it asks for, in one transaction. What cannot be is refused with 400. */
export async function submitPostRequest(
  { db, ...press }: Moving,
  workspaceId: string,
  request: PostRequest,
): Promise<Moved> {
  mustHaveGoodAddresses(request)
  const standing = firstStanding(request, now())
  mustSaySomething(request)
  const stored = { id: newId(), request, ...standing }
  await db.transaction(async (tx) => {
    const contactId = request.recipients?.contactId
    if (contactId !== undefined) await mustBeContact(tx, workspaceId, contactId)
    await insertRequest(tx, workspaceId, stored)
    await arrive({ tx, ...press }, workspaceId, stored)
  })
  return { id: stored.id, state: stored.state }
}

/**
 * Publishes a suggestion, or schedules it when it names a date to come; one that failed is tried again. Refused with 412
 * when it says something else than `ifMatch`, the hash of what was looked over.
 */
export async function approvePostRequest(
  { db, ...press }: Moving,
  workspaceId: string,
  id: string,
  ifMatch?: string,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const stored = await lockRequest(tx, workspaceId, id)
    const standing = approved(stored, now())
    mustBeAsSeen(stored, ifMatch)
    await moveRequest(tx, workspaceId, id, standing)
    await arrive({ tx, ...press }, workspaceId, { ...stored, ...standing })
    return { id, state: standing.state }
  })
}

/** Turns a suggestion down, or takes a schedule back; what was published stays. */
export async function rejectPostRequest(
  { db }: Pick<Moving, 'db'>,
  workspaceId: string,
  id: string,
  remark?: string,
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const standing = rejected(await lockRequest(tx, workspaceId, id))
    await moveRequest(tx, workspaceId, id, remark ? { ...standing, remark } : standing)
    return { id, state: standing.state }
  })
}

/** Approves a suggestion for a moment to come, or moves one that is scheduled to another; `ifMatch` as where it is approved. */
export async function schedulePostRequest(
  { db, ...press }: Moving,
  workspaceId: string,
  id: string,
  { at, ifMatch }: { readonly at: Date; readonly ifMatch?: string | undefined },
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const stored = await lockRequest(tx, workspaceId, id)
    const standing = scheduled(stored, at, now())
    mustBeAsSeen(stored, ifMatch)
    await moveRequest(tx, workspaceId, id, standing)
    await arrive({ tx, ...press }, workspaceId, { ...stored, ...standing })
    return { id, state: standing.state }
  })
}

/** Other words for a request that is not settled; what it asks for and when stays. `ifMatch` as where it is approved. */
export async function editPostRequest(
  { db }: Pick<Moving, 'db'>,
  workspaceId: string,
  id: string,
  { changes, ifMatch }: { readonly changes: RequestChanges; readonly ifMatch?: string | undefined },
): Promise<Moved> {
  return db.transaction(async (tx) => {
    const stored = await lockRequest(tx, workspaceId, id)
    const request = edited(stored, changes)
    mustBeAsSeen(stored, ifMatch)
    const contactId = request.recipients?.contactId
    if (contactId !== undefined) await mustBeContact(tx, workspaceId, contactId)
    await changeRequest(tx, workspaceId, { ...stored, request })
    return { id, state: stored.state }
  })
}

/** Publishes a request that is held by `tx` and due; safe to do again. */
export async function publishRequest(
  tx: Tx,
  workspaceId: string,
  { id, request, publishDate }: StoredRequest,
  publicUrl: string,
): Promise<void> {
  const standing: Standing = { state: 'published', publishDate }
  await publishPublication(tx, workspaceId, { id, request }, publicUrl)
  await moveRequest(tx, workspaceId, id, standing)
}

/** What a state brings with it, committed together with the state itself. */
async function arrive(
  { tx, publicUrl }: Omit<Moving, 'db'> & { readonly tx: Tx },
  workspaceId: string,
  { id, request, state }: StoredRequest,
): Promise<void> {
  if (state === 'published') await publishPublication(tx, workspaceId, { id, request }, publicUrl)
}
