/** Which rows are of the matter itself, of those that have words of a sentence. Pure. */
import type { NeedIndex, NeedPhrase } from './need-index.ts'
import { type Said, type SaidOfRow, scoreOf, type Scored } from './need-said.ts'
import { ASIDE } from './need-settings.ts'

/** Of a stiff dog, what is done for stiff people. */
const OF_OTHERS = 0.6

/** Rows that have no more than when it is so, or nothing of the animal that it is so with, speak the less. */
export function ofMatter(rows: readonly Scored[], said: Said, { isTalk }: NeedIndex): Scored[] {
  const isSaid = (stem: string): boolean => said.has(stem) && said.get(stem)?.isAside !== true
  const isOfAnimals = rows.some(({ phrase }) => phrase.animals.some(isSaid))
  const weighed = rows
    .map((row) => {
      const isAside = row.ofRow.every((stem) => isTalk(stem) || !isSaid(stem))
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

/** The best phrase of each row, the likeliest first. */
export function bestOfRows(said: Said, { phrasesOf, weightOf, isTalk }: NeedIndex): Scored[] {
  const phrases = new Set<NeedPhrase>()
  const rows = new Map<number, SaidOfRow>()
  for (const stem of said.keys()) {
    if (isTalk(stem)) continue
    for (const phrase of phrasesOf(stem)) {
      phrases.add(phrase)
      const known = rows.get(phrase.row.at)
      if (known === undefined) rows.set(phrase.row.at, { stems: [stem] })
      else if (known.stems.at(-1) !== stem) known.stems.push(stem)
    }
  }
  const best = new Map<number, Scored>()
  for (const phrase of phrases) {
    const { at } = phrase.row
    const row = rows.get(at)
    const scored = row && scoreOf(phrase, said, row, weightOf)
    if (scored && scored.score > (best.get(at)?.score ?? 0)) best.set(at, scored)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}
