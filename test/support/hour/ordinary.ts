/**
 * What three shops do all day, asked from a thread of its own: what attackers cost this process is not measured. Beside
 * them somebody writes a row into PostgreSQL who uses nothing of ours: how long that takes is the machine's.
 */
import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

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

/** A while of these days. */
interface Lived {
  readonly asked: readonly Asked[]
  /** What it took meanwhile to write a row of one's own, in a transaction of as many statements as a create has. */
  readonly controls: readonly number[]
}

export interface Ordinary {
  /** Each shop asks this often, one request after another; a slow machine takes longer for it. */
  live(requests: number): Promise<Lived>
  end(): Promise<unknown>
}

interface Day {
  readonly url: string
  /** A database of the same PostgreSQL as the program's. */
  readonly databaseUrl: string
  readonly shops: readonly Shop[]
}

const KINDS: readonly Kind[] = ['list', 'look-up', 'create', 'form', 'page']
const PAUSE_MILLISECONDS = 25
const TRIES = 30

export function ordinaryTraffic(url: string, databaseUrl: string, shops: readonly Shop[]): Ordinary {
  const day: Day = {
    url,
    databaseUrl,
    shops: shops.map(({ id, key, handle, webhookId }) => ({ id, key, handle, webhookId })),
  }
  const thread = new Worker(import.meta.filename, { workerData: day })
  return {
    live: async (requests) => {
      thread.postMessage(requests, [])
      // What the thread below posts.
      const [lived] = (await once(thread, 'message')) as [Lived]
      return lived
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

/** As an obedient client does: whoever gets 503 comes again when it says. */
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

const CONTROL = [
  'begin',
  'select count(*) from control',
  'insert into control values (1)',
  'delete from control where n = 0',
  'select count(*) from control where n = 0',
  'commit',
]

/** Writes row after row until `work` is over. */
async function control(database: Client, work: Promise<unknown>): Promise<number[]> {
  const controls: number[] = []
  const days = { areOver: false }
  const end = (): boolean => (days.areOver = true)
  work.then(end, end)
  while (!days.areOver) {
    const began = performance.now()
    for (const statement of CONTROL) await database.query(statement)
    controls.push(performance.now() - began)
    await sleep(PAUSE_MILLISECONDS)
  }
  return controls
}

async function liveAll(day: Day, database: Client, requests: number): Promise<Lived> {
  const living = Promise.all(day.shops.map((shop) => live(day, shop, requests)))
  const controls = await control(database, living)
  return { asked: (await living).flat(), controls }
}

if (parentPort) {
  const port = parentPort
  // What was given above.
  const day = workerData as Day
  const database = new Client({ connectionString: day.databaseUrl })
  await database.connect()
  await database.query('create temporary table control (n int)')
  port.on('message', (requests: number) => {
    void liveAll(day, database, requests).then((lived) => port.postMessage(lived, []))
  })
}
