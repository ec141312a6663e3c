/** Reads which birthday it is: "her third birthday", "zum 60. Geburtstag", "premier anniversaire", "los 40 de mi hermano". */
import { aged } from './age-reader.ts'
import { amountAt, namesChild, OLDEST } from './age-amounts.ts'
import { fold } from './fold.ts'
import { endOf } from './phrases.ts'
import type { Reading, Scene } from './reading.ts'
import { isFiller } from './fillers.ts'
import { isGift, recipientOf } from './recipients.ts'
import { isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const COST = 2
const LEAST = 1
const MOST = 120
/** From the first to the twelfth. */
const ORDINALS = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
  'första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte',
  'ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften',
  'premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième',
  'primer segundo tercer cuarto quinto sexto séptimo octavo noveno décimo undécimo duodécimo',
]
const ordinals = new Map(
  ORDINALS.flatMap((words) => words.split(' ').map((word, n) => [fold(word), n + 1] as const)),
)
/** Of grown-ups, by tens. */
const TENS = new Set(
  `twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth zwanzigsten dreissigsten vierzigsten funfzigsten sechzigsten siebzigsten
  achtzigsten neunzigsten hundertsten femtionde sextionde sjuttionde attionde nittionde`.split(/\s+/),
)
const BEHIND_NUMBER = new Set('st nd rd th e a er ere eme sten ste ten ter tes o º ª'.split(' ').map(fold))
const SIGNS = new Set(['.', ':'])
const BIRTHDAYS = new Set(
  'birthday bday birthdays fodelsedag fodelsedagen fodelsedagskalas geburtstag geburtstags geburtstagsgeschenk anniversaire anniv cumpleanos cumple'.split(
    ' ',
  ),
)
/** Before which of somebody's birthdays it is, where the day itself is not named. */
const WHOSE = new Set('his her my our their your zum hans hennes min sin'.split(' '))
/** Before how many years somebody celebrates. */
const YEARS = new Set('les ses mes leurs los sus mis'.split(' '))
const FOR = new Set('pour para por till zum for de a'.split(' '))
const OF = new Set("de del d' du".split(' '))
const MONTHS =
  /^(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|januar|februar|marz|april|juni|juli|august|september|oktober|november|dezember)/

interface Ordinal {
  readonly value: number
  readonly next: number
}

/** The word for the day stays, since it says that a present is looked for. */
export function readBirthday({ tokens }: Scene, at: number): Reading | undefined {
  const ordinal = ordinalAt(tokens, at)
  const next =
    ordinal === undefined
      ? (yearsAt(tokens, at) ?? yearsBeside(tokens, at))
      : birthdayEnd(tokens, at, ordinal)
  if (next === undefined) return undefined
  return { ...aged(next, ordinal?.value ?? OLDEST + 1), cost: COST }
}

function birthdayEnd(tokens: readonly Token[], at: number, { value, next }: Ordinal): number | undefined {
  if (BIRTHDAYS.has(tokens[next]?.key ?? '')) return next
  const before = tokens[at - 1]
  const isWritten = tokens[at]?.kind === 'number' || value > OLDEST
  if (!isWritten || !(WHOSE.has(before?.key ?? '') || recipientOf(before?.text ?? '', true))) return undefined
  const after = tokens[next]
  const isDate = MONTHS.test(after?.key ?? '')
  if (isDate || !namesSomebody(tokens) || (value <= OLDEST && !namesChild(tokens))) return undefined
  return after?.kind === 'word' && before?.key !== 'zum' && endOf(tokens, next, 'stop', 'and') === undefined
    ? undefined
    : next
}

function ordinalAt(tokens: readonly Token[], at: number): Ordinal | undefined {
  const token = tokens[at]
  if (token?.kind === 'word') {
    const value = TENS.has(token.key) ? OLDEST + 1 : ordinals.get(token.key)
    return value === undefined ? undefined : { value, next: at + 1 }
  }
  const value = token?.kind === 'number' && /^\d{1,3}$/.test(token.text) ? Number(token.text) : 0
  if (value < LEAST || value > MOST) return undefined
  const sign = tokens[at + 1]
  const isSigned = sign?.glued === true && SIGNS.has(sign.text)
  const ending = tokens[isSigned ? at + 2 : at + 1]
  if (ending?.glued === true && BEHIND_NUMBER.has(ending.key))
    return { value, next: isSigned ? at + 3 : at + 2 }
  if (isSigned && sign.text === '.') return { value, next: at + 2 }
  // "50 cumpleaños", of which candles are no part.
  const isBare = BIRTHDAYS.has(sign?.key ?? '') && !isSold(tokens[at + 2])
  return isBare ? { value, next: at + 1 } : undefined
}

function isSold(token: Token | undefined): boolean {
  const isWord =
    token?.kind === 'word' && !isFiller(token.text) && recipientOf(token.text, true) === undefined
  return isWord && isThing(token.text)
}

/** "Pour les 40 ans de ma mère", "para los 40 de mi hermano": of grown-ups, since years of children are read by themselves. */
function yearsAt(tokens: readonly Token[], at: number): number | undefined {
  if (!YEARS.has(tokens[at]?.key ?? '') || !FOR.has(tokens[at - 1]?.key ?? '')) return undefined
  const amount = amountAt(tokens, at + 1)
  if (!amount || amount.value <= OLDEST || !namesSomebody(tokens)) return undefined
  const years = endOf(tokens, amount.next, 'aged')
  const after = tokens[years ?? amount.next]
  const isEnd = after === undefined || after.kind === 'sign' || OF.has(after.key)
  return isEnd || years !== undefined ? (years ?? amount.next) : undefined
}

/** "Cadeau 60 ans papa", "present 70 år farfar": of a present, beside whom it is for. */
function yearsBeside(tokens: readonly Token[], at: number): number | undefined {
  const amount = tokens[at]?.kind === 'number' ? amountAt(tokens, at) : undefined
  const years = amount && amount.value > OLDEST ? endOf(tokens, amount.next, 'aged') : undefined
  if (years === undefined || !isGift(tokens[at - 1]?.text ?? '')) return undefined
  const after = tokens[years]
  const whom = recipientOf(after?.text ?? '', true)
  return after?.kind !== 'word' || whom !== undefined ? years : undefined
}

function namesSomebody(tokens: readonly Token[]): boolean {
  return tokens.some(({ kind, text }) => kind === 'word' && recipientOf(text, true) !== undefined)
}
