/** Whole numbers in a query string or a path: digits, and nothing else that a programming language calls a number. */
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

/** What a number of more digits reads as: above every maximum, and still exact. */
const BEYOND = 2 ** 53

/** The parameters that a schema says are whole numbers. */
export function wholeNumbersOf(schema: object): readonly string[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { type?: unknown }>> }
  return Object.keys(properties).filter((name) => properties[name]?.type === 'integer')
}

/**
 * Puts numbers in the place of digits; the others are faults: `-1`, `1e3`, `0x10`, `Infinity`, none, or two of them. Any
 * count of digits is a number: one larger than a double keeps exactly stays above every limit.
 */
export function readDigits(
  values: Record<string, unknown>,
  names: readonly string[],
): FastifySchemaValidationError[] {
  const faults: FastifySchemaValidationError[] = []
  for (const name of names) {
    const sent = values[name]
    if (sent === undefined) continue
    if (typeof sent === 'string' && /^[0-9]+$/.test(sent)) values[name] = Math.min(Number(sent), BEYOND)
    else faults.push(fault(name))
  }
  return faults
}

function fault(name: string): FastifySchemaValidationError {
  return {
    keyword: 'digits',
    instancePath: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    schemaPath: '#/digits',
    params: {},
    message: 'must be a whole number in digits, such as 30, sent once',
  }
}
