/** Sending as a whole: the providers of this installation, and the sender that uses them. */
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { emailTransport } from '../email/transport.ts'
import { smsTransport } from '../sms/transport.ts'
import { DUE_CHANNEL } from '../mailings/status-store.ts'
import { openSender } from './sender.ts'

export interface SendingDependencies {
  readonly db: Db
  readonly config: Config
  readonly log: Log
}

const CLOSE_MILLISECONDS = 2_000

/** Sends what is due until it is stopped, which lets what is in flight finish. Throws when SMS_URL cannot be read. */
export function openSending(dependencies: SendingDependencies): { stop(): Promise<void> } {
  const { db, log } = dependencies
  // The sender has waited for what was under way already.
  const smtp = { closeMilliseconds: CLOSE_MILLISECONDS }
  const transports = { sms: smsTransport(dependencies), email: emailTransport({ ...dependencies, smtp }) }
  const sender = openSender({ db, log, transports })
  // Whoever publishes may be another process. A notification that is lost is made up for by the next look.
  const listening = db.listen(DUE_CHANNEL, sender.lookNow, () => undefined)
  return {
    stop: async () => {
      await (await listening).close()
      await sender.stop()
      await Promise.all([transports.email.close(), transports.sms.close()])
    },
  }
}
