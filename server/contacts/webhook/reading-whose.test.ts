/** Whose an address is: of those who serve the contact, of an animal's owner, of either side of a message, of several of one's own. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'ann@example.com'
const OTHER = 'kim@example.org'
const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')

describe('the address of somebody who serves, teaches or sells', () => {
  for (const [theirs, own, name] of [
    ['Correo del asesor', 'Correo del cliente', 'Nombre del cliente'],
    ['Handläggarens e-post', 'Sökandens e-post', 'Sökandens namn'],
    ['Lægens mail', 'Patientens mail', 'Patientens navn'],
    ['Makelaar e-mail', 'Koper e-mail', 'Koper naam'],
    ['E-mail lekarza', 'E-mail pacjenta', 'Imię i nazwisko pacjenta'],
    ['E-post till din vän', 'Din e-post', 'Ditt namn'],
    ['Vennens e-post', 'Din e-post', 'Ditt navn'],
    ['Fakturamejl', 'Mejl', 'Namn'],
  ] as const)
    test(`is never the contact's: ${theirs}`, () => {
      const { email, name: read_ } = read({ [theirs]: OTHER, [own]: ADDRESS, [name]: 'Ann Berg' })
      assert.deepEqual([email, read_], [ADDRESS, 'Ann Berg'])
    })

  test('is not, nor is their phone, where the guardian of a child has one', () => {
    const { email, phone } = read({
      lapsi: { nimi: 'Onni' },
      huoltaja: { nimi: 'Ann Berg', sahkoposti: ADDRESS },
      opettaja: { nimi: 'Kim Ray', sahkoposti: OTHER, puhelin: '+358401234567' },
    })
    assert.deepEqual([email, phone], [ADDRESS, undefined])
  })

  test('is nobody where only who worked on code has one', () => {
    const { email } = read({ build: { status: 'failed', commit: { author: { name: 'Kim', email: OTHER } } } })
    assert.equal(email, undefined)
    const pipeline = {
      object_kind: 'build',
      sha: 'a1',
      branch: 'main',
      author: { name: 'Kim', email: OTHER },
    }
    assert.equal(read(pipeline).email, undefined)
  })
})

describe('an owner', () => {
  test('is the contact where an animal is spoken of, though the vet has a number', () => {
    const { email, name, phone } = read({
      owner: 'Ann Berg',
      owner_email: ADDRESS,
      owner_tel: '070-123 45 67',
      dog_name: 'Biscuit',
      vet_tel: '08-123 45 67',
    })
    assert.deepEqual([email, name, phone], [ADDRESS, 'Ann Berg', '+46701234567'])
    assert.equal(read({ ägare: 'Ann Berg', epost: ADDRESS, hund: 'Doris' }).name, 'Ann Berg')
  })

  test('of a record is not', () => {
    const { email, name } = read({
      Ägare: 'Kim Ray',
      'Ägarens e-post': OTHER,
      Namn: 'Ann Berg',
      'E-post': ADDRESS,
    })
    assert.deepEqual([email, name], [ADDRESS, 'Ann Berg'])
    assert.equal(read({ ägare: 'Kim Ray', epost: ADDRESS }).name, undefined)
  })
})

describe('of messages and of several addresses', () => {
  test('who received what was delivered is the contact, and whom a desk talks with', () => {
    const delivered = { event: 'delivered', from: { email: OTHER }, to: { email: ADDRESS, name: 'Ann Berg' } }
    assert.equal(read(delivered).email, ADDRESS)
    const desk = {
      conversation: {
        assignee: { email: OTHER },
        recipient: { handle: ADDRESS, role: 'from', name: 'Ann Berg' },
      },
    }
    assert.deepEqual([read(desk).email, read(desk).name], [ADDRESS, 'Ann Berg'])
  })

  test('the one that the record calls its main one is taken', () => {
    const named = {
      primary_email_address_id: 'e2',
      email_addresses: [
        { id: 'e1', email_address: OTHER },
        { id: 'e2', email_address: ADDRESS },
      ],
    }
    assert.equal(read(named).email, ADDRESS)
    const marked = {
      emails: [
        { value: OTHER, primary: false },
        { value: ADDRESS, primary: true },
      ],
    }
    assert.equal(read(marked).email, ADDRESS)
  })
})

test('addresses in a list of the contact’s own are theirs, beside whoever works on it', () => {
  const bo = { name: 'Bo Ek', email: 'bo@corp.example' }
  for (const addresses of [
    { email_addresses: [{ value: 'ada@example.com', type: 'personal' }] },
    { emails: [{ address: 'ada@example.com', primary: true }] },
  ])
    for (const inner of [{ recruiter: bo }, {}]) {
      const candidate = { first_name: 'Ada', last_name: 'Lovelace', ...addresses, ...inner }
      const { email, name } = readFields({ data: { candidate, opiekun: bo } }, [], 'SE')
      assert.deepEqual({ email, name }, { email: 'ada@example.com', name: 'Ada Lovelace' })
    }
})
