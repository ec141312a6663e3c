/** Refusals of any request: its form, its place, its pace, and a server that cannot answer now. */
import { amiss, invalid, type Answer, type Catalogue, type Said } from './answer.ts'

export const requests = {
  internal: (): Answer => ({
    status: 500,
    message: 'Something went wrong on our side; the trace id finds it in the log',
  }),
  'database-away': (): Answer => ({
    status: 503,
    message: 'The database does not answer; try again shortly',
    headers: { 'retry-after': '2' },
  }),
  'database-slow': (): Answer => ({
    status: 503,
    message: 'The database took too long for this, and nothing of it was kept; try again shortly',
    headers: { 'retry-after': '10' },
  }),
  'caller-gone': (): Answer => ({ status: 499, message: 'The caller left before it was answered' }),
  'searches-crowded': (seconds: number): Answer => ({
    status: 429,
    message: `Too many searches of this workspace wait for one another; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'searches-busy': (seconds: number): Answer => ({
    status: 503,
    message: `Other searches are under way, and this one waited too long; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'filter-too-slow': (path: string, costliest: string): Answer =>
    amiss(path, `this filter takes too long; narrow it: ${costliest} costs most`),
  'search-too-slow': (): Answer => ({
    status: 400,
    message: 'this search takes too long; ask for less, or narrow it with a filter',
  }),
  'filter-too-costly': (path: string, points: number, most: number, costliest: string): Answer =>
    amiss(
      path,
      `this filter costs too much: ${points} points of at most ${most}; narrow it, for ${costliest} costs most`,
    ),
  'keyless-conditions': (most: number): Answer =>
    amiss(
      '$filter',
      `$filter takes at most ${most} conditions without a key; use fewer, or the endpoint /posts with a key`,
    ),
  stopping: (): Answer => ({
    status: 503,
    message: 'The server is stopping; try again shortly',
    headers: { 'retry-after': '5' },
  }),
  'route-unknown': (method: string, path: string): Answer => ({
    status: 404,
    message: `There is no ${method} ${path}; /docs lists every endpoint`,
  }),
  'app-not-built': (): Answer => ({
    status: 503,
    message:
      'The app is not built on this machine; run `npm install --include=dev` in its folder, which builds it. ' +
      'The API works without it',
  }),
  'method-not-allowed': (method: string, allowed: readonly string[]): Answer => ({
    status: 405,
    message: `${method} is not possible here; use ${allowed.join(', ')}`,
    headers: { allow: allowed.join(', ') },
  }),
  'request-malformed': (why: string): Answer => ({ status: 400, message: why }),
  'host-missing': (): Answer => ({
    status: 400,
    message: 'The request names no host; send the header Host',
  }),
  'expectation-unknown': (expected: string): Answer => ({
    status: 417,
    message: `Expect: ${expected.slice(0, 100)} cannot be met; send 100-continue, or leave the header out`,
  }),
  'headers-too-large': (): Answer => ({
    status: 431,
    message: 'The headers are too large; send at most 16 KiB of them',
  }),
  'request-slow': (): Answer => ({
    status: 408,
    message: 'The request took too long to arrive; send it within 60 s',
  }),
  'body-malformed': (why: string): Answer => ({
    status: 400,
    message: `The body cannot be read: ${why}; send valid JSON`,
  }),
  'body-too-large': (): Answer => ({ status: 413, message: 'The body is too large; send at most 1 MiB' }),
  'charset-wrong': (): Answer => ({
    status: 400,
    message: 'The body is not UTF-8; send JSON in UTF-8',
  }),
  'content-encoding-unsupported': (encoding: string): Answer => ({
    status: 415,
    message: `Content-Encoding: ${encoding.slice(0, 100)} is not accepted here; send the body as it is, not compressed`,
    headers: { 'accept-encoding': 'identity' },
  }),
  'media-type-unsupported': (type: string): Answer => ({
    status: 415,
    message: `The content type ${type || '(none)'} is not accepted here; send application/json`,
  }),
  'not-acceptable': (accepted: readonly string[]): Answer => ({
    status: 406,
    message: `None of the types in Accept can be made; ask for one of ${accepted.join(', ')}`,
  }),
  'rate-limited': (seconds: number): Answer => ({
    status: 429,
    message: `Too many requests; try again in ${seconds} s`,
    headers: { 'retry-after': String(seconds) },
  }),
  'version-unknown': (version: string, accepted: readonly string[]): Answer => ({
    status: 400,
    message: `X-Api-Version ${version} does not exist; send ${accepted.join(' or ')}, or leave the header out`,
  }),
  'parameter-unknown': (name: string, taken: readonly string[]): Answer => ({
    status: 400,
    message: `${name} is not taken here; this endpoint takes ${taken.length ? taken.join(', ') : 'no $ parameters'}`,
    details: [{ path: name, message: 'is not taken here' }],
  }),
  'idempotency-key-invalid': (limit: number): Answer =>
    amiss('Idempotency-Key', `must have 1 to ${limit} visible ASCII characters`),
  'idempotency-key-reused': (): Answer => ({
    status: 409,
    message: 'This Idempotency-Key was used with another request; use a new one',
  }),
  'idempotency-keys-open': (limit: number): Answer => ({
    status: 429,
    message: `This API key has ${limit.toLocaleString('en')} answers kept for Idempotency-Key already; each is kept for 24 hours. Send fewer keyed requests, or leave the header out`,
    headers: { 'retry-after': '3600' },
  }),
  'idempotency-answer-erased': (): Answer => ({
    status: 409,
    message:
      'The answer kept for this Idempotency-Key showed a contact that has been erased since; the request is not repeated. Use a new key to create the contact again',
  }),
  'idempotency-in-progress': (): Answer => ({
    status: 409,
    message: 'The first request with this Idempotency-Key is still being answered; try again shortly',
    headers: { 'retry-after': '1' },
  }),
  'input-invalid': invalid,
  'query-invalid': amiss,
  'spreadsheet-too-large': (): Answer => ({
    status: 400,
    message:
      'An XLSX file can hold 4 GiB and these rows are more; export them as CSV, which has no limit, or fewer of them by a filter',
  }),
  'page-unknown': (): Answer => ({ status: 404, message: 'There is no page here; check the address' }),
  'expression-invalid': (path: string, position: number, message: string, said?: Said): Answer =>
    amiss(path, `${path}, position ${position}: ${message}`, said),
} satisfies Catalogue
