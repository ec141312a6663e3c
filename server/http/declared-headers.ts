/** The headers of requests and answers that Tidings gives a meaning to, as the document describes them. */
import { IDEMPOTENCY_KEY_LENGTH } from './limits.ts'
import type { Json } from './openapi-schema.ts'
import { VERSIONS } from './versioning.ts'

const text = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
})
const latest = VERSIONS.at(-1)?.date ?? ''

export const ANSWER_HEADERS = {
  'X-Trace-Id': text(
    "W3C trace id of the request, taken from the caller's `traceparent` when there is one; finds the request in the log",
    '4bf92f3577b34da6a3ce929d0e0e4736',
  ),
  'X-Api-Version': text('The version the request was answered in', latest),
  'RateLimit-Policy': text(
    'Quota `q` in a window of `w` seconds, and how many may come at once',
    '"default";q=600;w=60;burst=100',
  ),
  RateLimit: text('Requests that remain, and seconds until there are more', '"default";r=99;t=0'),
  'Retry-After': {
    description: 'Seconds to wait before asking again',
    schema: { type: 'integer' },
    example: 3,
  },
  'Idempotency-Replayed': text(
    '`true` when this is the stored first answer to the same Idempotency-Key',
    'true',
  ),
  ETag: text('Marks this version of the record: its `hash` in quotes; send it as If-Match', '"9Qd1xYw2Jk0"'),
  'X-Search-Interpretation': text(
    'How the prompt was read, as a dictionary (RFC 9651): constraints that must hold, and words that were searched',
    'max-below=50, currency=EUR, on-sale, not-vendors=("Acme"), words=("red" "dress"), languages=(en)',
  ),
  'Content-Disposition': text(
    'Names the file of a download',
    'attachment; filename="harbour-contacts-2026-11-20.csv"',
  ),
  Location: text('Where the browser goes on', 'https://shop.example/thanks'),
} as const satisfies Readonly<Record<string, Json>>

export type AnswerHeader = keyof typeof ANSWER_HEADERS

export const REQUEST_HEADERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text of your own, new for each request. The first answer is stored for 24 hours and given again to a ' +
      'request with the same key and body, so that a request can be repeated safely when its answer was lost.',
    schema: { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_LENGTH, pattern: '^[\\x21-\\x7e]+$' },
    example: 'order-4711-welcome',
  },
  ApiVersion: {
    name: 'X-Api-Version',
    in: 'header',
    required: false,
    description: `Pins the request to a version. Without it, ${latest} answers.`,
    schema: { type: 'string', enum: VERSIONS.map(({ date }) => date) },
    example: latest,
  },
} as const satisfies Readonly<Record<string, Json>>
