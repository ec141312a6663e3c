/** How long prompts take over many products: the search itself, without HTTP, one after the other. */
import { newId } from '../server/platform/clock.ts'
import type { Db } from '../server/platform/database.ts'
import { sql } from '../server/platform/sql.ts'
import { upsertProducts } from '../server/catalog/products/upsert.ts'
import { readAsked, searchProducts } from '../server/catalog/products/search/search.ts'
import { workspaceOf } from './filling.ts'
import { median, type Row } from './row.ts'

const SAMPLES = 500
const BATCH = 100
/** A prompt is asked so often at least, and for so long: of few a hundredth is what a process costs that has just begun. */
const ROUNDS = 200
const MILLISECONDS = 4_000
/** Of each prompt before any is measured: a server has long been asked, and its code is compiled. */
const WARMING_ROUNDS = 200
/** Above every price. */
const ANY_PRICE = 100_000
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

export async function measureSearches(db: Db, products: number): Promise<Row[]> {
  const { id: workspaceId } = await workspaceOf(db, `Bench of searches ${products}`, (id) =>
    stocked(db, id, products),
  )
  // As autovacuum leaves it: beside the first searches it would take half of the machine.
  await db.rows(sql`vacuum (analyze) product`)
  const rows: Row[] = []
  for (const prompt of Object.values(PROMPTS))
    for (let round = 0; round < WARMING_ROUNDS; round++)
      await searched(db, workspaceId, `${prompt} max ${ANY_PRICE - 1 - round}`)
  for (const [asked, prompt] of Object.entries(PROMPTS)) {
    const figures = await measured(db, workspaceId, prompt)
    rows.push({ operation: `prompt: ${asked}`, size: products, figures })
  }
  return rows
}

async function measured(db: Db, workspaceId: string, prompt: string): Promise<Row['figures']> {
  let found = 0
  const times: number[] = []
  const end = performance.now() + MILLISECONDS
  for (let round = 0; round < ROUNDS || performance.now() < end; round++) {
    const start = performance.now()
    // Another bound each time, or the total would be remembered.
    found = await searched(db, workspaceId, `${prompt} max ${ANY_PRICE + round}`)
    times.push(performance.now() - start)
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
  return { found, p50: median(times), p99: p99 ?? Number.NaN }
}

/** How many it finds. */
async function searched(db: Db, workspaceId: string, prompt: string): Promise<number> {
  const asked = readAsked({ prompt, offset: 0, limit: 20 })
  const { list } = await searchProducts({ db, embeddings: undefined }, workspaceId, asked)
  // The list envelope that the search wrote.
  return (JSON.parse(list) as { meta: { maxResults: number } }).meta.maxResults
}

/** Some hundred products as they come in, and each so often again under other ids: vectors are what takes the time. */
async function stocked(db: Db, workspaceId: string, products: number): Promise<void> {
  for (let start = 0; start < SAMPLES; start += BATCH) {
    const bodies = Array.from({ length: BATCH }, (_, n) => aProduct(start + n))
    await db.transaction((tx) => upsertProducts(tx, workspaceId, bodies))
  }
  const copies = Math.max(0, Math.ceil(products / SAMPLES) - 1)
  await db.rows(sql`
    insert into product (workspace_id, id, external_id, handle, title, type, price, original_price, currency, is_for_sale, body_html,
      ranked, matched, index_due, embedding_due, created, updated)
    select p.workspace_id, gen_random_uuid(), p.external_id || '-' || n, p.handle || '-' || n, p.title, p.type, p.price + n, p.original_price, p.currency, p.is_for_sale,
      p.body_html, p.ranked, p.matched, false, false, p.created, p.updated
    from product p cross join generate_series(1, ${copies}::int) n where p.workspace_id = ${workspaceId}::uuid`)
  const rare = { externalId: newId(), title: 'Zyxel7', price: 5, currency: 'EUR' }
  await db.transaction((tx) => upsertProducts(tx, workspaceId, [rare]))
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
