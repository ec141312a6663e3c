/** The scores that were reached, kept in the repository, and the table that is printed of new ones. */
import type { Score } from './prompts/evaluate.ts'

export const BASELINE = new URL('baseline.json', import.meta.url)

/** Shops of which half the prompts may be looked at, and their further prompts. */
const HALVED = [
  'mercado',
  'kaufhaus',
  'tienda',
  'almacen',
  'torget',
  'feria',
  'butik',
  'halle',
  'mercado hard',
  'kaufhaus hard',
  'tienda hard',
  'almacen hard',
  'torget hard',
  'feria hard',
  'mercado spoken',
  'kaufhaus spoken',
  'tienda spoken',
  'almacen spoken',
  'torget spoken',
  'feria spoken',
]

/** Tuned on, held apart, the second shop and the third, the halves of the fourth, the seventh to the tenth, and the halves of the others. */
const PARTS = [
  'tuned',
  'held',
  'bazaar',
  'market',
  'emporium seen',
  'emporium kept',
  'emporium later',
  'emporium third',
  'market third',
  'market fifth',
  'emporium fifth',
  'galleria',
  'perfumery',
  'magasin',
  'bodega',
  ...HALVED.flatMap((shop) => [`${shop} seen`, `${shop} kept`]),
]

/** "held bounds" → what it was. */
export type Baseline = Readonly<Record<string, Score>>

export function baselineOf(scores: ReadonlyMap<string, Score>): Baseline {
  return Object.fromEntries(
    [...scores].map(([name, score]) => [name, { ...score, ndcg: rounded(score.ndcg) }]),
  )
}

/** All of a part together: "held". */
export function sumOf(scores: ReadonlyMap<string, Score>, part: string): Score {
  const list = [...scores].filter(([name]) => name.startsWith(part)).map(([, score]) => score)
  const prompts = list.reduce((sum, score) => sum + score.prompts, 0)
  return {
    prompts,
    passed: list.reduce((sum, { passed }) => sum + passed, 0),
    ndcg: list.reduce((sum, score) => sum + score.ndcg * score.prompts, 0) / Math.max(prompts, 1),
    inverted: list.reduce((sum, { inverted }) => sum + inverted, 0),
  }
}

export function printed(scores: ReadonlyMap<string, Score>, kept: Baseline): string {
  const names = [...scores.keys()].sort()
  const all = new Map([...scores, ...PARTS.map((part) => [part, sumOf(scores, part)] as const)])
  const lines = [...names, ...PARTS].flatMap((name) => {
    const score = all.get(name)
    return score ? [line(name, score, kept[name])] : []
  })
  const before = new Map(Object.entries(kept))
  const apart = line('all held apart', heldApart(scores), heldApart(before))
  return `${'class'.padEnd(20)} ${HEAD}   ${HEAD} (kept)\n${[...lines, apart].join('\n')}\n`
}

/** What no code is tuned on: the prompts made from templates that are held, and the kept halves of the shops. */
function heldApart(scores: ReadonlyMap<string, Score>): Score {
  return sumOf(new Map([...scores].filter(([name]) => /^held | kept /.test(name))), '')
}

function line(name: string, score: Score, before: Score | undefined): string {
  return `${name.padEnd(20)} ${row(score)}   ${before ? row(before) : ''}`
}

const HEAD = 'passed        share  nDCG@10 inverted'

function row({ prompts, passed, ndcg, inverted }: Score): string {
  const share = `${Math.round((passed / Math.max(prompts, 1)) * 100)} %`
  return `${`${passed} of ${prompts}`.padEnd(13)} ${share.padStart(5)}  ${ndcg.toFixed(3).padStart(7)} ${String(inverted).padStart(8)}`
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
