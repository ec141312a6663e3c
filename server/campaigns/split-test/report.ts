/** How the versions of a campaign fare, beside each other. */
import { countMailings, subjectsOf } from '../../messaging/mailings/report-store.ts'
import type { Db } from '../../platform/database.ts'
import { readCampaign } from '../store.ts'
import { faredOf } from './decide.ts'
import type { Measure } from './rules.ts'
import { findTest } from './store.ts'

export interface TestReport {
  readonly measure: Measure
  readonly share: number
  readonly decideAt: string | null
  readonly winner: number | null
  readonly decided: string | null
  readonly isByHand: boolean
  /** Who waits for the winner. */
  readonly waiting: number
  readonly versions: VersionReport[]
}

export interface VersionReport {
  readonly variant: number
  readonly subject: string
  readonly recipients: number
  readonly sent: number
  readonly opened: number
  readonly clicked: number
}

/** null for a campaign that goes out, or went, in one version. Every number is of one moment. */
export async function reportTest(
  db: Db,
  workspaceId: string,
  campaignId: string,
): Promise<TestReport | null> {
  return db.transaction(
    async (tx) => {
      await readCampaign(tx, workspaceId, campaignId)
      const test = await findTest(tx, workspaceId, campaignId)
      if (!test || test.started === null) return null
      const mailings = await countMailings(tx, workspaceId, campaignId)
      const subjects = new Map(
        (await subjectsOf(tx, workspaceId, campaignId)).map(({ id, subject }) => [id, subject]),
      )
      const [opens, clicks] = [
        await faredOf(tx, workspaceId, campaignId, 'opens'),
        await faredOf(tx, workspaceId, campaignId, 'clicks'),
      ]
      const versions = mailings
        .filter(({ variant }) => variant > 0)
        .map(({ id, variant, recipients, sent }) => ({
          variant,
          subject: subjects.get(id) ?? '',
          recipients,
          sent,
          opened: opens.find((each) => each.variant === variant)?.engaged ?? 0,
          clicked: clicks.find((each) => each.variant === variant)?.engaged ?? 0,
        }))
      const held = mailings.find(({ status }) => status === 'held')
      const { measure, share, decideAt, winner, decided, decidedBy } = test
      const isByHand = decidedBy !== null
      return { measure, share, decideAt, winner, decided, isByHand, waiting: held?.waiting ?? 0, versions }
    },
    { isolation: 'repeatable read' },
  )
}
