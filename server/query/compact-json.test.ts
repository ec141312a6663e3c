/** Lists are compact JSON: nothing between the tokens, and every value as it was. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { sql } from '../platform/sql.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'

/** What a careless remover of spaces would change. */
const HOSTILE = 'a , b : c "d", "e" : \\ \\" \\\\", {"f" : [1, 2]} \u2028 é 😀 \t\n x'
const MAP = {
  [HOSTILE]: { deep: [1, 'a, b : c', { '"': '\\' }, null, true, {}, []], empty: '' },
  'a , b': { n: -0.5, nothing: null },
}
const CUSTOM = { size: 'a , b : "c"', n: 2, 'a , "b"': '\\' }
const LISTS = [
  '/contacts',
  '/contacts/contacts-tags',
  '/products',
  '/collections',
  '/posts',
  '/public-posts',
  '/campaigns',
  '/workspaces',
  '/team-members',
  '/embedded-integrations',
]

const server = await useServer()
let workspace: TestWorkspace

before(async () => {
  workspace = await aWorkspace(server)
  const { api } = workspace
  const made = async (path: string, body: object) => assertAnswered(await api.post(path, body), 201)
  await made('/contacts', {
    email: 'ann@example.com',
    name: HOSTILE.replaceAll(/\s+/g, ' '),
    tags: ['a , b : c', 'vip'],
    statusTags: MAP,
  })
  await server.db.rows(sql`
    update contact set custom_fields = ${JSON.stringify(CUSTOM)}::jsonb where workspace_id = ${workspace.id}::uuid`)
  const collection = await made('/collections', { title: 'a , b : "c"', externalId: 'x , "y" : z' })
  const other = await made('/collections', { title: 'Summer', externalId: 'summer' })
  await made('/products', {
    title: 'a , b : "c"',
    price: 12.5,
    currency: 'SEK',
    tags: ['a , b', 'c'],
    collectionIds: [collection.id, other.id],
    customProperties: MAP,
  })
  await made('/campaigns', { deliveryChannel: 'sms', title: 'a , b : "c"', text: 'x' })
  await made('/embedded-integrations', {})
  await api.post('/post-requests', { header: 'a , b : "c"', text: 'From ten to four.', action: 'publish' })
})

/** One way to write it. A number may keep a nought at its end, which JavaScript would not write. */
function assertCompact(text: string): void {
  const body: unknown = JSON.parse(text)
  assert.equal(
    text.replaceAll(/(:-?\d+\.\d*?)0+(?=[,}])/g, '$1').replaceAll(/\.(?=[,}])/g, ''),
    JSON.stringify(body),
  )
}

describe('lists have compact JSON', () => {
  for (const path of LISTS)
    test(`GET ${path}`, async () => {
      const answer = await workspace.api.get(path)

      assertAnswered(answer)
      assertCompact(answer.text)
    })

  test('GET /{workspaceId}/posts', async () => {
    assertCompact((await workspace.api.get(`/${workspace.id}/posts`)).text)
  })

  test('POST /contacts-search, with all members, with chosen ones, and with each one alone', async () => {
    const page = { offset: 0, limit: 10 }
    const { body, text } = await workspace.api.post('/contacts-search', page)
    assertCompact(text)
    const members = Object.keys(body.items[0])

    for (const fields of [members, ...members.map((member) => [member])]) {
      const chosen = await workspace.api.post('/contacts-search', { ...page, fields })
      assertCompact(chosen.text)
      for (const member of fields)
        assert.deepEqual(chosen.body.items[0][member], body.items[0][member], member)
    }
  })

  test('POST /products-search', async () => {
    const { body, text } = await workspace.api.post('/products-search', { offset: 0, limit: 10 })

    assertCompact(text)
    assert.deepEqual(body.items[0].collections.toSorted(), ['Summer', 'a , b : "c"'])
    assert.deepEqual(body.items[0].collectionExternalIds.toSorted(), ['summer', 'x , "y" : z'])
  })

  test('maps, names and arrays keep every character of theirs', async () => {
    const [contact] = (await workspace.api.get('/contacts')).body.items
    const [product] = (await workspace.api.get('/products')).body.items

    assert.deepEqual(contact.statusTags, MAP)
    assert.deepEqual(contact.customFields, CUSTOM)
    assert.deepEqual(product.customProperties, MAP)
    assert.equal(product.price, 12.5)
    const titles = product.collections.map((c: { collectionTitle: string }) => c.collectionTitle)
    assert.deepEqual(titles.toSorted(), ['Summer', 'a , b : "c"'])
    assert.equal(contact.name, HOSTILE.replaceAll(/\s+/g, ' '))
  })
})
