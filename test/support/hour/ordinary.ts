/** What three shops do all day, asked from a thread of its own: what attackers cost this process is not measured. */
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Shop {
  readonly id: string
  readonly key: string
  readonly handle: string
  readonly webhookId: string
}

type Kind = 'list' | 'look-up' | 'create' | 'form' | 'page'

export interface Asked {
  readonly workspaceId: string
  readonly kind: Kind
  /** Until it was taken, however often it had to come again. */
  readonly milliseconds: number
  /** All answers until the last one, which is a success unless something is wrong. */
  readonly answers: readonly { readonly status: number; readonly retryAfter: string | null }[]
  /** Whom a create or a form named. */
  readonly email?: string
}

export interface Ordinary {
  /** Each shop asks this often, one request after another; a slow machine takes longer for it. */
  live(requests: number): Promise<readonly Asked[]>
  end(): Promise<unknown>
}

interface Day {
  readonly url: string
  readonly shops: readonly Shop[]
}

const KINDS: readonly Kind[] = ['list', 'look-up', 'create', 'form', 'page']
const PAUSE_MILLISECONDS = 25
const TRIES = 30

export function ordinaryTraffic(url: string, shops: readonly Shop[]): Ordinary {
  const day: Day = {
    url,
    shops: shops.map(({ id, key, handle, webhookId }) => ({ id, key, handle, webhookId })),
  }
  const thread = new Worker(import.meta.filename, { workerData: day })
  return {
    live: async (requests) => {
      thread.postMessage(requests, [])
      // What the thread below posts.
      const [asked] = (await once(thread, 'message')) as [readonly Asked[]]
      return asked
    },
    end: () => thread.terminate(),
  }
}

let visitors = 0

/** One visitor after another, each from an address of its own. */
async function live(day: Day, shop: Shop, requests: number): Promise<Asked[]> {
  const asked: Asked[] = []
  while (asked.length < requests) {
    visitors += 1
    const kind = KINDS[visitors % KINDS.length] ?? 'list'
    asked.push(await untilTaken(shop, kind, requestOf(day, shop, kind, visitors)))
    await sleep(PAUSE_MILLISECONDS)
  }
  return asked
}

interface Request {
  readonly url: string
  readonly email?: string
  readonly init: RequestInit
}

function requestOf({ url }: Day, shop: Shop, kind: Kind, n: number): Request {
  const from = { 'x-forwarded-for': `203.0.${Math.floor(n / 200) % 250}.${1 + (n % 200)}` }
  const headers = { 'x-api-key': shop.key, 'content-type': 'application/json' }
  if (kind === 'page') return { url: `${url}/w/${shop.handle}`, init: { headers: from } }
  if (kind === 'list') return { url: `${url}/api/contacts?$limit=10`, init: { headers } }
  const email = `${kind}${n}@example.com`
  if (kind === 'look-up') {
    const filter = encodeURIComponent(`email eq 'person${1 + (n % 100)}@example.com'`)
    return { url: `${url}/api/contacts?$filter=${filter}`, init: { headers } }
  }
  const method = 'POST'
  if (kind === 'create')
    return { url: `${url}/api/contacts`, email, init: { method, headers, body: JSON.stringify({ email }) } }
  const body = new URLSearchParams({ email, name: `Visitor ${n}` })
  return {
    url: `${url}/webhooks/contacts/${shop.webhookId}`,
    email,
    init: { method, headers: from, body },
  }
}

/** As a client does that does as it is told: whoever hears 503 comes again when it says. */
async function untilTaken(shop: Shop, kind: Kind, { url, email, init }: Request): Promise<Asked> {
  const answers: Asked['answers'][number][] = []
  const began = performance.now()
  while (answers.length < TRIES) {
    const answer = await fetch(url, init)
    await answer.arrayBuffer()
    const retryAfter = answer.headers.get('retry-after')
    answers.push({ status: answer.status, retryAfter })
    if (answer.status !== 503) break
    await sleep(Number(retryAfter ?? 1) * 1_000)
  }
  const milliseconds = performance.now() - began
  return { workspaceId: shop.id, kind, milliseconds, answers, ...(email === undefined ? {} : { email }) }
}

if (parentPort) {
  const port = parentPort
  // What was given above.
  const day = workerData as Day
  port.on('message', (requests: number) => {
    void Promise.all(day.shops.map((shop) => live(day, shop, requests))).then((asked) =>
      port.postMessage(asked.flat(), []),
    )
  })
}
