/** What strangers and bad neighbours ask for, again and again, until they are stopped. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Attack {
  readonly name: string
  /** How many of them at once, and how long each rests between two requests. */
  readonly workers: number
  readonly pauseMilliseconds: number
  /** So many answers to all of this name are the least that counts as an attack. */
  readonly atLeast: number
  readonly ask: (n: number) => { readonly path: string; readonly init?: RequestInit; readonly email?: string }
}

/** What was answered to each attack, and whom forms named that were answered with success. */
export interface Siege {
  readonly statuses: ReadonlyMap<string, Readonly<Record<number, number>>>
  readonly taken: ReadonlySet<string>
}

export interface Target {
  readonly id: string
  readonly key: string
  readonly webhookId: string
}

const BOMB_BYTES = 200_000
const FORGED_IDS = 1_000

/** An address of the internet, another one for each number. */
function from(n: number): Record<string, string> {
  return { 'x-forwarded-for': `198.${18 + (n % 2)}.${Math.floor(n / 2) % 250}.${1 + (n % 250)}` }
}

function post(n: number, type: string, body: string): RequestInit {
  return { method: 'POST', headers: { ...from(n), 'content-type': type }, body }
}

/** Each with words of its own, so that nothing that is remembered answers it. */
function likes(n: number, field: string, times: number): string {
  const conditions = Array.from({ length: times }, (_, index) => `${field} like '%zz${n}-${index}%'`)
  return `$filter=${encodeURIComponent(conditions.join(' or '))}`
}

/** Of each shop eight with a key and four without: together more than there are connections. */
export function costlyFilters(tenants: readonly Target[]): Attack[] {
  return tenants.flatMap(({ id, key }): Attack[] => [
    {
      name: 'filters with a key',
      workers: 8,
      pauseMilliseconds: 0,
      atLeast: 1,
      ask: (n) => ({ path: `/api/posts?${likes(n, 'text', 10)}`, init: { headers: { 'x-api-key': key } } }),
    },
    {
      name: 'filters without a key',
      workers: 4,
      pauseMilliseconds: 0,
      atLeast: 20,
      ask: (n) => ({ path: `/api/${id}/posts?${likes(n, 'title', 5)}`, init: { headers: from(n) } }),
    },
  ])
}

/** Of the endpoints that anybody can post to: the flooded workspace's own, and those whose ids stand in everybody's forms. */
export function floods(flooded: Target, others: readonly Target[]): Attack[] {
  const bomb = `From: ${'a;'.repeat(BOMB_BYTES / 2)}\r\nSubject: Undelivered\r\n\r\nHello`
  const events = forgedEvents()
  const doorOf = (n: number): string => others[n % others.length]?.webhookId ?? ''
  return [
    {
      name: 'header bombs',
      workers: 2,
      pauseMilliseconds: 300,
      atLeast: 4,
      ask: (n) => ({ path: `/webhooks/bounces/${doorOf(n)}`, init: post(n, 'message/rfc822', bomb) }),
    },
    {
      name: 'forms',
      workers: 2,
      pauseMilliseconds: 50,
      atLeast: 10,
      ask: (n) => {
        const email = `flood${n}@example.com`
        const body = JSON.stringify({ email })
        return {
          path: `/webhooks/contacts/${flooded.webhookId}`,
          init: post(n, 'application/json', body),
          email,
        }
      },
    },
    {
      name: 'forged STOPs',
      workers: 2,
      pauseMilliseconds: 100,
      atLeast: 6,
      ask: (n) => {
        const body = JSON.stringify({ from: `+46${700_000_000 + 3 * (1 + (n % 33))}`, text: 'STOP' })
        return { path: `/webhooks/sms/${doorOf(n)}`, init: post(n, 'application/json', body) }
      },
    },
    {
      name: 'forged events',
      workers: 1,
      pauseMilliseconds: 300,
      atLeast: 2,
      ask: (n) => ({
        path: `/webhooks/email-events/${doorOf(n)}/generic`,
        init: post(n, 'application/json', events),
      }),
    },
  ]
}

function forgedEvents(): string {
  const events = Array.from({ length: FORGED_IDS }, (_, index) => ({
    event: index % 2 === 0 ? 'bounced' : 'complained',
    messageId: `<${randomUUID()}-${index}@forged.example>`,
    recipient: `person${1 + (index % 100)}@example.com`,
  }))
  return JSON.stringify({ events })
}

let asked = 0

export interface OpenSiege {
  isFelt(): boolean
  /** What is on its way then is broken off. */
  leave(): Promise<Siege>
}

/** All of them at once, until they leave. */
export function besiege(url: string, attacks: readonly Attack[]): OpenSiege {
  const leaving = new AbortController()
  const statuses = new Map<string, Record<number, number>>()
  const taken = new Set<string>()
  const attack = async ({ name, pauseMilliseconds, ask }: Attack): Promise<void> => {
    while (!leaving.signal.aborted) {
      const { path, init, email } = ask((asked += 1))
      const answer = await fetch(`${url}${path}`, { ...init, signal: leaving.signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (answer) {
        const seen = statuses.get(name) ?? {}
        statuses.set(name, { ...seen, [answer.status]: (seen[answer.status] ?? 0) + 1 })
        if (answer.ok && email) taken.add(email)
      }
      await sleep(pauseMilliseconds)
    }
  }
  const workers = attacks.flatMap((each) => Array.from({ length: each.workers }, () => attack(each)))
  const answers = (name: string): number =>
    Object.values(statuses.get(name) ?? {}).reduce((sum, count) => sum + count, 0)
  return {
    isFelt: () => attacks.every(({ name, atLeast }) => answers(name) >= atLeast),
    leave: async () => {
      leaving.abort()
      await Promise.all(workers)
      return { statuses, taken }
    },
  }
}
