/** POST /contacts-search and GET /contacts: what comes back, in which order, and what is refused. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { type Api, aWorkspace, useServer } from '../../test/support/server.ts'
import { MEMBERS } from './record.ts'

const server = await useServer()

const PAGE = { offset: 0, limit: 100 }

let api: Api
before(async () => {
  ;({ api } = await aWorkspace(server))
  await api.post('/contacts', { email: 'Ann@example.com', name: 'Ann', tags: ['vip'], city: 'Lund' })
  await api.post('/contacts', {
    email: 'bo@example.com',
    name: 'Bo',
    tags: ['vip', 'new'],
    addDirectly: true,
  })
  await api.post('/contacts', { phone: '+46701234567', name: 'Cy', statusTags: { shop: { plan: 'gold' } } })
})

async function found(body: object): Promise<string[]> {
  const { items } = assertAnswered(await api.post('/contacts-search', { ...PAGE, orderBy: 'name', ...body }))
  return items.map(({ name }: { name: string }) => name)
}

describe('POST /contacts-search', () => {
  test('without filter all contacts of the workspace match, and none of another', async () => {
    const stranger = await aWorkspace(server)

    assert.deepEqual(await found({}), ['Ann', 'Bo', 'Cy'])
    const theirs = assertAnswered(await stranger.api.post('/contacts-search', PAGE))
    assert.deepEqual(theirs, { meta: { maxResults: 0 }, items: [] })
  })

  test('filter takes the text of $filter and its structure alike', async () => {
    for (const [text, structure, names] of [
      ["state eq 'active'", { field: 'state', operator: 'eq', value: 'active' }, ['Bo']],
      ["email eq 'ANN@EXAMPLE.com'", { field: 'email', operator: 'eq', value: 'ANN@EXAMPLE.com' }, ['Ann']],
      ["tags in ('NEW','other')", { field: 'tags', operator: 'in', value: ['NEW', 'other'] }, ['Bo']],
      ["not tags eq 'vip'", { not: { field: 'tags', operator: 'eq', value: 'vip' } }, ['Cy']],
      ['tags eq null', { field: 'tags', operator: 'eq', value: null }, ['Cy']],
      [
        "city eq 'Lund' or phone like '+4670%'",
        {
          or: [
            { field: 'city', operator: 'eq', value: 'Lund' },
            { field: 'phone', operator: 'like', value: '+4670%' },
          ],
        },
        ['Ann', 'Cy'],
      ],
      [
        "created between '2020-01-01' and '2999-01-01'",
        { field: 'created', operator: 'between', value: ['2020-01-01', '2999-01-01'] },
        ['Ann', 'Bo', 'Cy'],
      ],
    ] as const) {
      assert.deepEqual(await found({ filter: text }), names, text)
      assert.deepEqual(await found({ filter: structure }), names, JSON.stringify(structure))
    }
  })

  test('orderBy takes text and structure; created desc without it', async () => {
    assert.deepEqual(await found({ orderBy: 'name desc' }), ['Cy', 'Bo', 'Ann'])
    assert.deepEqual(await found({ orderBy: [{ field: 'state' }, { field: 'name', direction: 'desc' }] }), [
      'Bo',
      'Cy',
      'Ann',
    ])
    const { items } = assertAnswered(await api.post('/contacts-search', PAGE))
    assert.deepEqual(
      items.map(({ name }: { name: string }) => name),
      ['Cy', 'Bo', 'Ann'],
    )
  })

  test('fields are exactly the members that come back, in that order, with the values of the record', async () => {
    const whole = assertAnswered(await api.post('/contacts-search', { ...PAGE, orderBy: 'name' }))
    for (const fields of [['name'], ['tags', 'id', 'follows'], [...MEMBERS].toReversed(), ['name', 'name']]) {
      const chosen = assertAnswered(await api.post('/contacts-search', { ...PAGE, orderBy: 'name', fields }))

      const members = [...new Set(fields)]
      assert.equal(chosen.meta.maxResults, 3)
      for (const [index, item] of chosen.items.entries()) {
        assert.deepEqual(Object.keys(item), members)
        for (const member of members) assert.deepEqual(item[member], whole.items[index][member], member)
      }
    }
    assert.deepEqual(Object.keys(whole.items[0]), MEMBERS)
  })

  test('unknown fields are refused with 400 naming those that can be used', async () => {
    for (const field of ['nope', '', 'Name', '__proto__', 'constructor', 'follows.email', 'x'.repeat(500)]) {
      const answer = await api.post('/contacts-search', { ...PAGE, fields: ['name', field] })

      assertRefused(answer, 400, /^fields\[1\]: .* is not a field of a contact; use id, feedId, state/)
    }
    assertRefused(await api.post('/contacts-search', { ...PAGE, fields: [] }), 400, /fields/)
    assertRefused(await api.post('/contacts-search', { ...PAGE, fields: 'name' }), 400, /fields/)
  })

  test('maximum page size: limit is 0 to 100, above is refused; 0 gives just the total', async () => {
    assert.deepEqual(assertAnswered(await api.post('/contacts-search', { offset: 0, limit: 0 })), {
      meta: { maxResults: 3 },
      items: [],
    })
    for (const limit of [101, -1, 1.5, '10', null, 1e30])
      assertRefused(await api.post('/contacts-search', { offset: 0, limit }), 400, /limit/)
    for (const offset of [-1, 0.5, '0', 1e300])
      assertRefused(await api.post('/contacts-search', { offset, limit: 1 }), 400, /offset/)
  })

  test('offset and limit are required', async () => {
    assertRefused(await api.post('/contacts-search', { limit: 1 }), 400, /offset: is required/)
    assertRefused(await api.post('/contacts-search', { offset: 0 }), 400, /limit: is required/)
    assertRefused(await api.post('/contacts-search'), 400)
  })

  test('pages follow each other, and the total stays exact past the end', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => api.post('/contacts-search', { offset, limit: 1, orderBy: 'name' })),
    )

    assert.deepEqual(
      pages.map(({ body }) => [body.meta.maxResults, body.items[0]?.name]),
      [
        [3, 'Ann'],
        [3, 'Bo'],
        [3, 'Cy'],
        [3, undefined],
      ],
    )
  })

  test('X-Api-Version is accepted and answered; another value is refused', async () => {
    const answer = await api.post('/contacts-search', PAGE, { 'x-api-version': '2026-07' })

    assertAnswered(answer)
    assert.equal(answer.headers['x-api-version'], '2026-07')
    assertRefused(await api.post('/contacts-search', PAGE, { 'x-api-version': '2025-01' }), 400, /2026-07/)
  })

  test('filters and orders that cannot be read are refused at their place', async () => {
    for (const [body, words] of [
      [{ filter: "nope eq 'x'" }, /Fields to filter by/],
      [{ filter: { field: 'nope', operator: 'eq', value: 'x' } }, /filter\.field/],
      [{ filter: { field: 'name', operator: 'is', value: 'x' } }, /filter\.operator/],
      [{ filter: ['name'] }, /filter/],
      [{ filter: '' }, /filter/],
      [{ orderBy: 'tags' }, /Fields to sort by/],
      [{ orderBy: [{ field: 'name', direction: 'up' }] }, /asc or desc/],
      [{ orderBy: 7 }, /orderBy/],
    ] as const)
      assertRefused(await api.post('/contacts-search', { ...PAGE, ...body }), 400, words)
  })
})

async function namesOf(query: string): Promise<string[]> {
  return assertAnswered(await api.get(`/contacts?${query}`)).items.map(({ name }: { name: string }) => name)
}

describe('GET /contacts', () => {
  test('$filter: every operator, strings in single quotes, and / or; $orderBy: a field, asc unless desc', async () => {
    for (const [filter, expected] of [
      ["name eq 'Ann'", ['Ann']],
      ["name ne 'Ann'", ['Bo', 'Cy']],
      ["name gt 'Bo'", ['Cy']],
      ["name ge 'Bo'", ['Bo', 'Cy']],
      ["name lt 'Bo'", ['Ann']],
      ["name le 'Bo'", ['Ann', 'Bo']],
      ["email like 'example.com'", ['Ann', 'Bo']],
      ["name in ('Cy','Ann')", ['Ann', 'Cy']],
      ["name between 'Ann' and 'Bo'", ['Ann', 'Bo']],
      ["tags eq 'vip' and city eq 'Lund' or name eq 'Cy'", ['Ann', 'Cy']],
    ] as const)
      assert.deepEqual(await namesOf(`$orderBy=name&$filter=${encodeURIComponent(filter)}`), expected, filter)
    assert.deepEqual(await namesOf('$orderBy=name asc'), ['Ann', 'Bo', 'Cy'])
    assert.deepEqual(await namesOf('$orderBy=name desc'), ['Cy', 'Bo', 'Ann'])
  })

  test('$limit is 1 to 1000, default 30; above, below or no integer is refused', async () => {
    assert.equal(assertAnswered(await api.get('/contacts?$limit=1000')).items.length, 3)
    for (const limit of ['0', '1001', '-1', '1.5', 'x', ''])
      assertRefused(await api.get(`/contacts?$limit=${limit}`), 400, /\$limit/)
    for (const offset of ['-1', '1.5', '1e300'])
      assertRefused(await api.get(`/contacts?$offset=${offset}`), 400)
  })

  test('unknown $ parameters are refused naming those taken, others are ignored', async () => {
    assertRefused(await api.get('/contacts?$top=1'), 400, /\$top is not taken here/)
    assertRefused(await api.get('/contacts?$expand=tags'), 400, /\$filter/)
    assertAnswered(await api.get('/contacts?utm_source=x&top=1'))
  })
})
