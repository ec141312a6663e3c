/** What HTTP asks of every request. Node answers such faults by itself, without a word; here they get the error object. */
import type { FastifyRequest } from 'fastify'
import type { ServerOptions } from 'node:http'
import type { Http } from './http.ts'
import { refuse } from '../refusals.ts'

/** As Node knows that it may answer `100 Continue`. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i

/** For whoever makes a server: a missing Host is for us to answer. */
export const WITH_OUR_WORDS = { requireHostHeader: false } satisfies ServerOptions

/** Other expectations come as any request does. */
export function takeExpectations({ server }: Http): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

/** Refuses a request without Host (RFC 9112, 3.2), and one that expects what we do not do (RFC 9110, 10.1.1). */
export function mustBeAskable({ raw, headers: { host, expect } }: FastifyRequest): void {
  if (raw.httpVersion !== '1.1') return
  if (host === undefined) refuse('host-missing')
  if (expect !== undefined && !CONTINUE.test(expect)) refuse('expectation-unknown', expect)
}
