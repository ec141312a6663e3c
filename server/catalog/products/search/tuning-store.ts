/** What a workspace says of its own search: synonyms, pinned and hidden products. */
import { now } from '../../../platform/clock.ts'
import type { Db, Queryable } from '../../../platform/database.ts'
import { sql } from '../../../platform/sql.ts'
import { count } from '../../../query/counters.ts'
import { fold } from '../prompt/fold.ts'

export interface Synonym {
  readonly word: string
  readonly meaning: string
}

export interface Pin {
  readonly prompt: string
  readonly productId: string
  readonly title: string
  readonly place: number
}

/** In the order in which they are read; more are not kept. */
export const SYNONYMS_MAXIMUM = 5_000
export const PINS_MAXIMUM = 20

/** A prompt as pins are looked up: without case, accents or needless spaces. */
export function promptKey(prompt: string): string {
  return fold(prompt).replaceAll(/\s+/g, ' ').trim()
}

/** What is asked for by `word` is also `meaning`. False when the workspace has as many as it may. */
export async function addSynonyms(
  db: Db,
  workspaceId: string,
  word: string,
  meanings: readonly string[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.rows<{ n: number }>(sql`
      select count(*)::int as n from product_synonym where workspace_id = ${workspaceId}::uuid`)
    if ((row?.n ?? 0) + meanings.length > SYNONYMS_MAXIMUM) return false
    await tx.rows(sql`
      insert into product_synonym (workspace_id, word, meaning, created)
      select ${workspaceId}::uuid, ${fold(word)}::text, m.meaning, ${now()}::timestamptz
      from unnest(${[...new Set(meanings.map((meaning) => meaning.toLowerCase()))]}::text[]) as m (meaning)
      on conflict (workspace_id, word, meaning) do nothing`)
    await touch(tx, workspaceId)
    return true
  })
}

/** How many were there. Without meanings, all of the word. */
export async function removeSynonyms(
  db: Db,
  workspaceId: string,
  word: string,
  meanings: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.rows(sql`
      delete from product_synonym
      where workspace_id = ${workspaceId}::uuid and word = ${fold(word)}::text
        and (cardinality(${meanings}::text[]) = 0 or meaning = any(${meanings.map((one) => one.toLowerCase())}::text[]))
      returning 1`)
    await touch(tx, workspaceId)
    return rows.length
  })
}

export async function listSynonyms(db: Queryable, workspaceId: string): Promise<Synonym[]> {
  return db.rows<Synonym>(sql`
    select word, meaning from product_synonym where workspace_id = ${workspaceId}::uuid
    order by word, meaning limit ${SYNONYMS_MAXIMUM}::int`)
}

/** These come first for the prompt, in this order, instead of those before. Ids that are no products are left out. */
export async function pinProducts(
  db: Db,
  workspaceId: string,
  prompt: string,
  productIds: readonly string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const key = promptKey(prompt)
    await tx.rows(
      sql`delete from product_pin where workspace_id = ${workspaceId}::uuid and prompt = ${key}::text`,
    )
    const rows = await tx.rows(sql`
      insert into product_pin (workspace_id, prompt, product_id, place)
      select ${workspaceId}::uuid, ${key}::text, p.id, i.place
      from unnest(${[...new Set(productIds)]}::uuid[]) with ordinality as i (id, place)
      join product p on p.workspace_id = ${workspaceId}::uuid and p.id = i.id
      returning 1`)
    return rows.length
  })
}

export async function listPins(db: Queryable, workspaceId: string): Promise<Pin[]> {
  return db.rows<Pin>(sql`
    select n.prompt, n.product_id, p.title, n.place from product_pin n
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = n.product_id
    where n.workspace_id = ${workspaceId}::uuid order by n.prompt, n.place limit 1000`)
}

/** The ids that come first for this very prompt. */
export async function pinnedFor(db: Queryable, workspaceId: string, prompt: string): Promise<string[]> {
  const rows = await db.rows<{ productId: string }>(sql`
    select product_id from product_pin
    where workspace_id = ${workspaceId}::uuid and prompt = ${promptKey(prompt)}::text
    order by place limit ${PINS_MAXIMUM}::int`)
  return rows.map(({ productId }) => productId)
}

/** Never found by a prompt, or found again; lists show it all the same. How many products changed. */
export async function hideProducts(
  db: Db,
  workspaceId: string,
  productIds: readonly string[],
  isHidden: boolean,
): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.rows(sql`
      update product set is_hidden = ${isHidden}::boolean
      where workspace_id = ${workspaceId}::uuid and id = any(${productIds}::uuid[]) and is_hidden <> ${isHidden}::boolean
      returning 1`)
    await touch(tx, workspaceId)
    return rows.length
  })
}

/** Totals and names that are remembered are read again. */
async function touch(
  tx: Parameters<Parameters<Db['transaction']>[0]>[0],
  workspaceId: string,
): Promise<void> {
  await count(tx, workspaceId, 'product', [{ facet: '', by: 0 }])
}
