/** What one attempt at a mail server came to, by the table of meanings. */
import type { Unopened, Withdrawn } from '../../platform/smtp/connection.ts'
import { quote, type Reply } from '../../platform/smtp/reply.ts'
import type { Attempt, Step } from '../../platform/smtp/transaction.ts'
import type { Outcome } from '../transport.ts'
import { meaningOf, type ReplyMeaning } from '../../lib/smtp-meanings.ts'

const RETRY = /\b(?:in|after|for|wait)\s+(\d{1,4})\s*(s|m)(?:ec|in|\b)/i

/** What one attempt came to; `route` names the server, without credentials, `domain` is the recipient's. */
export function outcomeOf(attempt: Attempt | Unopened | Withdrawn, route: string, domain?: string): Outcome {
  switch (attempt.end) {
    case 'answered':
      return outcomeOfReply(attempt, route, domain)
    case 'too-large':
      return refused(`The message is larger than ${route} takes (${attempt.limitBytes} bytes)`)
    case 'unopened':
      return { state: 'unreachable', detail: attempt.words }
    case 'lost':
      return { state: attempt.isHandedOver ? 'unknown' : 'lost', detail: attempt.words }
    case 'withdrawn':
      return { state: 'withdrawn', detail: 'It was not begun' }
    default:
      return attempt satisfies never
  }
}

function outcomeOfReply(
  { step, reply }: { readonly step: Step; readonly reply: Reply },
  route: string,
  recipientDomain: string | undefined,
): Outcome {
  const detail = quote(reply)
  if (step === 'END' && reply.code < 300) return { state: 'sent', route, detail }
  const reading = meaningOf({ ...reply, stage: step, domain: recipientDomain })
  const { meaning, domain } = reading
  if (meaning === 'throttled') {
    return { state: 'throttled', detail, ...(domain === undefined ? {} : { domain }), ...retryAfter(reply) }
  }
  // Nobody has been named to the server yet: it says nothing of the recipient.
  if (step === 'MAIL' && meaning !== 'refused_message') {
    return { state: 'unreachable', detail: `${route}: ${detail}` }
  }
  return settled(reading, detail, retryAfter(reply))
}

function settled(
  { meaning, isTransient }: ReplyMeaning,
  detail: string,
  after: { retryAfterSeconds?: number },
): Outcome {
  const blame = meaning === 'about_us' ? { isAboutUs: true as const } : {}
  if (isTransient || meaning === 'full_mailbox') return { state: 'deferred', detail, ...after, ...blame }
  if (meaning === 'dead_address') return { state: 'failed', reason: 'bounced', detail }
  return { ...refused(detail), ...blame }
}

/** Greylisting servers often say when to come back. */
function retryAfter({ text }: Reply): { retryAfterSeconds?: number } {
  const [, number, unit] = RETRY.exec(text) ?? []
  if (number === undefined) return {}
  const seconds = Number(number) * (unit?.toLowerCase() === 'm' ? 60 : 1)
  return seconds >= 1 && seconds <= 24 * 3600 ? { retryAfterSeconds: seconds } : {}
}

function refused(detail: string): Extract<Outcome, { state: 'failed' }> {
  return { state: 'failed', reason: 'refused', detail }
}
