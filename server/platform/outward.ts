/** HTTP to addresses that somebody else gave us: never into private networks, never after a redirect, never for long. */
import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch } from 'undici'
import { reachable } from '../lib/private-networks.ts'

export interface Answered {
  /** null: nobody answered. */
  readonly status: number | null
  /** The beginning of the answer, or why there is none. */
  readonly text: string
}

export interface Outward {
  /** Posts a body; never throws for what the other side does. */
  post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<Answered>
  close(): Promise<void>
}

const TIMEOUT_MILLISECONDS = 15_000
const ANSWER_BYTES = 1_000

/** `allowed` are networks of one's own that may be reached although they are private. */
export function openOutward(allowed: readonly string[]): Outward {
  const isReachable = reachable(allowed)
  const agent = new Agent({
    connect: guardedConnector(isReachable),
    connections: 8,
    headersTimeout: TIMEOUT_MILLISECONDS,
    bodyTimeout: TIMEOUT_MILLISECONDS,
  })
  return {
    async post(url, body, headers) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers,
          dispatcher: agent,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
        })
        return { status: response.status, text: await beginningOf(response.body) }
      } catch (error) {
        return { status: null, text: wordsOf(error) }
      }
    },
    close: () => agent.close(),
  }
}

/** Names are looked up here and only here, and every address they lead to must be reachable; literals are looked at too. */
function guardedConnector(isReachable: (address: string) => boolean): buildConnector.connector {
  const lookup: LookupFunction = (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const barred = addresses?.find(({ address }) => !isReachable(address))
      const refusal = error ?? (barred ? barredError(hostname, barred.address) : null)
      const [first] = addresses ?? []
      if (refusal || !first) callback(refusal ?? new Error(`${hostname} has no address`), '', 0)
      else if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
  const connect = buildConnector({ lookup, timeout: TIMEOUT_MILLISECONDS })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // A literal address is never looked up.
    if (isIP(host) > 0 && !isReachable(host)) callback(barredError(host, host), null)
    else connect(options, callback)
  }
}

function barredError(host: string, address: string): Error {
  const place = host === address ? address : `${host} (${address})`
  return new Error(`${place} is not on the public internet; allow its network with WEBHOOK_NETWORKS`)
}

async function beginningOf(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length >= ANSWER_BYTES) break
  }
  const text = Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString()
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `No answer within ${TIMEOUT_MILLISECONDS / 1000} s`
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message
}
