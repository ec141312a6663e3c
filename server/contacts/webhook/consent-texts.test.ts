/** The words that forms ask consent with: versions that are never rewritten, named by the proof of who agreed to them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../../test/support/accounts.ts'
import { apiWith, aWorkspace, useServer, type TestWorkspace } from '../../../test/support/server.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { listConsent } from '../consent/store.ts'
import { addConsentText, listConsentTexts } from '../consent/text-store.ts'

const server = await useServer()
const { db, http } = server
const FIRST = 'Yes, send me the harbour letter.'
const SECOND = 'Yes, send me the harbour letter and offers.'

function write(workspaceId: string, words: string) {
  return db.transaction((tx) => addConsentText(tx, workspaceId, { words, author: 'ann@example.com' }))
}

async function withTexts(): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  for (const words of [FIRST, SECOND]) await write(workspace.id, words)
  return workspace
}

function post({ webhookId }: TestWorkspace, body: object) {
  return apiWith(http).post(`/webhooks/contacts/${webhookId}`, body)
}

/** What is kept of the only contact. */
async function proofIn(workspace: TestWorkspace) {
  const [contact] = (await workspace.api.get('/contacts')).body.items
  const events = await listConsent(db, workspace.id, contact.id)
  return events.map(({ act, channel, words, textVersion }) => ({ act, channel, words, textVersion }))
}

describe('versions', () => {
  test('count from one; the same words are no new one; of ten written at once each is one, and none is lost', async () => {
    const { id } = await aWorkspace(server)

    assert.equal((await write(id, ` ${FIRST.replace(' ', '\n')} `)).version, 1)
    assert.equal((await write(id, FIRST)).version, 1)
    await Promise.all(Array.from({ length: 10 }, (_, n) => write(id, `Words ${n}`)))

    const texts = await listConsentTexts(db, id)
    assert.deepEqual(
      texts.map(({ version }) => version),
      Array.from({ length: 11 }, (_, n) => 11 - n),
    )
    assert.equal(texts.at(-1)?.words, FIRST)
    await assert.rejects(write(id, ' '), /1 to 2000/)
  })

  test('of another workspace are none of this one', async () => {
    const other = await withTexts()
    const workspace = await aWorkspace(server)
    const admin = await aPerson(server, workspace, 'admin')

    assert.deepEqual((await admin.ask('GET', '/app/api/consent-texts')).body.items, [])
    assert.equal((await admin.ask('POST', '/app/api/consent-texts', { words: 'Mine' })).body.version, 1)
    assert.equal((await listConsentTexts(db, other.id)).length, 2)
  })
})

describe('the proof of who agreed in a form', () => {
  test('has the words of the version that the form showed, whatever was written since', async () => {
    const workspace = await withTexts()

    await post(workspace, { email: 'bo@example.com', consent: 'yes', consent_text_version: '1' })
    await write(workspace.id, 'Something else altogether.')

    assert.deepEqual(await proofIn(workspace), [
      { act: 'granted', channel: 'email', words: FIRST, textVersion: 1 },
    ])
    const agreed = (await listConsentTexts(db, workspace.id)).map(({ agreed }) => agreed)
    assert.deepEqual(agreed, [0, 0, 1])
  })

  test('is kept from the first asking on where it must be confirmed', async () => {
    const workspace = await withTexts()
    await changeSettings(db, workspace.id, { doubleOptIn: true })

    await post(workspace, { email: 'bo@example.com', consent: true, consent_text_version: 2 })

    assert.deepEqual(await proofIn(workspace), [
      { act: 'invited', channel: 'email', words: SECOND, textVersion: 2 },
    ])
  })

  test('names no version where nobody agreed, and none that there never was; that is ignored, and said', async () => {
    const unticked = await withTexts()
    await post(unticked, { email: 'bo@example.com', consent_text_version: '1' })
    const unknown = await withTexts()
    await post(unknown, { email: 'bo@example.com', consent: 'yes', consent_text_version: '3' })

    for (const workspace of [unticked, unknown])
      for (const { words, textVersion } of await proofIn(workspace)) {
        assert.match(words ?? '', /^Fields: /)
        assert.equal(textVersion, null)
      }
    const { body } = await apiWith(http).post(`/webhooks/contacts/test/${unknown.webhookId}`, {
      email: 'al@example.com',
      consent_text_version: '3',
    })
    assert.ok(body.ignored.some(({ key }: { key: string }) => key === 'consent_text_version'))
  })
})
