/** Reads a product search prompt, the language a shopper uses, into constraints that must hold and words to find. */
import { conceptsOf } from './concepts.ts'
import { asksForNew, wantAgain } from './another-one.ts'
import { anEmptyInterpretation, type Interpretation } from './interpretation.ts'
import { inShopNotes } from './notes-of-shop.ts'
import { guessLanguages } from './languages.ts'
import { refuseOwned, wantHeads } from './denied-pairs.ts'
import { withoutFrames } from './frames.ts'
import { withoutUnwanted } from './unwanted.ts'
import { nameIndex } from './names.ts'
import { negatorAt } from './negators.ts'
import { takeBack } from './correction-reader.ts'
import { withHyphensApart } from './hyphens-apart.ts'
import { withNamesApart } from './names-apart.ts'
import { saysNeed } from './need-reader.ts'
import { asksForSomebody, isGift, recipientOf, saysPresent } from './recipients.ts'
import { isThing } from './synonyms.ts'
import { isGood } from './things-said.ts'
import { cheapestCover, readingsOf } from './lattice.ts'
import { askedParts, withoutJoins } from './asked-parts.ts'
import { isBounding, thingsTold } from './asked-talk.ts'
import { namesChild } from './age-amounts.ts'
import { likeliestReadings } from './likeliest-readings.ts'
import { addOnce, type Reader, type Scene } from './reading.ts'
import { mended } from './slips.ts'
import { scan, type Token } from './tokens.ts'
import { sortsOf, traitsOf } from './traits.ts'
import { partWishes } from './two-wishes.ts'
import { situatedOf } from './situated.ts'
import { settle } from './telling.ts'
import { askedBeforeDenial } from './telling-but.ts'
import { guessedOf } from './guessed.ts'
import { readRequest, plainWords, readStop, readWord } from './word-readers.ts'
import { readyTokens } from './ready-tokens.ts'

/** The workspace's own names and the currency it sells in (ISO 4217), which settles "kr" and "$". */
export interface Known {
  readonly vendors: readonly string[]
  readonly collections: readonly string[]
  readonly tags: readonly string[]
  /** Of its products, letters and digits only. */
  readonly sizes?: readonly string[]
  readonly currency?: string
  /** Whatever it sells in. */
  readonly currencies?: readonly string[]
  /** Whether the name of a collection is one wherever it stands. */
  readonly isFiled?: boolean
}

const TOLD_MAXIMUM = 6

const LACKING = /^(?:without|utan|ohne|sans|sin) /

export const NOTHING_KNOWN: Known = { vendors: [], collections: [], tags: [] }

/**
 * What is read as a constraint is not a word any more; what nothing recognizes is a word. Never throws, whatever the
 * prompt; the time is linear in its length. The arrays of `known` are indexed once and must not change afterwards.
 */
export function readPrompt(prompt: string, known: Known): Interpretation {
  const whole = framelessOf(sceneOf(tokensOf(prompt), known))
  const scene = { ...whole, isOfChild: namesChild(whole.tokens) }
  const parts = askedParts(scene)
  const told = parts
    .filter(({ isTalk }) => isTalk)
    .map((part) => ({ part, reading: readScene({ ...scene, tokens: part.tokens }) }))
    // "We go by train with kids of 6 and 8, we need a game": how old they are holds, and a train is none.
    .filter(({ part, reading }) => !isBounding({ ...scene, tokens: part.tokens }, withoutAge(reading)))
  if (told.length === 0) return readSaid(scene)
  const talk = told.map(({ part }) => part)
  const tokens = parts
    .filter((part) => !talk.includes(part))
    .flatMap((part, at) => (at === 0 ? withoutJoins(part.tokens) : part.tokens))
  const interpretation = readSaid({ ...scene, tokens, isAsked: true })
  const age = told.map(({ reading }) => reading.age).find((years) => years !== undefined)
  if (age !== undefined) interpretation.age ??= age
  const things = talk.flatMap((part) => thingsTold(part.tokens))
  const again = asksForNew(tokens) ? things.find((word) => isThing(word) && isGood(word)) : undefined
  if (again !== undefined) wantAgain(interpretation, again)
  for (const word of things.slice(0, TOLD_MAXIMUM))
    if (!interpretation.words.all.includes(word)) addOnce(interpretation.words.wishes, word)
  return interpretation
}

function withoutAge({ age: _age, ...reading }: Interpretation): Interpretation {
  return reading
}

function readSaid(scene: Scene): Interpretation {
  const interpretation = readScene(scene)
  const { words } = interpretation
  const asked = words.not.length > 0 ? askedBeforeDenial(scene.tokens) : undefined
  if (asked === undefined) return interpretation
  // "Something for the car but no roof box": what may help with the car; of "something for the dog, no bed" no dog is in a bed.
  const { likely, told, beside, all } = readScene({ ...scene, tokens: asked }).words
  const isAlike = all.length === words.all.length
  if (isAlike && (likely.length > 0 || words.likely.length > 0))
    Object.assign(words, { likely, told, beside })
  return interpretation
}

function readScene(scene: Scene): Interpretation {
  const interpretation = anEmptyInterpretation()
  const readings = likeliestReadings(scene)
  for (const reading of readings) reading.add(interpretation, false)
  takeBack(interpretation)
  refuseOwned(interpretation)
  wantHeads(interpretation, interpretation.words.pairs)
  if (scene.tokens.some(({ text }) => isGift(text))) refuseLacked(interpretation)
  wishSorts(scene.tokens, interpretation)
  if (readings.every(({ kind }) => kind === 'nothing')) readNothing(scene.tokens, interpretation)
  interpretation.languages = [...scene.languages]
  if (saysPresent(scene.tokens)) interpretation.isPresent = true
  settle(scene, interpretation)
  partWishes(scene, interpretation)
  if (isOpen(interpretation) && asksForSomebody(scene.tokens)) interpretation.isPresent = true
  return interpretation
}

/** Of "for a 70 year old" no more is read than that it is given to somebody grown up. */
function readNothing(tokens: readonly Token[], { words, isGrown }: Interpretation): void {
  words.all = isGrown === true ? ['gift'] : plainWords(tokens)
}

/** "Not wool, cashmere is fine": a sort of what is refused, which is not. */
function wishSorts(tokens: readonly Token[], { words }: Interpretation): void {
  const sorts = new Set(words.not.flatMap(sortsOf))
  if (sorts.size === 0) return
  const said = tokens.map(({ text }) => text.toLowerCase())
  for (const text of said.filter((text) => !words.not.includes(text) && !words.all.includes(text)))
    if (traitsOf(text).some(({ id }) => sorts.has(id))) addOnce(words.wishes, text)
}

/** Nothing is named, and nothing the matter. */
function isOpen({ words }: Interpretation): boolean {
  return (
    words.likely.length + words.any.length + words.phrases.length === 0 &&
    !words.all.some((word) => (isThing(word) && recipientOf(word, true) === undefined) || saysNeed(word))
  )
}

/** A present without alcohol has none, and need not be what is made without: "cadeau sans alcool ni chocolat". */
function refuseLacked({ words }: Interpretation): void {
  const lacking = words.all.filter(
    (word) => LACKING.test(word) && conceptsOf(word).some(({ id }) => id === 'non-alcoholic'),
  )
  words.all = words.all.filter((word) => !lacking.includes(word))
  for (const word of lacking) addOnce(words.not, word.replace(LACKING, ''))
}

/** What may help with what the prompt tells, whatever else was read of it; undefined where it names a thing, or nothing may. */
export function readGuess(prompt: string, known: Known, reading: Interpretation): Interpretation | undefined {
  return guessedOf(framelessOf(sceneOf(tokensOf(prompt), known)), reading)
}

/** Or what its words tell of. */
export function readSituation(
  prompt: string,
  known: Known,
  reading: Interpretation,
): Interpretation | undefined {
  return situatedOf(framelessOf(sceneOf(tokensOf(prompt), known)), reading)
}

function framelessOf(scene: Scene): Scene {
  return { ...scene, tokens: withoutUnwanted(withoutFrames(scene.tokens, scene.languages)) }
}

/** A prompt's own words, but for what asks ("show me") and small words: nothing in it is read as anything but itself. */
export function readAsWritten(prompt: string): Interpretation {
  const scene = sceneOf(scan(prompt), NOTHING_KNOWN)
  const interpretation = anEmptyInterpretation()
  const stop: Reader = ({ tokens }, at) => (negatorAt(tokens, at) ? undefined : readStop(scene, at))
  for (const { add } of cheapestCover(readingsOf([readRequest, stop, readWord]), scene))
    add(interpretation, false)
  interpretation.languages = [...scene.languages]
  return interpretation
}

const tokensOf = (prompt: string): Token[] => readyTokens(scan(prompt))

function sceneOf(said: readonly Token[], known: Known): Scene {
  const typed = inShopNotes(said, known)
  const vendors = nameIndex(known.vendors)
  const collections = nameIndex(known.collections)
  const tags = nameIndex(known.tags)
  const names = [vendors, collections, tags]
  const tokens = mended(withHyphensApart(withNamesApart(typed, vendors), names), names)
  return {
    tokens,
    vendors,
    collections,
    tags,
    sizes: new Set(known.sizes),
    languages: guessLanguages(tokens),
    shop: known.currency,
    isFiled: known.isFiled === true,
  }
}
