/** What people do with campaigns in the app beside the public API. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, type Person } from '../../test/support/accounts.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { changeSettings } from '../workspaces/store.ts'

const server = await useServer()
const { db } = server

interface Desk extends TestWorkspace {
  readonly editor: Person
  readonly author: Person
  readonly segmentId: string
}

async function aDesk(): Promise<Desk> {
  const workspace = await aWorkspace(server, {
    senderEmail: 'news@example.com',
    smsEnabled: true,
    postalAddress: '1 Main Street',
  })
  for (const name of ['Ann', 'Bo']) {
    await workspace.api.post('/contacts', { name, email: `${name}@example.com`, addDirectly: true })
  }
  const { id: segmentId } = await createSegment(db, workspace.id, {
    name: 'All',
    filter: "state eq 'active'",
  })
  const [editor, author] = [
    await aPerson(server, workspace, 'editor'),
    await aPerson(server, workspace, 'author'),
  ]
  return { ...workspace, editor, author, segmentId }
}

async function aDraft({ editor }: Desk, content: object = {}): Promise<string> {
  const draft = {
    deliveryChannel: 'email',
    title: 'Spring',
    blocks: [{ type: 'text', text: 'Hello {{ contact.firstName }}' }],
  }
  const { body, text } = await editor.ask('POST', '/api/campaigns', { ...draft, ...content })
  assert.ok(body.id, text)
  return body.id
}

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString()
}

describe('a campaign', () => {
  test('is scheduled, made a draft again, published, and its report adds up', async () => {
    const desk = await aDesk()
    const { editor, segmentId } = desk
    const id = await aDraft(desk, { recipients: { segmentIds: [segmentId] } })
    const act = async (verb: string, body?: object) =>
      editor.ask('POST', `/app/api/campaigns/${id}/${verb}`, body)

    const scheduled = await act('schedule', { at: inAnHour() })
    assert.deepEqual(
      [scheduled.status, scheduled.body.status, scheduled.body.recipients],
      [200, 'scheduled', 2],
    )
    assert.equal((await act('unschedule')).body.status, 'draft')
    assert.equal((await act('publish')).body.status, 'publishing')
    assert.equal((await act('pause')).body.status, 'paused')
    assert.equal((await act('resume')).body.status, 'publishing')
    assert.equal((await act('publish')).status, 409)
    assert.equal((await act('cancel')).body.status, 'cancelled')

    const { body } = await editor.ask('GET', `/app/api/campaigns/${id}/report`)
    const [mailing] = body.mailings
    assert.deepEqual(
      [body.status, mailing.channel, mailing.recipients, mailing.skipped],
      ['cancelled', 'email', 2, 2],
    )
    assert.deepEqual((await editor.ask('GET', `/app/api/campaigns/${id}/status`)).body.status, 'cancelled')
  })

  test('is scheduled only for a moment to come that names its offset', async () => {
    const desk = await aDesk()
    const id = await aDraft(desk)

    for (const at of ['tomorrow', '2030-11-20T09:00:00', '2020-11-20T09:00:00Z', '']) {
      const { status, body } = await desk.editor.ask('POST', `/app/api/campaigns/${id}/schedule`, { at })
      assert.deepEqual([status, body.details[0].path], [400, 'at'], at)
    }
  })

  test('of another workspace is not there for any verb', async () => {
    const [desk, other] = [await aDesk(), await aDesk()]
    const id = await aDraft(other)

    for (const path of ['publish', 'unschedule', 'pause', 'resume', 'cancel', 'retry-failed'])
      assert.equal((await desk.editor.ask('POST', `/app/api/campaigns/${id}/${path}`)).status, 404, path)
    for (const path of ['status', 'preflight', 'preview', 'preview?format=web', 'report'])
      assert.equal((await desk.editor.ask('GET', `/app/api/campaigns/${id}/${path}`)).status, 404, path)
    assert.equal((await other.api.get(`/campaigns/${id}`)).body.status, 'draft')
  })

  test('is tested by an author on the own address alone, by an editor on any', async () => {
    const desk = await aDesk()
    const { author, editor } = desk
    const id = await aDraft(desk)
    const send = async (who: Person, to: string) =>
      (await who.ask('POST', `/app/api/campaigns/${id}/test`, { to })).status

    assert.equal(await send(author, author.email.toUpperCase()), 202)
    assert.equal(await send(author, 'ann@example.com'), 403)
    assert.equal(await send(editor, 'ann@example.com'), 202)
    assert.equal(await send(editor, 'ann@'), 400)
    assert.equal(await send(editor, '070'), 400)
    // As it is dialled there; only its message is none of an email.
    const national = await editor.ask('POST', `/app/api/campaigns/${id}/test`, { to: '070-174 06 05' })
    assert.match(national.body.message, /SMS|email/i)
    assert.doesNotMatch(national.body.message, /valid address/)
  })
})

describe('the preflight', () => {
  test('says what passes, and who is reached', async () => {
    const desk = await aDesk()
    const { isReady, recipients, of } = await looked(
      desk,
      await aDraft(desk, { recipients: { segmentIds: [desk.segmentId] } }),
    )

    assert.deepEqual([isReady, recipients], [true, 2])
    assert.deepEqual(
      ['subject', 'content', 'recipients', 'sender'].map((name) => of(name)?.result),
      Array(4).fill('passes'),
    )
    assert.deepEqual(
      ['domain', 'server'].map((name) => of(name)?.result),
      Array(2).fill('warns'),
    )
    assert.equal(of('domain')?.where, 'settings/domains#domain')
  })

  test('warns of what could be better and blocks what publishing refuses, each with where it is mended', async () => {
    const desk = await aDesk()
    const empty = await looked(desk, await aDraft(desk, { blocks: [] }))
    assert.deepEqual(
      [empty.isReady, empty.of('recipients')?.result, empty.of('content')?.where],
      [true, 'warns', 'composer'],
    )

    const recipients = { segmentIds: [desk.segmentId] }
    const broken = await aDraft(desk, { recipients, blocks: [{ type: 'text', text: '{{ contact.' }] })
    const stopped = await looked(desk, broken)
    assert.deepEqual([stopped.isReady, stopped.of('content')?.result], [false, 'blocks'])
    assert.equal((await desk.editor.ask('POST', `/app/api/campaigns/${broken}/publish`)).status, 409)

    await changeSettings(db, desk.id, { senderEmail: null })
    const good = await aDraft(desk, { recipients })
    const { isReady, of } = await looked(desk, good)
    assert.deepEqual(
      [isReady, of('sender')?.result, of('sender')?.where],
      [false, 'blocks', 'settings/sending#senderEmail'],
    )
    assert.equal((await desk.editor.ask('POST', `/app/api/campaigns/${good}/publish`)).status, 409)
  })
})

describe('the preview', () => {
  test('is the mail, its text and its page, as a chosen contact would get it', async () => {
    const desk = await aDesk()
    const id = await aDraft(desk)
    const [ann] = (await desk.api.get("/contacts?$filter=name eq 'Ann'")).body.items
    const look = async (query: string) =>
      (await desk.editor.ask('GET', `/app/api/campaigns/${id}/preview?${query}`)).body

    const [html, text, web] = [
      await look(`contact=${ann.id}`),
      await look(`format=text&contact=${ann.id}`),
      await look('format=web'),
    ]

    assert.deepEqual([html.format, html.subject], ['html', 'Spring'])
    assert.match(html.content, /<html[\s\S]*Hello Ann/)
    assert.ok(html.sizeBytes > 1_000)
    assert.match(text.content, /^[^<]*Hello Ann/)
    assert.match(web.content, /^<p>Hello/)
  })

  test('of an SMS says what it costs, and which character makes it dear', async () => {
    const desk = await aDesk()
    const id = await aDraft(desk, {
      deliveryChannel: 'sms',
      text: 'Spring “is” here',
      title: undefined,
      blocks: undefined,
    })

    const { body } = await desk.editor.ask('GET', `/app/api/campaigns/${id}/preview?format=sms`)

    assert.equal(body.content, 'Spring “is” here')
    assert.deepEqual([body.cost.encoding, body.cost.segments], ['UCS-2', 1])
    assert.equal(body.cost.dear[0].character, '“')
    assert.equal((await desk.editor.ask('GET', `/app/api/campaigns/${id}/preview`)).status, 400)
  })

  test('comes as a page for a frame of our own, in which nothing runs; all else may stand in no frame', async () => {
    const desk = await aDesk()
    const id = await aDraft(desk, { blocks: [{ type: 'html', text: '<b>Hi</b><script>alert(1)</script>' }] })
    const frame = `/app/api/campaigns/${id}/frame?workspace=${desk.id}`

    const page = await desk.editor.ask('GET', frame, undefined, { 'x-workspace': '' })

    assert.equal(page.status, 200, page.text)
    assert.match(String(page.headers['content-type']), /^text\/html/)
    assert.match(
      String(page.headers['content-security-policy']),
      /default-src 'none'.*frame-ancestors 'self'; sandbox$/,
    )
    assert.doesNotMatch(page.text, /<script/)
    const other = await aDesk()
    assert.equal((await other.editor.ask('GET', frame, undefined, { 'x-workspace': '' })).status, 404)
    const { headers } = await desk.editor.ask('GET', '/app/api/session')
    assert.equal(headers['x-frame-options'], 'DENY')
    assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/)
    assert.equal(headers['cache-control'], 'no-store')
  })
})

describe('the audience', () => {
  test('is counted by segments or by a filter, and only who can be reached by the channel', async () => {
    const desk = await aDesk()
    const count = async (question: object) =>
      (await desk.editor.ask('POST', '/app/api/audience/count', { channel: 'email', ...question })).body

    assert.deepEqual(await count({ segmentIds: [desk.segmentId] }), { recipients: 2 })
    assert.deepEqual(await count({ filter: "name eq 'Ann'" }), { recipients: 1 })
    assert.deepEqual(await count({ channel: 'sms', segmentIds: [desk.segmentId] }), { recipients: 0 })
    assert.deepEqual(await count({}), { recipients: 0 })
    assert.equal((await count({ filter: 'nonsense' })).statusCode, 400)
    const stranger = await aDesk()
    assert.equal((await count({ segmentIds: [stranger.segmentId] })).statusCode, 409)
  })
})

describe('the review queue', () => {
  test('lists suggestions, which are edited, approved and published once', async () => {
    const desk = await aDesk()
    const id = await suggested(desk)
    const { body } = await desk.author.ask('GET', '/app/api/post-requests?state=suggested')
    assert.deepEqual([body.meta.maxResults, body.items[0].id, body.items[0].request.header], [1, id, 'Open'])

    const edited = await desk.editor.ask('PATCH', `/app/api/post-requests/${id}`, {
      header: 'Open on Sunday',
    })
    assert.deepEqual(edited.body, { id, state: 'suggested' })
    assert.deepEqual((await act(desk, id, 'approve')).body, { id, state: 'published' })

    const [post] = (await desk.api.get('/posts')).body.items
    assert.equal(post.title, 'Open on Sunday')
    assert.equal((await act(desk, id, 'approve')).status, 409)
    assert.equal(
      (await desk.editor.ask('PATCH', `/app/api/post-requests/${id}`, { header: 'Late' })).status,
      409,
    )
  })

  test('shows one as the post it would be, whose picture can be taken away, and leads to it once it is out', async () => {
    const desk = await aDesk()
    const id = await suggested(desk)
    const change = (body: object) => desk.editor.ask('PATCH', `/app/api/post-requests/${id}`, body)
    const look = async () => (await desk.author.ask('GET', `/app/api/post-requests/${id}`)).body
    assert.equal(
      (await change({ imageUrl: 'https://cdn.example/oven.jpg', text: 'A <new> oven' })).status,
      200,
    )
    const { html, postId } = await look()
    assert.match(html, /<img src="https:\/\/cdn\.example\/oven\.jpg".*<p>A &lt;new&gt; oven<\/p>/)
    assert.equal(postId, null)

    assert.equal((await change({ imageUrl: null })).status, 200)
    assert.equal((await look()).request.imageUrl, undefined)
    assert.doesNotMatch((await look()).html, /<img/)
    assert.equal((await act(desk, id, 'approve')).status, 200)
    assert.equal((await look()).postId, (await desk.api.get('/posts')).body.items[0].id)

    const stranger = await aDesk()
    assert.equal((await stranger.editor.ask('GET', `/app/api/post-requests/${id}`)).status, 404)
  })

  test('schedules for a moment to come, moves that, and turns down with a word', async () => {
    const desk = await aDesk()
    const id = await suggested(desk)

    assert.equal((await act(desk, id, 'schedule', { at: '2020-01-01T00:00:00Z' })).status, 400)
    assert.equal((await act(desk, id, 'schedule', { at: inAnHour() })).body.state, 'scheduled')
    const later = new Date(Date.now() + 7_200_000).toISOString()
    assert.equal((await act(desk, id, 'schedule', { at: later })).body.state, 'scheduled')
    assert.equal((await desk.editor.ask('GET', '/app/api/post-requests')).body.items[0].publishDate, later)
    assert.equal((await act(desk, id, 'reject', { remark: 'We are closed' })).body.state, 'rejected')

    const { items } = (await desk.author.ask('GET', '/app/api/post-requests?state=rejected')).body
    assert.deepEqual([items[0].id, items[0].remark], [id, 'We are closed'])
    assert.equal((await desk.api.get('/posts')).body.meta.maxResults, 0)
  })

  test('lets nothing go, and changes nothing, that says something else by now than what was looked over', async () => {
    const desk = await aDesk()
    const id = await suggested(desk)
    const path = `/app/api/post-requests/${id}`
    const { hash } = (await desk.editor.ask('GET', path)).body
    const asSeen = { 'if-match': `"${hash}"` }
    assert.equal((await desk.editor.ask('PATCH', path, { text: 'On Monday' }, asSeen)).status, 200)

    assert.equal((await desk.editor.ask('POST', `${path}/approve`, undefined, asSeen)).status, 412)
    assert.equal((await desk.editor.ask('POST', `${path}/schedule`, { at: inAnHour() }, asSeen)).status, 412)
    assert.equal((await desk.editor.ask('PATCH', path, { header: 'Closed' }, asSeen)).status, 412)
    const now = (await desk.editor.ask('GET', path)).body
    assert.deepEqual([now.state, now.request.header, now.request.text], ['suggested', 'Open', 'On Monday'])
    const asNow = { 'if-match': `"${now.hash}"` }
    assert.equal((await desk.editor.ask('POST', `${path}/approve`, undefined, asNow)).body.state, 'published')
  })

  test('takes no words that could not be published, and none of another workspace', async () => {
    const [desk, other] = [await aDesk(), await aDesk()]
    const id = await suggested(desk)
    const change = async (who: Desk, body: object) =>
      (await who.editor.ask('PATCH', `/app/api/post-requests/${id}`, body)).status

    assert.equal(await change(desk, { header: '', text: '' }), 400)
    assert.equal(await change(desk, { imageUrl: 'javascript:alert(1)' }), 400)
    assert.equal(await change(desk, { action: 'publish' }), 400)
    assert.equal(await change(other, { header: 'Theirs' }), 404)
    assert.deepEqual((await other.editor.ask('GET', '/app/api/post-requests')).body.items, [])
  })
})

async function looked({ editor }: Desk, id: string) {
  const { body } = await editor.ask('GET', `/app/api/campaigns/${id}/preflight`)
  const lines = body.lines as { name: string; result: string; where: string | null; message: string }[]
  return { ...body, of: (name: string) => lines.find((line) => line.name === name) }
}

async function suggested({ author }: Desk, words: object = {}): Promise<string> {
  const { body } = await author.ask('POST', '/api/post-requests', {
    header: 'Open',
    text: 'On Sunday',
    ...words,
  })
  return body.body.requestId
}
function act(desk: Desk, id: string, verb: string, body?: object) {
  return desk.editor.ask('POST', `/app/api/post-requests/${id}/${verb}`, body)
}
