/** Words that say nearly the same of what is the matter: what one of a group says, the others are likely to mean. Pure. */
import type { Language } from './interpretation.ts'
import { ENGLISH } from './thesaurus/english.ts'
import { FRENCH } from './thesaurus/french.ts'
import { GERMAN } from './thesaurus/german.ts'
import { SPANISH } from './thesaurus/spanish.ts'
import { SWEDISH } from './thesaurus/swedish.ts'

const GROUPS: Readonly<Record<Language, string>> = {
  en: ENGLISH,
  sv: SWEDISH,
  de: GERMAN,
  fr: FRENCH,
  es: SPANISH,
}

/** What is said in other words counts for so much of it. */
export const ALIKE = 0.75

/** Stems that are likely to be meant by a stem, by the stemmer of phrases. */
export function thesaurusOf(
  language: Language,
  stem: (word: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>()
  for (const line of GROUPS[language].trim().split('\n')) {
    const group = new Set(line.split(' ').map((word) => stem(word)))
    for (const own of group) {
      const others = known.get(own) ?? new Set()
      for (const other of group) if (other !== own) others.add(other)
      known.set(own, others)
    }
  }
  return known
}
