/** What a report of a bounce says of an address, by the table of meanings: dead, full, or that it is us who are not wanted. */
import { meaningOf, namesMailbox, type Meaning } from '../../lib/smtp-meanings.ts'

/** What is known of a refusal: an enhanced status code (RFC 3463), and words in which there may be one. */
export interface Refused {
  readonly status?: string | undefined
  readonly words: string
  /** Who reports it calls the address dead itself: what neither code nor words decide is then believed. */
  readonly isDeadSaid?: boolean
}

/**
 * `bounced`: the address is no good. `soft-bounced`: it could not be delivered, another time it may be. `refused`: the
 * receiver wants no mail of ours or not this message, which says nothing of the address.
 */
export type Severity = 'bounced' | 'soft-bounced' | 'refused'

const STATUS = /(?<![\w.])([245])\.(\d{1,3})\.(\d{1,3})(?!\.?\w)/
const REPLY = /(?<![\d.])([45]\d\d)(?![\d.]|\d*[:/])/
/** Code and status at the beginning are no words: `smtp; 550-5.1.1 `. */
const BEFORE_WORDS = /^\s*(?:[\w-]+\s*;\s*)?(?:[45]\d\d[ -]?)?(?:[245]\.\d{1,3}\.\d{1,3}\s+)?/

const SEVERITIES: Readonly<Record<Exclude<Meaning, 'refused_message'>, Severity>> = {
  dead_address: 'bounced',
  full_mailbox: 'soft-bounced',
  about_us: 'refused',
  throttled: 'refused',
  try_later: 'soft-bounced',
}

/** `5.1.1` out of a field or of words; undefined when there is none. */
export function readStatus(text: string): string | undefined {
  return STATUS.exec(text)?.[0]
}

/** Does the text hold a code that refuses, or words about a mailbox? */
export function isRefusal(text: string): boolean {
  const status = STATUS.exec(text)
  return (status ? status[1] !== '2' : REPLY.test(text)) || namesMailbox(text)
}

/**
 * What is undecided is soft, and becomes a bounce when it comes again and again. A receiver that does not want us would
 * else empty the list of everybody it has mailboxes for.
 */
export function severityOf({ status, words, isDeadSaid = false }: Refused): Severity {
  const code = specific(status) ?? specific(readStatus(words)) ?? status
  const reply = REPLY.exec(words)?.[1]
  const { meaning, isSaid } = meaningOf({
    stage: 'REPORT',
    code: code === undefined && reply !== undefined ? Number(reply) : undefined,
    status: code,
    text: words.replace(BEFORE_WORDS, ''),
  })
  if (meaning !== 'refused_message') return SEVERITIES[meaning]
  if (isSaid) return 'refused'
  return isDeadSaid ? 'bounced' : 'soft-bounced'
}

/** 5.0.0 says nothing; the words beside it may say more. */
function specific(status: string | undefined): string | undefined {
  return status && !/^\d\.0\.0$/.test(status) ? status : undefined
}
