/** The guide of blocks: an example and a picture of each type, the picture being of the example as it is drawn now. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { digestOf, DRAWN_OF, drawnOf, FOLDER, picturedExamples } from '../../../test/pictures/examples.ts'
import { apiWith, aWorkspace, useServer } from '../../../test/support/server.ts'
import { BLOCK_TYPES } from '../../content/blocks/blocks.ts'

const server = await useServer()
const examples = await picturedExamples()

test('each type of block has an example that a campaign takes, and a picture of it in words', async () => {
  const { api } = await aWorkspace(server)
  for (const { name, alt, blocks } of examples) {
    const { status, text } = await api.post('/campaigns', { deliveryChannel: 'email', title: name, blocks })
    assert.equal(status, 201, `${name}: ${text}`)
    assert.ok(alt.length > 10, name)
  }
  const types = new Set(examples.flatMap(({ blocks }) => blocks.map(({ type }) => type)))
  assert.deepEqual(
    BLOCK_TYPES.filter((type) => !types.has(type) && type !== 'spacer'),
    [],
  )
})

test('each picture was drawn of its example as it is drawn now: `npm run pictures` draws them again', async () => {
  // Our own file, written by that script.
  const drawn = JSON.parse(await readFile(DRAWN_OF, 'utf8')) as Record<string, string>
  assert.deepEqual(drawn, Object.fromEntries(examples.map((each) => [each.name, digestOf(drawnOf(each))])))
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.webp')).sort()
  assert.deepEqual(files, examples.flatMap(({ name }) => [`${name}-dark.webp`, `${name}.webp`]).sort())
})

test('pages show them light and dark with their size, from this server alone', async () => {
  const anyone = apiWith(server.http)
  const { text } = await anyone.get('/docs/blocks', { accept: 'text/html' })
  const shown = [
    ...text.matchAll(
      /<source srcset="([^"]+)" media="\(prefers-color-scheme: dark\)"><img src="([^"]+)" alt="[^"]{10,}" width="(\d+)" height="(\d+)"/g,
    ),
  ]
  assert.equal(shown.length, examples.length)
  for (const [, dark = '', light = '', width, height] of shown) {
    assert.equal(width, '640')
    assert.ok(Number(height) > 40)
    for (const address of [dark, light]) {
      const { status, headers } = await anyone.get(address)
      assert.deepEqual([status, headers['content-type']], [200, 'image/webp'], address)
    }
  }
  for (const missing of [
    '/docs/pictures/nothing.webp',
    '/docs/pictures/drawn-of.json',
    '/docs/pictures/..%2f..%2fpackage.json',
  ])
    assert.equal((await anyone.get(missing)).status, 404, missing)
})
