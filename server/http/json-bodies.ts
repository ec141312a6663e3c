/** JSON bodies as they arrive: in UTF-8 (RFC 8259, 8.1), and not compressed. */
import type { FastifyRequest } from 'fastify'
import { isTooDeep } from '../lib/json-depth.ts'
import { Refusal, refuse, refusalOf } from '../refusals.ts'
import type { Http } from './http.ts'
import { BODY_DEPTH } from './limits.ts'

const TOO_DEEP = `it nests deeper than ${BODY_DEPTH} levels`
const RESERVED = 'a member may not be called __proto__, nor constructor where that holds a prototype'
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Refuses compressed bodies with 415 before they are read: a small one may unfold to any size. */
export function mustBePlain({ method, headers }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return
  const encoding = headers['content-encoding']?.trim()
  if (encoding && encoding.toLowerCase() !== 'identity') refuse('content-encoding-unsupported', encoding)
}

/** In place of the framework's reader, which tells a caller of another charset that its Content-Length is wrong. */
export function readJsonBodies(http: Http): void {
  // Members named like an object's own machinery are refused as they are by the framework.
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    try {
      const text = utf8.decode(bytes)
      if (isTooDeep(text))
        done(new Refusal('body-malformed', refusalOf('body-malformed', TOO_DEEP)), undefined)
      else void parse(request, text, (fault, body) => done(fault && isJson(text) ? reserved() : fault, body))
    } catch {
      done(new Refusal('charset-wrong', refusalOf('charset-wrong')), undefined)
    }
  })
}

/** What the framework refuses all the same has a member whose name is reserved. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function reserved(): Refusal {
  return new Refusal('body-malformed', refusalOf('body-malformed', RESERVED))
}
