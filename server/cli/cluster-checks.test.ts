/** What `doctor` says of a cluster. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { ClusterSurvey } from '../platform/distribution/survey.ts'
import { clusterFindings } from './cluster-checks.ts'

const node = (group: number, shards: number, answers = true) => ({
  host: 'n',
  port: group,
  group,
  holdsShards: group > 0,
  answers,
  shards,
})
const WELL: ClusterSurvey = {
  isDistributed: true,
  nodes: [node(0, 0), node(1, 4), node(2, 4)],
  astray: [],
  largest: { workspaceId: 'w', contacts: 400_000, total: 1_000_000 },
}
const said = (changes: Partial<ClusterSurvey>): string =>
  clusterFindings({ ...WELL, ...changes })
    .map(({ ok, says, mend = '' }) => `${ok ? 'ok' : 'WRONG'} ${says} ${mend}`)
    .join('\n')

describe('tidings doctor knows a cluster', () => {
  test('its nodes with their parts, and that its tables lie where they belong', () => {
    assert.match(said({}), /^ok 3 answer; parts of the workspaces: n:1 4, n:2 4 \nok lie where they belong $/)
  })

  test('a node that is away is a fault, and one that holds nothing is named', () => {
    assert.match(said({ nodes: [node(0, 0), node(1, 4, false), node(2, 4)] }), /^WRONG n:1 does not answer/)
    assert.match(
      said({ nodes: [node(0, 0), node(1, 4), node(2, 0)] }),
      /^ok .*n:2 too.*citus_rebalance_start/,
    )
  })

  test('a table that was left on the coordinator is a fault with its mend', () => {
    assert.match(
      said({ astray: ['media'] }),
      /WRONG do not lie where they belong: media run tidings distribute/,
    )
  })

  test('a workspace larger than the share of a node is named, and none that is small or has room', () => {
    const largest = { workspaceId: 'w', contacts: 600_000, total: 1_000_000 }
    assert.match(said({ largest }), /workspace w has 60 %.*tidings workspace isolate w/)
    assert.doesNotMatch(said({ largest: { workspaceId: 'w', contacts: 60, total: 100 } }), /isolate/)
    assert.doesNotMatch(said({ largest, nodes: [node(0, 0), node(1, 8)] }), /isolate/)
  })

  test('an extension without anything distributed is said, with the command', () => {
    assert.match(said({ isDistributed: false }), /^ok .*nothing is distributed.*tidings distribute/)
  })
})
