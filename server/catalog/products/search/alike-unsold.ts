/** What is like a thing that is named and not sold. Pure. */
import { conceptsOf, isStop, kindsOf } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { fold } from '../prompt/fold.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { readPrompt } from '../prompt/read.ts'
import { isUnknown } from '../prompt/nearly.ts'
import { isDescriber, isThing } from '../prompt/synonyms.ts'
import { isMaterial } from '../prompt/traits.ts'
import { LOOSELY, type Attempts } from './alike-attempts.ts'
import type { Attempt } from './alike-ways.ts'
import { kindSaid, namesIn } from './alike-kind.ts'
import { kinOf } from './alike-kin.ts'
import { ofKinds } from './alike-ways.ts'
import { widerThan } from './alike-near.ts'
import { insteadOf, needsOf, restOf, withWhom } from './alike-rest.ts'
import { askedTiers, kinTiers, sharedAmong } from './alike-shared.ts'
import type { KnownNames } from './names-store.ts'

/** Whatever is of its kind, near it or kin to it; what is kin to what it is near; what its kind is all a kind of; and at last what has the words. */
export function alikeToKind(likeness: Likeness, known: KnownNames): Attempts | undefined {
  const { name, before, rest } = likeness
  const words = namesIn(name).filter((word) => !isFiller(word))
  const thing = kindSaid(words, [], namesIn(before.join(' '))) ?? thingOfMaker(name, known)
  if (thing === undefined) return undefined
  const { own, near, kin, far } = widerThan(thing, undefined, new Set())
  const traits = insteadOf(likeness)
  // "An alternative to paper straws" is a straw, and one to "Neutrogena hand cream" a hand cream.
  const isOfMaker = words.some((word) => word !== thing && isUnknown(word))
  const isOther = likeness.isInstead === true && traits.length === 0 && !isOfMaker
  const itself = isOther ? [] : own
  const ids = [...new Set([...itself, ...near, ...kin])]
  if (ids.length === 0) return undefined
  const { needed, wishes } = needsOf(words, thing)
  // Of what oat milk is a kind of, only that is no oat milk.
  const isOfKind = ids.some((id) => kindsOf(id).some((kind) => own.includes(kind)))
  const refused = isOther && !isOfKind ? [thing] : traits
  const reading = restOf(readPrompt(withWhom(rest, name), known), needed, refused)
  const wished = withWishes(
    reading,
    wishes.filter((word) => !refused.includes(word)),
  )
  // Whatever is electronic is like no earbuds.
  const loosely = far.filter((id) => LOOSELY.has(id)).map((id) => [id])
  const further = [near.flatMap(kinOf), ...loosely]
  const attempts = [ids, ...further].flatMap((kinds) => ofKinds(wished, kinds))
  const shared = [...askedTiers(askedIn(reading)), ...kinTiers({ own: itself, near, kin })]
  const plain = plainly(`${name} ${rest}`, known)
  const [first = plain, ...more] = attempts
  return sharedAmong([first, ...more, plain], shared)
}

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
export function isInsteadOfKind({ name, isInstead = false, isOfOne = false }: Likeness): boolean {
  const [word, ...others] = wordsOf(name).filter((one) => isThing(one) || !isMaterial(one))
  return isInstead && !isOfOne && others.length === 0 && word !== undefined && isThing(word)
}

function wordsOf(name: string): readonly string[] {
  return namesIn(name).filter((word) => !isStop(fold(word)) && !isFiller(word))
}
