/** What is like a thing that is named and not sold. Pure. */
import { partsOf } from '../prompt/compounds.ts'
import { conceptsOf, isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { fold } from '../prompt/fold.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { isMore } from '../prompt/likeness-parts.ts'
import { kindOfMaker } from '../prompt/makers-known.ts'
import { readPrompt } from '../prompt/read.ts'
import { isUnknown } from '../prompt/nearly.ts'
import { isDescriber, isThing } from '../prompt/synonyms.ts'
import { scan } from '../prompt/tokens.ts'
import { isMaterial } from '../prompt/traits.ts'
import { LOOSELY, type Attempts } from './alike-attempts.ts'
import type { Attempt } from './alike-ways.ts'
import { idsOf, isRoom, kindSaid, namesIn, withKinds } from './alike-kind.ts'
import { kinOf, servingFor } from './alike-kin.ts'
import { ofKinds } from './alike-ways.ts'
import { insteadOfIt, widerThan } from './alike-near.ts'
import { insteadOf, needsOf, restOf, withWhom } from './alike-rest.ts'
import { askedTiers, kinTiers, sharedAmong } from './alike-shared.ts'
import { noneOf, NOTHING } from './named-store.ts'
import type { KnownNames } from './names-store.ts'

/** Whatever is of its kind, near it or kin to it; what is kin to what it is near; what its kind is all a kind of; and at last what has the words. */
export function alikeToKind(likeness: Likeness, known: KnownNames): Attempts | undefined {
  const { name, before, rest } = likeness
  const words = namesIn(name).filter((word) => !isFiller(word))
  const called = namesIn(before.join(' '))
  const made = kindOfMaker(name, called)
  const thing = made ?? kindSaid(words, [], called) ?? thingOfMaker(name, known)
  if (thing === undefined) return undefined
  const { own, near, far, ...wider } = widerThan(thing, undefined, new Set())
  const traits = insteadOf(likeness)
  // "An alternative to paper straws" is a straw, and one to "Neutrogena hand cream" a hand cream.
  const isOfMaker = words.some((word) => word !== thing && isUnknown(word))
  // A deodorant alternative without aluminium is one.
  const isWithout = readPrompt(rest, known).words.not.length > 0
  const isOther =
    likeness.isInstead === true && traits.length === 0 && !isOfMaker && !isWithout && !saysMore(rest)
  const itself = isOther ? [] : own
  const kin = isOther ? insteadOfIt(own, wider.kin) : wider.kin
  const ids = [...new Set([...itself, ...near, ...kin])]
  if (ids.length === 0 && !isOther) return undefined
  const { needed, wishes } = needsOf(words, thing)
  const said = made === undefined ? needed : [...needed, ...called]
  const reading = restOf(readPrompt(withWhom(rest, name), known), said, traits)
  const wished = withWishes(
    reading,
    wishes.filter((word) => !traits.includes(word)),
  )
  // Whatever is electronic is like no earbuds.
  const loosely = far.filter((id) => LOOSELY.has(id) || id === 'drink').map((id) => [id])
  const further = [near.flatMap(kinOf), own.flatMap(servingFor), ...loosely]
  const others = isOther ? [noneOf(own, ids)] : []
  const attempts = [ids, ...further]
    .flatMap((kinds) => ofKinds(wished, kinds))
    .map((attempt) => ({ ...attempt, conditions: others }))
  const shared = [...askedTiers(askedIn(reading)), ...kinTiers({ own: itself, near, kin })]
  const plain =
    likeness.isInstead === true && !isOfMaker ? none(wished, thing) : plainly(`${name} ${rest}`, known)
  const [first = plain, ...more] = attempts
  return sharedAmong([first, ...more, plain], shared)
}

/** Where nothing will do in its place it does not come itself. */
function none({ words, ...reading }: Interpretation, thing: string): Attempt {
  const asked = { ...words, all: [thing], any: [] }
  return {
    interpretation: { ...reading, words: asked },
    conditions: [NOTHING],
    isOfKind: true,
    isWhole: true,
  }
}

/** "An e-reader alternative, just a normal book", "to the sofa, maybe an armchair": what is wanted in its place is said. */
export function saidInstead(
  { name, before, rest, isInstead = false }: Likeness,
  known: KnownNames,
): Attempt[] {
  if (!isInstead || before.length > 0 || !RATHER.test(rest)) return []
  const { words, ...reading } = readPrompt(rest, known)
  const own = new Set(namesIn(name).flatMap(withKinds))
  const thing = words.all.find((word) => isWantedThing(word) && !idsOf(word).some((id) => own.has(id)))
  if (thing === undefined) return []
  const all = words.all.filter((word) => word !== thing && !isFiller(word) && isDescriber(word))
  const not = [...words.not, ...namesIn(name).filter((word) => isWantedThing(word))]
  const asked = { ...reading, words: { ...words, all, not, likely: [], told: [], beside: [] } }
  const wider = widerThan(thing, undefined, new Set())
  const alike = [...wider.near, ...wider.kin].filter((id) => !own.has(id))
  const [first, ...more] = [...ofKinds(asked, wider.own), ...ofKinds(asked, alike)]
  return first ? [...sharedAmong([first, ...more], kinTiers(wider))] : []
}

function isWantedThing(word: string): boolean {
  return isThing(word) && !isDescriber(word) && !isFiller(word) && idsOf(word).some((id) => !isRoom(id))
}

const RATHER =
  /^(?:(?:but|just|only|maybe|perhaps|rather|preferably|ideally|possibly|like|men|bara|kanske|gärna|hellre|helst|typ|aber|nur|vielleicht|gerne?|lieber|eher|am liebsten|mais|juste|peut-être|plutôt|de préférence|pero|solo|sólo|quizás?|mejor|más bien|preferiblemente|tal vez|por ejemplo)\s+|(?:an?|some|en|ett|eine?n?|une?|des|una?|unos|unas)\s)/iu

/** "Like a Kindle": what its maker makes. */
function thingOfMaker(name: string, known: KnownNames): string | undefined {
  return readPrompt(name, known)
    .words.any.flat()
    .find((word) => isThing(word) && conceptsOf(fold(word)).length > 0)
}

function withWishes({ words, ...reading }: Interpretation, wishes: readonly string[]): Interpretation {
  return { ...reading, words: { ...words, wishes: [...wishes, ...words.wishes] } }
}

function askedIn({ words }: Interpretation): readonly string[] {
  return [...words.all, ...words.any.flat(), ...words.wishes]
}

function plainly(prompt: string, known: KnownNames): Attempt {
  return { interpretation: readPrompt(prompt, known), conditions: [], isOfKind: false }
}

/** "A hammer or something like that": of words that name no product rather than any. */
export function isOfAnyKind({ name, isItself = false }: Likeness): boolean {
  const words = wordsOf(name)
  return isItself && words.some(isThing) && words.every((word) => isThing(word) || isDescriber(word))
}

/** "An alternative to coffee", "to plastic toothbrushes": to whatever is that. */
export function isInsteadOfKind({ name, rest, isInstead = false, isOfOne = false }: Likeness): boolean {
  if (saysMore(rest)) return false
  const [word, ...others] = wordsOf(name).filter((one) => isThing(one) || !isMaterial(one))
  return isInstead && !isOfOne && others.length === 0 && word !== undefined && (isThing(word) || isMade(word))
}

/** "Alternativ till familjetältet, mindre": one of them. */
function saysMore(rest: string): boolean {
  return scan(rest).some(isMore)
}

/** "Lederschuhen", that no table has: shoes. */
function isMade(word: string): boolean {
  const [head, ...others] = partsOf(fold(word))
  return head !== undefined && isThing(head) && others.length > 0 && others.every(isMaterial)
}

function wordsOf(name: string): readonly string[] {
  return namesIn(name).filter((word) => !isStop(fold(word)) && !isFiller(word))
}
