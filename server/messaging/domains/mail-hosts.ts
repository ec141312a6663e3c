/** Who sends the mail of a workspace: their names go into SPF. */
import type { Queryable } from '../../platform/database.ts'
import { readSmtpUrls } from '../../platform/smtp/server-url.ts'
import { findSender } from '../settings-store.ts'

/** `usual`: the servers of a workspace that has none of its own, as SMTP_URL names them. */
export async function mailHostsOf(
  db: Queryable,
  usual: string | undefined,
  workspaceId: string,
): Promise<string[]> {
  const urls = (await findSender(db, workspaceId))?.smtpUrl ?? usual
  return urls === undefined ? [] : [...new Set(readSmtpUrls(urls).map(({ host }) => host))]
}
