/** What the forms of these pages send, and how they are answered. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Http } from '../../http/http.ts'
import { readParts } from '../../lib/multipart.ts'
import { pageHeaders } from '../answers.ts'

/** A form of ours, or the one line of RFC 8058. */
const FORM_BYTES = 16_384

/** RFC 8058, 3.2: mail programs may send either kind of form; whatever else comes says nothing. */
export function takeForms(http: Http): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: FORM_BYTES },
    async ({ headers }: FastifyRequest, bytes: Buffer) => readForm(bytes, headers['content-type'] ?? ''),
  )
}

/** The fields of a request; none when it had no form. */
export function formOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function readForm(bytes: Buffer, contentType: string): URLSearchParams {
  if (!contentType.startsWith('multipart/')) return new URLSearchParams(bytes.toString())
  const parts = readParts(bytes, contentType) ?? []
  return new URLSearchParams(parts.map(({ name, value }): [string, string] => [name, value.toString()]))
}

/** A page for one reader: never cached, and its address never sent on as a referrer. */
export function answer(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...pageHeaders({ forms: true }),
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(page)
}
