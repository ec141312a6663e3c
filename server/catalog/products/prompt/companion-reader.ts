/** Reads what something is to go with: "what goes with red wine", "passt zu meinem Anzug", "pour aller avec un jean", "something for my guitar". */
import { had } from './already-owned.ts'
import { companionsOf } from './companions.ts'
import { conceptsOf, isStop, kindsOf } from './concepts.ts'
import { isFiller } from './fillers.ts'
import { fold } from './fold.ts'
import type { Guess, Language } from './interpretation.ts'
import { oneNegator } from './negators.ts'
import { endOf } from './phrases.ts'
import { addOnce, type Reading, type Scene } from './reading.ts'
import { isGift, recipientOf, saysPresent } from './recipients.ts'
import { ANYTHING } from './story-things.ts'
import { isDescriber, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'
import { phraseOrWordAt } from './word-readers.ts'

const COST = 3
/** Between, "with my old black": of more words another is meant. */
const MOST_SMALL = 4
const MINE = new Set(
  `my our your his her min mitt mina var vart vara din ditt dina hans hennes mein meine meinen meinem meiner unser unsere unserem unserer ihr ihre ihrem ihrer seinem seiner
  dein deinem deiner mon ma mes notre nos ton ta tes son sa ses mi mis tu tus su sus nuestro nuestra nuestros nuestras`.split(
    /\s+/,
  ),
)
/** Before it in German, with the verb behind: "was zu meinem Anzug passt". */
const TO = new Set(['zu', 'zum', 'zur'])
const FITS = new Set('passt passen passe passte passend passende passendes passenden passender'.split(' '))
const FOR = new Set('for till for fur fuer fürs pour para'.split(' ').map(fold))
/** Of what price it is to be, and that it is to be for it alone. */
const BOUNDING = new Set(
  `cheapest cheap cheaper under below max maximal maximalt maximum most between billigaste billigast billigt billig hogst mellan
  billigste billigsten billigstes gunstigste gunstigsten gunstigstes gunstiges gunstig unter bis hochstens zwischen
  moins cher chere bon marche maximum entre barato barata baratos mas economico menos hasta maximo accessory accessories tillbehor zubehor accessoires accessoire accesorios accesorio`.split(
    /\s+/,
  ),
)
/** What is sold of it is a toy, in English by no word of its own. */
const CAR = 'car'
/** "For the train" is for those who ride in it. */
const RIDDEN = new Set(['toy-train', 'toy-plane'])
const LARGE = new Set(['furniture', 'home-appliance', 'monitor'])
/** Whatever was named before. */
const IT = new Set(
  'it them that those this these den det dem dazu ca cela ihm ihn ihnen ello eso el ella ellos ellas lui elle'.split(
    ' ',
  ),
)

interface Companied {
  readonly text: string
  readonly guesses: readonly Guess[]
  readonly next: number
}

export function readCompanion(scene: Scene, at: number): Reading | undefined {
  const found = companiedAt(scene, at)
  return found && reading(scene, at, found)
}

function companiedAt(scene: Scene, at: number): Companied | undefined {
  const { tokens } = scene
  const said = endOf(tokens, at, 'goesWith')
  if (said !== undefined) return thingFrom(scene, said) ?? thingBefore(scene, at, said)
  const key = tokens[at]?.key ?? ''
  if (TO.has(key)) {
    const found = thingFrom(scene, at + 1)
    return found && FITS.has(tokens[found.next]?.key ?? '') ? { ...found, next: found.next + 1 } : undefined
  }
  if (!FOR.has(key)) return undefined
  if (MINE.has(tokens[at + 1]?.key ?? '') || isOwner(tokens[at + 1])) return thingFrom(scene, at + 2)
  const found = asksForAny(tokens, at) ? thingFrom(scene, at + 1) : undefined
  // "Till någon som älskar kaffe" names nothing that it is to be for.
  const behind = endOf(tokens, at + 1, 'article') ?? at + 1
  if (!found || phraseOrWordAt(tokens, behind)?.text !== found.text) return undefined
  // "For a coffee snob", "fur coat".
  if (goesOn(tokens[found.next]) || tokens[at]?.text.toLowerCase() === 'fur') return undefined
  return idsOf(found.text, scene.languages).some((id) => RIDDEN.has(id)) ? undefined : found
}

function goesOn(behind: Token | undefined): boolean {
  return behind?.kind === 'word' && !isStop(behind.key) && !BOUNDING.has(behind.key) && !isFiller(behind.text)
}

/** "Something for the bike", "lo más barato para la bici", "till bilen": whatever is for it, and none of "20 euros for a book". */
function asksForAny(tokens: readonly Token[], at: number): boolean {
  const [first] = tokens
  const before = tokens[at - 1]
  if (first === undefined || before === undefined) return at === 0
  const { key, text } = before
  if (isGift(text)) return false
  return ANYTHING.has(key) || BOUNDING.has(key) || isFiller(text) || BOUNDING.has(first.key)
}

/** The thing, behind articles and what it is like, and in French and Spanish before that. */
function thingFrom({ tokens, languages }: Scene, start: number): Companied | undefined {
  for (let at = start, small = 0; small <= MOST_SMALL; small++) {
    const word = tokens[at]?.kind === 'word' ? phraseOrWordAt(tokens, at) : undefined
    const guesses = word && isSold(word.text) ? companionsOf(idsOf(word.text, languages)) : []
    if (word && guesses.length > 0) return { text: word.text, guesses, next: toldEnd(tokens, word.next) }
    const next = smallEnd(tokens, at)
    if (next === undefined) return undefined
    at = next
  }
  return undefined
}

function smallEnd(tokens: readonly Token[], at: number): number | undefined {
  const small = endOf(tokens, at, 'article', 'stop')
  if (small !== undefined) return small
  const { kind, key = '', text = '' } = tokens[at] ?? {}
  if (recipientOf(text, true) !== undefined) return isOwner(tokens[at]) ? at + 1 : undefined
  return kind === 'word' && (MINE.has(key) || key.endsWith("'") || isDescriber(text) || isFiller(text))
    ? at + 1
    : undefined
}

/** "For dad's BBQ", "till pappas grill"; a "kids bike" is nobody's. */
function isOwner(token?: Token): boolean {
  const { kind, text = '' } = token ?? {}
  const owner = /^\p{L}{3,}(?=['’]?s$)/u.exec(text)?.[0] ?? ''
  const whom = recipientOf(owner, true)
  return kind === 'word' && whom !== undefined && whom !== 'gift' && (whom !== 'child' || /['’]/.test(text))
}

function toldEnd(tokens: readonly Token[], at: number): number {
  let next = at
  while (next < at + 2 && isTelling(tokens[next])) next += 1
  return next
}

function isTelling(token: Token | undefined): boolean {
  return token?.kind === 'word' && isDescriber(token.text) && !isThing(token.text)
}

/** "I have a grey suit, what goes with it?" */
function thingBefore(scene: Scene, at: number, said: number): Companied | undefined {
  const { tokens, languages } = scene
  const next = IT.has(tokens[said]?.key ?? '') ? said + 1 : said
  if (tokens[next]?.kind === 'word') return undefined
  const [text] = [
    ...had(tokens),
    ...tokens
      .slice(0, at)
      .filter(isNaming)
      .map(({ text }) => text.toLowerCase()),
  ]
  const guesses = text === undefined ? [] : companionsOf(idsOf(text, languages))
  return text === undefined || guesses.length === 0 ? undefined : { text, guesses, next }
}

/** Where what is to go with it is named, "shoes to go with a red dress", that is wanted. */
function reading({ tokens }: Scene, at: number, { text, guesses, next }: Companied): Reading | undefined {
  // "Accesorios para bici, no casco" asks for no helmet.
  const denial = tokens.findIndex((_, place) => place >= next && oneNegator(tokens, place) !== undefined)
  const others = [...tokens.slice(0, at), ...tokens.slice(next, denial < 0 ? undefined : denial)].filter(
    (token) => isNaming(token) && token.text.toLowerCase() !== text,
  )
  if (others.length > 0)
    return FOR.has(tokens[at]?.key ?? '') ? undefined : { kind: 'request', cost: COST, next, add: () => {} }
  return {
    kind: 'word',
    cost: COST,
    next,
    add: ({ words }, negated) => {
      // Where nothing that goes with it is sold.
      addOnce(negated ? words.not : words.all, text)
      if (!negated) words.likely.push(...guesses.filter(({ id }) => !isLarge(id) || !saysPresent(tokens)))
    },
  }
}

/** As a present for the table no chair, and for the desk no monitor. */
function isLarge(id: string): boolean {
  return [id, ...kindsOf(id)].some((kind) => LARGE.has(kind))
}

export function idsOf(text: string, languages: readonly Language[]): readonly string[] {
  return text === CAR ? ['toy-car'] : conceptsOf(fold(text), languages).map(({ id }) => id)
}

function isNaming({ kind, text }: Token): boolean {
  return kind === 'word' && isSold(text)
}

function isSold(text: string): boolean {
  return (isThing(text) || text === CAR) && !isFiller(text) && recipientOf(text, true) === undefined
}
