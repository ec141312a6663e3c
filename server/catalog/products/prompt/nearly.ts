/** Names of things as somebody nearly spells them: "telescopo" as another language ends it, "sunglases" without a doubled letter. Pure. */
import { isFurther, isOneSlip } from '../../../lib/edit-distance.ts'
import { lazily } from '../../../lib/lazy.ts'
import { isCommon } from './chatter.ts'
import { FORMS, partsOf } from './compounds.ts'
import { fold } from './fold.ts'
import { isKnownWord } from './languages.ts'
import { isEveryday } from './lexicon/everyday.ts'
import { isListed, isThing, languagesOf } from './synonyms.ts'
import { entries } from './synonym-table.ts'
import { plainForms, wordsLike, wordsSwapped } from './word-forms.ts'

const LEAST_LETTERS = 7
const LEAST_SOUNDED = 5
/** So many of the last letters of a word this long may be others. */
const END = 2
const LONG = 9
/** So long is what a letter may be left out of. */
const LEAST_SLIPPED = 8
/** No letter of these is doubled, or left out, by mistake. */
const BEGUN = 2

/** Things of two words or three by what they are without what stands between. */
const joinedThings = lazily(
  () =>
    new Map(
      [...entries.keys()]
        .filter((name) => /^[^\s-]+(?:[ -][^\s-]+){1,2}$/.test(name) && isThing(name))
        .map((name) => [name.replaceAll(/[ -]/g, ''), name] as const),
    ),
)
const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ar', 'or', 'x']

/** Whether no table has the word, and nobody says it of anything. */
export function isUnknown(word: string): boolean {
  const own = fold(word)
  return !isKnownWord(word) && !isCommon(own) && !isEveryday(own)
}

/** The things of the table that a word nothing is known of nearly is; whatever it has where two letters changed places. */
export function thingsNearly(word: string): readonly string[] {
  if (!/^\p{L}+$/u.test(word)) return []
  const alike = word.length < LEAST_SOUNDED ? [] : alikeTo(word)
  if (alike.length > 0 || word.length < LEAST_LETTERS) return alike
  const joined = joinedThing(word)
  if (joined !== undefined) return [joined]
  const [begun, own] = [word.slice(0, BEGUN), singled(word)]
  const slipped = word.length < LEAST_SLIPPED ? [] : slippedFrom(begun, word)
  if (slipped.length > 0) return slipped
  const compound = withoutForm(word)
  const near = wordsLike(begun, word.length, END).filter(
    (other) => (!isFurther(word, other, 0) && singled(other) === own) || endsOtherwise(word, other),
  )
  return near.filter((other) => isThing(other) && other.startsWith(compound))
}

/** Of a compound all but the ending of its head: "Seidenbluse" is not one of "Seidenblume". */
function withoutForm(word: string): string {
  return partsOf(word).length > 1 ? word.replace(FORMS, '') : ''
}

/** "Wandrschuh" is more than a shoe: a long word that lacks a letter of what it names, or has one too many; a "stålbord" is of steel. */
function slippedFrom(begun: string, word: string): readonly string[] {
  if (partsOf(word).length > 1) return []
  return wordsLike(begun, word.length, 1).filter(
    (other) => other.length !== word.length && isOneSlip(word, other) && isThing(other),
  )
}

/** "Sleepingbags" are sleeping bags. */
function joinedThing(word: string): string | undefined {
  const names = joinedThings()
  return ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => names.get(word.slice(0, word.length - ending.length)))
    .find((name) => name !== undefined)
}

/** Letters that sound alike in one of the languages or another, each group as its sign. */
const SOUNDS =
  /(eau)|(ph)|(s?ch|sh|sk?j|sc(?=[eiy]))|([cs](?=[eiy])|z)|(ck|qu?|c)|(x)|(g(?=[eiy]))|([vw])|(ie|ee|ea|y)|(o[ou])|(h)/g
const SIGNS = ['o', 'f', 'x', 's', 'k', 'ks', 'j', 'v', 'i', 'u', '']

/** How a word sounds to whoever writes by ear: "headfones" and "headphones" are one, as are "umo" and "humo". */
function soundOf(word: string): string {
  return singled(
    word.replace(
      SOUNDS,
      (_, ...groups: unknown[]) => SIGNS[groups.findIndex((group) => group !== undefined)] ?? '',
    ),
  )
}

/** Words of the table, and their plurals, by how they sound; Spanish "zapatillas" also as those who write "zapatiyas" say it. */
const bySound = lazily(() => {
  const words = new Map<string, string[]>()
  for (const word of plainForms())
    for (const said of isSaidWithY(word) ? [word, word.replaceAll('ll', 'y')] : [word]) {
      const sound = soundOf(said)
      const known = words.get(sound)
      if (known) known.push(word)
      else words.set(sound, [word])
    }
  return words
})

function isSaidWithY(word: string): boolean {
  return word.includes('ll') && languagesOf(word).includes('es')
}

/** Words of the table that sound like this one, and are not it. */
export function soundingLike(word: string): readonly string[] {
  return (bySound().get(soundOf(word)) ?? []).filter((other) => other !== word)
}

function alikeTo(word: string): readonly string[] {
  const listed = wordsSwapped(word).filter(isListed)
  return listed.length > 0 ? listed : soundingLike(word).filter(isThing)
}

function endsOtherwise(word: string, other: string): boolean {
  if (word.length < LONG) return false
  return Math.abs(word.length - other.length) < END && other.startsWith(word.slice(0, -END))
}

/** Without doubled letters. */
export function singled(word: string): string {
  return word.replaceAll(/(.)\1+/g, '$1')
}
