/** Which language is spoken, and the catalogues: one object an area and language, of one shape. */
import { createContext, use } from 'react'

export const LANGUAGES = { en: 'English', sv: 'Svenska' } as const
export type Language = keyof typeof LANGUAGES

/** What the catalogue of another language must have: the same names, functions of the same things. */
export type SameAs<Words> = {
  readonly [Name in keyof Words]: Words[Name] extends string
    ? string
    : Words[Name] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : SameAs<Words[Name]>
}

export type Catalogues<Words> = Readonly<Record<Language, Words>>

export const LanguageContext = createContext<Language>('en')

export function useLanguage(): Language {
  return use(LanguageContext)
}

/** The words of an area in the language of who is here. */
export function useWords<Words>(catalogues: Catalogues<Words>): Words {
  return catalogues[useLanguage()]
}

/** The account's choice, or what the browser asks for, or English. */
export function languageOf(wanted: readonly string[]): Language {
  const known = wanted.map((each) => each.slice(0, 2).toLowerCase())
  return known.find((each): each is Language => Object.hasOwn(LANGUAGES, each)) ?? 'en'
}
