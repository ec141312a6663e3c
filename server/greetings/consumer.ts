/** A new contact is welcomed, once, and the team hears of it. */
import type { Consumer, Event } from '../events/schemas.ts'
import { enqueue, openMailing, type NewDelivery } from '../delivery/mailings/store.ts'
import type { Tx } from '../platform/database.ts'
import { findNewcomers, findTeam, readGreeting, unwelcomed, type Greeting, type Newcomer } from './store.ts'

const NAMED_IN_NOTIFICATION = 20

export const greetingConsumer: Consumer = {
  name: 'greeting',
  async take(tx, workspaceId, events) {
    const subscribed = idsOf(events, 'contact.subscribed')
    const created = idsOf(events, 'contact.created')
    if (subscribed.length === 0 && created.length === 0) return
    const greeting = await readGreeting(tx, workspaceId)
    if (greeting.welcomeText !== null) await welcome(tx, workspaceId, greeting, subscribed)
    if (greeting.notifyTeam) await tellTeam(tx, workspaceId, greeting, created)
  },
}

/** By email where the contact has one, else by SMS. The ledger looks at its consent. */
async function welcome(
  tx: Tx,
  workspaceId: string,
  { welcomeSubject, welcomeText, name, smsEnabled }: Greeting,
  ids: readonly string[],
): Promise<void> {
  const text = welcomeText ?? ''
  const subject = welcomeSubject ?? `Welcome to ${name}`
  const newcomers = await findNewcomers(tx, workspaceId, ids)
  const mails = newcomers.flatMap((newcomer) => addressed(newcomer, newcomer.email))
  const texts = newcomers.flatMap((newcomer) =>
    smsEnabled && newcomer.email === null ? addressed(newcomer, newcomer.phone) : [],
  )
  const kinds = [
    { channel: 'email', content: { subject, blocks: [{ type: 'text', text }] }, deliveries: mails },
    { channel: 'sms', content: { text }, deliveries: texts },
  ] as const
  for (const { channel, content, deliveries } of kinds) {
    if (deliveries.length === 0) continue
    const mailing = await openMailing(tx, workspaceId, {
      kind: 'welcome',
      channel,
      isStanding: true,
      content,
    })
    await enqueue(tx, workspaceId, mailing.id, await unwelcomed(tx, workspaceId, mailing.id, deliveries))
  }
}

/** One mail to each member of the team, for all that came in together. */
async function tellTeam(
  tx: Tx,
  workspaceId: string,
  { name }: Greeting,
  created: readonly string[],
): Promise<void> {
  const newcomers = await findNewcomers(tx, workspaceId, created)
  const team = await findTeam(tx, workspaceId)
  if (newcomers.length === 0 || team.length === 0) return
  const mailing = await openMailing(tx, workspaceId, {
    kind: 'notification',
    channel: 'email',
    name: 'new-contacts',
    isStanding: true,
    content: {
      subject: '{{ newContacts.title }}',
      blocks: [{ type: 'text', text: '{{ newContacts.text }}' }],
    },
  })
  // By the ids it is found when one of them is erased.
  const ids = newcomers.map(({ id }) => id)
  const newContacts = { title: titleFor(newcomers, name), text: listOf(newcomers), ids }
  const deliveries = team.map(({ email }) => ({
    contactId: null,
    address: email,
    variables: { newContacts },
  }))
  await enqueue(tx, workspaceId, mailing.id, deliveries)
}

function titleFor(newcomers: readonly Newcomer[], workspace: string): string {
  const [first] = newcomers
  const who = newcomers.length === 1 && first ? labelOf(first) : `${newcomers.length} new contacts`
  return `${who} in ${workspace}`
}

function listOf(newcomers: readonly Newcomer[]): string {
  const lines = newcomers.slice(0, NAMED_IN_NOTIFICATION).map(lineOf)
  const more = newcomers.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

function lineOf({ name, email, phone, source }: Newcomer): string {
  return [name, email, phone, source && `(${source})`].filter(Boolean).join(', ')
}

function labelOf({ name, email, phone }: Newcomer): string {
  return name ?? email ?? phone ?? 'A new contact'
}

function addressed({ id }: Newcomer, address: string | null): (NewDelivery & { contactId: string })[] {
  return address === null ? [] : [{ contactId: id, address }]
}

function idsOf(events: readonly Event[], type: Event['type']): string[] {
  return [...new Set(events.filter((event) => event.type === type).map(({ subjectId }) => subjectId))]
}
