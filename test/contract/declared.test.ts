/** Declared or impossible: the check that stands behind every test that asks the server. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contractOf } from '../support/contract.ts'
import { aWorkspace, useServer } from '../support/server.ts'

const server = await useServer()
const contract = contractOf(server.http)
const { api } = await aWorkspace(server)
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

/** Whether the check would let a test get this answer of GET /authorization. */
function isLetPass(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): boolean {
  const operation = contract.find('GET', '/api/authorization')
  assert.ok(operation)
  try {
    contract.assertDeclared(operation, { status, text: JSON.stringify(body), headers })
    return true
  } catch {
    return false
  }
}

describe('an answer that the document does not describe fails the test that got it', () => {
  test('by its status, its type, a member too many, a member too few, a member of another type', async () => {
    const { status, body } = await api.get('/authorization')

    assert.ok(isLetPass(status, body))
    assert.ok(!isLetPass(201, body))
    assert.ok(!isLetPass(404, body))
    assert.ok(!isLetPass(200, body, { 'content-type': 'text/html' }))
    assert.ok(!isLetPass(200, { ...body, secret: 1 }))
    assert.ok(!isLetPass(200, { ...body, feed: { ...body.feed, secret: 1 } }))
    assert.ok(!isLetPass(200, { ...body, feed: { id: body.feed.id } }))
    assert.ok(!isLetPass(200, { ...body, status: 1 }))
  })

  test('an error by a member too many or too few', async () => {
    const { status, body } = await api.get('/authorization?$top=1')
    const { traceId: _, ...rest } = body

    assert.ok(isLetPass(status, body))
    assert.ok(!isLetPass(status, { ...body, stack: 'at …' }))
    assert.ok(!isLetPass(status, rest))
  })

  test('each address is found as the router finds it', () => {
    assert.equal(found('GET', '/api/contacts/contacts-tags'), '/api/contacts/contacts-tags')
    assert.equal(found('PATCH', '/api/contacts/x/tags/'), '/api/contacts/{contactId}/tags')
    assert.equal(found('POST', '/webhooks/contacts/test/x'), '/webhooks/contacts/test/{webhookId}')
    assert.equal(found('POST', '/webhooks/contacts/test'), '/webhooks/contacts/{webhookId}')
    assert.equal(found('DELETE', '/api/contacts'), undefined)
  })
})

function found(method: string, path: string): string | undefined {
  return contract.find(method, path)?.path
}
