/** Reads what somebody has none of, where nothing else is asked for: "we have no pots", "noch kein Zelt", "no tenemos ni tienda ni sacos". It is wanted. */
import { isStop } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { isAsked } from './no-denials.ts'
import { FEAST, noneOfFeast } from './none-of-feast.ts'
import {
  HAVE,
  MOST_SMALL,
  NONE,
  noneEnd,
  noneThereEnd,
  OF_THINGS,
  PERSONAL,
  SUBJECTS,
  type None,
} from './none-said.ts'
import { endOf } from './phrases.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isGift } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { WANTING } from './asked-at.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Less than any denial that begins in it. */
const COST = 0
const MOST_THINGS = 5
/** Before the thing, of what kind it is. */
const SAYING = new Set(
  'extra spare proper decent good riktig riktigt riktiga ordentlig ordentligt vernunftigen vernunftige richtigen richtige passende vrai vraie bonne bon buena buen decente'.split(
    ' ',
  ),
)
/** "S'il vous plaît" is four tokens. */
const POLITE_REACH = 4
const POLITE = new Set('please pls plz tack snalla bitte plait svp stp merci favor porfa'.split(' '))
const BUT = new Set('but men aber mais pero'.split(' '))
const REACH = 12
/** "Our kitchen is new". */
const MINE = new Set(
  'my our were im min mitt mina var vart vara mein meine unser unsere mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const NOT_EVEN = ['not even', 'inte ens', 'nicht mal', 'nicht einmal', 'meme pas', 'ni siquiera'].map(
  (words) => words.split(' '),
)
const JOINED = new Set('or nor and eller och noch oder und ni et ou o y &'.split(' '))

export function readLacking({ tokens }: Scene, at: number): Reading | undefined {
  const none = isAsked(tokens, at)
    ? undefined
    : (noneEnd(tokens, at) ??
      noneThereEnd(tokens, at) ??
      noneBeside(tokens, at) ??
      noneOfFeast(tokens, at) ??
      notEven(tokens, at))
  if (none === undefined) return undefined
  const { words, next: end } = thingsBehind(tokens, none.next)
  // "Dass wir keine Matratze haben".
  const isHad = none.has || HAVE.has(tokens[end]?.key ?? '')
  const next = none.has ? end : end + 1
  if (words.length === 0 || !isHad) return undefined
  if (none.isYet !== true && isPolite(tokens, at, next)) return undefined
  if (asksElse(tokens, at, next)) return hasElse(tokens, at, next)
  return {
    kind: 'word',
    cost: COST,
    next,
    add: (into) => {
      const [word] = words
      if (words.length > 1) into.words.any.push([...words])
      else if (word !== undefined) addOnce(into.words.all, word)
    },
  }
}

/** "On a froid, mais pas de couverture s'il vous plaît": whoever says please refuses. */
function isPolite(tokens: readonly Token[], at: number, next: number): boolean {
  const near = [
    ...tokens.slice(Math.max(0, at - 1), at + MOST_SMALL),
    ...tokens.slice(next, next + POLITE_REACH),
  ]
  return near.some(({ key }) => POLITE.has(key))
}

/** "We have a tent but no stove". */
function noneBeside(tokens: readonly Token[], at: number): None | undefined {
  if (!BUT.has(tokens[at]?.key ?? '') || !NONE.has(tokens[at + 1]?.key ?? '')) return undefined
  const before = Math.max(0, at - REACH)
  const having = tokens.slice(before, at).findIndex(({ key }) => HAVE.has(key))
  const isOfThing = having < 0 || OF_THINGS.has(tokens[before + having - 1]?.key ?? '')
  return isOfThing ? undefined : { next: at + 2, has: true }
}

/** "We have nothing in the kitchen, not even a fridge". */
function notEven(tokens: readonly Token[], at: number): None | undefined {
  const said = NOT_EVEN.find((words) => words.every((word, n) => tokens[at + n]?.key === word))
  const next = at + (said?.length ?? 0)
  return said && endOf(tokens, next, 'article') !== undefined ? { next, has: true, isYet: true } : undefined
}

function thingsBehind(tokens: readonly Token[], start: number): { words: readonly string[]; next: number } {
  const words: string[] = []
  let [at, next] = [start, start]
  for (let read = 0; read < MOST_THINGS * 2 && at < tokens.length; read++) {
    const said = phraseOrWordAt(tokens, at)
    const small = endOf(tokens, at, 'article')
    // "Ni tienda ni sacos" are things, whatever else they are.
    const isListed = tokens[at - 1]?.key === 'ni' && lists(tokens)
    if (said && tokens[at]?.kind === 'word' && (isListed || (isThing(said.text) && isGood(said.text)))) {
      words.push(said.text)
      ;[at, next] = [said.next, said.next]
    } else if (JOINED.has(tokens[at]?.key ?? '') || small !== undefined) at = small ?? at + 1
    else if (words.length === 0 && (SAYING.has(tokens[at]?.key ?? '') || isDescriber(said?.text ?? '')))
      at = said?.next ?? at + 1
    else break
  }
  return { words, next }
}

/** "Ni idea" lists nothing. */
function lists(tokens: readonly Token[]): boolean {
  return tokens.filter(({ key }) => key === 'ni').length > 1
}

/** Whether a thing is asked for elsewhere, or a present looked for. */
function asksElse(tokens: readonly Token[], start: number, end: number): boolean {
  return (
    asksBehind(tokens, end) ||
    tokens.slice(0, start).some(({ key, text }) => isGift(text) && !FEAST.has(key)) ||
    asksBefore(tokens, start)
  )
}

const ALONE = /^(?:dont|doesnt|didnt)$/

/** "We have no bathtub, a stool for the shower" neither wants nor refuses one; "he doesn't drink, so no wine" has no verb of having. */
function hasElse(tokens: readonly Token[], at: number, next: number): Reading | undefined {
  const has = tokens.slice(at, next).some(({ key }) => HAVE.has(key) && !ALONE.test(key))
  return has && asksBehind(tokens, next) ? { ...nothing(next), cost: COST } : undefined
}

function asksBehind(tokens: readonly Token[], end: number): boolean {
  return tokens.slice(end).some(isNamed)
}

const PLACES = new Set(
  `flat apartment house home studio bedsit van caravan office lagenhet lagenheten hus huset etta tvaa stuga stugan kontor wohnung haus zimmer buro wohnmobil appartement appart maison
  logement bureau piso casa apartamento estudio furgoneta oficina`.split(/\s+/),
)

/** "Un piso sin armarios", where more is said: what a place lacks comes first of what is asked for, and is not refused. */
export function readPlaceWithout({ tokens }: Scene, at: number): Reading | undefined {
  const start = PLACES.has(tokens[at]?.key ?? '') ? endOf(tokens, at + 1, 'without') : undefined
  if (start === undefined) return undefined
  const { words, next } = thingsBehind(tokens, start)
  if (words.length === 0 || tokens[next] === undefined) return undefined
  return {
    ...nothing(next),
    cost: COST,
    add: (into) => words.forEach((word) => addOnce(into.words.wishes, word)),
  }
}

/** What is named behind "we" and "my", where nothing says that it is wanted, only tells the story. */
function asksBefore(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(0, start)
  // "Guten Tag" names nothing.
  const named = before.findIndex(
    (token, n) => isNamed(token) && !FEAST.has(token.key) && before[n - 1]?.key !== 'guten',
  )
  const told = before.findIndex(({ key }) => SUBJECTS.has(key) || MINE.has(key) || PERSONAL.has(key))
  return named >= 0 && (told < 0 || told > named || before.some(({ key }) => WANTING.has(key)))
}

function isNamed({ kind, text, key }: Token): boolean {
  return kind === 'word' && (isGift(text) || (isThing(text) && !isFiller(text) && !isStop(key)))
}
