/** Load over HTTP, from a client on the same machine: wrk where it is there, as it costs least, else autocannon. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from './programs.ts'

const execute = promisify(execFile)

export interface Load {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** Posts a contact of so many each time, by its email. */
  readonly contacts?: number
  readonly connections: number
  readonly seconds: number
}

/** Requests a second and latencies in milliseconds. */
export interface Measured {
  readonly requests: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

const wrk = findProgram('wrk')

/** What made the load, for those who read the figures. */
export const CLIENT = wrk ? 'wrk' : 'autocannon'

/** Any answer that is not 2xx ends the benchmark. */
export async function load(asked: Load): Promise<Measured> {
  return wrk ? loadByWrk(wrk, asked) : loadByAutocannon(asked)
}

async function loadByWrk(
  program: string,
  { url, headers = {}, contacts, ...asked }: Load,
): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-wrk-'))
  try {
    const script = join(folder, 'load.lua')
    await writeFile(script, `${contacts ? postLua(contacts) : ''}${REPORT}`)
    const { connections, seconds } = asked
    const options = [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--timeout',
      '30s',
      '-s',
      script,
    ]
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await execute(program, [...options, ...named, url])
    const [requests = 0, micros = 0, p50 = 0, p99 = 0, failed = 0] = (/tidings (.+)/.exec(stdout)?.[1] ?? '')
      .split(' ')
      .map(Number)
    if (failed > 0) throw new Error(`${url}: ${failed} requests failed\n${stdout}`)
    return { requests, perSecond: requests / (micros / 1e6), p50: p50 / 1000, p99: p99 / 1000 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const REPORT = `
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("tidings %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`

function postLua(contacts: number): string {
  return `
wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
request = function()
  local n = math.random(1, ${contacts})
  return wrk.format(nil, nil, nil, string.format('{"email":"person%d@example.com","name":"Person %d"}', n, n))
end
`
}

async function loadByAutocannon({
  url,
  headers = {},
  contacts,
  connections,
  seconds,
}: Load): Promise<Measured> {
  const { default: autocannon } = await import('autocannon')
  const body = (): string => {
    const n = 1 + Math.floor(Math.random() * (contacts ?? 1))
    return JSON.stringify({ email: `person${n}@example.com`, name: `Person ${n}` })
  }
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method: contacts ? 'POST' : 'GET',
    headers: { ...headers, ...(contacts ? { 'content-type': 'application/json' } : {}) },
    ...(contacts ? { requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }] } : {}),
  })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`)
  const { average, total } = result.requests
  return { requests: total, perSecond: average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Seconds until the last byte of a download, its bytes thrown away. */
export async function download(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok || !response.body) throw new Error(`GET ${url} answered ${response.status}`)
  for await (const chunk of response.body) void chunk
  return (performance.now() - started) / 1000
}
