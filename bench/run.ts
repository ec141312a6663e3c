/** `npm run bench`: what Tidings does in a second, and the share that is of PostgreSQL doing the same alone. */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import type { Queryable } from '../server/platform/database.ts'
import { openBench, type BenchInstallation, type BenchWorkspace } from './installation.ts'
import { download, load, type Measured } from './load.ts'
import { findReference, type Reference } from './reference.ts'
import { readFeedPage, readPostPage } from '../server/posts/pages-store.ts'
import { POSTS_PER_PAGE } from '../server/site/feed-page.ts'
import { measureSearches, type SearchRow } from './searching.ts'
import { measureSending, type SendingRow } from './sending.ts'
import { csvStatement, listStatement, pageStatement, upsertScript } from './statements.ts'

const CONNECTIONS = 16
const WRITERS = 64

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,1000000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    recipients: { type: 'string', default: '100000' },
    products: { type: 'string', default: '100000' },
  },
})
const seconds = Number(options.seconds)
const rounds = Number(options.rounds)
const sizes = options.sizes.split(',').map(Number)

interface Row {
  readonly operation: string
  readonly size: number
  readonly served: string
  readonly alone: string
  readonly ratio: string
}

const bench = await openBench(sizes, Number(options.recipients))
try {
  const reference = await findReference(bench.connection)
  if (!reference) {
    process.stderr.write(
      'pgbench and psql are missing (Debian: apt install postgresql): no ratios this time\n',
    )
  }
  const rows: Row[] = []
  for (const workspace of bench.workspaces) rows.push(...(await measure(bench, workspace, reference)))
  rows.push(...(await measurePages(bench, reference)))
  print(rows)
  printSearches(await measureSearches(bench.db, Number(options.products)))
  printSending(await measureSending(bench, bench.audience, bench.workspaces))
} finally {
  await bench.close()
}

async function measure(
  bench: BenchInstallation,
  workspace: BenchWorkspace,
  reference: Reference | undefined,
) {
  const { url } = bench
  const { id, size, key, webhookId } = workspace
  const headers = { 'x-api-key': key }
  const reads = {
    'list, 100 rows': { $limit: 100 },
    'filtered list, 100 rows': { $limit: 100, $filter: "city eq 'City 7' and state eq 'active'" },
    'get one by email': { $filter: `email eq 'person${Math.ceil(size / 2)}@example.com'` },
    'deep page, 100 rows': { $limit: 100, $offset: Math.floor(size * 0.7) },
  }
  const rows: Row[] = []
  for (const [operation, query] of Object.entries(reads)) {
    const statement = await listStatement(bench.db, id, query)
    const target = `${url}/api/contacts?${queryString(query)}`
    const serve = () => load({ url: target, headers, connections: CONNECTIONS, seconds })
    rows.push(
      await compare(operation, size, serve, reference && (() => reference.transactions(statement, seconds))),
    )
  }
  const body = () => {
    const n = 1 + Math.floor(Math.random() * size)
    return { email: `person${n}@example.com`, name: `Person ${n}` }
  }
  const script = upsertScript(id, size)
  const alone = reference && (() => reference.transactions(script, seconds))
  const writes = { upsert: `${url}/api/contacts`, webhook: `${url}/webhooks/contacts/${webhookId}` }
  for (const [operation, target] of Object.entries(writes)) {
    const serve = () => load({ url: target, method: 'POST', headers, body, connections: WRITERS, seconds })
    rows.push(await compare(operation, size, serve, alone))
  }
  rows.push(await compareDownload(bench, workspace, reference))
  return rows
}

/** The public pages, whole: what a reader's first visit costs. */
async function measurePages({ db, url, publisher }: BenchInstallation, reference: Reference | undefined) {
  const { id: workspaceId, handle, posts, postId, slug } = publisher
  const place = { workspaceId, handle }
  const pages = {
    'feed page': {
      path: `/w/${handle}`,
      read: (db: Queryable) => readFeedPage(db, place, { limit: POSTS_PER_PAGE + 1 }),
    },
    'post page': {
      path: `/w/${handle}/${postId}/${slug}`,
      read: (db: Queryable) => readPostPage(db, place, postId),
    },
  }
  const rows: Row[] = []
  for (const [operation, { path, read }] of Object.entries(pages)) {
    const statement = await pageStatement(db, read)
    const serve = () => load({ url: `${url}${path}`, connections: CONNECTIONS, seconds })
    rows.push(
      await compare(operation, posts, serve, reference && (() => reference.transactions(statement, seconds))),
    )
  }
  return rows
}

/** Both in the same round, so that what else the machine does weighs on both; medians of the rounds. */
async function compare(
  operation: string,
  size: number,
  serve: () => Promise<Measured>,
  alone: (() => Promise<number>) | undefined,
): Promise<Row> {
  const served: Measured[] = []
  const references: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    served.push(await serve())
    if (alone) references.push(await alone())
  }
  const ratios = references.map((reference, round) => (served[round]?.perSecond ?? Number.NaN) / reference)
  const { p50, p99 } = {
    p50: median(served.map(({ p50 }) => p50)),
    p99: median(served.map(({ p99 }) => p99)),
  }
  process.stderr.write(`${operation}, ${size.toLocaleString('en')}: done\n`)
  return {
    operation,
    size,
    served: `${shown(median(served.map(({ perSecond }) => perSecond)))}/s (p50 ${p50} ms, p99 ${p99} ms)`,
    alone: alone ? `${shown(median(references))}/s` : '–',
    ratio: alone ? median(ratios).toFixed(2) : '–',
  }
}

async function compareDownload(
  bench: BenchInstallation,
  workspace: BenchWorkspace,
  reference: Reference | undefined,
) {
  const { id, size, key } = workspace
  const headers = { 'x-api-key': key, accept: 'text/csv' }
  const query = await csvStatement(bench.db, id)
  const served: number[] = []
  const references: number[] = []
  const before = await bench.residentMegabytes()
  let most = before
  const watch = setInterval(() => {
    void bench.residentMegabytes().then((now) => (most = Math.max(most, now)))
  }, 50)
  for (let round = 0; round < Math.min(rounds, 3); round += 1) {
    served.push(await download(`${bench.url}/api/contacts`, headers))
    if (reference) references.push(await reference.copySeconds(query))
  }
  clearInterval(watch)
  return {
    operation: `CSV download (server +${Math.round(most - before)} MB)`,
    size,
    served: `${median(served).toFixed(2)} s`,
    alone: reference ? `${median(references).toFixed(2)} s` : '–',
    ratio: reference
      ? median(references.map((time, round) => (served[round] ?? Number.NaN) / time)).toFixed(2)
      : '–',
  }
}

function print(rows: readonly Row[]): void {
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`
  const lines = rows.map(({ operation, size, served, alone, ratio }) =>
    [operation, size.toLocaleString('en'), served, alone, ratio].join(' | '),
  )
  process.stdout.write(`
Medians of ${rounds} rounds of ${seconds} s; ${CONNECTIONS} connections reading, ${WRITERS} writing; client, server and
database share ${machine}. Ratio: requests a second over PostgreSQL's own (downloads: time over \`\\copy\`'s).

| operation | contacts or posts | Tidings over HTTP | PostgreSQL alone | ratio |
| --- | ---: | ---: | ---: | ---: |
${lines.map((line) => `| ${line} |`).join('\n')}
`)
}

function printSending(rows: readonly SendingRow[]): void {
  const lines = rows.map(({ operation, recipients, result, ratio }) =>
    [operation, recipients.toLocaleString('en'), result, ratio?.toFixed(2) ?? '–'].join(' | '),
  )
  process.stdout.write(`
Email to a local server that takes everything, one run. Ratio: of the SMTP client's own rate with a mail of the same size.

| operation | recipients | result | ratio |
| --- | ---: | ---: | ---: |
${lines.map((line) => `| ${line} |`).join('\n')}
`)
}

function printSearches(rows: readonly SearchRow[]): void {
  const lines = rows.map(({ asked, found, medianMilliseconds, p99Milliseconds }) =>
    [asked, shown(found), medianMilliseconds.toFixed(1), p99Milliseconds.toFixed(1)].join(' | '),
  )
  process.stdout.write(`
Prompts over ${Number(options.products).toLocaleString('en')} products, one after the other, without HTTP.

| prompt | found | median ms | p99 ms |
| --- | ---: | ---: | ---: |
${lines.map((line) => `| ${line} |`).join('\n')}
`)
}

function queryString(query: Readonly<Record<string, string | number>>): string {
  return new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function shown(number: number): string {
  return Math.round(number).toLocaleString('en')
}
