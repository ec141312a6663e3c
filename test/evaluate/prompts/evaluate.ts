/** Asks the shop of the evaluation every labelled prompt, and scores what comes, class by class. */
import type { Db } from '../../../server/platform/database.ts'
import { searchProducts, readAsked } from '../../../server/catalog/products/search/search.ts'
import { upsertCollections } from '../../../server/catalog/collections/upsert.ts'
import { upsertProducts } from '../../../server/catalog/products/upsert.ts'
import { COLLECTIONS, ITEMS, type Item } from './catalogue.ts'
import { CASES, type Case } from './cases.ts'

export interface Score {
  readonly prompts: number
  /** All that comes holds, something comes when there is something, and the first five are what was asked for. */
  readonly passed: number
  readonly ndcg: number
  /** All that comes is the opposite of what was asked for: worse than nothing. */
  readonly inverted: number
}

export interface Evaluated {
  /** "held bounds" → its score. */
  readonly scores: ReadonlyMap<string, Score>
  readonly failures: readonly string[]
}

const SHOWN = 100
const FIRST = 5
const BATCH = 100

export async function stockEvaluation(db: Db, workspaceId: string): Promise<void> {
  const collections = COLLECTIONS.map((title) => ({ title, externalId: title }))
  await db.transaction((tx) => upsertCollections(tx, workspaceId, collections))
  for (let start = 0; start < ITEMS.length; start += BATCH) {
    const bodies = ITEMS.slice(start, start + BATCH).map(({ body }) => body)
    await db.transaction((tx) => upsertProducts(tx, workspaceId, bodies))
  }
}

export async function evaluatePrompts(db: Db, workspaceId: string, cases = CASES): Promise<Evaluated> {
  const outcomes = new Map<string, Outcome[]>()
  const failures: string[] = []
  for (const each of cases) {
    const { found, total, reading } = await ask(db, workspaceId, each.prompt)
    const outcome = outcomeOf(each, found, total)
    if (!outcome.passed)
      failures.push(`${each.part} ${each.kind}: ${each.prompt} → ${reading} (${outcome.why})`)
    const name = `${each.part} ${each.kind}`
    outcomes.set(name, [...(outcomes.get(name) ?? []), outcome])
  }
  return { scores: new Map([...outcomes].map(([name, list]) => [name, scoreOf(list)])), failures }
}

interface Outcome {
  readonly passed: boolean
  readonly ndcg: number
  readonly inverted: boolean
  readonly why: string
}

async function ask(db: Db, workspaceId: string, prompt: string) {
  const asked = readAsked({ prompt, offset: 0, limit: SHOWN, fields: ['externalId'] })
  const { list, interpretation } = await searchProducts({ db, embeddings: undefined }, workspaceId, asked)
  // The list envelope that the search wrote.
  const { meta, items } = JSON.parse(list) as {
    meta: { maxResults: number }
    items: { externalId: string }[]
  }
  const found = items.flatMap(({ externalId }) => BY_ID.get(externalId) ?? [])
  return { found, total: meta.maxResults, reading: interpretation }
}

const BY_ID = new Map(ITEMS.map((item) => [item.id, item]))

function outcomeOf({ holds, worth, order }: Case, found: readonly Item[], total: number): Outcome {
  const wanted = ITEMS.filter(holds).length
  const wrong = found.filter((item) => !holds(item))
  const best = Math.min(FIRST, ITEMS.filter((item) => worth(item) === maximum(worth)).length)
  const first = found.slice(0, best)
  const areBest = order !== undefined || first.every((item) => worth(item) === maximum(worth))
  const isOrdered = order === undefined || inOrder(found, order)
  const ndcg = order === undefined ? ndcgOf(found, worth) : isOrdered && found.every(holds) ? 1 : 0
  const faults = [
    ...(wanted > 0 && total === 0 ? ['nothing came'] : []),
    ...(wrong.length > 0 && found.slice(0, Math.min(10, wanted)).some((item) => !holds(item))
      ? ['wrong ones']
      : []),
    ...(areBest ? [] : ['not the best first']),
    ...(isOrdered ? [] : ['out of order']),
    ...(total < best ? ['too few'] : []),
  ]
  return {
    passed: faults.length === 0,
    ndcg: wanted === 0 ? 1 : ndcg,
    inverted: wanted > 0 && found.length > 0 && wrong.length === found.length,
    why: `${faults.join(', ')}; ${found
      .slice(0, 4)
      .map(({ id }) => id)
      .join(' ')}`,
  }
}

function maximum(of: Case['worth']): number {
  return ITEMS.reduce((most, item) => Math.max(most, of(item)), 0)
}

function inOrder(found: readonly Item[], order: 'price asc' | 'price desc'): boolean {
  const prices = found.map(({ price }) => price)
  const wanted = prices.toSorted((a, b) => (order === 'price asc' ? a - b : b - a))
  return prices.every((price, index) => price === wanted[index])
}

function ndcgOf(found: readonly Item[], worth: Case['worth']): number {
  const gain = (items: readonly Item[]): number =>
    items.slice(0, 10).reduce((sum, item, place) => sum + worth(item) / Math.log2(place + 2), 0)
  const ideal = gain(ITEMS.toSorted((a, b) => worth(b) - worth(a)))
  return ideal === 0 ? 1 : gain(found) / ideal
}

function scoreOf(list: readonly Outcome[]): Score {
  return {
    prompts: list.length,
    passed: list.filter(({ passed }) => passed).length,
    ndcg: list.reduce((sum, { ndcg }) => sum + ndcg, 0) / list.length,
    inverted: list.filter(({ inverted }) => inverted).length,
  }
}
