/**
 * What a query string or a path says as text: whole numbers are digits, and nothing else that a programming language
 * calls a number; yes and no are words in any case, such as Python's `True`, or a flag's `1`.
 */
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

type Reader = (text: string) => unknown

/** What a number of more digits reads as: above every maximum, and still exact. */
const BEYOND = 2 ** 53

const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

/** By the type that a schema names; undefined is none of it. */
const READERS: Readonly<Record<string, { readonly read: Reader; readonly wanted: string }>> = {
  integer: {
    // Any count of digits is a number: one larger than a double keeps exactly stays above every limit.
    read: (text) => (/^[0-9]+$/.test(text) ? Math.min(Number(text), BEYOND) : undefined),
    wanted: 'must be a whole number in digits, such as 30, sent once',
  },
  boolean: {
    read: (text) => BOOLEANS.get(text.toLowerCase()),
    wanted: 'must be true or false, sent once',
  },
}

/**
 * Puts values in the place of the text that says them. The others are faults: of numbers `-1`, `1e3`, `0x10`,
 * `Infinity`; of both nothing at all, or two.
 */
export function valueReader(
  schema: object,
): (values: Record<string, unknown>) => FastifySchemaValidationError[] {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { type?: unknown }>> }
  const typed = Object.entries(properties).flatMap(([name, { type }]) => {
    const reader = READERS[String(type)]
    return reader ? [{ name, ...reader }] : []
  })
  return (values) =>
    typed.flatMap(({ name, read, wanted }) => {
      const sent = values[name]
      if (sent === undefined) return []
      const value = typeof sent === 'string' ? read(sent) : undefined
      if (value === undefined) return [fault(name, wanted)]
      values[name] = value
      return []
    })
}

function fault(name: string, message: string): FastifySchemaValidationError {
  return {
    keyword: 'text',
    instancePath: `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    schemaPath: '#/text',
    params: {},
    message,
  }
}
