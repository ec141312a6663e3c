/** The import wizard by its endpoints: files as people have them, counts that hold, and nothing lost or doubled. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { aPerson } from '../../test/support/accounts.ts'
import { importAll, ORDER, reached, sendPiece, upload, useTaskWorker } from '../../test/support/imports.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { createEndpoint } from '../webhooks/store.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
useTaskWorker(server)

async function anEditor() {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const send = (text: string | Buffer, name = 'people.csv') =>
    upload(server, editor, workspace.id, { name, bytes: Buffer.from(text as string) })
  return { workspace, editor, send }
}

async function contactsOf(workspaceId: string) {
  return server.db.rows<{
    name: string | null
    email: string | null
    phone: string | null
    state: string
    tags: string[]
  }>(sql`
    select name, email, phone, state, tags from contact where workspace_id = ${workspaceId}::uuid order by email`)
}

describe('a file is read as it is', () => {
  test('in UTF-8 with a mark, UTF-16 of both kinds and Windows-1252, with any separator', async () => {
    const { editor, send } = await anEditor()
    const text = 'Namn;E-post\nÅsa Öberg;asa@example.se\n'
    const wide = Buffer.from(`\uFEFF${text}`, 'utf16le')
    const files = {
      'utf-8': Buffer.from(`\uFEFF${text}`),
      'utf-16le': wide,
      'utf-16be': Buffer.from(wide).swap16(),
      'windows-1252': Buffer.from(text, 'latin1'),
    }
    for (const [encoding, bytes] of Object.entries(files)) {
      const { file, header, sample, guessed } = await reached(editor, await send(bytes), 'ready')

      assert.deepEqual(file, { format: 'csv', encoding, separator: ';' })
      assert.deepEqual([header, sample], [['Namn', 'E-post'], [['Åsa Öberg', 'asa@example.se']]])
      assert.deepEqual(guessed, ['name', 'email'])
    }
  })

  test('columns without a known heading are guessed by their values, a first row with an address is a person', async () => {
    const { editor, send } = await anEditor()

    const first = await reached(
      editor,
      await send('A\tB\nann@x.se\t070-123 45 67\nbo@x.se\t0701234568\n'),
      'ready',
    )
    const second = await reached(editor, await send('ann@x.se,Ann\nbo@x.se,Bo\n'), 'ready')

    assert.deepEqual(first.guessed, ['email', 'phone'])
    assert.deepEqual(
      [second.hasHeadings, second.header, second.total, second.guessed],
      [false, ['1', '2'], 2, ['email', null]],
    )
  })

  test('what is no file of contacts is refused in a sentence, and nothing of it is kept', async () => {
    const { workspace, editor, send } = await anEditor()
    const wrong: readonly [string, Buffer, RegExp][] = [
      ['empty.csv', Buffer.from('\n'), /no header/],
      ['headings.csv', Buffer.from('email,name\n'), /no rows/],
      ['quote.csv', Buffer.from(`email,name\na@x.se,"never closed\n${'b@x.se,b\n'.repeat(50)}`), /quote/],
      ['picture.csv', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /UTF-16, or not text|no rows/],
      ['old.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /spreadsheet|no rows/],
      ['torn.xlsx', Buffer.from('504b0304140000000800', 'hex'), /workbook cannot be read/],
      ['wide.csv', Buffer.from(`${'c,'.repeat(300)}email\n${'x,'.repeat(300)}a@x.se\n`), /200 columns/],
    ]
    for (const [name, bytes, reason] of wrong) {
      const id = await send(bytes, name)
      const { failure } = await failed(id)

      assert.match(failure, reason, name)
      assert.equal((await editor.ask('DELETE', `/app/api/imports/${id}`)).status, 204)
    }
    const kept = await server.db.rows(
      sql`select 1 from contact_task where workspace_id = ${workspace.id}::uuid`,
    )
    assert.equal(kept.length, 0)

    async function failed(id: string) {
      for (;;) {
        const { body } = await editor.ask('GET', `/app/api/imports/${id}`)
        if (body.status === 'failed') return body
        assert.equal(body.status, 'reading')
      }
    }
  })
})

describe('an import', () => {
  test('counts beforehand what it comes to, a row that repeats another among the updated', async () => {
    const { workspace, editor, send } = await anEditor()
    await workspace.api.post('/contacts', { email: 'old@x.se', name: 'Old', addDirectly: true })
    await workspace.api.post('/contacts', { email: 'same@x.se', name: 'Same', addDirectly: true })
    const rows = ['old@x.se,Renamed', 'same@x.se,Same', 'nobody,Nobody', ...many(1_200), 'i7@x.se,Again']

    const { check, done } = await importAll(editor, await send(['email,name', ...rows].join('\n')))

    const counts = { created: 1_200, updated: 2, unchanged: 1, rejected: 1 }
    assert.deepEqual([check.counts, done.counts], [counts, counts])
    const contacts = await contactsOf(workspace.id)
    assert.equal(contacts.length, 1_202)
    assert.equal(contacts.find(({ email }) => email === 'i7@x.se')?.name, 'Again')
  })

  test('keeps proof of consent, brings the tags, and tells nobody: no event, no welcome', async () => {
    const { workspace, editor, send } = await anEditor()
    const types = ['contact.created', 'contact.updated', 'contact.tagged'] as const
    await createEndpoint(server.db, workspace.id, { url: 'https://hook.example/', types })

    await importAll(editor, await send('email,phone,tags\na@x.se,+46701234567,vip\n'), {
      tags: ['fair 2026'],
      channels: { email: true, sms: false },
    })

    const [contact] = await contactsOf(workspace.id)
    assert.deepEqual([contact?.state, contact?.tags], ['active', ['vip', 'fair 2026']])
    const proof = await server.db.rows(sql`
      select channel, act, source, words from consent_event where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(proof, [{ channel: 'email', act: 'granted', source: 'import', words: ORDER.proof }])
    const { id } = (await workspace.api.post('/contacts', { email: 'heard@x.se' })).body
    const events = await server.db.rows<{ subjectId: string }>(sql`
      select subject_id from event where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(new Set(events.map(({ subjectId }) => subjectId)), new Set([id]))
  })

  test('of people who said nowhere that they agreed is refused, and so is one that names nobody', async () => {
    const { editor, send } = await anEditor()
    const id = await send('email,x\na@x.se,1\n')
    await reached(editor, id, 'ready')
    const check = (order: object) =>
      editor.ask('POST', `/app/api/imports/${id}/check`, { ...ORDER, targets: ['email', null], ...order })

    const wrong = [
      { proof: ' ' },
      { targets: [null, null] },
      { targets: ['email'] },
      { targets: ['email', 'nonsense'] },
    ]
    for (const order of wrong) assert.equal((await check(order)).status, 400, JSON.stringify(order))
    assert.equal((await check({ channels: { email: false, sms: false } })).status, 400)
    assert.equal((await editor.ask('POST', `/app/api/imports/${id}/start`)).status, 409)
    assert.equal((await check({ admission: 'invited', proof: '' })).status, 204)
  })

  test('its refused rows come as a file with their reasons, of which a spreadsheet runs nothing', async () => {
    const { editor, send } = await anEditor()
    const id = await send('=email,name,phone\n=cmd|calc,=1+1,4.67E+10\nfine@x.se,Fine,\n,Nobody 2,12\n')
    await importAll(editor, id, { targets: ['email', 'name', 'phone'] })

    const { text, headers } = await editor.ask('GET', `/app/api/imports/${id}/rejected`)

    assert.match(String(headers['content-disposition']), /attachment; filename="people-rejected.csv"/)
    const rows: string[][] = parse(text, { bom: true })
    assert.deepEqual(rows[0], ['line', 'reason', "'=email", 'name', 'phone'])
    assert.deepEqual(
      rows.slice(1).map(([line, , ...cells]) => [line, ...cells]),
      [
        ['2', "'=cmd|calc", "'=1+1", '4.67E+10'],
        ['4', '', 'Nobody 2', '12'],
      ],
    )
    assert.match(rows[1]?.[1] ?? '', /rounded the phone number/)
  })

  test('of which no row can be taken is tried out to its end', async () => {
    const { editor, send } = await anEditor()
    const { check } = await importAll(editor, await send('email,name\nbo@,Bo\nann@,Ann\n'))
    assert.deepEqual(check.counts, { created: 0, updated: 0, unchanged: 0, rejected: 2 })
  })

  test('of two files at once with the same people nobody is doubled', async () => {
    const { workspace, editor, send } = await anEditor()
    const file = ['email,name', ...many(1_500)].join('\n')
    const ids = [await send(file, 'a.csv'), await send(file, 'b.csv')]

    const results = await Promise.all(ids.map((id) => importAll(editor, id)))

    assert.equal((await contactsOf(workspace.id)).length, 1_500)
    const created = results.reduce((sum, { done }) => sum + done.counts.created, 0)
    assert.equal(created, 1_500)
  })
})

describe('undoing an import', () => {
  test('takes away whom it made and nobody touched since, puts back what it changed, and leaves the rest', async () => {
    const { workspace, editor, send } = await anEditor()
    const { api } = workspace
    const old = (
      await api.post('/contacts', { email: 'old@x.se', name: 'Old', tags: ['vip'], addDirectly: true })
    ).body.id
    await api.post('/contacts', { email: 'since@x.se', name: 'Since', source: 'shop', addDirectly: true })
    const rows = [
      'old@x.se,Wrong,Lund,VIP;new',
      'since@x.se,Wrong,Lund,',
      'made@x.se,Made,,',
      'kept@x.se,Kept,,',
      'noted@x.se,Noted,,',
    ]
    const id = await send(`email,name,city,tags\n${rows.join('\n').replaceAll(';', '')}\n`)
    await importAll(editor, id)
    const all = (await api.get('/contacts?$limit=100')).body.items
    const idOf = (email: string) => all.find((one: { email: string }) => one.email === email).id
    const edit = (email: string, body: object) =>
      editor.ask('PATCH', `/app/api/contacts/${idOf(email)}`, body)
    await edit('since@x.se', { name: 'Right' })
    await edit('kept@x.se', { city: 'Ystad' })
    await editor.ask('POST', `/app/api/contacts/${idOf('noted@x.se')}/notes`, { text: 'Called' })

    const begun = await editor.ask('POST', `/app/api/imports/${id}/undo`)
    const { counts } = await undone(editor, id)

    assert.equal(begun.status, 204, begun.text)
    assert.deepEqual(counts, { kept: 2, removed: 1, restored: 2 })
    const contacts = await contactsOf(workspace.id)
    assert.deepEqual(
      contacts.map(({ email, name }) => [email, name]),
      [
        ['kept@x.se', 'Kept'],
        ['noted@x.se', 'Noted'],
        ['old@x.se', 'Old'],
        ['since@x.se', 'Right'],
      ],
    )
    const page = (await editor.ask('GET', `/app/api/contacts/${old}`)).body.contact
    assert.deepEqual([page.city, page.tags], [null, ['vip']])
    assert.equal((await editor.ask('POST', `/app/api/imports/${id}/undo`)).status, 409)
  })

  test('leaves no address suppressed and no proof behind: the same file imports again', async () => {
    const { workspace, editor, send } = await anEditor()
    const file = 'email,phone,state\na@x.se,+46701234567,\nleft@x.se,,unsubscribed\n'
    const only = { channels: { email: true, sms: false } }
    const id = await send(file)
    await importAll(editor, id, { ...only, targets: ['email', 'phone', 'state'] })
    await editor.ask('POST', `/app/api/imports/${id}/undo`)
    await undone(editor, id)

    const left = await server.db.rows(sql`
      select (select count(*) from contact where workspace_id = ${workspace.id}::uuid) as contacts,
        (select count(*) from suppression where workspace_id = ${workspace.id}::uuid) as suppressed,
        (select count(*) from consent_event where workspace_id = ${workspace.id}::uuid) as proofs`)
    assert.deepEqual(left, [{ contacts: 0, suppressed: 0, proofs: 0 }])
    const { done } = await importAll(editor, await send(file), { targets: ['email', 'phone', 'state'] })
    assert.equal(done.counts.created, 2)
  })

  test('is refused after a week', async () => {
    const { workspace, editor, send } = await anEditor()
    const id = await send('email\na@x.se\n')
    await importAll(editor, id)
    await server.db.rows(sql`
      update contact_task set finished = ${earlier('finished', '8 days')} where workspace_id = ${workspace.id}::uuid`)

    const { status, text } = await editor.ask('POST', `/app/api/imports/${id}/undo`)

    assert.equal(status, 409, text)
    assert.match(text, /7 days/)
  })
})

describe('an import of others', () => {
  test('is not there, for any of its endpoints, whoever asks from another workspace', async () => {
    const { workspace, editor, send } = await anEditor()
    const id = await send('email\na@x.se\n')
    await reached(editor, id, 'ready')
    const stranger = await aWorkspace(server)
    const owner = await aPerson(server, stranger, 'owner')
    const order = { ...ORDER, targets: ['email'] }

    const asked = [
      owner.ask('GET', `/app/api/imports/${id}`),
      owner.ask('DELETE', `/app/api/imports/${id}`),
      owner.ask('GET', `/app/api/imports/${id}/rejected`),
      owner.ask('POST', `/app/api/imports/${id}/preview`, order),
      owner.ask('POST', `/app/api/imports/${id}/check`, order),
      ...['uploaded', 'start', 'stop', 'resume', 'undo'].map((verb) =>
        owner.ask('POST', `/app/api/imports/${id}/${verb}`),
      ),
    ]
    for (const { status, text } of await Promise.all(asked)) assert.equal(status, 404, text)
    const { cookie } = owner
    const piece = await sendPiece(server, { cookie, workspaceId: stranger.id }, id, 0, Buffer.from('x'))
    assert.equal(piece.statusCode, 404)
    assert.equal((await owner.ask('GET', `/app/api/imports/${newId()}`)).status, 404)
    assert.equal((await editor.ask('GET', `/app/api/imports/${id}`)).body.workspaceId, undefined)
    assert.ok(workspace.id !== stranger.id)
  })
})

describe('a person who is erased', () => {
  test('is in no file that waits, nor among the rows that one refused, nor in what can be undone', async () => {
    const { workspace, editor, send } = await anEditor()
    const admin = await aPerson(server, workspace, 'admin')
    const { id } = (
      await workspace.api.post('/contacts', { email: 'ann@x.se', name: 'Ann Ek', addDirectly: true })
    ).body
    const waiting = await send('email,name\nann@x.se,Ann\nbo@x.se,Bo\n')
    const done = await send('email,name,country\nann@x.se,Anna,\nANN@x.se,Ann,Nowhere\ncy@x.se,Cy,\n')
    await importAll(editor, done)
    await reached(editor, waiting, 'ready')

    assert.equal((await admin.ask('POST', `/app/api/contacts/${id}/erase`)).status, 204)

    const kept = await server.db.rows<{ lines: string }>(sql`
      select lines from contact_task_part where workspace_id = ${workspace.id}::uuid`)
    assert.doesNotMatch(kept.map(({ lines }) => lines).join(), /ann/i)
    assert.match(kept.map(({ lines }) => lines).join(), /bo@x.se/)
    const changes = await server.db.rows(sql`
      select 1 from contact_import_change where workspace_id = ${workspace.id}::uuid`)
    assert.equal(changes.length, 1)
    await importAll(editor, waiting)
    assert.deepEqual(
      (await contactsOf(workspace.id)).map(({ email }) => email),
      ['bo@x.se', 'cy@x.se'],
    )
  })
})

describe('an upload', () => {
  test('with a piece missing, too many pieces or another size is refused', async () => {
    const { workspace, editor } = await anEditor()
    const { cookie } = editor
    const { id } = (await editor.ask('POST', '/app/api/imports', { name: 'a.csv', bytes: 10 })).body
    const piece = (number: number, bytes: Buffer) =>
      sendPiece(server, { cookie, workspaceId: workspace.id }, id, number, bytes)
    const end = async () => (await editor.ask('POST', `/app/api/imports/${id}/uploaded`)).status

    assert.equal(await end(), 409)
    assert.equal((await piece(1, Buffer.from('x'))).statusCode, 413)
    assert.equal((await piece(0, Buffer.alloc(2_000_000))).statusCode, 413)
    assert.equal((await piece(0, Buffer.from('short'))).statusCode, 204)
    assert.equal(await end(), 409)
    const huge = await editor.ask('POST', '/app/api/imports', { name: 'a.csv', bytes: 300_000_000 })
    assert.equal(huge.status, 413)
  })
})

async function undone({ ask }: Awaited<ReturnType<typeof aPerson>>, id: string) {
  for (;;) {
    const { body, text } = await ask('GET', `/app/api/imports/${id}`)
    if (body.status === 'undone') return body
    assert.equal(body.status, 'undoing', text)
  }
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `i${i}@x.se,Person ${i}`)
}
