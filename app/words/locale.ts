/** How dates and numbers are written: as the browser's owner is used to, in the language that is spoken. */
import { useLanguage, type Language } from './language.ts'

/** BCP 47. */
export function useLocale(): string {
  return localeOf(useLanguage(), navigator.languages)
}

/**
 * The first of what the browser asks for that is of this language: English is 23 Nov 2026 to one and Nov 23, 2026 to
 * another. Where it asks for none, the language as it is written in the region that comes first.
 */
export function localeOf(language: Language, wanted: readonly string[]): string {
  const locales = wanted.flatMap(readLocale)
  const own = locales.find((each) => each.language === language)
  const region = locales.find((each) => each.region !== undefined)?.region
  return (own ?? new Intl.Locale(language, region === undefined ? {} : { region })).toString()
}

/** Chromium says "en-US@posix" where the machine has no language. */
function readLocale(wanted: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(wanted)]
  } catch {
    return []
  }
}
