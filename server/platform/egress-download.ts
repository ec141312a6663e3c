/** Files from addresses that somebody else gave us: never from private networks, neither at first nor led there. */
import type { Dispatcher, Pool } from 'undici'
import { lazily, undici } from '../lib/lazy.ts'
import { reachable } from '../lib/private-networks.ts'
import { Barred, guardedConnector } from './egress-connector.ts'

export interface DownloadLimits {
  readonly bytes: number
  /** For all of it, from the first connection to the last byte, however it was led on. */
  readonly milliseconds: number
}

/** Why nothing was found there. */
export interface DownloadFault {
  readonly why: 'address' | 'redirects' | 'status' | 'size' | 'time' | 'inside' | 'unreachable'
  /** The number that belongs to it, or in words of the machine why it could not be reached. */
  readonly detail: string | number
}

/** What was found there, or why there is nothing. */
export type Downloaded = { readonly bytes: Buffer } | { readonly fault: DownloadFault }

export interface Downloads {
  /** Never throws for what the other side does. */
  get(url: string, limits: DownloadLimits): Promise<Downloaded>
  close(): Promise<void>
}

const REDIRECTS = 3
const REDIRECTING = new Set([301, 302, 303, 307, 308])
const PROTOCOLS = new Set(['http:', 'https:'])

/** `allowed` are networks of one's own that may be reached although they are private. */
export function openDownloads(allowed: readonly string[], setting: string): Downloads {
  const connector = lazily(() => guardedConnector(reachable(allowed), setting))
  const inUse = new Set<Pool>()
  return {
    async get(text, limits) {
      const signal = AbortSignal.timeout(limits.milliseconds)
      let url = URL.parse(text)
      for (let led = 0; led <= REDIRECTS; led += 1) {
        if (!url || !PROTOCOLS.has(url.protocol) || url.username || url.password) return failed('address')
        // A pool of its own: one that hangs holds up nobody else, and none is kept for whoever comes once.
        const pool = new (undici().Pool)(url.origin, { connect: connector(), connections: 1 })
        inUse.add(pool)
        try {
          const found = await ask(pool, url, limits.bytes, signal)
          if (!('location' in found)) return found
          url = URL.parse(found.location, url.href)
        } catch (error) {
          return signal.aborted
            ? failed('time', Math.ceil(limits.milliseconds / 1000))
            : failed(isBarred(error) ? 'inside' : 'unreachable', wordsOf(error))
        } finally {
          inUse.delete(pool)
          void pool.destroy()
        }
      }
      return failed('redirects', REDIRECTS)
    },
    close: async () => {
      await Promise.all([...inUse].map((pool) => pool.destroy()))
    },
  }
}

async function ask(
  pool: Pool,
  { pathname, search }: URL,
  most: number,
  signal: AbortSignal,
): Promise<Downloaded | { readonly location: string }> {
  const answer = await pool.request({
    path: pathname + search,
    method: 'GET',
    headers: { accept: 'image/*', 'user-agent': 'Tidings' },
    signal,
  })
  const { statusCode, headers } = answer
  const { location } = headers
  if (REDIRECTING.has(statusCode) && typeof location === 'string') return drained(answer, { location })
  if (statusCode !== 200) return drained(answer, failed('status', statusCode))
  const tooLarge = failed('size', Math.floor(most / 1_000_000))
  if (Number(headers['content-length'] ?? 0) > most) return drained(answer, tooLarge)
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of answer.body as AsyncIterable<Buffer>) {
    length += piece.length
    if (length > most) return tooLarge
    pieces.push(piece)
  }
  return { bytes: Buffer.concat(pieces) }
}

/** The rest is not read: the connection ends with its pool. */
function drained<Result>({ body }: Dispatcher.ResponseData, result: Result): Result {
  body.on('error', () => undefined).destroy()
  return result
}

function failed(why: DownloadFault['why'], detail: string | number = ''): { readonly fault: DownloadFault } {
  return { fault: { why, detail } }
}

/** A connection's own error may stand around it. */
function isBarred(error: unknown): boolean {
  if (error instanceof Barred) return true
  const parts: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  return (
    parts.some(isBarred) || (error instanceof Error && error.cause !== undefined && isBarred(error.cause))
  )
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection'
  // One name may have several addresses, each with its own fault: such an error has no message.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return error.message || (first === undefined ? error.name : wordsOf(first))
}
