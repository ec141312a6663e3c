/** Values as people and programs write them: numbers and addresses among words, towns with their codes, placeholders, and the places of bills and parcels. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'maja@example.se'

const read = (input: Readonly<Record<string, unknown>>) =>
  readFields([...Object.entries(input), ['email', ADDRESS]], [], 'SE')

describe('a number among words', () => {
  for (const value of [
    '070-123 45 67 (kvällstid)',
    '070-123 45 67 / 08-123 456 00',
    '070-123 45 67, efter 17',
    'Mobil: 070-123 45 67',
    'Tel. 070-123 45 67',
    '+46 70 123 45 67 (WhatsApp)',
    '070 123 45 67 - after 5pm',
  ])
    test(`is the phone: ${value}`, () => assert.equal(read({ phone: value }).phone, '+46701234567'))

  test('is noted with what is said beside it, and alone is not', () => {
    const said = read({ phone: '070-123 45 67, after five' })
    assert.deepEqual(
      said.leftOver.map(({ value }) => value),
      ['070-123 45 67, after five'],
    )
    for (const plain of ['Mobil: 070-123 45 67', 'tel:+46701234567'])
      assert.deepEqual(read({ phone: plain }).leftOver, [], plain)
  })

  test('is none where it is a date, or no number that can exist', () => {
    for (const value of ['2026-03-04 10:00, afternoon', 'call after 17', '12345678901234567890 (mobile)'])
      assert.equal(read({ phone: value }).phone, undefined, value)
  })

  test('is looked for in a time that does not grow with a long text', () => {
    const start = process.cpuUsage()
    read({ phone: `${'0 - '.repeat(250_000)}x` })
    assert.ok(process.cpuUsage(start).user < 3_000_000)
  })
})

describe('an address among words', () => {
  for (const value of [
    'email: maja@example.se',
    'maja@example.se or bo@example.se',
    'mailto:maja@example.se?subject=Hej',
  ])
    test(`is the email: ${value}`, () => assert.equal(readFields({ email: value }, [], 'SE').email, ADDRESS))

  test('is none where the sign or the domain is missing', () => {
    for (const value of ['maja at home', 'maja(at)example.se', 'maja@', '@example', `${'a@'.repeat(300)}b`])
      assert.equal(readFields({ email: value }, [], 'SE').email, undefined, value)
  })
})

describe('a town written with its code', () => {
  for (const [key, value, city, postalCode] of [
    ['postort', '392 45 Kalmar', 'Kalmar', '392 45'],
    ['Ort', '99084 Erfurt', 'Erfurt', '99084'],
    ['City, State, ZIP', 'Oakland, CA 94607', 'Oakland', '94607'],
    ['City/State', 'Oakland, CA', 'Oakland', undefined],
  ] as const)
    test(`is both: ${key}`, () => {
      const fields = read({ [key]: value })
      assert.deepEqual([fields.city, fields.postalCode], [city, postalCode])
    })

  test('gives way to a code in a field of its own, and a code of letters is no town', () => {
    assert.equal(read({ ort: '392 45 Kalmar', postnr: '392 46' }).postalCode, '392 46')
    assert.equal(read({ postcode: '1012 AB', plaats: 'Amsterdam' }).postalCode, '1012 AB')
  })
})

describe('a placeholder', () => {
  for (const value of [
    'null',
    'undefined',
    'N/A',
    '-',
    '{{name}}',
    '*|FNAME|*',
    '${name}',
    '[your-name]',
    '{Name:1}',
  ])
    test(`is no name and no place: ${value}`, () => {
      const fields = read({ name: value, city: value, message: value })
      assert.deepEqual([fields.name, fields.city, fields.note], [undefined, undefined, undefined])
      assert.equal(read({ first_name: 'Maja', last_name: value }).name, 'Maja')
    })

  test('is no yes, and what only looks like one is kept', () => {
    assert.equal(read({ newsletter: '{{newsletter}}' }).consent, undefined)
    assert.equal(read({ last_name: 'Null', first_name: 'Maja' }).name, 'Maja Null')
    assert.equal(read({ message: 'null and void, I say' }).note, 'null and void, I say')
  })

  test('is kept in a custom field', () => {
    assert.deepEqual(
      readFields({ email: ADDRESS, size: 'n/a' }, [{ name: 'size', type: 'text' } as never], 'SE')
        .customFields,
      {
        size: 'n/a',
      },
    )
  })
})

describe('the places of a bill and a parcel in one form', () => {
  for (const [bill, parcel, street, code, city] of [
    ['billing_', 'shipping_', 'street', 'zip', 'city'],
    ['faktura_', 'leverans_', 'adress', 'postnr', 'ort'],
    ['rechnung_', 'liefer_', 'strasse', 'plz', 'ort'],
    ['facturation_', 'livraison_', 'adresse', 'cp', 'ville'],
    ['facturacion_', 'envio_', 'direccion', 'cp', 'ciudad'],
    ['fatturazione_', 'spedizione_', 'indirizzo', 'cap', 'citta'],
    ['factuur_', 'bezorg_', 'straat', 'postcode', 'plaats'],
    ['faktura_', 'levering_', 'adresse', 'postnr', 'by'],
    ['laskutus_', 'toimitus_', 'osoite', 'postinro', 'kaupunki'],
    ['faturacao_', 'entrega_', 'morada', 'cp', 'localidade'],
    ['faktura_', 'dostawa_', 'ulica', 'kod_pocztowy', 'miasto'],
    ['bill_', 'ship_', 'address1', 'zip', 'city'],
    ['home_', 'work_', 'street', 'zip', 'city'],
  ] as const)
    test(`are two, and the bill's is taken whichever comes first: ${bill}`, () => {
      const own = { [bill + street]: 'Norra Vägen 2', [bill + code]: '392 45', [bill + city]: 'Kalmar' }
      const others = {
        [parcel + street]: 'Sjögatan 4',
        [parcel + code]: '852 34',
        [parcel + city]: 'Sundsvall',
      }
      for (const input of [
        { ...own, ...others },
        { ...others, ...own },
      ]) {
        const fields = read(input)
        assert.deepEqual(
          [fields.address, fields.postalCode, fields.city],
          ['Norra Vägen 2', '392 45', 'Kalmar'],
        )
      }
    })

  test('are one where only the parcel has one, or the bill has no more than a street', () => {
    const parcel = read({ shipping_street: 'Sjögatan 4', shipping_zip: '852 34', shipping_city: 'Sundsvall' })
    assert.deepEqual([parcel.address, parcel.postalCode, parcel.city], ['Sjögatan 4', '852 34', 'Sundsvall'])
    const street = read({ billing_address: 'Norra Vägen 2', city: 'Kalmar' })
    assert.deepEqual([street.address, street.city], ['Norra Vägen 2', 'Kalmar'])
  })

  test('hold nothing of dates and notes', () => {
    const fields = read({ 'Delivery date': '2026-03-04', 'Delivery notes': 'Ring twice please' })
    assert.deepEqual([fields.address, fields.city], [undefined, undefined])
  })
})

describe('a question whether somebody agrees to be written to', () => {
  for (const [label, value, wanted] of [
    ['Godkänner du att vi mejlar dig?', 'ja', true],
    ['Do you consent to us emailing you?', 'No', false],
    ['Is it OK if we email you about new courses?', 'yes', true],
    ['Haluatko kuulla uutisista?', 'ei', false],
  ] as const)
    test(`is answered: ${label}`, () => assert.equal(read({ [label]: value }).consent?.email, wanted))
})

describe('what a banner asked', () => {
  test('is no consent to messages, whatever its kinds are called', () => {
    for (const outer of ['cookieConsent', 'cookies', 'tracking', 'consent_mode', 'onetrust'])
      for (const value of [true, false])
        assert.equal(read({ [outer]: { marketing: value, analytics: true } }).consent, undefined, outer)
    assert.equal(read({ consents: { marketing: false, cookies: true } }).consent?.email, false)
  })
})

describe('a message that asks to be taken off a list', () => {
  for (const message of [
    'Bitte aus dem Verteiler nehmen',
    'Por favor, bórrenme de su lista',
    'Haal mij van de mailinglijst',
    'Fjern mig fra jeres mailliste',
    'Poistakaa minut postituslistalta',
    'Removam-me da lista de emails',
    'Proszę o usunięcie z listy mailingowej',
  ])
    test(`refuses: ${message}`, () => assert.equal(read({ message }).consent?.email, false))

  test('refuses nothing of a list that people wait on', () => {
    for (const message of ['Can you take me off the waiting list?', 'Please take me off the guest list'])
      assert.equal(read({ message }).consent, undefined, message)
  })
})

test('of several numbers of the same standing a mobile is meant, which texts reach', () => {
  for (const [other, mobile] of [
    ['home_phone', 'mobile_phone'],
    ['Telefon', 'Mobil'],
    ['Téléphone', 'Portable'],
    ['telefono', 'cellulare'],
    ['Festnetz', 'Handynummer'],
  ] as const) {
    const { phone, leftOver } = readFields(
      { email: 'ada@example.com', [other]: '040-12 34 56', [mobile]: '070-123 45 67' },
      [],
      'SE',
    )
    assert.equal(phone, '+46701234567', mobile)
    assert.deepEqual(
      leftOver.map((one) => one.value),
      ['040-12 34 56'],
    )
  }
  const own = { email: 'ada@example.com', phone: '040-12 34 56', mobile: '070-123 45 67' }
  assert.equal(readFields(own, [], 'SE').phone, '+4640123456')
})
