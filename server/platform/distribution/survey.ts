/** How a cluster is laid out now, for whoever looks after it. */
import type { Client } from 'pg'
import { readNodes } from './facts.ts'
import type { ClusterNode } from './missing.ts'
import { hasCitus, isDistributed } from './distributed.ts'
import { readPlaces } from './tables.ts'

export interface LargestWorkspace {
  readonly workspaceId: string
  readonly contacts: number
  /** Of all workspaces together. */
  readonly total: number
}

export interface ClusterSurvey {
  /** The extension is there and nothing is distributed. */
  readonly isDistributed: boolean
  /** With how many parts of the workspaces each holds. */
  readonly nodes: readonly (ClusterNode & { readonly shards: number })[]
  /** Tables that do not lie where they belong. */
  readonly astray: readonly string[]
  /** Not known while a node is away; undefined where there is no contact. */
  readonly largest: LargestWorkspace | undefined
}

/** Undefined on a PostgreSQL without the extension. */
export async function surveyCluster(client: Client): Promise<ClusterSurvey | undefined> {
  if (!(await hasCitus(client))) return undefined
  const nodes = await readNodes(client)
  if (!(await isDistributed(client))) {
    return {
      isDistributed: false,
      nodes: nodes.map((node) => ({ ...node, shards: 0 })),
      astray: [],
      largest: undefined,
    }
  }
  const shards = await countShards(client)
  return {
    isDistributed: true,
    nodes: nodes.map((node) => ({ ...node, shards: shards.get(node.group) ?? 0 })),
    astray: await astrayTables(client),
    largest: nodes.every(({ answers }) => answers) ? await largestWorkspace(client) : undefined,
  }
}

async function countShards(client: Client): Promise<ReadonlyMap<number, number>> {
  const { rows } = await client.query<{ group: number; n: number }>(`
    select p.groupid as group, count(*)::int as n from pg_dist_shard s join pg_dist_placement p using (shardid)
    where s.logicalrelid = 'contact'::regclass group by p.groupid`)
  return new Map(rows.map(({ group, n }) => [group, n]))
}

async function astrayTables(client: Client): Promise<readonly string[]> {
  await client.query('begin')
  try {
    return (await readPlaces(client)).filter(({ isThere }) => !isThere).map(({ name }) => name)
  } finally {
    await client.query('rollback')
  }
}

async function largestWorkspace(client: Client): Promise<LargestWorkspace | undefined> {
  const { rows } = await client.query<{ workspaceId: string; contacts: string }>(`
    select workspace_id as "workspaceId", sum(n) as contacts from counter
    where resource = 'contact' and facet = '' group by workspace_id order by 2 desc`)
  const [first] = rows
  if (!first) return undefined
  const total = rows.reduce((sum, { contacts }) => sum + Number(contacts), 0)
  return { workspaceId: first.workspaceId, contacts: Number(first.contacts), total }
}
