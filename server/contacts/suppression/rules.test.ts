/** That what is reported of an address ends exactly what it must, and that nothing is lifted by the wrong word. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aContact } from '../../../test/support/contact.ts'
import { addressKey, channelOf } from '../channel.ts'
import type { Contact } from '../rules.ts'
import type { NotificationSettings } from '../schemas.ts'
import { CONTACT_STATES } from '../states.ts'
import { afterOptOut, holds, removedByActivation, STRENGTH } from './rules.ts'
import type { OptOut, SuppressionReason } from './schemas.ts'

const HEARD: OptOut = {
  channel: 'email',
  address: 'ann@SHOP.example',
  reason: 'unsubscribed',
  contactId: null,
  source: 'report',
}
const STRANGER = { contactId: null, address: 'bob@shop.example' }

function after(contact: Partial<Contact>, optOut: Partial<OptOut>): string {
  const { state, followsEmail, followsSms } = afterOptOut(aContact(contact), { ...HEARD, ...optOut })
  return `${state} ${followsEmail} ${followsSms}`
}

const held = (contact: Partial<Contact>, channel: 'email' | 'sms', address: string): boolean =>
  holds(aContact(contact), { channel, address })

const lifted = (contact: Partial<Contact>, settings: NotificationSettings): string[] =>
  removedByActivation(aContact(contact), settings).map(
    ({ channel, address, reasons }) => `${channel} ${address}: ${reasons.join(' ')}`,
  )

test('an email is matched without case, a phone as it is; what has an @ is an email', () => {
  assert.equal(addressKey('email', 'Ann@Shop.Example'), 'ann@shop.example')
  assert.equal(addressKey('sms', '+47ABC'), '+47ABC')
  assert.equal(channelOf('ann@shop.example'), 'email')
  assert.equal(channelOf('+4791234567'), 'sms')
})

test('a block is harder to lift than a complaint, that than a bounce, and that than a person’s own word', () => {
  const order: SuppressionReason[] = ['blocked', 'complained', 'bounced']
  const weaker = order.map((reason) =>
    (Object.keys(STRENGTH) as SuppressionReason[])
      .filter((other) => STRENGTH[other] < STRENGTH[reason])
      .sort(),
  )
  assert.deepEqual(weaker, [
    ['bounced', 'complained', 'stopped', 'unsubscribed'],
    ['bounced', 'stopped', 'unsubscribed'],
    ['stopped', 'unsubscribed'],
  ])
  assert.equal(STRENGTH.stopped, STRENGTH.unsubscribed)
})

test('a contact holds its own address in any spelling, on that channel alone', () => {
  assert.equal(held({}, 'email', 'ANN@shop.example'), true)
  assert.equal(held({}, 'sms', '+4791234567'), true)
  assert.equal(held({}, 'email', 'bob@shop.example'), false)
  assert.equal(held({}, 'sms', '+4791234568'), false)
  assert.equal(held({ email: null }, 'email', 'ann@shop.example'), false)
  assert.equal(held({ phone: null }, 'sms', '+4791234567'), false)
  assert.equal(held({ email: '+4791234567', phone: null }, 'sms', '+4791234567'), false)
})

describe('a bounce', () => {
  const bounced = { reason: 'bounced' } as const

  test('makes a contact bounced that has no other way to be reached', () => {
    assert.equal(after({ phone: null }, bounced), 'bounced always always')
    assert.equal(after({ phone: null, state: 'invited' }, bounced), 'bounced always always')
  })

  test('leaves a contact that has a phone, one that left, and one that holds another address', () => {
    assert.equal(after({}, bounced), 'active always always')
    assert.equal(after({ phone: null, state: 'unsubscribed' }, bounced), 'unsubscribed always always')
    assert.equal(after({ phone: null, state: 'complained' }, bounced), 'complained always always')
    assert.equal(after({ phone: null }, { ...bounced, ...STRANGER }), 'active always always')
    assert.equal(
      after({ phone: null }, { ...bounced, ...STRANGER, contactId: aContact().id }),
      'active always always',
    )
    const number = { ...bounced, channel: 'sms', address: '+4791234567' } as const
    assert.equal(after({ phone: null, email: '+4791234567' }, number), 'active always always')
    assert.equal(after({ email: null }, number), 'active always always')
  })
})

describe('a complaint or a block', () => {
  test('moves whoever holds the address, and whoever the message went to, from any state but blocked', () => {
    for (const reason of ['complained', 'blocked'] as const) {
      for (const state of CONTACT_STATES.filter((state) => state !== 'blocked'))
        assert.equal(after({ state }, { reason }), `${reason} always always`)
      assert.equal(after({}, { reason, ...STRANGER, contactId: aContact().id }), `${reason} always always`)
      assert.equal(after({}, { reason, ...STRANGER }), 'active always always')
    }
  })

  test('a blocked contact stays blocked, and what it followed stays', () => {
    for (const reason of ['bounced', 'complained', 'unsubscribed', 'stopped', 'blocked'] as const) {
      assert.equal(after({ state: 'blocked', phone: null }, { reason }), 'blocked always always')
    }
  })

  test('heard twice changes nothing the second time', () => {
    const contact = aContact({ state: 'complained' })
    assert.equal(afterOptOut(contact, { ...HEARD, reason: 'complained' }), contact)
  })
})

describe('a person’s own word', () => {
  test('ends the channel it was said on; who has no other left is unsubscribed', () => {
    assert.equal(after({}, {}), 'active off always')
    assert.equal(
      after({}, { channel: 'sms', address: '+4791234567', reason: 'stopped' }),
      'active always off',
    )
    assert.equal(after({ phone: null }, {}), 'unsubscribed off always')
    assert.equal(after({ followsSms: 'off' }, {}), 'unsubscribed off off')
    assert.equal(after({ followsSms: 'only_new' }, {}), 'active off only_new')
    const stop = { channel: 'sms', address: '+4791234567', reason: 'stopped' } as const
    assert.equal(after({ email: null }, stop), 'unsubscribed always off')
    assert.equal(after({ followsEmail: 'off' }, stop), 'unsubscribed off off')
    assert.equal(after({ state: 'invited', phone: null }, {}), 'unsubscribed off always')
  })

  test('of somebody who is held back ends the channel and leaves the state', () => {
    assert.equal(after({ state: 'bounced', phone: null }, {}), 'bounced off always')
    assert.equal(after({ state: 'complained', phone: null }, {}), 'complained off always')
  })

  test('that says nothing new leaves the very same contact', () => {
    const off = aContact({ followsEmail: 'off' })
    assert.equal(afterOptOut(off, HEARD), off)
    const stranger = aContact()
    assert.equal(afterOptOut(stranger, { ...HEARD, ...STRANGER }), stranger)
    const silent = aContact({ followsSms: 'off' })
    assert.equal(afterOptOut(silent, { ...HEARD, channel: 'sms', address: '+4791234567' }), silent)
  })
})

describe('an activation', () => {
  test('lifts what was said and what machines said on the channels that are on; a STOP only by name', () => {
    assert.deepEqual(lifted({}, {}), [
      'email Ann@shop.example: unsubscribed bounced',
      'sms +4791234567: unsubscribed bounced',
    ])
    assert.deepEqual(lifted({}, { sms: true }), ['sms +4791234567: unsubscribed bounced stopped'])
    assert.deepEqual(lifted({}, { email: true }), ['email Ann@shop.example: unsubscribed bounced stopped'])
    assert.deepEqual(lifted({}, { email: true, sms: false }), [
      'email Ann@shop.example: unsubscribed bounced stopped',
    ])
  })

  test('lifts nothing of a channel that is off or has no address, or when only others are named off', () => {
    assert.deepEqual(lifted({ followsEmail: 'off' }, {}), ['sms +4791234567: unsubscribed bounced'])
    assert.deepEqual(lifted({ followsSms: 'off' }, {}), ['email Ann@shop.example: unsubscribed bounced'])
    assert.deepEqual(lifted({ email: null, phone: null }, { email: true, sms: true }), [])
    assert.deepEqual(lifted({}, { email: false }), [])
    assert.deepEqual(lifted({}, { sms: false }), [])
  })
})
