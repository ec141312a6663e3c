/** Whom a payload is about where others are named in it, and what ends a subscription by its label. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')

describe('a guest or a parent', () => {
  for (const [said, input] of [
    ['guest_email', { guest_name: 'Tom Price', guest_email: 'tom@example.com' }],
    [
      'guest beside a host',
      { guest: { name: 'Tom Price', email: 'tom@example.com' }, host: { name: 'Hotel' } },
    ],
    ['förälder', { barn_namn: 'Liv', förälder_namn: 'Tom Price', förälder_epost: 'tom@example.com' }],
    ['parent', { child_name: 'Liv', parent_name: 'Tom Price', parent_email: 'tom@example.com' }],
  ] as const)
    test(`${said}: is the contact where nobody else has an address`, () => {
      const { email, name } = read(input)

      assert.deepEqual({ email, name }, { email: 'tom@example.com', name: 'Tom Price' })
    })

  test('is somebody else beside a person of their own', () => {
    const { email, name } = read({
      name: 'Ann Lee',
      email: 'ann@example.com',
      guest_name: 'Tom Price',
      guest_email: 'tom@example.com',
    })

    assert.deepEqual({ email, name }, { email: 'ann@example.com', name: 'Ann Lee' })
  })

  test('of two kinds with an address neither is taken', () => {
    assert.equal(read({ guest_email: 'tom@example.com', parent_email: 'eva@example.com' }).email, undefined)
  })
})

describe("another's parcel", () => {
  const customer = { email: 'maja@example.se', billing_address: { name: 'Maja Lind' } }

  test('its phone and place are not the contact’s', () => {
    const shipping = { name: 'Ola Berg', phone: '+46709999999', city: 'Lund' }
    const { phone, city, name } = read({ ...customer, shipping_address: shipping })

    assert.deepEqual({ phone, city, name }, { phone: undefined, city: undefined, name: 'Maja Lind' })
  })

  test('with the contact’s own name, or none, it is theirs', () => {
    for (const name of ['M Lind', undefined]) {
      const shipping = { ...(name !== undefined && { name }), phone: '+46709999999', city: 'Lund' }
      const { phone, city } = read({ ...customer, shipping_address: shipping })

      assert.deepEqual({ phone, city }, { phone: '+46709999999', city: 'Lund' })
    }
  })
})

describe('leaving', () => {
  for (const label of [
    'Newsletter abbestellen',
    'Avsluta nyhetsbrev',
    'Avbryt prenumeration',
    'Disiscrivimi dalla newsletter',
    'Nieuwsbrief opzeggen',
    'Afmeld nyhedsbrev',
    'Meld av nyhetsbrev',
    'Peruuta uutiskirje',
    'Wypisz z newslettera',
    'Cancel my subscription',
    'Stop newsletter',
    'Cancelar newsletter',
  ])
    test(`a ticked “${label}” never subscribes`, () => {
      const { consent } = read({ email: 'ann@example.com', [label]: 'on' })

      assert.deepEqual(consent, { email: false, sms: false })
    })

  test('that one can leave at any time is said of a yes', () => {
    for (const label of ['Newsletter (jederzeit abbestellbar)', 'Newsletter, cancel anytime'])
      assert.equal(read({ email: 'ann@example.com', [label]: 'on' }).consent?.email, true, label)
  })

  test('an action that cancels ends a subscription', () => {
    assert.equal(read({ email: 'ann@example.com', action: 'cancel_subscription' }).consent?.email, false)
    assert.equal(read({ email: 'ann@example.com', aktion: 'abmelden' }).consent?.email, false)
  })

  test('whoever may not be contacted has said no', () => {
    for (const key of ['can_contact', 'contactable', 'may_contact', 'can_be_contacted'])
      assert.equal(read({ email: 'ann@example.com', [key]: false }).consent?.email, false, key)
  })
})

describe('names', () => {
  for (const label of ['Vad heter du?', 'Wie heißt du?', '¿Cómo te llamas?', 'Comment vous appelez-vous ?'])
    test(`“${label}” asks for the name`, () => {
      assert.equal(read({ email: 'ann@example.com', [label]: 'Ann Lee' }).name, 'Ann Lee')
    })

  test('of two surnames both are kept', () => {
    const surnames = { Nombre: 'Inés', 'Primer apellido': 'Gómez', 'Segundo apellido': 'Pérez' }

    assert.equal(read({ email: 'ines@example.es', ...surnames }).name, 'Inés Gómez Pérez')
    const numbered = { nombre: 'Inés', apellido1: 'Gómez', apellido2: 'Pérez' }
    assert.equal(read({ email: 'ines@example.es', ...numbered }).name, 'Inés Gómez Pérez')
  })

  test('a contact person of a company is the contact', () => {
    const { name } = read({ empresa: 'Sol SL', persona_de_contacto: 'Inés Gómez', email: 'ines@example.es' })

    assert.equal(name, 'Inés Gómez')
  })
})
