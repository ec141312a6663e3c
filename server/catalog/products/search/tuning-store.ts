/** What a workspace says of its products in searches: which come first for a prompt, and which never do. */
import type { Db, Queryable } from '../../../platform/database.ts'
import { empty, sql, type Sql } from '../../../platform/sql.ts'
import { refuse } from '../../../refusals.ts'
import { promptKey } from './prompt-key.ts'
import { touch } from './touch-store.ts'

/** Of `product p`: those that no prompt finds. */
export const HIDDEN = sql`p.is_hidden`

export interface Pin {
  readonly prompt: string
  readonly productId: string
  readonly title: string
  readonly place: number
  readonly imageUrl: string | null
  readonly price: number | null
  readonly currency: string | null
  readonly isForSale: boolean | null
  readonly isHidden: boolean
}

export const PINS_MAXIMUM = 20
/** As much of a prompt as an index keeps whole. */
export const PINNED_CHARACTERS = 200
/** Pins that are listed at once. */
const LISTED = 1_000

/** These come first for the prompt, in this order, instead of those before. Ids that are no products are left out; 400 for no prompt. */
export async function pinProducts(
  db: Db,
  workspaceId: string,
  prompt: string,
  productIds: readonly string[],
): Promise<number> {
  const key = promptKey(prompt)
  if (!/[\p{L}\p{N}]/u.test(key) || key.length > PINNED_CHARACTERS) refuse('pin-prompt', PINNED_CHARACTERS)
  return db.transaction(async (tx) => {
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

const PINNED = sql`n.prompt, n.product_id, p.title, n.place, p.image_url, p.price, p.currency, p.is_for_sale, p.is_hidden`

/** Of one prompt, or of all. */
export async function listPins(db: Queryable, workspaceId: string, prompt?: string): Promise<Pin[]> {
  const only = prompt === undefined ? empty : sql`and n.prompt = ${promptKey(prompt)}::text`
  return db.rows<Pin>(sql`
    select ${PINNED} from product_pin n
    join product p on p.workspace_id = ${workspaceId}::uuid and p.id = n.product_id
    where n.workspace_id = ${workspaceId}::uuid ${only} order by n.prompt, n.place limit ${LISTED}::int`)
}

/** The prompts that a product comes first for. */
export async function promptsOf(db: Queryable, workspaceId: string, productId: string): Promise<string[]> {
  const rows = await db.rows<{ prompt: string }>(sql`
    select prompt from product_pin
    where workspace_id = ${workspaceId}::uuid and product_id = ${productId}::uuid order by prompt limit ${LISTED}::int`)
  return rows.map(({ prompt }) => prompt)
}

/** The ids that come first for this very prompt, as an expression. */
export function pinnedSql(workspaceId: string, prompt: string): Sql {
  return sql`array(
    select product_id from product_pin
    where workspace_id = ${workspaceId}::uuid and prompt = ${promptKey(prompt)}::text
    order by place limit ${PINS_MAXIMUM}::int)`
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
