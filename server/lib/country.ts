/** Countries as people write them in lists. */

let codes: ReadonlyMap<string, string> | undefined

/** The ISO 3166 alpha-2 code of a two-letter code or an English name, without case; undefined for anything else. */
export function readCountry(text: string): string | undefined {
  codes ??= readCodes()
  return codes.get(text.trim().toLowerCase())
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
