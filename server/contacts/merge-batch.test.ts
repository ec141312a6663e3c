/** Arrivals of one batch: each sees what the ones before it made. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aContact } from '../../test/support/contact.ts'
import type { ConsentDefaults, ContactFields, FormTerms } from './contact-input.ts'
import { mergeBatch, type ContactInput } from './merge-batch.ts'
import type { SuppressionReason } from './suppression/schemas.ts'

const ADMISSION: ConsentDefaults = {
  state: 'active',
  followsEmail: 'always',
  followsSms: 'always',
  isOwnAct: false,
  whenClaimedTwice: 'refuse',
}
const TERMS: FormTerms = { isTrusted: false, isImport: false, doubleOptIn: false, consent: {} }
const EMAIL = 'ann@shop.example'
const PHONE = '+4791234567'
const nobody = (): SuppressionReason | undefined => undefined

function input(
  details: ContactFields,
  changes: Partial<ConsentDefaults> = {},
  others: Partial<ContactInput> = {},
): ContactInput {
  return { details, consentDefaults: { ...ADMISSION, ...changes }, ...others }
}
const byForm = (details: ContactFields, terms: Partial<FormTerms> = {}) =>
  input(details, { terms: { ...TERMS, ...terms }, whenClaimedTwice: 'email-wins' })

describe('a batch', () => {
  test('finds contacts by email without case, by phone, and those it made itself', () => {
    const known = aContact()
    const merged = mergeBatch([known], nobody)
    assert.equal(merged.take(input({ email: EMAIL })).contact.id, known.id)
    assert.equal(merged.take(input({ phone: PHONE })).isNew, false)
    const made = merged.take(input({ email: 'bob@shop.example', city: 'Oslo' }))
    assert.equal(made.isNew, true)
    const again = merged.take(input({ email: 'BOB@shop.example', bio: 'x' }))
    assert.deepEqual(
      [again.isNew, again.contact.id, again.contact.city, again.contact.bio],
      [false, made.contact.id, 'Oslo', 'x'],
    )
    assert.equal(merged.find(made.contact.id)?.bio, 'x')
    assert.deepEqual(merged.find(known.id)?.phone, PHONE)
    assert.equal(merged.find('nobody'), undefined)
  })

  test('revises each contact once, from what it was to what it is', () => {
    const known = aContact()
    const merged = mergeBatch(
      [known, aContact({ id: 'untouched', email: 'c@shop.example', phone: null })],
      nobody,
    )
    merged.take(input({ email: EMAIL, city: 'Oslo' }))
    merged.take(input({ email: EMAIL, bio: 'x' }))
    const made = merged.take(input({ email: 'bob@shop.example' }))
    assert.deepEqual(merged.diffs(), [
      { before: known, after: { ...known, email: EMAIL, city: 'Oslo', bio: 'x' } },
      { before: undefined, after: made.contact },
    ])
  })

  test('does not find a contact by an address that was replaced before', () => {
    const known = aContact()
    const merged = mergeBatch([known], nobody)
    merged.take(input({ phone: PHONE, email: 'new@shop.example' }))
    assert.equal(merged.take(input({ email: EMAIL })).isNew, true)
    assert.equal(merged.take(input({ email: 'new@shop.example' })).contact.id, known.id)
  })
})

describe('email of one contact and phone of another', () => {
  const one = aContact({ phone: null })
  const two = aContact({ id: 'two', email: null })

  test('are refused where the sender can be told', () => {
    assert.throws(() => mergeBatch([one, two], nobody).take(input({ email: EMAIL, phone: PHONE })), /two/)
  })

  test('else leave the phone where it is, and say so', () => {
    const merged = mergeBatch([one, two], nobody)
    const { contact, notes } = merged.take(
      input({ email: EMAIL, phone: PHONE }, { whenClaimedTwice: 'email-wins' }),
    )
    assert.deepEqual([contact.id, contact.phone], [one.id, null])
    assert.deepEqual(notes, [
      `The phone number ${PHONE} was sent too; it belongs to contact two and stays there.`,
    ])
    assert.deepEqual(merged.notes, [
      { contactId: one.id, isStrangers: false, source: 'tidings', text: notes[0] },
    ])
    assert.equal(merged.find('two')?.phone, PHONE)
  })
})

describe('notes', () => {
  const note = { source: 'webhook', text: 'Hello' }

  test('are kept once, though the input came a moment ago too', () => {
    const merged = mergeBatch([aContact()], nobody)
    merged.take(input({ email: EMAIL }, {}, { note }))
    const again = merged.take(input({ email: EMAIL }, {}, { note, isRepeated: true }))
    assert.deepEqual(again.notes, ['Hello'])
    assert.deepEqual(merged.notes, [{ contactId: aContact().id, isStrangers: false, ...note }])
    assert.deepEqual(merged.take(input({ email: EMAIL })).notes, [])
  })

  test('of a stranger are known as such, and say what was not taken', () => {
    const merged = mergeBatch([aContact()], nobody)
    const { contact, notes } = merged.take(byForm({ email: EMAIL, phone: '+4799999999' }))
    assert.equal(contact.phone, PHONE)
    assert.deepEqual(notes, [`A form sent the phone number +4799999999; the contact keeps ${PHONE}.`])
    assert.deepEqual(
      merged.notes.map(({ isStrangers }) => isStrangers),
      [true],
    )
    const trusted = mergeBatch([aContact()], nobody)
    trusted.take(byForm({ email: EMAIL, phone: '+4799999999' }, { isTrusted: true }))
    assert.deepEqual(trusted.notes, [
      {
        contactId: aContact().id,
        isStrangers: false,
        source: 'tidings',
        text: `A form replaced the phone number ${PHONE}.`,
      },
    ])
  })

  test('say nothing of a new contact, nor of one that came without a form', () => {
    const merged = mergeBatch([aContact()], nobody)
    assert.deepEqual(merged.take(byForm({ email: 'new@shop.example' })).notes, [])
    assert.deepEqual(merged.take(input({ email: EMAIL, phone: '+4799999999' })).notes, [])
  })
})

test('what a form asks, begins and ends is handed on', () => {
  const merged = mergeBatch([aContact({ phone: null })], nobody)
  const filled = merged.take(byForm({ email: EMAIL, phone: PHONE }))
  assert.deepEqual([filled.asks, filled.begun, filled.ended], [['sms'], [], []])
  const ended = merged.take(byForm({ email: EMAIL }, { isTrusted: true, consent: { email: false } }))
  assert.deepEqual([ended.asks, ended.begun, ended.ended], [[], [], ['email']])
})
