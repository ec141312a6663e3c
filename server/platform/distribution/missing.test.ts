/** What a cluster lacks is said in sentences, each with what to do. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { whatIsMissing, type ClusterFacts, type ClusterNode } from './missing.ts'

function aNode(group: number, changes: Partial<ClusterNode> = {}): ClusterNode {
  return { host: `10.0.0.${group}`, port: 5432, group, holdsShards: group > 0, answers: true, ...changes }
}

const READY: ClusterFacts = {
  database: 'tidings',
  isLoaded: true,
  version: '13.2-2',
  ownGroup: 0,
  walLevel: 'logical',
  nodes: [aNode(0), aNode(1), aNode(2)],
}

describe('what a cluster lacks', () => {
  const cases: [string, Partial<ClusterFacts>, number, RegExp[]][] = [
    ['nothing', {}, 8, []],
    [
      'the library',
      { isLoaded: false, version: null, ownGroup: null, nodes: [] },
      8,
      [/shared_preload_libraries/],
    ],
    ['the extension', { version: null, ownGroup: null, nodes: [] }, 8, [/tidings.*create extension citus/]],
    ['the coordinator, where DATABASE_URL leads to a worker', { ownGroup: 2 }, 8, [/leads to a worker/]],
    ['the address of the coordinator', { nodes: [aNode(1)] }, 8, [/citus_set_coordinator_host/]],
    ['workers', { nodes: [aNode(0)] }, 8, [/citus_add_node/]],
    ['shards enough for each', {}, 1, [/too few for 2 nodes.*--shards 4/]],
    ['logs that a move can follow', { walLevel: 'replica' }, 8, [/wal_level is replica/]],
    [
      'a node that answers',
      { nodes: [aNode(0), aNode(1), aNode(2, { answers: false })] },
      8,
      [/10\.0\.0\.2:5432/],
    ],
    [
      'several things, each of which is said',
      { nodes: [aNode(1, { answers: false })], walLevel: 'replica' },
      8,
      [/citus_set_coordinator_host/, /wal_level/, /10\.0\.0\.1:5432/],
    ],
  ]
  for (const [what, facts, shards, sentences] of cases) {
    test(what, () => {
      const missing = whatIsMissing({ ...READY, ...facts }, shards)

      assert.equal(missing.length, sentences.length, missing.join('\n'))
      for (const [at, sentence] of sentences.entries()) assert.match(missing[at] ?? '', sentence)
    })
  }
})
