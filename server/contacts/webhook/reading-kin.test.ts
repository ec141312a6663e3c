/** Whose name and phone are taken where several people are sent, by what they lie in and by the words they share with an address. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const MAJA = 'maja@example.se'
const NILS = { name: 'Nils Ek', email: 'nils@example.se', phone: '+46709999999' }
const PHONE = '+46701234567'

function persons(input: Readonly<Record<string, unknown>>) {
  const { email, name, phone } = readFields(input, [], 'SE')
  return { email, name, phone }
}

describe('somebody with an address of their own', () => {
  test('in an object beside the contact’s is not the contact, whatever it is called', () => {
    for (const who of [
      'created_by',
      'modified_by',
      'author',
      'operator',
      'recruiter',
      'clinic',
      'moderator',
      'zuständig',
    ])
      assert.deepEqual(
        persons({ [who]: NILS, customer: { name: 'Maja Lind', email: MAJA } }),
        { email: MAJA, name: 'Maja Lind', phone: undefined },
        who,
      )
  })

  test('in fields of a form is not the contact, whatever they are called', () => {
    for (const who of [
      'Läkare',
      'Guarantor',
      'Next of kin',
      'Asesor',
      'Vermieter',
      'Borgensman',
      'Sales rep',
      'Person 2',
    ])
      assert.deepEqual(
        persons({
          [`${who} name`]: NILS.name,
          [`${who} email`]: NILS.email,
          [`${who} phone`]: NILS.phone,
          'Full name': 'Maja Lind',
          Email: MAJA,
        }),
        { email: MAJA, name: 'Maja Lind', phone: undefined },
        who,
      )
  })

  test('is who was meant where no other has one', () => {
    for (const who of ['created_by', 'operator', 'clinic'])
      assert.deepEqual(persons({ [who]: NILS }), NILS, who)
  })

  test('says no to messages for the contact, too: a no is never passed over', () => {
    const input = { customer: { email: MAJA }, operator: { email: NILS.email, newsletter: false } }

    assert.equal(readFields(input, [], 'SE').consent?.email, false)
  })

  test('is an operator beside whoever has a number alone', () => {
    for (const input of [
      { operatorEmail: NILS.email, phone: PHONE, name: 'Maja Lind' },
      { operator_email: NILS.email, operator_name: NILS.name, clientPhone: PHONE, clientName: 'Maja Lind' },
    ])
      assert.deepEqual(persons(input), { email: undefined, name: 'Maja Lind', phone: PHONE })
  })
})

test('a second address of the contact takes nothing from it', () => {
  for (const input of [
    { email: MAJA, 'Work email': 'maja@berg.example', 'Work phone': PHONE },
    { email: MAJA, confirm_email: 'majja@example.se', phone: PHONE },
    { customer: { email: MAJA, other: {}, backup: { email: 'b@example.se' }, phone: PHONE } },
    { customer: { email: MAJA }, billing: { email: 'm.lind@example.se', phone: PHONE } },
    { contact: { emails: [{ value: MAJA }, { value: 'm@example.se' }], phones: [{ value: PHONE }] } },
    { data: { email: MAJA, phone: PHONE }, meta: { form: 'a@shop.example' } },
    { q3_email: MAJA, q4_phone: PHONE, q5_friendEmail: 'nils@example.se' },
  ])
    assert.deepEqual([persons(input).email, persons(input).phone], [MAJA, PHONE], JSON.stringify(input))
})

describe('a name with the words of the address', () => {
  test('is the contact’s, of a parent and of the first of several', () => {
    for (const [one, other] of [
      ['Guardian full', 'Child first'],
      ['Vårdnadshavares', 'Elevens'],
      ['Parent’s', 'Student’s'],
      ['Applicant 1', 'Applicant 2'],
      ['Deltagare 1', 'Deltagare 2'],
      ['Förälder 1', 'Förälder 2'],
      ['Huoltajan', 'Oppilaan'],
    ] as const) {
      const address = one.replace(' full', '')
      const input = { [`${other} name`]: 'Kim Ek', [`${one} name`]: 'Maja Lind', [`${address} email`]: MAJA }

      assert.deepEqual(persons(input), { email: MAJA, name: 'Maja Lind', phone: undefined }, one)
    }
  })

  test('is the first parent’s, and nothing of the second is taken', () => {
    const parents = { 'Parent 1 email': MAJA, 'Parent 2 email': NILS.email, 'Parent 2 phone': NILS.phone }

    assert.deepEqual(persons(parents), { email: MAJA, name: undefined, phone: undefined })
  })

  test('is nobody’s where the address has other words, or none', () => {
    assert.equal(persons({ 'Hund namn': 'Karo', 'Maja email': MAJA }).name, undefined)
    assert.equal(persons({ 'Boat name': 'Vega', email: MAJA }).name, undefined)
  })

  test('of parents who are counted but not from the first none is taken', () => {
    assert.equal(persons({ 'Parent 2 email': MAJA, 'Parent 3 email': NILS.email }).email, undefined)
  })
})

test('a town and its postal code are read in either order and as each country writes them', () => {
  for (const [label, value, postalCode, city] of [
    ['Kod pocztowy i miejscowość', '00-950 Warszawa', '00-950', 'Warszawa'],
    ['Town and postcode', 'Leeds LS1 1AA', 'LS1 1AA', 'Leeds'],
    ['Postcode and town', 'LS1 1AA Leeds', 'LS1 1AA', 'Leeds'],
    ['Postnr. og by', '8000 Aarhus C', '8000', 'Aarhus C'],
  ] as const) {
    const read = readFields({ email: MAJA, [label]: value }, [], 'SE')

    assert.deepEqual([read.postalCode, read.city], [postalCode, city], label)
  }
})
