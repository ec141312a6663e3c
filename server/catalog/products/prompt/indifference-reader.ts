/** Reads of what somebody does not mind, which is neither wanted nor refused: "doesn't have to be leather", "muss nicht teuer sein", "wool is fine too". */
import { indexOf } from './phrases-by-first.ts'
import { fold } from './fold.ts'
import { isFiller } from './fillers.ts'
import { endOf } from './phrases.ts'
import { nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import type { Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { phraseOrWordAt } from './word-readers.ts'

/** Less than any denial that begins in it. */
const COST = 0
const MOST_SMALL = 4
const MOST_THINGS = 3
/** Before what need not be. */
const BEFORE = `
doesn't have to be, does not have to be, don't have to be, do not have to be, doesn't need to be, does not need to be, don't need to be, need not be, needn't be, not necessarily, doesn't necessarily have to be, doesn't really have to be, doesn't have to have, don't have to have, no need for it to be, no need to be, it's ok if it's not, it's fine if it's not, i don't mind if it's, don't mind if it's, i don't mind, don't mind, i don't care if it's, i don't care if it is, don't care if it's, doesn't matter if it's, doesn't matter if it is, does not matter if it's, doesn't matter whether it's, no matter if it's, whether it's, whether, nothing against, have nothing against, i have nothing against
behöver inte vara, behöver ej vara, inte behöver vara, inte måste vara, måste inte vara, måste ej vara, behöver inte nödvändigtvis vara, inte nödvändigtvis, ej nödvändigtvis, spelar ingen roll om den är, spelar ingen roll om det är, spelar ingen roll om de är, gör inget om den är, gör inget om det är, strunt samma om den är, kvittar om den är, oavsett om den är, har inget emot, jag har inget emot, vi har inget emot, har ingenting emot
muss nicht, muss nicht unbedingt, muss kein, muss keine, muss keinen, müssen nicht, müssen keine, müssen nicht unbedingt, brauchen nicht, braucht nicht, braucht nicht unbedingt, nicht unbedingt, nicht zwingend, nicht notwendigerweise, egal ob, ganz egal ob, mir egal ob, spielt keine rolle ob, ist egal ob es, ist mir egal ob, habe nichts gegen, hab nichts gegen, ich habe nichts gegen, haben nichts gegen, macht nichts wenn es
pas forcément, pas nécessairement, pas obligatoirement, n'a pas besoin d'être, n'ont pas besoin d'être, pas besoin d'être, pas besoin qu'il soit, pas besoin que ce soit, n'est pas obligé d'être, pas obligé d'être, n'a pas à être, peu importe si c'est, peu importe s'il est, peu importe si elle est, peu importe qu'il soit, peu importe que ce soit, qu'il soit ou non, je n'ai rien contre, n'ai rien contre, rien contre, ça ne me dérange pas si c'est, ça ne me gêne pas si c'est, je m'en fiche si c'est
no tiene que ser, no tienen que ser, no hace falta que sea, no hace falta que sean, no necesita ser, no necesitan ser, no necesariamente, no tiene por qué ser, no tienen por qué ser, no es necesario que sea, no es necesario que sean, da igual si es, da igual que sea, da lo mismo si es, me da igual si es, me da igual que sea, no importa si es, no importa que sea, no me importa que sea, no me importa si es, no tengo nada en contra de, no tengo nada en contra del
`
/** Behind it. */
const BEHIND = `
is fine, is fine too, is ok, is ok too, is okay, is okay too, would be fine, is also fine, works too, doesn't bother me, don't bother me, or not doesn't matter, or not is fine, or not i don't mind, or not i don't care
gör inget, gör ingenting, går också bra, går bra, är ok, är okej, är också ok, är också okej, funkar också, stör mig inte, eller inte spelar ingen roll, eller inte kvittar, eller inte är mig likgiltigt
macht nichts, ist auch ok, ist auch okay, ist ok, ist okay, geht auch, ist auch gut, stört mich nicht, stören mich nicht, oder nicht ist egal, oder nicht ist mir egal, oder nicht spielt keine rolle
ne me dérange pas, ne me gêne pas, ça va aussi, me va aussi, convient aussi, passe aussi, ou pas peu importe, ou non peu importe
no me importa, no me molesta, también vale, también me vale, está bien, también está bien, o no me da igual, o no da igual
`
/** What may follow what does not matter. */
const OR_NOT = `or not, eller inte, eller ej, oder nicht, oder nicht ist egal, ou pas, ou non, o no, sein, zu sein, haben, zu haben, oder nicht sein, or not i don't mind`
/** They say only what of. */
const OF = new Set("aus in i av en de du d' of made from über".split(' '))

const OBJECTING = new Set('against mind emot gegen contre contra de del'.split(' '))

const before = indexOf(BEFORE)
const behind = indexOf(BEHIND)
const orNot = indexOf(OR_NOT)

export function readIndifferent({ tokens }: Scene, at: number): Reading | undefined {
  const opened = longestAt(before, tokens, at)
  const things = thingsEnd(tokens, opened ?? at, opened !== undefined)
  if (things === undefined) return undefined
  // "Nothing against a red scarf" is said of the scarf.
  if (
    opened !== undefined &&
    OBJECTING.has(tokens[opened - 1]?.key ?? '') &&
    isThing(tokens[things]?.text ?? '')
  )
    return undefined
  const end = longestAt(opened === undefined ? behind : orNot, tokens, things)
  const next = opened === undefined ? end : (end ?? things)
  // "Ein Kleid muss nicht sein" is another matter, and of "I don't mind a lamp" the lamp is what is asked for.
  return next === undefined || !asksElse(tokens, at, next) ? undefined : { ...nothing(next), cost: COST }
}

/** What it is made of or like, joined by "or" and "and"; a thing only behind what says that it need not be. */
function thingsEnd(tokens: readonly Token[], start: number, isOpened: boolean): number | undefined {
  let [at, end] = [start, undefined as number | undefined]
  for (let things = 0; things < MOST_THINGS; things++) {
    for (let small = 0; small < MOST_SMALL && isSmall(tokens, at); small++)
      at = endOf(tokens, at, 'article', 'stop') ?? at + 1
    const said = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
    if (!said || !(isTrait(said.text) || (isOpened && isGood(said.text)))) return end
    end = said.next
    const joint = endOf(tokens, end, 'or', 'and')
    if (joint === undefined) return end
    at = joint
  }
  return end
}

function isSmall(tokens: readonly Token[], at: number): boolean {
  const key = tokens[at]?.key ?? ''
  const text = phraseOrWordAt(tokens, at)?.text ?? ''
  return OF.has(key) || (endOf(tokens, at, 'article', 'stop') !== undefined && !isTrait(text))
}

function isTrait(word: string): boolean {
  return isColour(word) || isMaterial(word) || isDescriber(word) || PRICED.test(fold(word))
}

const PRICED =
  /^(?:expensive|fancy|new|special|pricey|dyr|dyrt|dyra|ny|nytt|nya|teuer|neu|besonders?|cher|chere|neuf|neuve|caro|cara|nuevo|nueva)$/

export function asksElse(tokens: readonly Token[], start: number, end: number): boolean {
  return tokens.some(
    ({ kind, text }, at) => (at < start || at >= end) && kind === 'word' && !isFiller(text) && isThing(text),
  )
}

/** Signs inside of it count for nothing: "leather or not, doesn't matter". */
export function longestAt(
  known: ReadonlyMap<string, readonly (readonly string[])[]>,
  tokens: readonly Token[],
  at: number,
): number | undefined {
  const ends = (known.get(tokens[at]?.key ?? '') ?? []).map((words) => endAt(tokens, at, words))
  const longest = Math.max(-1, ...ends)
  return longest === -1 ? undefined : longest
}

function endAt(tokens: readonly Token[], start: number, words: readonly string[]): number {
  let at = start
  for (const word of words) {
    if (at > start && tokens[at]?.text === ',') at += 1
    if (tokens[at]?.key !== word) return -1
    at += 1
  }
  return at
}
