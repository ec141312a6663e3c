/** Answers are sent smaller to whoever takes them so: Brotli or gzip (RFC 9110, 12.5.3), text alone, from 1 KiB on. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { Http } from './http.ts'

/** In bytes: below this an answer is one packet either way. */
const WORTH = 1_024

/** Quick ones, on a thread of the pool: an answer waits for its compression. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const GZIP = { level: 5 }

const ACCEPT_LENGTH = 1_024
const TEXT = /^(text\/|application\/([\w.-]+\+)?(json|xml|javascript)\b|image\/svg)/

export type Encoding = 'br' | 'gzip'

const whole = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, GZIP),
} as const
const streamed = { br: () => createBrotliCompress(BROTLI), gzip: () => createGzip(GZIP) } as const

/** Must be called after every other hook that looks at what is sent. */
export function compressAnswers(http: Http): void {
  http.addHook('onSend', async (request, reply, payload) => {
    if (!isText(reply) || isSecret(request, reply)) return payload
    void reply.header('vary', [reply.getHeader('vary') ?? []].flat().concat('Accept-Encoding').join(', '))
    const encoding = encodingFor(request)
    if (!encoding || request.method === 'HEAD') return payload
    if (payload instanceof Readable) {
      setEncoding(reply, encoding)
      // Whichever of the two ends first ends the other; the answer is cut, as it would be without.
      return pipeline(payload, streamed[encoding](), () => undefined)
    }
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const bytes = Buffer.from(payload)
    if (bytes.length < WORTH) return payload
    setEncoding(reply, encoding)
    return whole[encoding](bytes)
  })
}

/** The best of both by the caller's quality values; undefined when it takes neither, or does not say. */
export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding | undefined {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || !accepted.trim() || accepted.length > ACCEPT_LENGTH) return undefined
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // Of equal quality Brotli goes first, whatever the order: browsers name gzip before it. The types lack the option.
  const encodings = negotiator.encodings as (all: string[], options: { preferred: string[] }) => string[]
  const [best] = encodings.call(negotiator, ['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] })
  return best === 'br' || best === 'gzip' ? best : undefined
}

function isText(reply: FastifyReply): boolean {
  return TEXT.test(String(reply.getHeader('content-type') ?? '')) && !reply.hasHeader('content-encoding')
}

/**
 * The size of what is compressed tells a listener what is in it (BREACH): pages that hold a secret of their reader (the
 * token of a link, a cookie's mark) and answers to forms of strangers are sent as they are. The keyed API holds what its
 * caller alone asks for, with a key that no page can add to a request.
 */
function isSecret({ url, routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    url.startsWith('/webhooks/') ||
    /:(token|code|key)\b/.test(routeOptions.url ?? '') ||
    reply.hasHeader('set-cookie')
  )
}

function setEncoding(reply: FastifyReply, encoding: Encoding): void {
  void reply.header('content-encoding', encoding).removeHeader('content-length')
}
