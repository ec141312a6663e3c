/** EMBEDDINGS_URL: meaning adds to the ranking, and its endpoint is never waited for in vain. */
import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import { after, describe, test } from 'node:test'
import { assertAnswered } from '../../../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../../../test/support/server.ts'
import { openEmbeddings, type Embeddings } from '../../../platform/embeddings.ts'
import { sql } from '../../../platform/sql.ts'
import { embedProducts } from '../jobs.ts'

type Mode = 'works' | 'fails' | 'hangs' | 'babbles'

/** Knows two things: snow and beaches. */
function meaning(text: string): number[] {
  return [/snow|skiing/i.test(text) ? 3 : 0, /beach/i.test(text) ? 3 : 0, 0.1]
}

async function anEndpoint() {
  const state: { mode: Mode; asked: string[]; tokens: (string | undefined)[] } = {
    mode: 'works',
    asked: [],
    tokens: [],
  }
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { input } = JSON.parse(Buffer.concat(chunks).toString()) as { input: string[] }
      state.asked.push(...input)
      state.tokens.push(request.headers.authorization)
      const data = input.map((text) => ({ embedding: meaning(text) }))
      if (state.mode === 'fails') response.writeHead(500).end('broken')
      if (state.mode === 'babbles') response.end('{"data":[{"embedding":["x"]}]}')
      if (state.mode === 'works') response.end(JSON.stringify({ data }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { state, url: `http://:secret@127.0.0.1:${port}/v1/embeddings?model=small`, close }
}

const endpoint = await anEndpoint()
const server = await aServer({ EMBEDDINGS_URL: endpoint.url })
const quiet = { info() {}, warn() {} }
const embeddings = mustOpen()
/** With less patience than the job has. */
const hasty: Embeddings = { ...embeddings, embed: (texts) => embeddings.embed(texts, 300) }
after(async () => {
  endpoint.close()
  await server.close()
})

function mustOpen(): Embeddings {
  const opened = openEmbeddings(endpoint.url, quiet)
  assert.ok(opened)
  return opened
}

async function found(api: Api, prompt: string): Promise<string[]> {
  const { items } = assertAnswered(await api.post('/products-search', { prompt, offset: 0, limit: 10 }))
  return items.map(({ title }: { title: string }) => title)
}

async function due(workspaceId: string): Promise<number> {
  const [row] = await server.db.rows<{ n: number }>(
    sql`select count(*) as n from product where workspace_id = ${workspaceId}::uuid and embedding_due`,
  )
  return row?.n ?? 0
}

describe('EMBEDDINGS_URL', () => {
  test('of equal matches what means what was asked comes first; the job embeds what was written', async () => {
    const { api, id } = await aWorkspace(server)
    await api.post('/products', { title: 'Jacket Alpine', bodyHtml: 'For snow. Also skiing.' })
    await api.post('/products', { title: 'Jacket Riviera', bodyHtml: 'For the beach. Not skiing in winter.' })
    await api.post('/products', { title: 'Jacket Lagoon', bodyHtml: 'For the beach.' })
    assert.deepEqual((await found(api, 'jacket'))[0], 'Jacket Lagoon')

    await embedProducts(server.db, embeddings)

    assert.equal(await due(id), 0)
    assert.ok(endpoint.state.tokens.every((token) => token === 'Bearer secret'))
    assert.equal((await found(api, 'jacket, skiing please'))[0], 'Jacket Alpine')
    assert.equal((await found(api, 'jacket'))[0], 'Jacket Lagoon')
  })

  test('what means what was asked is found without any of its words, where the bounds hold, and the header says how many', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { title: 'Goggles', bodyHtml: 'Against glare in the snow.', price: 50 })
    await api.post('/products', { title: 'Wax', bodyHtml: 'For the snow.', price: 500 })
    await api.post('/products', { title: 'Wafers', bodyHtml: 'With vanilla.', price: 50 })
    await api.post('/products', { title: 'Towel', bodyHtml: 'For the beach.', price: 50 })
    assert.deepEqual(await found(api, 'skiing under 100'), [])

    await embedProducts(server.db, embeddings)

    assert.deepEqual(await found(api, 'skiing under 100'), ['Goggles'])
    assert.deepEqual((await found(api, 'skiing')).toSorted(), ['Goggles', 'Wax'])
    assert.deepEqual(await found(api, 'skiing but no goggles'), ['Wax'])
    assert.deepEqual(await found(api, 'wafers'), ['Wafers'])
    const answer = await api.post('/products-search', { prompt: 'skiing', offset: 0, limit: 10 })
    assert.match(String(answer.headers['x-search-interpretation']), /meaning=2/)
    assert.equal(answer.body.meta.maxResults, 2)
  })

  test('ranks by words and by meaning are fused: of what has the words, what means it as well comes first', async () => {
    const { api } = await aWorkspace(server)
    await api.post('/products', { title: 'Skiing jacket', bodyHtml: 'For skiing.' })
    await api.post('/products', { title: 'Snow shovel' })
    await embedProducts(server.db, embeddings)

    assert.deepEqual(await found(api, 'skiing'), ['Skiing jacket', 'Snow shovel'])
  })

  test('a new text is embedded again, a new price is not', async () => {
    const { api, id } = await aWorkspace(server)
    await api.post('/collections', { title: 'A', externalId: 'c' })
    await api.post('/products', { externalId: 'a', title: 'Jacket', externalCollectionIds: ['c'] })
    await embedProducts(server.db, embeddings)

    await api.post('/products', { externalId: 'a', price: 5 })
    assert.equal(await due(id), 0)
    await api.post('/products', { externalId: 'a', bodyHtml: 'snow' })
    assert.equal(await due(id), 1)
    await embedProducts(server.db, embeddings)
    await api.post('/collections', { title: 'B', externalId: 'c' })
    assert.equal(await due(id), 1)
  })

  test('a product written while it is being embedded goes on waiting', async () => {
    const { api, id } = await aWorkspace(server)
    await api.post('/products', { externalId: 'a', title: 'Jacket' })
    const meanwhile = {
      tryEmbed: async () => undefined,
      embed: async (texts: readonly string[]) => {
        await api.post('/products', { externalId: 'a', title: 'Other' })
        return texts.map(() => Float32Array.of(1, 0, 0))
      },
    }

    await embedProducts(server.db, meanwhile)

    assert.equal(await due(id), 1)
  })

  for (const mode of ['fails', 'hangs', 'babbles'] as const) {
    test(`while the endpoint ${mode} search answers by words, waits 1 s at most and once, and says so once`, async () => {
      const { api } = await aWorkspace(server)
      await api.post('/products', { title: 'Jacket' })
      endpoint.state.mode = mode
      const warned: unknown[] = []
      const own = openEmbeddings(endpoint.url, { info() {}, warn: (line: unknown) => void warned.push(line) })

      const start = performance.now()
      assert.deepEqual(await found(api, 'jacket'), ['Jacket'])
      assert.equal(await own?.tryEmbed('a', 300), undefined)
      const asked = endpoint.state.asked.length
      assert.equal(await own?.tryEmbed('b', 300), undefined)
      assert.deepEqual(await found(api, 'jacket'), ['Jacket'])
      assert.ok(performance.now() - start < 10_000)

      assert.equal(warned.length, 1)
      assert.equal(endpoint.state.asked.length, asked, 'it is left alone for a while')
      await assert.rejects(embedProducts(server.db, hasty))
      endpoint.state.mode = 'works'
    })
  }
})
