/** What of the outbox is shown, as its address says it. */
import type { MessageRecord } from '../../../server/app-api/message-schemas.ts'
import type { SuppressionRecord } from '../../../server/app-api/suppression-schemas.ts'

export const WORDS = [
  'waiting',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'skipped',
  'unknown',
] as const satisfies readonly MessageRecord['word'][]

export const KINDS = [
  'campaign',
  'teaser',
  'post',
  'flow',
  'welcome',
  'invitation',
  'notification',
  'test',
] as const satisfies readonly MessageRecord['kind'][]

export const CHANNELS = ['email', 'sms'] as const satisfies readonly MessageRecord['channel'][]

export const REASONS = [
  'bounced',
  'complained',
  'unsubscribed',
  'stopped',
  'blocked',
] as const satisfies readonly SuppressionRecord['reason'][]

export interface MessageSearch {
  readonly to?: string
  readonly word?: MessageRecord['word']
  readonly kind?: MessageRecord['kind']
  readonly channel?: MessageRecord['channel']
  readonly mailing?: string
  /** The last one of the page before. */
  readonly after?: string
}

export interface SuppressionSearch {
  readonly reason?: SuppressionRecord['reason']
  readonly find?: string
  readonly after?: string
}

/** For `validateSearch`: what is not understood is left out. */
export function readMessageSearch(given: Record<string, unknown>): MessageSearch {
  return known({
    to: text(given['to']),
    word: WORDS.find((each) => each === given['word']),
    kind: KINDS.find((each) => each === given['kind']),
    channel: CHANNELS.find((each) => each === given['channel']),
    mailing: text(given['mailing']),
    after: text(given['after']),
  })
}

export function readSuppressionSearch(given: Record<string, unknown>): SuppressionSearch {
  return known({
    reason: REASONS.find((each) => each === given['reason']),
    find: text(given['find']),
    after: text(given['after']),
  })
}

export interface AuditSearch {
  /** The noun of what was done. */
  readonly kind?: string
  readonly by?: string
  readonly before?: string
}

export function readAuditSearch(given: Record<string, unknown>): AuditSearch {
  return known({ kind: text(given['kind']), by: text(given['by']), before: text(given['before']) })
}

function text(value: unknown): string | undefined {
  const written = typeof value === 'number' ? String(value) : value
  return typeof written === 'string' && written.trim() !== '' ? written : undefined
}

/** Without what is undefined, as an address has it. */
function known<Search extends object>(search: { readonly [Name in keyof Search]: Search[Name] | undefined }) {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search
}
