/** The page that shows the API, as it is sent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apiWith, useServer } from '../../test/support/server.ts'

const server = await useServer()
const anyone = apiWith(server.http)

test('/docs needs nothing from any other origin, and answers 304 to what was read before', async () => {
  for (const path of ['/docs', '/docs/start.js', '/docs/reference.js']) {
    const answer = await anyone.get(path)
    assert.equal(answer.status, 200, path)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/)

    const again = await anyone.get(path, { 'if-none-match': String(answer.headers['etag']) })

    assert.equal(again.status, 304, path)
  }
})
