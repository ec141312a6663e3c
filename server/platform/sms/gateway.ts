/** One POST to an SMS gateway, and what can be known of it afterwards: answered, never handed over, or unconfirmed. */
import type { Dispatcher } from 'undici'
import { undici } from '../../lib/lazy.ts'

/** As the gateway answered, of whatever status. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The first 64 KiB of the body; empty when it broke off: the status has said enough. */
  readonly text: string
}

/** `unreachable`: nothing was handed over. `unknown`: it was, and the outcome never came back. */
export interface Silence {
  readonly silence: 'unreachable' | 'unknown'
  readonly detail: string
}

export interface Gateway {
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answer | Silence>
  close(): Promise<void>
}

export interface Patience {
  readonly connectSeconds: number
  /** From the request to the head of the answer, and between pieces of its body. */
  readonly answerSeconds: number
}

/** Connections a gateway is sent to over at once; what is more waits for its turn. */
const CONNECTIONS = 10
const ANSWER_BYTES = 65_536

/** Kept-open connections to one origin. Redirects are not followed: a POST is for who it was written to. */
export function openGateway(origin: string, { connectSeconds, answerSeconds }: Patience): Gateway {
  const pool = new (undici().Pool)(origin, {
    connections: CONNECTIONS,
    connect: { timeout: connectSeconds * 1_000 },
    headersTimeout: answerSeconds * 1_000,
    bodyTimeout: answerSeconds * 1_000,
  })
  return {
    async post(path, headers, body) {
      let isHandedOver = false
      const watched = pool.compose(
        (dispatch) => (options, handler) =>
          dispatch(
            options,
            watchedHandler(handler, () => (isHandedOver = true)),
          ),
      )
      try {
        const answer = await watched.request({ path, method: 'POST', headers, body })
        return {
          status: answer.statusCode,
          headers: answer.headers,
          text: await beginning(answer.body).catch(() => ''),
        }
      } catch (error) {
        return { silence: isHandedOver ? 'unknown' : 'unreachable', detail: wordsOf(error) }
      }
    },
    close: () => pool.close(),
  }
}

/** A request begins on a connection that stands: what fails before was handed to nobody. */
function watchedHandler(handler: Dispatcher.DispatchHandler, begun: () => void): Dispatcher.DispatchHandler {
  return {
    onRequestStart(controller, context) {
      begun()
      handler.onRequestStart?.(controller, context)
    },
    onResponseStart: (...given) => handler.onResponseStart?.(...given),
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd: (...given) => handler.onResponseEnd?.(...given),
    onResponseError: (...given) => handler.onResponseError?.(...given),
  }
}

async function beginning(body: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of body) {
    pieces.push(piece)
    length += piece.length
    // Leaving the loop lets the connection go.
    if (length >= ANSWER_BYTES) break
  }
  return Buffer.concat(pieces).subarray(0, ANSWER_BYTES).toString('utf8')
}

/** Never more than what went wrong with the connection: no header, no address with a password in it. */
function wordsOf(error: unknown): string {
  const { code, message, errors } = error as { code?: string; message?: string; errors?: readonly Error[] }
  const words = message || errors?.[0]?.message || 'the connection failed'
  return code && !words.includes(code) ? `${code}: ${words}` : words
}
