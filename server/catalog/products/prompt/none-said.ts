/** Where somebody says that they have none of something, can find none, or never had one: "we have no", "jag hittar ingen", "nunca he tenido". Pure. */
import { NOTHING } from './praises.ts'
import { recipientOf } from './recipients.ts'
import type { Token } from './tokens.ts'

export const MOST_SMALL = 3
/** Whose having it is: of a "jacket that has no hood" none of them. */
export const SUBJECTS = new Set(
  "i we he she they you jag vi han hon de ni ich wir er sie ihr j' je nous il elle on ils elles n' yo nosotros".split(
    ' ',
  ),
)
const SPEAKERS = new Set("i im we were jag vi ich wir j' je nous on yo nosotros vamos voy".split(' '))
export const HAVE = new Set(
  'have has had own owns got har hade ager habe haben hat hatte hatten besitze besitzen ai as a na avons ont avais avait tengo tiene tenemos tienen tenia teniamos dont doesnt havent hasnt didnt'.split(
    ' ',
  ),
)
const NEGATED = new Set('dont doesnt havent hasnt didnt na'.split(' '))
/** They say who has it by themselves. */
export const PERSONAL = new Set('havent hasnt tengo tenemos tiene tienen tenia teniamos'.split(' '))
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
export const NONE = new Set(
  'no not any ingen inget inga varken kein keine keinen keinerlei weder pas ni aucun aucune ningun ninguna'.split(
    ' ',
  ),
)
/** "Not enough" and "too few" are none of what is lacking. */
const ENOUGH = new Set(
  'enough sufficient nog tillrackligt tillrackliga genug genugend ausreichend assez suffisamment suficiente suficientes bastante bastantes'.split(
    ' ',
  ),
)
const TOO = new Set('too for zu trop muy demasiado'.split(' '))
const FEW = new Set('few little fa lite wenig wenige peu poco poca pocos pocas'.split(' '))
const OF = new Set('of med av'.split(' '))
const SMALL = new Set(
  "yet still even single seul seule einzige einzigen einziges enda unico unica solo sola one got have own a an the ens an annu nagon nagot nagra en ett noch nicht mal einen eine ein gar encore meme du de d' des le la un una todavia aun siquiera nada".split(
    ' ',
  ),
)

/** Of whatever somebody has none of yet some is wanted: "hat noch keine Hose". */
const STILL = new Set('yet still noch annu encore todavia aun'.split(' '))

export interface None {
  readonly next: number
  /** Whether the verb stands there, too. */
  readonly has: boolean
  /** Whether there is none yet, which no "please" makes a refusal. */
  readonly isYet?: boolean
}

interface Said {
  readonly has: boolean
  readonly none: boolean
  readonly never: boolean
  readonly finds: boolean
  readonly isPersonal: boolean
  readonly isYet: boolean
}

function saidBy(key: string, said: Said): Said {
  const finds = said.finds || FINDING.has(key)
  const isYet = said.isYet || (said.has && STILL.has(key))
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
    isPersonal:
      said.isPersonal || PERSONAL.has(key) || FINDING.has(key) || (said.never && HAD.has(key)) || isYet,
    isYet,
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

const JOINING = new Set('and but och men und aber et mais y pero'.split(' '))
/** Of whoever speaks. */
const OURS = new Set('have havent har habe haben ai avons tengo tenemos'.split(' '))
const CLAUSE = 8
/** "A bag that has a pocket but no strap". */
export const OF_THINGS = new Set('that which som die der das qui que with mit'.split(' '))

/** "We are going camping and have no tent yet": whose having it is was said before. */
function isGoingOn(tokens: readonly Token[], at: number): boolean {
  if (!JOINING.has(tokens[at - 1]?.key ?? '') || !OURS.has(tokens[at]?.key ?? '')) return false
  const before = tokens.slice(Math.max(0, at - CLAUSE), at - 1)
  return before.some(({ key }) => SPEAKERS.has(key)) && !before.some(({ key }) => OF_THINGS.has(key))
}

/** Behind an article somebody's child, who is not named: "le petit n'a pas de casque". */
const LITTLE = new Set(
  'little kleine kleiner grosse grosser lillen lilla stora petit petite grand grande pequeno pequena mayor'.split(
    ' ',
  ),
)
const THE = new Set('the our der die unser unsere min mitt var le la notre el nuestro nuestra'.split(' '))

/** "My daughter has no helmet". */
function isTheirs(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.key === 'one' ? at - 2 : at - 1
  const whom = recipientOf(tokens[at - 1]?.text ?? '', true)
  const isLittle = LITTLE.has(tokens[before]?.key ?? '') && THE.has(tokens[before - 1]?.key ?? '')
  const isSomebody = (whom !== undefined && whom !== 'gift') || isLittle || tokens[before]?.key === 'lillen'
  return HAVE.has(tokens[at]?.key ?? '') && isSomebody
}

/** Behind the words at the place, when they say that there is less than is needed: "nicht genug", "för få"; or, of what is denied, "enough". */
function shortEnd(tokens: readonly Token[], at: number, isDenied: boolean): number | undefined {
  const [key = '', second = ''] = [tokens[at]?.key, tokens[at + 1]?.key]
  const isPair = (TOO.has(key) && FEW.has(second)) || (NOT.has(key) && ENOUGH.has(second))
  if (!isPair && !(isDenied && ENOUGH.has(key))) return undefined
  const next = at + (isPair ? 2 : 1)
  return OF.has(tokens[next]?.key ?? '') ? next + 1 : next
}

/** "There is no", "il n'y a plus de", "gibt es kein": what is not there is lacking, whoever says it. */
const NONE_THERE =
  /^(?:(?:theres|there (?:is|are|was)) (?:no|not any)|there (?:isnt|arent|wasnt) any|(?:il )?(?:ny|y|ya)(?: (?:a|avait))? (?:pas|plus|aucune?)(?: (?:de|d'))?|(?:es )?(?:gibt|gab)(?: es)? (?:noch )?kein(?:e|en)?|no (?:hay|habia)|(?:det )?(?:finns|fanns)(?: det)? (?:ingen|inget|inga|inte (?:nagon|nagot|nagra)))(?= |$)/
const MOST_THERE = 6

/** Where the words end that say that something is not there, with the small words behind them. */
export function noneThereEnd(tokens: readonly Token[], at: number): None | undefined {
  const keys = tokens.slice(at, at + MOST_THERE).map(({ key }) => key)
  const [said] = NONE_THERE.exec(keys.join(' ')) ?? []
  if (said === undefined) return undefined
  let next = at + said.split(' ').length
  while (SMALL.has(tokens[next]?.key ?? '')) next++
  return { next, has: true }
}

/** Where the words that say so end; they begin with whose it is, or, of Spanish verbs, with the verb or the denial before it. */
export function noneEnd(tokens: readonly Token[], at: number): None | undefined {
  const isSpoken = SUBJECTS.has(tokens[at]?.key ?? '') || isTheirs(tokens, at) || isGoingOn(tokens, at)
  let next = SUBJECTS.has(tokens[at]?.key ?? '') ? at + 1 : at
  // "The birds find no food": only who begins a part of the prompt with the verb speaks of themselves.
  if (!isSpoken && FINDING.has(tokens[at]?.key ?? '') && tokens[at - 1]?.kind === 'word') return undefined
  let said: Said = { has: false, none: false, never: false, finds: false, isPersonal: isSpoken, isYet: false }
  for (let read = 0; read < MOST_SMALL + 3; read++, next++) {
    const short = shortEnd(tokens, next, said.none)
    if (said.has && short !== undefined) {
      said = { ...said, none: true }
      next = short - 1
      continue
    }
    const key = tokens[next]?.key ?? ''
    said = saidBy(key, said)
    if (!isSaying(key, said)) break
  }
  const { has, none, isPersonal, isYet } = said
  return none && isPersonal && next > at + 1 ? { next, has, isYet } : undefined
}

const WITHIN = new Set('in i dans en at on auf sur'.split(' '))

/** "We have nothing in the kitchen yet" refuses no kitchen. */
export function hasNothing(tokens: readonly Token[], at: number): boolean {
  const { key = '' } = tokens[at] ?? {}
  return NOTHING.has(key) && HAVE.has(tokens[at - 1]?.key ?? '') && WITHIN.has(tokens[at + 1]?.key ?? '')
}
