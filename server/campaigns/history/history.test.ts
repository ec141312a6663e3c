/** What a draft was: which saves are one version, how many are kept, and that nothing is lost by going back. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { earlier } from '../../../test/support/earlier.ts'
import { aPerson, type Person } from '../../../test/support/accounts.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../../test/support/server.ts'
import { createSegment, deleteSegment } from '../../contacts/segments/store.ts'
import { sql } from '../../platform/sql.ts'
import { VERSIONS_MAXIMUM } from './store.ts'

const server = await useServer()
const { db } = server

interface Listed {
  readonly id: string
  readonly by: { readonly kind: string; readonly name: string | null } | null
  readonly restoredFrom: string | null
}

const text = (words: string) => ({ blocks: [{ type: 'text', text: words }] })
const LONG = 'Nobody wants to write this again. '.repeat(10)

async function aDraft({ ask }: Person, content: object = text('One')): Promise<string> {
  const { body } = await ask('POST', '/api/campaigns', {
    deliveryChannel: 'email',
    title: 'Spring',
    ...content,
  })
  return body.id
}

async function change({ ask }: Person, id: string, content: object): Promise<void> {
  const { status, text: said } = await ask('PATCH', `/api/campaigns/${id}`, content)
  assert.equal(status, 200, said)
}

async function versions({ ask }: Person, id: string): Promise<Listed[]> {
  return (await ask('GET', `/app/api/campaigns/${id}/versions`)).body.items
}

async function wordsOf({ ask }: Person, id: string): Promise<string[]> {
  const found: string[] = []
  for (const { id: version } of await versions({ ask } as Person, id)) {
    const { body } = await ask('GET', `/app/api/campaigns/${id}/versions/${version}`)
    found.push(body.content.blocks.map((block: { text: string }) => block.text).join(' | '))
  }
  return found
}

/** As if all that was saved had been saved so long before. */
async function later({ id }: TestWorkspace, minutes: number): Promise<void> {
  await db.rows(sql`
    update campaign_version set begun = ${earlier('begun', `${minutes} minutes`)},
      saved = ${earlier('saved', `${minutes} minutes`)}
    where workspace_id = ${id}::uuid`)
}

describe('the history of a draft', () => {
  test('what one person saves within ten minutes is one version; later, of somebody else or of a program another', async () => {
    const workspace = await aWorkspace(server)
    const [one, two] = [
      await aPerson(server, workspace, 'editor'),
      await aPerson(server, workspace, 'author'),
    ]
    const id = await aDraft(one)
    await change(one, id, text('One more'))
    await change(one, id, text('One more word'))
    assert.deepEqual(await wordsOf(one, id), ['One more word'])

    await later(workspace, 11)
    await change(one, id, text('One more word later'))
    await change(two, id, text('One more word later by two'))
    await workspace.api.patch(`/campaigns/${id}`, { title: 'By a program' })

    const kept = await versions(one, id)
    assert.deepEqual(
      kept.map(({ by }) => by?.kind),
      ['key', 'person', 'person', 'person'],
    )
    assert.deepEqual(
      kept.slice(1).map(({ by }) => by?.name),
      ['An author', 'An editor', 'An editor'],
    )
    assert.deepEqual((await wordsOf(one, id)).slice(1), [
      'One more word later by two',
      'One more word later',
      'One more word',
    ])
  })

  test('what a save takes away at once, or bit by bit, or writes over stays a version of its own', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const other = 'Quite another text, of the same length as the one before it. '.repeat(6)

    const atOnce = await aDraft(editor, text(LONG))
    await change(editor, atOnce, { blocks: [] })
    assert.deepEqual(await wordsOf(editor, atOnce), ['', LONG])

    const over = await aDraft(editor, text(LONG))
    await change(editor, over, text(other))
    assert.deepEqual(await wordsOf(editor, over), [other, LONG])

    const bitByBit = await aDraft(editor, text(LONG))
    for (let length = LONG.length - 40; length > 0; length -= 40)
      await change(editor, bitByBit, text(LONG.slice(0, length)))
    const [, before = ''] = await wordsOf(editor, bitByBit)
    assert.ok(before.length > LONG.length - 280, `${before.length} of ${LONG.length}`)
  })

  test('going back is a version, keeps what was there, and is refused to who has not seen the newest', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const id = await aDraft(editor, {
      title: 'First',
      ...text('One'),
      notification: { emailTitle: 'Subject' },
    })
    await later(workspace, 11)
    await change(editor, id, { title: 'Second', ...text('Two'), notification: { emailTitle: null } })
    const [, first] = await versions(editor, id)
    const restore = (hash: string) =>
      editor.ask('POST', `/app/api/campaigns/${id}/versions/${first?.id}/restore`, undefined, {
        'if-match': hash,
      })

    assert.equal((await restore('"stale"')).status, 412)
    const { hash } = (await editor.ask('GET', `/api/campaigns/${id}`)).body
    const { status, body } = await restore(`"${hash}"`)

    assert.equal(status, 200)
    assert.deepEqual(
      [body.title, body.blocks[0].text, body.notification],
      ['First', 'One', { emailTitle: 'Subject' }],
    )
    assert.notEqual(body.hash, hash)
    const kept = await versions(editor, id)
    assert.deepEqual(await wordsOf(editor, id), ['One', 'Two', 'One'])
    assert.deepEqual(
      kept.map(({ restoredFrom }) => restoredFrom !== null),
      [true, false, false],
    )
    // What is typed after it is not put into it.
    await change(editor, id, text('One, and on'))
    assert.deepEqual(await wordsOf(editor, id), ['One, and on', 'One', 'Two', 'One'])
  })

  test('a segment that is gone is not brought back, and what went out cannot be', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const gone = await createSegment(db, workspace.id, { name: 'Gone', filter: "state eq 'active'" })
    const stays = await createSegment(db, workspace.id, { name: 'Stays', filter: "state eq 'active'" })
    const id = await aDraft(editor, { ...text('One'), recipients: { segmentIds: [gone.id, stays.id] } })
    await later(workspace, 11)
    await change(editor, id, { recipients: { segmentIds: [] } })
    await deleteSegment(db, workspace.id, gone.id)
    const [, first] = await versions(editor, id)
    const restore = () => editor.ask('POST', `/app/api/campaigns/${id}/versions/${first?.id}/restore`)

    assert.deepEqual((await restore()).body.recipients, { segmentIds: [stays.id] })
    await db.rows(sql`update campaign set status = 'published'
      where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
    assert.equal((await restore()).status, 409)
  })

  test('the plan of versions (A/B) is part of what a draft was: seen in its version, and brought back without drafts that are gone', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const [id, other] = [await aDraft(editor), await aDraft(editor)]
    const path = `/app/api/campaigns/${id}/split-test`
    const plan = {
      others: [{ subject: 'Another' }, { draftId: other }],
      share: 20,
      waitMinutes: 60,
      measure: 'hand',
    }
    await later(workspace, 11)
    assert.equal((await editor.ask('PUT', path, plan)).status, 204)
    assert.equal((await editor.ask('PUT', path, plan)).status, 204)
    assert.equal((await editor.ask('DELETE', path)).status, 204)
    const kept = await versions(editor, id)
    const plans = []
    for (const { id: version } of kept)
      plans.push((await editor.ask('GET', `/app/api/campaigns/${id}/versions/${version}`)).body.plan)
    assert.deepEqual(plans, [null, plan, null])

    await db.rows(
      sql`delete from campaign where workspace_id = ${workspace.id}::uuid and id = ${other}::uuid`,
    )
    const restored = await editor.ask('POST', `/app/api/campaigns/${id}/versions/${kept[1]?.id}/restore`)
    assert.equal(restored.status, 200)
    const { plan: now } = (await editor.ask('GET', path)).body
    assert.deepEqual(now, { ...plan, others: [{ subject: 'Another' }] })
    assert.equal((await versions(editor, id)).length, 4)
  })

  test('what was written before there was a history is its first version', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const id = await aDraft(editor, text('From before'))
    await db.rows(sql`delete from campaign_version where workspace_id = ${workspace.id}::uuid`)

    await change(editor, id, text('Written over'))

    assert.deepEqual(await wordsOf(editor, id), ['Written over', 'From before'])
    assert.equal((await versions(editor, id)).at(-1)?.by, null)
  })

  test('the newest hundred are kept, and go with the campaign', async () => {
    const workspace = await aWorkspace(server)
    const editor = await aPerson(server, workspace, 'editor')
    const id = await aDraft(editor, text('0'))
    for (let n = 1; n < VERSIONS_MAXIMUM + 5; n += 1) {
      await later(workspace, 11)
      await change(editor, id, text(String(n)))
    }

    const kept = await wordsOf(editor, id)
    assert.deepEqual([kept.length, kept[0], kept.at(-1)], [100, '104', '5'])
    await db.rows(sql`delete from campaign where workspace_id = ${workspace.id}::uuid and id = ${id}::uuid`)
    const left = await db.rows(sql`select from campaign_version where workspace_id = ${workspace.id}::uuid`)
    assert.equal(left.length, 0)
  })

  test('nobody reads or brings back what another workspace or another campaign was', async () => {
    const [workspace, other] = [await aWorkspace(server), await aWorkspace(server)]
    const [editor, stranger] = [
      await aPerson(server, workspace, 'editor'),
      await aPerson(server, other, 'owner'),
    ]
    const id = await aDraft(editor)
    const [version] = await versions(editor, id)
    const [theirs, mine] = [await aDraft(stranger), await aDraft(editor)]

    for (const [person, campaign] of [
      [stranger, id],
      [stranger, theirs],
      [editor, mine],
    ] as const) {
      const path = `/app/api/campaigns/${campaign}/versions/${version?.id}`
      assert.equal((await person.ask('GET', path)).status, 404)
      assert.equal((await person.ask('POST', `${path}/restore`)).status, 404)
    }
    assert.equal((await stranger.ask('GET', `/app/api/campaigns/${id}/versions`)).status, 404)
  })
})
