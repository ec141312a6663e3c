/** Every column that holds a secret we must be able to read again, and the pair of functions it is written and read by. */
import type { Queryable } from '../database.ts'

export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly type: 'text' | 'bytea'
  /** The primary key, in order: a sealed value is bound to its row. */
  readonly keys: readonly { readonly column: string; readonly type: 'uuid' | 'text' }[]
}

const OF_WORKSPACE = { column: 'workspace_id', type: 'uuid' } as const

/** The names are part of what is sealed: they stay, whatever tables and columns are called one day. */
export const SEALED_COLUMNS = {
  'signing key': {
    table: 'secret',
    column: 'key',
    type: 'bytea',
    keys: [{ column: 'purpose', type: 'text' }],
  },
  'mail servers': {
    table: 'workspace',
    column: 'smtp_url',
    type: 'text',
    keys: [{ column: 'id', type: 'uuid' }],
  },
  'DKIM key': {
    table: 'sender_domain',
    column: 'private_key',
    type: 'text',
    keys: [OF_WORKSPACE, { column: 'domain', type: 'text' }],
  },
  'webhook secret': {
    table: 'webhook_endpoint',
    column: 'secret',
    type: 'text',
    keys: [OF_WORKSPACE, { column: 'id', type: 'uuid' }],
  },
  'second step': {
    table: 'account_totp',
    column: 'secret',
    type: 'text',
    keys: [{ column: 'account_id', type: 'uuid' }],
  },
} as const satisfies Readonly<Record<string, SealedColumn>>

export type SecretName = keyof typeof SEALED_COLUMNS

/** As it is to be stored: sealed for the row of that primary key, where the installation has a key. */
export function sealSecret<Text extends string | null>(
  { keys }: Pick<Queryable, 'keys'>,
  name: SecretName,
  row: readonly string[],
  text: Text,
): Text | string {
  return text === null ? text : keys.seal(text, boundTo(name, row))
}

/** What was stored for that row, readable again. Throws `SealBroken`. */
export function openSecret<Text extends string | null>(
  { keys }: Pick<Queryable, 'keys'>,
  name: SecretName,
  row: readonly string[],
  stored: Text,
): Text | string {
  return stored === null ? stored : keys.open(stored, boundTo(name, row))
}

/** Ids are written in any case by people; the database keeps one. */
function boundTo(name: SecretName, row: readonly string[]): string {
  return [name, ...row].join('/').toLowerCase()
}
