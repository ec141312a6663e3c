/** Freezing an audience: its first range when it is published, the others by whichever worker comes by. */
import { finishIfDrained } from '../mailings/mailing-lifecycle.ts'
import { findOpen, lockMailings, wakeMailings } from '../mailings/status-store.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { openPollLoop, type Loop } from '../../platform/poll-loop.ts'
import {
  endFreeze,
  findFreezes,
  findLastContact,
  keepFreeze,
  moveFreeze,
  takeFreeze,
  type Freeze,
  type FreezePlace,
} from './freeze-store.ts'
import { skipTaken, writeRange, type FrozenRange } from './range-store.ts'
import type { Audience } from './store.ts'

interface Ranges {
  /** Recipients whose rows are written with the publication itself: 0.1 s. Smaller audiences are one transaction. */
  readonly first: number
  /** Half a second: what a crash undoes, and for how long others wait for their turn. */
  readonly next: number
}

const RANGES: Ranges = { first: 5_000, next: 25_000 }
let ranges = RANGES

/** Until it is called with nothing. @internal For tests, which come to a third range with some thousand people. */
export function setRanges(set: Ranges = RANGES): void {
  ranges = set
}

/** By how much the clocks of two machines may differ without the one writing twice what the other moved. */
const CLOCKS_APART_MILLISECONDS = 20_000
const FAILED_MILLISECONDS = 5_000

/** The mailing ended while a range of it was being written. */
class Ended extends Error {}

/**
 * Writes rows of the ledger for the contacts of an audience, each one row: `queued`, or `skipped` with the reason. Of a
 * large one the first range alone, and a note of what is left. Whoever joins from here on is not meant.
 */
export async function freezeAudience(
  tx: Tx,
  workspaceId: string,
  mailingId: string,
  audience: Audience,
): Promise<void> {
  const at = now().toISOString()
  const begun = { mailingId, at, n: 0, reachable: 0, tested: 0, audience }
  const range = await freezeRange(tx, workspaceId, begun, ranges.first)
  if (range.n < ranges.first || range.last === null) return
  const lastContact = (await findLastContact(tx, workspaceId)) ?? range.last
  if (lastContact === range.last) return
  const mailings = [mailingId, ...(audience.split?.mailings ?? [])]
  await keepFreeze(tx, workspaceId, { ...begun, ...range, mailings, lastContact, frozenUntil: range.last })
}

/** Goes on with what is being frozen, as long as the program runs; several processes may. */
export function openFreezing(db: Db, log: Log): Loop {
  const resting = new Map<string, number>()
  return openPollLoop('freeze-audiences', log, async () => {
    let didSome = false
    for (const freeze of await findFreezes(db)) {
      if ((resting.get(freeze.mailingId) ?? 0) > performance.now()) continue
      resting.delete(freeze.mailingId)
      didSome =
        (await freezeNext(db, freeze).catch((error: unknown) => {
          resting.set(freeze.mailingId, performance.now() + FAILED_MILLISECONDS)
          log.error(
            { err: error, ...freeze },
            'a range of an audience was not frozen; it will be tried again',
          )
          return false
        })) || didSome
    }
    return didSome
  })
}

/**
 * Freezes the next range of an audience, in one transaction. False when another worker is at it, or nothing is left.
 * The mailings are held last and shortly, so that sending goes on beside it: one that was cancelled meanwhile gets none
 * of the range, and no others.
 */
export async function freezeNext(db: Db, place: FreezePlace): Promise<boolean> {
  const { workspaceId, mailingId } = place
  const next = () =>
    db.transaction(async (tx) => {
      const freeze = await takeFreeze(tx, place)
      if (!freeze) return false
      if ((await findOpen(tx, workspaceId, freeze.mailings)).length === 0) {
        await endFreeze(tx, place)
        return true
      }
      const range = await freezeRange(tx, workspaceId, freeze, ranges.next)
      await lockMailings(tx, workspaceId, { id: mailingId })
      if ((await findOpen(tx, workspaceId, freeze.mailings)).length === 0) throw new Ended()
      if (range.n < freeze.n + ranges.next || range.last === null) await finishFreeze(tx, place, freeze)
      else await moveFreeze(tx, place, { ...range, frozenUntil: range.last })
      await wakeMailings(tx, workspaceId, freeze.mailings)
      return true
    })
  return retried(next).catch((error: unknown) => {
    if (error instanceof Ended) return true
    throw error
  })
}

/** The sums of all ranges until this one. */
async function freezeRange(
  tx: Tx,
  workspaceId: string,
  freeze: Omit<Freeze, 'lastContact' | 'frozenUntil' | 'mailings'> & Partial<Freeze>,
  size: number,
): Promise<FrozenRange> {
  const { mailingId, at, n, reachable, tested, audience, frozenUntil: after, mailings } = freeze
  const changedSince = new Date(new Date(at).getTime() - CLOCKS_APART_MILLISECONDS).toISOString()
  const of = { workspaceId, mailingId, at, n }
  const range = { after, until: freeze.lastContact, size, reachable, tested }
  const frozen = await writeRange(tx, of, audience, range)
  const { last } = frozen
  if (after !== undefined && mailings !== undefined && last !== null)
    await skipTaken(tx, of, mailings, { after, last, changedSince })
  return {
    last,
    n: n + frozen.n,
    reachable: reachable + frozen.reachable,
    tested: tested + frozen.tested,
  }
}

/** All rows are there: a mailing of which none waits any more is over. */
async function finishFreeze(tx: Tx, place: FreezePlace, { mailings }: Freeze): Promise<void> {
  await endFreeze(tx, place)
  for (const id of [...mailings].sort()) await finishIfDrained(tx, place.workspaceId, id)
}
