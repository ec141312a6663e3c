/** Where each table of ours belongs when PostgreSQL is many machines (docs/citus.md). */

export type Place = 'by workspace' | 'on every node' | 'on the coordinator'

/** What every row of a workspace refers to: small, read by every request, written by people alone. */
const EVERYWHERE: ReadonlySet<string> = new Set(['organization', 'workspace'])

/** The one that decides which node a workspace is on; all others of a workspace lie beside it. */
export const ANCHOR = 'contact'

/** Rows of a workspace are found by it, and by it alone: a key that begins with it says so. */
export function placeFor(name: string, key: readonly string[]): Place {
  if (EVERYWHERE.has(name)) return 'on every node'
  return key[0] === 'workspace_id' ? 'by workspace' : 'on the coordinator'
}

/** In the order they are taken in hand: what is referred to, then what decides, then what lies beside it. */
export function inOrder<Table extends { readonly name: string; readonly place: Place }>(
  tables: readonly Table[],
): readonly Table[] {
  const rank = ({ name, place }: Table): number => (place === 'on every node' ? 0 : name === ANCHOR ? 1 : 2)
  return tables.toSorted((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1))
}
