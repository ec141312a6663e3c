/** Contacts as CSV and XLSX: which rows and columns, safe cells, constant memory, and readers who leave. */
import { parse } from 'csv-parse/sync'
import * as fc from 'fast-check'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, test } from 'node:test'
import { inflateRawSync } from 'node:zlib'
import { onOneMachine } from '../../test/support/database-activity.ts'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { manyContacts } from '../../test/support/many-contacts.ts'
import { type Answer, type Api, apiWith, aServer, aWorkspace, useServer } from '../../test/support/server.ts'
import { csvCell as csvCellOf } from '../lib/csv.ts'
import { xlsxCell as xlsxCellOf } from '../lib/xlsx.ts'
import { sql } from '../platform/sql.ts'
import { createField } from './custom-fields/store.ts'
import { csvCell, xlsxCell } from './cells.ts'

const server = await useServer({ DATABASE_CONNECTIONS: '16' })
await server.http.listen({ port: 0 })

const CSV = { accept: 'text/csv' }
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const XLSX = { accept: XLSX_TYPE }

function rowsOf({ text, status }: Answer): string[][] {
  assert.equal(status, 200, text.slice(0, 300))
  return parse(text, { bom: true })
}

/** The first sheet of a workbook, and whether the archive ends as it should. */
function sheetOf({ bytes, status }: Answer): string {
  assert.equal(status, 200)
  const end = bytes.length - 22
  assert.equal(bytes.readUInt32LE(end), 0x06054b50)
  for (let at = bytes.readUInt32LE(end + 16); at < end;) {
    const [packed, name, offset] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ]
    const path = bytes.toString('ascii', at + 46, at + 46 + name)
    const data = offset + 30 + name
    if (path === 'xl/worksheets/sheet1.xml')
      return inflateRawSync(bytes.subarray(data, data + packed)).toString()
    at += 46 + name
  }
  return assert.fail('no sheet')
}

async function threeContacts(api: Api): Promise<void> {
  await api.post('/contacts', { name: 'Ann', email: 'ann@example.com', tags: ['vip', 'new'] })
  await api.post('/contacts', { name: 'Bo', phone: '+46701234567', statusTags: { shop: { plan: 'gold' } } })
  await api.post('/contacts', { name: 'Cy', bio: 'Line 1\nsays "hi", twice' })
}

describe('GET /contacts with Accept', () => {
  test('text/csv answers every member of the record in a column, all matches, newest first', async () => {
    const { api, id: feedId } = await aWorkspace(server, { handle: 'csv-shop' })
    await threeContacts(api)

    const answer = await api.get('/contacts', CSV)

    const [titles = [], ...rows] = rowsOf(answer)
    assert.equal(
      titles.join(' '),
      'id feedId state name email phone image bio address city postalCode region country source systemSource tags ' +
        'statusTags notificationSettings.email notificationSettings.sms follows.email follows.sms created updated lastActivity',
    )
    const records = rows.map((row) => Object.fromEntries(row.map((cell, index) => [titles[index], cell])))
    const { items } = assertAnswered(await api.get('/contacts'))
    assert.deepEqual(
      records.map(({ id, name }) => [id, name]),
      items.map(({ id, name }: Record<string, string>) => [id, name]),
    )
    const [cy, bo, ann] = records
    assert.equal(cy?.['bio'], 'Line 1\r\nsays "hi", twice'.replace('\r', ''))
    assert.equal(bo?.['phone'], '+46701234567')
    assert.deepEqual(JSON.parse(bo?.['statusTags'] ?? ''), { shop: { plan: 'gold' } })
    assert.equal(ann?.['tags'], 'vip, new')
    assert.equal(ann?.['feedId'], feedId)
    assert.equal(ann?.['notificationSettings.email'], 'true')
    assert.equal(ann?.['created'], items[2].created)
    assert.equal(answer.headers['content-type'], 'text/csv; charset=utf-8; header=present')
    assert.match(
      String(answer.headers['content-disposition']),
      /^attachment; filename="csv-shop-contacts-\d{4}-\d\d-\d\d\.csv"$/,
    )
    assert.deepEqual([...answer.bytes.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    assert.match(String(answer.headers.vary), /\bAccept\b/)
  })

  test('the XLSX type answers a workbook with the same cells', async () => {
    const { api } = await aWorkspace(server)
    await threeContacts(api)

    const answer = await api.get('/contacts?$orderBy=name', XLSX)

    const sheet = sheetOf(answer)
    assert.equal(sheet.match(/<row /g)?.length, 4)
    assert.match(sheet, /<c r="D2" t="str"><v>Ann<\/v>/)
    assert.match(sheet, /<c r="P2" t="str"><v>vip, new<\/v>/)
    assert.match(sheet, /<c r="F3" t="str"><v>\+46701234567<\/v>/)
    assert.match(sheet, /<c r="H4"[^>]*><is><t xml:space="preserve">Line 1&#10;says "hi", twice<\/t>/)
    assert.match(sheet, /<c r="R2" t="b"><v>1<\/v><\/c>/)
    const [, day = ''] = /<c r="V2" s="3"><v>([\d.]+)<\/v>/.exec(sheet) ?? []
    assert.ok(Math.abs((Number(day) - 25_569) * 86_400_000 - Date.now()) < 60_000, day)
    assert.equal(answer.headers['content-type'], XLSX_TYPE)
    assert.match(String(answer.headers['content-disposition']), /\.xlsx"$/)
  })

  test('all matches unless $limit is sent; $filter, $orderBy and $offset hold', async () => {
    const { api, id } = await aWorkspace(server)
    await manyContacts(server.db, id, 1_100)

    assert.equal(rowsOf(await api.get('/contacts', CSV)).length, 1_101)
    assert.equal(rowsOf(await api.get('/contacts?$limit=7', CSV)).length, 8)
    assert.equal(rowsOf(await api.get('/contacts?$offset=1000', CSV)).length, 101)
    const filtered = rowsOf(
      await api.get("/contacts?$filter=tags eq 'tag 3' and city like 'city 2'&$orderBy=email", CSV),
    )
    const { items } = assertAnswered(
      await api.get("/contacts?$filter=tags eq 'tag 3' and city like 'city 2'&$orderBy=email&$limit=1000"),
    )
    assert.ok(items.length > 2)
    assert.deepEqual(
      filtered.slice(1).map(([contact]) => contact),
      items.map(({ id }: { id: string }) => id),
    )
  })

  test('no contact of another workspace is in the file', async () => {
    const { api } = await aWorkspace(server)
    await threeContacts((await aWorkspace(server)).api)

    assert.equal(rowsOf(await api.get('/contacts', CSV)).length, 1)
    assert.equal(sheetOf(await api.get('/contacts', XLSX)).match(/<row /g)?.length, 1)
  })

  test('each custom field of the workspace has a column by its data name', async () => {
    const { api, id } = await aWorkspace(server)
    await createField(server.db, id, { name: 'size', label: 'Shoe size', type: 'number' })
    await createField(server.db, id, { name: 'Email', label: 'Second email' })
    await threeContacts(api)
    await server.db.rows(sql`
      update contact set custom_fields = '{"size": 42, "Email": "=x", "other": 1}' where workspace_id = ${id}::uuid`)

    const [titles = [], row = []] = rowsOf(await api.get('/contacts', CSV))

    const at = titles.indexOf('size')
    assert.deepEqual(titles.slice(at, at + 2), ['size', 'customFields.Email'])
    assert.deepEqual(row.slice(at, at + 2), ['42', "'=x"])
    assert.ok(!titles.includes('customFields') && !titles.includes('other'))
  })

  test('quality values choose; nothing acceptable is 406; */* and none are JSON', async () => {
    const { api } = await aWorkspace(server)
    for (const [accept, type] of [
      ['*/*', /^application\/json/],
      ['application/json;q=0.5, text/csv', /^text\/csv/],
      [`text/csv;q=0.1, ${XLSX_TYPE};q=0.2`, /spreadsheetml/],
      ['text/*', /^text\/csv/],
    ] as const)
      assert.match(String((await api.get('/contacts', { accept })).headers['content-type']), type, accept)

    const refused = await api.get('/contacts', { accept: 'image/png' })

    assertRefused(refused, 406, /text\/csv/)
    assert.match(String(refused.headers.vary), /\bAccept\b/)
  })

  test('what is refused is an error object in JSON, not a broken file', async () => {
    const { api } = await aWorkspace(server)

    assertRefused(await api.get("/contacts?$filter=nope eq 'x'", CSV), 400, /Fields to filter by/)
    assertRefused(await api.get('/contacts?$limit=1001', XLSX), 400)
    const broken = await aServer()
    try {
      const workspace = await aWorkspace(broken)
      await broken.db.rows(sql`alter table contact rename column bio to biography`)
      for (const headers of [CSV, XLSX]) assertRefused(await workspace.api.get('/contacts', headers), 500)
    } finally {
      await broken.close()
    }
  })

  test('HEAD answers the headers and reads no contact', async () => {
    const { api } = await aWorkspace(server)
    await threeContacts(api)

    const answer = await api.ask('HEAD', '/contacts', undefined, CSV)

    assert.equal(answer.status, 200)
    assert.equal(answer.bytes.length, 0)
    assert.match(String(answer.headers['content-type']), /^text\/csv/)
    assert.match(String(answer.headers['content-disposition']), /^attachment/)
    assert.notEqual(String(answer.headers['content-length']), '0')
  })
})

describe('POST /contacts-search with Accept', () => {
  test('fields choose the columns and their order; limit holds', async () => {
    const { api, id } = await aWorkspace(server)
    await createField(server.db, id, { name: 'size', label: 'Size' })
    await threeContacts(api)
    const body = { offset: 0, limit: 2, orderBy: 'name', fields: ['tags', 'follows', 'customFields', 'name'] }

    const rows = rowsOf(await api.post('/contacts-search', body, CSV))

    assert.deepEqual(rows, [
      ['tags', 'follows.email', 'follows.sms', 'size', 'name'],
      ['vip, new', 'always', 'always', '', 'Ann'],
      ['', 'always', 'always', '', 'Bo'],
    ])
    assert.match(sheetOf(await api.post('/contacts-search', body, XLSX)), /<c r="E3"[^>]*>.*?Bo</)
    assertRefused(await api.post('/contacts-search', { ...body, fields: ['nope'] }, CSV), 400, /fields\[0\]/)
    assertRefused(await api.post('/contacts-search', { ...body, limit: 101 }, XLSX), 400, /limit/)
    assert.equal(rowsOf(await api.post('/contacts-search', { ...body, limit: 0 }, CSV)).length, 1)
    const onlyCustom = { ...body, fields: ['name'], filter: "name eq 'nobody'" }
    assert.deepEqual(rowsOf(await api.post('/contacts-search', onlyCustom, CSV)), [['name']])
  })
})

describe('cells rendered by PostgreSQL', () => {
  test('are what the cells of lib are, for any text', async () => {
    const bits = [
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '"',
      "'",
      ',',
      ';',
      '<',
      '>',
      '&',
      '\\',
      '\\.',
      '_x0041_',
      '_x',
      '\u0001',
      '\uFFFE',
      '😀',
      'é',
      '+46701234567',
      ' ',
      'a',
    ]
    const text = fc.array(fc.constantFrom(...bits), { maxLength: 6 }).map((parts) => parts.join(''))
    const long = ['x'.repeat(32_767), 'x'.repeat(32_768), `=${'&'.repeat(40_000)}`]
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 20, arbitrary: text }, fc.constantFrom(...long)), { maxLength: 40 }),
        async (texts) => {
          const rows = await server.db.rows<{ csv: string; xlsx: string }>(sql`
          select ${csvCell('text', sql`v`)} as csv, ${xlsxCell('text', sql`v`, 'B', sql`'7'`)} as xlsx
          from unnest(${texts}::text[]) with ordinality as t (v, n) order by n`)
          for (const [index, { csv, xlsx }] of rows.entries()) {
            assert.equal(xlsx, xlsxCellOf('B7', texts[index]))
            // COPY adds the quotes.
            assert.equal(
              /[",\r\n]/.test(csv) ? `"${csv.replaceAll('"', '""')}"` : csv,
              csvCellOf(texts[index]),
            )
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

/** Asks over a socket and hands over the answer with nothing read. */
async function download(key: string, accept: string): Promise<IncomingMessage> {
  const { port } = server.http.server.address() as AddressInfo
  const asked = request({ port, path: '/api/contacts', headers: { 'x-api-key': key, accept } })
  asked.on('error', () => undefined)
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  assert.equal(answer.statusCode, 200)
  return answer.pause()
}

async function copies(): Promise<{ waitEvent: string | null }[]> {
  return server.db.rows(sql`
    select wait_event from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'copy (%'`)
}

async function until(isMet: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isMet()); tries += 1) {
    assert.ok(tries < 1_200, 'not met within a minute')
    await sleep(50)
  }
}

describe('a large spreadsheet', { concurrency: false }, () => {
  const workspace = aWorkspace(server)
  const filled = workspace.then(({ id }) => manyContacts(server.db, id, 100_000))

  for (const [name, accept, growthMiB] of [
    ['CSV', 'text/csv', 150],
    ['XLSX', XLSX_TYPE, 150],
  ] as const) {
    test(`${name} of 100,000 contacts comes whole, in constant memory`, async () => {
      const { key } = await workspace
      await filled
      const before = process.memoryUsage().rss
      let [length, peak] = [0, before]

      for await (const chunk of await download(key, accept)) {
        length += (chunk as Buffer).length
        peak = Math.max(peak, process.memoryUsage().rss)
      }

      assert.ok(length > 1_000_000, String(length))
      const grown = (peak - before) / 1_048_576
      assert.ok(grown < growthMiB, `${grown.toFixed()} MiB`)
      assert.equal((await copies()).length, 0)
    })

    onOneMachine(`${name}: a reader that is slow holds the database back`, async () => {
      const { key } = await workspace
      await filled

      const answer = await download(key, accept)

      await until(async () => (await copies()).some(({ waitEvent }) => waitEvent === 'ClientWrite'))
      answer.destroy()
      await until(async () => (await copies()).length === 0)
    })

    test(`${name}: readers that leave free their connections, round after round`, async () => {
      const { key, api } = await workspace
      await filled

      for (let round = 0; round < 3; round += 1) {
        const answers = await Promise.all([1, 2].map(() => download(key, accept)))
        for (const answer of answers) answer.destroy()
        await until(async () => (await copies()).length === 0)
      }

      assertAnswered(await api.get('/contacts?$limit=1'))
      const file = await api.get('/contacts?$limit=1', { accept })
      assert.equal(file.status, 200)
    })
  }

  test('a workspace that downloads all it may leaves one to another, and more are refused with 503', async (t) => {
    const { key } = await workspace
    await filled
    const small = await aWorkspace(server)

    const held = await Promise.all([1, 2].map(() => download(key, 'text/csv')))
    t.after(async () => {
      for (const answer of held) answer.destroy()
      await until(async () => (await copies()).length === 0)
    })

    assertRefused(await apiWith(server.http, key).get('/contacts', CSV), 503, /try again/)
    assert.equal((await small.api.get('/contacts', CSV)).status, 200)
  })

  test('more than there are connections for are refused with 503 and when to come again', async () => {
    const wide = await aServer({})
    try {
      const { api, id } = await aWorkspace(wide)
      await manyContacts(wide.db, id, 2_000)

      const answers = await Promise.all(Array.from({ length: 8 }, () => api.get('/contacts', CSV)))

      const refused = answers.filter(({ status }) => status === 503)
      assert.ok(refused.length > 0)
      for (const answer of refused) {
        assertRefused(answer, 503, /try again/)
        assert.equal(answer.headers['retry-after'], '5')
      }
      for (const answer of answers) if (answer.status === 200) assert.equal(rowsOf(answer).length, 2_001)
      assert.equal((await api.get('/contacts', CSV)).status, 200)
    } finally {
      await wide.close()
    }
  })
})
