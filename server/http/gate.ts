/** The port, open before anything else is: until the application is ready it says so, and health checks get the truth. */
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { createServer } from '../lib/node-http.ts'
import { traceId } from '../lib/trace.ts'
import { now } from '../platform/clock.ts'
import { refusalOf } from '../refusals.ts'
import { WITH_OUR_WORDS } from './askable.ts'
import { errorObject } from './errors.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export interface Gate {
  /** The application answers on this server, once the gate is open. */
  readonly server: Server
  use(handler: Handler): void
  open(): void
  /** Takes no more, finishes what is in flight, and cuts it after `milliseconds`. */
  close(milliseconds: number): Promise<void>
}

const REQUEST_MILLISECONDS = 60_000
const KEEP_ALIVE_MILLISECONDS = 72_000
const SWEEP_MILLISECONDS = 100

export interface Place {
  readonly port: number
  readonly host: string
  /** Other processes of the same user may listen there too (SO_REUSEPORT). */
  readonly reusePort?: boolean
}

/** Listens at once. Throws when the port is taken. */
export async function openGate(place: Place): Promise<Gate> {
  let handler: Handler | undefined
  let current: Handler = answerNotYet
  let isClosing = false
  const server = createServer(
    { ...WITH_OUR_WORDS, requestTimeout: REQUEST_MILLISECONDS },
    (request, response) => {
      if (isClosing) response.setHeader('connection', 'close')
      current(request, response)
    },
  )
  server.keepAliveTimeout = KEEP_ALIVE_MILLISECONDS
  server.listen(place)
  await once(server, 'listening')
  return {
    server,
    use: (application) => (handler = application),
    open: () => (current = handler ?? answerNotYet),
    close: async (milliseconds) => {
      isClosing = true
      const closed = once(server, 'close')
      server.close()
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS)
      const force = setTimeout(() => server.closeAllConnections(), milliseconds)
      await closed
      clearInterval(sweep)
      clearTimeout(force)
    },
  }
}

/** For the framework, which is to answer on the server that listens already. */
export function factoryOf(gate: Gate): FastifyServerFactory {
  return (handler) => {
    gate.use(handler)
    return gate.server
  }
}

function answerNotYet({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
  const [path = '/'] = url.split('?', 1)
  if (path === '/api/health/live') return answer(response, 200, { status: 'ok' })
  const { headers: retry, ...refused } = refusalOf('database-away')
  if (path === '/api/health') return answer(response, 503, { status: 'unavailable' }, retry)
  const id = traceId(headers.traceparent)
  answer(response, 503, errorObject(refused, { id, path, at: now() }), { 'x-trace-id': id, ...retry })
}

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body)
  const type = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  }
  response.writeHead(status, { ...type, ...headers }).end(text)
}
