/** The domains that workspaces send from, with their DKIM keys. */
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { openSecret, sealSecret } from '../../platform/sealing/columns.ts'
import { empty, sql } from '../../platform/sql.ts'
import type { Check } from './rules.ts'

export interface SenderDomain {
  readonly workspaceId: string
  readonly domain: string
  readonly selector: string
  /** SubjectPublicKeyInfo in base64, as the record in DNS has it. */
  readonly publicKey: string
  /** Its 32 bytes in base64 (RFC 8463); null: it is signed for by RSA alone. */
  readonly ed25519PublicKey: string | null
  readonly checks: readonly Check[] | null
  readonly checked: string | null
  readonly created: string
}

export interface DomainKey {
  readonly domain: string
  readonly selector: string
  /** PKCS #8 in PEM. */
  readonly privateKey: string
  /** The same; null: it signs by RSA alone. */
  readonly ed25519PrivateKey: string | null
}

/** The second key of a domain, by Ed25519. */
export interface Ed25519Key {
  readonly privateKey: string
  readonly publicKey: string
}

const SHOWN = sql`workspace_id, domain, selector, public_key, checks, checked, created`

/** The columns hold both keys one after the other: PEM ends by itself, base64 has no comma. */
const PEM = /-----BEGIN[^]*?-----END[^\n]*\n?/g

type Row = Omit<SenderDomain, 'ed25519PublicKey'>

function read(row: Row): SenderDomain {
  const [publicKey = '', ed25519PublicKey = null] = row.publicKey.split(',')
  return { ...row, publicKey, ed25519PublicKey }
}

/** False when the workspace has the domain already: its key stays. */
export async function addDomain(
  db: Queryable,
  workspaceId: string,
  {
    domain,
    selector,
    privateKey,
    publicKey,
  }: Pick<DomainKey, 'domain' | 'selector' | 'privateKey'> & Pick<SenderDomain, 'publicKey'>,
): Promise<boolean> {
  const sealed = sealSecret(db, 'DKIM key', [workspaceId, domain], privateKey)
  const added = await db.rows(sql`
    insert into sender_domain (workspace_id, domain, selector, private_key, public_key, created)
    values (${workspaceId}::uuid, ${domain}, ${selector}, ${sealed}, ${publicKey},
      ${now().toISOString()}::timestamptz)
    on conflict do nothing returning domain`)
  return added.length > 0
}

/** Of a workspace, of a name, or all there are, for the installation's operators. */
export async function listDomains(
  db: Queryable,
  {
    workspaceId,
    domain,
  }: { readonly workspaceId?: string | undefined; readonly domain?: string | undefined },
): Promise<SenderDomain[]> {
  const ofWorkspace = workspaceId ? sql` and workspace_id = ${workspaceId}::uuid` : empty
  const ofName = domain ? sql` and domain = ${domain}` : empty
  const rows = await db.rows<Row>(sql`
    select ${SHOWN} from sender_domain where true${ofWorkspace}${ofName} order by domain, workspace_id`)
  return rows.map(read)
}

/** Gives a domain its second key, or takes it away; its first one stays. Of two at once, one does nothing. */
export async function keepEd25519(
  db: Queryable,
  { workspaceId, domain, publicKey, ed25519PublicKey }: SenderDomain,
  added: Ed25519Key | null,
): Promise<void> {
  const key = await findDomainKey(db, workspaceId, [domain])
  if (!key) return
  const known = [publicKey, ed25519PublicKey].filter(Boolean).join(',')
  const privateKeys = [key.privateKey, added?.privateKey].filter(Boolean).join('')
  const publicKeys = [publicKey, added?.publicKey].filter(Boolean).join(',')
  await db.rows(sql`
    update sender_domain set private_key = ${sealSecret(db, 'DKIM key', [workspaceId, domain], privateKeys)},
      public_key = ${publicKeys}
    where workspace_id = ${workspaceId}::uuid and domain = ${domain} and public_key = ${known}`)
}

/** Its key signs no more. False when the workspace has no such domain. */
export async function removeDomain(db: Queryable, workspaceId: string, domain: string): Promise<boolean> {
  const removed = await db.rows(sql`
    delete from sender_domain where workspace_id = ${workspaceId}::uuid and domain = ${domain} returning domain`)
  return removed.length > 0
}

export async function keepChecks(
  db: Queryable,
  { workspaceId, domain }: Pick<SenderDomain, 'workspaceId' | 'domain'>,
  checks: readonly Check[],
): Promise<void> {
  await db.rows(sql`
    update sender_domain set checks = ${JSON.stringify(checks)}::jsonb, checked = ${now().toISOString()}::timestamptz
    where workspace_id = ${workspaceId}::uuid and domain = ${domain}`)
}

/** The key of the first of these domains that has one: a sender's own domain, then those above it. */
export async function findDomainKey(
  db: Queryable,
  workspaceId: string,
  domains: readonly string[],
): Promise<DomainKey | undefined> {
  const [key] = await db.rows<Pick<DomainKey, 'domain' | 'selector' | 'privateKey'>>(sql`
    select domain, selector, private_key from sender_domain
    where workspace_id = ${workspaceId}::uuid and domain = any(${domains}::text[])
    order by length(domain) desc limit 1`)
  if (!key) return undefined
  const opened = openSecret(db, 'DKIM key', [workspaceId, key.domain], key.privateKey)
  const [privateKey = '', ed25519PrivateKey = null] = opened.match(PEM) ?? []
  return { ...key, privateKey, ed25519PrivateKey }
}

/** Workspaces whose sender's domain, or one above it, has no key. */
export async function listSendersWithoutKey(
  db: Queryable,
): Promise<{ readonly workspaceId: string; readonly handle: string; readonly senderEmail: string }[]> {
  const senders = await db.rows<{ workspaceId: string; handle: string; senderEmail: string }>(sql`
    select id as workspace_id, handle, sender_email from workspace where sender_email is not null order by created`)
  const keys = await db.rows<{ workspaceId: string; domain: string }>(sql`
    select workspace_id, domain from sender_domain`)
  const known = Map.groupBy(keys, ({ workspaceId }) => workspaceId)
  return senders.filter(({ workspaceId, senderEmail }) => {
    const host = `.${senderEmail.split('@')[1]?.toLowerCase() ?? ''}`
    return known.get(workspaceId)?.some(({ domain }) => host.endsWith(`.${domain}`)) !== true
  })
}
