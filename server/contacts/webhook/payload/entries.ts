/** Lists of names and values: `[["email", "ann@example.com"], ["name", "Ann"]]`. Pure. */

export type Entry = readonly [string, unknown]

/** Undefined for any other list. */
export function entriesIn(list: readonly unknown[]): readonly Entry[] | undefined {
  return list.length > 0 && list.every(isEntry) ? list : undefined
}

function isEntry(one: unknown): one is Entry {
  if (!Array.isArray(one) || one.length !== 2) return false
  // Any list is one of unknown things.
  const [name, value] = one as unknown[]
  return typeof name === 'string' && /\p{L}/u.test(name) && !name.includes('@') && isText(value)
}

/** One value as a form sends it, or several. */
function isText(value: unknown): boolean {
  return Array.isArray(value)
    ? value.every((one) => typeof one !== 'object')
    : typeof value !== 'object' || value === null
}
