/** What a row of `contact c` holds of a channel. */
import { sql, type Sql } from '../platform/sql.ts'
import type { Channel } from './channel.ts'

export const CHANNEL_COLUMNS: Readonly<
  Record<Channel, { readonly address: Sql; readonly key: Sql; readonly follows: Sql }>
> = {
  email: { address: sql`c.email`, key: sql`lower(c.email)`, follows: sql`c.follows_email` },
  sms: { address: sql`c.phone`, key: sql`c.phone`, follows: sql`c.follows_sms` },
}
