/** A running Tidings for tests: the whole server on a database of its own, asked without a socket or over one. */
import { after } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openServer } from '../../server/server.ts'
import type { Http } from '../../server/http/http.ts'
import { SCOPES, type Scope } from '../../server/http/scopes.ts'
import { readConfig, type Config } from '../../server/platform/config.ts'
import type { Db } from '../../server/platform/database.ts'
import { openPools, type Pools } from '../../server/platform/pools.ts'
import { createKey } from '../../server/workspaces/api-keys/store.ts'
import { createOrganization, createWorkspace, type NewWorkspace } from '../../server/workspaces/store.ts'
// Registers what campaigns do when their mailings end.
import '../../server/worker.ts'
import { contractOf } from './contract.ts'
import { aDatabase, type TestDatabase } from './database.ts'
import { log } from './postgres.ts'

export interface TestServer {
  readonly http: Http
  readonly db: Db
  readonly pools: Pools
  readonly config: Config
  readonly connection: TestDatabase['connection']
  close(): Promise<void>
}

export interface Answer {
  readonly status: number
  // Tests look into whatever was answered.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly text: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

type Headers = Readonly<Record<string, string>>

export interface Api {
  get(path: string, headers?: Headers): Promise<Answer>
  post(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  patch(path: string, body?: unknown, headers?: Headers): Promise<Answer>
  ask(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>
}

export interface TestWorkspace {
  readonly id: string
  readonly organizationId: string
  readonly handle: string
  readonly webhookId: string
  readonly keyId: string
  readonly key: string
  /** With a key of all scopes. */
  readonly api: Api
}

export const OPERATOR_TOKEN = 'operator-token-of-the-tests'

/** Limits far away, so that only the tests of limits meet them. */
const SETTINGS = {
  LOG_LEVEL: 'silent',
  RATE_LIMIT_PER_MINUTE: '1000000',
  RATE_LIMIT_BURST: '1000000',
  WEBHOOK_RATE_LIMIT_PER_MINUTE: '1000000',
  WEBHOOK_TOTAL_RATE_LIMIT_PER_MINUTE: '1000000',
  WEBHOOK_TOTAL_RATE_LIMIT_PER_DAY: '100000000',
  PUBLIC_RATE_LIMIT_PER_MINUTE: '1000000',
  SIGN_IN_RATE_LIMIT_PER_MINUTE: '1000000',
  PUBLIC_URL: 'http://tidings.test',
  OPERATOR_TOKEN,
}

export async function aServer(
  settings: Readonly<Record<string, string>> = {},
  database?: TestDatabase,
): Promise<TestServer> {
  const { db, connection, close } = database ?? (await aDatabase())
  const config = readConfig({ ...SETTINGS, ...settings })
  const pools = poolsFor(config, connection)
  const http = await openServer({ config, pools, log })
  await http.ready()
  return {
    http,
    db,
    pools,
    config,
    connection,
    close: async () => {
      await http.close()
      await pools.close()
      await close()
    },
  }
}

/** The server of a test file: its own from here on, closed after the file's tests. */
export async function useServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await aServer(settings)
  after(() => server.close())
  return server
}

/** As the program parts its connections. */
export function poolsFor(config: Config, connection: TestDatabase['connection']): Pools {
  return openPools({
    connection,
    log,
    role: 'api',
    connections: config.DATABASE_CONNECTIONS,
    searchMilliseconds: config.SEARCH_TIMEOUT_SECONDS * 1000,
  })
}

/** A workspace of a test's own, with a key of all scopes unless said otherwise. Tenancy is the isolation. */
export async function aWorkspace(
  { db, http }: TestServer,
  options: Partial<NewWorkspace> & { scopes?: readonly Scope[] } = {},
): Promise<TestWorkspace> {
  const { scopes = SCOPES, ...settings } = options
  const organizationId = options.organizationId ?? (await createOrganization(db, 'Test organization')).id
  const workspace = await createWorkspace(db, {
    name: 'Test workspace',
    country: 'SE',
    timezone: 'Europe/Stockholm',
    ...settings,
    organizationId,
  })
  const { id: keyId, key } = await createKey(db, workspace.id, { name: 'test', scopes })
  return { ...workspace, organizationId, keyId, key, api: apiWith(http, key) }
}

/** Asks the server as a caller with this key, or with none. Paths without a leading `/api` are of the API. */
export function apiWith(http: Http, key?: string): Api {
  const ask: Api['ask'] = async (method, path, body, headers = {}) => {
    const isText = typeof body === 'string' || Buffer.isBuffer(body)
    const url = /^\/(api|app|webhooks|w|docs|embed|llms)([/?.]|$)/.test(path) ? path : `/api${path}`
    const response = await http.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(key ? { 'x-api-key': key } : {}),
        ...(body !== undefined && !isText ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    })
    const text = unfolded(response.rawPayload, response.headers['content-encoding'])
    const answer = {
      status: response.statusCode,
      text,
      bytes: response.rawPayload,
      headers: response.headers,
      body: /json/.test(response.headers['content-type'] ?? '') && text ? JSON.parse(text) : undefined,
    }
    const contract = contractOf(http)
    const operation = contract.find(method, url.split('?', 1)[0] ?? '')
    if (operation) contract.assertDeclared(operation, answer)
    return answer
  }
  return {
    ask,
    get: (path, headers) => ask('GET', path, undefined, headers),
    post: (path, body, headers) => ask('POST', path, body, headers),
    patch: (path, body, headers) => ask('PATCH', path, body, headers),
  }
}

/** What an answer says, however it was compressed. */
function unfolded(bytes: Buffer, encoding: unknown): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return encoding === 'gzip' ? gunzipSync(bytes).toString() : bytes.toString()
}
