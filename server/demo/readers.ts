/** What became of the demo's letters: who opened, clicked, bounced and left, always the same for the same people. Pure. */
import { NO_LINK, type GatheredEngagement } from '../tracking/store.ts'

/** A letter as its readers had it. */
export interface Issue {
  /** Tells letters apart. */
  readonly number: number
  readonly sent: Date
  /** Until then it could be read. */
  readonly until: Date
  /** How many of a hundred open it. */
  readonly liked: number
  readonly links: number
}

const HOUR = 3_600_000
const MEAN_HOURS = 9
const CLICKING = 0.34
/** Of a hundred opens so many come by a proxy that fetches pictures for its users, and nobody knows when. */
const BY_PROXY = 0.16

/** Between 0 and 1, the same for the same words: FNV-1a, stirred. */
export function chance(words: string): number {
  let hash = 0x81_1c_9d_c5
  for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x45_d9_f3_b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** Each time a few mailboxes more are gone, and their letter comes back. */
export function isGone(reader: string, number: number): boolean {
  return chance(`gone ${number} ${reader}`) < 0.011
}

/** What one reader did with a letter: nothing, opened it, opened it again, clicked. */
export function readingOf(deliveryId: string, reader: string, issue: Issue): GatheredEngagement[] {
  const dice = (what: string): number => chance(`${what} ${issue.number} ${reader}`)
  if (dice('open') >= issue.liked / 100) return []
  const opened = issue.sent.getTime() + 90_000 - Math.log(1 - dice('when') * 0.995) * MEAN_HOURS * HOUR
  if (opened > issue.until.getTime()) return []
  const agent = dice('proxy') < BY_PROXY ? 'proxy' : 'human'
  const again = opened + dice('again') * 30 * HOUR
  const n = dice('twice') < 0.3 && again < issue.until.getTime() ? 2 : 1
  const open = {
    deliveryId,
    kind: 'open',
    link: NO_LINK,
    agent,
    n,
    first: timeOf(opened),
    last: timeOf(n > 1 ? again : opened),
  } as const
  const clicked = opened + 20_000 + dice('pause') * 240_000
  if (issue.links === 0 || dice('click') >= CLICKING || clicked > issue.until.getTime()) return [open]
  // The first links are clicked most.
  const link = Math.floor(dice('link') ** 1.7 * issue.links)
  return [
    open,
    { deliveryId, kind: 'click', link, agent: 'human', n: 1, first: timeOf(clicked), last: timeOf(clicked) },
  ]
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
