/** Reads a product search prompt, the language a shopper uses, into constraints that must hold and words to find. */
import {
  readAvailability,
  readDiscount,
  readMeasure,
  readPriceBound,
  readSale,
} from './constraint-readers.ts'
import { withoutHomonyms } from './homonyms.ts'
import { anEmptyInterpretation, type Interpretation } from './interpretation.ts'
import { guessLanguages } from './languages.ts'
import { readCollection, readDeniedMaker, readTag, readVendor } from './name-readers.ts'
import { readLongName } from './long-name-reader.ts'
import { refuseOwned, wantHeads } from './denied-pairs.ts'
import { nameIndex } from './names.ts'
import { deniedBehindReader } from './denied-behind-reader.ts'
import { readNeed } from './need-reader.ts'
import { readLess } from './less-reader.ts'
import { readFree } from './free-reader.ts'
import { negationReader } from './negation-reader.ts'
import { negatorAt } from './negators.ts'
import { readForWhom, readStage } from './for-whom-reader.ts'
import { readPurpose } from './purpose-reader.ts'
import { readChatter } from './chatter.ts'
import { readCorrection, takeBack } from './correction-reader.ts'
import { readHobbyist } from './hobbyist-reader.ts'
import { readIndifferent } from './indifference-reader.ts'
import { readCompanion } from './companion-reader.ts'
import { readChildrensBook } from './childrens-book-reader.ts'
import { readElders } from './elders-reader.ts'
import { readPresentDay } from './present-day-reader.ts'
import { readMaker } from './makers-known.ts'
import { readMakerSpokenOf } from './makers-spoken-of.ts'
import { withNamesApart } from './names-apart.ts'
import { readLacking } from './lacking-reader.ts'
import { readPersons } from './persons-reader.ts'
import { saysPresent } from './recipients.ts'
import { readOrder } from './order-reader.ts'
import { readOperator } from './operator-reader.ts'
import { cheapestCover } from './lattice.ts'
import { alternativesReader } from './alternatives-reader.ts'
import { nothing, type Reader, type Reading, type Scene } from './reading.ts'
import { endOf } from './phrases.ts'
import { readReason } from './reason-reader.ts'
import { readAge } from './age-reader.ts'
import { readBirthday } from './birthday-reader.ts'
import { readShade } from './shade-reader.ts'
import { readSize } from './size-reader.ts'
import { readSizeWord } from './size-word-reader.ts'
import { mended } from './slips.ts'
import { readSunFactor } from './sun-factor-reader.ts'
import { scan, type Token } from './tokens.ts'
import { readDisliked } from './dislikes-reader.ts'
import { readOtherTrait } from './other-trait-reader.ts'
import { readPreference } from './preference-reader.ts'
import { readAbstaining, readPossession } from './possessions-reader.ts'
import { settle } from './telling.ts'
import { readWelcome } from './welcome-reader.ts'
import { readUnsure } from './unsure-reader.ts'
import { readRemedy } from './remedy-reader.ts'
import { readRanOut } from './ran-out-reader.ts'
import { readTaste } from './taste-reader.ts'
import {
  readKnownPhrase,
  readProductName,
  readQuoted,
  readRequest,
  plainWords,
  readStop,
  readIdle,
  readWord,
} from './word-readers.ts'

/** The workspace's own names and the currency it sells in (ISO 4217), which settles "kr" and "$". */
export interface Known {
  readonly vendors: readonly string[]
  readonly collections: readonly string[]
  readonly tags: readonly string[]
  /** Of its products, letters and digits only. */
  readonly sizes?: readonly string[]
  readonly currency?: string
}

export const NOTHING_KNOWN: Known = { vendors: [], collections: [], tags: [] }

/** Less than a word. */
const AND_COST = 8

const CONSTRAINTS: readonly Reader[] = [
  readOperator,
  readLongName,
  readDiscount,
  readPriceBound,
  readOrder,
  readSale,
  readAvailability,
  readCollection,
  readTag,
  readVendor,
  readSize,
  readSizeWord,
  readStage,
  readAge,
  readElders,
  readBirthday,
]

/** Every reading that there is: which of them a prompt means, its cheapest cover says. Of equals the first. */
const READERS: readonly Reader[] = [
  readQuoted,
  readUnsure,
  readIndifferent,
  readWelcome,
  readLongName,
  readRequest,
  ...CONSTRAINTS,
  readFree,
  readLess,
  readProductName,
  readMeasure,
  readSunFactor,
  negationReader([...CONSTRAINTS, readDeniedMaker, readPersons, readSunFactor]),
  deniedBehindReader([readVendor, readDeniedMaker, readCollection, readTag]),
  readMakerSpokenOf,
  readAbstaining,
  readDisliked,
  readPreference,
  readOtherTrait,
  readPossession,
  readRemedy,
  readRanOut,
  readLacking,
  readCorrection,
  readTaste,
  readChildrensBook,
  readPresentDay,
  readMaker,
  readCompanion,
  readHobbyist,
  readNeed,
  readForWhom,
  readPersons,
  readPurpose,
  readKnownPhrase,
  readShade,
  readChatter,
  readReason,
  readIdle,
  (scene, at) => (negatorAt(scene.tokens, at) ? readAnd(scene, at) : readStop(scene, at)),
  readWord,
]

/** "Y no hablo japonés": what joins is no word, where what it joins is read as no denial. */
function readAnd({ tokens }: Scene, at: number): Reading | undefined {
  return endOf(tokens, at, 'and') === at + 1 ? { ...nothing(at + 1), cost: AND_COST } : undefined
}

/**
 * What is read as a constraint is not a word any more; what nothing recognizes is a word. Never throws, whatever the
 * prompt; the time is linear in its length. The arrays of `known` are indexed once and must not change afterwards.
 */
export function readPrompt(prompt: string, known: Known): Interpretation {
  const scene = sceneOf(withoutHomonyms(scan(prompt)), known)
  const interpretation = anEmptyInterpretation()
  const readings = cheapestCover([alternativesReader(READERS), ...READERS], scene)
  for (const reading of readings) reading.add(interpretation, false)
  takeBack(interpretation)
  refuseOwned(interpretation)
  wantHeads(interpretation, interpretation.words.pairs)
  if (readings.every(({ kind }) => kind === 'nothing')) interpretation.words.all = plainWords(scene.tokens)
  interpretation.languages = [...scene.languages]
  if (saysPresent(scene.tokens)) interpretation.isPresent = true
  settle(scene, interpretation)
  return interpretation
}

/** A prompt's own words, but for what asks ("show me") and small words: nothing in it is read as anything but itself. */
export function readAsWritten(prompt: string): Interpretation {
  const scene = sceneOf(scan(prompt), NOTHING_KNOWN)
  const interpretation = anEmptyInterpretation()
  const stop: Reader = ({ tokens }, at) => (negatorAt(tokens, at) ? undefined : readStop(scene, at))
  for (const { add } of cheapestCover([readRequest, stop, readWord], scene)) add(interpretation, false)
  interpretation.languages = [...scene.languages]
  return interpretation
}

function sceneOf(typed: readonly Token[], known: Known): Scene {
  const vendors = nameIndex(known.vendors)
  const collections = nameIndex(known.collections)
  const tags = nameIndex(known.tags)
  const tokens = mended(withNamesApart(typed, vendors), [vendors, collections, tags])
  return {
    tokens,
    vendors,
    collections,
    tags,
    sizes: new Set(known.sizes),
    languages: guessLanguages(tokens),
    shop: known.currency,
  }
}
