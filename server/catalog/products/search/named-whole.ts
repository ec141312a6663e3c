/** Whether what a prompt says is what products are called, or filed under, rather than what is the matter. */
import { isLoved } from '../prompt/departments/hobbies-loved.ts'
import { recipientOf } from '../prompt/recipients.ts'
import { saidOf } from './query-buckets.ts'
import { queryOf, type Query } from './query.ts'
import type { Stems } from './stem-store.ts'
import type { Found } from './store.ts'
import { isSome, joined, saidQuery } from './terms.ts'
import type { Term } from './wish-terms.ts'
import type { Wish } from './wish.ts'

const LEAST_TITLE = 2
/** "Der kleine Bär schläft nicht" is a sentence, and a book's title. */
const LEAST_TOLD = 3
/** Of fewer products what they are filed under names no kind of thing. */
const LEAST_FILED = 4
/** Words of a name. */
const MOST_NAMED = 3

/** Whether it is a product's title, or what some are filed under: "for the beach" is hardly what the one is that is tagged so. */
export async function namesWhole(
  look: (query: Query) => Promise<Found>,
  wish: Wish,
  stems: Stems,
): Promise<'surely' | 'hardly' | 'not'> {
  const isFew = wish.terms.length <= MOST_NAMED
  const titled = wholeTitleQuery(wish, stems, 'A')
  if (!isFew) return titled && (await look(titled)).total > 0 ? 'surely' : 'not'
  const filed = wholeTitleQuery(wish, stems, 'ABD')
  const { total } = filed ? await look(filed) : { total: 0 }
  if (total === 0) return 'not'
  // "Escalade" is in the name of a rope, and asks for shoes as well.
  if (isDoing(wish)) return 'hardly'
  if (total >= LEAST_FILED) return 'surely'
  return titled && (await look(titled)).total > 0 ? 'surely' : 'hardly'
}

/** What people do, in few words. */
export function isDoing({ terms, likely = [] }: Wish): boolean {
  return terms.length <= MOST_NAMED && likely.some(({ id }) => isLoved(id))
}

/** What is a product's title, word by word, tells of nothing: "Manta de sofá efecto borreguito"; nor do a few words that name a type or a collection. */
function wholeTitleQuery(wish: Wish, stems: Stems, weights: string): Query | undefined {
  // Nobody asks for the mug of the best grandma who says that theirs sees badly.
  const isMeant = ({ words }: Term): boolean =>
    wish.isTelling !== true || !words.some((word) => recipientOf(word, true) !== undefined)
  const told = (wish.told ?? []).filter(isMeant)
  const words = told.map((term) => saidQuery(saidOf(term, wish), stems, weights)).filter(isSome)
  const isShort = wish.terms.length <= MOST_NAMED
  const least = wish.isTelling === true ? LEAST_TOLD : isShort ? wish.terms.length : LEAST_TITLE
  const isEnough = words.length >= (isDoing(wish) ? 1 : least)
  const matching = isEnough ? joined(words, '&') : undefined
  return matching === undefined ? undefined : { ...queryOf(wish, stems), matching, any: matching }
}
