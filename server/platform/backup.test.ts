/** Tests of backup and restore: everything, exactly, or nothing at all. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { assertAnswered } from '../../test/support/assertions.ts'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { aDatabase, type TestDatabase } from '../../test/support/database.ts'
import { log } from '../../test/support/postgres.ts'
import { aProgram } from '../../test/support/program.ts'
import {
  apiWith,
  aServer,
  aWorkspace,
  type TestServer,
  type TestWorkspace,
} from '../../test/support/server.ts'
import { openServer } from '../server.ts'
import { BackupUnreadable } from './backup-opening.ts'
import { eventually } from '../../test/support/sending.ts'
import { restoreBackup, RestoreRefused } from './backup-restore.ts'
import { describeTables, homeSchema, nameOf } from './backup-schema.ts'
import { writeBackup } from './backup.ts'
import { newId } from './clock.ts'
import type { Connection } from './embedded-postgres.ts'
import { onePool } from './pools.ts'
import { readMigrations, type Migration } from './migration-files.ts'
import { sql } from './sql.ts'
import { splitStatements } from '../lib/sql-statements.ts'

const HOSTILE = 'tab\t line\n return\r back\\slash \\N \\. "quote" \u0001 \u2028 é 😀 \u{10FFFF} \uFEFF'

let source: TestServer
let workspace: TestWorkspace
let folder = ''
let file = ''
let original: Map<string, string>
/** Made by the API. */
const CONTACTS = 30

const opened: TestDatabase[] = []

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tidings-backup-'))
  source = await aServer()
  workspace = await aWorkspace(source)
  await fill(source, workspace)
  // The log of requests and the last use of keys are written a second later.
  await eventually(async () => {
    const { db } = source
    const logged = await db.rows(sql`select from api_request`)
    const used = await db.rows(sql`select from api_key where last_used is not null`)
    return logged.length === CONTACTS && used.length > 0
  })
  file = join(folder, 'all.backup')
  await writeBackup(source.connection, file)
  original = await contentsOf(source.connection)
})
after(async () => {
  for (const database of opened) await database.close()
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

/** Empty but for its schema, and nobody is connected to it. */
async function anEmptyDatabase(): Promise<TestDatabase> {
  const database = await aDatabase()
  opened.push(database)
  return database
}

async function fill({ db }: TestServer, { id, api, organizationId }: TestWorkspace): Promise<void> {
  for (let i = 0; i < CONTACTS; i += 1) {
    const contact = {
      email: `p${i}@x.se`,
      name: `${HOSTILE} ${i}`,
      tags: ['vip', HOSTILE.slice(0, 20) + i],
      addDirectly: i % 2 === 0,
      statusTags: { [HOSTILE]: { a: HOSTILE } },
    }
    assertAnswered(await api.post('/contacts', contact), 201)
  }
  await db.rows(sql`update organization set name = ${HOSTILE} where id = ${organizationId}::uuid`)
  await db.rows(sql`
    insert into team_member (workspace_id, id, name, email, role, bio, created, updated)
    values (${id}::uuid, ${newId()}::uuid, ${HOSTILE}, 'm@x.se', '', ${'\\.\n'.repeat(1000)}, now(), '0044-03-15 BC')`)
  await db.rows(sql`
    insert into custom_field values (${id}::uuid, ${newId()}::uuid, 'size', ${HOSTILE}, 'number', 'infinity')`)
  await db.rows(sql`
    insert into collection (workspace_id, id, title, handle, custom_properties, created, updated)
    select ${id}::uuid, gen_random_uuid(), ${HOSTILE}, 'c' || g, ${JSON.stringify({ [HOSTILE]: [1.5e300, null] })}::jsonb,
      now(), now() from generate_series(1, 5) g`)
  await db.rows(sql`
    insert into product (workspace_id, id, external_id, title, price, tags, ranked, matched, created, updated)
    select ${id}::uuid, gen_random_uuid(), 'x' || g, ${HOSTILE} || g, 0.1 + g * 123456789012345678901234567890,
      array[${HOSTILE}, null, ''], to_tsvector('simple', ${HOSTILE}), setweight(to_tsvector('a b'), 'A'), now(), now()
    from generate_series(1, 50) g`)
  await db.rows(sql`
    insert into product_collection (workspace_id, collection_id, product_id, position)
    select c.workspace_id, c.id, p.id, 1 from collection c join product p on p.workspace_id = c.workspace_id`)
  await db.rows(sql`
    insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, lease, created)
    values (${id}::uuid, ${newId()}::uuid, 'k', decode('00ff5c0a', 'hex'), now(), now())`)
  await db.rows(sql`
    insert into contact_import (workspace_id, id, fingerprint, rows_done, created, updated)
    values (${id}::uuid, ${newId()}::uuid, 'f', '{[0,500),[1000,1500)}', now(), now())`)
  await db.rows(sql`
    insert into post (workspace_id, id, title, slug, text, html, author, published, created, updated)
    values (${id}::uuid, ${newId()}::uuid, ${HOSTILE}, 's', ${'x'.repeat(3_000_000)}, '', '{"a":"\\\\N"}', now(), now(), now())`)
}

/** Every row of every table, generated columns included, as the database writes them. */
async function contentsOf(connection: Connection): Promise<Map<string, string>> {
  return onClient(connection, async (client) => {
    await client.query('begin')
    const home = await homeSchema(client)
    const tables = await describeTables(client, await readMigrations())
    const contents = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum
         from ${nameOf(home, { name })} t`,
      )
      contents.set(name, rows[0]?.sum ?? '')
    }
    await client.query('rollback')
    return contents
  })
}

async function onClient<Result>(
  connection: Connection,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ ...connection, application_name: 'test' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function refusal(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => assert.fail('it was not refused'),
    (error: unknown) => (error instanceof Error ? error : assert.fail(String(error))),
  )
}

describe('backup and restore', () => {
  test('bring every row of every table back exactly, hostile text and generated columns included', async () => {
    const { connection } = await anEmptyDatabase()

    const result = await restoreBackup(connection, file, { replaces: false })

    assert.deepEqual(await contentsOf(connection), original)
    assert.equal(result.tables, original.size)
    assert.equal(
      [...original.values()].filter((sum) => !sum.startsWith('0 ')).length >= 15,
      true,
      'most tables hold rows',
    )
  })

  test('keys keep working and counters equal rows in what was restored', async () => {
    const { connection, db } = await anEmptyDatabase()
    await restoreBackup(connection, file, { replaces: false })

    const http = await openServer({ config: source.config, pools: onePool(db), log })
    const api = apiWith(http, workspace.key)

    assert.equal(assertAnswered(await api.get('/contacts')).meta.maxResults, CONTACTS)
    assertAnswered(await api.post('/contacts', { email: 'new@x.se' }), 201)
    await assertContactsCounted(db, workspace.id)
    await http.close()
  })

  test('a backup is readable by its owner alone, and leaves no part of itself behind', async () => {
    const path = join(folder, 'mode.backup')
    await writeFile(path, 'an older one', { mode: 0o644 })

    await writeBackup(source.connection, path)

    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes('part')),
      [],
    )
  })

  test('a backup that fails or is stopped leaves the older one as it was', async () => {
    const path = join(folder, 'kept.backup')
    await writeFile(path, 'an older one')
    const stopped = AbortSignal.abort(new Error('enough'))

    await assert.rejects(writeBackup(source.connection, path, { signal: stopped }))
    await assert.rejects(writeBackup({ ...source.connection, database: 'none' }, path))
    await assert.rejects(writeBackup(source.connection, join(folder, 'nowhere', 'x')), /ENOENT/)

    assert.equal(await readFile(path, 'utf8'), 'an older one')
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.includes('part')),
      [],
    )
  })

  test('a backup of a server that is writing is of one moment', async () => {
    const { connection, db } = await anEmptyDatabase()
    const path = join(folder, 'busy.backup')
    const done = new AbortController()
    let written = 0
    const writers = [0, 1, 2, 3].map(async (lane) => {
      for (let i = 0; !done.signal.aborted; i += 1, written += 1) {
        await workspace.api.post('/contacts', { email: `busy${lane}-${i}@x.se`, tags: [`t${i % 5}`] })
      }
    })
    while (written < writers.length) await sleep(5)

    await writeBackup(source.connection, path)
    done.abort()
    await Promise.all(writers)
    await restoreBackup(connection, path, { replaces: false })

    await assertContactsCounted(db, workspace.id)
    assert.ok((await db.rows(sql`select from contact where email like 'busy%'`)).length > 0)
    await source.db.rows(sql`select 1`)
  })

  test('an installation that holds something is left alone unless it is to be replaced, and then replaced whole', async () => {
    const { connection } = await anEmptyDatabase()
    await onClient(connection, (client) =>
      client.query(`insert into organization values (gen_random_uuid(), 'mine', now())`),
    )
    const before = await contentsOf(connection)

    const refused = await refusal(restoreBackup(connection, file, { replaces: false }))

    assert.ok(refused instanceof RestoreRefused)
    assert.match(refused.message, /not empty.*--replace/)
    assert.deepEqual(await contentsOf(connection), before)
    await restoreBackup(connection, file, { replaces: true })
    assert.equal(
      (await onClient(connection, (client) => client.query(`select from organization where name = 'mine'`)))
        .rowCount,
      0,
    )
  })

  test('a running Tidings is not restored under its feet', async () => {
    const refused = await refusal(restoreBackup(source.connection, file, { replaces: true }))

    assert.ok(refused instanceof RestoreRefused)
    assert.match(refused.message, /running.*stop the server/)
  })

  test('what strangers keep in the same database is neither saved nor touched', async () => {
    const { connection } = await anEmptyDatabase()
    await onClient(connection, (client) =>
      client.query('create table stranger (a text); insert into stranger values (1)'),
    )
    await restoreBackup(connection, file, { replaces: true })
    const path = join(folder, 'strange.backup')

    const { tables } = await writeBackup(connection, path)

    assert.equal(tables, (await contentsOf(source.connection)).size)
    assert.equal((await onClient(connection, (client) => client.query('select from stranger'))).rowCount, 1)
    const { rows } = await onClient(connection, (client) =>
      client.query(`select from pg_namespace where nspname like 'tidings%'`),
    )
    assert.equal(rows.length, 0)
  })
})

describe('backups of other versions', () => {
  test('one of an older schema is migrated on its way in', async () => {
    const { connection } = await anEmptyDatabase()
    const later = [
      ...(await readMigrations()),
      aMigration('0098-later'),
      aMigration(
        '0099-last',
        `
      alter table organization add column motto text;
      update organization set motto = 'was ' || name;
      create table ring (id uuid primary key references organization (id), n integer generated always as identity);
      insert into ring (id) select id from organization;
      alter table contact rename column bio to story`,
      ),
    ]
    await onClient(connection, async (client) => {
      for (const statement of splitStatements(later.at(-1)?.text ?? '')) await client.query(statement)
    })

    await restoreBackup(connection, file, { replaces: false, migrations: later })

    const { rows } = await onClient(connection, (client) =>
      client.query(`select motto = 'was ' || name as is_moved, n, (select count(*)::int from contact where story is null) as contacts
        from organization join ring using (id)`),
    )
    assert.equal(rows.length, 1)
    assert.equal(rows[0].is_moved, true)
    assert.ok(rows[0].contacts >= 30)
    const next = await onClient(connection, (client) =>
      client.query(`with o as (insert into organization values (gen_random_uuid(), 'n', now()) returning id)
        select * from o`),
    )
    const { rows: rings } = await onClient(connection, (client) =>
      client.query('insert into ring (id) values ($1) returning n', [next.rows[0].id]),
    )
    assert.deepEqual(rings, [{ n: 2 }], 'sequences go on')
  })

  test('one of a newer schema is refused with a sentence, and nothing changes', async () => {
    const { connection } = await anEmptyDatabase()

    const newer = await refusal(restoreBackup(connection, file, { replaces: true, migrations: [] }))
    const other = await refusal(
      restoreBackup(connection, file, {
        replaces: true,
        migrations: (await readMigrations()).map((migration) => ({ ...migration, sha256: 'other' })),
      }),
    )

    assert.match(newer.message, /does not know: restore it with a newer Tidings/)
    assert.match(other.message, /made with another migrations/)
    assert.ok([...(await contentsOf(connection)).values()].every((sum) => sum.startsWith('0 ')))
  })
})

describe('a damaged backup', () => {
  test('of any length is refused with a sentence, and nothing changes', async () => {
    const { connection } = await anEmptyDatabase()
    const whole = await readFile(file)
    const path = join(folder, 'cut.backup')
    const lengths = [
      0,
      1,
      16,
      17,
      18,
      30,
      whole.length - 1,
      whole.length - 5,
      ...Array.from({ length: 40 }, () => randomInt(whole.length)),
    ]
    for (const length of lengths) {
      await writeFile(path, whole.subarray(0, length))
      const error = await refusal(restoreBackup(connection, path, { replaces: true }))
      assert.ok(error instanceof BackupUnreadable, `${length}: ${error.stack}`)
      assert.match(error.message, /damaged or not whole|not a backup/)
    }
    assert.ok([...(await contentsOf(connection)).values()].every((sum) => sum.startsWith('0 ')))
  })

  test('at any byte is refused, or restores the very same rows', async () => {
    const { connection } = await anEmptyDatabase()
    await onClient(connection, (client) =>
      client.query(`insert into organization values (gen_random_uuid(), 'mine', now())`),
    )
    let expected = await contentsOf(connection)
    const whole = await readFile(file)
    const path = join(folder, 'bent.backup')
    let refused = 0
    for (let i = 0; i < 150; i += 1) {
      const bent = Buffer.from(whole)
      const at = i < 60 ? i : randomInt(whole.length)
      bent[at] = (bent[at] ?? 0) ^ (1 << randomInt(8))
      await writeFile(path, bent)
      const error = await restoreBackup(connection, path, { replaces: true }).catch((error: unknown) => error)
      if (error instanceof Error) {
        assert.ok(error instanceof BackupUnreadable, `byte ${at}: ${error.stack}`)
        refused += 1
      } else {
        expected = original
      }
      if (!(error instanceof Error) || i % 10 === 0) {
        assert.deepEqual(await contentsOf(connection), expected, `byte ${at}`)
      }
    }
    assert.ok(refused > 100)
    assert.deepEqual(await contentsOf(connection), expected, 'nothing changed')
  })

  test('that is not a backup at all is called so', async () => {
    const { connection } = await anEmptyDatabase()
    const path = join(folder, 'other.txt')
    await writeFile(path, 'hello')
    assert.match(
      (await refusal(restoreBackup(connection, path, { replaces: true }))).message,
      /not a backup of Tidings/,
    )
    await writeFile(path, 'tidings backup 3\nwhatever')
    assert.match(
      (await refusal(restoreBackup(connection, path, { replaces: true }))).message,
      /newer Tidings/,
    )
    await writeFile(path, Buffer.concat([Buffer.from('tidings backup 1\n'), Buffer.alloc(100_000, 1)]))
    assert.match((await refusal(restoreBackup(connection, path, { replaces: true }))).message, /damaged/)
    assert.match(
      (await refusal(restoreBackup(connection, join(folder, 'none'), { replaces: true }))).message,
      /cannot be read/,
    )
    assert.match(
      (await refusal(restoreBackup(connection, folder, { replaces: true }))).message,
      /damaged|cannot be read/,
    )
  })

  test('with something after its end is refused', async () => {
    const { connection } = await anEmptyDatabase()
    const path = join(folder, 'longer.backup')
    await writeFile(path, Buffer.concat([await readFile(file), Buffer.from('more')]))

    assert.match((await refusal(restoreBackup(connection, path, { replaces: false }))).message, /damaged/)
  })
})

describe('tidings restore', () => {
  test('kill -9 at any moment leaves the old installation whole or the new one whole', async () => {
    const { connection } = await anEmptyDatabase()
    await onClient(connection, (client) =>
      client.query(`insert into organization values (gen_random_uuid(), 'mine', now())`),
    )
    const [old, fresh] = [await contentsOf(connection), JSON.stringify([...(await contentsOfFile())])]
    for (const milliseconds of [0, 30, 60, 100, 150, 250]) {
      const { child, ended } = aProgram(connection, ['restore', file, '--replace'])
      while (!(await isRestoring(connection)) && child.exitCode === null) await sleep(5)
      await sleep(milliseconds)
      child.kill('SIGKILL')
      await ended
      const now = JSON.stringify([...(await contentsOf(connection))])
      assert.ok([JSON.stringify([...old]), fresh].includes(now), `killed after ${milliseconds} ms`)
    }
    const { code, stderr } = await aProgram(connection, ['restore', file, '--replace']).ended
    assert.equal(code, 0, stderr)
    assert.equal(JSON.stringify([...(await contentsOf(connection))]), fresh)
  })
})

async function isRestoring({ database }: Connection): Promise<boolean> {
  const found = await source.db.rows(sql`
    select from pg_stat_activity where datname = ${database} and application_name = 'tidings restore'`)
  return found.length > 0
}

async function contentsOfFile(): Promise<Map<string, string>> {
  const { connection } = await anEmptyDatabase()
  await restoreBackup(connection, file, { replaces: false })
  return contentsOf(connection)
}

function aMigration(name: string, text = ''): Migration {
  return { name, text, sha256: name }
}
