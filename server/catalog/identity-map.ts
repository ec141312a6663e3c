/** Whose id, external id and handle are whose while a batch of upserts is read in its order: pure, for products and collections alike. */
import { isUuid } from '../lib/uuid.ts'
import { numbered, slug } from '../lib/slug.ts'
import { refuse } from '../refusals.ts'

export interface Identified {
  readonly id: string
  readonly externalId: string | null
  readonly handle: string
}

export interface BeforeAfter<Row> {
  readonly before: Row | undefined
  readonly after: Row
}

export interface Upserted {
  readonly id: string
  readonly isNew: boolean
}

interface Claiming {
  readonly id?: string
  readonly externalId?: string | null
  readonly handle?: string | null
  readonly title?: string | null
}

export interface IdentityMap<Row extends Identified> {
  /** A matching id first, then a matching external id; 409 when they are two rows' (docs/decisions). */
  find(sent: { readonly id?: string; readonly externalId?: string | null }): Row | undefined
  /** The handle sent, or one made from the title that nobody has; 409 when the one sent is another's. */
  handleFor(id: string, sent: string | undefined, title: string): string
  put(row: Row): void
  /** Every row that was put, as it was read and as it is to be; each once. */
  diffs(): BeforeAfter<Row>[]
}

/** Handles tried for one title before the id makes it unique; looked up at once. */
const HANDLES_TRIED = 32

/** The id sent, as it is kept; refused with 400 when it is neither here nor a UUID. */
export function mustBeNewId(what: string, id: string): string {
  return isUuid(id) ? id.toLowerCase() : refuse('id-not-found', what, id)
}

/** Texts that mean "none": null, blank. */
export function given(text: string | null | undefined): string | undefined {
  return text?.trim() ? text.trim() : undefined
}

/** What a batch claims, to be locked: ids, external ids, handles. */
export function claimsOf(what: string, bodies: readonly Claiming[]): string[] {
  return bodies.flatMap(({ id, externalId, handle, title }) => [
    ...(id ? [`${what} id ${id.toLowerCase()}`] : []),
    ...(externalId ? [`${what} external ${externalId}`] : []),
    ...[handle, title, externalId].flatMap((text) => (text ? [`${what} handle ${slug(text) || what}`] : [])),
  ])
}

/** The ids and external ids a batch may match. */
export function matchable(bodies: readonly Claiming[]): { ids: string[]; externalIds: string[] } {
  return {
    ids: bodies.flatMap(({ id }) => (id !== undefined && isUuid(id) ? [id.toLowerCase()] : [])),
    externalIds: bodies.flatMap(({ externalId }) => externalId || []),
  }
}

/** What a title's handle may be: itself, then with numbers. */
export function handlesOf(what: string, title: string): string[] {
  const base = slug(title) || what
  return [base, ...Array.from({ length: HANDLES_TRIED - 1 }, (_, index) => numbered(base, index + 2))]
}

export function identityMap<Row extends Identified>(
  what: string,
  found: readonly Row[],
  handles: readonly { readonly handle: string; readonly id: string }[],
): IdentityMap<Row> {
  const before = new Map(found.map((row) => [row.id, row]))
  const current = new Map<string, Row>()
  const byExternalId = new Map(
    found.flatMap((row) => (row.externalId === null ? [] : [[row.externalId, row.id]])),
  )
  const byHandle = new Map(handles.map(({ handle, id }) => [handle, id]))
  for (const { handle, id } of found) byHandle.set(handle, id)
  const latest = (id: string | undefined): Row | undefined =>
    id === undefined ? undefined : (current.get(id) ?? before.get(id))
  const isFree = (handle: string, id: string): boolean => (byHandle.get(handle) ?? id) === id

  return {
    find({ id, externalId }) {
      const owner = latest(byExternalId.get(externalId ?? ''))
      const own = latest(id?.toLowerCase())
      if (own && owner && own.id !== owner.id)
        refuse('claimed-twice', what, own.id, externalId ?? '', owner.id)
      return own ?? owner
    },
    handleFor(id, sent, title) {
      if (sent !== undefined) return isFree(sent, id) ? sent : refuse('handle-taken', sent)
      const made = handlesOf(what, title)
      // The random end of a UUIDv7.
      return made.find((handle) => isFree(handle, id)) ?? `${made[0] ?? what}-${id.slice(-12)}`
    },
    put(row) {
      const last = latest(row.id)
      if (last?.externalId) byExternalId.delete(last.externalId)
      if (last) byHandle.delete(last.handle)
      if (row.externalId !== null) byExternalId.set(row.externalId, row.id)
      byHandle.set(row.handle, row.id)
      current.set(row.id, row)
    },
    diffs: () => [...current.values()].map((after) => ({ before: before.get(after.id), after })),
  }
}
