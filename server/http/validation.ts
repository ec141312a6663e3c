/** Strict bodies, forgiving query strings, and their faults in words (docs/decisions: unknown members are refused). */
import { Ajv, type Options } from 'ajv'
import formats from 'ajv-formats'
import type { FastifySchemaValidationError, FastifySerializerCompiler } from 'fastify/types/schema.js'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { lazily } from '../lib/lazy.ts'
import { isPictureAddress } from '../lib/web-address.ts'
import { findUnstorable } from '../lib/storable.ts'
import { refuse, type Detail } from '../refusals.ts'
import { reduceChoices } from './choices.ts'
import { saidOf } from './fault-words.ts'
import { BODY_DEPTH } from './limits.ts'
import { valueReader } from './query-values.ts'

const DETAILS_SHOWN = 20

/** The format of addresses that people are led to or shown a picture from. */
export const WEB_ADDRESS = 'http-url'

/**
 * Bodies are taken as they are: nothing is coerced, dropped or filled in. Elsewhere everything arrives as text; whole
 * numbers and booleans are then read from it (query-values.ts), and the rest is coerced. Compiled by the first request of its route:
 * all at once took a quarter of a start; test/every-schema.test.ts compiles each.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const compiled = lazily(() => (httpPart === 'body' ? strict() : coercing()).compile(schema))
  const check = (value: unknown) => compiled()(value) || { error: compiled().errors as never }
  if (httpPart === 'body') return check
  const read = valueReader(schema)
  return (value: Record<string, unknown>) => {
    const faults = read(value)
    return faults.length > 0 ? { error: faults as never } : check(value)
  }
}

/** They know what they have compiled: a schema that many routes share, or several servers of a process, once. */
const strict = lazily(() => ajv({ coerceTypes: false }))
const coercing = lazily(() => ajv({ coerceTypes: true }))

type Writer = ReturnType<typeof fastJsonStringify>

const writers = new WeakMap<object, Writer>()

/** Writes answers by their schemas, each compiled by the first answer of its route. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  const write = lazily(() => writerOf(schema))
  return (value) => write()(value)
}

function writerOf(schema: object): Writer {
  const write = writers.get(schema) ?? fastJsonStringify(schema)
  writers.set(schema, write)
  return write
}

/** Refuses bodies that no store could keep, before their schema is looked at. */
export async function mustBeStorable(request: FastifyRequest): Promise<void> {
  if (typeof request.body !== 'object' || request.body === null) return
  if (request.routeOptions.config.mendsText) return
  const found = findUnstorable(request.body, BODY_DEPTH)
  if (found) refuse('input-invalid', [found])
}

/** Refuses `$…` parameters the endpoint does not take (pagination rule 1); others are ignored. */
export async function mustKnowParameters(request: FastifyRequest): Promise<void> {
  const asked = Object.keys(request.query as object).filter((name) => name.startsWith('$'))
  if (asked.length === 0) return
  const taken = parameters(request.routeOptions.schema?.querystring)
  const unknown = asked.find((name) => !taken.includes(name))
  if (unknown !== undefined) refuse('parameter-unknown', unknown, taken)
}

/** Ajv's errors as details: the path to the member or header, and what would be right; one for each fault. */
export function explain(errors: readonly FastifySchemaValidationError[], context = 'body'): Detail[] {
  const details = reduceChoices(errors).map((error) => ({
    path: pathOf(error) || context,
    message: wording(error),
    said: saidOf(error.keyword, error.params),
  }))
  const first = details.filter(({ path }, index) => details.findIndex((one) => one.path === path) === index)
  return first.slice(0, DETAILS_SHOWN)
}

function ajv(options: Options): Ajv {
  const instance = new Ajv({
    allErrors: true,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    ...options,
  })
  formats.default(instance)
  instance.addFormat(WEB_ADDRESS, (text) => text === '' || isPictureAddress(text))
  // Keywords that only the documentation reads.
  return instance.addVocabulary(['example', 'xml', 'x-filterable', 'x-sortable'])
}

function parameters(querystring: unknown): string[] {
  if (typeof querystring !== 'object' || querystring === null || !('properties' in querystring)) return []
  return Object.keys(querystring.properties as object).filter((name) => name.startsWith('$'))
}

function pathOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath
    .slice(1)
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '')
  const member = keyword === 'required' ? params['missingProperty'] : params['additionalProperty']
  if (typeof member !== 'string') return path
  return path ? `${path}.${member}` : member
}

function wording({ keyword, params, message }: FastifySchemaValidationError): string {
  switch (keyword) {
    case 'required':
      return 'is required'
    case 'additionalProperties':
      return 'is not a member here'
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`
    case 'const':
      return `must be ${String(params['allowedValue'])}`
    case 'maxLength':
      return `must have at most ${String(params['limit'])} characters`
    case 'maxItems':
      return `must have at most ${String(params['limit'])} items`
    case 'minLength':
    case 'minItems':
      return params['limit'] === 1 ? 'must not be empty' : (message ?? 'is not valid')
    case 'type':
      return `must be ${[params['type']].flat().join(' or ')}`
    case 'format':
      return params['format'] === WEB_ADDRESS
        ? 'must be an absolute http or https address'
        : (message ?? 'is not valid')
    default:
      return message ?? 'is not valid'
  }
}
