/** Every reader of a prompt, and in which order one is taken of readings that cost the same. */
import {
  readAvailability,
  readDiscount,
  readMeasure,
  readPriceBound,
  readSale,
} from './constraint-readers.ts'
import { readCollection, readDeniedMaker, readTag, readVendor } from './name-readers.ts'
import { readLongName } from './long-name-reader.ts'
import { deniedBehindReader } from './denied-behind-reader.ts'
import { readDeniedClause } from './denied-clause-reader.ts'
import { readDeniedDoing } from './denied-doing-reader.ts'
import { readNeed } from './need-reader.ts'
import { readLess } from './less-reader.ts'
import { readFree } from './free-reader.ts'
import { negationReader } from './negation-reader.ts'
import { negatorAt } from './negators.ts'
import { readForWhom, readStage } from './for-whom-reader.ts'
import { readPurpose } from './purpose-reader.ts'
import { readChatter } from './chatter.ts'
import { readCorrection } from './correction-reader.ts'
import { readGaming } from './gaming-reader.ts'
import { readHobbyist } from './hobbyist-reader.ts'
import { readIndifferent } from './indifference-reader.ts'
import { readAccessories } from './accessory-reader.ts'
import { readCompanion } from './companion-reader.ts'
import { readChildrensBook } from './childrens-book-reader.ts'
import { readDecade } from './decade-reader.ts'
import { readElders } from './elders-reader.ts'
import { readPresentDay } from './present-day-reader.ts'
import { readMaker } from './makers-known.ts'
import { readMakerSpokenOf } from './makers-spoken-of.ts'
import { readLacking, readPlaceWithout } from './lacking-reader.ts'
import { readNoneFits } from './none-fits-reader.ts'
import { readPersons } from './persons-reader.ts'
import { readPortion } from './portion-reader.ts'
import { readOrder } from './order-reader.ts'
import { readOperator } from './operator-reader.ts'
import { nothing, type Reader, type Reading, type Scene } from './reading.ts'
import { endOf } from './phrases.ts'
import { readReason } from './reason-reader.ts'
import { readEitherBound } from './either-bound-reader.ts'
import { readAge } from './age-reader.ts'
import { readBroken } from './broken-reader.ts'
import { readAnimalStage } from './animal-stage-reader.ts'
import { readToldAge } from './told-age-reader.ts'
import { readBareAge } from './bare-age-reader.ts'
import { readBirthday } from './birthday-reader.ts'
import { readShade } from './shade-reader.ts'
import { readSize } from './size-reader.ts'
import { readSizeWord } from './size-word-reader.ts'
import { readSunFactor } from './sun-factor-reader.ts'
import { readDisliked } from './dislikes-reader.ts'
import { readAnotherThan, readOtherTrait } from './other-trait-reader.ts'
import { readPreference } from './preference-reader.ts'
import { readAbstaining, readPossession } from './possessions-reader.ts'
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
  readStop,
  readIdle,
  readWord,
} from './word-readers.ts'

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
  readBareAge,
  readElders,
  readToldAge,
  readDecade,
  readBirthday,
]

/** Every reading that there is: which of them a prompt means, its cheapest cover says. Of equals the first. */
export const READERS: readonly Reader[] = [
  readQuoted,
  readUnsure,
  readIndifferent,
  readWelcome,
  readLongName,
  readRequest,
  readEitherBound,
  ...CONSTRAINTS,
  readFree,
  readLess,
  readProductName,
  readMeasure,
  readSunFactor,
  negationReader([...CONSTRAINTS, readDeniedMaker, readPersons, readSunFactor]),
  deniedBehindReader([readVendor, readDeniedMaker, readCollection, readTag]),
  readDeniedClause,
  readDeniedDoing,
  readMakerSpokenOf,
  readAbstaining,
  readDisliked,
  readPreference,
  readOtherTrait,
  readAnotherThan,
  readPossession,
  readRemedy,
  readRanOut,
  readBroken,
  readLacking,
  readPlaceWithout,
  readNoneFits,
  readCorrection,
  readAnimalStage,
  readTaste,
  readChildrensBook,
  readPresentDay,
  readMaker,
  readAccessories,
  readCompanion,
  readHobbyist,
  readNeed,
  readForWhom,
  readPersons,
  readPortion,
  readGaming,
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
