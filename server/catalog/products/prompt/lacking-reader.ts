/** Reads what somebody has none of, where nothing else is asked for: "we have no pots", "noch kein Zelt", "no tenemos ni tienda ni sacos". It is wanted. */
import { isFiller } from './fillers.ts'
import { isAsked } from './negators.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGift } from './recipients.ts'
import { isDescriber, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { WANTING } from './story-things.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Less than any denial that begins in it. */
const COST = 0
const MOST_THINGS = 5
const MOST_SMALL = 3
/** Whose having it is: of a "jacket that has no hood" none of them. */
const SUBJECTS = new Set(
  "i we he she they you jag vi han hon de ni ich wir er sie ihr j' je nous il elle on ils elles n' yo nosotros".split(
    ' ',
  ),
)
const HAVE = new Set(
  'have has had own owns got har hade ager habe haben hat hatte hatten besitze besitzen ai as a na avons ont avais avait tengo tiene tenemos tienen tenia teniamos dont doesnt havent hasnt didnt'.split(
    ' ',
  ),
)
const NEGATED = new Set('dont doesnt havent hasnt didnt na'.split(' '))
/** They say who has it by themselves. */
const PERSONAL = new Set('havent hasnt tengo tenemos tiene tienen tenia teniamos'.split(' '))
/** Who finds none looks for it: "jag hittar ingen lampa", "je ne trouve pas de sac"; these say so by themselves. */
const FINDING = new Set(
  'find found see hittar hitta hittade finde finden fand sehe trouve trouvons vois encuentro encontramos veo vemos'.split(
    ' ',
  ),
)
/** And who never had one. */
const HAD = new Set('had owned haft agt hatte hatten gehabt besessen eu possede tenido'.split(' '))
const NEVER = new Set('never aldrig nie jamais nunca'.split(' '))
/** With what is found, and with nothing else, a thing is not there at all. */
const NOT = new Set('inte ej nicht ne'.split(' '))
const PLACES = new Set(
  'bei euch ihnen hos er chez vous here har hier ici aqui before forut fore nog he in i en la'.split(' '),
)
const NONE = new Set(
  'no not any ingen inget inga varken kein keine keinen keinerlei weder pas ni aucun aucune ningun ninguna'.split(
    ' ',
  ),
)
const SMALL = new Set(
  "yet still even single one got have own a an the ens an annu nagon nagot nagra en ett noch nicht mal einen eine ein gar encore meme du de d' des le la un una todavia aun siquiera".split(
    ' ',
  ),
)
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
/** "A bag that has a pocket but no strap". */
const OF_THINGS = new Set('that which som die der das qui que with mit'.split(' '))
/** "Our kitchen is new". */
const MINE = new Set(
  'my our were im min mitt mina var vart vara mein meine unser unsere mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const JOINED = new Set('or nor and eller och noch oder und ni et ou o y &'.split(' '))

export function readLacking({ tokens }: Scene, at: number): Reading | undefined {
  const none = isAsked(tokens, at) ? undefined : (noneEnd(tokens, at) ?? noneBeside(tokens, at))
  if (none === undefined) return undefined
  const { words, next: end } = thingsBehind(tokens, none.next)
  // "Dass wir keine Matratze haben".
  const isHad = none.has || HAVE.has(tokens[end]?.key ?? '')
  const next = none.has ? end : end + 1
  if (words.length === 0 || !isHad || asksElse(tokens, at, next)) return undefined
  if (isPolite(tokens, at, next)) return undefined
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

interface None {
  readonly next: number
  /** Whether the verb stands there, too. */
  readonly has: boolean
}

interface Said {
  readonly has: boolean
  readonly none: boolean
  readonly never: boolean
  readonly finds: boolean
  readonly isPersonal: boolean
}

function saidBy(key: string, said: Said): Said {
  const finds = said.finds || FINDING.has(key)
  return {
    has: said.has || HAVE.has(key) || FINDING.has(key) || HAD.has(key),
    none:
      said.none ||
      NONE.has(key) ||
      NEGATED.has(key) ||
      (NOT.has(key) && finds) ||
      (said.never && HAD.has(key)),
    never: said.never || NEVER.has(key),
    finds,
    isPersonal: said.isPersonal || PERSONAL.has(key) || FINDING.has(key) || (said.never && HAD.has(key)),
  }
}

function isSaying(key: string, { finds, never }: Said): boolean {
  const isOwn = HAVE.has(key) || NONE.has(key) || SMALL.has(key) || key === "n'"
  return (
    isOwn ||
    FINDING.has(key) ||
    HAD.has(key) ||
    NEVER.has(key) ||
    key === 'ne' ||
    ((finds || never) && (NOT.has(key) || PLACES.has(key)))
  )
}

/** Where the words that say so end; they begin with whose it is, or, of Spanish verbs, with the verb or the denial before it. */
function noneEnd(tokens: readonly Token[], at: number): None | undefined {
  const isSpoken = SUBJECTS.has(tokens[at]?.key ?? '')
  let next = isSpoken ? at + 1 : at
  // "The birds find no food": only who begins a part of the prompt with the verb speaks of themselves.
  if (!isSpoken && FINDING.has(tokens[at]?.key ?? '') && tokens[at - 1]?.kind === 'word') return undefined
  let said: Said = { has: false, none: false, never: false, finds: false, isPersonal: isSpoken }
  for (let read = 0; read < MOST_SMALL + 3; read++, next++) {
    const key = tokens[next]?.key ?? ''
    said = saidBy(key, said)
    if (!isSaying(key, said)) break
  }
  const { has, none, isPersonal } = said
  return none && isPersonal && next > at + 1 ? { next, has } : undefined
}

/** "We have a tent but no stove". */
function noneBeside(tokens: readonly Token[], at: number): None | undefined {
  if (!BUT.has(tokens[at]?.key ?? '') || !NONE.has(tokens[at + 1]?.key ?? '')) return undefined
  const before = Math.max(0, at - REACH)
  const having = tokens.slice(before, at).findIndex(({ key }) => HAVE.has(key))
  const isOfThing = having < 0 || OF_THINGS.has(tokens[before + having - 1]?.key ?? '')
  return isOfThing ? undefined : { next: at + 2, has: true }
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
  const isBehind = tokens.slice(end).some(isNamed)
  return isBehind || tokens.slice(0, start).some((token) => isGift(token.text)) || asksBefore(tokens, start)
}

/** What is named behind "we" and "my", where nothing says that it is wanted, only tells the story. */
function asksBefore(tokens: readonly Token[], start: number): boolean {
  const before = tokens.slice(0, start)
  const named = before.findIndex(isNamed)
  const told = before.findIndex(({ key }) => SUBJECTS.has(key) || MINE.has(key) || PERSONAL.has(key))
  return named >= 0 && (told < 0 || told > named || before.some(({ key }) => WANTING.has(key)))
}

function isNamed({ kind, text }: Token): boolean {
  return kind === 'word' && (isGift(text) || (isThing(text) && !isFiller(text)))
}
