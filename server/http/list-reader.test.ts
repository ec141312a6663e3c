/** Searches that cost: weighed, paid for, ended in time or when nobody waits, and never in another workspace's way. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import {
  type Answer,
  apiWith,
  aServer,
  aWorkspace,
  type TestServer,
  useServer,
} from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { stopClock } from '../platform/clock.ts'

const server = await useServer({ SEARCH_TIMEOUT_SECONDS: '60', DATABASE_CONNECTIONS: '16' })

/** As many as the budget takes. */
const COSTLIEST = likes(10)
const WAIT_MILLISECONDS = 10_000

function likes(n: number): string {
  return Array.from({ length: n }, (_, index) => `text like 'a${index}'`).join(' or ')
}

function claps(n: number): string {
  return Array.from({ length: n }, (_, index) => `claps eq ${index}`).join(' or ')
}

function posts(filter: string): string {
  return `/posts?$filter=${encodeURIComponent(filter)}`
}

/** Whoever reads the table waits until the test lets go: a query that never ends by itself. */
async function held(table: 'post' | 'contact', { db }: TestServer = server): Promise<() => Promise<void>> {
  const end = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx.execute(`lock table ${table} in access exclusive mode`)
    locked.resolve()
    await end.promise
  })
  await locked.promise
  return async () => {
    end.resolve()
    await holding
  }
}

/** How many statements of searches and downloads PostgreSQL is busy with. */
async function running({ db }: TestServer = server): Promise<number> {
  const [row] = await db.rows<{ n: number }>(sql`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and state = 'active'
      and application_name in ('tidings searches', 'tidings downloads')`)
  return row?.n ?? 0
}

async function until(isMet: () => Promise<boolean>): Promise<void> {
  const began = Date.now()
  while (!(await isMet())) {
    if (Date.now() - began > WAIT_MILLISECONDS) throw new Error('not met in time')
    await sleep(20)
  }
}

function remaining({ headers }: Answer): number {
  return Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1])
}

describe('a search that takes too long', () => {
  test('is ended by the database and answers 400 naming the costly condition, in $filter and in a body', async (t) => {
    const hasty = await aServer({ SEARCH_TIMEOUT_SECONDS: '1' })
    t.after(() => hasty.close())
    const { api } = await aWorkspace(hasty)
    const release = [await held('post', hasty), await held('contact', hasty)]

    const answer = await api.get(posts("title eq 'a' and text like 'sale%'"))
    const body = { filter: { field: 'bio', operator: 'like', value: 'x' }, offset: 0, limit: 1 }
    const searched = await api.post('/contacts-search', body)

    assertRefused(answer, 400, /takes too long; narrow it: text like 'sale%' costs most/)
    assertRefused(searched, 400, /takes too long; narrow it: bio like 'x' costs most/)
    assert.equal(answer.body.details[0].path, '$filter')
    assert.equal(searched.body.details[0].path, 'filter')
    assert.equal(await running(hasty), 0)
    for (const free of release) await free()
    assertAnswered(await api.get(posts("title eq 'a' and text like 'sale%'")))
  })
})

describe('a caller that leaves', () => {
  for (const [what, table, path, accept] of [
    ['search', 'post', posts("text like 'a'"), 'application/json'],
    ['order', 'contact', '/contacts?$orderBy=bio', 'application/json'],
    ['spreadsheet', 'contact', '/contacts', 'text/csv'],
  ] as const) {
    test(`takes its ${what} along: PostgreSQL is no longer busy with it`, async (t) => {
      const { key, api } = await aWorkspace(server)
      const at = server.http.server.listening ? server.http.listeningOrigin : await server.http.listen()
      const release = await held(table)
      t.after(release)

      const leaving = new AbortController()
      const headers = { 'x-api-key': key, accept }
      const asked = fetch(`${at}/api${path}`, { headers, signal: leaving.signal })
      await until(async () => (await running()) === 1)
      leaving.abort()

      await assert.rejects(asked, /abort/i)
      await until(async () => (await running()) === 0)
      await release()
      const answer = await api.get(path, { accept })
      assert.equal(answer.status, 200, 'the connection serves the next')
    })
  }

  test('while it waits for its turn takes none', async (t) => {
    const { key, api } = await aWorkspace(server)
    const at = server.http.server.listening ? server.http.listeningOrigin : await server.http.listen()
    const release = await held('post')
    t.after(release)
    const leaving = new AbortController()
    const ask = (n: number) =>
      fetch(`${at}/api${posts(`text like 'a${n}'`)}`, {
        headers: { 'x-api-key': key },
        signal: leaving.signal,
      })

    const asked = Array.from({ length: 10 }, (_, n) => ask(n))
    await until(async () => (await running()) === 2)
    leaving.abort()
    await Promise.allSettled(asked)

    await until(async () => (await running()) === 0)
    await release()
    assertAnswered(await api.get(posts("text like 'a'")))
  })
})

describe('searches of one workspace', () => {
  test('however many, leave another a place, and more than may wait are 429 with Retry-After', async (t) => {
    const [greedy, modest] = [await aWorkspace(server), await aWorkspace(server)]
    const release = await held('post')
    t.after(release)

    let turnedAway = 0
    const asked = Array.from({ length: 110 }, async (_, n) => {
      const answer = await greedy.api.get(posts(`title eq 'a${n}'`))
      if (answer.status === 429) turnedAway += 1
      return answer
    })
    await until(async () => (await running()) === 2 && turnedAway === 110 - 102)
    assertAnswered(await modest.api.get("/contacts?$filter=name eq 'a'"))
    assertAnswered(await greedy.api.get('/contacts'))
    await release()

    const answers = await Promise.all(asked)
    const crowded = answers.filter(({ status }) => status === 429)
    assert.equal(crowded.length, 110 - 102)
    for (const answer of crowded) {
      assertRefused(answer, 429, /wait for one another/)
      assert.ok(Number(answer.headers['retry-after']) >= 1)
    }
    for (const { status } of answers) assert.ok([200, 429, 503].includes(status), String(status))
  })

  test('of strangers wait for one another and not for its keys', async (t) => {
    const { id, api } = await aWorkspace(server)
    const release = await held('post')
    t.after(release)

    const strangers = Array.from({ length: 20 }, (_, n) =>
      apiWith(server.http).get(`/${id}${posts(`title eq 'a${n}'`)}`),
    )
    await until(async () => (await running()) === 1)
    assertAnswered(await api.get("/contacts?$filter=name eq 'a'"))
    await release()

    for (const { status } of await Promise.all(strangers)) assert.ok([200, 503].includes(status))
  })
})

describe('the weight of a filter', () => {
  test('over the budget is 400 before the database is asked, and says what costs most', async () => {
    const { api } = await aWorkspace(server)

    const answer = await api.get(posts(likes(100)))
    const body = { filter: likes(11), offset: 0, limit: 1 }

    assertRefused(
      answer,
      400,
      /costs too much: 2000 points of at most 200; narrow it, for text like 'a0' costs most/,
    )
    assertRefused(await api.get(posts(likes(11)), { accept: 'text/csv' }), 400, /costs too much/)
    assertRefused(
      await api.post('/products-search', { ...body, filter: body.filter.replaceAll('text', 'bodyHtml') }),
      400,
    )
    assertAnswered(await api.get(posts(COSTLIEST)))
  })

  test('counts against the rate limit of the key, and RateLimit says what is left', async (t) => {
    t.after(stopClock())
    const limited = await aServer({ RATE_LIMIT_PER_MINUTE: '6', RATE_LIMIT_BURST: '50' })
    t.after(() => limited.close())
    const { api } = await aWorkspace(limited)

    assert.equal(remaining(await api.get('/posts')), 49)
    assert.ok(Math.abs(remaining(await api.get(posts(COSTLIEST))) - 29) <= 1)
    assert.ok(Math.abs(remaining(await api.get(posts(COSTLIEST))) - 9) <= 2)
    const refused = await api.get(posts(COSTLIEST))
    assertRefused(refused, 429, /Too many requests/)
    assert.ok(Number(refused.headers['retry-after']) >= 5)
    assert.ok(remaining(refused) >= 8, 'what was refused is not counted')
    assertAnswered(await api.get("/posts?$filter=title eq 'a'"))
  })

  test('counts against the address of a stranger, and a spreadsheet pays like a list', async (t) => {
    t.after(stopClock())
    const limited = await aServer({
      RATE_LIMIT_PER_MINUTE: '6',
      PUBLIC_RATE_LIMIT_PER_MINUTE: '6',
      RATE_LIMIT_BURST: '20',
    })
    t.after(() => limited.close())
    const { id, api } = await aWorkspace(limited)
    const filter = ['a', 'b', 'c', 'd', 'e'].map((word) => `title like '%${word}%'`).join(' or ')

    const costly = await apiWith(limited.http).get(`/${id}${posts(filter)}`)
    assert.ok(Math.abs(remaining(costly) - 17) <= 1, String(costly.headers['ratelimit']))

    const bios = Array.from({ length: 10 }, () => "bio like 'x'").join(' or ')
    const file = await api.get(`/contacts?$filter=${encodeURIComponent(bios)}`, { accept: 'text/csv' })
    assert.equal(file.status, 200)
    assert.ok(remaining(file) <= 1, String(file.headers['ratelimit']))
  })
})

describe('GET /{workspaceId}/posts, without a key', () => {
  const stranger = apiWith(server.http)

  test('is filtered and sorted by id, title, tags, dates, claps and author, and by nothing else', async () => {
    const { id, api } = await aWorkspace(server)

    for (const filter of [
      "id eq '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13'",
      "title like '%a%'",
      "tags eq 'a'",
      "publishedDate gt '2026-01-01'",
      "created lt '2026-01-01' and updated lt '2026-01-01'",
      'claps gt 3',
      "author.name eq 'Ann'",
    ])
      assertAnswered(await stranger.get(`/${id}${posts(filter)}`))
    for (const filter of ["text like 'a'", "html eq 'a'", "url eq 'a'", "image eq 'a'"]) {
      assertRefused(await stranger.get(`/${id}${posts(filter)}`), 400, /Fields to filter by: id, title, /)
      assertAnswered(await api.get(posts(filter)))
    }
    assertRefused(await stranger.get(`/${id}/posts?$orderBy=text`), 400, /Fields to sort by/)
    assertAnswered(await stranger.get(`/${id}/posts?$orderBy=claps desc`))
  })

  test('takes five conditions at most', async () => {
    const { id, api } = await aWorkspace(server)

    assertAnswered(await stranger.get(`/${id}${posts(claps(5))}`))
    assertRefused(await stranger.get(`/${id}${posts(claps(6))}`), 400, /at most 5 conditions without a key/)
    assertAnswered(await api.get(posts(claps(6))))
  })
})
