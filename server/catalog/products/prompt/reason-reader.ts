/** Reads why something is refused, behind what is: "no earbuds, they fall out", "keine Wolle, die kratzt immer". It asks for nothing. */
import { negatorAt } from './negators.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COST = 2
/** A denial stands so near before. */
const REACH = 9
const LONGEST = 9
const MARKS = new Set([',', '-', '–', '—', ':', ';', '.', '(', '...', '…'])
const BECAUSE = set(
  'because cause cos since eftersom ty weil denn da car parce puisque porque pues as för que',
)
/** They stand for what is refused. */
const THEY = set(
  `they it those these theyre its det den de dom die das der sie es ils elles il elle ca cela celui-ci ceux-la
  esos esas eso se me nos le les ya siempre`,
)
/** "The last one broke", "den förra gick sönder", "se me rompió la última". */
const FORMER = set(
  `last old other previous first forra gamla sista andra letzte letzten alte alter vorige dernier derniere precedent precedente vieux vieille ancien ancienne
  ultimo ultima viejo vieja anterior otro otra`,
)
const THE = set('the my our den det min mitt var der die das mein meine le la les mon ma el los mi')
/** They begin what is wanted instead. */
const INSTEAD = set(
  `so but and instead rather for with need needs want wants men sa utan och for med hellre behover vill aber sondern und fur mit lieber also brauche
  mais et donc pour avec plutot pero sino y para con`,
)

/** "I'm allergic", "jag har allergi": who says so of nothing says why. */
const ALLERGIC =
  /^(?:allerg(?:ic|y|ies|isk|iskt|iska|i|isch|iker|ikerin|ie|ien|ique|iques)|alergic[ao]s?|alergias?|asthmati(?:c|ker|kerin|que)|astmati(?:ker|sk)|asmatic[ao]s?|asthma|asthme|astma|asma)$/
const BEING = set(
  `am i'm im she's he's is are has have with ar har bin bist ist sind habe hat haben suis est ai j'ai a soy es tengo tiene somos tenemos`,
)
const LONGEST_BEING = 6

/** Only right behind a refusal, to the end of the part, and where nothing in it is known to be sold or to tell of such. */
export function readReason({ tokens }: Scene, at: number): Reading | undefined {
  const mark = MARKS.has(tokens[at]?.text ?? '') ? at + 1 : at
  const allergic = mark === at ? undefined : allergicEnd(tokens, mark)
  if (allergic !== undefined && isBehindDenial(tokens, at)) return { ...nothing(allergic), cost: COST }
  const because = BECAUSE.has(tokens[mark]?.key ?? '') ? mark + 1 : mark
  if (because === at || !isBehindDenial(tokens, at)) return undefined
  const verb = subjectEnd(tokens, because)
  const end = verb === undefined ? undefined : endOfPart(tokens, verb)
  if (verb === undefined || end === undefined || end === verb || end - at > LONGEST) return undefined
  if (ordersIn(tokens, because, end)) return undefined
  const isAsking = isNamed(tokens[verb]) || tokens.slice(verb + 1, end).some(isTelling)
  return isAsking ? undefined : { ...nothing(end), cost: COST }
}

/** The end of a part that says no more than that somebody is allergic. */
function allergicEnd(tokens: readonly Token[], start: number): number | undefined {
  const behind = tokens.slice(start, start + LONGEST_BEING)
  const end = behind.findIndex(({ key }) => ALLERGIC.test(key))
  const isSaid = behind.slice(0, end).some(({ key }) => BEING.has(key))
  const isPart = behind
    .slice(0, end)
    .every(({ kind, key, text }) => kind === 'word' && (BEING.has(key) || !isThing(text)))
  const last = tokens[start + end + 1]
  return end > 0 && isSaid && isPart && (last === undefined || MARKS.has(last.text))
    ? start + end + 1
    : undefined
}

function isBehindDenial(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before--) {
    if (tokens[before]?.kind === 'sign') return false
    if (negatorAt(tokens, before) !== undefined || endOf(tokens, before, 'dislikes') !== undefined)
      return true
  }
  return false
}

/** "They", "the last one". */
function subjectEnd(tokens: readonly Token[], at: number): number | undefined {
  if (THE.has(tokens[at]?.key ?? '') && FORMER.has(tokens[at + 1]?.key ?? '')) {
    const one = tokens[at + 2]?.key
    return one === 'one' || one === 'ones' ? at + 3 : at + 2
  }
  return THEY.has(tokens[at]?.key ?? '') ? at + 1 : undefined
}

/** Where the part of the prompt ends; undefined where it goes on with what is wanted. */
function endOfPart(tokens: readonly Token[], start: number): number | undefined {
  for (let at = start; at <= start + LONGEST; at++) {
    const token = tokens[at]
    if (token === undefined || MARKS.has(token.text)) return at
    if (token.kind !== 'word' || INSTEAD.has(token.key) || negatorAt(tokens, at) !== undefined)
      return undefined
  }
  return undefined
}

/** "Pas noirs, les moins chers d'abord". */
function ordersIn(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens
    .slice(start, end)
    .some((_, n) => endOf(tokens, start + n, 'cheapest', 'dearest', 'newest') !== undefined)
}

/** Known to be sold, or to tell of what is; a name. */
function isTelling(token: Token): boolean {
  return isNamed(token) || isDescriber(token.text) || recipientOf(token.text, true) !== undefined
}

/** "Die Tasche soll groß sein" speaks of the bag; that "they fall out" has nothing of an autumn. */
function isNamed(token: Token | undefined): boolean {
  return token !== undefined && (isThing(token.text) || /^\p{Lu}/u.test(token.text))
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
