/** How a campaign fares, in words for people. */
import { REASONS } from '../messaging/ledger/reasons.ts'
import type { Counts, MailingReport } from '../messaging/mailings/report-store.ts'
import type { Engagement } from '../tracking/store.ts'
import type { CampaignProgress, CampaignReport } from '../campaigns/report.ts'
import { pairs, table } from './table.ts'

const MAILINGS: Readonly<Record<string, string>> = { campaign: 'The campaign', teaser: 'Its SMS teaser' }

/** One line a number, and at the end what to do if something is to be done. */
export function progressText(progress: CampaignProgress, isDecided = false): string {
  const { teaser, reason, isCounting, ...rest } = progress
  return paragraphs([
    pairs(isCounting ? { ...rest, recipients: `${rest.recipients}, still counting` } : rest),
    teaser && `SMS teaser\n${pairs(teaser)}`,
    reason,
    !isDecided &&
      undecided(progress) &&
      `What is unknown may or may not have arrived: ${unknownHint(progress.id)}`,
  ])
}

/** A part for each mailing: its numbers, reasons, receiving domains, and what was reported later. */
export function reportText({ id, status, reason, mailings }: CampaignReport): string {
  const head = `Campaign ${id} is ${status}${reason === undefined ? '' : `: ${reason}`}`
  if (mailings.length === 0) return `${head}\n\nNothing has been sent of it.`
  const parts = mailings.map((mailing) =>
    paragraphs([
      `${MAILINGS[mailing.kind] ?? mailing.kind}, by ${mailing.channel}, ${mailing.status}`,
      pairs(countsOf(mailing)),
      mailing.isCounting && 'Its recipients are still being counted: there will be more.',
      pairs(arrivals(mailing)),
      reasonsText(mailing),
      domainsText(mailing),
      engagementText(mailing.engagement),
    ]),
  )
  const isUndecided = mailings.some(({ unknown, reasons }) => unknown > decided(reasons))
  return paragraphs([
    head,
    ...parts,
    isUndecided && `What is unknown may or may not have arrived: ${unknownHint(id)}`,
    isUndecided && `tidings message list --campaign ${id} --state unknown  names them.`,
  ])
}

function arrivals({ firstSent, lastSent, delivered, bounced, complained }: MailingReport): object {
  return {
    'first sent': firstSent,
    'last sent': lastSent,
    'confirmed as delivered': delivered,
    'returned later': bounced,
    'reported as spam': complained,
  }
}

function reasonsText({ reasons }: MailingReport): string | undefined {
  if (reasons.length === 0) return undefined
  const rows = reasons.map(({ state, reason, count }) => ({
    state,
    count,
    why: reason === null ? 'no reason is known' : REASONS[reason],
  }))
  return table(rows, ['state', 'count', 'why'])
}

function domainsText({ domains }: MailingReport): string | undefined {
  if (domains.length === 0) return undefined
  return `Receivers with most recipients\n${table(domains, ['domain', 'recipients', 'sent', 'failed', 'skipped', 'unknown', 'waiting'])}`
}

/** People, what fetched for them, and machines, apart. */
function engagementText(engagement: readonly Engagement[]): string | undefined {
  if (engagement.length === 0) return undefined
  const rows = engagement.map(({ kind, url, ...counts }) => ({ what: url ?? `${kind}s`, ...counts }))
  return `Opens and clicks\n${table(rows, ['what', 'people', 'human', 'proxy', 'machine'])}`
}

function countsOf({ recipients, sent, failed, skipped, unknown, waiting }: Counts): Counts {
  return { recipients, sent, failed, skipped, unknown, waiting }
}

function undecided({ unknown, teaser }: CampaignProgress): boolean {
  return unknown > 0 || (teaser?.unknown ?? 0) > 0
}

function decided(reasons: MailingReport['reasons']): number {
  return reasons.reduce((sum, { state, count }) => sum + (state === 'unknown' ? count : 0), 0)
}

function unknownHint(id: string): string {
  return `tidings campaign resolve-unknown ${id} --resend  sends it again, --keep keeps it as unknown.`
}

function paragraphs(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
