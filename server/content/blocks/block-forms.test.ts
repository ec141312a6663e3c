/** Blocks of the OpenAPI document: a form for each type, of the same values as the endpoints take. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contractOf, type Json } from '../../../test/support/contract.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { REQUIRED } from './block-rules.ts'
import { BLOCK_TYPES } from './blocks.ts'

const server = await useServer()
const contract = contractOf(server.http)
const { schemas } = contract.document['components'] as { schemas: Readonly<Record<string, Json>> }
const block = schemas['Block'] as {
  oneOf: Json[]
  discriminator: { propertyName: string; mapping: Record<string, string> }
}
const formOf = (type: string) => schemas[block.discriminator.mapping[type]?.split('/').at(-1) ?? ''] ?? {}

test('each type of block is one form of the document, found by its type, that says what it needs', () => {
  assert.equal(block.discriminator.propertyName, 'type')
  assert.deepEqual(Object.keys(block.discriminator.mapping).toSorted(), BLOCK_TYPES.toSorted())
  assert.deepEqual(
    new Set(Object.values(block.discriminator.mapping)),
    new Set(block.oneOf.map(({ $ref }) => $ref)),
  )
  for (const type of BLOCK_TYPES) {
    const { required, properties } = formOf(type) as { required: string[]; properties: Record<string, Json> }
    assert.deepEqual(required, ['type', ...REQUIRED[type]], type)
    for (const [name, { description }] of Object.entries(properties))
      if (name !== 'type') assert.ok(String(description).length > 3, `${type}.${name}`)
    for (const name of REQUIRED[type])
      assert.notEqual(properties[name]?.['description'], 'Kept, and not shown', type)
  }
})

test('what the forms say of a block is what a campaign takes: the least of each, and nothing less', async () => {
  const { api } = await aWorkspace(server)
  const create = (one: Json) =>
    api.post('/campaigns', { deliveryChannel: 'email', title: 'May', blocks: [one] })
  const least: Readonly<Record<'text' | 'url' | 'imageUrl', string>> = {
    text: 'Mastodon https://x.example/@a',
    url: 'https://x.example/a',
    imageUrl: 'https://x.example/a.jpg',
  }
  for (const type of BLOCK_TYPES) {
    const needed = REQUIRED[type]
    const whole: Json = { type, ...Object.fromEntries(needed.map((name) => [name, least[name]])) }
    assert.equal(contract.faultsOf({ $ref: '#/components/schemas/Block' }, whole), undefined, type)
    assert.equal((await create(whole)).status, 201, type)
    for (const name of needed) {
      const { [name]: _, ...without } = whole
      assert.notEqual(
        contract.faultsOf({ $ref: '#/components/schemas/Block' }, without),
        undefined,
        `${type} without ${name}`,
      )
      assert.equal((await create(without)).status, 400, `${type} without ${name}`)
    }
    const example = (formOf(type)['examples'] as Json[])[0] ?? {}
    assert.equal((await create(example)).status, 201, JSON.stringify(example))
  }
})
