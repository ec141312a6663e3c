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
  readonly checks: readonly Check[] | null
  readonly checked: string | null
  readonly created: string
}

export interface DomainKey {
  readonly domain: string
  readonly selector: string
  /** PKCS #8 in PEM. */
  readonly privateKey: string
}

const SHOWN = sql`workspace_id, domain, selector, public_key, checks, checked, created`

/** False when the workspace has the domain already: its key stays. */
export async function addDomain(
  db: Queryable,
  workspaceId: string,
  { domain, selector, privateKey, publicKey }: DomainKey & { readonly publicKey: string },
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
  return db.rows<SenderDomain>(sql`
    select ${SHOWN} from sender_domain where true${ofWorkspace}${ofName} order by domain, workspace_id`)
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
  const [key] = await db.rows<DomainKey>(sql`
    select domain, selector, private_key from sender_domain
    where workspace_id = ${workspaceId}::uuid and domain = any(${domains}::text[])
    order by length(domain) desc limit 1`)
  return key && { ...key, privateKey: openSecret(db, 'DKIM key', [workspaceId, key.domain], key.privateKey) }
}

/** Workspaces whose sender's domain, or one above it, has no key. */
export async function listSendersWithoutKey(
  db: Queryable,
): Promise<{ readonly workspaceId: string; readonly senderEmail: string }[]> {
  const senders = await db.rows<{ workspaceId: string; senderEmail: string }>(sql`
    select id as workspace_id, sender_email from workspace where sender_email is not null order by created`)
  const keys = await db.rows<{ workspaceId: string; domain: string }>(sql`
    select workspace_id, domain from sender_domain`)
  const known = Map.groupBy(keys, ({ workspaceId }) => workspaceId)
  return senders.filter(({ workspaceId, senderEmail }) => {
    const host = `.${senderEmail.split('@')[1]?.toLowerCase() ?? ''}`
    return known.get(workspaceId)?.some(({ domain }) => host.endsWith(`.${domain}`)) !== true
  })
}
