/** What a PostgreSQL says of itself as one of several. */
import type { ClientBase } from 'pg'
import type { ClusterFacts, ClusterNode } from './missing.ts'

type Asked = Pick<ClientBase, 'query'>

export async function readFacts(client: Asked): Promise<ClusterFacts> {
  const { rows } = await client.query<Omit<ClusterFacts, 'ownGroup' | 'nodes'>>(`
    select current_database() as database, current_setting('wal_level') as "walLevel",
      current_setting('citus.shard_count', true) is not null as "isLoaded",
      (select extversion from pg_extension where extname = 'citus') as version`)
  const [self] = rows
  if (!self) throw new Error('A select without a table gives one row')
  if (self.version === null || !self.isLoaded) return { ...self, ownGroup: null, nodes: [] }
  const groups = await client.query<{ group: number }>('select groupid as group from pg_dist_local_group')
  return { ...self, ownGroup: groups.rows[0]?.group ?? null, nodes: await readNodes(client) }
}

/** Those that are written to; each is tried, within `citus.node_connection_timeout`. */
export async function readNodes(client: Asked): Promise<readonly ClusterNode[]> {
  const { rows } = await client.query<ClusterNode>(`
    select nodename as host, nodeport as port, groupid as group, shouldhaveshards as "holdsShards",
      citus_check_connection_to_node(nodename, nodeport) as answers
    from pg_dist_node where noderole = 'primary' and isactive order by groupid`)
  return rows
}
