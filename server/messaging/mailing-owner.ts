/** The port through which whoever asked for a mailing learns how it ended: the sending engine knows no campaign. */
import type { Tx } from '../platform/database.ts'

/**
 * Both are called in the transaction that ends or pauses the mailing, which holds it: an owner takes its own rows after
 * the mailing's, never before.
 */
export interface MailingOwner {
  /** A mailing that it asked for is finished; another of its mailings may still be open. */
  finished(tx: Tx, workspaceId: string, ownerId: string): Promise<void>
  /** Its mailings are paused with a sentence for people that says what to do. */
  paused(tx: Tx, workspaceId: string, ownerId: string, reason: string): Promise<void>
}

let registered: MailingOwner | undefined

/** Once a process, before anything is sent (worker.ts). */
export function registerMailingOwner(owner: MailingOwner): void {
  registered = owner
}

/** A mailing that somebody asked for must not end without a word to its owner: without an owner the transaction fails. */
export function mailingOwner(): MailingOwner {
  if (!registered) throw new Error('No owner of mailings is registered: see worker.ts')
  return registered
}
