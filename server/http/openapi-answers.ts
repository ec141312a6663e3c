/** What an operation answers, as the document shows it: successes, and every refusal with the sentence it says. */
import { STATUS_CODES } from '../lib/node-http.ts'
import { errorsOf, isRepeatable, type DeclaredError, type Operation } from './declared-errors.ts'
import type { AnswerHeader } from './declared-headers.ts'
import { errorObject } from './errors.ts'
import { examplesOf } from './openapi-examples.ts'
import type { Components, Json } from './openapi-schema.ts'
import { ErrorObject, EXAMPLE_ID } from './schemas.ts'
import { isOfApi } from './versioning.ts'

/** Refusals that read the same wherever they come from. */
const ALIKE = [403, 408, 413, 415, 417, 429, 431, 500, 503]
/** Given before anybody is counted. */
const UNCOUNTED = [408, 417, 431]
const SUCCESSES: Readonly<Record<number, string>> = {
  200: 'Success',
  201: 'Created',
  204: 'Done; there is no body',
  303: 'The browser goes on to the address that was asked for',
  304: 'Nothing changed; there is no body',
}
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Malformed or invalid; nothing is stored',
  403: 'The credential is missing or invalid, or does not open this operation',
  404: 'It does not exist, or belongs to another workspace',
  406: 'None of the types in Accept can be made',
  408: 'The request took too long to arrive',
  409: 'In conflict with what is stored; nothing is changed',
  412: 'There is a newer version than If-Match names; nothing is overwritten',
  413: 'The body is larger than 1 MiB',
  415: 'The content type is not accepted here',
  417: 'What Expect asks for cannot be done',
  429: 'Too many requests; come again after Retry-After',
  431: 'The headers are larger than 16 KiB',
  500: 'Something went wrong on our side',
  503: 'The database is away or the server is stopping; come again after Retry-After',
}
const TRACE = { id: '4bf92f3577b34da6a3ce929d0e0e4736', at: new Date('2026-11-20T23:25:00Z') }

/** `shared` collects the refusals that several operations refer to. */
export function answersOf(operation: Operation, components: Components, shared: Record<string, Json>): Json {
  const errors = errorsOf(operation)
  const successes = (operation.schema.response ?? {}) as Readonly<Record<string, Json>>
  const statuses = [...new Set([...Object.keys(successes).map(Number), ...errors.keys()])].sort(
    (a, b) => a - b,
  )
  return Object.fromEntries(
    statuses.map((status) => {
      const success = successes[status]
      if (success) return [status, successOf(operation, status, success, components)]
      return [status, refusalOf(operation, status, errors.get(status) ?? [], components, shared)]
    }),
  )
}

function successOf(operation: Operation, status: number, schema: Json, components: Components): Json {
  const { config } = operation
  const forms = (schema['content'] ?? { 'application/json': { schema } }) as Record<string, { schema: Json }>
  const content = Object.entries(forms).map(([type, { schema }]) => [
    type,
    { schema: components.place(schema), ...examplesOf(schema) },
  ])
  const isDownload = content.some(([type]) => type === 'text/csv')
  const headers = new Set<AnswerHeader>([
    'X-Trace-Id',
    ...(isOfApi(operation.url) ? (['X-Api-Version'] as const) : []),
    ...(isLimited(operation) ? LIMITS : []),
    ...(isRepeatable(operation) ? (['Idempotency-Replayed'] as const) : []),
    ...(isDownload ? (['Content-Disposition'] as const) : []),
    ...(status === 303 ? (['Location'] as const) : []),
    ...(status < 400 ? (config.answerHeaders ?? []) : (['Retry-After'] as const)),
  ])
  return {
    description: schema['description'] ?? SUCCESSES[status] ?? STATUS_CODES[status],
    headers: referencesTo(headers),
    ...(schema['type'] === 'null' ? {} : { content: Object.fromEntries(content) }),
  }
}

function refusalOf(
  operation: Operation,
  status: number,
  errors: readonly DeclaredError[],
  components: Components,
  shared: Record<string, Json>,
): Json {
  const isSilent = operation.config.silentFailures === true
  const answer = {
    description: `${REFUSALS[status] ?? STATUS_CODES[status]}${isSilent ? '; there is no body' : ''}`,
    headers: referencesTo(refusalHeaders(operation, status, errors)),
    ...(isSilent ? {} : { content: { 'application/json': errorContent(operation, errors, components) } }),
  }
  if (isSilent || !ALIKE.includes(status)) return answer
  const name = sharedName(operation, status)
  // The path of an example is whichever came first; the rest is the same.
  shared[name] ??= answer
  return { $ref: `#/components/responses/${name}` }
}

function errorContent({ url }: Operation, errors: readonly DeclaredError[], components: Components): Json {
  const path = url.replaceAll(/:\w+/g, EXAMPLE_ID)
  const examples = errors.map(({ name, answer }) => [
    name,
    { summary: answer.message, value: errorObject(answer, { ...TRACE, path }) },
  ])
  // TypeBox schemas are plain JSON Schema objects.
  return { schema: components.place(ErrorObject as unknown as Json), examples: Object.fromEntries(examples) }
}

function refusalHeaders(
  operation: Operation,
  status: number,
  errors: readonly DeclaredError[],
): AnswerHeader[] {
  const isLate = errors.some(({ answer }) => answer.headers?.['retry-after'])
  return [
    'X-Trace-Id',
    ...(isLimited(operation) && status < 500 && !UNCOUNTED.includes(status) ? LIMITS : []),
    ...(isLate ? (['Retry-After'] as const) : []),
  ]
}

const LIMITS = ['RateLimit-Policy', 'RateLimit'] as const

/** Those of health are not counted. */
function isLimited({ config }: Operation): boolean {
  return !config.ownRateLimit || config.silentFailures === true
}

function sharedName({ config: { access } }: Operation, status: number): string {
  const name = pascal(STATUS_CODES[status] ?? '')
  if (status !== 403) return name
  return access === 'any-key' ? `${name}Key` : `${name}${pascal(typeof access === 'string' ? access : '')}`
}

function pascal(words: string): string {
  return words.replaceAll(/(?:^|[^A-Za-z]+)([A-Za-z])/g, (_, letter: string) => letter.toUpperCase())
}

function referencesTo(headers: Iterable<AnswerHeader>): Json {
  return Object.fromEntries([...headers].map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
