/** When bounces are believed: pure. They say something of their addresses only while others arrive. */
import type { Outcome } from '../transport.ts'

/** The last words on the recipients of one mailing. */
export interface Watch {
  /** Since the window began; it ends with WINDOW of them. */
  readonly outcomes: number
  readonly bad: number
  /** Bad ones in a row, and of these the last with the same words. */
  readonly streak: number
  readonly same: number
  readonly words: string
  /** Something of the mailing was accepted before. */
  readonly hasSent: boolean
}

/** `waiting`: too little is known; `content`: what is held may follow; `doubt`: it is us, or the server, not the list. */
export type Opinion = 'waiting' | 'content' | 'doubt'

/** Null: the message was accepted. Else the words with which its address, or all that comes from us, was refused. */
export type LastWord = string | null

/** What an attempt said of a recipient, as far as bounces go. */
export interface ReportedOutcome {
  readonly deliveryId: string
  /** `about-us`: refused for good, `about-us-now`: for now, and the message waits already. */
  readonly verdict: 'accepted' | 'bounced' | 'about-us' | 'about-us-now'
  readonly words: string
}

const WINDOW = 200
const MOST_BAD = 0.3 * WINDOW
/** In a row, when nothing was ever accepted and when something was; and with the very same words. */
const STREAK = { first: 20, later: 50 }
const SAME = { first: 10, later: 25 }
/** A row of so many is not an accident that the next window may forget. */
const SHORT = 5
/** Of what was reported after sending: at least so many, and this share of what was sent. */
const REPORTED = { least: 20, share: 0.3, sameShare: 0.15 }
const WORDS_CHARACTERS = 100

/** Nothing has been reported yet. */
export const UNWATCHED: Watch = { outcomes: 0, bad: 0, streak: 0, same: 0, words: '', hasSent: false }

/** What bounces are judged by; what is put off, doubtful or refused as a message says nothing of them. */
export function reportedOutcomesOf(deliveryId: string, outcome: Outcome): ReportedOutcome[] {
  const said = { deliveryId, words: outcome.detail }
  if (outcome.state === 'sent') return [{ ...said, verdict: 'accepted' }]
  if (outcome.state === 'failed' && outcome.reason === 'bounced') return [{ ...said, verdict: 'bounced' }]
  if (!('isAboutUs' in outcome)) return []
  return [{ ...said, verdict: outcome.state === 'failed' ? 'about-us' : 'about-us-now' }]
}

/** The watch after these words, in their order. A window that ends without doubt begins again. */
export function afterWords(before: Watch, words: readonly LastWord[]): { watch: Watch; opinion: Opinion } {
  let watch = before
  for (const word of words) {
    watch = afterWord(watch, word)
    if (isDoubtful(watch)) return { watch: { ...UNWATCHED, hasSent: watch.hasSent }, opinion: 'doubt' }
  }
  if (watch.outcomes < WINDOW || watch.streak >= SHORT) return { watch, opinion: 'waiting' }
  return { watch: { ...watch, outcomes: 0, bad: 0 }, opinion: 'content' }
}

/** Nothing of the mailing waits any more. A row that is not broken yet goes on with the next ones of a standing one. */
export function atEnd({ outcomes, bad, same, streak, hasSent }: Watch, isStanding: boolean): Opinion {
  if (isStanding && streak >= SHORT) return 'waiting'
  const isEverybody = !hasSent && bad === outcomes && bad >= SHORT && same === bad
  return isEverybody ? 'doubt' : 'content'
}

/** What is reported of `sent` messages: `reported` bounces, of which those of `held` are not believed yet. */
export function ofReports(reported: number, sent: number, held: readonly string[]): Opinion {
  const alike = Map.groupBy(held, sameWords)
  const same = Math.max(0, ...Array.from(alike.values(), ({ length }) => length))
  // Nothing arrived at all, for one and the same reason: as in a short mailing of which everything bounced.
  if (sent === 0 && same >= SHORT && same === reported) return 'doubt'
  if (reported < REPORTED.least) return 'content'
  const isOneVoice = same >= REPORTED.least && same > REPORTED.sameShare * sent
  return reported > REPORTED.share * sent || isOneVoice ? 'doubt' : 'content'
}

/** What the words for two recipients share: without their addresses, and without anything that is counted. */
export function sameWords(words: string): string {
  return words
    .slice(0, 10 * WORDS_CHARACTERS)
    .toLowerCase()
    .replaceAll(/\S*@\S*|\S*\d\S*/g, '#')
    .slice(0, WORDS_CHARACTERS)
    .toWellFormed()
}

function afterWord(watch: Watch, word: LastWord): Watch {
  const outcomes = watch.outcomes + 1
  if (word === null) return { ...watch, outcomes, streak: 0, same: 0, words: '', hasSent: true }
  const words = sameWords(word)
  const same = words === watch.words && watch.same > 0 ? watch.same + 1 : 1
  return { ...watch, outcomes, bad: watch.bad + 1, streak: watch.streak + 1, same, words }
}

function isDoubtful({ bad, streak, same, hasSent }: Watch): boolean {
  const since = hasSent ? 'later' : 'first'
  return bad > MOST_BAD || streak >= STREAK[since] || same >= SAME[since]
}
