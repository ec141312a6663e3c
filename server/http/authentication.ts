/** Authentication (spec "Authentication"): the key's header, its secret, its scopes and its workspace. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { lruMap } from '../lib/lru.ts'
import { decodeBase62, encodeBase62 } from '../lib/base62.ts'
import { uuidBytes, uuidText } from '../lib/uuid.ts'
import type { Db, Listening, Queryable } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import { refuse } from '../refusals.ts'
import { grants, type KeyAccess, type Scope } from './scopes.ts'

/** Who is calling: one key of one workspace, or somebody's session in it, with what its requests need to know of it. */
export interface Principal {
  /** The key; of a session, its id. */
  readonly keyId: string
  readonly workspaceId: string
  readonly scopes: readonly Scope[]
  readonly workspaceName: string
  readonly handle: string
  readonly country: string
  readonly organizationId: string
  readonly organizationName: string
  /** It can be read, and nothing in it be changed. */
  readonly isArchived: boolean
  /** Whoever is signed in; a key has none. */
  readonly member?: {
    readonly role: string
    /** In all of the organization; null: in this workspace alone. */
    readonly organizationRole: string | null
    readonly permissions: ReadonlySet<string>
    readonly confirmed: string
  }
}

export interface KeyRing {
  /**
   * Refuses with 403 unless `key` is a live key; what it may do is for `mustGrant`. `beforeReading` is called before the
   * database is asked, and may refuse.
   */
  authenticate(key: string | undefined, beforeReading?: () => void): Promise<Principal>
  /** Forgets a key on this node; the next request reads it again. */
  evict(keyId: string): void
  close(): Promise<void>
}

interface KnownKey extends Principal {
  readonly secretHash: Buffer
}

const KEY = /^tdg_([0-9A-Za-z]{22})_([0-9A-Za-z]{43})$/
const KEYS_REMEMBERED = 10_000
/** Bounds what a lost notification can do, and a key read just before its revocation: a second at most. */
const REMEMBERED_MILLISECONDS = 900

/** The channel on which every node is notified that a key or a workspace changed. */
export const CACHE_CHANNEL = 'tidings_cache'

/** The caller of a route that asks for a key. */
export function callerOf(request: { readonly principal: Principal | undefined }): Principal {
  return request.principal ?? refuse('key-missing')
}

/** A new key's secret, what is shown once, and the hash that is stored. */
export function mintKey(keyId: string): { key: string; secretHash: Buffer } {
  const secret = encodeBase62(randomBytes(32), 43)
  const key = `tdg_${encodeBase62(uuidBytes(keyId), 22)}_${secret}`
  return { key, secretHash: hashSecret(secret) }
}

/** Tells every node to read this key, or with `'*'` everything, again. Sent when the transaction commits. */
export async function announceChange(db: Queryable, keyId: string): Promise<void> {
  await db.rows(sql`select pg_notify(${CACHE_CHANNEL}, ${keyId})`)
}

/**
 * Keys are remembered in memory and forgotten by notification, so that a revoked one stops working on every node
 * at once. While the listener is cut off nothing is remembered.
 */
export async function openKeyRing(db: Db): Promise<KeyRing> {
  const known = lruMap<KnownKey>({ max: KEYS_REMEMBERED, ttl: REMEMBERED_MILLISECONDS })
  const listening: Listening = await db.listen(
    CACHE_CHANNEL,
    (keyId) => (keyId === '*' ? known.clear() : known.delete(keyId)),
    () => known.clear(),
  )
  const look: Look = async (keyId, beforeReading) => {
    const remembered = known.get(keyId)
    if (remembered) return remembered
    beforeReading?.()
    const found = await findKey(db, keyId)
    if (found && listening.isLive()) known.set(keyId, found)
    return found
  }
  return {
    authenticate: (key, beforeReading) => identified(key, (keyId) => look(keyId, beforeReading)),
    evict: (keyId) => void known.delete(keyId),
    close: () => listening.close(),
  }
}

/** Refuses with 403 unless a key may do what the route asks. */
export function mustGrant(principal: Principal, access: KeyAccess): void {
  if (access !== 'any-key' && !grants(principal.scopes, access)) refuse('scope-missing', access)
  if (isAtRest(principal, access)) refuse('workspace-at-rest')
}

/** Of an archived workspace the public API is for reading. */
export function isAtRest({ isArchived }: Pick<Principal, 'isArchived'>, access: KeyAccess): boolean {
  return isArchived && access.endsWith(':read-write')
}

type Look = (keyId: string, beforeReading?: () => void) => Promise<KnownKey | undefined>

async function identified(key: string | undefined, look: Look): Promise<KnownKey> {
  if (key === undefined || key === '') refuse('key-missing')
  const [, id, secret] = KEY.exec(key) ?? refuse('key-invalid')
  const bytes = decodeBase62(id ?? '', 16) ?? refuse('key-invalid')
  const found = await look(uuidText(bytes))
  if (!found || !timingSafeEqual(found.secretHash, hashSecret(secret ?? ''))) refuse('key-invalid')
  return found
}

function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

async function findKey(db: Queryable, keyId: string): Promise<KnownKey | undefined> {
  const [found] = await db.rows<KnownKey>(sql`
    select k.id as key_id, k.workspace_id, k.scopes, k.secret_hash, w.name as workspace_name, w.handle, w.country,
      w.archived is not null as is_archived, o.id as organization_id, o.name as organization_name
    from api_key k
    join workspace w on w.id = k.workspace_id
    join organization o on o.id = w.organization_id
    where k.id = ${keyId}::uuid and k.revoked is null`)
  return found
}
