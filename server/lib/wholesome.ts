/** Finds what a database or a serialiser could not keep in a parsed JSON value. */

interface Found {
  readonly path: string
  readonly message: string
}

/**
 * The first NUL character, lone surrogate, number beyond double precision or nesting deeper than `maximumDepth`,
 * with its path; undefined when the value is sound. Iterative: a body of brackets costs no stack.
 */
export function findUnwholesome(value: unknown, maximumDepth: number): Found | undefined {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value, path: '', depth: 0 }]
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const { value, path, depth } = item
    const fault = faultOf(value)
    if (fault) return { path, message: fault }
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maximumDepth) return { path, message: `nests deeper than ${maximumDepth} levels` }
    const isArray = Array.isArray(value)
    for (const [key, member] of Object.entries(value)) {
      const keyFault = faultOf(key)
      if (keyFault) return { path, message: `a member's name ${keyFault}` }
      waiting.push({ value: member, path: joined(path, key, isArray), depth: depth + 1 })
    }
  }
  return undefined
}

function joined(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`
  return path ? `${path}.${key}` : key
}

function faultOf(value: unknown): string | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) return 'holds a number too large to keep'
  if (typeof value !== 'string') return undefined
  if (value.includes('\0')) return 'holds a NUL character; leave it out'
  return value.isWellFormed() ? undefined : 'holds half of a surrogate pair; send well-formed Unicode'
}
