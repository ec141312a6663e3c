/** Every refusal an operation can answer with: what its declaration implies, and what its route adds. */
import type { FastifySchema } from 'fastify'
import type { FastifyContextConfig } from 'fastify/types/context.js'
import { refusalOf, type Answer, type RefusalFacts, type RefusalName } from '../refusals.ts'
import { filterableNames } from '../query/filter/fields.ts'
import { IDEMPOTENCY_KEY_LENGTH } from './limits.ts'
import { MEDIA_TYPES } from './negotiation.ts'
import { VERSIONS } from './versioning.ts'

/** A route as it was declared, without what it does. */
export interface Operation {
  readonly method: string
  /** With `:name` for parameters. */
  readonly url: string
  readonly config: FastifyContextConfig
  readonly schema: FastifySchema
}

/** A refusal by name, with facts as they might be: the example the document shows. */
export interface DeclaredError {
  readonly name: string
  readonly answer: Answer
}

/** For a route's `errors`: this refusal is one of its answers. */
export function declared<Name extends RefusalName>(name: Name, ...facts: RefusalFacts<Name>): DeclaredError {
  return { name, answer: refusalOf(name, ...facts) }
}

/** Statuses in ascending order, each with the refusals that have it. */
export function errorsOf(operation: Operation): ReadonlyMap<number, readonly DeclaredError[]> {
  const own = (operation.config.errors ?? []).map((error) =>
    typeof error === 'number' ? usual(error) : error,
  )
  const all = [...own, ...inputErrors(operation), ...accessErrors(operation), ...errorsEverywhere(operation)]
  const statuses = [...new Set(all.map(({ answer }) => answer.status))].sort((a, b) => a - b)
  return new Map(statuses.map((status) => [status, all.filter(({ answer }) => answer.status === status)]))
}

/** Whether Idempotency-Key is read: on every POST that carries an API key. */
export function isRepeatable({ method, config: { access } }: Operation): boolean {
  return method === 'POST' && access !== 'public' && access !== 'operator'
}

function inputErrors(operation: Operation): DeclaredError[] {
  const { config, schema, url } = operation
  const isOwn = (config.errors ?? []).some(
    (error) => typeof error !== 'number' && error.answer.status === 404,
  )
  return [
    ...(schema.body ? bodyErrors() : []),
    ...parameterErrors(operation),
    declared(
      'version-unknown',
      '2020-01',
      VERSIONS.map(({ date }) => date),
    ),
    ...(url.includes(':') && !isOwn ? [declared('route-unknown', operation.method, '/api/…')] : []),
    ...(isRepeatable(operation) ? repetitionErrors() : []),
  ]
}

function bodyErrors(): DeclaredError[] {
  return [
    declared('input-invalid', [{ path: 'colour', message: 'is not a member here' }]),
    declared('body-malformed', 'it is empty'),
    declared('charset-wrong'),
    declared('body-too-large'),
    declared('media-type-unsupported', 'text/plain'),
    declared('content-encoding-unsupported', 'gzip'),
  ]
}

/** Pagination rule 1: `$top` is taken nowhere. */
function parameterErrors({ config: { fields }, schema: { querystring } }: Operation): DeclaredError[] {
  const { properties = {} } = (querystring ?? {}) as { properties?: object }
  const taken = Object.keys(properties).filter((name) => name.startsWith('$'))
  const unknown = declared('parameter-unknown', '$top', taken)
  if (!fields || !taken.includes('$filter')) return [unknown]
  const names = filterableNames(fields).join(', ')
  return [
    declared('input-invalid', [{ path: '$limit', message: 'must be >= 1' }]),
    declared(
      'expression-invalid',
      '$filter',
      1,
      `"colour" is not a field to filter by. Fields to filter by: ${names}`,
    ),
    declared('filter-too-slow', '$filter', `${filterableNames(fields)[0] ?? 'id'} ne 'a'`),
    unknown,
  ]
}

function repetitionErrors(): DeclaredError[] {
  return [
    declared('idempotency-key-reused'),
    declared('idempotency-in-progress'),
    declared('idempotency-key-invalid', IDEMPOTENCY_KEY_LENGTH),
  ]
}

function accessErrors({ config: { access } }: Operation): DeclaredError[] {
  if (access === 'public') return []
  if (access === 'operator') return [declared('operator-token-wrong')]
  const scope = typeof access !== 'string' || access === 'any-key' ? [] : [declared('scope-missing', access)]
  return [declared('key-missing'), declared('key-invalid'), ...scope]
}

function errorsEverywhere({ config: { ownRateLimit, silentFailures } }: Operation): DeclaredError[] {
  const limited = ownRateLimit && !silentFailures ? [] : [declared('rate-limited', 3)]
  // Of what comes too slowly nobody knows the address, nor that nothing is to be said there.
  const slow = silentFailures ? [] : [declared('request-slow')]
  return [
    declared('host-missing'),
    ...slow,
    declared('expectation-unknown', '200-ok'),
    ...limited,
    declared('headers-too-large'),
    declared('internal'),
    declared('database-away'),
  ]
}

/** The refusal of a status that a route names by its number alone. */
function usual(status: number): DeclaredError {
  if (status === 406) return declared('not-acceptable', Object.values(MEDIA_TYPES))
  const { answer } = declared('request-malformed', 'See the description of the operation')
  return { name: 'refused', answer: { ...answer, status } }
}
