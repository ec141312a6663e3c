/** What a form of our own pages sends. */
import type { FastifyRequest } from 'fastify'
import type { Http } from '../http/http.ts'

const FORM_BYTES = 16_384

/** Lets the routes of `http` take urlencoded forms of 16 KiB at most, and nothing else. To be registered by itself. */
export function takeForms(http: Http): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}

/** A field of the form as it was typed, trimmed; '' when it was not sent. */
export function fieldOf(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const value = (body as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** A page of another site sent it, by a script or a form of its own. Browsers say so; other programs say nothing. */
export function isForeign({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}
