/** Reads that something is wanted in another colour or of something else: "all I have is black, a bag in another colour". What was named before is refused. */
import { endOf } from './phrases.ts'
import { addOnce, nothing, type Reading, type Scene } from './reading.ts'
import { isColour, isDescriber, isThing } from './synonyms.ts'
import { OTHER, THAN_ONLY } from './other-than.ts'
import { keyAt, type Token } from './tokens.ts'
import { isMaterial } from './traits.ts'
import { phraseOrWordAt, type WordAt } from './word-readers.ts'

const COST = 3
/** Beside these it is one more of what will do: "red or in another colour". */
const JOINING = new Set('or and oder und eller och ou et o u y'.split(' '))
const SMALL = new Set("in i en de d' dans of auch also aussi".split(' '))
/** Behind it they say other than what. */
const THAN = new Set(
  "than but except besides an an als ausser utom que qu' sauf excepto menos from".split(' '),
)

export function readOtherTrait({ tokens }: Scene, at: number): Reading | undefined {
  const colour = endOf(tokens, at, 'otherColour')
  const next = Math.max(colour ?? 0, endOf(tokens, at, 'somethingElse') ?? 0)
  if (next === 0 || THAN.has(keyAt(tokens, next))) return undefined
  if (isJoined(tokens, at)) return { ...nothing(next), cost: COST }
  const isOfColour = next === colour
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }) => {
      const others = words.all.filter((word) => isColour(word) || (!isOfColour && isMaterial(word)))
      words.all = words.all.filter((word) => !others.includes(word))
      others.forEach((word) => addOnce(words.not, word))
    },
  }
}

/** Also before a small word: "or in another colour". */
function isJoined(tokens: readonly Token[], at: number): boolean {
  const before = keyAt(tokens, at - 1)
  return JOINING.has(SMALL.has(before) ? keyAt(tokens, at - 2) : before)
}

const MOST_BETWEEN = 3

/** "Another mat than the purple one", "en annan väska än en ryggsäck": the mat, and not in purple. */
export function readAnotherThan({ tokens }: Scene, at: number): Reading | undefined {
  if (!OTHER.has(keyAt(tokens, at))) return undefined
  const thing = phraseOrWordAt(tokens, at + 1)
  if (!thing || !THAN_ONLY.has(keyAt(tokens, thing.next))) return undefined
  const told = toldFrom(tokens, thing.next + 1)
  // "Other wheels than the inline skates": what no table has beside a thing that is refused.
  if (!told || !(isThing(thing.text) || isThing(told.text))) return undefined
  return {
    kind: 'word',
    cost: COST,
    next: /^ones?$/.test(keyAt(tokens, told.next)) ? told.next + 1 : told.next,
    add: ({ words }) => {
      addOnce(isThing(thing.text) ? words.all : words.wishes, thing.text)
      addOnce(words.not, told.text)
    },
  }
}

/** What it is not to be, behind small words. */
function toldFrom(tokens: readonly Token[], start: number): WordAt | undefined {
  for (let at = start; at <= start + MOST_BETWEEN; at++) {
    const told = phraseOrWordAt(tokens, at)
    const isSaid = endOf(tokens, at, 'article', 'stop') === undefined && !THAN_ONLY.has(keyAt(tokens, at))
    const isName = isSaid && !isThing(told?.text ?? '') && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
    if (told && !isName && (isSaid || (isDescriber(told.text) && !isThing(told.text)))) return told
    if (endOf(tokens, at, 'article', 'stop') === undefined && !THAN_ONLY.has(keyAt(tokens, at)))
      return undefined
  }
  return undefined
}
