/** What a contact becomes when somebody sends something about it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aContact, BLANK } from '../../test/support/contact.ts'
import type { ConsentDefaults } from './contact-input.ts'
import { takeIdentities } from './identity-rules.ts'
import {
  invitationChannel,
  newContact,
  revisedContact,
  tagsThatFit,
  withSettings,
  withTags,
} from './rules.ts'

const AT = '2026-11-20T10:00:00.000Z'
const ADMISSION: ConsentDefaults = {
  state: 'invited',
  followsEmail: 'only_new',
  followsSms: 'off',
  isOwnAct: false,
  whenClaimedTwice: 'refuse',
}
const tags = (count: number): string[] => Array.from({ length: count }, (_, index) => `tag ${index}`)

test('an invitation goes by email where it may, by SMS where there is only a phone or the phone is preferred', () => {
  const [email, phone] = ['a@b.example', '+4791234567']
  assert.equal(invitationChannel({ email, phone }), 'email')
  assert.equal(invitationChannel({ email, phone }, false), 'sms')
  assert.equal(invitationChannel({ email, phone: null }, false), 'email')
  assert.equal(invitationChannel({ email: null, phone }), 'sms')
  assert.equal(invitationChannel({ email: null, phone: null }), undefined)
  assert.equal(invitationChannel({ email: null, phone: null }, false), undefined)
})

describe('a new contact', () => {
  test('has what was sent, and of the rest nothing; its state and consent are the endpoint’s', () => {
    assert.deepEqual(
      newContact('id', { email: 'a@b.example', city: 'Oslo', bio: undefined }, ADMISSION, AT),
      {
        ...BLANK,
        id: 'id',
        state: 'invited',
        email: 'a@b.example',
        city: 'Oslo',
        followsEmail: 'only_new',
        followsSms: 'off',
      },
    )
  })

  test('was active when it acted itself, and keeps what it came through', () => {
    const made = newContact('id', {}, { ...ADMISSION, isOwnAct: true, systemSource: 'webhook' }, AT)
    assert.deepEqual([made.lastActivity, made.systemSource], [AT, 'webhook'])
  })
})

describe('a contact that is there', () => {
  const known = aContact({
    tags: ['VIP'],
    statusTags: { a: 1, b: 1 },
    customFields: { a: 1, b: 1 },
    lastActivity: 'x',
  })

  test('takes what was sent; maps are merged, tags added, consent and the rest stay', () => {
    const sent = {
      city: 'Oslo',
      bio: undefined,
      tags: ['vip', 'new'],
      statusTags: { b: 2 },
      customFields: { c: 3 },
    }
    assert.deepEqual(revisedContact(known, sent, ADMISSION, AT), {
      ...known,
      city: 'Oslo',
      tags: ['VIP', 'new'],
      statusTags: { a: 1, b: 2 },
      customFields: { a: 1, b: 1, c: 3 },
    })
    assert.deepEqual(revisedContact(known, {}, ADMISSION, AT), known)
  })

  test('was active when it acted itself', () => {
    assert.equal(revisedContact(known, {}, { ...ADMISSION, isOwnAct: true }, AT).lastActivity, AT)
  })

  test('keeps a fuller name of its own against a stranger, and takes any name of who is trusted', () => {
    assert.equal(revisedContact(known, { name: 'Ann' }, ADMISSION, AT, false).name, 'Ann Miller')
    assert.equal(revisedContact(known, { name: 'Ann' }, ADMISSION, AT).name, 'Ann')
  })
})

describe('tags', () => {
  test('as many are taken as there is room for, those that are there beside them', () => {
    const full = aContact({ tags: tags(499) })
    assert.deepEqual(tagsThatFit(full, ['TAG 1', 'a', 'b', 'c']), ['TAG 1', 'a'])
    assert.deepEqual(tagsThatFit(aContact({ tags: tags(500) }), ['TAG 1', 'a']), ['TAG 1'])
    assert.deepEqual(tagsThatFit(aContact({ tags: tags(501) }), ['a']), [])
    assert.deepEqual(tagsThatFit(aContact(), ['a', 'b']), ['a', 'b'])
  })

  test('five hundred are the most', () => {
    assert.equal(withTags(aContact({ tags: tags(499) }), { tagsToAdd: ['a'] }).tags.length, 500)
    assert.throws(() => withTags(aContact({ tags: tags(500) }), { tagsToAdd: ['a'] }), /500/)
  })

  test('are added and removed without case; nothing changed is the very same contact', () => {
    const contact = aContact({ tags: ['VIP', 'old'] })
    assert.deepEqual(withTags(contact, { tagsToAdd: ['new', 'vip'] }).tags, ['VIP', 'old', 'new'])
    assert.deepEqual(withTags(contact, { tagsToRemove: ['OLD'] }).tags, ['VIP'])
    assert.deepEqual(withTags(contact, { tagsToAdd: ['new'], tagsToRemove: ['OLD'] }).tags, ['VIP', 'new'])
    for (const changes of [{}, { tagsToAdd: ['vip'] }, { tagsToRemove: ['other'] }])
      assert.equal(withTags(contact, changes), contact)
    assert.throws(() => withTags(contact, { tagsToAdd: ['x', 'A'], tagsToRemove: ['a'] }), /A/)
  })
})

test('settings switch channels on and off and make active; what is on keeps how often', () => {
  const contact = aContact({ state: 'blocked', followsEmail: 'only_new', followsSms: 'off' })
  const settled = (settings: { email?: boolean; sms?: boolean }) => {
    const { state, followsEmail, followsSms, lastActivity } = withSettings(contact, settings, AT)
    assert.equal(lastActivity, AT)
    return `${state} ${followsEmail} ${followsSms}`
  }
  assert.equal(settled({}), 'active only_new off')
  assert.equal(settled({ email: true, sms: true }), 'active only_new always')
  assert.equal(settled({ email: false, sms: false }), 'active off off')
})

describe('addresses of a delivery', () => {
  const known = aContact({ phone: null })
  const [mine, other] = ['ANN@shop.example', 'bob@shop.example']

  test('a stranger fills what is empty and replaces nothing, not even a spelling', () => {
    assert.deepEqual(takeIdentities(known, { email: mine, phone: '+4799999999', city: 'Oslo' }, false), {
      details: { city: 'Oslo', phone: '+4799999999' },
      sent: ['email', 'sms'],
      filled: ['sms'],
      replaced: [],
      kept: [],
    })
    assert.deepEqual(takeIdentities(known, { email: other }, false), {
      details: {},
      sent: [],
      filled: [],
      replaced: [],
      kept: ['email'],
    })
    assert.deepEqual(takeIdentities(aContact(), { phone: '+4799999999' }, false).kept, ['sms'])
  })

  test('who is trusted replaces them', () => {
    assert.deepEqual(takeIdentities(known, { email: other, phone: '+4799999999' }, true), {
      details: { email: other, phone: '+4799999999' },
      sent: ['email', 'sms'],
      filled: ['sms'],
      replaced: ['email'],
      kept: [],
    })
    assert.deepEqual(takeIdentities(known, { email: mine }, true), {
      details: { email: mine },
      sent: ['email'],
      filled: [],
      replaced: [],
      kept: [],
    })
    assert.deepEqual(takeIdentities(known, {}, true), {
      details: {},
      sent: [],
      filled: [],
      replaced: [],
      kept: [],
    })
  })
})
