/** Who of two is the contact, who is named beside an address that is called nobody's, and whose house it was. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'

const ELSA = { name: 'Elsa Nyman', email: 'elsa@example.se', phone: '+46701234567' }
const EK = { name: 'Sixten Ek', email: 'sixten@example.se', phone: '+46709999999' }

function read(body: Readonly<Record<string, unknown>>): WebhookFields {
  return readFields(body, [], 'SE')
}

function personIn(body: Readonly<Record<string, unknown>>): Partial<typeof ELSA> {
  const { name = '', email = '', phone = '' } = read(body)
  return { name, email, phone }
}

describe('of two people in one form', () => {
  for (const [first, second] of [
    ['Partner 1', 'Partner 2'],
    ['Partner A', 'Partner B'],
    ['partner_one', 'partner_two'],
    ['Conjoint 1', 'Conjoint 2'],
    ['Mother', 'Father'],
    ['mutter', 'vater'],
    ['Förälder 1', 'Förälder 2'],
    ['Mammas', 'Pappas'],
    ['Äidin', 'Isän'],
    ['Foresatt 1', 'Foresatt 2'],
  ] as const)
    test(`the one who is named first is the contact: ${first}, ${second}`, () => {
      const body = {
        [`${first} name`]: ELSA.name,
        [`${first} email`]: ELSA.email,
        [`${first} phone`]: ELSA.phone,
        [`${second} name`]: EK.name,
        [`${second} email`]: EK.email,
        [`${second} phone`]: EK.phone,
      }

      assert.deepEqual(personIn(body), ELSA)
    })

  test('nothing of a parent without an address is the other parent’s', () => {
    const { phone } = read({ mor_navn: ELSA.name, mor_email: ELSA.email, far_telefon: EK.phone })

    assert.equal(phone, undefined)
  })

  test('the first entry of a list of guests is the contact', () => {
    const { name, email } = read({ hotel: { name: 'H' }, guests: [ELSA, EK] })

    assert.deepEqual([name, email], [ELSA.name, ELSA.email])
  })

  test('a partner who is not counted is somebody else', () => {
    assert.equal(read({ name: ELSA.name, partner_email: EK.email }).email, undefined)
  })
})

describe('a name beside an address', () => {
  for (const label of [
    'Boende',
    'Medlem',
    'Antragsteller',
    'Adhérent',
    'Solicitante',
    'Aanvrager',
    'Wnioskodawca',
  ])
    test(`is one under no more than what somebody is: ${label}`, () =>
      assert.equal(read({ [label]: ELSA.name, email: ELSA.email }).name, ELSA.name))

  test('is one under the words of the address, and of the second person none', () => {
    const { name, email } = read({
      'Boende 1': ELSA.name,
      'E-post boende 1': ELSA.email,
      'Boende 2': EK.name,
      'E-post boende 2': EK.email,
    })

    assert.deepEqual([name, email], [ELSA.name, ELSA.email])
  })

  test('is a guest’s or a parent’s where nobody else is named', () => {
    assert.equal(read({ email: ELSA.email, guest_name: ELSA.name }).name, ELSA.name)
    assert.equal(read({ email: ELSA.email, parent_name: ELSA.name, child_name: 'Kim' }).name, ELSA.name)
    assert.equal(read({ email: ELSA.email, guest_names: 'Bo, Kim' }).name, undefined)
  })

  test('is a guest’s or a parent’s in parts, too, of which the first counts nobody', () => {
    for (const body of [
      { parent_first_name: 'Elsa', parent_last_name: 'Nyman', child_first_name: 'Liv' },
      { ParentName: { First: 'Elsa', Last: 'Nyman' }, ChildName: { First: 'Liv', Last: 'Ek' } },
      { guest_first_name: 'Elsa', guest_last_name: 'Nyman' },
      { vardnadshavare_fornamn: 'Elsa', vardnadshavare_efternamn: 'Nyman', barnets_fornamn: 'Liv' },
      { guardian: { first: 'Elsa', last: 'Nyman' }, pupil: { first: 'Liv' } },
    ])
      assert.equal(read({ email: ELSA.email, ...body }).name, ELSA.name, JSON.stringify(body))
    assert.equal(
      read({ email: ELSA.email, guest1_name: 'Elsa Nyman', guest2_name: 'Sixten Ek' }).name,
      undefined,
    )
    const { name, namePart } = read({
      first_parent_name: 'Elsa Nyman',
      first_parent_email: ELSA.email,
      second_parent_name: EK.name,
      second_parent_email: EK.email,
    })
    assert.deepEqual({ name, namePart }, { name: ELSA.name, namePart: undefined })
  })

  test('is of an animal’s owner where an animal is spoken of', () => {
    const { name, email } = read({ pet_name: 'Rex', owner_name: ELSA.name, owner_email: ELSA.email })

    assert.deepEqual([name, email], [ELSA.name, ELSA.email])
  })

  test('is the whole of both parts where something else is called by one of them', () => {
    const metas = { Prénom: 'Elsa', 'Nom de famille': 'Nyman', 'E-mail': ELSA.email }

    assert.equal(read({ name: 'Elsa', metas }).name, ELSA.name)
  })
})

describe('a house that somebody is a guest of', () => {
  test('is nobody’s name beside a guest’s', () => {
    for (const house of ['apartment', 'cabin', 'stuga', 'ferienwohnung', 'accommodation'])
      assert.equal(
        read({ data: { 'guest-name': ELSA.name, email: ELSA.email, [house]: { name: 'Lilla huset' } } }).name,
        ELSA.name,
        house,
      )
  })

  for (const house of ['restaurant', 'hotel', 'clinic', 'dealer', 'salon', 'school', 'albergo', 'restaurang'])
    test(`has an address that is not the guest’s: ${house}`, () => {
      const own = { name: 'Can Pep', email: 'hola@pep.example', phone: '+34930000000', city: 'Girona' }

      assert.deepEqual(personIn({ [house]: own, guest: ELSA }), ELSA)
      assert.equal(read({ [house]: own, guest: ELSA }).city, undefined)
      const flat = { [`${house}_email`]: own.email, customer_name: ELSA.name, customer_email: ELSA.email }
      assert.equal(read(flat).email, ELSA.email)
    })

  test('is the contact where nobody else has an address', () => {
    assert.equal(read({ restaurant_name: 'Can Pep', restaurant_email: EK.email }).email, EK.email)
  })
})

describe('a house’s number in a field of its own', () => {
  for (const [body, address] of [
    [{ strasse: 'Am Wall', hausnummer: '17' }, 'Am Wall 17'],
    [{ straat: 'Dorpsstraat', huisnummer: '5', toevoeging: 'B' }, 'Dorpsstraat 5 B'],
    [{ street: 'High Street', house_number: '12' }, '12 High Street'],
    [{ Calle: 'Calle Mayor', Número: '5' }, 'Calle Mayor, 5'],
    [{ numéro: '5', rue: 'rue de la Paix' }, '5 rue de la Paix'],
    [{ Vejnavn: 'Nygade', Nr: '5' }, 'Nygade 5'],
    [{ strasse: 'Am Wall 17', hausnummer: '17' }, 'Am Wall 17'],
    [{ street: '12 High Street', apartment: '4B' }, '12 High Street, 4B'],
  ] as const)
    test(`is written as its country writes it: ${address} of ${Object.keys(body).join(', ')}`, () =>
      assert.equal(read({ email: ELSA.email, ...body }).address, address))
})

describe('of several people in what systems send', () => {
  for (const [what, body] of [
    ['whom a bill is to, and not who sent it', { invoice: { from: EK, bill_to: ELSA } }],
    ['whom a bill is to, and not whom the goods go to', { email: ELSA.email, ship_to: EK, bill_to: ELSA }],
    ['who reviews, beside stars', { review: { rating: 5, text: 'Fine', reviewer: ELSA } }],
    ['who bought a gift', { gift_card: { amount: 50, purchaser: ELSA, recipient: EK } }],
    ['who rents first', { Hauptmieter: ELSA, Mitmieter: EK }],
    ['who applies first', { coapplicant: EK, applicant: ELSA }],
  ] as const)
    test(`the contact is ${what}`, () => {
      assert.deepEqual(personIn(body), ELSA)
    })

  test('who called is named by it', () => {
    assert.equal(read({ caller_name: ELSA.name, caller_email: ELSA.email }).name, ELSA.name)
  })

  test('a reviewer beside no review approves of what somebody else wrote', () => {
    assert.equal(read({ email: ELSA.email, reviewer_name: EK.name }).name, undefined)
  })
})
