/** What a PostgreSQL says of itself as one of several. */
import type { Asked } from './distributed.ts'
import type { ClusterFacts, ClusterNode } from './missing.ts'

export async function readFacts(client: Asked): Promise<ClusterFacts> {
  const { rows } = await client.query(`
    select current_database() as database, current_setting('wal_level') as "walLevel",
      current_setting('citus.shard_count', true) is not null as "isLoaded",
      (select extversion from pg_extension where extname = 'citus') as version`)
  // What the statement names.
  const [self] = rows as Omit<ClusterFacts, 'ownGroup' | 'nodes'>[]
  if (!self) throw new Error('A select without a table gives one row')
  if (self.version === null || !self.isLoaded) return { ...self, ownGroup: null, nodes: [] }
  const groups = await client.query('select groupid as group from pg_dist_local_group')
  const [own] = groups.rows as { group: number }[]
  return { ...self, ownGroup: own?.group ?? null, nodes: await readNodes(client) }
}

/** Those that are written to; each is tried, within `citus.node_connection_timeout`. */
export async function readNodes(client: Asked): Promise<readonly ClusterNode[]> {
  const { rows } = await client.query(`
    select nodename as host, nodeport as port, groupid as group, shouldhaveshards as "holdsShards",
      citus_check_connection_to_node(nodename, nodeport) as answers
    from pg_dist_node where noderole = 'primary' and isactive order by groupid`)
  return rows as ClusterNode[]
}
