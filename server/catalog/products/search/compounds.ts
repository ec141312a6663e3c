/** Germanic languages write several words as one: a "sommarklänning" is a "klänning", an "Eichentisch" of "Eiche". */
import { isThing, languagesOf } from '../prompt/synonyms.ts'

/** Shorter heads end too many words by chance, as "ring" does "spring". */
const HEAD_LETTERS = 4
const PREFIX_LETTERS = 3
/** The "mat" (food) of "matbord" is also an English rug. */
const MODIFIER_LETTERS = 4
const LONGEST = 40
/** Letters that join the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e', 'o', 'a', 'u']
/** Gloves are not shoes, and cotton is not wool. */
const OTHER_THINGS = /^(?:handschuh|baumwoll)/
/** What stands first of a compound and is not a word of the synonyms. */
const MODIFIERS = new Set(
  'sommar vinter host var regn sport barn baby herr dam flick pojk dag natt kvall fest bröllop brollop tra plast metall papper skinn mat soff kok sov bad tradgard utomhus trail lop vandrings arm fot hand hals sommer winter herbst fruhling regen kinder damen herren madchen jungen abend nacht fest hochzeits holz metall papier plastik ess wohn schlaf kuchen bade garten lauf wander trekking fuss arm hals kaffee tee wein bier wasser reise schul buro sonnen summer rain snow foot hand neck wedding'.split(
    ' ',
  ),
)

/** The longest thing of a shop that the word ends with; undefined when it is not a compound. */
export function headOf(word: string): string | undefined {
  return splitOf(word)?.head
}

/** What a compound is, and what it says of that; empty when it is not one. */
export function partsOf(word: string): string[] {
  const split = splitOf(word)
  if (split === undefined) return []
  const { head, modifier } = split
  return modifier === undefined || modifier.length < MODIFIER_LETTERS ? [head] : [head, modifier]
}

function splitOf(word: string): { head: string; modifier: string | undefined } | undefined {
  if (word.length >= LONGEST || OTHER_THINGS.test(word)) return undefined
  for (let start = PREFIX_LETTERS; start <= word.length - HEAD_LETTERS; start++) {
    const head = word.slice(start)
    if (!isGermanicThing(head)) continue
    const modifier = modifierOf(word.slice(0, start))
    // A short end counts only behind a word that is known: "spring" holds no "ring".
    if (head.length > HEAD_LETTERS || modifier !== undefined) return { head, modifier }
  }
  return undefined
}

function isGermanicThing(word: string): boolean {
  return isThing(word) && languagesOf(word).some((language) => language === 'sv' || language === 'de')
}

function modifierOf(start: string): string | undefined {
  for (const link of LINKS) {
    if (!start.endsWith(link)) continue
    const word = start.slice(0, start.length - link.length)
    for (const form of [word, `${word}e`, `${word}a`])
      if (word.length >= 2 && (MODIFIERS.has(form) || languagesOf(form).length > 0)) return form
  }
  return undefined
}
