/** Tests of `tidings contact …` in processes of its own, killed and interrupted. */
import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { assertContactsCounted } from '../../test/support/counted.ts'
import { aProgram, runProgram } from '../../test/support/program.ts'
import { aServer, aWorkspace, type TestServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { createField } from '../contacts/custom-fields/store.ts'

let server: TestServer
let folder = ''
let count = 0
before(async () => {
  server = await aServer()
  folder = await mkdtemp(join(tmpdir(), 'tidings-contact-'))
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Stored {
  readonly name: string | null
  readonly email: string | null
}

async function aFile(lines: readonly string[]): Promise<string> {
  const path = join(folder, `${(count += 1)}.csv`)
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

async function contactsOf(workspaceId: string): Promise<Stored[]> {
  return server.db.rows<Stored>(sql`
    select name, email from contact where workspace_id = ${workspaceId}::uuid order by email, name`)
}

async function rejectedRows(path: string): Promise<string[][]> {
  return parse(await readFile(path), { bom: true })
}

describe('tidings contact import', () => {
  test('kill -9 at any moment loses no row and doubles none: the same command goes on', async () => {
    const { id } = await aWorkspace(server)
    const rows = 20_000
    const path = await aFile(['email,phone,name', ...Array.from({ length: rows }, (_, i) => lineOf(i))])
    const words = ['contact', 'import', path, '--workspace', id, '--json']

    let kills = 0
    // Never so late that the import may be whole before the kill: then the same command is a new import.
    for (const part of [0, 0.1, 0.3, 0.31, 0.5, 0.7]) {
      const { child, ended } = aProgram(server.connection, words)
      while ((await rowsDone(id)) < rows * part && child.exitCode === null) await sleep(5)
      await sleep(Math.random() * 80)
      child.kill('SIGKILL')
      if ((await ended).code === null) kills += 1
    }
    const last = await runProgram(server.connection, words)

    assert.ok(kills >= 5, `killed ${kills} times`)
    assert.equal(last.code, 0, last.stderr)
    const expected = expectedOf(rows)
    assert.deepEqual(JSON.parse(last.stdout), {
      created: expected.names.size,
      updated: expected.updates,
      rejected: expected.rejected.length,
    })
    const stored = await contactsOf(id)
    assert.equal(stored.length, expected.names.size)
    assert.deepEqual(new Map(stored.map(({ email, name }) => [email, name])), expected.names)
    const [, ...refused] = await rejectedRows(path.replace('.csv', '.rejected.csv'))
    assert.deepEqual(
      refused.map(([line]) => Number(line)).sort((a, b) => a - b),
      expected.rejected,
    )
    await assertContactsCounted(server.db, id)
  })

  test('SIGINT finishes what is on its way, says how to go on, and exits 1', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email', ...Array.from({ length: 30_000 }, (_, i) => `i${i}@x.se`)])
    const { child, ended } = aProgram(server.connection, ['contact', 'import', path, '--workspace', id])
    while ((await rowsDone(id)) === 0) await sleep(5)

    child.kill('SIGINT')
    const { code, stdout, stderr } = await ended

    assert.equal(code, 1, stderr)
    assert.match(stdout, /Stopped; the same command goes on from here/)
    const done = await rowsDone(id)
    assert.ok(done > 0 && done < 30_000)
    assert.equal((await contactsOf(id)).length, done)
  })

  test('a second import of the same file at once is refused, and both lose nothing', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email', ...Array.from({ length: 20_000 }, (_, i) => `t${i}@x.se`)])
    const words = ['contact', 'import', path, '--workspace', id, '--json']
    const first = aProgram(server.connection, words)
    while ((await rowsDone(id)) === 0) await sleep(5)

    first.child.kill('SIGSTOP')
    const second = await runProgram(server.connection, words)
    first.child.kill('SIGCONT')

    assert.deepEqual(
      [second.code, /imported by another process/.test(second.stderr)],
      [1, true],
      second.stderr,
    )
    first.child.kill('SIGINT')
    await first.ended
    assert.equal((await contactsOf(id)).length, await rowsDone(id))
  })

  test('wrong use exits 2 and names what is possible', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email,x', 'a@x.se,1'])
    const wrong = async (...words: string[]) => {
      const { code, stderr } = await runProgram(server.connection, [
        'contact',
        'import',
        path,
        '--workspace',
        id,
        ...words,
      ])
      return [code, stderr.trim()]
    }
    assert.match(
      String(await wrong('--map', 'y=name')),
      /^2,The file has no column "y"; it has "email", "x"$/,
    )
    assert.match(
      String(await wrong('--map', 'x=nonsense')),
      /^2,"nonsense" is not a field of a contact; map to one of "email"/,
    )
    assert.match(String(await wrong('--map', 'x')), /^2,.*column=field/)
    assert.deepEqual(await contactsOf(id), [])
    const right = await runProgram(server.connection, [
      'contact',
      'import',
      path,
      '--workspace',
      id,
      '--map',
      'x=name',
    ])
    assert.deepEqual([right.code, right.stdout], [0, '1 created, 0 updated, 0 rejected\n'])
  })
})

describe('tidings contact export', () => {
  test('what it writes imports elsewhere as the same contacts, who left staying away', async () => {
    const [here, there] = [await aWorkspace(server), await aWorkspace(server)]
    for (const workspace of [here, there]) {
      await createField(server.db, workspace.id, { name: 'size', label: 'Size', type: 'number' })
      await createField(server.db, workspace.id, { name: 'city', label: 'Town', type: 'text' })
    }
    const odd = '=1+1 "quoted", line åäö 😀'
    await here.api.post('/contacts', {
      email: 'a@x.se',
      phone: '070-123 45 67',
      name: odd,
      tags: ['vip', 'new'],
      bio: 'one\ntwo',
    })
    await here.api.post('/contacts', { email: 'gone@x.se', notificationSettings: 'only_new' })
    await server.db.rows(sql`
      update contact set state = case when name is null then 'unsubscribed' else 'active' end, country = 'CH',
        custom_fields = '{"size": 38.5, "city": "Lund"}'
      where workspace_id = ${here.id}::uuid`)
    const path = join(folder, 'out.csv')
    const program = (...words: string[]) => runProgram(server.connection, ['contact', ...words])

    const written = await program('export', path, '--workspace', here.id, '--json')
    const read = await program('import', path, '--workspace', there.id, '--json')

    assert.deepEqual(JSON.parse(written.stdout), { file: path, bytes: (await stat(path)).size })
    assert.equal((await stat(path)).mode & 0o777, 0o600)
    assert.deepEqual(JSON.parse(read.stdout), { created: 2, updated: 0, rejected: 0 }, read.stderr)
    const shown = (id: string) =>
      server.db.rows(sql`
      select state, name, email, phone, bio, country, tags, custom_fields, follows_email, follows_sms
      from contact where workspace_id = ${id}::uuid order by email`)
    assert.deepEqual(await shown(there.id), await shown(here.id))
  })

  test('writes the chosen ones as CSV to standard output, as XLSX to a file', async () => {
    const { id, api } = await aWorkspace(server)
    await api.post('/contacts', { email: 'a@x.se', addDirectly: true })
    await api.post('/contacts', { email: 'b@x.se' })
    const words = ['contact', 'export', '--workspace', id]

    const { stdout, code } = await runProgram(server.connection, [
      ...words,
      '-',
      '--filter',
      "state eq 'active'",
    ])
    const sheet = join(folder, 'out.XLSX')
    await runProgram(server.connection, [...words, sheet])

    assert.equal(code, 0)
    const rows: string[][] = parse(stdout, { bom: true })
    assert.deepEqual(
      rows.map((row) => row[4]),
      ['email', 'a@x.se'],
    )
    assert.equal((await readFile(sheet)).toString('latin1', 0, 2), 'PK')
  })

  test('wrong use exits 2, an unknown workspace 1, and an older file stays', async () => {
    const { id } = await aWorkspace(server)
    const path = join(folder, 'kept.csv')
    await writeFile(path, 'older')
    const exits = async (...words: string[]) =>
      (await runProgram(server.connection, ['contact', 'export', ...words])).code

    assert.equal(await exits(path, '--workspace', id, '--filter', 'nonsense'), 2)
    assert.equal(await exits(join(folder, 'what'), '--workspace', id), 2)
    assert.equal(await exits('-', '--workspace', id, '--json'), 2)
    assert.equal(await exits(path, '--workspace', '01234567-89ab-7def-8123-456789abcdef'), 1)
    assert.equal(await exits(folder, '--workspace', id, '--format', 'csv'), 1)

    assert.equal(await readFile(path, 'utf8'), 'older')
    assert.deepEqual(
      (await readdir(folder)).filter((name) => name.endsWith('.part')),
      [],
    )
  })
})

async function rowsDone(workspaceId: string): Promise<number> {
  const [row] = await server.db.rows<{ done: number }>(sql`
    select coalesce(sum(created_n + updated_n + rejected_n), 0)::int as done from contact_import
    where workspace_id = ${workspaceId}::uuid`)
  return row?.done ?? 0
}

/** Every 50th row is bad, every 7th repeats the one 3 before it under another name. */
function lineOf(i: number): string {
  if (i % 50 === 0) return `bad ${i},,"Bad, ${i}"`
  return i % 7 === 0 && i > 3 && (i - 3) % 50 !== 0
    ? `K${i - 3}@X.se,,Again ${i}`
    : `k${i}@x.se,+4670${1_000_000 + i},"Person ""${i}"""`
}

function expectedOf(rows: number): { names: Map<string, string>; updates: number; rejected: number[] } {
  const names = new Map<string, string>()
  const spellings = new Map<string, string>()
  const rejected: number[] = []
  let updates = 0
  for (let i = 0; i < rows; i += 1) {
    const [email = '', , name = ''] = parse(lineOf(i))[0] ?? []
    if (!email.includes('@')) {
      rejected.push(i + 2)
      continue
    }
    const key = email.toLowerCase()
    const before = spellings.get(key)
    if (before !== undefined) updates += 1
    if (before !== undefined) names.delete(before)
    const spelling = email.replace('@X.se', '@x.se')
    spellings.set(key, spelling)
    names.set(spelling, name)
  }
  return { names, updates, rejected }
}
