/** Tests of importing contacts, also while others write them and while the import is killed. */
import assert from 'node:assert/strict'
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { onOneMachine } from '../../../test/support/database-activity.ts'
import { assertContactsCounted } from '../../../test/support/counted.ts'
import { aServer, aWorkspace, type TestServer } from '../../../test/support/server.ts'
import { sql } from '../../platform/sql.ts'
import { createField } from '../custom-fields/store.ts'
import { readMapping } from './import-columns.ts'
import { importContacts, type ImportOrder, type ImportResult } from './import.ts'

let server: TestServer
let folder = ''
let count = 0
before(async () => {
  server = await aServer()
  folder = await mkdtemp(join(tmpdir(), 'tidings-import-'))
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

interface Stored {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly state: string
  readonly city: string | null
  readonly tags: string[]
  readonly systemSource: string | null
  readonly customFields: Record<string, unknown>
}

async function aFile(lines: readonly string[], name = `${(count += 1)}.csv`): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, `${lines.join('\n')}\n`)
  return path
}

async function run(
  workspaceId: string,
  path: string,
  order: Partial<ImportOrder> = {},
  stopAfter = Infinity,
): Promise<ImportResult & { said: string[] }> {
  const stopping = new AbortController()
  const said: string[] = []
  const result = await importContacts(
    server.db,
    workspaceId,
    { path, mappings: [], invites: false, ...order },
    {
      signal: stopping.signal,
      say: (line) => void said.push(line),
      onProgress: ({ rows }) => {
        if (rows >= stopAfter) stopping.abort()
      },
    },
  )
  return { ...result, said }
}

function counts({ created, updated, rejected }: ImportResult): unknown {
  return { created, updated, rejected }
}

async function contactsOf(workspaceId: string): Promise<Stored[]> {
  return server.db.rows<Stored>(sql`
    select name, email, phone, state, city, tags, system_source, custom_fields from contact
    where workspace_id = ${workspaceId}::uuid order by email, name`)
}

async function rejectedRows(path: string): Promise<string[][]> {
  return parse(await readFile(path), { bom: true })
}

describe('contact import', () => {
  test('makes active contacts with tags and custom fields, and counts them', async () => {
    const { id } = await aWorkspace(server)
    await createField(server.db, id, { name: 'size', label: 'Shoe size', type: 'number' })
    const path = await aFile([
      'Name;E-mail;Tel;Tags;Shoe size;Odd',
      'Ann;ANN@X.se;070-123 45 67;"VIP, new";38,5;x',
      'Bo;bo@x.se;;vip;;',
    ])

    const result = await run(id, path)

    assert.deepEqual(counts(result), { created: 2, updated: 0, rejected: 0 })
    assert.deepEqual(result.said, ['Ignored columns: Odd'])
    const common = { state: 'active', city: null, systemSource: 'list_import' }
    assert.deepEqual(await contactsOf(id), [
      {
        ...common,
        name: 'Ann',
        email: 'ANN@x.se',
        phone: '+46701234567',
        tags: ['VIP', 'new'],
        customFields: { size: 38.5 },
      },
      { ...common, name: 'Bo', email: 'bo@x.se', phone: null, tags: ['VIP'], customFields: {} },
    ])
    await assertContactsCounted(server.db, id)
    await assert.rejects(stat(result.rejectedPath), /ENOENT/)
  })

  test('leaves state, consent and source of existing contacts alone', async () => {
    const { id, api } = await aWorkspace(server)
    await api.post('/contacts', { email: 'gone@x.se', addDirectly: true, systemSource: 'core' })
    await server.db.rows(sql`
      update contact set state = 'unsubscribed', follows_email = 'off' where workspace_id = ${id}::uuid`)

    const result = await run(id, await aFile(['email,name,city', 'GONE@x.se,Gone,Umeå']))

    assert.deepEqual(counts(result), { created: 0, updated: 1, rejected: 0 })
    const [contact, ...others] = await contactsOf(id)
    assert.deepEqual(
      [contact?.state, contact?.systemSource, contact?.city, others.length],
      ['unsubscribed', 'core', 'Umeå', 0],
    )
    const [row] = await server.db.rows<{ followsEmail: string }>(sql`
      select follows_email from contact where workspace_id = ${id}::uuid`)
    assert.equal(row?.followsEmail, 'off')
  })

  test('--invite makes invited contacts who are to be asked, by SMS when there is only a phone', async () => {
    const { id } = await aWorkspace(server)
    await run(id, await aFile(['email,phone', 'a@x.se,', ',0701234567']), { invites: true })

    const asked = await server.db.rows(sql`
      select c.state, i.channel from contact c join contact_invitation i
        on i.workspace_id = c.workspace_id and i.contact_id = c.id
      where c.workspace_id = ${id}::uuid order by i.channel`)
    assert.deepEqual(asked, [
      { state: 'invited', channel: 'email' },
      { state: 'invited', channel: 'sms' },
    ])
  })

  test('rows of one person become one contact, the later row having its say last, however far apart', async () => {
    const { id } = await aWorkspace(server)
    const filler = Array.from({ length: 1_300 }, (_, i) => `f${i}@x.se,,Filler,`)
    const path = await aFile([
      'email,phone,name,city',
      'a@x.se,0701234567,First,Umeå',
      'A@X.se,,Second,',
      ...filler,
      ',+46701234567,Third,',
      'f0@x.se,,Last,',
    ])

    const result = await run(id, path)

    assert.deepEqual(counts(result), { created: 1_301, updated: 3, rejected: 0 })
    const stored = await contactsOf(id)
    assert.equal(stored.length, 1_301)
    assert.deepEqual(
      stored.filter(({ city }) => city === 'Umeå').map(({ name, email, phone }) => [name, email, phone]),
      [['Third', 'A@x.se', '+46701234567']],
    )
    assert.equal(stored.find(({ email }) => email === 'f0@x.se')?.name, 'Last')
    await assertContactsCounted(server.db, id)
  })

  test('rejected rows are in a file beside it with line and reason, and nothing of them is stored', async () => {
    const { id, api } = await aWorkspace(server)
    await api.post('/contacts', { email: 'a@x.se' })
    await api.post('/contacts', { phone: '+46701234567' })
    const path = await aFile(
      [
        'email,phone,name',
        'no mail,,=cmd()',
        'a@x.se,0701234567,"Two\nlines"',
        ',,',
        ',,  ',
        'b@x.se,12,',
        'c@x.se,,C',
      ],
      'bad.CSV',
    )

    const result = await run(id, path)

    assert.deepEqual(counts(result), { created: 1, updated: 0, rejected: 4 })
    assert.equal(result.rejectedPath, join(folder, 'bad.rejected.csv'))
    assert.equal((await stat(result.rejectedPath)).mode & 0o777, 0o600, 'it holds people’s data')
    const [titles, ...rows] = await rejectedRows(result.rejectedPath)
    assert.deepEqual(titles, ['line', 'reason', 'email', 'phone', 'name'])
    assert.deepEqual(
      rows.map(([line, , ...cells]) => [line, ...cells]),
      [
        ['2', 'no mail', '', "'=cmd()"],
        ['3', 'a@x.se', '0701234567', 'Two\nlines'],
        ['6', '', '', '  '],
        ['7', 'b@x.se', '12', ''],
      ],
    )
    assert.match(rows[1]?.[1] ?? '', /belongs to contact/)
    assert.deepEqual(
      (await contactsOf(id)).map(({ email, name }) => [email, name]),
      [
        ['a@x.se', null],
        ['c@x.se', 'C'],
        [null, null],
      ],
    )
    await assertContactsCounted(server.db, id)
  })

  test('a rejected file that is mended imports like any other', async () => {
    const { id } = await aWorkspace(server)
    const { rejectedPath } = await run(id, await aFile(['email,name', 'ann x.se,Ann']))
    await writeFile(rejectedPath, (await readFile(rejectedPath, 'utf8')).replaceAll('ann x.se', 'ann@x.se'))

    const result = await run(id, rejectedPath)

    assert.deepEqual(counts(result), { created: 1, updated: 0, rejected: 0 })
    assert.deepEqual(result.said, ['Ignored columns: line, reason'])
  })

  test('the same file again updates, and says so', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email,name', 'a@x.se,Ann', 'b,B'])
    assert.deepEqual(counts(await run(id, path)), { created: 1, updated: 0, rejected: 1 })

    const again = await run(id, path)

    assert.deepEqual(counts(again), { created: 0, updated: 1, rejected: 1 })
    assert.match(again.said.join(), /imported before: its contacts are updated/)
    assert.equal((await rejectedRows(again.rejectedPath)).length, 2)
    const other = await run(id, path, { mappings: [readMapping('name=city')] })
    assert.doesNotMatch(other.said.join(), /imported before/, 'another mapping is another import')
  })

  test('a stopped import goes on after the last batch, with the counts of both', async () => {
    const { id } = await aWorkspace(server)
    const rows = Array.from({ length: 4_000 }, (_, i) => (i % 10 === 0 ? `bad ${i},${i}` : `p${i}@x.se,${i}`))
    const path = await aFile(['email,name', ...rows])

    const first = await run(id, path, {}, 1_000)
    const second = await run(id, path)

    assert.equal(first.isFinished, false)
    assert.ok(first.created > 0 && first.created < 3_600, 'it stopped in the middle')
    assert.match(second.said.join(), /Going on after \d+ rows/)
    assert.equal(second.isFinished, true)
    assert.deepEqual(counts(second), { created: 3_600, updated: 0, rejected: 400 })
    const lines = (await rejectedRows(second.rejectedPath)).slice(1).map(([line]) => Number(line))
    assert.deepEqual(
      lines.sort((a, b) => a - b),
      Array.from({ length: 400 }, (_, i) => i * 10 + 2),
    )
  })

  test('what a crash left in the rejected file beyond the last batch is in it once in the end', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email', ...Array.from({ length: 3_000 }, (_, i) => `bad ${i}`)])
    const first = await run(id, path, {}, 500)
    await appendFile(first.rejectedPath, `${first.rejected + 2},a batch that was not stored,bad\r\n12,half`)

    const second = await run(id, path)

    const lines = (await rejectedRows(second.rejectedPath)).slice(1).map(([line]) => Number(line))
    assert.deepEqual(
      lines.sort((a, b) => a - b),
      Array.from({ length: 3_000 }, (_, i) => i + 2),
    )
  })

  test('goes on when the rejected file was taken away meanwhile, and says what is missing', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email', ...Array.from({ length: 3_000 }, (_, i) => `bad ${i}`)])
    const first = await run(id, path, {}, 500)
    await rm(first.rejectedPath)

    const second = await run(id, path)

    assert.match(second.said.join(), /rejected earlier are in it no more/)
    assert.equal(second.rejected, 3_000)
    const rows = await rejectedRows(second.rejectedPath)
    assert.deepEqual(rows[0], ['line', 'reason', 'email'])
    assert.equal(rows.length - 1, 3_000 - first.rejected)
  })

  test('a rejected file that cannot be written fails the batch, and stores nothing of it', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['email', 'a@x.se', 'bad'], 'stuck.csv')
    await mkdir(join(folder, 'stuck.rejected.csv'))

    await assert.rejects(run(id, path))

    assert.deepEqual(await contactsOf(id), [])
    await assertContactsCounted(server.db, id)
  })

  onOneMachine(
    'PostgreSQL knows of the workspace before the import is through, or would walk all of it for each batch',
    async () => {
      const [before, workspace] = [await aWorkspace(server), await aWorkspace(server)]
      const lines = Array.from({ length: 1_100 }, (_, n) => `grown${n}@example.com`)
      const path = await aFile(['Email', ...lines])
      await run(before.id, await aFile(['Email', 'before@example.com']))
      await server.db.rows(sql`analyze contact`, { named: false })
      await run(workspace.id, path)
      const [known] = await server.db.rows<{ isKnown: boolean }>(sql`
      select ${workspace.id}::text = any(most_common_vals::text::text[]) as is_known from pg_stats
      where tablename = 'contact' and attname = 'workspace_id'`)
      assert.equal(known?.isKnown, true)
    },
  )

  test('an unknown workspace, an unknown file and a file without known columns are refused', async () => {
    const { id } = await aWorkspace(server)
    const path = await aFile(['x,y', '1,2'])
    await assert.rejects(run('01234567-89ab-7def-8123-456789abcdef', path), /no workspace/)
    await assert.rejects(run(id, join(folder, 'none.csv')), /cannot be read/)
    await assert.rejects(run(id, path), /No column is known.*x, y.*--map/)
  })

  test('while others write the same contacts nothing deadlocks, doubles or is lost', async () => {
    const { id, api } = await aWorkspace(server)
    const path = await aFile([
      'email,phone,name',
      ...Array.from({ length: 3_000 }, (_, i) => `p${i}@x.se,+4670${1_000_000 + i},P${i}`),
    ])
    const done = new AbortController()
    const others = Array.from({ length: 4 }, async (_, lane) => {
      for (let i = lane; !done.signal.aborted; i = (i + 37) % 3_000) {
        const answer = await api.post('/contacts', {
          email: `p${i}@x.se`,
          phone: `+4670${1_000_000 + i}`,
          city: 'Umeå',
        })
        assert.ok([200, 201].includes(answer.status), answer.text)
      }
    })

    const result = await run(id, path)
    done.abort()
    await Promise.all(others)

    assert.equal(result.created + result.updated, 3_000)
    const stored = await contactsOf(id)
    assert.equal(new Set(stored.map(({ email }) => email)).size, 3_000)
    assert.equal(stored.length, 3_000)
    assert.ok(stored.every(({ name, email }) => email === `${name?.toLowerCase()}@x.se`))
    await assertContactsCounted(server.db, id)
  })
})
