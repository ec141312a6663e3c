/** Who an SMS campaign is from is settled before it is published, not when it is stuck. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { assertAnswered } from '../../test/support/assertions.ts'
import { aServer, aWorkspace, type TestWorkspace } from '../../test/support/server.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { isSmsSender, smsSenderOf } from '../lib/sms-sender.ts'
import { Refusal } from '../refusals.ts'
import { changeSettings } from '../workspaces/store.ts'
import { publishCampaign } from './publish.ts'
import { campaignStatus } from './report.ts'

const server = await aServer()
after(() => server.close())
const { db } = server
const press = { db, publicUrl: server.config.PUBLIC_URL, smsUrl: 'http://gateway.test' }

async function aTextDraft({ id, api }: TestWorkspace): Promise<string> {
  await api.post('/contacts', { phone: '+46701234567', addDirectly: true })
  const segment = await createSegment(db, id, { name: 'all', filter: 'phone ne null' })
  const recipients = { segmentIds: [segment.id] }
  const made = await api.post('/campaigns', { deliveryChannel: 'sms', text: 'Hello', recipients })
  return assertAnswered(made, 201).id
}

function isTold(error: unknown): boolean {
  return error instanceof Refusal && error.answer.status === 409 && /--sms-sender/.test(error.message)
}

describe('the sender of an SMS campaign', { concurrency: true }, () => {
  test('a workspace without one cannot publish: refused in a sentence, and still a draft', async () => {
    const workspace = await aWorkspace(server, { name: 'A name of many letters', smsEnabled: true })
    const id = await aTextDraft(workspace)

    await assert.rejects(publishCampaign(press, workspace.id, id), isTold)

    const { status, reason } = await campaignStatus(db, workspace.id, id, press)
    assert.equal(status, 'draft')
    assert.match(reason ?? '', /no number or name to send SMS from/)
    await changeSettings(db, workspace.id, { smsSender: '+46700000001' })
    assert.equal((await publishCampaign(press, workspace.id, id)).status, 'publishing')
  })

  test('its name serves where it fits 11 letters and digits, and where nothing leaves the outbox', async () => {
    const short = await aWorkspace(server, { name: 'Fern Oak', smsEnabled: true })
    const long = await aWorkspace(server, { name: 'A name of many letters', smsEnabled: true })
    const kept = { ...press, smsUrl: undefined }

    assert.equal((await publishCampaign(press, short.id, await aTextDraft(short))).status, 'publishing')
    assert.equal((await publishCampaign(kept, long.id, await aTextDraft(long))).status, 'publishing')
    assert.equal(smsSenderOf({ name: ' Fern Oak ', smsSender: null }), 'Fern Oak')
    assert.equal(smsSenderOf({ name: 'Fern & Oak', smsSender: null }), undefined)
    assert.equal(smsSenderOf({ name: 'Fern Oak', smsSender: '12345' }), '12345')
    assert.ok(!isSmsSender('Twelve chars'))
  })
})
