/** What a cluster must have before anything is distributed over it, each want a sentence that says what to do. */

export interface ClusterNode {
  readonly host: string
  readonly port: number
  /** 0 is the coordinator. */
  readonly group: number
  /** Workspaces may lie on it. */
  readonly holdsShards: boolean
  readonly answers: boolean
}

/** What a PostgreSQL says of itself as one of several. */
export interface ClusterFacts {
  readonly database: string
  readonly isLoaded: boolean
  /** Of the extension in this database; null without it. */
  readonly version: string | null
  /** 0 is the coordinator's; null without the extension. */
  readonly ownGroup: number | null
  /** Moving a workspace while it is written to needs `logical`. */
  readonly walLevel: string
  readonly nodes: readonly ClusterNode[]
}

export function whatIsMissing(facts: ClusterFacts, shards: number): readonly string[] {
  if (!facts.isLoaded)
    return [
      `This PostgreSQL has no Citus: install it, set shared_preload_libraries = 'citus', restart; on every node`,
    ]
  if (facts.version === null)
    return [`Database ${facts.database} has no extension: run "create extension citus" in it, on every node`]
  if (facts.ownGroup !== 0)
    return ['DATABASE_URL leads to a worker: let it lead to the coordinator, which knows all nodes']
  return [...nodesMissing(facts, shards), ...silent(facts)]
}

function nodesMissing({ nodes, walLevel }: ClusterFacts, shards: number): readonly string[] {
  const holders = nodes.filter(({ holdsShards }) => holdsShards).length
  return [
    ...(nodes.some(({ group }) => group === 0)
      ? []
      : [
          `The coordinator has no address: run "select citus_set_coordinator_host('HOST', PORT)", as the workers reach it`,
        ]),
    ...(holders > 0
      ? []
      : [`No worker is known: run "select citus_add_node('HOST', PORT)" for each of them`]),
    ...(shards >= holders
      ? []
      : [
          `${shards} shards are too few for ${holders} nodes: some would hold nothing; say --shards ${2 * holders}`,
        ]),
    ...(walLevel === 'logical'
      ? []
      : [
          `wal_level is ${walLevel}: set it to logical and restart, on every node; without, no workspace can be moved`,
        ]),
  ]
}

function silent({ nodes }: ClusterFacts): readonly string[] {
  return nodes
    .filter(({ answers }) => !answers)
    .map(
      ({ host, port }) =>
        `Node ${host}:${port} does not answer the coordinator: see that it runs and lets it sign in`,
    )
}
