/** The product that words of its title name. */
import type { Searcher } from '../../../platform/searches.ts'
import { sql, type Sql } from '../../../platform/sql.ts'

export interface Named {
  readonly id: string
  readonly title: string
  readonly price: number | null
  readonly currency: string | null
}

/** The shortest title that holds all of them, so that "Lamp Alma" is not the "Lamp Alma with a shade". */
export async function findByTitle(
  db: Searcher,
  workspaceId: string,
  query: string,
): Promise<Named | undefined> {
  const [named] = await db.rows<Named>(sql`
    select p.id, p.title, p.price, p.currency from product p
    where p.workspace_id = ${workspaceId}::uuid and p.matched @@ ${query}::tsquery
    order by length(p.title), p.created desc, p.id limit 1`)
  return named
}

/** Any product (`p`) but that one; cheaper ones in its currency, when it has a price. */
export function othersThan({ id, price, currency }: Named, areCheaper: boolean): Sql[] {
  const others = sql`p.id <> ${id}::uuid`
  if (!areCheaper || price === null) return [others]
  return [others, sql`p.price < ${price}::numeric`, sql`p.currency is not distinct from ${currency}::text`]
}
