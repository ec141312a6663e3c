/** Answers are compressed for whoever takes them so, and for nobody else; secrets never are. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { apiWith, aServer, aWorkspace } from '../../test/support/server.ts'
import { encodingFor } from './compression.ts'

const server = await aServer()
after(() => server.close())
const stranger = apiWith(server.http)

async function filled() {
  const workspace = await aWorkspace(server)
  for (let n = 0; n < 30; n += 1)
    await workspace.api.post('/contacts', { name: `Contact ${n}`, bio: 'Likes plants. '.repeat(20) })
  for (let n = 0; n < 5; n += 1)
    await workspace.api.post('/post-requests', {
      action: 'publish',
      header: `Post ${n}`,
      text: 'Ferns! '.repeat(200),
    })
  return workspace
}

function accepts(header?: string) {
  return encodingFor({ headers: header === undefined ? {} : { 'accept-encoding': header } })
}

describe('compression', { concurrency: true }, () => {
  test('API, pages, feeds and documentation come as br or gzip to those who accept it, the same underneath', async () => {
    const { api, id, handle } = await filled()
    const places = [
      '/contacts',
      `/${id}/posts`,
      `/w/${handle}`,
      `/w/${handle}/feed.xml`,
      `/w/${handle}/feed.json`,
    ]

    for (const place of [...places, '/openapi.json', '/docs/reference.js']) {
      const plain = await api.get(place)
      assert.equal(plain.headers['content-encoding'], undefined, place)
      assert.match(String(plain.headers['vary']), /accept-encoding/i, place)
      for (const [accept, encoding] of [
        ['gzip, br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0.1, gzip', 'gzip'],
      ]) {
        const small = await api.get(place, { 'accept-encoding': accept ?? '' })
        assert.equal(small.headers['content-encoding'], encoding, place)
        assert.ok(small.bytes.length * 2 < plain.bytes.length, place)
        assert.equal(small.text, plain.text, place)
      }
    }
  })

  test('a spreadsheet is compressed as it streams', async () => {
    const { api } = await filled()

    const plain = await api.get('/contacts', { accept: 'text/csv' })
    const small = await api.get('/contacts', { accept: 'text/csv', 'accept-encoding': 'gzip' })

    assert.equal(small.headers['content-length'], undefined)
    assert.equal(small.text, plain.text)
  })

  test('small answers, errors too, and answers whose size could betray a secret are sent as they are', async () => {
    const { api, webhookId } = await filled()
    const both = { 'accept-encoding': 'br, gzip' }

    for (const place of ['/authorization', '/contacts?$filter=1', `/preferences/${'x'.repeat(60)}`])
      assert.equal((await api.get(place, both)).headers['content-encoding'], undefined, place)
    const form = { email: 'ann@example.com', note: 'x'.repeat(5_000) }
    const answer = await stranger.post(`/webhooks/contacts/test/${webhookId}`, form, both)
    assert.equal(answer.headers['content-encoding'], undefined)
  })

  test('what a caller takes is read by its quality values; without a word nothing is compressed', () => {
    for (const header of [undefined, '', 'identity', 'br;q=0, gzip;q=0', 'zstd', 'x'.repeat(2_000)])
      assert.equal(accepts(header), undefined, header)
    assert.equal(accepts('GZIP'), 'gzip')
    assert.equal(accepts('*'), 'br')
    assert.equal(accepts('identity;q=0.5, gzip;q=0.4'), undefined)
  })
})

test('the keyless list of posts has an ETag: what was read before answers 304, until there is another post', async () => {
  const { api, id } = await filled()
  const first = await stranger.get(`/${id}/posts`)
  const etag = String(first.headers['etag'])

  const again = await stranger.get(`/${id}/posts`, { 'if-none-match': etag })
  assert.equal(again.status, 304)
  assert.equal(again.text, '')
  assert.equal(again.headers['etag'], etag)
  await api.post('/post-requests', { action: 'publish', header: 'New' })
  const changed = await stranger.get(`/${id}/posts`, { 'if-none-match': etag })
  assertAnswered(changed)
  assert.notEqual(changed.headers['etag'], etag)
})
