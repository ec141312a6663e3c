/** Looks into JSON that others wrote, whatever they wrote. */

/** The member at a path; undefined where there is none. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  let member = value
  for (const name of path) {
    if (typeof member !== 'object' || member === null || !Object.hasOwn(member, name)) return undefined
    member = (member as Record<string, unknown>)[name]
  }
  return member
}

/** The text at a path, a number as its digits; empty where there is none. */
export function textAt(value: unknown, ...path: readonly string[]): string {
  const member = memberAt(value, ...path)
  return typeof member === 'string' ? member : typeof member === 'number' ? String(member) : ''
}

/** The list at a path; empty where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const member = memberAt(value, ...path)
  return Array.isArray(member) ? member : []
}

/** Text or seconds since 1970 as an ISO time; undefined for what is none of this century. */
export function timeOf(text: string): string | undefined {
  const date = new Date(/^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : text)
  const year = date.getUTCFullYear()
  return year >= 2000 && year < 2100 ? date.toISOString() : undefined
}
