/** That a person's own word, and nothing else, decides what it gets. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aContact } from '../../../test/support/contact.ts'
import {
  frequencyOn,
  isHeldBack,
  otherThan,
  withChannelsOff,
  withFollows,
  type Channel,
  type Wishes,
} from '../channel.ts'
import type { Contact } from '../rules.ts'
import { CONTACT_STATES } from '../states.ts'
import {
  bindingOf,
  consentChanges,
  consentEvent,
  removedByPerson,
  LEAVE_EVERYTHING,
  masked,
  mayWish,
  withConfirmation,
  withOwnWishes,
} from './rules.ts'

const AT = '2026-11-20T10:00:00.000Z'

/** State and what is followed, in one line: `active always off`. */
function standing({ state, followsEmail, followsSms }: Contact): string {
  return `${state} ${followsEmail} ${followsSms}`
}

const wished = (contact: Partial<Contact>, wishes: Wishes): string =>
  standing(withOwnWishes(aContact(contact), wishes, AT))
const confirmed = (contact: Partial<Contact>, wishes: Wishes): string =>
  standing(withConfirmation(aContact(contact), wishes, AT))

const changes = (before: Partial<Contact>, after: Partial<Contact>) =>
  consentChanges(aContact(before), aContact(after))

describe('what a contact gets', () => {
  test('what it follows on each channel that it has an address on', () => {
    const both = aContact({ followsEmail: 'only_new', followsSms: 'always' })
    assert.equal(frequencyOn(both, 'email'), 'only_new')
    assert.equal(frequencyOn(both, 'sms'), 'always')
    assert.equal(frequencyOn({ ...both, email: null }, 'email'), 'off')
    assert.equal(frequencyOn({ ...both, phone: null }, 'sms'), 'off')
    assert.equal(frequencyOn({ ...both, followsEmail: 'off' }, 'email'), 'off')
    assert.equal(frequencyOn({ ...both, email: null }, 'sms'), 'always')
  })

  test('nothing once it has left, whatever it once followed', () => {
    assert.equal(frequencyOn(aContact({ state: 'unsubscribed' }), 'email'), 'off')
    assert.equal(frequencyOn(aContact({ state: 'unsubscribed' }), 'sms'), 'off')
  })

  test('bounced, complained and blocked contacts are held back, and no others', () => {
    const held = CONTACT_STATES.filter((state) => isHeldBack({ state }))
    assert.deepEqual(held, ['bounced', 'complained', 'blocked'])
  })
})

describe('the channels of a contact', () => {
  test('the other channel of each is the other one', () => {
    assert.deepEqual([otherThan('email'), otherThan('sms')], ['sms', 'email'])
  })

  test('are set one by one, and none that is not named; the state stays', () => {
    const sets: readonly (readonly Channel[])[] = [[], ['email'], ['sms'], ['email', 'sms']]
    assert.deepEqual(
      sets.map((channels) => standing(withFollows(aContact(), channels, 'off'))),
      ['active always always', 'active off always', 'active always off', 'active off off'],
    )
  })

  test('where none ends nothing is written, whoever the contact is', () => {
    const nowhere = aContact({ email: null, phone: null })
    assert.equal(withChannelsOff(nowhere, []), nowhere)
    assert.equal(standing(withChannelsOff(nowhere, ['email'])), 'unsubscribed off always')
  })
})

describe('what a link opens', () => {
  const contact = { email: 'Ann@shop.example', phone: '+4791234567' }

  test('what went to the address that the contact has, in whatever spelling', () => {
    assert.equal(bindingOf(contact, { channel: 'email', address: 'ann@SHOP.example' }), 'bound')
    assert.equal(bindingOf(contact, { channel: 'sms', address: '+4791234567' }), 'bound')
  })

  test('what went to another address, or to one that is gone, is not its own', () => {
    assert.equal(bindingOf(contact, { channel: 'email', address: 'bob@shop.example' }), 'moved')
    assert.equal(bindingOf(contact, { channel: 'sms', address: 'ann@shop.example' }), 'moved')
    assert.equal(
      bindingOf({ ...contact, email: null }, { channel: 'email', address: 'ann@shop.example' }),
      'moved',
    )
    assert.equal(bindingOf({ ...contact, phone: null }, { channel: 'sms', address: '+4791234567' }), 'moved')
  })

  test('nobody can place a message that is forgotten, or whose address was erased', () => {
    assert.equal(bindingOf(contact, undefined), 'forgotten')
    assert.equal(bindingOf(contact, { channel: 'email', address: null }), 'forgotten')
    assert.equal(bindingOf({ email: null, phone: null }, { channel: 'sms', address: null }), 'forgotten')
  })

  test('its own link may wish anything, one that is another’s nothing, and one nobody can place only an end', () => {
    const wishes: Wishes[] = [
      { email: 'always' },
      { email: 'off' },
      LEAVE_EVERYTHING,
      { email: 'off', sms: 'only_new' },
    ]
    const may = (binding: 'bound' | 'moved' | 'forgotten') => wishes.map((wish) => mayWish(binding, wish))
    assert.deepEqual(may('bound'), [true, true, true, true])
    assert.deepEqual(may('moved'), [false, false, false, false])
    assert.deepEqual(may('forgotten'), [false, true, true, false])
  })
})

describe('what is wished', () => {
  test('to leave everything is off on both channels', () => {
    assert.deepEqual(LEAVE_EVERYTHING, { email: 'off', sms: 'off' })
  })

  test('a channel that is not named stays as it is; who leaves the last one is unsubscribed', () => {
    assert.equal(wished({}, { email: 'off' }), 'active off always')
    assert.equal(wished({}, { sms: 'off' }), 'active always off')
    assert.equal(wished({ followsSms: 'only_new' }, { email: 'only_new' }), 'active only_new only_new')
    assert.equal(wished({ followsEmail: 'only_new' }, { sms: 'always' }), 'active only_new always')
    assert.equal(wished({}, LEAVE_EVERYTHING), 'unsubscribed off off')
    assert.equal(wished({ followsSms: 'off' }, { email: 'off' }), 'unsubscribed off off')
    assert.equal(wished({ phone: null }, { email: 'off' }), 'unsubscribed off always')
    assert.equal(wished({ email: null }, { sms: 'off' }), 'unsubscribed always off')
  })

  test('who left everything and wishes one channel back gets that one alone', () => {
    assert.equal(wished({ state: 'unsubscribed' }, { email: 'always' }), 'active always off')
    assert.equal(wished({ state: 'unsubscribed' }, { sms: 'only_new' }), 'active off only_new')
    assert.equal(wished({ state: 'unsubscribed', phone: null }, { email: 'always' }), 'active always always')
    assert.equal(wished({ state: 'unsubscribed', email: null }, { sms: 'always' }), 'active always always')
  })

  test('who has not confirmed has still to', () => {
    assert.equal(wished({ state: 'invited' }, { email: 'only_new' }), 'invited only_new always')
    assert.equal(wished({ state: 'invited' }, LEAVE_EVERYTHING), 'unsubscribed off off')
  })

  test('a bounce, a complaint and a block stay, whatever is wished', () => {
    for (const state of ['bounced', 'complained', 'blocked'] as const) {
      assert.equal(wished({ state }, { email: 'only_new' }), `${state} only_new always`)
      assert.equal(wished({ state }, LEAVE_EVERYTHING), `${state} off off`)
      assert.deepEqual(withConfirmation(aContact({ state }), { email: 'only_new' }, AT), aContact({ state }))
    }
  })

  test('what is wished is the contact’s last activity', () => {
    assert.equal(withOwnWishes(aContact(), { email: 'off' }, AT).lastActivity, AT)
    assert.equal(withOwnWishes(aContact({ state: 'blocked' }), { email: 'off' }, AT).lastActivity, AT)
  })

  test('a yes makes active whoever was invited or had left, on what it says yes to', () => {
    assert.equal(confirmed({ state: 'invited', followsSms: 'off' }, { email: 'always' }), 'active always off')
    assert.equal(confirmed({ state: 'unsubscribed' }, { sms: 'always' }), 'active off always')
    assert.equal(confirmed({ state: 'active' }, {}), 'active always always')
  })
})

describe('what is kept of it', () => {
  test('each channel on which what the contact gets began or ended, and no other', () => {
    assert.deepEqual(changes({}, {}), [])
    assert.deepEqual(changes({}, { followsEmail: 'off' }), [{ channel: 'email', act: 'withdrawn' }])
    assert.deepEqual(changes({ followsSms: 'off' }, {}), [{ channel: 'sms', act: 'granted' }])
    assert.deepEqual(changes({}, { state: 'unsubscribed' }), [
      { channel: 'email', act: 'withdrawn' },
      { channel: 'sms', act: 'withdrawn' },
    ])
    assert.deepEqual(changes({ phone: null }, { phone: null, followsSms: 'off' }), [])
  })

  test('the proof names the contact, its address on that channel, and how it was said', () => {
    const proof = { source: 'one-click', ip: '198.51.100.7' }
    const { id } = aContact()
    assert.deepEqual(consentEvent(aContact(), 'sms', 'withdrawn', proof), {
      source: 'one-click',
      ip: '198.51.100.7',
      contactId: id,
      channel: 'sms',
      act: 'withdrawn',
      address: '+4791234567',
    })
    assert.equal(consentEvent(aContact(), 'email', 'granted', proof).address, 'Ann@shop.example')
  })

  test('a person lifts its own word from the list, and nothing that others said', () => {
    assert.deepEqual(removedByPerson('email', 'a@b.example'), {
      channel: 'email',
      address: 'a@b.example',
      reasons: ['unsubscribed', 'stopped'],
    })
  })
})

test('an address is shown so that its owner knows it, and nobody else learns it', () => {
  assert.equal(masked('ann.miller@shop.example'), 'a…@shop.example')
  assert.equal(masked('😀nn@shop.example'), '😀…@shop.example')
  assert.equal(masked('a@b@shop.example'), 'a…@shop.example')
  assert.equal(masked('@shop.example'), '@…@shop.example')
  assert.equal(masked('+4791234567'), '+47…67')
})
