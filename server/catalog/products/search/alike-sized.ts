/** "Like the tent for four, but smaller": for how many what is like it is to be. Pure. */
import { personsIn } from '../prompt/persons-reader.ts'
import { scan } from '../prompt/tokens.ts'
import type { Tier } from './wish-terms.ts'

const SMALLER = /^(?:smaller|mindre|kleiner(?:e[nmrs]?)?|petite?s?|pequen[oa]s?)$/
const LARGER = /^(?:bigger|larger|storre|grosser(?:e[nmrs]?)?|grande?s?)$/
/** How titles say so, by how their words begin. */
const PEOPLE = ['pers', 'pla', 'mann', 'peopl', 'sits', 'seat'].map((start) => `'${start}':*`).join('|')
const WORTH = 8
/** So many more, where it is to be larger. */
const MORE = 4

export function sizedTiers(rest: string, title: string): Tier[] {
  const keys = scan(rest).map(({ key }) => key)
  const isSmaller = keys.some((key) => SMALLER.test(key))
  const counts = personsIn({ title, bodyText: title }).map((persons) => Number.parseInt(persons, 10))
  if (counts.length === 0 || !(isSmaller || keys.some((key) => LARGER.test(key)))) return []
  const [from, to] = isSmaller
    ? [1, Math.min(...counts)]
    : [Math.max(...counts) + 1, Math.max(...counts) + MORE]
  const wanted = Array.from({ length: to - from }, (_, n) => `('${from + n}'<->(${PEOPLE}))`)
  return wanted.length === 0 ? [] : [{ query: wanted.join('|'), worth: WORTH }]
}
