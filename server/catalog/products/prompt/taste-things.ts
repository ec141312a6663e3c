/** What somebody loves where no row of hobbies*.ts has it, but tables have the thing: "Kerzenliebhaberin", "a candle lover", and "my snoring husband" is who snores. Pure. */
import { goodsFor } from './departments/tables.ts'
import { partsOf } from './compounds.ts'
import { fold } from './fold.ts'
import { isSomebody } from './taste-clause.ts'
import { hobbyAt, type Taste } from './taste-forms.ts'
import { isUnknown } from './nearly.ts'
import { entriesOfWord, isThing } from './synonyms.ts'
import type { Token } from './tokens.ts'

const LEAST_STEM = 3
const LOVERS =
  'lover lovers enthusiast enthusiasts addict addicts junkie junkies nerd nerds geek geeks fanatic fanatics buff buffs aficionado aficionados connoisseur fan fans freak freaks'
const loverWords = new Set(LOVERS.split(' '))
/** Of a compound, the longest first. */
const LOVER_ENDS =
  `liebhaberinnen liebhaberin liebhabers liebhabern liebhaber begeisterten begeisterter begeisterte verrückten verrückter verrückte süchtigen süchtiger süchtige narren närrin narr
  freaks freak junkies junkie nerds nerd fans fan älskaren älskare älskande tokiga tokig galna galen nördar nörden nörd entusiasten entusiast fantasten fantast frälsta frälst`
    .split(/\s+/)
    .map(fold)

/** "Kerzenliebhaberin", "lampnörd": of a word that no table has as a whole. */
export function lovedIn(tokens: readonly Token[], at: number): Taste | undefined {
  const { key = '' } = tokens[at] ?? {}
  const end = LOVER_ENDS.find((one) => key.endsWith(one) && key.length - one.length >= LEAST_STEM)
  if (end === undefined || entriesOfWord(key).length > 0) return undefined
  const stem = key.slice(0, -end.length).replace(/-$/, '')
  const thing = [stem, `${stem}e`, `${stem}a`, stem.replace(/(?:s|n|en)$/, '')].find(isThing)
  return thing === undefined ? undefined : { texts: [[thing]], wishes: [], next: at + 1 }
}

/** "Lover" of a "candle lover", behind a thing with which it names no other, as a desk fan, or behind what no table has: "a K-pop fan". */
export function isLoverOf(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (before?.kind !== 'word' || !loverWords.has(tokens[at]?.key ?? '')) return false
  const isLoved = isThing(before.text) || isUnknown(before.text)
  return isLoved && entriesOfWord(`${before.text} ${tokens[at]?.text ?? ''}`).length === 0
}

/** "My golfing father-in-law", "min vandrande moster", "mein radelnder Onkel": what somebody does, right before who it is. */
export function doingBefore(tokens: readonly Token[], at: number): Taste | undefined {
  const token = tokens[at]
  if (!isSomebody(tokens[at + 1] ?? { text: '' }) || partsOf(token?.text ?? '').length > 0) return undefined
  for (const [column, forms] of PARTICIPLES)
    for (const key of forms(token?.key ?? '')) {
      const found = token && hobbyAt([{ ...token, key, text: key }], 0, column)
      if (found) return { ...found, next: at + 1 }
      if (entriesOfWord(key).some(({ id }) => goodsFor(id).length > 0))
        return { texts: [[key]], wishes: [], next: at + 1 }
    }
  return undefined
}

/** What a word that ends so is a form of, by columns. */
const PARTICIPLES: readonly (readonly [number, (word: string) => readonly string[]])[] = [
  [0, (word) => formsOf(word, /ing$/, ['', 'e', 's', 'ing']).flatMap((form) => [form, undoubled(form)])],
  [1, (word) => formsOf(word, /nde$/, ['', 'r']).concat(formsOf(word, /ende$/, ['a', 'r', 'er']))],
  [
    2,
    (word) =>
      formsOf(word, /nd(?:e[nrms]?)?$/, ['n', 'nt', 't']).concat(formsOf(word, /end(?:e[nrms]?)?$/, ['t'])),
  ],
]

function formsOf(word: string, ending: RegExp, endings: readonly string[]): string[] {
  return ending.test(word) ? endings.map((end) => word.replace(ending, end)) : []
}

/** "Swimm" of "swimming". */
function undoubled(form: string): string {
  return form.replace(/([^aeiou])\1$/, '$1')
}
