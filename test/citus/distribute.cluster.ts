/** `tidings distribute` on a cluster: what is missing is said, everything goes where it belongs, nothing is lost. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findPlace, shortCodes } from '../../server/messaging/short-links/store.ts'
import { openDatabase } from '../../server/platform/database.ts'
import { distribute } from '../../server/platform/distribution/distribute.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { aFolder } from '../support/embedded.ts'
import { migrateBefore, olderWorkspaces } from '../support/older-schema.ts'
import { log } from '../support/postgres.ts'
import { aShopIn } from '../support/shop.ts'
import { tidings } from '../support/tidings.ts'
import { ask } from './cluster.ts'
import { aBareDatabase, urlOf } from './databases.ts'

const settingsOf = (home: Parameters<typeof urlOf>[0]) => ({ DATABASE_URL: urlOf(home), DATA_DIR: aFolder() })

interface Finding {
  readonly check: string
  readonly ok: boolean
  readonly says: string
}

describe('tidings distribute', () => {
  test('says what is missing, one step after the other, and changes nothing', async () => {
    const empty = await aBareDatabase('empty')
    const alone = await aBareDatabase('with the extension')

    const without = await tidings(['distribute'], settingsOf(empty.home))
    const lonely = await tidings(['distribute'], settingsOf(alone.home))

    assert.equal(without.exitCode, 1)
    assert.match(without.stderr, /create extension citus/)
    assert.equal(lonely.exitCode, 1)
    assert.match(lonely.stderr, /citus_set_coordinator_host[^]*citus_add_node/)
    assert.deepEqual(await ask(alone.home, 'select from pg_dist_partition'), [])
  })

  test('lays every table where it belongs with what it holds; a second time there is nothing to do', async () => {
    const { home, nodes } = await aBareDatabase('with its workers')
    const settings = settingsOf(home)
    const shops = [await aShopIn(settings), await aShopIn(settings)]
    for (const { id } of shops)
      await ask(
        home,
        `insert into contact (workspace_id, id, email, state, created, updated)
         select '${id}', gen_random_uuid(), n || '@x.se', 'active', now(), now() from generate_series(1, 50) n`,
      )

    const first = await tidings(['distribute', '--shards', '4', '--json'], settings)
    const again = await tidings(['distribute', '--json'], settings)

    assert.equal(first.exitCode, 0, first.stderr)
    const { laid } = first.json<{ laid: { name: string; place: string }[] }>()
    assert.ok(laid.some(({ name, place }) => name === 'contact' && place === 'by workspace'))
    assert.ok(laid.some(({ name, place }) => name === 'workspace' && place === 'on every node'))
    assert.deepEqual(again.json<{ laid: unknown[] }>().laid, [])
    const rows = await ask(
      home,
      'select workspace_id as id, count(*)::int as n from contact group by 1 order by 1',
    )
    assert.deepEqual(
      rows,
      shops.map(({ id }) => ({ id, n: 50 })).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    )
    const parts = await ask(
      home,
      `select count(*)::int as n from pg_dist_shard join pg_dist_placement using (shardid)
       where logicalrelid = 'contact'::regclass group by groupid order by groupid`,
    )
    assert.deepEqual(
      parts,
      nodes.slice(1).map(() => ({ n: 2 })),
      'the parts are shared between the workers',
    )
  })

  test('a table that a migration made is laid by that migration; doctor names one that is astray', async () => {
    const { home } = await aBareDatabase('with its workers')
    const settings = settingsOf(home)
    await tidings(['distribute', '--shards', '4'], settings)
    await ask(home, `select undistribute_table('search_miss')`)

    const astray = await tidings(['doctor', '--json'], settings)
    // As if its file had only now been applied.
    await ask(home, `delete from migration_checksum where name like '0063%'`)
    await migrate(home, log)
    const well = await tidings(['doctor', '--json'], settings)

    const found = ({ json }: typeof astray) =>
      json<{ findings: Finding[] }>().findings.find(({ check }) => check === 'tables of the cluster')
    assert.deepEqual(
      [found(astray)?.ok, found(astray)?.says],
      [false, 'do not lie where they belong: search_miss'],
    )
    assert.equal(found(well)?.ok, true)
  })

  test('short links of before the cluster’s upgrade lead on, and new ones lie with their workspace', async () => {
    const { home } = await aBareDatabase('with its workers')
    await migrateBefore(home, '0112')
    const [id = ''] = await olderWorkspaces(home, 1)
    await ask(home, `insert into short_link values ('Ab3dE9x', '${id}', '/w/older/1/news', now())`)
    await distribute(home, 4)

    await migrate(home, log)

    const db = openDatabase({ connection: home, log, connections: 2 })
    const place = '/w/older/1/spring'
    const code = (await shortCodes(db, id, [place])).get(place) ?? ''
    const places = [await findPlace(db, 'Ab3dE9x'), await findPlace(db, code)]
    await db.close()
    assert.deepEqual(places, ['/w/older/1/news', place])
    const laid = await ask(home, `select from pg_dist_partition where logicalrelid = 'short_link'::regclass`)
    assert.equal(laid.length, 1)
  })

  test('a server that runs is not distributed under its feet', async () => {
    const { home } = await aBareDatabase('with its workers')
    await migrate(home, log)
    const { Client } = await import('pg')
    const client = new Client({ ...home, application_name: 'tidings requests' })
    await client.connect()

    const refused = await tidings(['distribute'], settingsOf(home))
    await client.end()

    assert.equal(refused.exitCode, 1)
    assert.match(refused.stderr, /running.*stop the server/)
  })
})
