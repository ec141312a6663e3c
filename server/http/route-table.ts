/** Every declared route with who may call it: what tells 405 from 404, and what tests and documents walk. */
import type { FastifySchema, RouteOptions } from 'fastify'
import type { Http } from './http.ts'
import type { Access } from './scopes.ts'

export interface DeclaredRoute {
  readonly method: string
  /** With `:name` for parameters. */
  readonly url: string
  readonly access: Access
  /** What it takes and answers; compiled by its first request. */
  readonly schema?: FastifySchema | undefined
}

const tables = new WeakMap<object, DeclaredRoute[]>()
/** By the address as it is declared: of as many as there are routes. */
const patterns = new Map<string, RegExp>()

/** Notes each route from here on; one that declares no access stops the program, not the safety. */
export function keepRouteTable(http: Http): void {
  const table: DeclaredRoute[] = []
  tables.set(http, table)
  http.addHook('onRoute', (route) => {
    // The one route of the CORS plugin answers preflights and carries nothing.
    if (route.method === 'OPTIONS') return
    const access = mustDeclareAccess(route)
    for (const method of [route.method].flat())
      table.push({ method, url: route.url, access, schema: route.schema })
  })
}

/** The routes in the order they were declared. */
export function routesOf(http: Http): readonly DeclaredRoute[] {
  return tables.get(http) ?? []
}

/** The methods a path can be asked with, for `Allow`; none when there is no such path. */
export function methodsAt(http: Http, path: string): string[] {
  const methods = routesOf(http).filter(({ url }) => patternOf(url).test(path))
  return [...new Set(methods.map(({ method }) => method))].sort()
}

function mustDeclareAccess({ method, url, config }: RouteOptions): Access {
  if (config?.access === undefined) throw new Error(`${String(method)} ${url} declares no access`)
  return config.access
}

function patternOf(url: string): RegExp {
  const known = patterns.get(url)
  if (known) return known
  const parts = url.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  const pattern = new RegExp(`^${parts.replaceAll(/:[^/]+/g, '[^/]+').replace(/\*$/, '.*')}/?$`)
  patterns.set(url, pattern)
  return pattern
}
