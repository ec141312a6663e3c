/**
 * Which workspaces can be reached while a node of a cluster is away. What names a workspace goes to its node and fails
 * with it; a look over all workspaces would fail for everybody, and so keeps to those whose nodes answer.
 */
import { isNodeAway } from '../database-errors.ts'
import { raw, sql, type Sql } from '../sql.ts'
import { hasCitus, isDistributed, type Asked } from './distributed.ts'
import { readNodes } from './facts.ts'

export interface Reach {
  /** A condition for a look over all workspaces: that this column is one whose node answers. True where all do. */
  within(column: string): Sql
  /**
   * Something failed as it does when a node is away: the nodes are asked, and until all answer, asked again. Resolves when
   * they have been asked.
   */
  doubt(): Promise<void>
  close(): void
}

const AGAIN_MILLISECONDS = 2_000
const COLUMN = /^[a-z_.]+$/
const ALL = sql`true`

/** Where nothing is known of nodes. */
export const WHOLE: Reach = { within: () => ALL, doubt: async () => undefined, close: () => undefined }

/** `ask` lends a connection to the coordinator. */
export function openReach(ask: <Result>(work: (client: Asked) => Promise<Result>) => Promise<Result>): Reach {
  let reachable: readonly string[] | undefined
  let asking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const look = async (): Promise<void> => {
    if (isClosed) return
    // While the coordinator itself is away nothing is known that was not known before.
    reachable = await ask(findReachable).catch(() => reachable)
    asking = undefined
    clearTimeout(timer)
    if (reachable && !isClosed) timer = setTimeout(() => void doubt(), AGAIN_MILLISECONDS).unref()
  }
  const doubt = (): Promise<void> => (asking ??= look())
  return {
    within: (column) => {
      if (!COLUMN.test(column)) throw new Error(`No column: ${column}`)
      return reachable ? sql`${raw(column)} = any(${reachable}::uuid[])` : ALL
    },
    doubt,
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** A look whose asker waits for it: where a node is away it is done again for those that can be reached. */
export async function lookWithin<Result>(
  { reach }: { readonly reach: Reach },
  look: () => Promise<Result>,
): Promise<Result> {
  try {
    return await look()
  } catch (error) {
    if (!isNodeAway(error)) throw error
    await reach.doubt()
    return look()
  }
}

/** Undefined where all nodes answer, and where PostgreSQL is one machine. */
async function findReachable(client: Asked): Promise<readonly string[] | undefined> {
  if (!(await hasCitus(client)) || !(await isDistributed(client))) return undefined
  const nodes = await readNodes(client)
  if (nodes.every(({ answers }) => answers)) return undefined
  const answering = nodes.filter(({ answers }) => answers).map(({ group }) => group)
  const { rows } = await client.query(
    `select w.id from workspace w
     where get_shard_id_for_distribution_column('contact', w.id) = any(array(
       select p.shardid from pg_dist_placement p join pg_dist_shard s using (shardid)
       where s.logicalrelid = 'contact'::regclass and p.groupid = any($1::int[])))`,
    [answering],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
