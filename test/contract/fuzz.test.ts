/** The fuzz: whatever is sent, each operation answers at once, as declared, and stores nothing it refuses. */
import * as fc from 'fast-check'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { raw, sql } from '../../server/platform/sql.ts'
import { contractOf } from '../support/contract.ts'
import { aFurnishedWorkspace } from '../support/contract-workspace.ts'
import { requestsOf, strayRequest, type FuzzRequest } from '../support/fuzz-requests.ts'
import { aWorkspace, OPERATOR_TOKEN, useServer } from '../support/server.ts'

/** For each operation: as many requests of fixed seeds, and as many of a new one. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 30)
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
const SLOW_MILLISECONDS = 5_000

const server = await useServer()
const { http, db } = server
const contract = contractOf(http)
const workspace = await aFurnishedWorkspace(server)
const stranger = await aFurnishedWorkspace(server)
const poor = await aWorkspace(server, { scopes: ['feeds:read-only'] })
// The tables that a process reads at its first word, its first sentence and its first likeness are no part of what a request takes.
for (const prompt of [
  'zyxwv unheardof',
  'my hands are always cold',
  'like the red gloves but not wool',
  'case for my phone, not the phone itself',
])
  await workspace.api.post('/products-search', { prompt, fields: ['id'], offset: 0, limit: 1 })
const errorSchema = { $ref: '#/components/schemas/Error' }
const countRows = await rowCounter()

test('what is stored is seen: a new row and a changed one', async () => {
  const before = await countRows()
  const body = { email: 'seen@example.com', tags: ['seen'] }
  await workspace.api.post('/contacts', body)
  const between = await countRows()
  await workspace.api.post('/contacts', { ...body, name: 'Seen' })

  assert.equal(new Set([before, between, await countRows()]).size, 3)
})

for (const operation of contract.operations) {
  const isOperators = operation.security.some((needs) => 'operator' in needs)
  const facts = {
    ids: [
      ...Object.values(workspace.path),
      ...Object.values(stranger.path),
      workspace.productId,
      workspace.collectionId,
      workspace.segmentId,
    ],
    credentials: isOperators ? { authorization: `Bearer ${OPERATOR_TOKEN}` } : { 'x-api-key': workspace.key },
    otherCredentials: [
      {},
      { 'x-api-key': poor.key },
      { 'x-api-key': 'tdg_x' },
      { 'x-api-key': stranger.key },
    ] as Record<string, string>[],
    path: workspace.path,
  }
  describe(`${operation.method} ${operation.path}`, () => {
    const requests = requestsOf(contract, operation, facts)
    for (const seed of [1, SEED]) {
      test(`answers ${RUNS} fuzzed requests of seed ${seed} as declared, and stores nothing it refuses`, async () => {
        const answered = new Set<number>()
        let rows = await countRows()
        const property = fc.asyncProperty(requests, async (request) => {
          const status = await assertWellAnswered(request)
          const rowsNow = await countRows()
          if (status >= 400) assert.equal(rowsNow, rows, `${status} changed rows`)
          rows = rowsNow
          answered.add(status)
        })
        await fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true })
        assert.ok(
          [...answered].some((status) => status < 400),
          'no request got through: the fuzz would prove nothing',
        )
      })
    }
  })
}

test('any address of any method is answered with an error object or a page, and nothing is stored', async () => {
  const rows = await countRows()
  const property = fc.asyncProperty(strayRequest, async (request) => {
    await assertWellAnswered(request)
    assert.equal(await countRows(), rows)
  })
  await fc.assert(property, { seed: SEED, numRuns: RUNS * 10, endOnFailure: true })
})

/** The status. Fails on 500, on waiting, on what the document does not declare and on errors of another shape. */
async function assertWellAnswered(request: FuzzRequest): Promise<number> {
  const answer = await answerTo(request)
  if (!answer) return 400
  const { status, text, headers, path } = answer
  assert.notEqual(status, 500, text)
  const operation = contract.find(request.method, path)
  if (operation) contract.assertDeclared(operation, { status, text, headers })
  // Beside the API there are pages for people, and the webhook, which says nothing.
  if (status < 400 || !/^\/api(\/|$)/.test(path) || request.method === 'HEAD') return status
  const error = JSON.parse(text) as { statusCode: number; traceId: string; path: string }
  assert.equal(contract.faultsOf(errorSchema, error), undefined, text)
  assert.equal(error.statusCode, status)
  // A replay is the first answer to the letter, and so names the first request.
  if (!headers['idempotency-replayed']) assert.equal(error.traceId, headers['x-trace-id'])
  return status
}

/** Nothing, when the address is not one that a client could send. */
async function answerTo({ method, url, headers, payload }: FuzzRequest) {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`no answer in ${SLOW_MILLISECONDS} ms`)),
    SLOW_MILLISECONDS,
  )
  try {
    const options = { method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) }
    const response = await Promise.race([http.inject(options), late.promise])
    const path = new URL(response.raw.req.url ?? '/', 'http://tidings.test').pathname
    const text = unpacked(response.rawPayload, response.headers['content-encoding'])
    return { status: response.statusCode, text, headers: response.headers, path }
  } catch (error) {
    if (error instanceof TypeError && error.message.includes('URL')) return undefined
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A body as it was before it was packed for whoever accepts that. */
function unpacked(body: Buffer, encoding: unknown): string {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, deflate: inflateSync }[String(encoding)]
  return (unpack ? unpack(body) : body).toString()
}

/** Of a key the time of its last use is written beside the requests. */
function newestOf(table: string): string {
  return table === 'public.api_key' ? 'max(id::text)' : 'max(xmin::text::bigint)'
}

/**
 * Answers that are replayed and forms that could not be read are kept, though they were refused; nothing else may be.
 * Every row that is written has a new transaction id: the counts and newest ids of all tables, as one text. */
async function rowCounter(): Promise<() => Promise<string>> {
  const tables = await db.rows<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_name not in ('idempotent_answer', 'rejected_form', 'form_call', 'api_request')
      and table_schema = 'public'
    order by 1`)
  const counts = tables.map(
    ({ name }) => `(select '${name} ' || count(*) || '/' || ${newestOf(name)} from ${name})`,
  )
  const statement = sql`select concat_ws('; ', ${raw(counts.join(', '))}) as rows`
  return async () => {
    const [found] = await db.rows<{ rows: string }>(statement)
    return found?.rows ?? ''
  }
}
