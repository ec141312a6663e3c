/** For which ages a product is, as marks: "#age" says that they are known, "#age:4" that a child of four is one of them. Pure. */
import { fold } from '../prompt/fold.ts'

/** Says that its sizes say it: of clothes nobody asked for none come first. */
export const SIZED = '#sized'
const GROWN = 18
const MONTHS_OF_YEAR = 12
/** Until when what is for the youngest, whose end is not said, is for somebody. */
const [BABY, TODDLER, CHILD, PUPIL, YOUTH] = [4, 3, 8, 6, 12]
const YEAR = String.raw`years?|yrs?|yo|ars?|jahren?|jahr|j\.|ans?|anos?|y`
const MONTH = String.raw`months?|mths?|mos?|manader|manad|man|mois|meses|monaten|monate|monat`
const UNIT = String.raw`(?:(${MONTH})|(${YEAR}))(?![\p{L}\p{N}])`
const NUMBER = String.raw`(?<![\p{L}\p{N}.,:/]|\d[-–])(\d{1,2})`
const FROM = String.raw`(?<!\p{L})(?:ab|from|from the age of|fran|des|a partir de|desde|desde los|over)`
const BIRTH = String.raw`(?<!\p{L})(?:from birth|ab (?:der )?geburt|des la naissance|fran (?:fodseln|fodsel|nyfodd)|desde el nacimiento)`
const UP = String.raw`\+|et plus|och uppat|och aldre|and up|and over|and older|und alter|und mehr|o mas|y mas|en adelante`
/** "3–8 yrs", "6 mois à 3 ans". */
const RANGE = new RegExp(
  String.raw`${NUMBER} ?-?(?:${UNIT})? ?(?:[-–—]|to|till|bis|a) ?(\d{1,2}) ?-?${UNIT}`,
  'gu',
)
/** "Ab 3 Jahren", "dès 5 ans". */
const LEAST = new RegExp(String.raw`${FROM} (?:ca\.? )?(\d{1,2}) ?-?${UNIT}`, 'gu')
/** "3+ years", "8 år och uppåt". */
const PLUS = new RegExp(String.raw`${NUMBER} ?(?:\+ ?-?${UNIT}|${UNIT} ?(?:${UP})(?!\p{L}))`, 'gu')
/** "4+", "6m+": only of what is for children. */
const LONE = new RegExp(String.raw`${NUMBER} ?(m)?\+(?![\p{L}\p{N}]| \d)`, 'gu')
/** "For 3-year-olds", "für 3-Jährige". */
const OLD = new RegExp(
  String.raw`${NUMBER} ?-?(?:(?:years?|yrs?)[ -]olds?|jahrige[nrs]?|aring(?:ar|en)?)(?!\p{L})`,
  'gu',
)
const BORN = new RegExp(
  String.raw`${BIRTH}(?: (?:bis|to|till|a|jusqua|hasta)(?: los)? (\d{1,2}) ?${UNIT})?`,
  'gu',
)
/** What lasts so long, has ripened for it, or is not for them. */
const OTHERWISE =
  /garant|warrant|batter|akku|gereift|\breif(?:e|ung)|lagrad|matur|affin|curad|curac|barrel|cask|haltbar|hallbar|lebensdauer|livslangd|duree de vie|vida util|lifespan|erfahr|experien|erfarenhet|autonom|kalender|calend|reserv|tradition|\b(?:not?|nicht|ej|inte|pas|kein\w*)\b/
const NEAR = 30

interface Ages {
  readonly first: number
  readonly last: number
}

/** Of the value of a property: "3+", "0-6 years", "ab 10 Jahren", "6–36 months": every year it is for, up to that of a grown-up. */
export function agesOf(text: string): string[] {
  const folded = fold(text)
  const [first, last] = [...folded.matchAll(/\d+/g)].map(([number]) => Number(number))
  if (first === undefined) return new RegExp(BIRTH, 'u').test(folded) ? marksOf({ first: 0, last: BABY }) : []
  // "6 months to 3 years" has a unit of its own for each.
  const [before = '', behind = folded] = folded.split(/(?<=\p{L})\W+(?=\d+\D*$)/u)
  const share = MONTHS.test(folded) ? MONTHS_OF_YEAR : 1
  const isYears = MONTHS.test(before) && YEARS.test(behind) && !MONTHS.test(behind)
  return marksOf(
    last === undefined
      ? { first: first / share, last: untilAge(first / share) }
      : { first: first / share, last: lastYear(last, share > 1 && !isYears) },
  )
}

const MONTHS = /mon|mois|mes|manad|\bman\b/
const YEARS = /year|yr|ar\b|jahr|an\b|ans\b|ano/

/** Of several values, each a number, those from the least to the most of them. */
export function agesOfList(texts: readonly string[]): string[] {
  const numbers = texts.map(Number)
  const isList = texts.length > 1 && texts.every((text) => /^\d{1,2}$/.test(text))
  if (!isList) return texts.flatMap(agesOf)
  return marksOf({ first: Math.min(...numbers), last: Math.max(...numbers) })
}

/** Of sizes: "3-4Y", "4 ans"; and of what a child wears, its height: "98/104". */
export function agesOfSizes(texts: readonly string[], isWorn: boolean): string[] {
  const ages = texts.flatMap((text) => rangesIn(fold(text)))
  const alone = texts.flatMap((text) => {
    const [, number = '', months] = new RegExp(String.raw`^(\d{1,2}) ?${UNIT}$`, 'u').exec(fold(text)) ?? []
    const value = yearsOf(number, months !== undefined)
    return number === '' ? [] : [{ first: value, last: value }]
  })
  const heights = isWorn ? heightsOf(texts.flatMap((text) => text.split(/[-–/,; ]+/))) : []
  const marks = marksOfAll([...ages, ...alone, ...heights])
  return marks.length === 0 ? marks : [...marks, SIZED]
}

const [LEAST_HEIGHT, FIRST_YEAR, MOST_HEIGHT, STEP] = [50, 80, 170, 6]

/** Sizes of children go by centimetres in steps of six; 92 is for two years, and for most of the year before. */
function heightsOf(sizes: readonly string[]): Ages[] {
  const heights = sizes.map(Number)
  const areHeights = heights.every(
    (one) => one >= LEAST_HEIGHT && one <= MOST_HEIGHT && (one - LEAST_HEIGHT) % STEP === 0,
  )
  if (!areHeights) return []
  return heights.map((one) => {
    const last = one < FIRST_YEAR ? 0 : Math.max(1, (one - FIRST_YEAR) / STEP)
    return { first: Math.max(0, last - 1), last }
  })
}

/** Of its title, of its tags or of its text, whichever says it first. */
export function agesSaid(
  { title, tags, text }: { readonly title: string; readonly tags: readonly string[]; readonly text: string },
  isForChildren: boolean,
): string[] {
  const [first] = [title, tags.join(' , ')].flatMap((named) => saidIn(fold(named), isForChildren, true))
  const [ages] = first ? [first] : saidIn(fold(text), isForChildren, false)
  return ages === undefined ? [] : marksOf(ages)
}

/** In a text only what surely is an age; a title has room for nothing else. */
function saidIn(text: string, isForChildren: boolean, isTitle: boolean): Ages[] {
  if (!/\d/.test(text) && !new RegExp(BIRTH, 'u').test(text)) return []
  const sure = [...bornIn(text), ...rangesIn(text, isForChildren || isTitle), ...leastIn(text)]
  if (sure.length > 0 || !isForChildren) return sure
  return isTitle ? [...loneIn(text), ...oldIn(text)] : oldIn(text)
}

function bornIn(text: string): Ages[] {
  return matchesIn(text, BORN).map(([, last, months]) => ({
    first: 0,
    last: last === undefined ? BABY : lastYear(Number(last), months !== undefined),
  }))
}

function rangesIn(text: string, isSure = true): Ages[] {
  return (isSure ? matchesIn(text, RANGE) : []).flatMap((match) => {
    const [, first, early, isYears, last, late] = match
    const isEarly = early !== undefined || (isYears === undefined && late !== undefined)
    const ages = { first: yearsOf(first, isEarly), last: lastYear(Number(last), late !== undefined) }
    return ages.first <= Math.min(ages.last, GROWN) ? [ages] : []
  })
}

function yearsOf(number: string | undefined, isMonths: boolean): number {
  return Number(number) / (isMonths ? MONTHS_OF_YEAR : 1)
}

/** What is for babies of up to twelve months is for none that is one already. */
function lastYear(number: number, isMonths: boolean): number {
  return isMonths ? (number <= MONTHS_OF_YEAR ? 0 : number / MONTHS_OF_YEAR) : number
}

function leastIn(text: string): Ages[] {
  const least = matchesIn(text, LEAST).map(([, number, months]) => ageFrom(number, months))
  const plus = matchesIn(text, PLUS).map(([, number, months, , others]) => ageFrom(number, months ?? others))
  return [...least, ...plus].filter(({ first }) => first <= GROWN)
}

function loneIn(text: string): Ages[] {
  return matchesIn(text, LONE)
    .map(([, number, months]) => ageFrom(number, months))
    .filter(({ first }) => first < GROWN)
}

function oldIn(text: string): Ages[] {
  return matchesIn(text, OLD)
    .map(([, number]) => ({ first: Number(number), last: Number(number) }))
    .filter(({ first }) => first < GROWN)
}

function ageFrom(number: string | undefined, months: string | undefined): Ages {
  const first = yearsOf(number, months !== undefined)
  return { first, last: untilAge(first) }
}

/** Those near which nothing says that they are something else. */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)].filter(
    ({ index, 0: match }) =>
      !OTHERWISE.test(text.slice(Math.max(0, index - NEAR), index + match.length + NEAR)),
  )
}

/** What is for a baby of six months is for none that goes to school. */
function untilAge(start: number): number {
  if (start < 1) return BABY
  if (start < TODDLER) return CHILD
  return start < PUPIL ? YOUTH : GROWN
}

function marksOf(ages: Ages): string[] {
  return marksOfAll([ages])
}

function marksOfAll(all: readonly Ages[]): string[] {
  const years = all.flatMap(({ first, last }) => {
    const start = Math.min(Math.floor(first), GROWN)
    const end = Math.min(Math.floor(last), GROWN)
    return Array.from({ length: Math.max(end - start + 1, 0) }, (_, n) => `#age:${start + n}`)
  })
  return all.length === 0 ? [] : ['#age', ...new Set(years)]
}
