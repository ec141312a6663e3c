/** What a mail server's answer means for a message (RFC 5321 4.2, RFC 3463), and for its address. */
import type { Unopened } from '../../platform/smtp/pool.ts'
import { quote, type Reply } from '../../platform/smtp/reply.ts'
import type { Attempt, Step } from '../../platform/smtp/transaction.ts'
import type { Outcome } from '../transport.ts'

type Meaning =
  /** The address itself does not take mail. */
  | 'bounced'
  /** This message, or mail from us, is not wanted. */
  | 'refused'
  /** Not now. */
  | 'deferred'
  /** The server does not work for us: nothing is said of message or address. */
  | 'unreachable'

/** What words say, where the numbers leave it open; the first that matches. */
const WORDS: readonly (readonly [Meaning, RegExp])[] = [
  [
    'unreachable',
    /authenticat\w+ (is )?(required|needed)|must (issue|(be )?authenticate)|not authenticated|\brelay|your (account|plan)|(daily|hourly|sending) (\w+ )?(limit|quota)/i,
  ],
  // Ours, not the recipient's.
  ['refused', /\bsender\b|\b(client|your) (host|ip|domain|server)/i],
  ['deferred', /(mail ?box|quota|inbox|storage|account)\b.{0,30}\b(full|exceed)|over ?quota|quota exceeded/i],
  [
    'bounced',
    /(unknown|no such|invalid|nonexist\w+|non-exist\w+|inactive|disabled) (local )?(user|recipient|mail ?box|address|account|person)/i,
  ],
  [
    'bounced',
    /(user|recipient|mail ?box|address|account|alias)\b.{0,60}\b(unknown|not found|not exist|n't exist|unavailable|disabled|inactive|suspended|closed|deactivated|not a valid|no longer)/i,
  ],
  [
    'bounced',
    /(does not|doesn't) (exist|have an? .{0,30}account)|no mail ?box|not our (customer|user)|domain not found/i,
  ],
  [
    'refused',
    /spam|block|black ?list|polic|reputation|\brbl\b|dnsbl|\bspf\b|dkim|dmarc|denied|permitted|prohibited|virus|malware|content|banned|abuse|unsolicited|authoriz/i,
  ],
]

/** Enhanced codes that say it all, whichever the step. */
const STATUSES: Readonly<Record<string, Meaning>> = {
  '5.1.7': 'refused', // the sender's address
  '5.1.8': 'refused',
  '5.2.2': 'deferred', // a full mailbox may be emptied
  '5.2.3': 'refused', // too large
  '5.3.4': 'refused',
  '5.4.1': 'bounced', // what some large receivers say of addresses that they do not have
  '5.4.4': 'bounced',
  '5.7.13': 'bounced', // the account is disabled
  '5.7.17': 'bounced', // the mailbox has a new owner
}

const NOT_WITHOUT_SIGNING_IN = new Set([530, 534, 535, 538])
const TOO_LARGE = /size|large|big/i
const RETRY = /\b(?:in|after|for|wait)\s+(\d{1,4})\s*(s|m)(?:ec|in|\b)/i

/** What one attempt came to; `route` names the server, without credentials. */
export function outcomeOf(attempt: Attempt | Unopened, route: string): Outcome {
  switch (attempt.end) {
    case 'answered':
      return outcomeOfReply(attempt.step, attempt.reply, route)
    case 'too-large':
      return failed('refused', `The message is larger than ${route} takes (${attempt.limitBytes} bytes)`)
    case 'unopened':
      return { state: 'unreachable', detail: attempt.words }
    case 'lost':
      return { state: attempt.isHandedOver ? 'unknown' : 'deferred', detail: attempt.words }
    default:
      return attempt satisfies never
  }
}

function outcomeOfReply(step: Step, reply: Reply, route: string): Outcome {
  const detail = quote(reply)
  if (step === 'END' && reply.code < 300) return { state: 'sent', route, detail }
  const meaning = meaningOf(step, reply)
  if (meaning === 'unreachable') return { state: meaning, detail: `${route}: ${detail}` }
  if (meaning === 'deferred') return { state: meaning, detail, ...retryAfter(reply) }
  return failed(meaning, detail)
}

/** What a refusal means. At MAIL no recipient has been named: whatever it is, it is about us. */
export function meaningOf(step: Step, { code, status, text }: Omit<Reply, 'lines'>): Meaning {
  if (step === 'MAIL') return code === 552 || status === '5.3.4' ? 'refused' : 'unreachable'
  if (NOT_WITHOUT_SIGNING_IN.has(code)) return 'unreachable'
  if (code < 500) return 'deferred'
  const said = STATUSES[status ?? '']
  if (said) return said
  const worded = WORDS.find(([, words]) => words.test(text))?.[0]
  const [, subject] = status?.split('.') ?? []
  // 5.1: the address. Policy (5.7) and words may still say that the server does not relay for us.
  if (subject === '1') {
    return worded === 'unreachable' || (worded === 'refused' && status === '5.1.0') ? worded : 'bounced'
  }
  if (subject === '7') return worded === 'unreachable' || worded === 'bounced' ? worded : 'refused'
  if (worded) return worded
  return step === 'RCPT' ? bareAtRecipient(code, text) : 'refused'
}

function bareAtRecipient(code: number, text: string): Meaning {
  if (code === 550 || code === 551 || code === 553) return 'bounced'
  // "Exceeded storage allocation" is the mailbox's, unless it is the message's.
  return code === 552 && !TOO_LARGE.test(text) ? 'deferred' : 'refused'
}

/** Greylisting servers often say when to come back. */
function retryAfter({ text }: Reply): { retryAfterSeconds?: number } {
  const [, number, unit] = RETRY.exec(text) ?? []
  if (number === undefined) return {}
  const seconds = Number(number) * (unit?.toLowerCase() === 'm' ? 60 : 1)
  return seconds >= 1 && seconds <= 24 * 3600 ? { retryAfterSeconds: seconds } : {}
}

function failed(reason: 'bounced' | 'refused', detail: string): Outcome {
  return { state: 'failed', reason, detail }
}
