/** The parts of the fuzz's requests: addresses, headers, and bodies in each form. */
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import type { Contract, DocumentedOperation } from './contract.ts'
import { HOSTILE_TEXTS, toText } from './fuzz-faults.ts'
import { filterText } from './fuzz-likely.ts'
import { valueOf } from './fuzz-values.ts'

export const FORM = 'application/x-www-form-urlencoded'
export const BOUNDARY = 'fuzz-boundary'

export const pathText: Arbitrary<string> = fc
  .oneof(
    fc.constantFrom<string>(...HOSTILE_TEXTS, 'x'.repeat(400)),
    fc.uuid(),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  .map((text) => encodeURIComponent(text.toWellFormed()))

/** What may stand in a header at all: no control characters. */
export const headerText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '*',
    '"',
    '""',
    'W/"x"',
    ','.repeat(500),
    'a'.repeat(8_000),
    'null',
    '0',
    '__proto__',
  ),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '')),
)

type Query = readonly (readonly [string, string])[]

export function queryOf(
  contract: Contract,
  { parameters }: DocumentedOperation,
  ids: readonly string[],
): Arbitrary<Query> {
  const taken = parameters.filter((parameter) => parameter.in === 'query')
  const parts = taken.map(({ name, schema }) =>
    fc.option(
      valueOf(contract, schema, ids, name).map((value) => [name, String(value)] as const),
      { nil: undefined },
    ),
  )
  return fc.tuple(...parts).map((pairs) => pairs.filter((pair) => pair !== undefined))
}

export function spoiltQuery({ parameters }: DocumentedOperation): Arbitrary<Query> {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
  const name = fc.oneof(fc.constantFrom(...names, '$top', '$', 'x'), fc.string({ maxLength: 8 }))
  const value = fc.oneof(
    fc.constantFrom<string>(...HOSTILE_TEXTS),
    fc.constantFrom(
      '-1',
      '1.5',
      '1e3',
      '9007199254740993',
      '0x10',
      ' 5',
      'NaN',
      '99999999999999999999',
      '5;',
      '[]',
    ),
    filterText,
    filterText.map((text) => text.slice(0, text.length / 2)),
    fc.constantFrom(
      '('.repeat(5_000),
      'id in (' + "'a',".repeat(1_001) + "'b')",
      'not '.repeat(500) + "id eq 'a'",
      'created desc,'.repeat(5),
    ),
    fc.string({ unit: 'binary', maxLength: 30 }),
  )
  return fc.array(fc.tuple(name, value), { maxLength: 3 })
}

interface Body {
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | undefined
}

export function bodyOf(
  contract: Contract,
  { body }: DocumentedOperation,
  ids: readonly string[],
  change: (values: Arbitrary<unknown>) => Arbitrary<unknown> = (values) => values,
): Arbitrary<Body> {
  if (!body) return fc.constant({ headers: {}, payload: undefined })
  const forms = Object.entries(body).map(([type, { schema, example, examples }]) => {
    const shown = [example, ...Object.values(examples ?? {}).map(({ value }) => value)].filter(
      (value) => value !== undefined,
    )
    const values = fc.oneof(
      { weight: 3, arbitrary: valueOf(contract, schema, ids) },
      { weight: 2, arbitrary: fc.constantFrom(...shown) },
    )
    return change(values).map((value) => written(type, value))
  })
  return fc.oneof(...forms)
}

/** The value in the body's own form. */
function written(type: string, value: unknown): Body {
  if (type === FORM) {
    const pairs = pairsOf(value).map((pair) =>
      pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='),
    )
    return { headers: { 'content-type': type }, payload: pairs.join('&') }
  }
  if (type.startsWith('multipart/')) {
    const parts = pairsOf(value).map(
      ([name, text]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    return {
      headers: { 'content-type': `${type}; boundary=${BOUNDARY}` },
      payload: `${parts.join('')}--${BOUNDARY}--\r\n`,
    }
  }
  return { headers: { 'content-type': type }, payload: toText(value) }
}

function pairsOf(value: unknown): [string, string][] {
  if (typeof value !== 'object' || value === null) return [['value', String(value)]]
  return Object.entries(value).map(([name, member]) => [
    name,
    typeof member === 'string' ? member : toText(member),
  ])
}

export function usualHeaders({ method }: DocumentedOperation): Arbitrary<Record<string, string>> {
  const accept = fc.constantFrom(
    'application/json',
    'text/csv',
    '*/*',
    'text/csv;q=0.5, application/json;q=0.4',
  )
  const plain = accept.map((accept): Record<string, string> => ({ accept }))
  if (method !== 'POST') return plain
  // Seldom: a key that comes again with another body is refused.
  const repeated = fc
    .constantFrom('k1', 'k2', 'k3')
    .map((key): Record<string, string> => ({ 'idempotency-key': key }))
  return fc.oneof({ weight: 9, arbitrary: plain }, { weight: 1, arbitrary: repeated })
}

export const oddHeaders: Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'accept',
    'if-match',
    'if-none-match',
    'idempotency-key',
    'x-api-version',
    'traceparent',
    'x-api-key',
    'content-encoding',
    'origin',
    'range',
    'host',
    'x-forwarded-for',
    'authorization',
    'accept-encoding',
    'cookie',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom(
      '2026-07',
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      'text/csv',
      'image/png;q=0',
    ),
  ),
  { maxKeys: 3 },
)

export function addressOf(
  { path }: DocumentedOperation,
  values: Readonly<Record<string, string>>,
  query: Query,
): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')
  const pairs = query.map(
    ([name, value]) =>
      `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`,
  )
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address
}
