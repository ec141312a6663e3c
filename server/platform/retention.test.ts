/** No table grows for ever by what strangers do: each is in docs/decisions/retention.md, and the job does what it says. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { jobsOf } from '../worker.ts'
import { log } from '../../test/support/postgres.ts'
import { moveClock, newId, now } from './clock.ts'
import { forgetWhatIsOver, OUTBOX_MESSAGES, RETENTIONS, STRANGERS_SMS } from './retention.ts'
import { sql, type Sql } from './sql.ts'

const server = await useServer()
const { db } = server
const DAY = 24 * 3600 * 1000

describe('docs/decisions/retention.md', () => {
  test('has every table of the database once: a new one must say how long its rows are kept, or what bounds them', async () => {
    const tables = await db.rows<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition order by 1`)
    const { forgotten, kept } = await readPage()
    const decided = [...forgotten.keys(), ...kept]

    assert.deepEqual(decided.toSorted(), tables.map(({ name }) => name).toSorted())
  })

  test('says of each what the job does, in its words', async () => {
    const { forgotten } = await readPage()

    assert.deepEqual(
      Object.fromEntries(forgotten),
      Object.fromEntries(RETENTIONS.map(({ table, rule }) => [table, rule])),
    )
  })

  test('is carried out by one job', () => {
    const jobs = jobsOf({ db, config: server.config, log }).map(({ name }) => name)
    assert.ok(jobs.includes('forget-what-is-over'))
  })
})

describe('the job', () => {
  test('forgets of every table what is over, and nothing that is not, in every workspace', async () => {
    const [one, other] = [await aWorkspace(server), await aWorkspace(server)]
    for (const workspace of [one, other]) {
      await fill(workspace, 400)
      await fill(workspace, 0)
    }
    const before = await rowsOf(one)
    assert.deepEqual(
      Object.values(before),
      FILLED.map(() => 2),
    )

    await forgetWhatIsOver(db)

    for (const workspace of [one, other]) {
      assert.deepEqual(await rowsOf(workspace), Object.fromEntries(FILLED.map(({ table }) => [table, 1])))
    }
  })

  test('keeps what a known number wrote', async () => {
    const workspace = await aWorkspace(server)
    await db.rows(sql`
      insert into inbound_sms (workspace_id, id, contact_id, sender, text, created)
      values (${workspace.id}::uuid, ${newId()}::uuid, ${newId()}::uuid, '+46701740605', 'Hello',
        now() - interval '900 days')`)

    await forgetWhatIsOver(db)

    assert.equal((await rowsOf(workspace))['inbound_sms'], 1)
  })

  test('of enrollments those are kept that wait, or keep a contact from beginning twice', async () => {
    const workspace = await aWorkspace(server)
    const [of, flow] = [sql`${workspace.id}::uuid`, sql`${newId()}::uuid`]
    await db.rows(sql`
      insert into flow (workspace_id, id, name, status, version, created, updated)
      values (${of}, ${flow}, 'Hello', 'active', 1, now(), now())`)
    const once = '00000000-0000-0000-0000-000000000000'
    for (const [status, occasion] of [
      ['done', once],
      ['done', newId()],
      ['waiting', newId()],
    ]) {
      await db.rows(sql`
        insert into flow_enrollment (workspace_id, flow_id, contact_id, occasion, version, status, created, updated)
        values (${of}, ${flow}, ${newId()}::uuid, ${occasion}::uuid, 1, ${status}, now(), now() - interval '400 days')`)
    }

    await forgetWhatIsOver(db)

    const left = await db.rows<{ status: string; isOnce: boolean }>(sql`
      select status, occasion = ${once}::uuid as is_once from flow_enrollment where workspace_id = ${of} order by status`)
    assert.deepEqual(left, [
      { status: 'done', isOnce: true },
      { status: 'waiting', isOnce: false },
    ])
  })

  test('of claps of a post a year old only the sum is kept', async () => {
    const workspace = await aWorkspace(server)
    const of = sql`${workspace.id}::uuid`
    for (const days of [10, 400]) {
      await db.rows(sql`
        with p as (
          insert into post (workspace_id, id, title, slug, text, html, claps, published, created, updated)
          values (${of}, ${newId()}::uuid, 'May', 'may', '', '', 3, now() - make_interval(days => ${days}::int), now(), now())
          returning workspace_id, id)
        select 1 from p`)
    }
    await db.rows(sql`
      insert into clap (workspace_id, post_id, clapper, n) select workspace_id, id, 'x', 3 from post where workspace_id = ${of}`)

    await forgetWhatIsOver(db)

    const left = await db.rows<{ claps: number; own: number | null }>(sql`
      select p.claps, c.n as own from post p left join clap c on c.workspace_id = p.workspace_id and c.post_id = p.id
      where p.workspace_id = ${of} order by p.published`)
    assert.deepEqual(left, [
      { claps: 3, own: null },
      { claps: 3, own: 3 },
    ])
  })

  test('of many strangers the newest are kept', async () => {
    const workspace = await aWorkspace(server)
    await db.rows(sql`
      insert into inbound_sms (workspace_id, id, sender, text, is_proven, created)
      select ${workspace.id}::uuid, gen_random_uuid(), '+46701740605', n::text, false, now() - make_interval(secs => n)
      from generate_series(1, ${STRANGERS_SMS + 6_000}::int) n`)

    await forgetWhatIsOver(db)

    const [left] = await db.rows<{ n: number; oldest: number }>(sql`
      select count(*)::int as n, max(text::int) as oldest from inbound_sms where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(left, { n: STRANGERS_SMS, oldest: STRANGERS_SMS })
  })

  test('of many messages of the outbox the newest are kept', async () => {
    const workspace = await aWorkspace(server)
    await db.rows(sql`
      insert into outbox_message (workspace_id, id, channel, sender, recipient, body, created)
      select ${workspace.id}::uuid, gen_random_uuid(), 'sms', 'a', n::text, '', now() - make_interval(secs => n)
      from generate_series(1, ${OUTBOX_MESSAGES + 20}::int) n`)

    await forgetWhatIsOver(db)

    const [left] = await db.rows<{ n: number; oldest: number }>(sql`
      select count(*)::int as n, max(recipient::int) as oldest from outbox_message where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(left, { n: OUTBOX_MESSAGES, oldest: OUTBOX_MESSAGES })
  })
})

describe('Idempotency-Key', () => {
  test('10,000 are open for an API key; one more is refused clearly, a kept one is replayed, and another key is free', async () => {
    const workspace = await aWorkspace(server)
    const ask = (key: string, api = workspace.api) =>
      api.post('/contacts', { email: 'ann@example.com' }, { 'idempotency-key': key })
    assert.equal((await ask('first')).status, 201)
    await db.rows(sql`
      insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, status, headers, body, lease, created)
      select workspace_id, api_key_id, 'k' || n, request_hash, status, headers, body, lease, created
      from idempotent_answer, generate_series(1, 9999) n where workspace_id = ${workspace.id}::uuid`)
    moveClock(6_000)
    try {
      const refused = await ask('one-more')
      assert.equal(refused.status, 429)
      assert.match(refused.body.message, /10,000 answers kept for Idempotency-Key/)
      assert.ok(Number(refused.headers['retry-after']) > 0)
      assert.equal((await ask('first')).headers['idempotency-replayed'], 'true')
      const { api } = await aWorkspace(server)
      assert.equal((await ask('one-more', api)).status, 201)
      assert.equal((await workspace.api.post('/contacts', { email: 'bo@example.com' })).status, 201)

      moveClock(DAY)
      assert.equal((await ask('one-more')).status, 200)
      moveClock(-DAY)
    } finally {
      moveClock(-6_000)
    }
  })

  test('they are counted as they come, not only when they are looked up', async () => {
    const workspace = await aWorkspace(server)
    const api = apiWith(server.http, workspace.key)
    await db.rows(sql`
      insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, status, lease, created)
      select ${workspace.id}::uuid, ${workspace.keyId}::uuid, 'k' || n, '', 200, now(), ${now().toISOString()}::timestamptz
      from generate_series(1, 9990) n`)
    const statuses = []
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (await api.post('/contacts', { email: `a${n}@example.com` }, { 'idempotency-key': `n${n}` })).status,
      )

    assert.deepEqual(statuses, [...Array<number>(10).fill(201), 429, 429])
  })
})

/** What each table holds for the test: a row that is so many days old. */
const FILLED: readonly { readonly table: string; readonly insert: (of: Sql, at: Sql, id: Sql) => Sql }[] = [
  {
    table: 'idempotent_answer',
    insert: (of, at, id) =>
      sql`insert into idempotent_answer (workspace_id, api_key_id, key, request_hash, lease, created) values (${of}, ${id}, 'k', '', ${at}, ${at})`,
  },
  {
    table: 'inbound_sms',
    insert: (of, at, id) =>
      sql`insert into inbound_sms (workspace_id, id, sender, text, created) values (${of}, ${id}, '+46701740605', 'Hi', ${at})`,
  },
  {
    table: 'rejected_form',
    insert: (of, at, id) =>
      sql`insert into rejected_form (workspace_id, id, body, reason, is_trusted, is_import, address, created) values (${of}, ${id}, '', '', false, false, '', ${at})`,
  },
  {
    table: 'contact_task',
    insert: (of, at, id) =>
      sql`insert into contact_task (workspace_id, id, kind, status, actor, title, created, updated, finished) values (${of}, ${id}, 'import', 'finished', 'a', 'b', ${at}, ${at}, ${at})`,
  },
  {
    table: 'contact_task_part',
    insert: (of, at) =>
      sql`insert into contact_task_part (workspace_id, task_id, kind, number, lines) select ${of}, id, 'rows', 0, '' from contact_task where workspace_id = ${of} and created = ${at}`,
  },
  {
    table: 'contact_import_change',
    insert: (of, at, id) =>
      sql`insert into contact_import_change (workspace_id, task_id, contact_id, after) select ${of}, id, ${id}, '{}' from contact_task where workspace_id = ${of} and created = ${at}`,
  },
  {
    table: 'form_call',
    insert: (of, at, id) =>
      sql`insert into form_call (workspace_id, id, outcome, is_trusted, reading, created) values (${of}, ${id}, 'stored', false, '{}', ${at})`,
  },
  {
    table: 'api_request',
    insert: (of, at, id) =>
      sql`insert into api_request (workspace_id, id, api_key_id, method, route, status, milliseconds, trace_id, created) values (${of}, ${id}, ${id}, 'GET', '/', 200, 1, 'x', ${at})`,
  },
  {
    table: 'outbox_message',
    insert: (of, at, id) =>
      sql`insert into outbox_message (workspace_id, id, channel, sender, recipient, body, created) values (${of}, ${id}, 'sms', 'a', 'b', '', ${at})`,
  },
  {
    table: 'event_failure',
    insert: (of, at, id) =>
      sql`insert into event_failure (workspace_id, id, consumer, type, subject_id, data, created, reason, failed) values (${of}, ${id}, 'c', 't', ${id}, '{}', ${at}, 'r', ${at})`,
  },
  {
    table: 'flow_step_taken',
    insert: (of, at, id) =>
      sql`insert into flow_step_taken (workspace_id, id, flow_id, contact_id, occasion, step, act, created) values (${of}, uuid_at(${at}), ${id}, ${id}, ${id}, 0, 'email', ${at})`,
  },
  {
    table: 'pace',
    insert: (of, at, id) =>
      sql`insert into pace (workspace_id, key, next_slot) values (${of}, ${id}::text, ${at})`,
  },
  {
    table: 'soft_bounce',
    insert: (of, at, id) =>
      sql`insert into soft_bounce (workspace_id, address, n, last) values (${of}, ${id}::text, 1, ${at})`,
  },
  {
    table: 'clap_address',
    insert: (of, at, id) =>
      sql`insert into clap_address (workspace_id, day, post_id, address, n) values (${of}, (${at})::date, ${id}, '', 1)`,
  },
]

async function fill({ id }: TestWorkspace, daysAgo: number): Promise<void> {
  const at = new Date(now().getTime() - daysAgo * DAY).toISOString()
  for (const { insert } of FILLED)
    await db.rows(insert(sql`${id}::uuid`, sql`${at}::timestamptz`, sql`${newId()}::uuid`))
}

async function rowsOf({ id }: TestWorkspace): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table } of FILLED) {
    const { rows } = await db.execute(`select count(*)::int as n from ${table} where workspace_id = $1`, [id])
    counts[table] = (rows as { n: number }[])[0]?.n ?? 0
  }
  return counts
}

async function readPage(): Promise<{ forgotten: Map<string, string>; kept: string[] }> {
  const text = await readFile(new URL('../../docs/decisions/retention.md', import.meta.url), 'utf8')
  const [, first = '', second = ''] = text.split(/^## .*$/m)
  const forgotten = new Map(
    cellsOf(first).map(([, table = '', , rule = '']) => [table.replaceAll('`', ''), rule]),
  )
  const kept = cellsOf(second).flatMap(([, tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  )
  return { forgotten, kept }
}

function cellsOf(part: string): string[][] {
  return part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
}
