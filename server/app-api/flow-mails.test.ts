/** The mail of a step of a flow while it is written: as it will arrive, as a contact, and sent to one address. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { aSendingWorkspace } from '../../test/support/campaigns.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { publishPost } from '../posts/publish.ts'

const server = await useServer()
const { db } = server

const MAIL = {
  type: 'email',
  subject: 'Hi {{ contact.firstName }}',
  blocks: [
    { type: 'text', text: 'Good to have you{% if tag %}, now that you are {{ tag }}{% endif %}.' },
    { type: 'button', text: 'Read {{ post.title }}', url: '{{ post.url }}' },
  ],
}
const TRIGGER = { type: 'contact_subscribed' }
const PREVIEW = '/app/api/flows/mail-preview'
const TEST = '/app/api/flows/mail-test'

async function aDesk() {
  const workspace = await aSendingWorkspace(server)
  const { body } = await workspace.api.post('/contacts', {
    name: 'Ann Lee',
    email: 'ann@example.com',
    addDirectly: true,
  })
  return { workspace, editor: await aPerson(server, workspace, 'editor'), ann: body.id as string }
}

describe('the mail of a step', () => {
  test('is seen as it will arrive, with its footer, as a contact or as somebody unknown, and nothing is kept', async () => {
    const { workspace, editor, ann } = await aDesk()
    const wish = { mail: MAIL, trigger: TRIGGER }

    const asAnn = await editor.ask('POST', PREVIEW, { ...wish, contact: ann })
    const plain = await editor.ask('POST', PREVIEW, { ...wish, format: 'text' })

    assert.deepEqual([asAnn.status, asAnn.body.subject, asAnn.body.format], [200, 'Hi Ann', 'html'])
    assert.match(asAnn.body.content, /Good to have you\.[^]*\/unsubscribe\//)
    assert.equal(plain.body.subject, 'Hi')
    assert.match(plain.body.content, /^Good to have you\./)
    const kept = await db.rows(sql`
      select id from mailing where workspace_id = ${workspace.id}::uuid
      union all select id from flow where workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(kept, [])
  })

  test('speaks of what sets the flow off: its tag, and the newest public post for the one that comes', async () => {
    const { workspace, editor } = await aDesk()
    const post = (title: string, isPrivate: boolean) =>
      db.transaction((tx) =>
        publishPost(tx, workspace.id, { title, text: 'It is here', html: '', isPrivate }),
      )
    await post('Spring', false)
    await post('Secret', true)
    const seen = async (trigger: object) => {
      const { body } = await editor.ask('POST', PREVIEW, { mail: MAIL, trigger, format: 'text' })
      return body.content as string
    }

    assert.match(await seen({ type: 'tag_added', tag: 'vip' }), /now that you are vip/)
    assert.match(
      await seen({ type: 'post_published' }),
      /Read Spring:\nhttp:\/\/tidings\.test\/w\/.+\/spring/,
    )
  })

  test('that cannot be sent says why and in which block, and a contact of others is not there', async () => {
    const { editor } = await aDesk()
    const stranger = await aWorkspace(server)
    const { body: theirs } = await stranger.api.post('/contacts', {
      email: 'a@example.com',
      addDirectly: true,
    })
    const ask = async (more: object) => editor.ask('POST', PREVIEW, { mail: MAIL, trigger: TRIGGER, ...more })

    const broken = await ask({ mail: { ...MAIL, blocks: [{ type: 'text', text: '{{ x | nope }}' }] } })
    assert.deepEqual([broken.status, broken.body.details[0].path], [400, 'mail'])
    assert.match(broken.body.message, /Block 1 \(text\).*there is no filter `nope`/)
    assert.equal((await ask({ mail: { ...MAIL, subject: '' } })).body.details[0].path, 'subject')
    assert.equal((await ask({ mail: 'Hello' })).status, 400)
    assert.equal((await ask({ contact: theirs.id })).status, 404)
  })

  test('is sent to one address as its contact would get it, counts for no flow, and the log says who did', async () => {
    const { workspace, editor, ann } = await aDesk()

    const sent = await editor.ask('POST', TEST, { mail: MAIL, trigger: TRIGGER, to: 'ann@example.com' })
    const badly = await editor.ask('POST', TEST, { mail: MAIL, trigger: TRIGGER, to: '+46701234567' })

    assert.equal(sent.status, 202)
    assert.deepEqual([badly.status, badly.body.details[0].path], [400, 'to'])
    const rows = await db.rows(sql`
      select m.kind, d.id, d.address, d.contact_id from delivery d
      join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid`)
    assert.deepEqual(rows, [
      { kind: 'test', id: sent.body.messageId, address: 'ann@example.com', contactId: ann },
    ])
    const log = await db.rows(sql`
      select action from audit_entry where workspace_id = ${workspace.id}::uuid and action = 'flow.tested'`)
    assert.equal(log.length, 1)
  })

  test('is sent to nobody where the workspace has no address to send from', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')

    const { status, body } = await editor.ask('POST', TEST, {
      mail: MAIL,
      trigger: TRIGGER,
      to: 'ann@example.com',
    })

    assert.equal(status, 409, body.message)
  })
})
