/** Searches for what is like a product that the prompt names: its kind and traits, not its maker, and cheaper if asked. */
import type { Searcher } from '../../../platform/searches.ts'
import type { Interpretation } from '../prompt/interpretation.ts'
import type { Likeness } from '../prompt/likeness.ts'
import { readPrompt } from '../prompt/read.ts'
import { conceptsOf, isStop } from '../prompt/concepts.ts'
import { isFiller } from '../prompt/fillers.ts'
import { isColour, isDescriber, isThing } from '../prompt/synonyms.ts'
import { fold } from '../prompt/fold.ts'
import { saysNeed } from '../prompt/need-reader.ts'
import { traitsOf } from '../prompt/traits.ts'
import { idsOf, isRoom, kindSaid, namesIn, thingOf, withKinds } from './alike-kind.ts'
import { attemptsOf, ofKinds, type Asked, type Attempts } from './alike-attempts.ts'
import { widerThan, type Kinds } from './alike-near.ts'
import { findNamed, type Compared } from './alike-named.ts'
import { kinTiers, sharedAmong, sharedBy } from './alike-shared.ts'
import { isLexeme } from './meaning-lexemes.ts'
import type { KnownNames } from './names-store.ts'
import { findColours, findSaid, findType, type Said } from './named-store.ts'

/** What goes with "the same idea", "another one", "a pair". */
const SAME = new Set(
  'another other others annan annat andra andere anderen anderer anderes autre autres otro otra otros otras pair paire par paar same samma gleiche gleichen gleicher gleiches selbe meme memes mismo misma mismos mismas'.split(
    ' ',
  ),
)
/** More than a unit, "100 g". */
const LETTERS = /\p{L}{3}/u

export interface Alike {
  readonly attempts: Attempts
  readonly note: string
}

/** The rest of the prompt is read as any is. Undefined when no product is named so. */
export async function alikeTo(
  db: Searcher,
  workspaceId: string,
  likeness: Likeness,
  known: KnownNames,
): Promise<Alike | undefined> {
  const ofKind = isOfAnyKind(likeness) ? alikeToKind(likeness, known) : undefined
  if (ofKind) return ofKind
  const found = await findNamed(db, workspaceId, likeness, known)
  if (!found)
    return likeness.isUnsaid === true || likeness.isBare === true ? undefined : alikeToKind(likeness, known)
  const { named, rest } = found
  const title = namesIn(named.title)
  const type = await findType(db, workspaceId, named.id)
  const types = namesIn(type)
  const thing = kindSaid(title, types, namesIn(likeness.before.join(' ')))
  const { needed, wishes } = needsOf(title, thing)
  const colours = likeness.isOfOtherColour
    ? [...title.filter(saysColour), ...(await findColours(db, workspaceId, named.id))]
    : []
  const interpretation = restOf(
    readPrompt(withWhom(rest, likeness.name), known),
    needed,
    colours,
    likeness.before,
  )
  const { words } = interpretation
  const alike = [...wishes, ...types].filter((wish) => !words.not.includes(wish) && !needed.includes(wish))
  const said = await findSaid(db, workspaceId, named.id)
  const own = withKinds(thing ?? '')
  const wider = thing === undefined ? UNKNOWN : widerThan(thing, thingOf(types), beingIn(said))
  const kinds = { ...wider, said: calledSo(likeness, own, wider.own) }
  // Of what its shop has a name for that no table has: others that go by it.
  const filed = type !== '' && thingOf(types) === undefined ? type : undefined
  const reading = { ...interpretation, words: { ...words, wishes: [...alike, ...words.wishes] } }
  const asked = [...words.all, ...words.any.flat(), ...words.wishes]
  const attempts = attemptsOf(reading, { needed, ...kinds }, filed, named, askedBy(words, likeness, found))
  const sharing = sharedBy(found.isNearest === true ? [] : said, own, asked, likeness.isOfOtherColour)
  return { attempts: sharedAmong(attempts, [...sharing, ...kinTiers(kinds)]), note: ', alike' }
}

/** Of a thing that is named and not sold: whatever is of its kind, near it or kin to it, and at last what has the words. */
function alikeToKind(likeness: Likeness, known: KnownNames): Alike | undefined {
  const { name, before, rest, isInstead = false } = likeness
  const words = namesIn(name).filter((word) => !isFiller(word))
  const thing = kindSaid(words, [], namesIn(before.join(' ')))
  if (thing === undefined) return undefined
  const { own, near, kin } = widerThan(thing, undefined, new Set())
  const ids = [...new Set([...(isInstead ? [] : own), ...near, ...kin])]
  if (ids.length === 0) return undefined
  const { needed, wishes } = needsOf(words, thing)
  const reading = restOf(readPrompt(withWhom(rest, name), known), needed, isInstead ? [thing] : [])
  const wished = { ...reading, words: { ...reading.words, wishes: [...wishes, ...reading.words.wishes] } }
  const plain = { interpretation: readPrompt(`${name} ${rest}`, known), conditions: [], isOfKind: false }
  const [first = plain, ...more] = ofKinds(wished, ids)
  return {
    attempts: sharedAmong([first, ...more, plain], kinTiers({ own: isInstead ? [] : own, near, kin })),
    note: ', alike',
  }
}

/** "A hammer or something like that": of words that name no product rather than any. */
function isOfAnyKind({ name, isItself = false }: Likeness): boolean {
  const words = namesIn(name).filter((word) => !isStop(fold(word)) && !isFiller(word))
  return isItself && words.some(isThing) && words.every((word) => isThing(word) || isDescriber(word))
}

const UNKNOWN: Omit<Kinds, 'needed'> = { own: [], near: [], kin: [], far: [], isSure: false }

/** What it is called before its name, of which it is a kind. */
function calledSo({ before }: Likeness, kinds: readonly string[], own: readonly string[]): string[] {
  const called = before.flatMap((word) => idsOf(word))
  return called.filter((id) => kinds.includes(id) && !own.includes(id) && !isRoom(id))
}

/** Concepts of what a product is known to be. */
function beingIn(said: readonly Said[]): ReadonlySet<string> {
  const is = isLexeme('')
  return new Set(said.flatMap(({ lexeme }) => (lexeme.startsWith(is) ? [lexeme.slice(is.length)] : [])))
}

function askedBy({ all, any, not }: Interpretation['words'], likeness: Likeness, found: Compared): Asked {
  const { isCheaper, isOfOtherColour, isInstead = false, isBare = false } = likeness
  const { isNearest, isWhole = false, isOfMaker = false } = found
  const isElse =
    likeness.isOtherwise === true || isCheaper || likeness.isOfOthers || isOfOtherColour || isInstead
  const isAlone = !isElse && any.length + not.length === 0 && all.every(saysNeed)
  // An alternative to the coffee maker by Acme is by another maker.
  const isOfOthers = likeness.isOfOthers || (isInstead && isOfMaker)
  return {
    ...likeness,
    isNearest,
    isItself: likeness.isItself === true || (isAlone && (!isWhole || isBare)),
    isOfOthers,
  }
}

/** An alternative to a coat for women is one for women, where nothing else is said of that. */
function withWhom(rest: string, name: string): string {
  return namesIn(rest).some(saysWhom) ? rest : [rest, ...namesIn(name).filter(saysWhom)].join(' ').trim()
}

function saysWhom(word: string): boolean {
  return traitsOf(word).some(({ family }) => family === 'for')
}

/** What else is asked for: none of the small words that are left, nor what only names the kind again, and what tells where that is used ranks; and not these colours. */
function restOf(
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
  const not = [...new Set([...words.not, ...colours])]
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

function saysColour(word: string): boolean {
  return isColour(word) || conceptsOf(fold(word)).some(({ id }) => isColour(id))
}

/** What it is, and what that is like, which is wished; of what neither title nor type names, all words of the title, but for how much it holds. */
function needsOf(
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
