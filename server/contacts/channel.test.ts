/** That leaving means the same, whichever way it is said. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { aServer, aWorkspace, type TestServer, type TestWorkspace } from '../../test/support/server.ts'
import { stopNumber } from '../messaging/sms/stop.ts'
import { newId } from '../platform/clock.ts'
import { withChannelsOff, withWishes, type Person } from './channel.ts'
import { changeConsent } from './consent/change-consent.ts'
import { addAddresses, blockContact, unblockContact } from './suppression/operator-actions.ts'

const PHONE = '+46701234567'
const EMAIL = 'ann@example.com'

let server: TestServer
before(async () => (server = await aServer()))
after(() => server.close())

const person = (state: Person['state'], change: Partial<Person> = {}): Person => ({
  state,
  email: EMAIL,
  phone: PHONE,
  followsEmail: 'always',
  followsSms: 'only_new',
  ...change,
})

describe('leaving a channel', { concurrency: true }, () => {
  const ways: Readonly<Record<string, (workspace: TestWorkspace, contactId: string) => Promise<unknown>>> = {
    'by the page of a link': ({ id: workspaceId }, contactId) =>
      changeConsent(server.db, { workspaceId, contactId, deliveryId: newId() }, { sms: 'off' }, PROOF),
    'by STOP': ({ id }) => stopNumber(server.db, id, { phone: PHONE, source: 'sms', detail: 'STOP' }),
    "by an operator's list": ({ id }) =>
      addAddresses(server.db, id, [{ channel: 'sms', address: PHONE }], 'unsubscribed'),
    'by a form that is trusted': ({ api, webhookId }) =>
      api.post(`/webhooks/contacts/${webhookId}`, { phone: PHONE, sms_consent: 'no' }),
  }
  const PROOF = { source: 'page', words: 'Unsubscribe' } as const

  for (const [way, leave] of Object.entries(ways)) {
    test(`who had left everything and leaves SMS ${way} is not written to by email when SMS is switched on again`, async () => {
      const workspace = await aWorkspace(server)
      const { body } = await workspace.api.post('/contacts', {
        email: EMAIL,
        phone: PHONE,
        addDirectly: true,
      })
      // Nothing is known of what it wanted before: unsubscribed, and the record still has both channels on.
      await blockContact(server.db, workspace.id, body.id)
      await unblockContact(server.db, workspace.id, body.id)

      await leave(workspace, body.id)
      await workspace.api.patch(`/contacts/${body.id}/notification-settings`, { sms: true })

      const [contact] = (await workspace.api.get('/contacts')).body.items
      assert.equal(contact.state, 'active')
      assert.deepEqual(contact.follows, { email: 'off', sms: 'always' })
    })
  }
})

describe('what a contact becomes', () => {
  const cases: readonly (readonly [string, Person, Person])[] = [
    ['one of two: the state stays', person('active'), person('active', { followsSms: 'off' })],
    [
      'the only one with an address: unsubscribed',
      person('active', { email: null }),
      person('unsubscribed', { email: null, followsSms: 'off' }),
    ],
    [
      'the only one that is on: unsubscribed',
      person('invited', { followsEmail: 'off' }),
      person('unsubscribed', { followsEmail: 'off', followsSms: 'off' }),
    ],
    [
      'of who had left everything: every one',
      person('unsubscribed'),
      person('unsubscribed', { followsEmail: 'off', followsSms: 'off' }),
    ],
    [
      'of who complained: it stays complained',
      person('complained', { followsEmail: 'off' }),
      person('complained', { followsEmail: 'off', followsSms: 'off' }),
    ],
  ]
  for (const [what, before, after] of cases)
    test(`SMS off, ${what}`, () => assert.deepEqual(withChannelsOff(before, ['sms']), after))

  test('a channel that is off already leaves the very same contact', () => {
    const ann = person('active', { followsSms: 'off' })
    assert.equal(withChannelsOff(ann, ['sms']), ann)
    assert.equal(withChannelsOff(ann, []), ann)
  })

  test('with one channel wished for, who had left is active on it alone', () =>
    assert.deepEqual(
      withWishes(person('unsubscribed'), { sms: 'always' }),
      person('active', { followsEmail: 'off', followsSms: 'always' }),
    ))
})
