/** Looks into the bounce mailbox, as often as the settings say. */
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { readMailbox } from '../../platform/mailbox.ts'
import { openCredentials } from './credentials.ts'
import { openMailReader } from './read-mail-in-thread.ts'
import { recordReports } from './record.ts'

export interface MailboxDependencies {
  readonly db: Db
  readonly config: Pick<Config, 'BOUNCE_MAILBOX_URL'>
  readonly log: Log
}

/**
 * Takes what came into the mailbox, if there is one. Anybody can write to it: so only reports that name a message of ours
 * are believed, each by the workspace of its message. A message that could not be recorded stays for the next look.
 */
export async function readBounceMailbox({ db, config, log }: MailboxDependencies): Promise<void> {
  if (!config.BOUNCE_MAILBOX_URL) return
  const { readLink } = await openCredentials(db)
  const trust = { believesAddresses: false, source: 'report' }
  const mail = openMailReader()
  try {
    const { taken, givenUp } = await readMailbox(config.BOUNCE_MAILBOX_URL, async (message) => {
      const reports = (await mail.read(message, readLink)) ?? []
      if (reports.length === 0) return 'left'
      await recordReports(db, trust, reports)
      return 'taken'
    })
    if (taken > 0) log.info({ taken }, 'bounces were read from the mailbox')
    if (givenUp > 0) log.warn({ givenUp }, 'messages in the mailbox ended the program twice, and are left')
  } finally {
    await mail.close()
  }
}
