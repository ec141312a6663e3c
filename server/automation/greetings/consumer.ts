/** A new contact is welcomed, once, and the team hears of it. */
import type { Consumer, Event } from '../../events/schemas.ts'
import { enqueue, openMailing, type NewDelivery } from '../../messaging/mailings/store.ts'
import { asLiquidText } from '../../lib/liquid-text.ts'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { readGreeting, type Greeting } from '../settings-store.ts'
import {
  findNewcomers,
  findTeam,
  holdLastNotification,
  rewriteNotification,
  unwelcomed,
  type LastNotification,
  type Newcomer,
  type News,
} from './store.ts'

const NAMED_IN_NOTIFICATION = 20
const PAUSE_MILLISECONDS = 10 * 60_000

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
  const subject = welcomeSubject ?? `Welcome to ${asLiquidText(name)}`
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

/** One mail to each member of the team, for all that came in together, or within ten minutes of the last one. */
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
  for (const { email } of team) {
    const last = await holdLastNotification(tx, workspaceId, mailing.id, email)
    const news = withNewcomers(last?.news, newcomers)
    const variables = { newContacts: { ...news, title: titleFor(news, name), text: listOf(news) } }
    if (last?.news) await rewriteNotification(tx, workspaceId, last.id, variables)
    else
      await enqueue(tx, workspaceId, mailing.id, [
        { contactId: null, address: email, variables, due: nextDue(last) },
      ])
  }
}

/** A flood of newcomers is no flood of mails: behind one that went, the next waits and gathers who comes meanwhile. */
function nextDue(last: LastNotification | undefined): Date {
  const next = last ? new Date(last.at).getTime() + PAUSE_MILLISECONDS : 0
  return new Date(Math.max(now().getTime(), next))
}

function withNewcomers(before: News | undefined, newcomers: readonly Newcomer[]): News {
  const { count = 0, lines = [], ids = [] } = before ?? {}
  const [first] = newcomers
  const named = newcomers.slice(0, Math.max(0, NAMED_IN_NOTIFICATION - lines.length))
  return {
    first: before?.first ?? (first ? labelOf(first) : ''),
    count: count + newcomers.length,
    lines: [...lines, ...named.map(lineOf)],
    // By these it is found when somebody it names is erased.
    ids: [...ids, ...named.map(({ id }) => id)],
  }
}

function titleFor({ count, first }: News, workspace: string): string {
  return `${count === 1 ? first : `${count} new contacts`} in ${workspace}`
}

function listOf({ count, lines }: News): string {
  const more = count - lines.length
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
