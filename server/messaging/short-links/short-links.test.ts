/** Short links: one for each place, never guessed, never to anywhere but our own pages. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { isPlace, placeOf } from './rules.ts'
import { findPlace, shortCodes } from './store.ts'

const server = await useServer()
const PUBLIC_URL = server.config.PUBLIC_URL

async function ask(method: 'GET' | 'HEAD', code: string) {
  return server.http.inject({ method, url: `/s/${code}` })
}

describe('shortCodes', () => {
  test('the same place has the same code, and another workspace another one', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]

    const first = await shortCodes(server.db, one.id, ['/w/a/1', '/w/a/2', '/w/a/1'])
    const again = await shortCodes(server.db, one.id, ['/w/a/2', '/w/a/1'])
    const theirs = await shortCodes(server.db, other.id, ['/w/a/1'])

    assert.deepEqual(Object.fromEntries(first), Object.fromEntries(again))
    assert.equal(new Set([...first.values(), ...theirs.values()]).size, 3)
    for (const code of first.values()) assert.match(code, /^[0-9A-Za-z]{8}$/)
  })

  test('twins who ask at once are given the same code', async () => {
    const { id } = await aWorkspace(server)
    const places = Array.from({ length: 50 }, (_, n) => `/w/a/${n}`)

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => shortCodes(server.db, id, n % 2 ? places : places.toReversed())),
    )

    for (const place of places) assert.equal(new Set(answers.map((codes) => codes.get(place))).size, 1, place)
  })

  test('what is somebody’s own has a longer code', async () => {
    const { id } = await aWorkspace(server)

    const codes = await shortCodes(server.db, id, ['/preferences/token', '/unsubscribe/token'])

    for (const code of codes.values()) assert.match(code, /^[0-9A-Za-z]{11}$/)
  })

  test('nothing is asked for nothing', async () => {
    const { id } = await aWorkspace(server)
    assert.equal((await shortCodes(server.db, id, [])).size, 0)
  })
})

describe('placeOf', () => {
  for (const [address, place] of [
    ['http://tidings.test/w/a/1/slug?x=1#y', '/w/a/1/slug?x=1#y'],
    ['http://tidings.test', '/'],
    ['HTTP://TIDINGS.TEST:80/w/å b', '/w/%C3%A5%20b'],
    ['https://tidings.test/w/a', undefined],
    ['http://tidings.test.evil.example/', undefined],
    ['http://tidings.test@evil.example/', undefined],
    ['http://user@tidings.test/', undefined],
    ['http://tidings.test//evil.example/', undefined],
    ['http://tidings.test/\\evil.example/', undefined],
    ['http://tidings.test/x\r\nlocation:y', '/xlocation:y'],
    ['/w/a', undefined],
    ['//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
  ] as const)
    test(`${JSON.stringify(address)} → ${place}`, () => {
      assert.equal(placeOf(address, 'http://tidings.test'), place)
      if (place !== undefined) assert.ok(isPlace(place))
    })
})

describe('GET /s/{code}', () => {
  test('leads to the page for good enough to be remembered for an hour; HEAD says the same', async () => {
    const { id } = await aWorkspace(server)
    const code = (await shortCodes(server.db, id, ['/w/shop/1/news'])).get('/w/shop/1/news') ?? ''

    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, payload } = await ask(method, code)
      assert.equal(statusCode, 302)
      assert.equal(headers.location, `${PUBLIC_URL}/w/shop/1/news`)
      assert.equal(headers['cache-control'], 'public, max-age=3600')
      assert.equal(payload, '')
    }
  })

  test('what is somebody’s own is remembered nowhere and told to nobody', async () => {
    const { id } = await aWorkspace(server)
    const place = '/preferences/token'
    const code = (await shortCodes(server.db, id, [place])).get(place) ?? ''

    const { statusCode, headers } = await ask('GET', code)

    assert.equal(statusCode, 302)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['referrer-policy'], 'no-referrer')
  })

  test('a code that was never given is not found, whatever it looks like', async () => {
    for (const code of [
      'AAAAAAA',
      'AAAAAAAA',
      'zzzzUAAAAAAA',
      'a',
      'x'.repeat(200),
      '%00',
      '..%2f..',
      "'--",
      'https:%2F%2Fevil.example',
      'é',
    ])
      assert.equal((await ask('GET', encodeURI(code))).statusCode, 404, code)
    assert.equal(await findPlace(server.db, '\0'), undefined)
  })

  test('even a row that names another site leads nowhere', async () => {
    const { id } = await aWorkspace(server)
    for (const [code, url] of [
      ['evilAAA', 'https://evil.example/'],
      ['evilBBB', '//evil.example/'],
      ['evilCCC', '/\\evil.example/'],
      ['evilDDD', '/x\r\nset-cookie: a=b'],
    ] as const) {
      await server.db.rows(sql`
        insert into short_link (code, workspace_id, url, created) values (${code}, ${id}::uuid, ${url}, now())`)
      assert.equal((await ask('GET', code)).statusCode, 404, url)
    }
  })
})
