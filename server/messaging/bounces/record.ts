/** What is reported of messages takes effect: on the ledger, the suppression list and the contacts, at once or not. */
import { recordEvents } from '../../events/store.ts'
import type { NewEvent } from '../../events/schemas.ts'
import { retried, type Db, type Tx } from '../../platform/database.ts'
import { applyOptOuts } from '../../contacts/suppression/apply-opt-out.ts'
import type { HardBounce } from '../../contacts/suppression/hard-bounces.ts'
import type { SuppressionReason } from '../../contacts/suppression/schemas.ts'
import { countSoftBounces } from '../../contacts/suppression/soft-bounces.ts'
import { asReportedFor, verdictOf, type Outcome, type Verdict } from './rules.ts'
import { holdReports, type ReportedBounce } from '../bounce-watch/reports.ts'
import type { Report } from './schemas.ts'
import { findKnown, findSentTo, lockReported, writeVerdicts, type Reported } from './store.ts'

/** Whose reports these are, and how far they are believed. */
export interface ReporterTrust {
  /** Reports on messages of other workspaces are ignored; unset: each goes to the workspace of its message. */
  readonly workspaceId?: string
  /** A report that names no message of ours is taken for the latest one to its address. */
  readonly believesAddresses: boolean
  /** Where it came from, for the proof that consent ended. */
  readonly source: string
}

interface Located {
  readonly report: Report
  readonly workspaceId: string
  readonly ids: readonly string[]
}

/** Reports in one transaction: a form of many is taken in parts, each of which holds its rows only shortly. */
const BATCH = 100

/** How many of the reports were about a message of ours. The same reports again change nothing. */
export async function recordReports(
  db: Db,
  trust: ReporterTrust,
  reports: readonly Report[],
): Promise<number> {
  const located = await locate(db, trust, reports)
  let known = 0
  for (const [workspaceId, named] of Map.groupBy(located, ({ workspaceId }) => workspaceId)) {
    const mine = await knownOf(db, workspaceId, named)
    for (let start = 0; start < mine.length; start += BATCH) {
      const batch = mine.slice(start, start + BATCH)
      known += await retried(() => db.transaction((tx) => record(tx, workspaceId, batch, trust.source)))
    }
  }
  return known
}

/** The messages the reports may be about; a report on somebody else's message is about none of ours. */
async function locate(db: Db, trust: ReporterTrust, reports: readonly Report[]): Promise<Located[]> {
  const named = reports.flatMap((report) => namedBy(trust, report))
  const { workspaceId, believesAddresses } = trust
  if (!workspaceId || !believesAddresses) return named
  const nameless = reports.filter(({ messages }) => messages.length === 0)
  const sent = await findSentTo(
    db,
    workspaceId,
    nameless.flatMap(({ recipients }) => recipients),
  )
  const found = nameless.flatMap((report): Located[] => {
    const ids = report.recipients.flatMap((recipient) => sent.get(recipient.toLowerCase()) ?? [])
    return ids.length > 0 ? [{ report, workspaceId, ids: ids.slice(0, 1) }] : []
  })
  return [...named, ...found]
}

function namedBy(trust: ReporterTrust, report: Report): Located[] {
  const first = report.messages.find(
    ({ workspaceId }) => trust.workspaceId === undefined || workspaceId === trust.workspaceId,
  )
  if (!first) return []
  const { workspaceId } = first
  const ids = report.messages.filter((message) => message.workspaceId === workspaceId)
  return [{ report, workspaceId, ids: ids.map(({ deliveryId }) => deliveryId) }]
}

/** Looked up before anything is held: ids that somebody made up cost one statement, however many. */
async function knownOf(db: Db, workspaceId: string, located: readonly Located[]): Promise<Located[]> {
  const known = await findKnown(
    db,
    workspaceId,
    located.flatMap(({ ids }) => ids),
  )
  return located.filter(({ ids }) => ids.some((id) => known.has(id)))
}

async function record(
  tx: Tx,
  workspaceId: string,
  located: readonly Located[],
  source: string,
): Promise<number> {
  const rows = await lockReported(
    tx,
    workspaceId,
    located.flatMap(({ ids }) => ids),
  )
  const matched = located.flatMap(({ report, ids }) => {
    const row = rows.get(ids.find((id) => rows.has(id)) ?? '')
    return row ? [{ row, report: row.address === null ? report : asReportedFor(report, row.address) }] : []
  })
  const { verdicts, news } = judge(matched)
  await writeVerdicts(tx, workspaceId, verdicts)
  await takeEffect(tx, workspaceId, news, source)
  return matched.length
}

interface MatchedReport {
  readonly row: Reported
  readonly report: Report
}

/** One verdict a message, the worst of what is reported; `news` is what was not known before. */
function judge(matched: readonly MatchedReport[]): { verdicts: Verdict[]; news: MatchedReport[] } {
  const verdicts = new Map<string, Verdict>()
  const outcomes = new Map<string, Outcome | null>()
  const news: MatchedReport[] = []
  for (const { row, report } of matched) {
    const verdict = verdictOf(row.id, outcomes.get(row.id) ?? row.outcome, report)
    if (verdict.outcome !== null || !verdicts.has(row.id)) verdicts.set(row.id, verdict)
    if (verdict.outcome !== null) outcomes.set(row.id, verdict.outcome)
    if (verdict.outcome !== null || report.kind === 'unsubscribed') news.push({ row, report })
  }
  return { verdicts: [...verdicts.values()], news }
}

const ENDS: Readonly<Partial<Record<Report['kind'], SuppressionReason>>> = {
  bounced: 'bounced',
  complained: 'complained',
  unsubscribed: 'unsubscribed',
}

async function takeEffect(
  tx: Tx,
  workspaceId: string,
  news: readonly MatchedReport[],
  source: string,
): Promise<void> {
  const soft = news.filter(({ report }) => report.kind === 'soft-bounced').flatMap(bounceOf)
  const dead = (await countSoftBounces(tx, workspaceId, soft)).map((bounce): ReportedBounce => ({
    ...bounce,
    channel: 'email',
    reason: 'bounced',
    source,
    isSoft: true,
  }))
  const optOuts = news.flatMap((matched): ReportedBounce[] => {
    const reason = ENDS[matched.report.kind]
    return reason ? bounceOf(matched).map((bounce) => ({ ...bounce, channel: 'email', reason, source })) : []
  })
  const [bounced, willed] = [
    optOuts.filter(({ reason }) => reason === 'bounced'),
    optOuts.filter(({ reason }) => reason !== 'bounced'),
  ]
  await applyOptOuts(tx, workspaceId, [
    ...willed,
    ...(await holdReports(tx, workspaceId, [...bounced, ...dead])),
  ])
  await recordEvents(tx, workspaceId, news.flatMap(eventOf))
}

/** Nothing follows for an address that was erased. */
function bounceOf({
  row,
  report: { detail },
}: MatchedReport): (HardBounce & Pick<ReportedBounce, 'mailingId'>)[] {
  const { id: deliveryId, mailingId, contactId, address } = row
  return address === null ? [] : [{ deliveryId, mailingId, contactId, address, detail }]
}

function eventOf({ row, report: { kind, detail } }: MatchedReport): NewEvent[] {
  const { mailingId, contactId } = row
  if (kind === 'complained')
    return [{ type: 'delivery.complained', subjectId: row.id, data: { mailingId, contactId } }]
  if (kind !== 'bounced' && kind !== 'soft-bounced' && kind !== 'refused') return []
  return [{ type: 'delivery.bounced', subjectId: row.id, data: { mailingId, contactId, detail } }]
}
