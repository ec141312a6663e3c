/** How long prompts take over many products: the search itself, without HTTP, one after the other. */
import { newId } from '../server/platform/clock.ts'
import type { Db } from '../server/platform/database.ts'
import { sql } from '../server/platform/sql.ts'
import { upsertProducts } from '../server/catalog/products/upsert.ts'
import { readAsked, searchProducts } from '../server/catalog/products/search/search.ts'
import { createOrganization, createWorkspace } from '../server/workspaces/store.ts'

export interface SearchRow {
  readonly asked: string
  readonly found: number
  readonly medianMilliseconds: number
  readonly p99Milliseconds: number
}

const SAMPLES = 500
const BATCH = 100
const ROUNDS = 60
const THINGS =
  'Dress Shirt Jacket Lamp Sofa Mug Boots Sandals Headphones Charger Novel Puzzle Tent Perfume Rug Chair'.split(
    ' ',
  )
const COLOURS = 'Red Blue Green Black White Grey Yellow'.split(' ')
const MATERIALS = 'Cotton Wool Linen Leather Silk Oak Steel'.split(' ')

/** What is asked: a rare word, a slip, several words, and five of which no product has all. */
const PROMPTS: Readonly<Record<string, string>> = {
  'one rare word': 'zyxel7',
  'a common word': 'dress',
  'three words': 'red wool dress',
  'words and bounds': 'red dress under 50 euros not leather',
  'a slip': 'lether sandalls',
  'five words, a fallback': 'purple velvet handmade dress tassels',
}

export async function measureSearches(db: Db, products: number): Promise<SearchRow[]> {
  const workspaceId = await stocked(db, products)
  const rows: SearchRow[] = []
  for (const [asked, prompt] of Object.entries(PROMPTS))
    rows.push(await measured(db, workspaceId, asked, prompt))
  return rows
}

async function measured(db: Db, workspaceId: string, asked: string, prompt: string): Promise<SearchRow> {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < ROUNDS; round++) {
    // Another bound each time, or the total would be remembered.
    const body = { prompt: `${prompt} max ${100_000 + round}`, offset: 0, limit: 20 }
    const start = performance.now()
    const { list } = await searchProducts({ db, embeddings: undefined }, workspaceId, readAsked(body))
    times.push(performance.now() - start)
    // The list envelope that the search wrote.
    found = (JSON.parse(list) as { meta: { maxResults: number } }).meta.maxResults
  }
  times.sort((a, b) => a - b)
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { asked, found, medianMilliseconds: at(0.5), p99Milliseconds: at(0.99) }
}

/** Some hundred products as they come in, and each so often again under other ids: vectors are what takes the time. */
async function stocked(db: Db, products: number): Promise<string> {
  const organization = await createOrganization(db, 'Bench of searches')
  const { id } = await createWorkspace(db, {
    name: 'Searches',
    country: 'SE',
    timezone: 'Europe/Stockholm',
    organizationId: organization.id,
  })
  for (let start = 0; start < SAMPLES; start += BATCH) {
    const bodies = Array.from({ length: BATCH }, (_, n) => aProduct(start + n))
    await db.transaction((tx) => upsertProducts(tx, id, bodies))
  }
  const copies = Math.max(0, Math.ceil(products / SAMPLES) - 1)
  await db.rows(sql`
    insert into product (workspace_id, id, title, type, price, original_price, currency, is_for_sale, body_html,
      ranked, matched, index_due, embedding_due, created, updated)
    select p.workspace_id, gen_random_uuid(), p.title, p.type, p.price + n, p.original_price, p.currency, p.is_for_sale,
      p.body_html, p.ranked, p.matched, false, false, p.created, p.updated
    from product p cross join generate_series(1, ${copies}::int) n where p.workspace_id = ${id}::uuid`)
  const rare = { externalId: newId(), title: 'Zyxel7', price: 5, currency: 'EUR' }
  await db.transaction((tx) => upsertProducts(tx, id, [rare]))
  await db.rows(sql`analyze product`)
  return id
}

function aProduct(n: number) {
  const pick = (list: readonly string[], step: number): string =>
    list[Math.floor(n / step) % list.length] ?? ''
  const thing = pick(THINGS, 1)
  return {
    externalId: `search-${n}`,
    title: `${pick(COLOURS, 3)} ${pick(MATERIALS, 5)} ${thing} ${n}`,
    type: thing,
    price: 10 + (n % 90),
    currency: 'EUR',
    isForSale: n % 9 !== 0,
    bodyHtml: `<p>${'Made to last, and sent within two days. '.repeat(5)}A birthday present in ${pick(COLOURS, 7)}.</p>`,
    customProperties: { color: pick(COLOURS, 3), material: pick(MATERIALS, 5), size: ['S', 'M', 'L'] },
  }
}
