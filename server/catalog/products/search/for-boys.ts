/** Of what children wear and are given, what says that it is for the others: for a boy no skirt. Pure. */
import { beingAny } from './for-young.ts'
import { childOf } from './given-to.ts'
import { lexemeOf } from './meaning-lexemes.ts'
import { quoted } from './vectors.ts'
import type { Wish } from './wish.ts'

/** For whom nobody need say so. */
const OF_GIRLS = ['dress', 'skirt', 'tutu', 'princess-costume', 'ballet-flats', 'tiara']

/** Products that are for girls and not for boys, where a boy is spoken of and no girl; and the other way round. */
export function notOfOtherChildren({ terms, wished = [] }: Wish): string | undefined {
  const all = [...terms, ...wished]
  const concepts = new Set(all.flatMap(({ concepts: ids = [] }) => ids))
  const children = new Set(all.flatMap(({ words }) => words.map(childOf)))
  const [isBoy, isGirl] = (['boy', 'girl'] as const).map((who) => concepts.has(who) || children.has(who))
  if (isBoy === isGirl) return undefined
  const [own, other] = isBoy ? ['boy', 'girl'] : ['girl', 'boy']
  const theirs =
    isBoy && !OF_GIRLS.some((id) => concepts.has(id)) ? [`((${beingAny(OF_GIRLS)})&!${saying(own)})`] : []
  // "Niños" are boys, and children as well.
  const others = `(${saying(other)}&!(${saying(own)}|${saying('child')}))`
  return `!(${[others, ...theirs].join('|')})`
}

const saying = (id: string): string => `${quoted(lexemeOf(id))}:ABC`
