/** Countries as people write them in lists. */

let codes: ReadonlyMap<string, string> | undefined
let names: ReadonlyMap<string, string> | undefined

/** Languages whose names of countries people write in forms; of two countries of one name the first language's is meant. */
const LANGUAGES =
  'en sv de fr es it nl nb da fi pt pl el ru uk cs sk hu ro tr hr et ar he ja zh zh-Hant ko'.split(' ')
/** As people call them though no list does. */
const CALLED: ReadonlyMap<string, string> = new Map([
  ...['usa', 'u.s.', 'u.s.a.'].map((name) => [name, 'US'] as const),
  ...['uk', 'u.k.', 'great britain', 'britain', 'england', 'scotland', 'wales'].map(
    (name) => [name, 'GB'] as const,
  ),
  ['holland', 'NL'],
])

/** The ISO 3166 alpha-2 code of a two-letter code or of a name in any of the languages above, without case; undefined for anything else. */
export function readCountry(text: string): string | undefined {
  const written = text.trim().toLowerCase()
  codes ??= readCodes()
  const known = codes.get(written) ?? CALLED.get(written)
  if (known !== undefined || written.length < 2) return known
  names ??= readNames(new Set(codes.values()))
  return names.get(written)
}

/** Made only once somebody writes what English does not know. */
function readNames(countries: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of LANGUAGES) {
    const own = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of countries) {
      const name = own.of(code)?.toLowerCase()
      if (name !== undefined && !found.has(name)) found.set(name, code)
    }
  }
  return found
}

function readCodes(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const found = new Map<string, string>()
  for (const code of pairsOfLetters()) {
    const name = names.of(code)?.toLowerCase()
    if (name === undefined || NO_COUNTRIES.has(code)) continue
    // Codes that are no more (`DD`) answer with the name of what they became.
    const current = new Intl.Locale(`und-${code}`).region ?? code
    found.set(code.toLowerCase(), current).set(name, current)
  }
  return found
}

/** What Unicode names beside countries: unions, the unknown one, and two made up for tests. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

function pairsOfLetters(): string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  return letters.flatMap((first) => letters.map((second) => first + second))
}
