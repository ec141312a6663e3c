/** The winner of a split test: found when its time has come, or chosen; the rest gets it. */
import { countMailings } from '../../messaging/mailings/report-store.ts'
import { lockMailings, releaseHeld } from '../../messaging/mailings/status-store.ts'
import { now } from '../../platform/clock.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { readEngagement } from '../../tracking/store.ts'
import { publishIfSent } from '../mailing-owner.ts'
import { lockCampaign } from '../store.ts'
import { winnerOf, type Fared, type Measure } from './rules.ts'
import { findDueTests, findTest, markDecided } from './store.ts'

/** Safe in several workers at once, and to do again. A campaign that is paused decides when it goes on. */
export async function decideDueTests(db: Db): Promise<void> {
  for (const { workspaceId, campaignId } of await findDueTests(db, now())) {
    await decide(db, workspaceId, campaignId, async (tx, measure) =>
      winnerOf(await faredOf(tx, workspaceId, campaignId, measure)),
    )
  }
}

/**
 * The rest gets this version, whatever the numbers say. Refused with 409 where there is nothing to decide any more, with
 * 400 for a version that there is not.
 */
export async function chooseWinner(
  db: Db,
  workspaceId: string,
  campaignId: string,
  { variant, by }: { readonly variant: number; readonly by: string },
): Promise<void> {
  const isDone = await decide(
    db,
    workspaceId,
    campaignId,
    async (_tx, _measure, versions) => {
      if (variant < 1 || variant > versions) refuse('split-test-variant', versions)
      return variant
    },
    by,
  )
  if (!isDone) refuse('split-test-decided')
}

/** How each version fared until now, by the number that decides; by opens where a person does. */
export async function faredOf(
  tx: Tx,
  workspaceId: string,
  campaignId: string,
  measure: Measure,
): Promise<Fared[]> {
  const versions = (await countMailings(tx, workspaceId, campaignId)).filter(({ variant }) => variant > 0)
  const fared: Fared[] = []
  for (const { id, variant, sent } of versions) {
    const kind = measure === 'clicks' ? 'click' : 'open'
    const rows = (await readEngagement(tx, workspaceId, [id])).filter((row) => row.kind === kind)
    const engaged = rows.reduce((sum, { people, human }) => sum + (people ?? human), 0)
    fared.push({ variant, sent, engaged })
  }
  return fared.sort((one, other) => one.variant - other.variant)
}

/** One transaction, which holds the mailings and then the campaign, as the sender does. Whether it was decided by it. */
async function decide(
  db: Db,
  workspaceId: string,
  campaignId: string,
  winner: (tx: Tx, measure: Measure, versions: number) => Promise<number>,
  by: string | null = null,
): Promise<boolean> {
  return retried(() =>
    db.transaction(async (tx) => {
      await lockMailings(tx, workspaceId, { campaignId })
      const { status } = await lockCampaign(tx, workspaceId, campaignId)
      const test = await findTest(tx, workspaceId, campaignId)
      const isOpen = status === 'publishing' || (by !== null && status === 'paused')
      if (!test || test.started === null || test.winner !== null || !isOpen) return false
      const variant = await winner(tx, test.measure, test.others.length + 1)
      await markDecided(tx, workspaceId, campaignId, { winner: variant, by })
      await releaseHeld(tx, workspaceId, { campaignId, variant, isPaused: status === 'paused' })
      await publishIfSent(tx, workspaceId, campaignId)
      return true
    }),
  )
}
