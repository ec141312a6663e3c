/** Workspaces moved between the nodes of a cluster while they are read and written. */
import type { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { refuse } from '../../refusals.ts'
import { connectClient, endClient, type Connection } from '../clients.ts'
import { isDistributed } from './distributed.ts'
import { DistributionRefused } from './distribute.ts'
import { readNodes } from './facts.ts'
import type { ClusterNode } from './missing.ts'

/** Where a workspace lies: its part, and who shares it. */
export interface Place {
  readonly shard: number
  readonly host: string
  readonly port: number
  /** Other workspaces in the same part, which go where it goes. */
  readonly neighbours: number
}

export interface MoveProgress {
  /** Citus' own word: `Setting Up`, `Copying Data`, `Catching Up`. */
  readonly step: string
  readonly bytes: number
  /** 0 to 1, of what there was at the beginning. */
  readonly share: number
}

type OnProgress = (progress: MoveProgress) => void

const AGAIN_MILLISECONDS = 500

/** Moves the part that the workspace lies in to this node. Nothing is lost or refused; writes wait a moment at the end. */
export async function moveWorkspace(
  connection: Connection,
  workspaceId: string,
  { host, port }: Pick<ClusterNode, 'host' | 'port'>,
  onProgress: OnProgress,
): Promise<Place & { readonly moved: boolean }> {
  return onCluster(connection, async (client) => {
    const place = await mustFind(client, workspaceId)
    const nodes = (await readNodes(client)).filter(({ holdsShards }) => holdsShards)
    if (!nodes.some((node) => node.host === host && node.port === port)) {
      const known = nodes.map((node) => `${node.host}:${node.port}`).join(', ')
      throw new DistributionRefused(`No node ${host}:${port} holds workspaces; there are ${known}`)
    }
    if (place.host === host && place.port === port) return { ...place, moved: false }
    await watched(connection, onProgress, () =>
      client.query(
        `select citus_move_shard_placement($1::bigint, $2::text, $3::int, $4::text, $5::int, shard_transfer_mode => 'auto')`,
        [place.shard, place.host, place.port, host, port],
      ),
    )
    return { ...(await mustFind(client, workspaceId)), moved: true }
  })
}

/**
 * Gives the workspace a part of its own, on the node where it is: it can then be moved alone. Writes of all workspaces in
 * the old part wait until it is done: where Citus follows them, it stops at our tables.
 */
export async function isolateWorkspace(
  connection: Connection,
  workspaceId: string,
  onProgress: OnProgress,
): Promise<Place & { readonly moved: boolean }> {
  return onCluster(connection, async (client) => {
    const before = await mustFind(client, workspaceId)
    if (await isAlone(client, before.shard)) return { ...before, moved: false }
    await watched(connection, onProgress, () =>
      client.query(
        `select isolate_tenant_to_new_shard('contact', $1::uuid, 'CASCADE', shard_transfer_mode => 'block_writes')`,
        [workspaceId],
      ),
    )
    return { ...(await mustFind(client, workspaceId)), moved: true }
  })
}

async function onCluster<Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connectClient(connection, 'tidings workspace')
  try {
    if (!(await isDistributed(client)))
      throw new DistributionRefused('Nothing is distributed here: tidings distribute does it, on a cluster')
    return await work(client)
  } finally {
    await endClient(client)
  }
}

async function mustFind(client: Client, workspaceId: string): Promise<Place> {
  const { rows } = await client.query<{ shard: string; host: string; port: number; neighbours: string }>(
    `select s.shardid as shard, n.nodename as host, n.nodeport as port,
       (select count(*) from workspace w
         where w.id <> $1::uuid and get_shard_id_for_distribution_column('contact', w.id) = s.shardid) as neighbours
     from pg_dist_placement s join pg_dist_node n on n.groupid = s.groupid and n.noderole = 'primary'
     where s.shardid = get_shard_id_for_distribution_column('contact', $1::uuid)
       and exists (select from workspace where id = $1::uuid)`,
    [workspaceId],
  )
  const [place] = rows
  if (!place) return refuse('workspace-unknown', workspaceId)
  return { ...place, shard: Number(place.shard), neighbours: Number(place.neighbours) }
}

/** Its part holds one value of the hash and no other. */
async function isAlone(client: Client, shard: number): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_dist_shard where shardid = $1 and shardminvalue = shardmaxvalue',
    [shard],
  )
  return rows.length > 0
}

/** Asks on a connection of its own how far it is, until it is done. */
async function watched(
  connection: Connection,
  onProgress: OnProgress,
  work: () => Promise<unknown>,
): Promise<void> {
  const done = new AbortController()
  const watching = watch(connection, onProgress, done.signal).catch(() => undefined)
  try {
    await work()
  } finally {
    done.abort()
    await watching
  }
}

async function watch(connection: Connection, onProgress: OnProgress, signal: AbortSignal): Promise<void> {
  const client = await connectClient(connection, 'tidings workspace')
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{
        step: string | null
        bytes: string | null
        total: string | null
      }>(`
        select min(status) as step, sum(target_shard_size) as bytes, sum(source_shard_size) as total
        from get_rebalance_progress()`)
      const [at] = rows
      if (at?.step)
        onProgress({
          step: at.step,
          bytes: Number(at.bytes),
          share: Math.min(1, Number(at.bytes) / Math.max(1, Number(at.total))),
        })
      await sleep(AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined)
    }
  } finally {
    await endClient(client)
  }
}
