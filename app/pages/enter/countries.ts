/** Every country by its two letters (ISO 3166-1) and its name in the language, in the order of that language. */
import { useLanguage, type Language } from '../../words/language.ts'

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Codes that have a name and are no country: unions, the unknown, what is set aside for tests. */
const NONE = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ'])

export function countriesIn(language: Language): { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
    .filter((value) => !NONE.has(value) && isOwn(value))
    .flatMap((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .sort((one, other) => one.label.localeCompare(other.label, language))
}

/** As the reader's language calls it. */
export function useCountryName(country: string): string {
  return new Intl.DisplayNames(useLanguage(), { type: 'region' }).of(country) ?? country
}

/** Codes of the past are read as today's. */
function isOwn(value: string): boolean {
  return (
    new Intl.Locale('und', { region: value }).region === value &&
    Intl.getCanonicalLocales(`und-${value}`)[0] === `und-${value}`
  )
}
