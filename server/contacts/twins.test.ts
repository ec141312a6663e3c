/** Contacts under concurrency: one for one identity whoever races, no deadlock, and counters that count. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { retried } from '../platform/database.ts'
import { sql } from '../platform/sql.ts'
import type { ContactInput } from './merge-batch.ts'
import { receive } from './upsert.ts'

const server = await useServer()

const ADMISSION: ContactInput['consentDefaults'] = {
  state: 'active',
  followsEmail: 'always',
  followsSms: 'always',
  isOwnAct: true,
  whenClaimedTwice: 'email-wins',
}

function phone(n: number): string {
  return `+4670${1_000_000 + n}`
}

function tagged(...tags: string[]): ContactInput[] {
  return [{ details: { name: 'Ann', tags }, consentDefaults: ADMISSION }]
}

describe('POST /contacts', { concurrency: false }, () => {
  test('50 concurrent identical creates make one row with the tags of all', async () => {
    const { api, id } = await aWorkspace(server)

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        api.post('/contacts', { email: 'twin@example.com', tags: [`t${n % 3}`] }),
      ),
    )

    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
    const list = assertAnswered(await api.get('/contacts'))
    assert.equal(list.meta.maxResults, 1)
    assert.equal(list.items.length, 1)
    assert.deepEqual(list.items[0].tags.toSorted(), ['t0', 't1', 't2'])
    await assertContactsCounted(server.db, id)
  })

  test('200 groups of crossing emails and phones: never a 500, never an identity twice, counters exact', async () => {
    const { api, id } = await aWorkspace(server)
    const bodies = Array.from({ length: 200 }, (_, n) => [
      { email: `a${n}@example.com`, phone: phone(n), tags: [`g${n % 7}`] },
      { email: `a${n}@example.com`, phone: phone((n + 1) % 200) },
      { email: `A${n}@example.com`, tags: ['all'] },
      { phone: phone(n), name: `N${n}`, addDirectly: n % 2 === 0 },
    ]).flat()

    const answers = await Promise.all(bodies.map((body) => api.post('/contacts', body)))

    const statuses = [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b)
    assert.ok(
      statuses.every((status) => [200, 201, 409].includes(status)),
      String(statuses),
    )
    const [{ rows, doubles }] = (await server.db.rows(sql`
      select count(*)::int as rows,
        (count(email) - count(distinct lower(email)) + count(phone) - count(distinct phone))::int as doubles
      from contact where workspace_id = ${id}::uuid`)) as [{ rows: number; doubles: number }]
    assert.equal(doubles, 0)
    assert.equal(rows, answers.filter(({ status }) => status === 201).length)
    await assertContactsCounted(server.db, id)
  })

  test('tags, settings and creates that race leave counters equal to count(*)', async () => {
    const { api, id } = await aWorkspace(server)
    const made = await Promise.all(
      [0, 1, 2, 3].map((n) => api.post('/contacts', { email: `c${n}@example.com`, tags: ['a'] })),
    )
    const ids = made.map(({ body }) => body.id as string)

    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, n) => {
        const contact = ids[n % 4] ?? ''
        if (n % 3 === 0)
          return api.patch(`/contacts/${contact}/tags`, { tagsToAdd: [`x${n % 5}`], tagsToRemove: ['a'] })
        if (n % 3 === 1) return api.patch(`/contacts/${contact}/notification-settings`, { sms: n % 2 === 0 })
        return api.post('/contacts', { email: `c${n % 4}@example.com`, tags: ['a', `x${n % 4}`] })
      }),
    )

    assert.ok(
      answers.every(({ status }) => status < 300),
      JSON.stringify(answers.map(({ status }) => status)),
    )
    await assertContactsCounted(server.db, id)
  })
})

describe('receive', () => {
  test('identities that change hands within one batch end with their last owner', async () => {
    const { id } = await aWorkspace(server)
    const come = (...details: ContactInput['details'][]) =>
      retried(() =>
        server.db.transaction((tx) =>
          receive(
            tx,
            id,
            details.map((details) => ({ details, consentDefaults: ADMISSION })),
          ),
        ),
      )
    await come(
      { email: 'a@example.com', phone: '+46701000001' },
      { email: 'b@example.com', phone: '+46701000002' },
    )

    // The first contact is written first, and takes what the second still has at that moment.
    await come(
      { phone: '+46701000001', name: 'One' },
      { email: 'spare@example.com', phone: '+46701000002' },
      { email: 'b@example.com', phone: '+46701000001' },
      { email: 'a@example.com', name: 'New' },
    )

    const rows = await server.db.rows(sql`
      select email, phone, name from contact where workspace_id = ${id}::uuid order by id`)
    assert.deepEqual(rows, [
      { email: 'b@example.com', phone: '+46701000001', name: 'One' },
      { email: 'spare@example.com', phone: '+46701000002', name: null },
      { email: 'a@example.com', phone: null, name: 'New' },
    ])
    await assertContactsCounted(server.db, id)
  })

  test('a transaction that is undone leaves no tag remembered that is not there', async () => {
    const { id } = await aWorkspace(server)
    const undone = server.db.transaction(async (tx) => {
      await receive(tx, id, tagged('lost'))
      await receive(tx, id, tagged('lost'))
      throw new Error('undone')
    })
    await assert.rejects(undone, /undone/)

    await server.db.transaction((tx) => receive(tx, id, tagged('kept')))
    await server.db.transaction((tx) => receive(tx, id, tagged('lost')))

    await assertContactsCounted(server.db, id)
    const tags = await server.db.rows(sql`
      select name, number from contact_tag where workspace_id = ${id}::uuid order by number`)
    assert.deepEqual(tags, [
      { name: 'kept', number: 1 },
      { name: 'lost', number: 2 },
    ])
  })

  test('a batch of 32 costs six statements', async () => {
    const { id } = await aWorkspace(server)
    const batch = Array.from({ length: 32 }, (_, n) => ({
      details: { email: `p${n}@example.com`, phone: `+4670200${1000 + n}`, tags: ['a', `t${n}`] },
      consentDefaults: { ...ADMISSION, state: 'invited' as const },
      note: { source: 'form', text: 'Hello' },
      invitation: {},
    }))
    await server.db.transaction((tx) => receive(tx, id, batch.slice(0, 1)))
    let statements = 0

    await server.db.transaction((tx) => {
      const counting: typeof tx = {
        ...tx,
        rows: (...query) => {
          statements += 1
          return tx.rows(...query)
        },
      }
      return receive(counting, id, batch)
    })

    // Identities, owners, known tags, the tags' lock, new tags, and one for all that is written.
    assert.equal(statements, 6)
  })
})
