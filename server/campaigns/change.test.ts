/** PATCH /campaigns/{id}, rule by rule, and editors at once. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { assertAnswered, assertRefused } from '../../test/support/assertions.ts'
import { type Api, aWorkspace, type TestWorkspace, useServer } from '../../test/support/server.ts'
import { changeSettings } from '../workspaces/store.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { CAMPAIGN_STATUSES } from './schemas.ts'

const server = await useServer()

async function aDraft(api: Api, content: object = {}) {
  const made = await api.post('/campaigns', { deliveryChannel: 'email', title: 'May', ...content })
  return assertAnswered(made, 201)
}

async function setStatus({ id }: TestWorkspace, campaignId: string, status: string): Promise<void> {
  await server.db.execute('update campaign set status = $3 where workspace_id = $1 and id = $2', [
    id,
    campaignId,
    status,
  ])
}

describe('PATCH /campaigns/{id}', () => {
  test('rule 1: only drafts can be updated: any other status is 409, before 412, and nothing changes', async () => {
    const workspace = await aWorkspace(server)
    const { api } = workspace
    const draft = await aDraft(api)

    for (const status of CAMPAIGN_STATUSES.filter((status) => status !== 'draft')) {
      await setStatus(workspace, draft.id, status)
      assertRefused(await api.patch(`/campaigns/${draft.id}`, { title: 'June' }), 409, new RegExp(status))
      const stale = await api.patch(`/campaigns/${draft.id}`, { title: 'June' }, { 'if-match': '"stale"' })
      assertRefused(stale, 409)
    }
    await setStatus(workspace, draft.id, 'draft')
    assert.deepEqual((await api.get(`/campaigns/${draft.id}`)).body, draft)
  })

  test('rule 2: omitted fields keep their values; an empty body changes nothing and keeps the hash', async () => {
    const { api } = await aWorkspace(server)
    const draft = await aDraft(api, { blocks: [{ type: 'divider' }], notification: { emailTitle: 'Hi' } })

    assert.deepEqual(assertAnswered(await api.patch(`/campaigns/${draft.id}`, {})), draft)
    assert.deepEqual(assertAnswered(await api.patch(`/campaigns/${draft.id}`, { title: 'May' })), draft)
    const changed = assertAnswered(await api.patch(`/campaigns/${draft.id}`, { title: 'June' }))

    assert.deepEqual(changed, { ...draft, title: 'June', hash: changed.hash, updated: changed.updated })
    assert.notEqual(changed.hash, draft.hash)
    assert.ok(changed.updated >= draft.updated)
  })

  test('rule 2: null clears the title and the members of notification, as far as the draft stays whole', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api, { notification: { emailTitle: 'Hi', emailDescription: 'd' } })).id}`

    const cleared = assertAnswered(
      await api.patch(path, { title: null, notification: { emailDescription: null } }),
    )

    assert.ok(!('title' in cleared))
    assert.deepEqual(cleared.notification, { emailTitle: 'Hi' })
    assertRefused(await api.patch(path, { notification: { emailTitle: null } }), 400, /title: is required/)
    for (const member of ['blocks', 'recipients', 'smsTeaser', 'text', 'notification']) {
      assertRefused(await api.patch(path, { [member]: null }), 400, new RegExp(member))
    }
  })

  test('rule 3: recipients replaces the recipients; an empty list removes all; strangers are refused', async () => {
    const { api, id } = await aWorkspace(server)
    const [one, two] = await Promise.all(
      ['One', 'Two'].map((name) => createSegment(server.db, id, { name, filter: "state eq 'active'" })),
    )
    const path = `/campaigns/${(await aDraft(api, { recipients: { segmentIds: [one?.id] } })).id}`

    const replaced = assertAnswered(await api.patch(path, { recipients: { segmentIds: [two?.id] } }))
    assert.deepEqual(replaced.recipients.segmentIds, [two?.id])
    const stranger = '01234567-89ab-7def-8123-456789abcdef'
    assertRefused(
      await api.patch(path, { recipients: { segmentIds: [stranger] } }),
      400,
      new RegExp(stranger),
    )
    assertRefused(await api.patch(path, { recipients: {} }), 400, /segmentIds: is required/)
    assert.deepEqual((await api.get(path)).body, replaced, 'nothing refused is stored')
    const emptied = assertAnswered(await api.patch(path, { recipients: { segmentIds: [] } }))
    assert.deepEqual(emptied.recipients, { segmentIds: [] })
  })

  test('rule 4: notification fields that are sent are replaced; the others are kept', async () => {
    const { api } = await aWorkspace(server)
    const notification = { smsText: 's', emailTitle: 't', emailDescription: 'd' }
    const path = `/campaigns/${(await aDraft(api, { notification })).id}`

    const changed = assertAnswered(await api.patch(path, { notification: { emailTitle: 'T' } }))

    assert.deepEqual(changed.notification, { ...notification, emailTitle: 'T' })
    assert.deepEqual(assertAnswered(await api.patch(path, { notification: {} })), changed)
  })

  test('rule 5: smsTeaser switches the teaser on and off, where the workspace allows it', async () => {
    const { api, id } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api)).id}`

    assertRefused(await api.patch(path, { smsTeaser: true }), 400, /sms_enabled.*sms_preview_in_posts/)
    await changeSettings(server.db, id, { smsEnabled: true, smsPreviewInPosts: true })
    assert.equal(assertAnswered(await api.patch(path, { smsTeaser: true })).smsTeaser, true)
    await changeSettings(server.db, id, { smsEnabled: false })
    assert.equal(assertAnswered(await api.patch(path, { title: 'June' })).smsTeaser, true)
    assert.equal(assertAnswered(await api.patch(path, { smsTeaser: false })).smsTeaser, false)
    const sms = await aDraft(api, { deliveryChannel: 'sms', text: 'x' })
    assertRefused(await api.patch(`/campaigns/${sms.id}`, { smsTeaser: true }), 400, /email campaigns only/)
  })

  test('rule 6: text of an SMS campaign is the SMS text, which cannot be emptied', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api, { deliveryChannel: 'sms', notification: { smsText: 'a' } })).id}`

    const changed = assertAnswered(await api.patch(path, { text: 'b' }))

    assert.equal(changed.text, 'b')
    assert.deepEqual(changed.notification, { smsText: 'b' }, 'the other name says the same')
    for (const body of [{ text: '' }, { text: '  ' }, { notification: { smsText: null } }]) {
      assertRefused(await api.patch(path, body), 400, /SMS text/)
    }
    const blocks = [{ type: 'h1', text: 'Hello' }]
    assertRefused(await api.patch(path, { blocks }), 400, /email campaigns only/)
    assert.deepEqual((await api.get(path)).body, changed)
  })

  test('rule 6: text of an email replaces the blocks with a single text block', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api, { blocks: [{ type: 'divider' }, { type: 'h1', text: 'x' }] })).id}`

    const changed = assertAnswered(await api.patch(path, { text: 'Hello\n<b>you</b>' }))

    assert.deepEqual(changed.blocks, [{ type: 'text', text: 'Hello\n<b>you</b>' }])
    assert.equal(changed.text, 'Hello\n<b>you</b>')
    assert.deepEqual(assertAnswered(await api.patch(path, { text: changed.text })), changed)
    assertRefused(await api.patch(path, { text: 'x', blocks: [{ type: 'divider' }] }), 400, /not both/)
    assert.deepEqual(assertAnswered(await api.patch(path, { text: '' })).blocks, [])
  })

  test('rule 7: blocks replaces all content blocks', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api, { text: 'x' })).id}`
    const blocks = [{ type: 'divider' }, { type: 'spacer' }]

    const changed = assertAnswered(await api.patch(path, { blocks }))

    assert.deepEqual(changed.blocks, blocks)
    assert.ok(!('text' in changed))
    assertRefused(await api.patch(path, { blocks: [{ type: 'button' }] }), 400, /blocks\[0\]\.text/)
    assert.deepEqual(assertAnswered(await api.patch(path, { blocks: [] })).blocks, [])
    assertRefused(await api.patch(path, { title: '' }), 400, /title: is required/)
  })

  test('rule 8: title updates the title, at most 45 characters in an email, and leaves an explicit subject', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api, { notification: { emailTitle: 'Subject' } })).id}`

    const changed = assertAnswered(await api.patch(path, { title: 'June' }))

    assert.equal(changed.title, 'June')
    assert.deepEqual(changed.notification, { emailTitle: 'Subject' })
    assertRefused(await api.patch(path, { title: 'x'.repeat(46) }), 400, /at most 45/)
    assertAnswered(await api.patch(path, { title: '😀'.repeat(45) }))
  })

  test('rule 9: a stale If-Match is refused with 412 and nothing is overwritten', async () => {
    const { api } = await aWorkspace(server)
    const draft = await aDraft(api)
    const path = `/campaigns/${draft.id}`
    await api.patch(path, { title: 'June' })

    for (const stale of [draft.hash, `"${draft.hash}"`, '"x"', '', `W/"${draft.hash}"`]) {
      assertRefused(await api.patch(path, { title: 'July' }, { 'if-match': stale }), 412, /newer version/)
    }
    assert.equal((await api.get(path)).body.title, 'June')
  })

  test('rule 9: a hash never returns, even when the change is taken back', async () => {
    const { api } = await aWorkspace(server)
    const draft = await aDraft(api)
    const path = `/campaigns/${draft.id}`
    await api.patch(path, { title: 'June' })
    await api.patch(path, { title: 'May' })

    assertRefused(await api.patch(path, { title: 'July' }, { 'if-match': draft.hash }), 412)
  })

  test('rule 9: If-Match takes the hash bare, quoted, in a list, and *; a weak tag never matches', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api)).id}`
    const current = async (): Promise<string> => (await api.get(path)).body.hash

    const forms = [
      (hash: string) => hash,
      (hash: string) => `"${hash}"`,
      (hash: string) => `"other", "${hash}"`,
      (hash: string) => `other,${hash}`,
      (hash: string) => `W/"${hash}", "${hash}"`,
      () => '*',
    ]
    for (const [n, form] of forms.entries()) {
      const ifMatch = form(await current())
      const answer = await api.patch(path, { title: `T${n}` }, { 'if-match': ifMatch })
      assert.equal(assertAnswered(answer).title, `T${n}`)
      assert.equal(answer.headers['etag'], `"${answer.body.hash}"`)
    }
    assertRefused(await api.patch(path, { title: 'x' }, { 'if-match': `W/"${await current()}"` }), 412)
  })

  test('rule 9: of 30 concurrent updates with one hash exactly one wins', async () => {
    const { api } = await aWorkspace(server)
    const { id } = await aDraft(api)

    // Several rounds: in the first, connections are still being made and requests hardly overlap.
    for (let round = 0; round < 5; round += 1) {
      const { hash } = (await api.get(`/campaigns/${id}`)).body
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, n) =>
          api.patch(`/campaigns/${id}`, { title: `Editor ${round} ${n}` }, { 'if-match': hash }),
        ),
      )

      const [winner, ...others] = answers.filter(({ status }) => status === 200)
      assert.ok(winner)
      assert.equal(others.length, 0)
      assert.equal(answers.filter(({ status }) => status === 412).length, 29)
      assert.deepEqual((await api.get(`/campaigns/${id}`)).body, winner.body)
    }
  })

  test('without If-Match concurrent updates of different fields all hold', async () => {
    const { api } = await aWorkspace(server)
    const path = `/campaigns/${(await aDraft(api)).id}`

    await Promise.all([
      api.patch(path, { title: 'June' }),
      api.patch(path, { notification: { emailTitle: 'T' } }),
      api.patch(path, { notification: { emailDescription: 'D' } }),
      api.patch(path, { blocks: [{ type: 'divider' }] }),
    ])

    const { title, notification, blocks } = (await api.get(path)).body
    assert.deepEqual(
      [title, notification, blocks],
      ['June', { emailTitle: 'T', emailDescription: 'D' }, [{ type: 'divider' }]],
    )
  })

  test('deliveryChannel is fixed at creation, and what the server sets cannot be sent', async () => {
    const { api } = await aWorkspace(server)
    const draft = await aDraft(api)

    for (const member of ['deliveryChannel', 'status', 'hash', 'id', 'created', 'publishDate', 'editorUrl']) {
      const answer = await api.patch(`/campaigns/${draft.id}`, { [member]: 'email', title: 'x' })
      assertRefused(answer, 400, new RegExp(`${member}: is not a member here`))
    }
    assert.deepEqual((await api.get(`/campaigns/${draft.id}`)).body, draft)
  })
})
