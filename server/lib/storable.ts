/** Finds what a database or a serialiser could not keep in a parsed JSON value. */

interface Found {
  readonly path: string
  readonly message: string
}

/** A list or object to look into; its path is only put together when there is something to say. */
interface Waiting {
  readonly value: object
  readonly key: string
  readonly within: Waiting | undefined
  readonly depth: number
}

/**
 * The first NUL character, lone surrogate, number beyond double precision or nesting deeper than `maximumDepth`,
 * with its path; undefined when the value is sound. Iterative: a body of brackets costs no stack.
 */
export function findUnstorable(value: unknown, maximumDepth: number): Found | undefined {
  const waiting: Waiting[] = []
  const look = (value: unknown, key: string, within: Waiting | undefined): Found | undefined => {
    const message = faultOf(value)
    if (message) return { path: pathOf(key, within), message }
    if (typeof value !== 'object' || value === null) return undefined
    const depth = within ? within.depth + 1 : 0
    if (depth >= maximumDepth)
      return { path: pathOf(key, within), message: `nests deeper than ${maximumDepth} levels` }
    waiting.push({ value, key, within, depth })
    return undefined
  }
  let found = look(value, '', undefined)
  for (let item = waiting.pop(); item && !found; item = waiting.pop()) found = lookInto(item, look)
  return found
}

function lookInto(
  item: Waiting,
  look: (value: unknown, key: string, within: Waiting) => Found | undefined,
): Found | undefined {
  for (const key in item.value) {
    const message = Array.isArray(item.value) ? undefined : faultOf(key)
    if (message) return { path: pathOf(item.key, item.within), message: `a member's name ${message}` }
    // Parsed JSON: every key it lists is its own.
    const found = look((item.value as Record<string, unknown>)[key], key, item)
    if (found) return found
  }
  return undefined
}

function pathOf(key: string, within: Waiting | undefined): string {
  if (!within) return ''
  const path = pathOf(within.key, within.within)
  if (Array.isArray(within.value)) return `${path}[${key}]`
  return path ? `${path}.${key}` : key
}

function faultOf(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'holds a number too large to keep'
  if (typeof value !== 'string') return undefined
  if (value.includes('\0')) return 'holds a NUL character; leave it out'
  return value.isWellFormed() ? undefined : 'holds half of a surrogate pair; send well-formed Unicode'
}
