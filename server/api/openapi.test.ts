/** The OpenAPI document: valid, whole, equal to the routes; and the page that shows it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { apiWith, aServer } from '../../test/support/server.ts'
import { assertAnswered } from '../../test/support/assertions.ts'

const server = await aServer()
after(() => server.close())
const anyone = apiWith(server.http)

test('GET /api/openapi.json is a valid OpenAPI 3.1 document', async () => {
  const document = assertAnswered(await anyone.get('/openapi.json'))

  const { valid, errors } = await new Validator().validate(structuredClone(document))

  assert.ok(valid, JSON.stringify(errors, null, 2))
  assert.equal(document.openapi, '3.1.0')
})

test('/docs needs nothing from any other origin, and answers 304 to what was read before', async () => {
  for (const path of ['/docs', '/docs/start.js', '/docs/reference.js']) {
    const answer = await anyone.get(path)
    assert.equal(answer.status, 200, path)
    assert.match(String(answer.headers['content-security-policy']), /default-src 'none'/)

    const again = await anyone.get(path, { 'if-none-match': String(answer.headers['etag']) })

    assert.equal(again.status, 304, path)
  }
})
