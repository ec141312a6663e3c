/** What fails before there is a request to route: answered with the error object all the same. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { STATUS_CODES } from '../lib/node-http.ts'
import { traceId } from '../lib/trace.ts'
import { now } from '../platform/clock.ts'
import { refusalOf, type Answer } from '../refusals.ts'
import { answerError, errorObject, isOfWebhook } from './errors.ts'

/** An address that cannot be decoded, or a parameter longer than any id: no hook of ours has seen it. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void answerError(error, request, reply.header('x-trace-id', request.id))
}

/** Long enough to read the answer; whoever neither reads nor closes would keep the connection for ever. */
const LINGER_MILLISECONDS = 1_000
/** Of the first line as much as may name an address. */
const LINE_BYTES = 2_000

interface Unparsed extends NodeJS.ErrnoException {
  /** The bytes in which the parser gave up. */
  readonly rawPacket?: unknown
}

/** What Node's HTTP parser refuses, or what came too slowly: there is no request, only a socket. */
export function answerClientError(error: Unparsed, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const answer = answerTo(error.code)
  const trace = traceId(undefined)
  const path = pathAskedFor(error.rawPacket)
  const body = isOfWebhook(path) ? '' : JSON.stringify(errorObject(answer, { id: trace, path, at: now() }))
  const lines = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    ...(body ? ['Content-Type: application/json; charset=utf-8'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Trace-Id: ${trace}`,
    'Connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MILLISECONDS).unref()
}

/** Of a request whose first line came with what could not be read. */
function pathAskedFor(packet: unknown): string {
  if (!Buffer.isBuffer(packet)) return '/'
  const [line = ''] = packet.toString('latin1', 0, LINE_BYTES).split('\r\n', 1)
  return /^[A-Z]+ (\/[^? ]*)\S* HTTP\//.exec(line)?.[1] ?? '/'
}

function answerTo(code: string | undefined): Answer {
  if (code === 'HPE_HEADER_OVERFLOW') return refusalOf('headers-too-large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusalOf('request-slow')
  return refusalOf('request-malformed', 'This is not an HTTP request; check the address and the client')
}
