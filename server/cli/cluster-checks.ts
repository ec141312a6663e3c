/** What `doctor` looks at of a cluster; nothing where PostgreSQL is one machine. */
import { connectClient, endClient, type Connection } from '../platform/clients.ts'
import type { ClusterSurvey, LargestWorkspace } from '../platform/distribution/survey.ts'
import { surveyCluster } from '../platform/distribution/survey.ts'
import type { Finding } from './checks.ts'

/** Below it a workspace is no burden to anybody, whatever its share. */
const MANY_CONTACTS = 100_000

export async function clusterChecks(connection: Connection): Promise<readonly Finding[]> {
  const client = await connectClient(connection, 'tidings doctor')
  try {
    const survey = await surveyCluster(client)
    return survey ? clusterFindings(survey) : []
  } finally {
    await endClient(client)
  }
}

export function clusterFindings({
  isDistributed,
  nodes,
  astray,
  largest,
}: ClusterSurvey): readonly Finding[] {
  if (!isDistributed) {
    const says = 'the extension Citus is there, and nothing is distributed'
    return [{ check: 'cluster', ok: true, says, mend: 'stop the server and run tidings distribute' }]
  }
  return [nodesFinding(nodes), tablesFinding(astray), ...shareFinding(largest, nodes)]
}

function nodesFinding(nodes: ClusterSurvey['nodes']): Finding {
  const check = 'nodes'
  const away = nodes.filter(({ answers }) => !answers).map(addressOf)
  if (away.length > 0) {
    const says = `${away.join(', ')} does not answer: the workspaces there wait`
    return { check, ok: false, says, mend: 'start it, or let its standby take its place: docs/citus.md' }
  }
  const holders = nodes.filter(({ holdsShards }) => holdsShards)
  const idle = holders.filter(({ shards }) => shards === 0).map(addressOf)
  const says = `${nodes.length} answer; parts of the workspaces: ${holders.map((node) => `${addressOf(node)} ${node.shards}`).join(', ')}`
  if (idle.length === 0) return { check, ok: true, says }
  const mend = `spread them over ${idle.join(', ')} too: select citus_rebalance_start()`
  return { check, ok: true, says, mend }
}

function tablesFinding(astray: readonly string[]): Finding {
  const check = 'tables of the cluster'
  if (astray.length === 0) return { check, ok: true, says: 'lie where they belong' }
  return {
    check,
    ok: false,
    says: `do not lie where they belong: ${astray.join(', ')}`,
    mend: 'run tidings distribute',
  }
}

/** No fault, but what to think of before that node is full. */
function shareFinding(
  largest: LargestWorkspace | undefined,
  nodes: ClusterSurvey['nodes'],
): readonly Finding[] {
  const holders = nodes.filter(({ holdsShards }) => holdsShards).length
  if (!largest || holders < 2 || largest.contacts < MANY_CONTACTS) return []
  const { workspaceId, contacts, total } = largest
  if (contacts * holders <= total) return []
  const share = Math.round((100 * contacts) / total)
  const says = `workspace ${workspaceId} has ${share} % of all contacts, more than the share of one of ${holders} nodes`
  return [
    {
      check: 'largest workspace',
      ok: true,
      says,
      mend: `give it a part of its own: tidings workspace isolate ${workspaceId}`,
    },
  ]
}

function addressOf({ host, port }: { readonly host: string; readonly port: number }): string {
  return `${host}:${port}`
}
