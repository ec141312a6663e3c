/** Which words of a sentence only tell when it is so: "nach der Gartenarbeit", "när jag springer", "cuando corro". Pure. */
import { JOINS, OWN, SIGNS, wordsByLanguage } from './asked-words.ts'
import type { Language } from './interpretation.ts'
import type { Token } from './tokens.ts'

/** What only tells when it is so says so much less of what is the matter. */
export const ASIDE = 0.5

/** Before a clause. */
const WHEN = wordsByLanguage({
  en: 'when whenever while after during before',
  sv: 'när medan efter under innan',
  de: 'wenn während nachdem bevor',
  fr: 'quand lorsque pendant après avant',
  es: 'cuando mientras después durante antes',
})
/** Before what is done, alone: "beim Skifahren". */
const DOING = new Set('beim nach'.split(' '))
const MOST_WORDS = 6
const MOST_OF_DOING = 3
/** Who does what stands behind it: "when I run my phone bounces". */
const SUBJECTS = wordsByLanguage({
  en: "i i'm my we we're our he she they it the",
  sv: 'jag min mitt mina vi vår våra han hon de det',
  de: 'ich mein meine mir wir unser unsere er sie es',
  fr: "je j' j'ai mon ma mes on nous il elle ils",
  es: 'mi mis me nos yo el la se no',
})

/** The tokens of it, unless they are all there is. */
export function settingOf(tokens: readonly Token[], language: Language): ReadonlySet<Token> {
  const setting = new Set<Token>()
  for (const [at, { key, kind }] of tokens.entries()) {
    const isWhen = WHEN[language].has(key)
    const isDoing = language === 'de' && DOING.has(key)
    if (kind !== 'word' || !(isWhen || isDoing)) continue
    for (const token of behind(tokens, at, isWhen ? MOST_WORDS : MOST_OF_DOING, language)) setting.add(token)
  }
  return setting
}

function behind(tokens: readonly Token[], start: number, most: number, language: Language): readonly Token[] {
  const rest = tokens.slice(start + 1, start + 1 + most)
  const isInitial = start === 0 || ends(tokens[start - 1])
  // The first names who does so.
  const other = isInitial
    ? rest.findIndex(({ key }, n) => n > 1 && (SUBJECTS[language].has(key) || OWN.has(key)))
    : -1
  const end = rest.findIndex(ends)
  const [next = rest.length] = [other, end].filter((at) => at >= 0).toSorted((a, b) => a - b)
  return rest.slice(0, next)
}

function ends(token: Token | undefined): boolean {
  return (token?.kind === 'sign' && SIGNS.has(token.key)) || JOINS.has(token?.key ?? '')
}
