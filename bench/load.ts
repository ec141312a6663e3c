/** Load over HTTP, from this process, as a client on the same machine would make it. */
import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** A body for each request. */
  readonly body?: () => unknown
  readonly connections: number
  readonly seconds: number
}

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
}

/** Requests a second and latencies in milliseconds; any answer that is not 2xx ends the benchmark. */
export async function load({
  url,
  method = 'GET',
  headers = {},
  body,
  connections,
  seconds,
}: Load): Promise<Measured> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body
      ? { requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }] }
      : {}),
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(
      `${method} ${url}: ${result.non2xx} answers were not 2xx, ${result.errors} requests failed`,
    )
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 }
}

/** Seconds until the last byte of a download, its bytes thrown away. */
export async function download(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { headers })
  if (!response.ok || !response.body) throw new Error(`GET ${url} answered ${response.status}`)
  for await (const chunk of response.body) void chunk
  return (performance.now() - started) / 1000
}
