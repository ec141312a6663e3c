/** Reads for whom something is: "for her", "till min granne", "für meine Kollegin". */
import { gluedAge, namesPlay } from './age-amounts.ts'
import { conceptsOf, isStop } from './concepts.ts'
import { CALLED } from './departments/hobbies-loved.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Meaning } from './lexicon/meanings.ts'
import { STAGES } from './lexicon/shared.ts'
import { stageAge } from './stage-age.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { traitsOf } from './traits.ts'
import { endOf } from './phrases.ts'
import { recipientOf } from './recipients.ts'
import { readTaste } from './taste-reader.ts'
import { addOnce, nothing, ofGrownUp, type Reader, type Reading, type Scene } from './reading.ts'

const FOR = new Set('for för till fuer fur pour para por a'.split(' '))
const MINE = new Set(
  'my our min mitt mina vår vart mein meine meinen meiner meinem unser unsere unseren mon ma mes notre nos mi mis nuestro nuestra'.split(
    ' ',
  ),
)
const OURS = new Set(['my', 'our'])
const LAW = new Set(['law', 'laws', "law's"])
const PRONOUNS: ReadonlyMap<string, 'woman' | 'man'> = new Map([
  ...'her henne sie elle ella'.split(' ').map((word) => [word, 'woman'] as const),
  ...'him honom ihn lui el'.split(' ').map((word) => [word, 'man'] as const),
])
const CALLED_FIRST = { woman: 'women', man: 'men' } as const

/** "Present for her": whom a pronoun at the end says it is for, what they are called first. */
export function readForWhom(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  if (isGrownChild(tokens, at)) return ofGrownUp(at + 1, 'request')
  const owner = ownerEnd(tokens, at)
  if (owner !== undefined) return { kind: 'request', next: owner, add: () => {} }
  if (isInLaw(tokens, at)) return { kind: 'request', next: at + 2, add: () => {} }
  if (!FOR.has(tokens[at]?.key ?? '')) return undefined
  const whom = PRONOUNS.get(tokens[at + 1]?.key ?? '')
  if (whom === undefined) return ofMine(scene, at + 1)
  if (!isPartedBehind(tokens, at + 2)) return undefined
  return {
    kind: 'request',
    next: at + 2,
    add: (into) => {
      into.pronoun ??= whom
      addOnce(into.words.wishes, CALLED_FIRST[whom])
    },
  }
}

/** Behind a pronoun: "for her under 50 euro"; "for her mother" and "para el baño" speak of something else. */
function isPartedBehind(tokens: Scene['tokens'], at: number): boolean {
  const { kind, key } = tokens[at] ?? { kind: 'sign', key: '' }
  if (kind === 'number') return false
  return (
    kind !== 'word' || PARTING.has(key) || endOf(tokens, at, ...BOUNDS, 'without', 'not', 'or') !== undefined
  )
}

const BOUNDS: readonly Meaning[] = ['below', 'atMost', 'above', 'atLeast', 'about', 'between', 'fromAmount']
/** Words that begin another part of what is said, and belong to no name. */
const PARTING = new Set(
  `who that which and but with from please not som och men med fran inte tack die und aber mit bitte nicht qui et mais avec pas sans
  y pero con sin no to att om wenn si if because eftersom weil parce porque she he hon han`.split(/\s+/),
)

const GROWN = new Set(
  'grown-up grownup adult vuxen vuxna erwachsene erwachsenen erwachsener erwachsenes adulte adultes adulto adulta adultos adultas'.split(
    ' ',
  ),
)

/** "My grown-up son", "min vuxna dotter", "su hija adulta". */
function isGrownChild(tokens: Scene['tokens'], at: number): boolean {
  const near = [tokens[at - 1], tokens[at + 1]]
  return (
    GROWN.has(tokens[at]?.key ?? '') && near.some((token) => recipientOf(token?.text ?? '', true) === 'child')
  )
}

const OF = new Set("of de d' av von vom du del till".split(' '))
const THEIRS = new Set(
  'my our mon ma mes notre nos mi mis nuestro nuestra mein meines meiner unseres unserer min mitt mina'.split(
    ' ',
  ),
)

/** "Mi hijo" of "el maestro de mi hijo", "my son's" of "my son's teacher": it is for neither of them but for who is theirs. */
function ownerEnd(tokens: Scene['tokens'], at: number): number | undefined {
  const isSomebody = (place: number): boolean => {
    const whom = tokens[place]?.kind === 'word' ? recipientOf(tokens[place].text, true) : undefined
    return whom !== undefined && whom !== 'gift'
  }
  const owned = OF.has(tokens[at]?.key ?? '') ? at + 1 : at
  if (isSomebody(at - 1) && THEIRS.has(tokens[owned]?.key ?? '') && isSomebody(owned + 1)) return owned + 2
  const isGenitive = /(?:['’]s|s)$/u.test(tokens[at]?.text ?? '') && THEIRS.has(tokens[at - 1]?.key ?? '')
  // "My son's football coach".
  return isGenitive && isSomebody(at) && (isSomebody(at + 1) || isSomebody(at + 2)) ? at + 1 : undefined
}

/** "My brother in law". */
function isInLaw(tokens: Scene['tokens'], at: number): boolean {
  const isLaw = tokens[at]?.key === 'in' && LAW.has(tokens[at + 1]?.key ?? '')
  return isLaw && recipientOf(tokens[at - 1]?.text ?? '', true) !== undefined
}

/** Somebody of whom nothing is known is somebody all the same: what says so comes first, and nothing is left out. */
function ofMine(scene: Scene, at: number): Reading | undefined {
  const { tokens } = scene
  if (!MINE.has(tokens[at]?.key ?? '')) return undefined
  const start = isFiller(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1
  const word = tokens[start]
  // By itself it is Spanish.
  if (word?.key === 'gran' && OURS.has(tokens[at]?.key ?? ''))
    return { kind: 'request', next: start + 1, add: ({ words }) => addOnce(words.wishes, 'grandmother') }
  if (word?.kind !== 'word' || conceptsOf(word.text).length > 0) return undefined
  if (isFiller(word.text) || isStop(word.key) || recipientOf(word.text, true) !== undefined) return undefined
  // "Min treåring", "meine Fünfjährige".
  if (gluedAge(word) !== undefined || CALLED.has(word.key) || ages.has(word.key)) return undefined
  // "Pour mon chef".
  const said = tokens.slice(at - 1, start + 1).map(({ text }) => text)
  if (entriesOfWord(said.join(' ').toLowerCase()).length > 0) return undefined
  // "My horse-mad daughter".
  if (readTaste(scene, start) !== undefined) return undefined
  const whom = word.text.toLowerCase()
  return { kind: 'request', next: start + 1, add: ({ words }) => addOnce(words.wishes, whom) }
}

/** Whether somebody who has just been born is spoken of, in words of any reader. */
export function isOfNewborn(tokens: Scene['tokens']): boolean {
  const keys = tokens.map(({ key }) => key)
  return keys.some((_, at) => [1, 2, 3].some((count) => ages.get(keys.slice(at, at + count).join(' ')) === 0))
}

const STAGE_COST = 2
const MOST_WORDS = 4

const ages = new Map(
  Object.entries(STAGES).flatMap(([age, phrases]) =>
    phrases.split(',').map((phrase) => [fold(phrase.trim().replace(/\s+/g, ' ')), Number(age)] as const),
  ),
)

/** The youngest are babies, and what is for them says so; of the others the age is what decides. */
const CHILD = 'child'
const [TWEEN, YOUTH] = [11, 13]

export const readStage: Reader = ({ tokens }, at) => {
  if (tokens[at]?.kind !== 'word') return undefined
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count--) {
    const said = tokens.slice(at, at + count)
    const stage = ages.get(said.map(({ key }) => key).join(' '))
    if (stage === undefined || isOfThing(tokens[at + count])) continue
    // A "maestra de primaria" is grown up.
    const before = OF.has(tokens[at - 1]?.key ?? '') ? at - 2 : at - 1
    if ([before, at + count].some((near) => isGrown(tokens[near]?.text))) return nothing(at + count)
    const text = said.map(({ text }) => text.toLowerCase()).join(' ')
    const told = stage < TWEEN ? undefined : stageAge(tokens, at + count)
    const { age, next } = told ?? { age: stage, next: at + count }
    return {
      kind: 'names',
      cost: STAGE_COST,
      next,
      add: (into, negated) => {
        if (negated) addOnce(into.words.not, text)
        else into.age ??= age
        if (!negated) addWhom(into.words, text, stage)
      },
    }
  }
  return undefined
}

/** A word that the table has of people is asked for as it is; else a child is wished. */
function addWhom({ all, wishes }: { all: string[]; wishes: string[] }, text: string, age: number): void {
  const isKnown =
    recipientOf(text, true) !== undefined || traitsOf(text).some(({ family }) => family === 'for')
  if (isKnown) addOnce(all, text)
  else addOnce(wishes, age < YOUTH ? CHILD : text)
}

function isGrown(word = ''): boolean {
  return recipientOf(word, true) === 'adult'
}

/** A "toddler bed" is a bed of its own; of a "preschooler toy" the age says which. */
function isOfThing(next: Token | undefined): boolean {
  const text = next?.text ?? ''
  return next !== undefined && isThing(text) && !isFiller(text) && !namesPlay([next])
}
