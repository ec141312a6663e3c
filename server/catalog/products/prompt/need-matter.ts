/** Which rows are of the matter itself, of those that have words of a sentence. Pure. */
import type { NeedIndex } from './need-index.ts'
import type { Said, Scored } from './need-said.ts'
import { ASIDE } from './need-settings.ts'

/** Of a stiff dog, what is done for stiff people. */
const OF_OTHERS = 0.6

/** Rows that have no more than when it is so, or nothing of the animal that it is so with, speak the less. */
export function ofMatter(rows: readonly Scored[], said: Said, { isTalk }: NeedIndex): Scored[] {
  const isSaid = (stem: string): boolean => said.has(stem) && said.get(stem)?.isAside !== true
  const isOfAnimals = rows.some(({ phrase }) => phrase.animals.some(isSaid))
  const weighed = rows
    .map((row) => {
      const isAside = [...row.ofRow].every((stem) => isTalk(stem) || !isSaid(stem))
      const isOfOthers = isOfAnimals && row.phrase.animals.length === 0
      return { row, share: (isAside ? ASIDE : 1) * (isOfOthers ? OF_OTHERS : 1) }
    })
    .toSorted((a, b) => b.row.score * b.share - a.row.score * a.share)
  // Beside the first only.
  const whole = weighed[0]?.share ?? 1
  return weighed.map(({ row, share }) => {
    const rest = Math.min(1, share / whole)
    return rest === 1 ? row : { ...row, score: row.score * rest, voice: row.voice * rest }
  })
}
