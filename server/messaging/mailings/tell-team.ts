/** The mail by which the team learns that sending needs somebody, or has to wait. */
import { withoutAddresses } from '../../lib/without-addresses.ts'
import type { Tx } from '../../platform/database.ts'
import { findTeam } from '../settings-store.ts'
import { enqueue, openMailing } from './store.ts'

export interface Trouble {
  readonly title: string
  /** Sentences for people that say what to do. */
  readonly text: string
}

/**
 * One mail to each member of the team, in the transaction of what it tells of, which must happen once. Where it is the
 * mail server that is away the mail waits for it like all others, and says since when.
 */
export async function tellTeam(tx: Tx, workspaceId: string, { title, text }: Trouble): Promise<void> {
  const team = await findTeam(tx, workspaceId)
  if (team.length === 0) return
  const mailing = await openMailing(tx, workspaceId, {
    kind: 'notification',
    channel: 'email',
    name: 'trouble',
    isStanding: true,
    content: { subject: '{{ trouble.title }}', blocks: [{ type: 'text', text: '{{ trouble.text }}' }] },
  })
  const variables = { trouble: { title, text: withoutAddresses(text) } }
  await enqueue(
    tx,
    workspaceId,
    mailing.id,
    team.map((address) => ({ contactId: null, address, variables })),
  )
}
