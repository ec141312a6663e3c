/** Asks a shop every prompt of its table, and scores what comes, class by class. */
import type { Db } from '../../../server/platform/database.ts'
import { readAsked, searchProducts } from '../../../server/catalog/products/search/search.ts'
import { upsertCollections } from '../../../server/catalog/collections/upsert.ts'
import { upsertProducts } from '../../../server/catalog/products/upsert.ts'
import type { Evaluated, Score } from '../prompts/evaluate.ts'
import { isTrue } from './meaning.ts'
import type { Good, Shop } from './shop.ts'

const BATCH = 100
const SHOWN = 100
/** So many must be what was asked for, and nothing else among them. */
const FIRST = 3
const STRICT = /^!|^[<>]|^(?:sale|off\d+|stock|out|[vns]=)/

export async function stockShop(db: Db, workspaceId: string, { goods }: Shop): Promise<void> {
  const bodies = goods.map(({ body }) => body)
  const titles = new Set(bodies.flatMap(({ externalCollectionIds }) => externalCollectionIds ?? []))
  const collections = [...titles].map((title) => ({ title, externalId: title }))
  await db.transaction((tx) => upsertCollections(tx, workspaceId, collections))
  for (let start = 0; start < bodies.length; start += BATCH)
    await db.transaction((tx) => upsertProducts(tx, workspaceId, bodies.slice(start, start + BATCH)))
}

export async function evaluateShop(db: Db, workspaceId: string, shop: Shop): Promise<Evaluated> {
  const outcomes = new Map<string, Outcome[]>()
  const failures: string[] = []
  for (const row of shop.prompts) {
    const [kind = '', prompt = '', meaning = ''] = row.split(' | ')
    const { found, reading } = await ask(db, workspaceId, prompt, shop)
    const outcome = outcomeOf(meaning.split(' '), found, shop)
    const name = `${shop.name} ${kind}`
    if (outcome.faults !== '')
      failures.push(`${name}: ${prompt} [${meaning}] → ${reading} (${outcome.faults}; ${ids(found)})`)
    outcomes.set(name, [...(outcomes.get(name) ?? []), outcome])
  }
  return { scores: new Map([...outcomes].map(([name, list]) => [name, scoreOf(list)])), failures }
}

interface Outcome {
  readonly faults: string
  readonly ndcg: number
  readonly inverted: boolean
}

async function ask(db: Db, workspaceId: string, prompt: string, { goods }: Shop) {
  const asked = readAsked({ prompt, offset: 0, limit: SHOWN, fields: ['externalId'] })
  const { list, interpretation } = await searchProducts({ db, embeddings: undefined }, workspaceId, asked)
  // The list envelope that the search wrote.
  const { items } = JSON.parse(list) as { items: { externalId: string }[] }
  const byId = new Map(goods.map((good) => [good.id, good]))
  return { found: items.flatMap(({ externalId }) => byId.get(externalId) ?? []), reading: interpretation }
}

/** What is strict holds of all that comes, the rest of the first; what is wished is true of the very first. */
function outcomeOf(meaning: readonly string[], found: readonly Good[], { goods }: Shop): Outcome {
  const asked = meaning.filter((part) => !part.startsWith('~') && part !== 'up' && part !== 'down')
  const wished = meaning.filter((part) => part.startsWith('~')).map((part) => part.slice(1))
  const holds = (good: Good): boolean => asked.every((part) => isTrue(part, good))
  const worth = (good: Good): number =>
    holds(good) ? 1 + 2 * wished.filter((part) => isTrue(part, good)).length : 0
  const wanted = goods.filter(holds)
  const most = Math.max(0, ...wanted.map(worth))
  const strict = asked.filter((part) => STRICT.test(part))
  const best = Math.min(FIRST, wanted.filter((good) => worth(good) === most).length)
  const wrong = found.filter((good) => !strict.every((part) => isTrue(part, good)))
  const order = meaning.find((part) => part === 'up' || part === 'down')
  const faults = [
    ...(wanted.length > 0 && found.length === 0 ? ['nothing came'] : []),
    ...(wrong.length > 0 ? ['wrong ones'] : []),
    ...(found.slice(0, order ? wanted.length : Math.min(FIRST, wanted.length)).every(holds)
      ? []
      : ['others first']),
    ...(order || found.slice(0, best).every((good) => worth(good) === most) ? [] : ['not the best first']),
    ...(found.length < (isWhole(asked) ? best : Math.min(best, 1)) ? ['too few'] : []),
    ...(order === undefined || isOrdered(found.slice(0, wanted.length), order) ? [] : ['out of order']),
  ]
  return {
    faults: faults.join(', '),
    ndcg: order ? Number(faults.length === 0) : ndcgOf(found, goods, worth),
    inverted: wanted.length > 0 && found.length > 0 && strict.length > 0 && wrong.length === found.length,
  }
}

/** What is asked for by name must all come; of things that are like what is asked for one is enough. */
function isWhole(asked: readonly string[]): boolean {
  return asked.some((part) => /^(?:id|[vn])=/.test(part)) || asked.every((part) => STRICT.test(part))
}

function isOrdered(found: readonly Good[], order: string): boolean {
  const prices = found.map(({ price }) => price)
  return prices.every(
    (price, n) => n === 0 || (order === 'up' ? price >= (prices[n - 1] ?? 0) : price <= (prices[n - 1] ?? 0)),
  )
}

function ndcgOf(found: readonly Good[], all: readonly Good[], worth: (good: Good) => number): number {
  const gain = (goods: readonly Good[]): number =>
    goods.slice(0, 10).reduce((sum, good, place) => sum + worth(good) / Math.log2(place + 2), 0)
  const ideal = gain(all.toSorted((a, b) => worth(b) - worth(a)))
  return ideal === 0 ? 1 : gain(found) / ideal
}

function scoreOf(list: readonly Outcome[]): Score {
  return {
    prompts: list.length,
    passed: list.filter(({ faults }) => faults === '').length,
    ndcg: list.reduce((sum, { ndcg }) => sum + ndcg, 0) / list.length,
    inverted: list.filter(({ inverted }) => inverted).length,
  }
}

function ids(found: readonly Good[]): string {
  return found
    .slice(0, 5)
    .map(({ id }) => id)
    .join(' ')
}
