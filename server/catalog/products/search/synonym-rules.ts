/** A workspace's own words as they are kept: what may be one, and in which prompts it counts. Pure. */
import { refuse } from '../../../refusals.ts'
import type { Language } from '../prompt/interpretation.ts'
import { promptKey } from './prompt-key.ts'

export interface Synonym {
  readonly word: string
  readonly meaning: string
  /** Of prompts it counts in; none: of all. */
  readonly languages: readonly Language[]
}

export interface Taught {
  readonly word: string
  readonly meanings: readonly string[]
  readonly languages: readonly Language[]
}

export const PROMPT_LANGUAGES = ['en', 'sv', 'de', 'fr', 'es'] as const satisfies readonly Language[]
export const MEANINGS_MAXIMUM = 20
/** A prompt is looked through for words, and for two that stand beside each other. */
const PARTS = 2
const CHARACTERS = 80

/** As it is looked up and kept; each meaning once. Refused with 400, by its member. */
export function readTaught({ word, meanings, languages }: Taught): Taught {
  const key = promptKey(word)
  if (!/[\p{L}\p{N}]/u.test(key) || key.length > CHARACTERS) refuse('synonym-word', CHARACTERS)
  if (key.split(' ').length > PARTS) refuse('synonym-word-parts')
  const kept = [...new Set(meanings.map((meaning) => meaning.toLowerCase().replaceAll(/\s+/g, ' ').trim()))]
  const isSound = (meaning: string) => /[\p{L}\p{N}]/u.test(meaning) && meaning.length <= CHARACTERS
  if (kept.length === 0 || kept.length > MEANINGS_MAXIMUM || !kept.every(isSound))
    refuse('synonym-meanings', MEANINGS_MAXIMUM, CHARACTERS)
  return { word: key, meanings: kept, languages: languagesOf(languages) }
}

/** All of them is the same as none: it counts in every prompt. In one order, so that equal choices are equal. */
export function languagesOf(languages: readonly Language[]): Language[] {
  const chosen = PROMPT_LANGUAGES.filter((language) => languages.includes(language))
  return chosen.length === PROMPT_LANGUAGES.length ? [] : chosen
}

/** What counts in a prompt that seems to be in these languages; one whose language is not certain may be in any. */
export function synonymsIn(
  synonyms: readonly Synonym[],
  languages: readonly Language[],
): ReadonlyMap<string, readonly string[]> {
  const counting = synonyms.filter(
    ({ languages: own }) =>
      own.length === 0 || languages.length === 0 || own.some((language) => languages.includes(language)),
  )
  return new Map(
    [...Map.groupBy(counting, ({ word }) => word)].map(
      ([word, list]) => [word, list.map(({ meaning }) => meaning)] as const,
    ),
  )
}
