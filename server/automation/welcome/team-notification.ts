/** The mail that notifies the team of new contacts. */
import { enqueue, openMailing } from '../../messaging/mailings/store.ts'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import type { WelcomeSettings } from '../settings-store.ts'
import {
  findNewContacts,
  findTeam,
  holdLastNotification,
  rewriteNotification,
  type Digest,
  type LastNotification,
  type NewContact,
} from './store.ts'

const NAMED_IN_NOTIFICATION = 20
const PAUSE_MILLISECONDS = 10 * 60_000

/** One mail to each member of the team, for all that came in together, or within ten minutes of the last one. */
export async function notifyTeam(
  tx: Tx,
  workspaceId: string,
  { name }: WelcomeSettings,
  created: readonly string[],
): Promise<void> {
  const newContacts = await findNewContacts(tx, workspaceId, created)
  const team = await findTeam(tx, workspaceId)
  if (newContacts.length === 0 || team.length === 0) return
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
    const digest = withNewContacts(last?.digest, newContacts)
    const variables = { newContacts: { ...digest, title: titleFor(digest, name), text: listOf(digest) } }
    if (last?.digest) await rewriteNotification(tx, workspaceId, last.id, variables)
    else
      await enqueue(tx, workspaceId, mailing.id, [
        { contactId: null, address: email, variables, due: nextDue(last) },
      ])
  }
}

/** A flood of new contacts is not a flood of mails: behind one that went, the next waits and collects who comes meanwhile. */
function nextDue(last: LastNotification | undefined): Date {
  const next = last ? new Date(last.at).getTime() + PAUSE_MILLISECONDS : 0
  return new Date(Math.max(now().getTime(), next))
}

function withNewContacts(before: Digest | undefined, newContacts: readonly NewContact[]): Digest {
  const { count = 0, lines = [], ids = [] } = before ?? {}
  const [first] = newContacts
  const named = newContacts.slice(0, Math.max(0, NAMED_IN_NOTIFICATION - lines.length))
  return {
    first: before?.first ?? (first ? labelOf(first) : ''),
    count: count + newContacts.length,
    lines: [...lines, ...named.map(lineOf)],
    // By these it is found when somebody it names is erased.
    ids: [...ids, ...named.map(({ id }) => id)],
  }
}

function titleFor({ count, first }: Digest, workspace: string): string {
  return `${count === 1 ? first : `${count} new contacts`} in ${workspace}`
}

function listOf({ count, lines }: Digest): string {
  const more = count - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

function lineOf({ name, email, phone, source }: NewContact): string {
  return [name, email, phone, source && `(${source})`].filter(Boolean).join(', ')
}

function labelOf({ name, email, phone }: NewContact): string {
  return name ?? email ?? phone ?? 'A new contact'
}
