/** A campaign sent to oneself: as its reader would get it, counting for nothing. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../../test/support/campaigns.ts'
import { useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'
import { changeSettings } from '../workspaces/store.ts'
import { campaignStatus } from './report.ts'
import { testCampaign } from './testing.ts'

const server = await useServer()

describe('testCampaign', () => {
  test('sends to the one address, as its contact where there is one, and leaves the draft as it was', async () => {
    const { db } = server
    const workspace = await aSendingWorkspace(server)
    const [ann] = await people(workspace, 2)
    const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
    const before = await campaignStatus(db, workspace.id, id)

    await testCampaign(db, workspace.id, id, { email: 'person1@example.com' })
    await testCampaign(db, workspace.id, id, { email: 'nobody@example.com' })
    await testCampaign(db, workspace.id, id, { email: 'nobody@example.com' })

    const sent = await db.rows(sql`
      select m.kind, d.address, d.contact_id, d.state from delivery d
      join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
      where d.workspace_id = ${workspace.id}::uuid order by d.id`)
    const unknown = { kind: 'test', address: 'nobody@example.com', contactId: null, state: 'queued' }
    assert.deepEqual(sent, [
      { kind: 'test', address: 'person1@example.com', contactId: ann, state: 'queued' },
      unknown,
      unknown,
    ])
    assert.deepEqual(await campaignStatus(db, workspace.id, id), before)
  })

  test('refuses what could not be sent: another channel, no sender, broken words, another workspace', async () => {
    const { db } = server
    const workspace = await aSendingWorkspace(server)
    const id = await aDraftTo(workspace, [])
    const broken = await aDraftTo(workspace, [], { blocks: [{ type: 'text', text: '{{ contact.name' }] })
    const other = await aSendingWorkspace(server)
    const to = { email: 'ann@example.com' }

    await assert.rejects(
      testCampaign(db, workspace.id, id, { phone: '+46701234567' }),
      /name an email address/,
    )
    await assert.rejects(testCampaign(db, workspace.id, broken, to), /cannot be filled in/)
    await assert.rejects(testCampaign(db, other.id, id, to), /no campaign/)
    await changeSettings(db, workspace.id, { senderEmail: null })
    await assert.rejects(testCampaign(db, workspace.id, id, to), /--sender-email/)
  })
})
