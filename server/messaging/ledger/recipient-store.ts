/** What must be known of recipients just before writing to them. */
import type { Tx } from '../../platform/database.ts'
import { sql } from '../../platform/sql.ts'
import { CHANNEL_COLUMNS } from '../../contacts/fields.ts'
import type { Channel } from '../../contacts/channel.ts'
import type { MailingKind } from '../mailings/schemas.ts'

/** How far the rows of a mailing were picked, in the order they are. */
export interface PickedPlace {
  readonly due: string
  readonly id: string
}

/** A row that is due. */
export interface DueRow extends PickedPlace {
  readonly contactId: string | null
  readonly address: string | null
  readonly domain: string | null
  readonly variables: Record<string, unknown> | null
  readonly attempts: number
  readonly unconfirmedAttempts: number
  readonly slot: string | null
}

/** A row that is due, with what must be known of its recipient as it is now. */
export interface PickedRow extends DueRow {
  readonly contactState: string | null
  readonly follows: string | null
  /** The contact's address on the channel as it is now. */
  readonly ownAddress: string | null
  /** The contact's JSON as the API shows it. */
  readonly doc: string | null
  /** For what it asked for itself, its own word that it wants nothing does not count. */
  readonly isSuppressed: boolean
  /** Ids of the segments it is in, of those that the words ask for. */
  readonly segments?: readonly string[]
}

/** Rows with their contacts and the suppression list, as they are at this moment. */
export async function withRecipients(
  tx: Tx,
  workspaceId: string,
  { channel, kind }: { readonly channel: Channel; readonly kind: MailingKind },
  rows: readonly DueRow[],
): Promise<PickedRow[]> {
  type Recipient = Pick<PickedRow, 'contactState' | 'follows' | 'ownAddress' | 'doc'> & {
    readonly id: string
  }
  const ids = rows.flatMap(({ contactId }) => contactId ?? [])
  const addresses = rows.flatMap(({ address }) => address?.toLowerCase() ?? [])
  const { follows, address: own } = CHANNEL_COLUMNS[channel]
  // Planned each time: a plan made while the tables were empty reads all contacts of the workspace for every batch,
  // 100 rows a second where this makes thousands.
  const contacts = await tx.rows<Recipient>(
    sql`
      select id, state as contact_state, ${follows} as follows, ${own} as own_address, doc from contact c
      where workspace_id = ${workspaceId}::uuid and id = any(${ids}::uuid[])`,
    { named: false },
  )
  const suppressed = await tx.rows<{ address: string; isOwnWord: boolean }>(
    sql`
      select address, reason in ('unsubscribed', 'stopped') as is_own_word from suppression
      where workspace_id = ${workspaceId}::uuid and channel = ${channel} and address = any(${addresses}::text[])`,
    { named: false },
  )
  const known = new Map(contacts.map(({ id, ...contact }) => [id, contact]))
  const shut = new Set(
    suppressed.flatMap(({ address, isOwnWord }) => (isOwnWord && kind === 'notification' ? [] : [address])),
  )
  const nobody = { contactState: null, follows: null, ownAddress: null, doc: null }
  return rows.map((row) => ({
    ...row,
    ...(known.get(row.contactId ?? '') ?? nobody),
    isSuppressed: shut.has(row.address?.toLowerCase() ?? ''),
  }))
}
