/** What the API lists, read from a server elsewhere with a key: TIDINGS_URL and TIDINGS_KEY, or `--url`. */
import { isUuid } from '../lib/uuid.ts'
import { RESOURCES, type Found, type Item, type Resource, type Source, type Wanted } from './resources.ts'

const ANSWER_MILLISECONDS = 30_000
/** Posts and campaigns give so many at once, and no further than this (pagination rule 3); others give any number. */
const CLAMPED = { limit: 30, reach: 130 }
const IS_CLAMPED: ReadonlySet<Resource> = new Set([RESOURCES.post, RESOURCES.campaign])

export function remoteSource(url: string, key: string | undefined): Source {
  if (key === undefined) throw new Error(`Set TIDINGS_KEY to an API key of the workspace at ${url}`)
  const list = async (resource: Resource, wanted: Wanted): Promise<Found> => {
    const items: Item[] = []
    for (;;) {
      const offset = wanted.offset + items.length
      const limit = Math.min(wanted.limit - items.length, IS_CLAMPED.has(resource) ? CLAMPED.limit : Infinity)
      const page = await ask<Envelope>(url, key, `/${resource.path}?${query({ ...wanted, offset, limit })}`)
      items.push(...page.items)
      const isLast = page.items.length < limit || items.length >= wanted.limit
      if (isLast || (IS_CLAMPED.has(resource) && offset + limit >= CLAMPED.reach))
        return { total: page.meta.maxResults, items }
    }
  }
  return {
    list,
    find: async (resource, named) => {
      // Campaigns are filtered by neither id nor title (the specification names their fields).
      if (resource === RESOURCES.campaign) return findCampaign(named, { url, key, list })
      const values = isUuid(named) ? ['id'] : resource.names
      const filter = values.map((field) => `${field} eq '${named.replaceAll("'", "''")}'`).join(' or ')
      return (await list(resource, { filter, limit: 6, offset: 0 })).items
    },
  }
}

interface Envelope {
  readonly meta: { readonly maxResults: number }
  readonly items: readonly Item[]
}

async function findCampaign(
  named: string,
  { url, key, list }: { url: string; key: string; list: Source['list'] },
): Promise<readonly Item[]> {
  if (isUuid(named)) return [await ask<Item>(url, key, `/campaigns/${named}`)]
  const { items } = await list(RESOURCES.campaign, { limit: CLAMPED.reach, offset: 0 })
  return items.filter(({ title }) => String(title).toLowerCase() === named.toLowerCase())
}

function query({ filter, sort, limit, offset }: Wanted): string {
  return String(
    new URLSearchParams({
      $limit: String(limit),
      $offset: String(offset),
      ...(filter !== undefined && { $filter: filter }),
      ...(sort !== undefined && { $orderBy: sort }),
    }),
  )
}

/** The server's own sentence when it refuses. */
async function ask<Answer>(url: string, key: string, path: string): Promise<Answer> {
  const answer = await fetch(`${url.replace(/\/+$/, '')}/api${path}`, {
    headers: { 'x-api-key': key, accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
    // A key goes to the server that was named, and to no other.
    redirect: 'error',
  }).catch((error: unknown) => {
    const { cause } = error as { cause?: { code?: string } }
    throw new Error(`${url} does not answer${cause?.code ? ` (${cause.code})` : ''}`, { cause: error })
  })
  const body: unknown = await answer.json().catch(() => undefined)
  // What answers there may be anything.
  const { message } = (body ?? {}) as { message?: unknown }
  if (!answer.ok || body === undefined)
    throw new Error(
      typeof message === 'string' ? `${url}: ${message}` : `${url} answered ${answer.status}; is it Tidings?`,
    )
  return body as Answer
}
