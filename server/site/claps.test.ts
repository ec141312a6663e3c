/** Claps: one button without a script, counted once each, and no way for scripts to make many (docs/decisions "Posts"). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { apiWith, aServer, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { moveClock, newId, stopClock } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'

const server = await useServer()
const { db, http } = server
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const DAY = 24 * 60 * 60 * 1000

async function aPost({ id, handle }: Pick<TestWorkspace, 'id' | 'handle'>, isPrivate = false) {
  const post = await db.transaction((tx) =>
    publishPost(tx, id, { title: 'May', text: 'Words', html: '<p>Words</p>', isPrivate }),
  )
  return { ...post, url: `/w/${handle}/${post.id}/may`, claps: `/w/${handle}/${post.id}/claps` }
}

interface Clapper {
  readonly cookie?: string | undefined
  readonly address?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A clap as a browser's form sends it. */
async function clap(url: string, { cookie, address = '203.0.113.1', headers = {} }: Clapper = {}) {
  const answer = await http.inject({
    method: 'POST',
    url,
    remoteAddress: address,
    headers: { ...FORM, ...(cookie ? { cookie } : {}), ...headers },
    payload: '',
  })
  const set = String(answer.headers['set-cookie'] ?? '')
  return { status: answer.statusCode, headers: answer.headers, set, cookie: set.split(';', 1)[0] }
}

async function clapsOf(postId: string): Promise<{ shown: number; kept: number; hashes: string[] }> {
  const [post] = await db.rows<{ shown: number }>(
    sql`select claps as shown from post where id = ${postId}::uuid`,
  )
  const claps = await db.rows<{ n: number; hash: string }>(sql`
    select n, encode(clapper, 'hex') as hash from clap where post_id = ${postId}::uuid`)
  assert.ok(post)
  return { ...post, kept: claps.reduce((sum, { n }) => sum + n, 0), hashes: claps.map(({ hash }) => hash) }
}

describe('POST /w/{handle}/{postId}/claps', () => {
  test('a form is led back to the post, where the new count is; the page that is kept is no longer good', async () => {
    const post = await aPost(await aWorkspace(server))
    const before = await http.inject({ url: post.url })

    const { status, headers } = await clap(post.claps)

    assert.equal(status, 303)
    assert.equal(headers.location, `${post.url}#claps`)
    const again = await http.inject({
      url: post.url,
      headers: { 'if-none-match': String(before.headers['etag']) },
    })
    assert.equal(again.statusCode, 200)
    assert.match(again.payload, /<output>1 clap<\/output>/)
  })

  test('a script hears the count and how much of it is its own', async () => {
    const post = await aPost(await aWorkspace(server))

    const answer = await http.inject({
      method: 'POST',
      url: post.claps,
      headers: { accept: 'application/json' },
    })

    assert.equal(answer.statusCode, 200)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.deepEqual(answer.json(), { claps: 1, words: '1 clap, 1 of them yours', isFull: false })
  })

  test('only who claps gets a cookie: no page sets one, scripts cannot read it, other sites do not send it', async () => {
    const workspace = await aWorkspace(server)
    const post = await aPost(workspace)
    for (const url of [post.url, `/w/${workspace.handle}`, `/w/${workspace.handle}/subscribe`])
      assert.equal((await http.inject({ url })).headers['set-cookie'], undefined)

    const first = await clap(post.claps)
    const second = await clap(post.claps, { cookie: first.cookie })

    assert.match(
      first.set,
      new RegExp(`^clapper=[0-9A-Za-z]{22}; Path=/w/${workspace.handle}; .*HttpOnly; SameSite=Lax$`),
    )
    assert.equal(second.set, '')
  })

  test('a browser counts 50 times on a post, also when it claps all at once, and 50 times on the next', async () => {
    const workspace = await aWorkspace(server)
    const [one, other] = [await aPost(workspace), await aPost(workspace)]
    const { cookie } = await clap(one.claps, { address: '198.51.100.1' })
    const addresses = Array.from({ length: 60 }, (_, n) => `198.51.100.${n}`)

    await Promise.all(addresses.map((address) => clap(one.claps, { cookie, address })))
    await clap(other.claps, { cookie })

    assert.deepEqual({ ...(await clapsOf(one.id)), hashes: 0 }, { shown: 50, kept: 50, hashes: 0 })
    assert.equal((await clapsOf(other.id)).shown, 1)
    const full = await http.inject({
      method: 'POST',
      url: one.claps,
      headers: { accept: 'application/json', cookie: String(cookie) },
    })
    assert.deepEqual(full.json(), {
      claps: 50,
      words: '50 claps, 50 of them yours: that is all there are',
      isFull: true,
    })
  })

  test('a script that drops its cookie has 200 on a post in a day from one address, whatever it sends', async () => {
    const wide = await aServer()
    let moved = 0
    const wait = (milliseconds: number): void => {
      moved += milliseconds
      moveClock(milliseconds)
    }
    try {
      const workspace = await aWorkspace(wide)
      const post = await wide.db.transaction((tx) =>
        publishPost(tx, workspace.id, { title: 'May', text: '', html: '' }),
      )
      const url = `/w/${workspace.handle}/${post.id}/claps`
      // The rate of an address is one a second; the clock is moved so that only the bound on the post is met.
      const send = async (n: number) => {
        wait(1100)
        return wide.http.inject({
          method: 'POST',
          url,
          remoteAddress: `2001:db8:1:2::${n.toString(16)}`,
          headers: {
            ...FORM,
            'user-agent': `script ${n}`,
            cookie: n % 2 ? '' : `clapper=${String(n).padStart(22, '0')}`,
          },
        })
      }
      for (let n = 0; n < 210; n += 1) assert.equal((await send(n)).statusCode, 303)
      const count = async () =>
        (await wide.db.rows<{ claps: number }>(sql`select claps from post where id = ${post.id}::uuid`))[0]
          ?.claps

      assert.equal(await count(), 200)

      wait(DAY)
      await send(300)
      assert.equal(await count(), 201)
      const rows = await wide.db.rows(sql`select from clap_address`)
      assert.equal(rows.length, 1, 'what was kept of an address is gone the day after')
    } finally {
      moveClock(-moved)
      await wide.close()
    }
  })

  test('an address has one a second, and 60 at once; the page of 429 says when to come again', async (t) => {
    t.after(stopClock())
    const post = await aPost(await aWorkspace(server))
    const address = '192.0.2.77'
    const answers = []
    for (let n = 0; n < 64; n += 1) answers.push(await clap(post.claps, { address }))

    const late = answers.at(-1)
    assert.equal(late?.status, 429)
    assert.ok(late?.headers['retry-after'])
  })

  test('neither cookies nor addresses are kept, and claps on two posts cannot be told together', async () => {
    const workspace = await aWorkspace(server)
    const [one, other] = [await aPost(workspace), await aPost(workspace)]
    const { cookie = '' } = await clap(one.claps, { address: '192.0.2.5' })
    await clap(other.claps, { cookie, address: '192.0.2.5' })

    const [a, b] = [await clapsOf(one.id), await clapsOf(other.id)]
    assert.notDeepEqual(a.hashes, b.hashes)
    const kept = await db.rows(sql`select c::text as row from clap c`)
    const addresses = await db.rows(sql`select a::text as row from clap_address a`)
    const all = JSON.stringify([kept, addresses])
    assert.ok(!all.includes(cookie.split('=')[1] ?? '-'))
    assert.ok(!all.includes('192.0.2.5'))
  })

  test("another site's form counts nothing, and leads to the post all the same", async () => {
    const post = await aPost(await aWorkspace(server))

    for (const site of ['cross-site', 'same-site']) {
      const { status, set } = await clap(post.claps, { headers: { 'sec-fetch-site': site } })
      assert.equal(status, 303)
      assert.equal(set, '')
    }

    assert.equal((await clapsOf(post.id)).shown, 0)
  })

  test('a private post, one of another workspace, none and nonsense are 404 and count nothing', async () => {
    const workspace = await aWorkspace(server)
    const secret = await aPost(workspace, true)
    const foreign = await aPost(await aWorkspace(server))
    for (const id of [secret.id, foreign.id, newId(), 'x', "' or 1=1"])
      assert.equal((await clap(`/w/${workspace.handle}/${encodeURIComponent(id)}/claps`)).status, 404, id)

    assert.equal((await clapsOf(secret.id)).shown, 0)
    assert.equal((await clapsOf(foreign.id)).shown, 0)
  })

  test('forged, over-long and doubled cookies are those of a new browser', async () => {
    const post = await aPost(await aWorkspace(server))
    for (const cookie of [
      'clapper=',
      'clapper=x',
      `clapper=${'0'.repeat(4000)}`,
      "clapper='; drop table clap",
    ])
      assert.match((await clap(post.claps, { cookie })).set, /^clapper=[0-9A-Za-z]{22};/, cookie)
  })

  test('JSON and other bodies are not taken, nor forms over 16 KiB', async () => {
    const post = await aPost(await aWorkspace(server))
    const send = async (type: string, payload: string) =>
      (await http.inject({ method: 'POST', url: post.claps, headers: { 'content-type': type }, payload }))
        .statusCode

    assert.equal(await send('application/json', '{}'), 415)
    assert.equal(await send('text/plain', 'x'), 415)
    assert.equal(await send('application/x-www-form-urlencoded', `a=${'x'.repeat(20_000)}`), 413)
  })
})

describe('the API after a clap', () => {
  test('lists show it, and one that is filtered by claps does not remember its old total', async () => {
    const { id, handle, api } = await aWorkspace(server)
    const post = await aPost({ id, handle })
    const popular = async () => assertAnswered(await api.get('/posts?$filter=claps ge 1'))
    assert.equal((await popular()).meta.maxResults, 0)

    await clap(post.claps)

    const { meta, items } = await popular()
    assert.equal(meta.maxResults, 1)
    assert.equal(items[0].claps, 1)
    const [summary] = assertAnswered(await api.get('/public-posts'))
    assert.equal(summary.claps, 1)
    const open = assertAnswered(await apiWith(http).get(`/${id}/posts`))
    assert.equal(open.items[0].claps, 1)
  })
})
