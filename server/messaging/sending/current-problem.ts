/** What stands in the way of a workspace's messages at this moment, in a sentence. */
import type { Channel } from '../../contacts/channel.ts'
import { now } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database.ts'
import { learnedInterval } from '../ledger/learned-pace-rules.ts'
import { listOutages } from '../ledger/outage-store.ts'
import { readLearned } from '../ledger/pace-store.ts'
import { awaySentence, slowSentence } from './words.ts'

/** Faster than that nobody notices. */
const NOTICED_MILLISECONDS = 10

/** Of these channels; null when nothing does: its provider is away, or asked for less. */
export async function currentProblem(
  db: Queryable,
  workspaceId: string,
  channels: readonly Channel[],
): Promise<string | null> {
  const outage = (await listOutages(db, workspaceId)).find(({ channel }) => channels.includes(channel))
  if (outage) return awaySentence(outage)
  const learned = await readLearned(db, workspaceId, channels)
  for (const channel of channels) {
    const pace = learned.get(channel)
    const interval = learnedInterval(pace, now())
    if (pace && interval !== undefined && interval > NOTICED_MILLISECONDS)
      return slowSentence(channel, pace.words, interval)
  }
  return null
}
