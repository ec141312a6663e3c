/** Which segments recipients are in: of those that the words ask for, at the moment of sending, in a few statements. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aContact, aSegment } from '../../../test/support/campaigns.ts'
import { aFakeTransport, aMailingTo, aSender, eventually } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import { changeSegment, deleteSegment } from '../../contacts/segments/store.ts'
import type { Queryable } from '../../platform/database.ts'
import { newId } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { membershipsOf, segmentsIn, withSegments } from './membership-store.ts'

const server = await useServer()
const { db } = server

const asks = (...ids: readonly string[]) => ({
  subject: 'News',
  blocks: ids.map((id) => ({
    type: 'text' as const,
    text: `{% if contact.segments contains "${id}" %}Hi{% endif %}`,
  })),
})

function counting(): Queryable & { statements: number } {
  const counted = {
    statements: 0,
    rows: (...given: Parameters<Queryable['rows']>) => {
      counted.statements += 1
      return db.rows(...given)
    },
  }
  return counted as unknown as Queryable & { statements: number }
}

describe('the segments of recipients', () => {
  test('are asked for in as many statements for two hundred as for one, and in none where no words ask', async () => {
    const workspace = await aWorkspace(server)
    const [lund, all] = [await aSegment(db, workspace, "city eq 'Lund'"), await aSegment(db, workspace)]
    const one = await aContact(workspace, { email: 'a@example.com', city: 'Lund' })
    const rows = [{ contactId: one }, ...Array.from({ length: 199 }, () => ({ contactId: newId() }))]
    const about = { workspaceId: workspace.id, content: asks(lund, all) }

    const [few, many, none] = [counting(), counting(), counting()]
    await withSegments(few, about, rows.slice(0, 1))
    const found = await withSegments(many, about, rows)
    await withSegments(none, { ...about, content: asks() }, rows)

    assert.deepEqual([few.statements, many.statements, none.statements], [3, 3, 0])
    assert.deepEqual([...(found[0]?.segments ?? [])].sort(), [lund, all].sort())
    assert.deepEqual(found[1]?.segments, [])
  })

  test('nobody is in one that is gone, that cannot be read, or that is of another workspace', async () => {
    const [workspace, other] = [await aWorkspace(server), await aWorkspace(server)]
    const id = await aContact(workspace, { email: 'a@example.com' })
    const [gone, broken, foreign, own] = [
      await aSegment(db, workspace),
      await aSegment(db, workspace),
      await aSegment(db, other),
      await aSegment(db, workspace),
    ]
    await deleteSegment(db, workspace.id, gone)
    await db.rows(
      sql`update segment set filter = 'nonsense ??' where workspace_id = ${workspace.id}::uuid and id = ${broken}::uuid`,
    )

    const found = await membershipsOf(db, workspace.id, [gone, broken, foreign, own], [id])

    assert.deepEqual(found.get(id), [own])
  })

  test('are found in any text that asks, written plain or by an editor', () => {
    const [one, two, three] = [newId(), newId(), newId()]

    assert.deepEqual(
      segmentsIn({
        subject: `{% if contact.segments contains '${one}' %}`,
        blocks: [
          { text: `{% if contact.segments contains &quot;${two}&quot; %}` },
          { url: `{% if contact.tags contains "${three}" %}` },
          { text: `{% if contact.segments  contains "${one}" %}` },
        ],
      }),
      [one, two],
    )
  })

  test('are those of the moment a message goes, whatever they were when it was written', async () => {
    const workspace = await aWorkspace(server)
    const segment = await aSegment(db, workspace, "email eq 'nobody@example.com'")
    const outside = aFakeTransport()
    const mailing = await aMailingTo(db, workspace.id, 2, { content: asks(segment) })
    await changeSegment(db, workspace.id, segment, { filter: "email eq 'person1@example.com'" })
    const sender = aSender(db, outside)
    after(() => sender.stop())

    await eventually(() => outside.handed.length === 2)

    const segments = new Map(outside.handed.map(({ address, contact }) => [address, contact?.['segments']]))
    assert.deepEqual(segments.get('person1@example.com'), [segment])
    assert.deepEqual(segments.get('person2@example.com'), [])
    assert.ok(mailing.id)
  })
})
