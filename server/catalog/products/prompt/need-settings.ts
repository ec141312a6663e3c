/** Which words of a sentence only tell when it is so: "nach der Gartenarbeit", "när jag springer", "cuando corro". Pure. */
import { JOINS, OWN, SIGNS, wordsByLanguage } from './asked-words.ts'
import { fold } from './fold.ts'
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
/** What time of the year it is. */
const SEASONS = new Set(
  `christmas easter summer winter autumn spring december november july august jul julen påsk påsken sommaren vintern hösten våren
  weihnachten ostern sommer winter herbst frühling noël pâques été hiver automne printemps navidad pascua verano invierno otoño primavera`
    .split(/\s+/)
    .map(fold),
)
/** "Need something to drop keys on", "nichts um", "de quoi". */
const ASKING =
  `something to,nothing to,nowhere to,somewhere to,anything to,något att,nåt att,inget att,ingenstans att,etwas zum,etwas um,was zum,nichts zum,nichts um,de quoi`
    .split(',')
    .map((words) => words.split(' ').map(fold))
/** Before what is done. */
const ASKING_TO = new Set('pour para'.split(' '))
const ANYTHING = new Set('chose rien algo nada'.split(' '))
const TO_DO = /\p{L}{2}(?:er|ir|re|ar)(?:me|se|nos|lo|la)?$/u
/** Words before it and behind. */
const LEAST_BEFORE = 4
const LEAST_BEFORE_PAIN = 2
const LEAST_BEHIND = 3
const AT = new Set('at in over during på till i zu an im à en au a'.split(' ').map(fold))

/** Who does what stands behind it: "when I run my phone bounces". */
const SUBJECTS = wordsByLanguage({
  en: "i i'm my we we're our he she they it the",
  sv: 'jag min mitt mina vi vår våra han hon de det',
  de: 'ich mein meine mir wir unser unsere er sie es',
  fr: "je j' j'ai mon ma mes on nous il elle ils",
  es: 'mi mis me nos yo el la se no',
})

/** "My neck hurts", "ont i nacken", "Nackenschmerzen", "mal à la nuque", "me duele". */
const HURTING =
  /^(?:hurts?|hurting|aches?|aching|sore|ont|varker|smarta|weh|\p{L}*schmerz(?:en|t)?|mal|douleurs?|duelen?|dolor(?:es)?)$/u
const MOST_OF_PAIN = 8

/** The tokens of it, unless they are all there is. */
export function settingOf(tokens: readonly Token[], language: Language): ReadonlySet<Token> {
  const asked = askedFrom(tokens) ?? hurtingFrom(tokens)
  // "My mother-in-law comes for dinner and I've nothing to serve the cheese on".
  const setting = new Set<Token>(asked === undefined ? [] : tokens.slice(0, asked))
  for (const [at, token] of tokens.entries()) {
    const { key, kind } = token
    if (SEASONS.has(key) && AT.has(tokens[at - 1]?.key ?? '')) setting.add(token)
    const isWhen = WHEN[language].has(key)
    const isDoing = language === 'de' && DOING.has(key)
    if (kind !== 'word' || !(isWhen || isDoing)) continue
    for (const other of behind(tokens, at, isWhen ? MOST_WORDS : MOST_OF_DOING, language)) setting.add(other)
  }
  return setting
}

/** Behind what asks for a thing by what it is to do, where something else comes before it. */
function askedFrom(tokens: readonly Token[]): number | undefined {
  const isTo = (n: number): boolean =>
    ANYTHING.has(tokens[n]?.key ?? '') &&
    ASKING_TO.has(tokens[n + 1]?.key ?? '') &&
    TO_DO.test(tokens[n + 2]?.key ?? '')
  const at = tokens.findIndex(
    ({ key }, n) => ASKING.some(([first, next]) => first === key && tokens[n + 1]?.key === next) || isTo(n),
  )
  return at >= LEAST_BEFORE && tokens.length - at > LEAST_BEHIND ? at : undefined
}

/** "I work from home and my neck hurts": behind what joins them. */
function hurtingFrom(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(
    (token, n) =>
      ends(token) && tokens.slice(n + 1, n + 1 + MOST_OF_PAIN).some(({ key }) => HURTING.test(key)),
  )
  const isBefore = tokens.slice(0, Math.max(0, at)).some(({ key }) => HURTING.test(key))
  return at >= LEAST_BEFORE_PAIN && !isBefore ? at : undefined
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
