/** What nobody should send, and how a valid value comes to hold it. */
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** Written as they stand: numbers that JSON.stringify would mend. */
const RAW_NUMBERS = ['1e999', '-1e999', '1e308', '-0', '0.1e-400', '123456789012345678901234567890', '1E400']
const RAW = '\u{f0000}raw:'

export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202egnirts desrever',
  '👩‍👩‍👧‍👦'.repeat(20),
  "'; drop table contact; --",
  '%',
  '\\',
  "''",
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '<script>alert(1)</script>',
  '=1+1',
  '\r\nX-Injected: 1',
  'a'.repeat(10_000),
  'é'.repeat(600),
  '\u{10ffff}',
  '\ufeff',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31T23:59:59.999Z',
  '-infinity',
  '294277-01-01',
  '0000-00-00',
  '${jndi:ldap://x}',
  '{{7*7}}',
  '../../etc/passwd',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
] as const

const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)
const rawNumber = fc.constantFrom(...RAW_NUMBERS).map((text) => `${RAW}${text}`)

/** What is put in the place of one part of a value, or into it. */
const fault: Arbitrary<(value: unknown) => unknown> = fc.oneof(
  hostileText.map((text) => () => text),
  rawNumber.map((number) => () => number),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, [], {}, [[]], 1e308, 2 ** 53).map((value) => () => value),
  hostileText.map((name) => (value: unknown) => withMember(value, name)),
  fc.constantFrom(10, 40, 3_000).map((levels) => () => nestedIn(levels)),
  fc
    .constantFrom(600, 1_001, 20_000)
    .map((length) => (value: unknown) => Array.from({ length }, () => value)),
  fc.constantFrom(501, 2_049, 200_000).map((length) => () => 'a'.repeat(length)),
  fc.constant(() => undefined),
)

/** A valid value with one fault in one place. */
export function nearly(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(valid, fc.nat({ max: 1_000 }), fault).map(([value, place, spoil]) => {
    const paths = pathsIn(value)
    return spoiled(value, paths[place % paths.length] ?? [], spoil)
  })
}

/** JSON text, with the numbers that only text can hold. */
export function toText(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.replaceAll(new RegExp(`"${RAW}([^"]*)"`, 'gu'), '$1')
}

type Path = readonly (string | number)[]

function pathsIn(value: unknown, path: Path = [], found: Path[] = []): Path[] {
  found.push(path)
  if (typeof value !== 'object' || value === null || found.length > 500) return found
  for (const [key, member] of Object.entries(value)) pathsIn(member, [...path, key], found)
  return found
}

function spoiled(value: unknown, [key, ...rest]: Path, spoil: (value: unknown) => unknown): unknown {
  if (key === undefined) return spoil(value)
  const entries = Object.entries(value as object).map(([name, member]): [string, unknown] => [
    name,
    name === String(key) ? spoiled(member, rest, spoil) : member,
  ])
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries)
}

function withMember(value: unknown, name: string): unknown {
  const members =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  return Object.fromEntries([...members, [name, { admin: true }]])
}

function nestedIn(levels: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value }
  return value
}
