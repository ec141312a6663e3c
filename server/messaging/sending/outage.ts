/** A provider that is away is tried by itself for a day, and the team is notified meanwhile (docs/decisions/sending.md). */
import { now } from '../../platform/clock.ts'
import type { DueMailing } from '../ledger/mailing-store.ts'
import { withoutAddresses } from '../../lib/without-addresses.ts'
import { recordEvents } from '../../events/store.ts'
import { retried, type Db } from '../../platform/database.ts'
import { endOutage, findWaiting, noteOutage, type Outage } from '../ledger/outage-store.ts'
import { pauseMailing } from '../mailings/mailing-lifecycle.ts'
import { tellTeam } from '../mailings/tell-team.ts'
import type { Mailing } from '../mailings/schemas.ts'
import { nextTry, isHopeless } from './outage-rules.ts'
import type { State } from './state.ts'
import { awaySentence, awayTitle, unreachableSentence } from './words.ts'

/** It was tried again in vain: once more later, or after a day all that waits for it is paused with a sentence. */
export async function providerIsAway(
  { db, log }: Pick<State, 'db' | 'log'>,
  due: DueMailing,
  { since, words, mailing }: { readonly since: Date; readonly words: string; readonly mailing: Mailing },
): Promise<void> {
  const { workspaceId, channel } = due
  const at = now()
  if (!isHopeless(since, at)) {
    const next = nextTry(since, at)
    log.warn({ workspace: workspaceId, channel, since, next, words }, 'a provider is away; it is tried again')
    const times = { since: since.toISOString(), nextTry: next.toISOString() }
    return note(db, { workspaceId, channel, words, ...times })
  }
  for (const id of await findWaiting(db, workspaceId, channel)) {
    const own = id === mailing.id ? mailing : { ...mailing, id }
    await pauseMailing(db, workspaceId, id, unreachableSentence(own, words))
  }
  await endOutage(db, workspaceId, channel)
}

/** The team and consumers of events are notified once, however many workers notice. */
async function note(db: Db, outage: Outage): Promise<void> {
  const { workspaceId, channel, since, nextTry, words } = outage
  await retried(() =>
    db.transaction(async (tx) => {
      if (!(await noteOutage(tx, outage))) return
      const data = { channel, since, nextTry, reason: withoutAddresses(words) }
      await recordEvents(tx, workspaceId, [{ type: 'sending.unreachable', subjectId: workspaceId, data }])
      await tellTeam(tx, workspaceId, { title: awayTitle(channel), text: awaySentence(outage) })
    }),
  )
}

/** It was reached. */
export async function providerIsBack({ db, log }: Pick<State, 'db' | 'log'>, due: DueMailing): Promise<void> {
  await endOutage(db, due.workspaceId, due.channel)
  log.info({ workspace: due.workspaceId, channel: due.channel }, 'a provider that was away is back')
}
