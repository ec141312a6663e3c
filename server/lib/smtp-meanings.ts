/**
 * The one table of what mail servers mean by what they say: in answers to SMTP (RFC 5321 4.2), in delivery reports
 * (RFC 3464) and in the callbacks of senders. Pure; docs/decisions/bounces.md says why.
 */
import { WORDS, type Meaning } from './smtp-words.ts'

export type { Meaning } from './smtp-words.ts'

/** Where it was said: before any message, at one of its commands, after its final dot, or in a report that came later. */
export type Stage = 'OPEN' | 'MAIL' | 'RCPT' | 'DATA' | 'END' | 'REPORT'

export interface ServerReply {
  readonly stage: Stage
  /** 200 to 599; a report may have none. */
  readonly code?: number | undefined
  /** RFC 3463, such as `5.1.1`. */
  readonly status?: string | undefined
  readonly text: string
  /** The recipient's domain in lower case, where there is a recipient by now. */
  readonly domain?: string | undefined
}

export interface ReplyMeaning {
  readonly meaning: Meaning
  /** By words, or by a code that says as much; false: it follows from a bare number alone. */
  readonly isSaid: boolean
  /** Another time it may be taken: a code in the 400s. */
  readonly isTransient: boolean
  /** `throttled` for this receiving domain alone; unset: for the route. */
  readonly domain?: string
}

/** Codes that name a dead address by themselves (RFC 3463 3.2, RFC 7505). */
const DEAD = new Set(['5.1.1', '5.1.10'])

/** Codes that say it all, where no words say that it is about us. */
const CODES: Readonly<Record<string, Meaning>> = {
  '5.1.7': 'about_us', // the sender's address
  '5.1.8': 'about_us',
  '5.2.2': 'full_mailbox',
  '4.2.2': 'full_mailbox',
  '5.2.3': 'refused_message', // too large
  '5.3.4': 'refused_message',
}

/** 5.2.1: a mailbox that takes no mail, by these words for good. */
const DISABLED =
  /\b(?:disabled|inactiv\w+|deactivated|closed|deleted|suspended|discontinued|not (?:active|exist))/i
const SIGN_IN = new Set([530, 534, 535, 538])
const SIZE = /\b(?:size|large|big)\b/i
/** No server needs more to say what it means. */
const TEXT_CHARACTERS = 2_000

/** Receivers that name themselves, not the recipient's domain, when they limit. */
const BRANDS = ['gmail', 'yahoo', 'aol', 'outlook', 'hotmail', 'icloud', 'gmx', 'yandex', 'comcast', 'orange']

/** What a reply or a report means. */
export function meaningOf(said: ServerReply): ReplyMeaning {
  const text = said.text.slice(0, TEXT_CHARACTERS)
  const isTransient = isForNow(said)
  const { meaning, isSaid } = judged({ ...said, text }, isTransient)
  const domain = meaning === 'throttled' ? limitedDomain(text, said.domain) : undefined
  return { meaning, isSaid, isTransient, ...(domain === undefined ? {} : { domain }) }
}

/** Do the words name a mailbox that is gone, or one that is full? For text that has no code. */
export function namesMailbox(text: string): boolean {
  const row = wordsOf(text.slice(0, TEXT_CHARACTERS))
  return row?.meaning === 'dead_address' || row?.meaning === 'full_mailbox'
}

type Judged = Pick<ReplyMeaning, 'meaning' | 'isSaid'>

function judged(said: ServerReply, isTransient: boolean): Judged {
  const { stage, code, status, text } = said
  const row = wordsOf(text)
  if (row?.isSure) return { meaning: row.meaning, isSaid: true }
  if (SIGN_IN.has(code ?? 0)) return { meaning: 'about_us', isSaid: true }
  if (stage === 'OPEN' || stage === 'MAIL') return beforeRecipient(said, isTransient)
  const worded = row?.meaning
  const coded = byCode(status, text)
  // After DATA the server has taken the recipient: it speaks of the message, unless its code says otherwise.
  const isLate = stage === 'DATA' || stage === 'END'
  if (isTransient) return forNow(said, coded ?? worded)
  if (coded && worded !== 'full_mailbox') return { meaning: coded, isSaid: true }
  if (worded && !(isLate && worded === 'dead_address')) return { meaning: worded, isSaid: true }
  if (stage === 'RCPT' && code === 552 && !SIZE.test(text)) return { meaning: 'full_mailbox', isSaid: true }
  const [, subject] = status?.split('.') ?? []
  return { meaning: 'refused_message', isSaid: subject === '6' || subject === '7' }
}

function byCode(status: string | undefined, text: string): Meaning | undefined {
  if (status === undefined) return undefined
  if (DEAD.has(status)) return 'dead_address'
  if (status === '5.2.1' && DISABLED.test(text)) return 'dead_address'
  return Object.hasOwn(CODES, status) ? CODES[status] : undefined
}

/** No recipient has been named: whatever it is, it is about us, or about the size of the message. */
function beforeRecipient({ code, status, text }: ServerReply, isTransient: boolean): Judged {
  if (code === 421 || isLimit(status)) return { meaning: 'throttled', isSaid: true }
  if (isTransient) return { meaning: 'try_later', isSaid: false }
  const isTooLarge = status === '5.3.4' || (code === 552 && (status === undefined || SIZE.test(text)))
  return { meaning: isTooLarge ? 'refused_message' : 'about_us', isSaid: true }
}

/** Greylisting servers often say 4.7.1: that code alone is about this recipient. */
function forNow({ stage, code, status }: ServerReply, said: Meaning | undefined): Judged {
  if (said === 'full_mailbox' || said === 'about_us') return { meaning: said, isSaid: true }
  if (said === 'try_later') return { meaning: said, isSaid: true }
  if ((code === 421 && stage !== 'REPORT') || isLimit(status)) return { meaning: 'throttled', isSaid: true }
  return { meaning: 'try_later', isSaid: false }
}

function isLimit(status = ''): boolean {
  return status.startsWith('4.7.') && status !== '4.7.1'
}

function isForNow({ code, status }: ServerReply): boolean {
  return code === undefined ? status?.startsWith('4') === true : code < 500
}

function wordsOf(text: string) {
  return WORDS.find(({ words }) => words.some((pattern) => pattern.test(text)))
}

/** The recipient's domain where the words name it by itself (an address in it says no more than who the recipient is). */
function limitedDomain(text: string, domain: string | undefined): string | undefined {
  if (domain === undefined) return undefined
  const lower = text.toLowerCase()
  const label = domain.split('.')[0] ?? ''
  const isNamed = stands(lower, domain) || (BRANDS.includes(label) && stands(lower, label))
  return isNamed ? domain : undefined
}

/** By itself, or with more after a dot; not as the end of an address or of another name. */
function stands(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + name.length]]
    if (!/[\w@.-]/.test(before) && !/[\w-]/.test(after)) return true
  }
  return false
}
