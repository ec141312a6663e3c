/** The report of a campaign whose recipients are still being written down says so, and no more when they all are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freezeNext } from '../../server/messaging/audience/freezing.ts'
import { findFreezes } from '../../server/messaging/audience/freeze-store.ts'
import { publishCampaign } from '../../server/campaigns/publish.ts'
import { useApp } from '../support/app.ts'
import { aDraftTo, aSegment, aSendingWorkspace } from '../support/campaigns.ts'
import { manyContacts } from '../support/many-contacts.ts'

const { server, openAs } = await useApp()
const { db } = server

test('the report says that recipients are still being counted, and then how many there are', async () => {
  const workspace = await aSendingWorkspace(server)
  await manyContacts(db, workspace.id, 6_000)
  const id = await aDraftTo(workspace, [await aSegment(db, workspace)])
  await publishCampaign({ db, publicUrl: 'http://tidings.test' }, workspace.id, id)
  const { page, faults, check, close } = await openAs('editor', workspace, `/campaigns/${id}/report`)

  await page.getByText('500 of 5,000 done, still counting recipients').waitFor()
  await check('report-counting')
  for (const freeze of await findFreezes(db)) await freezeNext(db, freeze)
  await page.getByText('600 of 6,000 done', { exact: true }).waitFor()

  assert.deepEqual(faults, [])
  await close()
})
