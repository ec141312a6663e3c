/** One contact by the app's endpoints: what is known of it, changed by hand, taken along, erased. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()

async function anEditor() {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const contact = async (fields: object): Promise<string> =>
    (await workspace.api.post('/contacts', { addDirectly: true, ...fields })).body.id
  const page = async (id: string) => (await editor.ask('GET', `/app/api/contacts/${id}`)).body
  return { workspace, editor, contact, page }
}

function change(editor: Person, id: string, body: object, hash?: string) {
  const headers: Record<string, string> = hash === undefined ? {} : { 'if-match': `"${hash}"` }
  return editor.ask('PATCH', `/app/api/contacts/${id}`, body, headers)
}

describe('PATCH /app/api/contacts/{id}', () => {
  test('changes what is named, empties what is null, and leaves the rest', async () => {
    const { editor, contact, page } = await anEditor()
    const id = await contact({ name: 'Ann', email: 'ann@example.com', city: 'Lund', bio: 'Old' })

    const { status, text } = await change(editor, id, { city: 'Ystad', bio: null, country: 'sweden' })

    assert.equal(status, 204, text)
    const { name, email, city, bio, country } = (await page(id)).contact
    assert.deepEqual([name, email, city, bio, country], ['Ann', 'ann@example.com', 'Ystad', null, 'SE'])
  })

  test('a stale If-Match is refused and nothing is overwritten; a click or a tag meanwhile is no conflict', async () => {
    const { workspace, editor, contact, page } = await anEditor()
    const id = await contact({ name: 'Ann', email: 'ann@example.com' })
    const { hash } = await page(id)
    await workspace.api.patch(`/contacts/${id}/tags`, { tagsToAdd: ['vip'] })

    assert.equal((await change(editor, id, { city: 'Lund' }, hash)).status, 204)
    const late = await change(editor, id, { city: 'Ystad' }, hash)

    assert.equal(late.status, 412, late.text)
    assert.equal((await page(id)).contact.city, 'Lund')
  })

  test('an address that another contact has is refused at its field, in any spelling, and both stay', async () => {
    const { editor, contact, page } = await anEditor()
    const [ann, bo] = [
      await contact({ email: 'ann@example.com', phone: '+46701234567' }),
      await contact({ name: 'Bo' }),
    ]

    for (const body of [{ email: 'ANN@example.com' }, { phone: '070-123 45 67' }]) {
      const { status, body: error } = await change(editor, bo, body)
      assert.deepEqual([status, error.details[0].path], [409, Object.keys(body)[0]])
    }
    assert.equal((await page(bo)).contact.email, null)
    assert.equal((await page(ann)).contact.email, 'ann@example.com')
  })

  test('what cannot be read is refused at its field, and a contact keeps something to be known by', async () => {
    const { editor, contact } = await anEditor()
    const id = await contact({ name: 'Ann' })

    for (const [body, path] of [
      [{ email: 'ann@' }, 'email'],
      [{ phone: '12' }, 'phone'],
      [{ country: 'Narnia' }, 'country'],
      [{ image: 'javascript:alert(1)' }, 'image'],
      [{ customFields: { nope: '1' } }, 'customFields.nope'],
      [{ name: '  ' }, 'body'],
      [{ state: 'active' }, 'state'],
    ] as const) {
      const { status, body: error, text } = await change(editor, id, body)
      assert.deepEqual([status, error.details?.[0]?.path], [400, path], text)
    }
    assert.equal((await change(editor, newId(), { name: 'X' })).status, 404)
  })

  test('a new address begins with proof, and what it was suppressed for stays', async () => {
    const { workspace, editor, contact, page } = await anEditor()
    const gone = await contact({ email: 'gone@example.com' })
    await editor.ask('POST', `/app/api/contacts/${gone}/block`)
    const admin = await aPerson(server, workspace, 'admin')
    await admin.ask('POST', `/app/api/contacts/${gone}/erase`)
    const id = await contact({ email: 'ann@example.com' })

    assert.equal((await change(editor, id, { email: 'gone@example.com' })).status, 204)

    const { suppressed, consent } = await page(id)
    assert.deepEqual(
      suppressed.map(({ reason }: { readonly reason: string }) => reason),
      ['blocked'],
    )
    const last = consent.at(-1)
    assert.deepEqual([last.act, last.source, last.address], ['granted', 'app', 'gone@example.com'])
  })
})

test('the timeline holds messages, notes and consent of the contact alone, newest first', async () => {
  const { editor, contact, page } = await anEditor()
  const [id, other] = [
    await contact({ email: 'ann@example.com' }),
    await contact({ email: 'bo@example.com' }),
  ]

  for (const text of ['First', 'Second']) await editor.ask('POST', `/app/api/contacts/${id}/notes`, { text })
  await editor.ask('POST', `/app/api/contacts/${other}/notes`, { text: 'Of another' })

  const { items, total } = (await page(id)).timeline
  const notes = items.filter(({ kind }: { readonly kind: string }) => kind === 'note')
  assert.equal(total, items.length)
  assert.deepEqual(
    notes.map(({ text, detail }: { readonly text: string; readonly detail: string }) => [text, detail]),
    [
      ['Second', 'An editor'],
      ['First', 'An editor'],
    ],
  )
})

test('a person’s data and erasure want the password again, and say in the log who did it', async () => {
  const { workspace, contact, page } = await anEditor()
  const admin = await aPerson(server, workspace, 'admin')
  const id = await contact({ email: 'ann@example.com' })
  await server.db.rows(sql`
    update account_session set confirmed = ${earlier('confirmed', '11 minutes')}
    where account_id = ${admin.accountId}::uuid`)

  for (const [method, path] of [
    ['GET', 'data'],
    ['POST', 'erase'],
  ] as const)
    assert.equal((await admin.ask(method, `/app/api/contacts/${id}/${path}`)).body.code, 'confirmPassword')
  assert.equal((await page(id)).contact.id, id)

  await server.db.rows(sql`
    update account_session set confirmed = now() where account_id = ${admin.accountId}::uuid`)
  const { body } = await admin.ask('GET', `/app/api/contacts/${id}/data`)
  assert.equal(body.contact.email, 'ann@example.com')
  assert.equal((await admin.ask('POST', `/app/api/contacts/${id}/erase`)).status, 204)
  assert.equal((await admin.ask('GET', `/app/api/contacts/${id}`)).status, 404)
  const { items } = (await admin.ask('GET', '/app/api/audit')).body
  assert.deepEqual(
    items.slice(0, 2).map(({ action, subject }: { action: string; subject: string }) => [action, subject]),
    [
      ['contact.erased', id],
      ['contact.exported', id],
    ],
  )
})

describe('where somebody was when consenting', () => {
  test('is seen by owners and admins alone; others see that it is recorded, on the page and in the file', async () => {
    const { workspace, contact } = await anEditor()
    const id = await contact({ email: 'ann@example.com' })
    await server.db.rows(sql`
      update consent_event set ip = '203.0.113.9' where workspace_id = ${workspace.id}::uuid`)
    const seen: Record<string, unknown> = {}
    const files: Record<string, unknown> = {}

    for (const role of ['owner', 'admin', 'editor', 'author', 'viewer'] as const) {
      const { ask } = await aPerson(server, workspace, role)
      const page = await ask('GET', `/app/api/contacts/${id}`)
      const [{ ip, isIpKept }] = page.body.consent
      seen[role] = [ip, isIpKept, page.text.includes('203.0.113.9')]
      const file = await ask('GET', `/app/api/contacts/${id}/data`)
      if (file.status === 200) files[role] = file.body.consent[0].ip
    }

    const shown = ['203.0.113.9', true, true]
    const hidden = [null, true, false]
    assert.deepEqual(seen, { owner: shown, admin: shown, editor: hidden, author: hidden, viewer: hidden })
    assert.deepEqual(files, { owner: '203.0.113.9', admin: '203.0.113.9', editor: 'recorded' })
  })
})
