/** The contact webhook, row by row of the spec's table, and the promises of docs/decisions/contact-webhook.md. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered } from '../../../test/support/assertions.ts'
import { type Answer, apiWith, useServer } from '../../../test/support/server.ts'
import { aHook as hookOf, assertSilent, type Hook } from '../../../test/support/webhook.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import type { NewWorkspace } from '../../workspaces/store.ts'

const server = await useServer()
const anyone = apiWith(server.http)
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

const aHook = (options: Partial<NewWorkspace> = {}): Promise<Hook> => hookOf(server, options)

async function aField(workspaceId: string, name: string, type: string): Promise<void> {
  await server.db.rows(sql`
    insert into custom_field (workspace_id, id, name, label, type, created)
    values (${workspaceId}::uuid, ${newId()}::uuid, ${name}, ${name}, ${type}, now())`)
}

async function setState(hook: Hook, state: string): Promise<void> {
  await server.db.rows(sql`
    update contact set state = ${state}, follows_email = 'off', follows_sms = 'off'
    where workspace_id = ${hook.id}::uuid`)
}

function formWith(redirect: string): string {
  return new URLSearchParams({ email: 'a@example.com', redirect }).toString()
}

function assertDelivered(answer: Answer): void {
  assert.deepEqual(assertAnswered(answer), { status: 'success' })
}

/** Rows of every table of the database; but the logs of requests and calls, which are written later. */
async function countEverything(): Promise<Record<string, number>> {
  const tables = await server.db.rows<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('api_request', 'form_call') order by 1`)
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await server.db.execute(`select count(*)::int as n from ${name}`)
      return [name, (rows[0] as { n: number }).n] as const
    }),
  )
  return Object.fromEntries(counts)
}

describe('POST {webhook_url}/{webhookId}', () => {
  test('webhookId: the id in the path is the only credential; an unknown one is a 404 with an empty body', async () => {
    const hook = await aHook()

    assertDelivered(await hook.deliver({ email: 'ann@example.com' }))
    for (const id of [
      'unknown',
      'x'.repeat(250),
      "'; drop table contact; --",
      '%00',
      hook.webhookId.toLowerCase(),
      hook.id,
    ]) {
      assertSilent(
        await anyone.post(`/webhooks/contacts/${encodeURIComponent(id)}`, { email: 'b@example.com' }),
        404,
      )
    }
    assertSilent(await anyone.post('/webhooks/contacts/unknown', '{', { 'content-type': 'text/plain' }), 404)
    assert.equal((await hook.contacts()).length, 1)
  })

  test('email: required unless phone is set; 400 with an empty body and nothing stored', async () => {
    const hook = await aHook()

    for (const body of [
      {},
      { name: 'Ann' },
      { email: '' },
      { email: 'no mail' },
      { email: null, phone: ' ' },
    ]) {
      assertSilent(await hook.deliver(body), 400)
    }
    assert.deepEqual(await hook.contacts(), [])
    assertDelivered(await hook.deliver({ phone: '+41791234567' }))
  })

  test("phone: read in the workspace's country, stored in international format", async () => {
    const swiss = await aHook({ country: 'CH' })
    const swede = await aHook({ country: 'SE' })

    await swiss.deliver({ phone: '079 123 45 67' })
    await swede.deliver({ phone: '070-123 45 67' })
    await swede.deliver({ phone: '+41 79 123 45 67' })

    assert.deepEqual(
      (await swiss.contacts()).map(({ phone }) => phone),
      ['+41791234567'],
    )
    assert.deepEqual(
      (await swede.contacts()).map(({ phone }) => phone),
      ['+46701234567', '+41791234567'],
    )
  })

  test('name: the full name; first_name, last_name: combined into the name when name is not sent', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'a@example.com', name: 'Ann Smith', first_name: 'Other' })
    await hook.deliver({ email: 'b@example.com', last_name: 'Berg', first_name: 'Bo' })
    await hook.deliver({ email: 'c@example.com', last_name: 'Ceder' })

    assert.deepEqual(
      (await hook.contacts()).map(({ name }) => name),
      ['Ann Smith', 'Bo Berg', 'Ceder'],
    )
  })

  test('tags: a list or a comma-separated string, added to those that are there', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'a@example.com', tags: ['VIP', 'news'] })
    await hook.deliver({ email: 'a@example.com', tags: 'vip, spring ,,' })

    const [contact] = await hook.contacts()
    assert.deepEqual(contact.tags, ['VIP', 'news', 'spring'])
    const tags = (await hook.api.get('/contacts/contacts-tags')).body
    if (Array.isArray(tags))
      assert.deepEqual(
        tags.map((tag) => [tag.name, tag.contactsCount]),
        [
          ['news', 1],
          ['spring', 1],
          ['VIP', 1],
        ],
      )
  })

  test('note: saved as a note on the contact', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'a@example.com', note: 'Call me\n<b>soon</b>' })
    await hook.deliver({ email: 'a@example.com', message: 'Again' })

    assert.deepEqual(await hook.notes(), ['Call me\n<b>soon</b>', 'Again'])
  })

  test('custom_fields: by data name, of the type of the field, merged into those that are there', async () => {
    const hook = await aHook()
    await aField(hook.id, 'size', 'text')
    await aField(hook.id, 'age', 'number')
    await aField(hook.id, 'vip', 'boolean')

    await hook.deliver({ email: 'a@example.com', custom_fields: { size: 'L', age: '41' } })
    await hook.deliver({ email: 'a@example.com', custom_fields: { age: 42, unknown: 'x' }, vip: 'yes' })

    const [contact] = await hook.contacts()
    assert.deepEqual(contact.customFields, { size: 'L', age: 42, vip: true })
    assertDelivered(await hook.deliver({ email: 'a@example.com', custom_fields: { age: 'old' } }))
    assert.deepEqual((await hook.contacts())[0].customFields, { size: 'L', age: 42, vip: true })
    assert.match((await hook.notes()).at(-1) ?? '', /custom_fields\.age: old/)
  })

  test('field names are matched flexibly: e-mail, phone_number, first_name and their like', async () => {
    const hook = await aHook()

    assertDelivered(
      await hook.deliver({
        'E-Mail': 'a@example.com',
        phone_number: '0701234567',
        'First Name': 'Ann',
        utm: 'x',
      }),
    )

    const [{ email, phone, name }] = await hook.contacts()
    assert.deepEqual([email, phone, name], ['a@example.com', '+46701234567', 'Ann'])
  })

  test('body: JSON, an urlencoded form and a multipart form make the same contact', async () => {
    const made = []
    for (const [body, headers] of [
      [{ email: 'aasa@example.com', name: 'Åsa', tags: ['a', 'b'] }, {}],
      ['email=aasa%40example.com&name=%C3%85sa&tags=a&tags=b', FORM],
      [
        'email=aasa@example.com&name=%C5sa&tags[]=a&tags[]=b',
        { 'content-type': `${FORM['content-type']}; charset=iso-8859-1` },
      ],
      [
        [
          ['email', 'aasa@example.com'],
          ['name', 'Åsa'],
          ['tags', 'a,b'],
        ]
          .map(([name, value]) => `--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
          .join('') + '--X--\r\n',
        { 'content-type': 'multipart/form-data; boundary=X' },
      ],
    ] as const) {
      const hook = await aHook()
      assertDelivered(await hook.deliver(body, '', headers))
      const [{ email, name, tags, state }] = await hook.contacts()
      made.push({ email, name, tags, state })
    }
    assert.equal(new Set(made.map((contact) => JSON.stringify(contact))).size, 1)
    assert.equal(made[0]?.name, 'Åsa')
  })

  test('a contact with the same email or phone number is updated, not duplicated', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'Ann@Example.com', phone: '0701234567', name: 'Ann' })
    await hook.deliver({ email: 'ann@example.com', name: 'Anna' })
    await hook.deliver({ phone: '+46701234567', tags: 'x' })

    const contacts = await hook.contacts()
    assert.equal(contacts.length, 1)
    assert.deepEqual([contacts[0].name, contacts[0].tags], ['Anna', ['x']])
  })

  test('new contacts are subscribed to email and SMS, their source is the webhook, their last activity now', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'a@example.com' })

    const [contact] = await hook.contacts()
    assert.equal(contact.state, 'active')
    assert.deepEqual(contact.notificationSettings, { email: true, sms: true })
    assert.deepEqual(contact.follows, { email: 'always', sms: 'always' })
    assert.equal(contact.systemSource, 'webhook')
    assert.ok(Date.now() - Date.parse(contact.lastActivity) < 60_000)
  })

  test('the source of a contact that is there stays what it was', async () => {
    const hook = await aHook()
    await hook.api.post('/contacts', { email: 'a@example.com', systemSource: 'core' })

    await hook.deliver({ email: 'a@example.com' })

    assert.equal((await hook.contacts())[0].systemSource, 'core')
  })

  test('an email match wins over a phone match; the phone stays where it is and a note says so', async () => {
    const hook = await aHook()
    await hook.deliver({ email: 'a@example.com', name: 'A' })
    await hook.deliver({ phone: '0701234567', name: 'B' })

    assertDelivered(await hook.deliver({ email: 'a@example.com', phone: '0701234567', name: 'C' }))

    const contacts = await hook.contacts()
    assert.deepEqual(
      contacts.map(({ email, phone, name }) => [email, phone, name]),
      [
        ['a@example.com', null, 'C'],
        [null, '+46701234567', 'B'],
      ],
    )
    const [note, ...more] = await hook.notes()
    assert.deepEqual(more, [])
    assert.match(note ?? '', /\+46701234567/)
  })

  test('a second email that finds no place is kept in a note: nothing that was meant for a field is lost', async () => {
    const hook = await aHook()

    await hook.deliver({ email: 'a@example.com', mail: 'b@example.com', note: 'Hi' })

    assert.deepEqual(await hook.notes(), ['Hi\n\nSent too, and kept in no field:\nmail: b@example.com'])
  })

  test('a trusted post subscribes an unsubscribed contact again, but no blocked, complained or bounced one', async () => {
    for (const [before, after] of [
      ['unsubscribed', 'active'],
      ['invited', 'active'],
      ['blocked', 'blocked'],
      ['complained', 'complained'],
      ['bounced', 'bounced'],
    ] as const) {
      const hook = await aHook()
      await hook.deliver({ email: 'a@example.com' })
      await setState(hook, before)

      assertDelivered(await hook.vouch({ email: 'a@example.com', name: 'New' }))

      const [contact] = await hook.contacts()
      assert.equal(contact.state, after)
      assert.equal(contact.name, 'New')
      assert.equal(contact.notificationSettings.email, after === 'active')
      assert.equal(contact.notificationSettings.sms, false, 'no phone was sent')
    }
  })

  test('isImport: the consent, state and last activity of an existing contact are left unchanged', async () => {
    for (const state of ['unsubscribed', 'invited', 'blocked', 'complained', 'bounced', 'active']) {
      const hook = await aHook()
      await hook.deliver({ email: 'a@example.com' })
      await setState(hook, state)
      const [{ updated: _, ...before }] = await hook.contacts()

      assertDelivered(
        await hook.deliver({ email: 'a@example.com', phone: '0701234567', tags: 'x' }, '?isImport=true'),
      )

      const [{ updated: __, ...after }] = await hook.contacts()
      assert.deepEqual(after, { ...before, phone: '+46701234567', tags: ['x'] })
    }
  })

  test('isImport: a new contact is subscribed all the same, as from a list', async () => {
    const hook = await aHook()

    await hook.vouch({ email: 'a@example.com' }, '?isImport=1')

    const [{ state, systemSource, follows, lastActivity }] = await hook.contacts()
    assert.deepEqual([state, systemSource, lastActivity], ['active', 'list_import', null])
    assert.deepEqual(follows, { email: 'always', sms: 'always' })
  })

  test('isImport is true, false, 1 or 0, in any case; another value is a 400 and stores nothing', async () => {
    const hook = await aHook()

    for (const query of ['?isImport=yes', '?isImport=', '?isImport=true&isImport=false', '?$limit=1']) {
      assertSilent(await hook.deliver({ email: 'a@example.com' }, query), 400)
    }
    assert.deepEqual(await hook.contacts(), [])
    for (const query of [
      '?isImport=true',
      '?isImport=false',
      '?isImport=1',
      '?isImport=0',
      '?isImport=TRUE',
      '?isImport=False',
      '?utm_source=x',
    ]) {
      assertDelivered(await hook.deliver({ email: 'a@example.com' }, query))
    }
  })

  test('response: {status: "success"}, readable by pages of any origin', async () => {
    const hook = await aHook()

    const answer = await hook.deliver({ email: 'a@example.com' }, '', { origin: 'https://shop.example' })

    assertDelivered(answer)
    assert.match(String(answer.headers['content-type']), /^application\/json/)
    assert.equal(answer.headers['access-control-allow-origin'], '*')
  })

  test('a filled-in hidden field gives success and stores nothing; an empty one is a person', async () => {
    const hook = await aHook({ webhookHoneypot: 'website_url_confirm' })

    assertDelivered(await hook.deliver('email=a@example.com&website_url_confirm=http://spam', '', FORM))
    assert.deepEqual(await hook.contacts(), [])
    assertDelivered(await hook.deliver({ website_url_confirm: 'spam' }))
    const { contact, action } = assertAnswered(
      await hook.vouchedPreview({ email: 'a@example.com', website_url_confirm: 'x' }),
    )
    assert.deepEqual([contact, action], [null, 'none'])

    assertDelivered(await hook.deliver('email=a@example.com&website_url_confirm=', '', FORM))
    assert.equal((await hook.contacts()).length, 1)
  })

  test('redirect: a form is led on by 303 to allowed origins only; a failure and JSON never', async () => {
    const hook = await aHook({ webhookOrigins: ['https://shop.example'] })

    const led = await hook.deliver(formWith('https://shop.example/thanks'), '', FORM)
    assert.deepEqual(
      [led.status, led.headers['location'], led.text],
      [303, 'https://shop.example/thanks', ''],
    )
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      'https://shop.example\r\nx: y',
    ]) {
      const answer = await hook.deliver(formWith(target), '', FORM)
      assertDelivered(answer)
      assert.equal(answer.headers['location'], undefined)
    }
    assertDelivered(await hook.deliver({ email: 'a@example.com', redirect: 'https://shop.example/' }))
    assertSilent(await hook.deliver('redirect=https://shop.example/', '', FORM), 400)
  })

  test('a form that is sent twice makes one contact and one note; another note is another note', async () => {
    const hook = await aHook()
    const body = { email: 'a@example.com', note: 'Call me' }

    await Promise.all([hook.deliver(body), hook.deliver(body), hook.deliver(body)])
    await hook.deliver({ ...body, email: 'A@example.com' })
    await hook.deliver({ ...body, note: 'Call me!' })
    await hook.deliver({ ...body, email: 'b@example.com' })

    assert.equal((await hook.contacts()).length, 2)
    assert.deepEqual(await hook.notes(), ['Call me', 'Call me!', 'Call me'])
  })

  test('50 concurrent identical posts make one row', async () => {
    const hook = await aHook()

    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        hook.deliver({ email: 'twin@example.com', phone: '0701234567', tags: 'a,b' }),
      ),
    )

    for (const answer of answers) assertDelivered(answer)
    const list = assertAnswered(await hook.api.get('/contacts'))
    assert.deepEqual([list.meta.maxResults, list.items.length], [1, 1])
    assert.deepEqual(list.items[0].tags, ['a', 'b'])
  })

  test('50 posts mixed with API creates for one identity, spelt in many ways, make one row', async () => {
    const hook = await aHook()

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => {
        const email = n % 3 === 0 ? 'TWIN@example.com' : 'twin@Example.COM'
        if (n % 2 === 0) return hook.api.post('/contacts', { email, tags: [`t${n % 5}`] })
        return hook.deliver({ email, tags: `t${n % 5}` })
      }),
    )

    assert.ok(answers.every(({ status }) => status < 300))
    const list = assertAnswered(await hook.api.get('/contacts'))
    assert.deepEqual([list.meta.maxResults, list.items.length], [1, 1])
    assert.ok(['active', 'invited'].includes(list.items[0].state), 'as whoever came first makes it')
    assert.deepEqual(list.items[0].tags.toSorted(), ['t0', 't1', 't2', 't3', 't4'])
  })

  test('another workspace is untouched, even when it has a contact of the same email', async () => {
    const hook = await aHook()
    const other = await aHook()
    await other.deliver({ email: 'a@example.com', name: 'Other' })
    const [before] = await other.contacts()

    await hook.deliver({ email: 'a@example.com', name: 'Mine', tags: 'x', note: 'n' })

    assert.deepEqual(await other.contacts(), [before])
    assert.deepEqual(await other.notes(), [])
  })

  test('a changed setting of the workspace holds from the next second on', async () => {
    const hook = await aHook({ country: 'SE' })
    await hook.deliver({ phone: '0701234567' })
    await server.db.rows(sql`update workspace set country = 'CH' where id = ${hook.id}::uuid`)

    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await hook.deliver({ phone: '079 123 45 67' })

    assert.deepEqual(
      (await hook.contacts()).map(({ phone }) => phone),
      ['+46701234567', '+41791234567'],
    )
  })
})

describe('POST {webhook_url}/test/{webhookId}', () => {
  test('previews the record, the action and what is ignored, and stores nothing at all', async () => {
    const hook = await aHook()
    await hook.deliver({ email: 'a@example.com', phone: '0701234567', tags: 'old' })
    await hook.deliver({ email: 'b@example.com' })
    const before = await countEverything()
    const rows = JSON.stringify([await hook.contacts(), (await hook.api.get('/contacts')).body])

    const created = await hook.vouchedPreview({
      'E-Mail': 'new@example.com',
      tags: 'brand-new',
      note: 'Hi',
      utm: 'x',
    })
    const updated = await hook.vouchedPreview({
      email: 'b@example.com',
      phone: '0701234567',
      name: 'B',
      tags: ['OLD', 'newer'],
    })

    const { contact, ...rest } = assertAnswered(created)
    assert.deepEqual(rest, {
      status: 'success',
      action: 'create',
      read: { 'E-Mail': 'email', tags: 'tags', note: 'note' },
      fields: [
        { field: 'email', key: 'E-Mail', why: 'its name is “E-Mail”' },
        { field: 'tags', key: 'tags', why: 'its name is “tags”' },
        { field: 'note', key: 'note', why: 'its name is “note”' },
      ],
      ignored: [{ key: 'utm', reason: 'no field is called so' }],
      note: 'Hi',
    })
    assert.deepEqual(
      [contact.email, contact.tags, contact.state, contact.feedId],
      ['new@example.com', ['brand-new'], 'active', hook.id],
    )
    assert.deepEqual(Object.keys(contact), Object.keys((await hook.contacts())[0]))
    const update = assertAnswered(updated)
    const [, second] = await hook.contacts()
    assert.deepEqual([update.action, update.contact.id], ['update', second.id])
    assert.deepEqual(
      [update.contact.name, update.contact.phone, update.contact.tags],
      ['B', null, ['old', 'newer']],
    )
    assert.deepEqual(await countEverything(), before)
    assert.equal(JSON.stringify([await hook.contacts(), (await hook.api.get('/contacts')).body]), rows)
  })

  test('shows exactly what the delivery then stores', async () => {
    const hook = await aHook()
    await aField(hook.id, 'size', 'text')
    const body = { email: 'a@example.com', phone: '0701234567', name: 'A', tags: 'x,y', size: 'L' }

    const { contact } = assertAnswered(await hook.vouchedPreview(body))
    await hook.deliver(body)

    const times = { id: '', created: '', updated: '', lastActivity: '' }
    assert.deepEqual({ ...(await hook.contacts())[0], ...times }, { ...contact, ...times })
  })

  test('takes isImport, and refuses what the webhook refuses with the same empty body', async () => {
    const hook = await aHook()
    await hook.deliver({ email: 'a@example.com' })
    await setState(hook, 'unsubscribed')

    assert.equal((await hook.vouchedPreview({ email: 'a@example.com' })).body.contact.state, 'active')
    assert.equal(
      (await hook.vouchedPreview({ email: 'a@example.com' }, '?isImport=true')).body.contact.state,
      'unsubscribed',
    )
    assert.equal((await hook.contacts())[0].state, 'unsubscribed')
    assertSilent(await hook.vouchedPreview({ name: 'A' }), 400)
    assertSilent(await anyone.post('/webhooks/contacts/test/unknown', { email: 'a@example.com' }), 404)
  })

  test('tells by `ignored` whether a redirect would be followed', async () => {
    const hook = await aHook({ webhookOrigins: ['https://shop.example'] })
    const ignored = async (redirect: string): Promise<string[]> => {
      const path = `/webhooks/contacts/test/${hook.webhookId}`
      const answer = await anyone.post(path, formWith(redirect), FORM)
      return assertAnswered(answer).ignored.map(({ key }: { key: string }) => key)
    }

    assert.deepEqual(await ignored('https://shop.example/x'), [])
    assert.deepEqual(await ignored('https://evil.example/x'), ['redirect'])
  })

  test('50 previews beside 50 deliveries of one identity leave one row', async () => {
    const hook = await aHook()

    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        (n % 2 === 0 ? hook.vouchedPreview : hook.deliver)({
          email: 'a@example.com',
          tags: n % 2 === 0 ? 'previewed' : 'sent',
        }),
      ),
    )

    assert.ok(answers.every(({ status }) => status === 200))
    const contacts = await hook.contacts()
    assert.deepEqual(
      contacts.map(({ tags }) => tags),
      [['sent']],
    )
  })
})

test('an email that a trusted form replaced is kept in a note', async () => {
  const hook = await aHook()
  await hook.deliver({ email: 'old@example.com', phone: '0701740605' })

  await hook.vouch({ email: 'new@example.com', phone: '0701740605' })

  const [contact, ...others] = await hook.contacts()
  assert.equal(contact.email, 'new@example.com')
  assert.deepEqual(others, [])
  assert.deepEqual(await hook.notes(), ['A form replaced the email address old@example.com.'])
})
