/** Filters that nobody asked before: each answer has to be counted. Over HTTP, one after the other. */
import type { BenchInstallation } from './installation.ts'
import { queryString } from './contacts.ts'
import { LARGE_TAG } from '../test/support/many-contacts.ts'
import { sql } from '../server/platform/sql.ts'
import type { Row } from './row.ts'

/** Twenty of each kind, none like another. */
const TIMES = 20
const FILTERS: Readonly<Record<string, (n: number) => string>> = {
  'unrepeated: a tag': (n) => `tags eq 'tag ${1 + n * 2}'`,
  'unrepeated: a large tag': () => `tags eq '${LARGE_TAG}'`,
  'unrepeated: a state': (n) => `state eq '${n % 2 === 0 ? 'active' : 'unsubscribed'}'`,
  'unrepeated: a tag and a state': (n) => `tags eq 'tag ${1 + n * 2}' and state eq 'active'`,
  'unrepeated: a large tag and a state': () => `tags eq '${LARGE_TAG}' and state eq 'active'`,
  'unrepeated: a custom field': (n) => `customFields.size eq ${n % 5}`,
  'unrepeated: a city': (n) => `city eq 'City ${n}'`,
}

export async function measureFilters(bench: BenchInstallation): Promise<Row[]> {
  const workspace = bench.workspaces.toSorted((a, b) => b.size - a.size)[0]
  if (!workspace) return []
  const { id, key, size } = workspace
  const rows: Row[] = []
  for (const [operation, filterOf] of Object.entries(FILTERS)) {
    const times: number[] = []
    for (let n = 0; n < TIMES; n += 1) {
      // A write beside, as there always is one: what was remembered of the workspace no longer holds.
      await bench.db.rows(sql`
        update counter set version = version + 1
        where workspace_id = ${id}::uuid and resource = 'contact' and facet = '' and shard = 0`)
      const began = performance.now()
      const query = queryString({ $limit: 100, $filter: filterOf(n) })
      const response = await fetch(`${bench.url}/api/contacts?${query}`, { headers: { 'x-api-key': key } })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${filterOf(n)} answered ${response.status}`)
      times.push(performance.now() - began)
    }
    times.sort((a, b) => a - b)
    const figures = { p50: times[TIMES / 2] ?? Number.NaN, p99: times.at(-1) ?? Number.NaN }
    rows.push({ operation, size, figures })
  }
  process.stderr.write('unrepeated filters: done\n')
  return rows
}
