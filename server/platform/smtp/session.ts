/** From a server's name to a connection that takes messages: greeting, EHLO, STARTTLS, AUTH. */
import { isIP } from 'node:net'
import { reachable } from '../../lib/private-networks.ts'
import { authenticate, withoutSecrets } from './authentication.ts'
import { connect, ConnectionLost, type Dialogue } from './dialogue.ts'
import { quote, type Reply } from './reply.ts'
import type { SmtpServer } from './server-url.ts'

/** How long each step may take, in milliseconds. */
export interface Timeouts {
  readonly connect: number
  readonly greeting: number
  readonly command: number
  /** After the last byte of a message: ending this wait early makes duplicates (RFC 1047). */
  readonly end: number
}

export const TIMEOUTS: Timeouts = { connect: 15_000, greeting: 60_000, command: 120_000, end: 600_000 }

/** A connection that is ready for its next message. */
export interface Session {
  readonly dialogue: Dialogue
  /** Takes several commands at once (RFC 2920); given up for a server that answers them worse than one by one. */
  hasPipelining: boolean
  /** Groups of commands in a row whose answers came late. */
  stalls: number
  /** How long the way there and back takes. */
  readonly roundTripMilliseconds: number
  /** The largest message it takes; undefined when it does not say. */
  readonly sizeLimitBytes?: number
  readonly hasSize: boolean
}

const isPublic = reachable([])

/** This machine, or a private network: nobody else's is on the way. */
export function isNear(address: string): boolean {
  // A socket of both families shows IPv4 so.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) > 0 && !isPublic(plain)
}

/** The server cannot be reached or will not have us. Says nothing of any message; names the host, no credentials. */
export class SessionRefused extends Error {}

export interface SessionOptions {
  /** How we greet: a host name, or undefined for the address of the socket. */
  readonly name: string | undefined
  readonly timeouts: Timeouts
  /** Whether messages may go in the clear to that address. */
  readonly isAtHand: (address: string) => boolean
  /** Ends the conversation at once, however far it is. */
  readonly cut: AbortSignal
}

/** Throws a `SessionRefused`. */
export async function openSession(
  server: SmtpServer,
  { name, timeouts, isAtHand, cut }: SessionOptions,
): Promise<Session> {
  let dialogue: Dialogue | undefined
  try {
    dialogue = await connect(server, timeouts.connect, cut)
    const greeting = await dialogue.reply('with a greeting', timeouts.greeting)
    if (greeting.code !== 220) throw new ConnectionLost(`greeted with ${quote(greeting)}`)
    let capabilities = await greet(dialogue, name, timeouts)
    let isSecret = server.isImplicitTls
    if (!isSecret && capabilities.extensions.has('STARTTLS')) {
      dialogue = await startTls(dialogue, timeouts, cut)
      capabilities = await greet(dialogue, name, timeouts)
      isSecret = true
    }
    if (!isSecret) mustBeBearable(server, isAtHand(dialogue.remoteAddress))
    const methods = (capabilities.extensions.get('AUTH') ?? '').split(' ')
    await authenticate(dialogue, server, { methods, isSecret, timeoutMilliseconds: timeouts.command })
    return sessionOf(dialogue, capabilities)
  } catch (error) {
    dialogue?.destroy()
    if (!(error instanceof ConnectionLost)) throw error
    throw new SessionRefused(`${server.host}:${server.port} ${withoutSecrets(error.message, server)}`)
  }
}

/** Messages hold people's names and addresses, and links that open their data. */
function mustBeBearable({ tls }: SmtpServer, isAtHand: boolean): void {
  if (tls === 'required') throw new ConnectionLost('offers no TLS, which is required')
  if (tls === 'optional' || isAtHand) return
  throw new ConnectionLost(
    'offers no TLS, and messages are not sent in the clear over the internet: use smtps:// or another port, or add ?tls=optional',
  )
}

interface Capabilities {
  readonly extensions: ReadonlyMap<string, string>
  readonly roundTripMilliseconds: number
}

async function greet(
  dialogue: Dialogue,
  name: string | undefined,
  { command }: Timeouts,
): Promise<Capabilities> {
  const { localAddress } = dialogue
  const literal = localAddress.includes(':') ? `[IPv6:${localAddress}]` : `[${localAddress}]`
  const began = performance.now()
  const reply = await ask(dialogue, `EHLO ${name ?? literal}`, 'EHLO', command)
  const roundTripMilliseconds = performance.now() - began
  if (reply.code !== 250) throw new ConnectionLost(`answered EHLO with ${quote(reply)}`)
  const extensions = new Map(
    reply.lines.slice(1).map((line): [string, string] => {
      const [keyword = '', ...rest] = line.split(/[ =]/)
      return [keyword.toUpperCase(), rest.join(' ').toUpperCase()]
    }),
  )
  return { extensions, roundTripMilliseconds }
}

async function startTls(
  dialogue: Dialogue,
  { command, connect }: Timeouts,
  cut: AbortSignal,
): Promise<Dialogue> {
  const reply = await ask(dialogue, 'STARTTLS', 'STARTTLS', command)
  if (reply.code !== 220) throw new ConnectionLost(`answered STARTTLS with ${quote(reply)}`)
  return dialogue.encrypt(connect, cut)
}

function sessionOf(dialogue: Dialogue, { extensions, roundTripMilliseconds }: Capabilities): Session {
  const limit = Number(extensions.get('SIZE') ?? 0)
  return {
    dialogue,
    hasPipelining: extensions.has('PIPELINING'),
    stalls: 0,
    roundTripMilliseconds,
    hasSize: extensions.has('SIZE'),
    ...(limit > 0 ? { sizeLimitBytes: limit } : {}),
  }
}

function ask(dialogue: Dialogue, line: string, what: string, timeout: number): Promise<Reply> {
  dialogue.say(`${line}\r\n`)
  return dialogue.reply(what, timeout)
}
