/** Reads how old somebody is where a sentence only says so: "my grandfather is 85", "min bror är 6", "ma tante a 70 ans". */
import { aged } from './age-reader.ts'
import { amountAt } from './age-amounts.ts'
import { endOf } from './phrases.ts'
import { ofGrownUp, type Reading, type Scene } from './reading.ts'
import { recipientOf } from './recipients.ts'
import { keyAt, type Token } from './tokens.ts'

const [GROWN, MOST] = [18, 115]
const IS = new Set('is hes shes whos ar ist tiene tienen'.split(' '))
/** "A 85" may be anything without the years behind it. */
const HAS = 'a'
const THEY = new Set('hes shes he she han hon er sie il elle'.split(' '))
const WHO = new Set('who som der die das qui que he she han hon er sie il elle'.split(' '))
const NEARLY = new Set(
  'nearly almost about already over now soon snart nastan redan nu over bald fast schon jetzt uber knapp presque deja bientot casi ya'.split(
    ' ',
  ),
)
const GOES_ON = new Set('so then who but sa som men dann der die aber alors qui mais asi que pero'.split(' '))

export function readToldAge({ tokens }: Scene, at: number): Reading | undefined {
  const isHaving = keyAt(tokens, at) === HAS
  if (!isHaving && !IS.has(keyAt(tokens, at))) return undefined
  if (!isOfSomebody(tokens, at)) return undefined
  const start = NEARLY.has(keyAt(tokens, at + 1)) ? at + 2 : at + 1
  const amount = amountAt(tokens, start)
  if (!amount || amount.isArticle || amount.value < 1 || amount.value > MOST) return undefined
  const years = endOf(tokens, amount.next, 'aged')
  if (isHaving && years === undefined) return undefined
  const next = years ?? amount.next
  if (!isEnd(tokens, next)) return undefined
  return amount.value < GROWN ? aged(next, amount.value) : { ...ofGrownUp(next), kind: 'names' }
}

/** Right behind whoever it is said of, or of whom something else is said before: "my dad wants to swim again, he's 68". */
function isOfSomebody(tokens: readonly Token[], at: number): boolean {
  const isOfThem = THEY.has(keyAt(tokens, at)) || THEY.has(keyAt(tokens, at - 1))
  if (isOfThem && tokens.slice(0, at - 1).some(isSomebody)) return true
  const before = WHO.has(keyAt(tokens, at - 1)) ? at - 2 : at - 1
  const place = tokens[before]?.text === ',' ? before - 1 : before
  return isSomebody(tokens[place])
}

function isSomebody(token?: Token): boolean {
  const whom = recipientOf(token?.text ?? '', true)
  return whom !== undefined && whom !== 'gift'
}

function isEnd(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  if (after === undefined) return true
  if (after.kind === 'sign') return !/[€$£%]/.test(after.text)
  return GOES_ON.has(after.key) || endOf(tokens, at, 'and', 'or') !== undefined
}
