/** Filters as people write them: members of nested maps by dots, phone numbers without a country code. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aServer, aWorkspace, type Api } from '../../test/support/server.ts'
import { readAudienceFilter } from '../messaging/audience/segments.ts'
import { createSegment } from './segments/store.ts'

const server = await aServer()
after(() => server.close())

async function namesBy(api: Api, filter: string): Promise<string[]> {
  const listed = assertAnswered(await api.get(`/contacts?$filter=${encodeURIComponent(filter)}`))
  const searched = assertAnswered(await api.post('/contacts-search', { filter, offset: 0, limit: 100 }))
  assert.deepEqual(searched.items, listed.items)
  return listed.items.map(({ name }: { name: string }) => name).toSorted()
}

describe('filters of contacts', { concurrency: true }, () => {
  test('a member of a nested map is read by dots, at any depth', async () => {
    const { api } = await aWorkspace(server)
    const level = { n: 3, 'a.b': 'dots', deep: { er: { x: 'far' } }, list: ['one', 'two'] }
    await api.post('/contacts', { name: 'Ann', statusTags: { level } })
    await api.post('/contacts', { name: 'Bo', statusTags: { level: { n: 5 }, 'level.n': { own: true } } })

    assert.deepEqual(await namesBy(api, 'statusTags.level.n eq 3'), ['Ann'])
    assert.deepEqual(await namesBy(api, 'statusTags.level.n between 2 and 4'), ['Ann'])
    assert.deepEqual(await namesBy(api, "statusTags.level.deep.er.x like 'FA%'"), ['Ann'])
    assert.deepEqual(await namesBy(api, "statusTags.level.list eq 'two'"), ['Ann'])
    assert.deepEqual(await namesBy(api, 'statusTags.level.none eq null'), ['Ann', 'Bo'])
    assert.deepEqual(await namesBy(api, 'statusTags.level.n ne null'), ['Ann', 'Bo'])
    assert.deepEqual(
      await namesBy(api, 'statusTags.level.n.own eq true'),
      [],
      'a name of its own comes first',
    )
  })

  test("a phone in a filter may be national: it is read in the workspace's country", async () => {
    const { api, id } = await aWorkspace(server, { country: 'SE' })
    const other = await aWorkspace(server, { country: 'NO' })
    for (const one of [api, other.api]) await one.post('/contacts', { name: 'Ann', phone: '+46701234567' })
    await api.post('/contacts', { name: 'Bo', phone: '+46701234568' })

    assert.deepEqual(await namesBy(api, "phone eq '070-123 45 67'"), ['Ann'])
    assert.deepEqual(await namesBy(api, "phone in ('0701234568', 'nonsense')"), ['Bo'])
    assert.deepEqual(await namesBy(api, "not (phone ne '0701234567') and phone ne '0701234568'"), ['Ann'])
    assert.deepEqual(await namesBy(other.api, "phone eq '070-123 45 67'"), [])
    const segment = await createSegment(server.db, id, { name: 'Ann', filter: "phone eq '0701234567'" })
    const audience = await readAudienceFilter(server.db, id, [segment.id])
    assert.deepEqual(audience, { field: 'phone', operator: 'eq', values: ['+46701234567'] })
  })
})
