/** How a search asks the database: in few statements, in one snapshot, and with one plan for what is ranked. */
import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { onOneMachine } from '../../../../test/support/database-activity.ts'
import { aWorkspace, useServer } from '../../../../test/support/server.ts'
import type { Queryable, Tx } from '../../../platform/database.ts'
import type { Searcher } from '../../../platform/searches.ts'
import { sql } from '../../../platform/sql.ts'
import { upsertProducts } from '../upsert.ts'
import { readAsked, searchProducts } from './search.ts'

const server = await useServer()
const shop = await aWorkspace(server)
const RARE = Array.from({ length: 12 }, (_, n) => `Quzzel${String.fromCodePoint(97 + n)}orb`)
/** So often PostgreSQL looks what plans for the values of each would cost. */
const PLANNED_APART = 5

before(async () => {
  const titles = [...RARE, ...Array.from({ length: 40 }, (_, n) => `Zibbo ${n}`), 'Leather sandals', 'Zyxel7']
  const bodies = titles.map((title) => ({ externalId: `sku ${title}`, title, price: 5, currency: 'EUR' }))
  const numbered = { externalId: 'QZ-4711', title: 'Flibbertop', price: 5, currency: 'EUR' }
  await server.db.transaction((tx) => upsertProducts(tx, shop.id, [...bodies, numbered]))
})

async function found(db: Searcher, prompt: string): Promise<{ total: number; titles: string[] }> {
  const asked = readAsked({ prompt, fields: ['title'], offset: 0, limit: 20 })
  const { list } = await searchProducts({ db, embeddings: undefined }, shop.id, asked)
  const { meta, items } = JSON.parse(list) as { meta: { maxResults: number }; items: { title: string }[] }
  return { total: meta.maxResults, titles: items.map(({ title }) => title) }
}

/** Tells of each transaction, and of each statement before it is asked. */
function recorded(note: (what: string, values?: readonly unknown[]) => Promise<void> | void): Searcher {
  const noting = <Asked extends Queryable>(db: Asked): Asked => ({
    ...db,
    rows: async (query, options) => {
      await note(query.text, query.values)
      return db.rows(query, options)
    },
    execute: async (text, values) => {
      await note(text)
      return db.execute(text, values)
    },
  })
  const { db } = server
  return {
    ...noting(db),
    transaction: async (work, options) => {
      await note('begin')
      return db.transaction((tx: Tx) => work(noting(tx)), options)
    },
  }
}

describe('a search by prompt', () => {
  for (const [prompt, statements, of] of [
    ['quzzelaorb', 3, 'a word'],
    ['zyxel7 max 100', 3, 'a word that may be a code and is none'],
    ['qz4711', 3, 'a code'],
    ['lether sandalls', 6, 'two slips'],
    ['quzzelaorb kwertig', 8, 'words of which no product has all'],
  ] as const) {
    test(`asks for ${of} in one transaction and ${statements} statements, once its words are known`, async () => {
      const expected = await found(server.db, prompt)
      const asked: string[] = []

      assert.deepEqual(
        await found(
          recorded((what) => void asked.push(what)),
          prompt,
        ),
        expected,
      )
      assert.equal(expected.total, 1)
      assert.equal(asked.filter((what) => what === 'begin').length, 1)
      assert.equal(asked.length - 1, statements, asked.join('\n'))
    })
  }

  test('reads all products one after the other for a prompt without words, and by their words for any other', async () => {
    for (const [prompt, isInTurn] of [
      ['under 50 euro', true],
      ['a present for my mum under 50 euro', true],
      ['zibbo under 50 euro', false],
    ] as const) {
      const asked: string[] = []
      await found(
        recorded((what) => void asked.push(what)),
        prompt,
      )
      assert.equal(
        asked.some((what) => what.includes('set local enable_seqscan to default')),
        isInTurn,
        prompt,
      )
    }
  })

  test('looks in the index for nothing that begins with one letter or two: all products may have such', async () => {
    for (const prompt of ['sandals', 'red wool dress', 'sandals that are not leather', 'san']) {
      const begun: string[] = []
      const note = (what: string, values: readonly unknown[] = []): void => {
        if (!what.includes('matched @@')) return
        for (const value of values) begun.push(...(String(value).match(/'[^']{0,2}':\*/g) ?? []))
      }
      await found(recorded(note), prompt)
      assert.deepEqual(begun, [], prompt)
    }
  })

  test('asks nothing that the index alone cannot answer, of what is wanted and of what is refused: no vector is unpacked', async () => {
    for (const prompt of ['sandals', 'red sandals', 'sandals that are not leather']) {
      const asked: string[] = []
      const note = (what: string, values: readonly unknown[] = []): void => {
        if (!what.includes('matched @@')) return
        asked.push(...values.map(String).filter((value) => value.startsWith('(') || value.startsWith("'")))
        assert.doesNotMatch(what, /not p\.matched @@/)
      }
      await found(recorded(note), prompt)
      assert.ok(asked.length > 0)
      assert.deepEqual(
        asked.filter((query) => /'\*?:[A-D]|<->/.test(query)),
        [],
        prompt,
      )
    }
  })

  test('looks for words of its own workspace alone: of "dress" the index holds the products of all', async () => {
    for (const prompt of [
      'red wool dress',
      'zibbo without leather',
      'quzzelaorb kwertig',
      'something like Zibbo 3',
    ]) {
      const words: string[] = []
      const note = (what: string, values: readonly unknown[] = []): void => {
        if (what.includes('matched @@'))
          words.push(...values.flatMap((value) => String(value).match(/'[^']+'/g) ?? []))
      }
      await found(recorded(note), prompt)
      const others = words.filter((word) => !word.startsWith(`'${shop.id.slice(-4)}`))
      assert.ok(words.length > 0)
      assert.deepEqual(others, [], prompt)
    }
  })

  // In a cluster a value leads to its node, and each look is planned.
  onOneMachine(
    'ranks and reads the page by one plan for all words, however many products have them',
    async () => {
      // The connection that has asked before is lent already.
      const plans = await server.db.session(() =>
        server.db.session(async (fresh) => {
          for (const prompt of [...RARE, 'zibbo', 'quzzelaorb']) await found(fresh, prompt)
          return fresh.rows<{ custom: number; generic: number }>(
            sql`
          select custom_plans as custom, generic_plans as generic from pg_prepared_statements
          where statement like '%ts_rank%'`,
            { named: false },
          )
        }),
      )

      assert.deepEqual(plans, [{ custom: PLANNED_APART, generic: RARE.length + 2 - PLANNED_APART }])
    },
  )

  test('answers with the page of the products that it counted, whatever is rewritten, deleted or swept meanwhile', async () => {
    const [title = ''] = RARE
    const own = sql`workspace_id = ${shop.id}::uuid and title = ${title}::text`
    let statements = 0
    const db = recorded(async (what) => {
      if (!what.includes('ts_rank')) return
      statements += 1
      // The rows are looked for where they lay: they move, and what lay there may be swept away.
      for (const price of [6, 7, 8])
        await server.db.rows(sql`update product set price = ${price}::numeric where ${own}`)
      await server.db.rows(sql`delete from product where ${own}`)
      await server.db.execute('vacuum product')
    })

    assert.deepEqual(await found(db, title), { total: 1, titles: [title] })
    assert.equal(statements, 1)
    assert.equal((await found(server.db, title)).total, 0)
  })
})
