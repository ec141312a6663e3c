/** A browser as people call it, from what it says of itself: "Firefox, Windows". */

// In this order: those further down also claim to be those above.
const BROWSERS = { Edg: 'Edge', OPR: 'Opera', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' }
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  Macintosh: 'Mac',
  Linux: 'Linux',
}

/** Undefined where neither is known. */
export function browserOf(agent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => Object.entries(names).find(([mark]) => agent.includes(mark))?.[1] ?? [],
  )
  return found.length > 0 ? found.join(', ') : undefined
}
