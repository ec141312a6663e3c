/** What goes around a story: who said it, how mad it makes, and that help is asked for; of what is the matter it says nothing. Pure. */
import { JOINS, SIGNS } from './asked-words.ts'
import { chatterOf } from './chatter.ts'
import { isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Language } from './interpretation.ts'
import { recipientOf } from './recipients.ts'
import { tellOn } from './story-things.ts'
import type { Token } from './tokens.ts'

/** Of a shorter prompt every word counts. */
const LEAST_WORDS = 6
const LEAST_LEFT = 2

/** Who says something, before a colon: "my friend laughed when I said: …". */
const SAYING = wordsOf(
  `said say says saying told tell asked ask talked talking wrote complained
  sa sade säger berättade berättar pratade pratar frågade skrev klagade
  sagte sage sagt sagten erzählte erzählt redeten reden sprachen fragte meinte meint schrieb
  dit dis disait disais disions raconté racontait parlait parlé demandé écrit
  dice dicen dije dijo digo decía contaba conté contó hablando hablamos hablábamos preguntó escribió`,
)
/** One of them is in all that only says how bad it is, or asks for help. */
const MOODS = wordsOf(
  `mad crazy insane bonkers desperate annoying annoyed fed frustrating frustrated unbearable ideas tips suggestions suggestion recommendations recommend recommended suggest advice help embarrassing embarrassed tried
  galen galna tokig knäpp vansinne vansinnig desperat irriterande frustrerande outhärdligt idéer tips förslag råd rekommenderar rekommendera föreslår hjälp pinsamt provat prövat testat
  verrückt wahnsinnig wahnsinn nervt nerven verzweifelt verzweifle unerträglich ideen tipps vorschläge empfehlen empfehlt empfiehlt empfehlung hilfe peinlich versucht probiert ausprobiert
  folle fou dingue désespérée désespéré énerve agace agaçant insupportable idées idée conseils conseil conseillez conseillez-vous conseiller recommandez recommandez-vous proposez-vous recommander proposez secours essayé gênant
  loca loco locas locos idea desesperada desesperado desesperados harta harto insoportable ideas consejos consejo recomendáis recomendais recomiendas recomendar aconsejáis sugerencias socorro ayuda probado vergüenza`,
)
/** And beside it these, with what people always say. */
const AROUND = wordsOf(
  `drive drives driving drove us up wall for since weeks months days ages week lot finally should do something about it now really laugh laughed any
  göra gör gjort drar driver i på sedan flera veckor månader dagar åt det några redan något måste länge skrattade
  treiben treibt macht machen mich uns in den seit wochen monaten tagen dagegen endlich etwas tun sollten schon vieles alles gelacht auf die langsam
  rend rendent rendre ça semaines mois jours depuis faut enfin quelque chose toute tout déjà ri au des
  vuelve vuelven volviendo mujer marido llevo llevamos semanas meses días estoy estamos ya toca hacer algo todo alguna qué me`,
)

/** The tokens of a story without what goes around it; all of them where nothing else would be left. */
export function withoutFrames(tokens: readonly Token[], languages: readonly Language[]): readonly Token[] {
  if (tokens.filter(({ kind }) => kind === 'word').length < LEAST_WORDS) return tokens
  const parts = partsOf(tokens.slice(introEnd(tokens)))
  const left = parts.filter((part) => !isFrame(part, languages)).flat()
  if (left.length === tokens.length) return tokens
  return left.filter(({ kind }) => kind === 'word').length < LEAST_LEFT ? tokens : tellOn(withoutJoins(left))
}

/** As it stands alone: "but the car won't start". */
function withoutJoins(left: readonly Token[]): readonly Token[] {
  return left.slice(
    Math.max(
      0,
      left.findIndex(({ key }) => !JOINS.has(key)),
    ),
  )
}

/** Behind the colon of who said so, however much is said of where and when: "we sat in the kitchen and talked about it: …". */
function introEnd(tokens: readonly Token[]): number {
  const colon = tokens.findIndex(({ key }) => key === ':')
  const isSaid = tokens.slice(0, Math.max(0, colon)).some(({ key }) => SAYING.has(key))
  return isSaid ? colon + 1 : 0
}

/** Each with the signs behind it, or the word that joins it. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isBehindSign = at > 0 && isSign(tokens[at - 1]) && !isSign(token)
    if (isBehindSign || JOINS.has(token.key)) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

function isSign(token: Token | undefined): boolean {
  return token?.kind === 'sign' && SIGNS.has(token.key)
}

function isFrame(part: readonly Token[], languages: readonly Language[]): boolean {
  const words = part.filter(({ kind, key }) => kind === 'word' && !JOINS.has(key))
  return (
    words.some(isMood) &&
    part.every(({ kind }) => kind !== 'number') &&
    words.every((token) => isAround(token, languages))
  )
}

/** Swedish "råd" is advice, and no "Rad" that somebody rides. */
function isMood({ key, text }: Token): boolean {
  return (MOODS.has(key) && !/^rad$/i.test(text)) || SAYING.has(key)
}

function isAround(token: Token, languages: readonly Language[]): boolean {
  const { key, text } = token
  if (isMood(token) || AROUND.has(key) || key.endsWith("'") || isStop(key) || isFiller(text)) return true
  const word = text.toLowerCase()
  return languages.some((language) => chatterOf(language).has(word)) || recipientOf(text, true) !== undefined
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).map(fold))
}
