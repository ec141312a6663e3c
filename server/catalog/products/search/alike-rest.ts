/** What else is asked for of what is to be like something, and what of its name is wanted. Pure. */
import { partsOf } from '../prompt/compounds.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { conceptsOf, isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { isColour, isDescriber, isThing } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { lackedBy } from '../prompt/privatives.ts'
import { isMaterial, traitsOf } from '../prompt/traits.ts'
import { idsOf, isRoom, namesIn, withKinds } from './alike-kind.ts'

/** What goes with "the same idea", "another one", "a pair". */
const SAME = new Set(
  'another other others annan annat andra andere anderen anderer anderes autre autres otro otra otros otras pair paire par paar same samma gleiche gleichen gleicher gleiches selbe meme memes mismo misma mismos mismas'.split(
    ' ',
  ),
)
/** More than a unit, "100 g". */
const LETTERS = /\p{L}{3}/u

/** An alternative to a coat for women is one for women, where nothing else is said of that. */
export function withWhom(rest: string, name: string): string {
  return namesIn(rest).some(saysWhom) ? rest : [rest, ...namesIn(name).filter(saysWhom)].join(' ').trim()
}

export function saysWhom(word: string): boolean {
  return traitsOf(word).some(({ family }) => family === 'for')
}

/** What else is asked for: none of the small words that are left, nor what only names the kind again, and what tells where that is used ranks; and not these colours. */
export function restOf(
  interpretation: Interpretation,
  needed: readonly string[],
  colours: readonly string[],
  before: readonly string[] = [],
): Interpretation {
  const { words } = interpretation
  const own = new Set(needed.flatMap((thing) => withKinds(thing)))
  const isSaid = (word: string): boolean =>
    isFiller(word) ||
    isStop(fold(word)) ||
    SAME.has(fold(word)) ||
    (isThing(word) && !isDescriber(word) && conceptsOf(fold(word)).some(({ id }) => own.has(id)))
  const all = words.all.filter((word) => !isSaid(word))
  const rooms = all.filter((word) => before.includes(word) && idsOf(word).some(isRoom))
  const left = all.filter((word) => !rooms.includes(word))
  // "But unscented", "fast vegansk": nothing that is not so comes behind either.
  const lacked = lackedBy(left.flatMap(idsOf))
  const not = [...new Set([...words.not, ...colours, ...lacked])]
  // What it is for, "pour jouer dehors", guesses nothing beside what is named.
  return {
    ...interpretation,
    words: {
      ...words,
      all: left,
      wishes: [...rooms, ...words.wishes],
      not,
      likely: [],
      told: [],
      beside: [],
    },
  }
}

export function saysColour(word: string): boolean {
  return isColour(word) || conceptsOf(fold(word)).some(({ id }) => isColour(id))
}

/** "An alternative to leather boots", "zu Plastikflaschen": what such a thing is otherwise made of, and of a kind that is said it is not to be that. */
export function insteadOf({ name, isInstead = false, isOfOne = false }: Likeness): readonly string[] {
  if (!isInstead || isOfOne) return []
  const words = namesIn(name).flatMap((word) =>
    // "Leather jacket" is a thing of its own, and of leather.
    isThing(word) ? [word, ...word.split(' ')] : [word, ...partsOf(fold(word)).slice(1)],
  )
  return words.filter((word) => isMaterial(word) && !isThing(word))
}

/** What it is, and what that is like, which is wished; of what neither title nor type names, all words of the title, but for how much it holds. */
export function needsOf(
  words: readonly string[],
  thing: string | undefined,
): { readonly needed: readonly string[]; readonly wishes: readonly string[] } {
  if (thing === undefined) {
    const telling = words.filter((word) => LETTERS.test(word) && !isStop(fold(word)))
    return { needed: telling.length > 0 ? telling : words, wishes: [] }
  }
  return {
    needed: [thing],
    wishes: words.filter((word) => word !== thing && (isThing(word) || isDescriber(word))),
  }
}
