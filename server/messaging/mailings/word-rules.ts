/** The one word that says where a message stands, and what is kept of it in the ledger's columns: pure. */

/** Each message has exactly one of these. */
export const FINAL_WORDS = [
  'waiting',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'skipped',
  'unknown',
] as const
export type FinalWord = (typeof FINAL_WORDS)[number]

interface Stands {
  readonly state: 'queued' | 'leased' | 'sent' | 'failed' | 'skipped' | 'unknown'
  readonly reason: string | null
  readonly outcome: 'delivered' | 'bounced' | 'complained' | null
}

/** What was said of it last. An address that a server refused at once bounced too, as one that came back later. */
export function finalWord({ state, reason, outcome }: Stands): FinalWord {
  if (state === 'queued' || state === 'leased') return 'waiting'
  if (outcome !== null) return outcome
  return state === 'failed' && reason === 'bounced' ? 'bounced' : state
}
