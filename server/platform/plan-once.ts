/**
 * The text of a statement that PostgreSQL plans once. Seeing the values, it takes each plan made for them to be cheaper than
 * the one for all, which has to guess (how many contacts the workspace has, how many live in that city), though it is the same
 * plan: and so it plans a list at every page, half of what a page cost it. Each value behind a query of its own is unknown
 * to both, and after five runs the plan is kept. (The setting for that, plan_cache_mode, is the connection's and not the
 * statement's.) Not in a cluster, where the value is what leads to the node.
 */
import type { Sql } from './sql.ts'

/** The type a value is cast to, where the statement goes on behind it. */
const CAST = /^::[a-z_0-9]+(?:\[\])?/

/** How many rows are wanted is never unknown: a plan for any number is one for many. */
const ROWS = /\b(?:limit|offset) $/

/** Only values whose type is written behind them: an unknown one would become text. */
export function withoutValues({ strings }: Sql): string {
  return strings.reduce((text, part, index) => {
    const [cast] = ROWS.test(text) ? [] : (CAST.exec(part) ?? [])
    // The cast behind it again, so that a list after `any` is not taken for a query.
    return cast
      ? `${text}(select $${index}${cast})${cast}${part.slice(cast.length)}`
      : `${text}$${index}${part}`
  })
}
