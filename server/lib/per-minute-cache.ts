/** What is found out once a minute: thousands ask within the same one, and a look at the calendar takes its time. */

/** Remembers by key what was found for a minute, until another minute is asked for. */
export function perMinuteCache(): (key: string, minute: number, find: () => number) => number {
  let remembered = 0
  const found = new Map<string, number>()
  return (key, minute, find) => {
    if (remembered !== minute) {
      remembered = minute
      found.clear()
    }
    const known = found.get(key) ?? find()
    found.set(key, known)
    return known
  }
}
