/** A workspace with one secret in every column that holds some, and the words to look for wherever they must not be. */
import { offerTotp } from '../../server/accounts/second-step.ts'
import { createAccount } from '../../server/accounts/store.ts'
import type { Db } from '../../server/platform/database.ts'
import { readSecret } from '../../server/platform/secrets.ts'
import { sql } from '../../server/platform/sql.ts'
import { makeDomain } from '../../server/messaging/domains/adding.ts'
import { findDomainKey } from '../../server/messaging/domains/store.ts'
import { createOrganization, createWorkspace } from '../../server/workspaces/store.ts'
import { createEndpoint } from '../../server/webhooks/store.ts'

export interface SecretWorkspace {
  readonly id: string
  readonly endpointId: string
  /** Each secret, as text that a dump would show. */
  readonly words: Readonly<Record<string, string>>
}

export const SMTP_PASSWORD = 'pa55-of-the-mail-server'
export const DOMAIN = 'mail.shop.example'
const PURPOSES = ['tokens', 'reports', 'claps'] as const

export async function aWorkspaceWithSecrets(db: Db): Promise<SecretWorkspace> {
  const organization = await createOrganization(db, 'Secrets')
  const { id } = await createWorkspace(db, {
    organizationId: organization.id,
    name: 'Secrets',
    smtpUrl: `smtps://user:${SMTP_PASSWORD}@mail.example:465`,
  })
  await makeDomain(db, id, DOMAIN)
  const endpoint = await createEndpoint(db, id, { url: 'https://x.example/h', types: ['contact.created'] })
  const dkim = (await findDomainKey(db, id, [DOMAIN]))?.privateKey ?? ''
  const words: Record<string, string> = {
    smtp: SMTP_PASSWORD,
    dkim: dkim.split('\n')[3] ?? '',
    webhook: endpoint.secret.replace('whsec_', ''),
    secondStep: await aSecondStep(db, `owner@${id}.example`),
  }
  for (const purpose of PURPOSES) words[purpose] = (await readSecret(db, purpose)).toString('hex')
  return { id, endpointId: endpoint.id, words }
}

async function aSecondStep(db: Db, email: string): Promise<string> {
  const { id } = await createAccount(db, { email, name: 'An owner', passwordHash: null })
  return (await offerTotp(db, id, email)).secret
}

/** Every row of every table of ours, as text. */
export async function dump(db: Db): Promise<string> {
  const tables = await db.rows<{ name: string }>(sql`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  const parts: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute(`select t::text as row from ${name} t order by 1`)
    parts.push(`${name}\n${(rows as { row: string }[]).map(({ row }) => row).join('\n')}`)
  }
  return parts.join('\n\n')
}
