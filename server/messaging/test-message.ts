/** A message sent to one address, before it goes to anybody else. */
import type { Channel } from '../contacts/channel.ts'
import type { EmailContent, SmsContent } from '../content/message-content.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { findPeople } from './mailings/people-store.ts'
import { enqueue, openMailing } from './mailings/store.ts'
import { findSender, findTexting } from './settings-store.ts'

export type TestAddress = { readonly email: string } | { readonly phone: string }

export interface TestMessage {
  /** What it is a test of, for whoever reads the outbox. */
  readonly name: string
  readonly content: EmailContent | SmsContent
  /** What its occasion brings. */
  readonly variables?: Readonly<Record<string, unknown>>
}

/** As a contact with that address would get it, and if there is none as somebody unknown. Refused with 409 without a sender. */
export async function sendTest(
  db: Db,
  workspaceId: string,
  to: TestAddress,
  { name, content, variables }: TestMessage,
): Promise<{ readonly messageId: string }> {
  const channel = channelOf(to)
  await mustHaveSender(db, workspaceId, channel)
  const [person] = await findPeople(db, to, workspaceId)
  return db.transaction(async (tx) => {
    const mailing = await openMailing(tx, workspaceId, { kind: 'test', channel, name, content })
    const address = 'email' in to ? to.email : to.phone
    const [messageId = ''] = await enqueue(tx, workspaceId, mailing.id, [
      { contactId: person?.contactId ?? null, address, ...(variables && { variables }) },
    ])
    return { messageId }
  })
}

export function channelOf(to: TestAddress): Channel {
  return 'email' in to ? 'email' : 'sms'
}

async function mustHaveSender(db: Db, workspaceId: string, channel: Channel): Promise<void> {
  if (channel === 'email') {
    const sender = (await findSender(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
    if (sender.senderEmail === null) refuse('sender-missing', workspaceId)
    return
  }
  const texting = (await findTexting(db, workspaceId)) ?? refuse('workspace-unknown', workspaceId)
  if (!texting.smsEnabled) refuse('sms-disabled', workspaceId)
}
