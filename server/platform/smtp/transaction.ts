/** Messages over one connection, as many commands at once as the server takes (RFC 2920). */
import { ConnectionLost } from './dialogue.ts'
import type { Reply } from './reply.ts'
import type { Session, Timeouts } from './session.ts'

export interface SmtpMessage {
  /** ASCII addresses, without angle brackets. */
  readonly from: string
  readonly to: string
  /** Lines end in CRLF, also the last; none begins with a dot. */
  readonly content: Buffer
}

export type Step = 'MAIL' | 'RCPT' | 'DATA' | 'END'

/** How an attempt ended. */
export type Attempt =
  | { readonly end: 'answered'; readonly step: Step; readonly reply: Reply }
  /** The connection broke. `isHandedOver`: the system had taken the message whole, so that the server may have it. */
  | { readonly end: 'lost'; readonly isHandedOver: boolean; readonly words: string }
  | { readonly end: 'too-large'; readonly limitBytes: number }

export interface Job {
  readonly message: SmtpMessage
  settle(attempt: Attempt): void
}

/** One connection and where its work comes from. */
export interface Line {
  readonly session: Session
  readonly timeouts: Timeouts
  /** The next job; undefined when there is none, or this connection has had its share. */
  take(): Job | undefined
}

interface Announced {
  readonly job: Job
  readonly commands: readonly string[]
  /** A refused transaction before it is to be forgotten first. */
  readonly isAfterRefusal: boolean
  /** Its envelope has been said as a whole; otherwise each command waits for the answer to the one before. */
  readonly isSaid: boolean
  /** When the first answer to the group of commands it was said in has come. */
  answered?: number
}

type Answer = Extract<Attempt, { end: 'answered' }>

/** It ends the conversation, whatever it answers (RFC 5321 3.8). */
const SERVICE_ENDS = 421
const GO_AHEAD = 354
const STEPS = ['MAIL', 'RCPT', 'DATA'] as const
const STALL_MILLISECONDS = 30
const STALLS = 3

/**
 * Sends what `take` gives until it gives nothing or the connection ends, and settles every job it took. With PIPELINING
 * the envelope of the next message follows the end of the one before: a message costs one round trip instead of four.
 */
export async function transmit(line: Line): Promise<void> {
  let current = announceNext(line, false)
  while (current) {
    const { job } = current
    let refusal: Answer | undefined
    try {
      refusal = await envelopeReplies(line, current)
    } catch (error) {
      return job.settle({ end: 'lost', isHandedOver: false, words: wordsOf(error) })
    }
    if (!refusal) {
      current = await handOver(line, job)
    } else {
      current = isEnding(refusal) ? end(line) : announceNext(line, true)
      job.settle(refusal)
    }
  }
}

/** Takes the next job and, if the server takes several commands at once, says its envelope already. */
function announceNext(line: Line, isAfterRefusal: boolean): Announced | undefined {
  const { dialogue, hasPipelining, sizeLimitBytes = Infinity } = line.session
  for (let job = line.take(); job; job = line.take()) {
    if (job.message.content.length > sizeLimitBytes) {
      job.settle({ end: 'too-large', limitBytes: sizeLimitBytes })
      continue
    }
    const reset = isAfterRefusal ? 'RSET\r\n' : ''
    const commands = envelope(line.session, job)
    if (hasPipelining) dialogue.say(`${reset}${commands.join('')}`)
    return { job, commands, isAfterRefusal, isSaid: hasPipelining }
  }
  return undefined
}

/** Undefined when the server waits for the message; otherwise what it refused first. Throws `ConnectionLost`. */
async function envelopeReplies(
  { session, timeouts }: Line,
  announced: Announced,
): Promise<Answer | undefined> {
  const { dialogue } = session
  const { commands, isAfterRefusal, isSaid } = announced
  const replyTo = (command: string, what: string): Promise<Reply> => {
    if (!isSaid) dialogue.say(command)
    return dialogue.reply(what, timeouts.command)
  }
  if (isAfterRefusal) await replyTo('RSET\r\n', 'RSET')
  let refusal: Answer | undefined
  try {
    for (const [index, step] of STEPS.entries()) {
      const reply = await replyTo(commands[index] ?? '', step)
      announced.answered ??= performance.now()
      if (step === 'DATA' && reply.code === GO_AHEAD && refusal) await sayNothing(dialogue, timeouts)
      if (reply.code >= 400 || (step === 'DATA' && reply.code !== GO_AHEAD)) {
        refusal ??= { end: 'answered', step, reply }
      }
      if (refusal && (!isSaid || isEnding(refusal))) return refusal
    }
  } catch (error) {
    // It said why before it went.
    if (!refusal) throw error
  }
  if (isSaid) notePace(session, performance.now() - (announced.answered ?? 0))
  return refusal
}

/**
 * A server that writes each answer by itself and lets TCP hold back the second until we acknowledge the first (Nagle)
 * needs 40 ms for what it could say at once. Near by, one command after the other is faster then.
 */
function notePace(session: Session, lagMilliseconds: number): void {
  const isStall = lagMilliseconds > STALL_MILLISECONDS && lagMilliseconds > 3 * session.roundTripMilliseconds
  session.stalls = isStall ? session.stalls + 1 : 0
  if (session.stalls === STALLS) session.hasPipelining = false
}

/** A message is expected although nobody may have it: an empty one ends that. */
async function sayNothing(dialogue: Session['dialogue'], { end }: Timeouts): Promise<void> {
  dialogue.say(END_OF_DATA)
  await dialogue.reply('an empty message', end)
}

/** Says the message, settles its job, and gives the next one when the connection is good for it. */
async function handOver(line: Line, job: Job): Promise<Announced | undefined> {
  const { dialogue } = line.session
  // What has come by now was said of no message: it must not be taken for a word about this one.
  if (dialogue.isAhead()) {
    job.settle({ end: 'lost', isHandedOver: false, words: 'answered before it was asked' })
    return end(line)
  }
  // What follows it is written apart: what is known of the message must not hang on that.
  const isHandedOver = dialogue.hand(job.message.content, END_OF_DATA)
  const next = announceNext(line, false)
  try {
    const reply = await dialogue.reply('the message', line.timeouts.end)
    const answer: Answer = { end: 'answered', step: 'END', reply }
    if (next) next.answered = performance.now()
    job.settle(answer)
    if (isHandedOver() && !isEnding(answer)) return next
  } catch (error) {
    job.settle({ end: 'lost', isHandedOver: isHandedOver(), words: wordsOf(error) })
  }
  next?.job.settle({ end: 'lost', isHandedOver: false, words: 'ended the connection before it' })
  return end(line)
}

const END_OF_DATA = '.\r\n'

function envelope({ hasSize }: Session, { message: { from, to, content } }: Job): readonly string[] {
  const size = hasSize ? ` SIZE=${content.length}` : ''
  return [`MAIL FROM:<${from}>${size}\r\n`, `RCPT TO:<${to}>\r\n`, 'DATA\r\n']
}

function isEnding({ reply }: Answer): boolean {
  return reply.code === SERVICE_ENDS
}

function end({ session }: Line): undefined {
  session.dialogue.destroy()
}

function wordsOf(error: unknown): string {
  if (error instanceof ConnectionLost) return error.message
  throw error
}
