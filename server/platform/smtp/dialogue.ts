/** A socket on which one side says lines and the other answers each in order (RFC 5321). */
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { reachable } from '../../lib/private-networks.ts'
import { guardedLookup } from '../egress-connector.ts'
import { openAwaited } from './awaited.ts'
import { MalformedReply, readReplies, type Reply } from './reply.ts'
import { isLoopback, type SmtpServer } from './server-url.ts'

/** The connection is of no more use; the message says why, in words that may follow a host's name. */
export class ConnectionLost extends Error {}

export interface Dialogue {
  readonly localAddress: string
  readonly remoteAddress: string
  isOpen(): boolean
  say(text: string): void
  /** Says these one after the other; what it gives answers whether the system has taken all of them by now. */
  hand(content: Buffer, end: string): () => boolean
  /** Has it answered what it was not asked? */
  isAhead(): boolean
  /** The next answer not yet asked for. Throws `ConnectionLost`, also when it does not come in time. */
  reply(what: string, timeoutMilliseconds: number): Promise<Reply>
  /** The same conversation, from here on within TLS. */
  encrypt(timeoutMilliseconds: number, cut: AbortSignal): Promise<Dialogue>
  /** Called once, when the other side or the network ends it. */
  onEnd(listener: () => void): void
  destroy(): void
}

/**
 * Connects, within TLS from the start if the server wants it so. `cut` ends it at any moment, then and later. Throws
 * `ConnectionLost`.
 */
export async function connect(
  server: SmtpServer,
  timeoutMilliseconds: number,
  cut: AbortSignal,
): Promise<Dialogue> {
  const { host, port } = server
  // Small writes go at once: waiting to fill packets costs 40 ms a message.
  const guard = guardOf(server)
  const socket = server.isImplicitTls
    ? connectTls({ host, port, ...guard, ...tlsOptions(server) })
    : connectTcp({ host, port, ...guard, noDelay: true })
  await opened(socket, server.isImplicitTls ? 'secureConnect' : 'connect', timeoutMilliseconds, cut)
  socket.setNoDelay(true)
  socket.setKeepAlive(true, 60_000)
  return converse(socket, server, cut)
}

/** Of a server that was named in the app: nobody looks around in our networks by it. Throws `ConnectionLost`. */
function guardOf({ host, isPublicOnly }: SmtpServer): { readonly lookup?: LookupFunction } {
  if (!isPublicOnly) return {}
  if (isIP(host) > 0 && !isPublic(host)) throw new ConnectionLost(`is not on the public internet; ${REMEDY}`)
  return { lookup: guardedLookup(isPublic, REMEDY) }
}

const isPublic = reachable([])
const REMEDY = 'only the operator may name such a mail server, with tidings workspace set'

function converse(socket: Socket | TLSSocket, server: SmtpServer, cut: AbortSignal): Dialogue {
  const reader = readReplies()
  const unread: Reply[] = []
  const onData = (bytes: Buffer): void => {
    try {
      for (const reply of reader.take(bytes)) give(reply)
    } catch (error) {
      fail(error instanceof MalformedReply ? error.message : String(error))
    }
  }
  const give = (reply: Reply): void => {
    if (!awaited.give(reply)) unread.push(reply)
  }
  let lost: ConnectionLost | undefined
  const listeners: (() => void)[] = []
  const fail = (words: string): void => {
    if (lost) return
    lost = new ConnectionLost(words)
    cut.removeEventListener('abort', leave)
    socket.destroy()
    awaited.fail(lost)
    for (const listener of listeners) listener()
  }
  const awaited = openAwaited(fail)
  const onError = (error: Error): void => fail(wordsOf(error))
  const onClose = (): void => fail('closed the connection')
  const leave = (): void => fail('was left')
  cut.addEventListener('abort', leave)
  socket.on('data', onData).on('error', onError).on('end', onClose).on('close', onClose)

  return {
    localAddress: socket.localAddress ?? '127.0.0.1',
    remoteAddress: socket.remoteAddress ?? '',
    isOpen: () => lost === undefined,
    isAhead: () => unread.length > 0,
    say: (text) => void socket.write(text, 'latin1'),
    hand: (content, end) => {
      let isWhole = false
      // One call of the system for both, without copying them together.
      socket.cork()
      socket.write(content)
      socket.write(end, 'latin1', (error) => (isWhole = !error))
      socket.uncork()
      return () => isWhole
    },
    reply: (what, timeoutMilliseconds) => {
      const reply = unread.shift()
      if (reply) return Promise.resolve(reply)
      if (lost) return Promise.reject(lost)
      return awaited.wait(what, timeoutMilliseconds)
    },
    encrypt: async (timeoutMilliseconds, cut) => {
      // What came before the handshake came from anybody (the STARTTLS injection): it must not be read as the server's.
      if (unread.length > 0 || reader.isInside()) fail('said more than was asked before TLS')
      if (lost) throw lost
      awaited.close()
      cut.removeEventListener('abort', leave)
      socket.off('data', onData).off('error', onError).off('end', onClose).off('close', onClose)
      socket.on('error', () => undefined)
      const secured = connectTls({ socket, ...tlsOptions(server) })
      await opened(secured, 'secureConnect', timeoutMilliseconds, cut)
      return converse(secured, server, cut)
    },
    onEnd: (listener) => void listeners.push(listener),
    destroy: leave,
  }
}

/** Certificates are not checked where nobody can stand between, nor where the operator said so. */
function tlsOptions({ host, tls }: SmtpServer): { servername?: string; rejectUnauthorized: boolean } {
  const isName = !/^[\d.]+$|:/.test(host)
  return {
    ...(isName ? { servername: host } : {}),
    rejectUnauthorized: tls !== 'optional' && !isLoopback(host),
  }
}

function opened(socket: Socket, event: string, timeoutMilliseconds: number, cut: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (words: string): void => {
      clearTimeout(timer)
      cut.removeEventListener('abort', onCut)
      socket.destroy()
      reject(new ConnectionLost(words))
    }
    const onError = (error: Error): void => leave(wordsOf(error))
    const onClose = (): void => leave('closed the connection')
    const onCut = (): void => leave('was left')
    const timer = setTimeout(
      () => leave(`did not answer within ${Math.ceil(timeoutMilliseconds / 1000)} s`),
      timeoutMilliseconds,
    )
    socket.on('error', onError).on('close', onClose)
    cut.addEventListener('abort', onCut)
    if (cut.aborted) onCut()
    socket.once(event, () => {
      clearTimeout(timer)
      cut.removeEventListener('abort', onCut)
      socket.off('close', onClose).off('error', onError)
      resolve()
    })
  })
}

/** One name may have several addresses, each with its own fault: an AggregateError has no message. */
function wordsOf(error: Error): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code, message } = first as NodeJS.ErrnoException
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has no address: the name is not known'
  if (code === 'ECONNREFUSED') return 'refuses connections'
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'broke the connection'
  return `cannot be talked to: ${message}`
}
