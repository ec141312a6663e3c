/** Whom a published post request is sent to, and by which channel: each once, never one who left. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { earlier } from '../../../test/support/earlier.ts'
import { sql } from '../../platform/sql.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { emailOf, smsOf } from './letters.ts'
import type { PostRequest } from './schemas.ts'

const server = await useServer()

const PEOPLE = {
  both: { email: 'both@example.com', phone: '+46701234501' },
  mail: { email: 'mail@example.com', tags: ['vip'], statusTags: { gold: { since: 1 } } },
  phone: { phone: '+46701234502', tags: ['vip', 'rude'] },
  quiet: { email: 'quiet@example.com', phone: '+46701234503', follows: { email: 'off' } },
  deaf: { email: 'deaf@example.com', phone: '+46701234504', notificationSettings: 'off' },
  invited: { email: 'invited@example.com', addDirectly: false },
} as const

const SETTINGS: readonly (readonly [string, NonNullable<PostRequest['notificationSettings']>, string[]])[] = [
  [
    'user_preference: email where it is taken, else SMS',
    {},
    ['email both', 'email mail', 'sms phone', 'sms quiet'],
  ],
  ['notify: false sends nothing', { notify: false }, []],
  [
    'force_email overrides the choice of channel',
    { deliveryMode: 'force_email' },
    ['email both', 'email deaf', 'email mail', 'email quiet'],
  ],
  ['force_sms too', { deliveryMode: 'force_sms' }, ['sms both', 'sms deaf', 'sms phone', 'sms quiet']],
  [
    'force_email_and_sms sends both',
    { deliveryMode: 'force_email_and_sms', targetedTag: 'VIP' },
    ['email mail', 'sms phone'],
  ],
  ['targetedTag', { targetedTag: 'vip' }, ['email mail', 'sms phone']],
  ['rejectedTag', { targetedTag: 'vip', rejectedTag: 'rude' }, ['email mail']],
  ['targetedStatusTag', { targetedStatusTag: 'gold' }, ['email mail']],
  ['rejectedStatusTag', { rejectedStatusTag: 'gold', targetedTag: 'vip' }, ['sms phone']],
]

describe('a published post request is sent', () => {
  for (const [name, notificationSettings, expected] of SETTINGS) {
    test(name, async () => {
      const { workspace } = await aCrowd()

      const { status } = await publish(workspace, { notificationSettings })

      assert.equal(status, 201)
      assert.deepEqual(await queued(workspace), expected)
    })
  }

  test('to nobody who unsubscribed or is suppressed, whatever is forced', async () => {
    const { workspace, ids } = await aCrowd()
    await server.db.rows(sql`
      update contact set state = 'unsubscribed' where workspace_id = ${workspace.id}::uuid and id = ${ids.both}::uuid`)
    await server.db.rows(sql`
      insert into suppression (workspace_id, channel, address, reason, created)
      values (${workspace.id}::uuid, 'email', 'mail@example.com', 'unsubscribed', now())`)

    await publish(workspace, { notificationSettings: { deliveryMode: 'force_email' } })

    assert.deepEqual(await queued(workspace), ['email deaf', 'email quiet'])
  })

  test('to one contact alone, when it names one', async () => {
    const { workspace, ids } = await aCrowd()

    await publish(workspace, { recipients: { contactId: ids.mail, isPostPrivate: true } })

    assert.deepEqual(await queued(workspace), ['email mail'])
    const [content] = await contents(workspace)
    assert.equal(content?.['postUrl'], undefined)
  })

  test('not to those who were inactive for a year, when it says so', async () => {
    const { workspace, ids } = await aCrowd()
    await server.db.rows(sql`
      update contact set created = ${earlier('created', '2 years')}, last_activity = null
      where workspace_id = ${workspace.id}::uuid and id <> ${ids.mail}::uuid`)

    await publish(workspace, { notificationSettings: { notifyInactiveFollowers: false } })

    assert.deepEqual(await queued(workspace), ['email mail'])
  })

  test('by no SMS where the workspace has none', async () => {
    const { workspace } = await aCrowd()
    await changeSettings(server.db, workspace.id, { smsEnabled: false })

    await publish(workspace, { notificationSettings: { deliveryMode: 'force_email_and_sms' } })

    assert.ok((await queued(workspace)).every((line) => line.startsWith('email')))
  })

  test('with nothing, when it is only suggested', async () => {
    const { workspace } = await aCrowd()

    await workspace.api.post('/post-requests', { header: 'News', text: 'Spring' })

    assert.deepEqual(await queued(workspace), [])
  })
})

describe('what is sent', () => {
  const published = { title: 'Spring {{ sale }}', url: 'https://tidings.test/w/a/b/spring' }

  test('is the beginning and the way to the post, or the whole of it', () => {
    const request: PostRequest = {
      text: `${'word '.repeat(200)}end`,
      imageUrl: 'https://a.example/a.png',
      button: { text: 'Buy', url: 'https://a.example/buy' },
      notificationSettings: { postTitle: 'Subject', postDescription: 'Preheader' },
    }

    const short = emailOf(request, published)
    const whole = emailOf({ ...request, notificationSettings: { showFullPostInEmail: true } }, published)

    assert.deepEqual([short.subject, short.preheader, short.postUrl], ['Subject', 'Preheader', published.url])
    assert.deepEqual(
      short.blocks.map(({ type }) => type),
      ['h1', 'image', 'text', 'button'],
    )
    assert.match(short.blocks[2]?.text ?? '', /…$/)
    assert.match(whole.blocks[2]?.text ?? '', /end$/)
    assert.equal(whole.blocks.at(-1)?.url, 'https://a.example/buy')
  })

  test('holds no template: what looks like one is text', () => {
    const { subject } = emailOf({ text: '{% if %}' }, published)

    assert.equal(subject, "Spring {{ '{' }}{ sale }}")
  })

  test('by SMS is the notification text, or the title, with the address', () => {
    assert.deepEqual(smsOf({ text: 'Long' }, { title: 'Spring', url: 'https://a.example' }), {
      text: 'Spring',
      url: 'https://a.example',
    })
    assert.deepEqual(smsOf({ text: 'Private words' }, { title: 'Spring', url: undefined }), {
      text: 'Spring: Private words',
    })
  })
})

type Ids = Readonly<Record<keyof typeof PEOPLE, string>>

async function aCrowd(): Promise<{ workspace: TestWorkspace; ids: Ids }> {
  const workspace = await aWorkspace(server, { smsEnabled: true, senderEmail: 'news@example.com' })
  const made = await Promise.all(
    Object.entries(PEOPLE).map(async ([name, person]) => {
      const { body } = await workspace.api.post('/contacts', { addDirectly: true, name, ...person })
      return [name, body.id as string] as const
    }),
  )
  // Every name of PEOPLE is among them.
  return { workspace, ids: Object.fromEntries(made) as Ids }
}

function publish({ api }: TestWorkspace, request: PostRequest) {
  return api.post('/post-requests', { header: 'News', text: 'Spring is here', action: 'publish', ...request })
}

async function queued({ id }: TestWorkspace): Promise<string[]> {
  const rows = await server.db.rows<{ line: string }>(sql`
    select m.channel || ' ' || c.name as line from delivery d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    join contact c on c.workspace_id = d.workspace_id and c.id = d.contact_id
    where d.workspace_id = ${id}::uuid and d.state = 'queued' order by 1`)
  return rows.map(({ line }) => line)
}

async function contents({ id }: TestWorkspace): Promise<Record<string, unknown>[]> {
  const rows = await server.db.rows<{ content: Record<string, unknown> }>(sql`
    select content from mailing where workspace_id = ${id}::uuid`)
  return rows.map(({ content }) => content)
}
