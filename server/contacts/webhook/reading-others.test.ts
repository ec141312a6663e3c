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

  test('an order’s number, called a name, is no other name than the parcel’s', () => {
    const { name, city } = read({
      email: 'tom@example.com',
      name: '#1042',
      shipping_address: { first_name: 'Tom', last_name: 'Price', city: 'Lund' },
    })
    assert.deepEqual([name, city], ['Tom Price', 'Lund'])
  })

  test('with the contact’s own name, or none, it is theirs', () => {
    for (const name of ['M Lind', undefined]) {
      const shipping = { ...(name !== undefined && { name }), phone: '+46709999999', city: 'Lund' }
      const { phone, city } = read({ ...customer, shipping_address: shipping })

      assert.deepEqual({ phone, city }, { phone: '+46709999999', city: 'Lund' })
    }
  })
})

test('a date is no phone, whatever letters its key is made of', () => {
  for (const key of ['cancelled_at', 'subscription_cancelled', 'cancelled', 'Mobile since'])
    assert.equal(read({ email: 'ann@example.com', [key]: '2026-01-01' }).phone, undefined, key)
})

/** To somebody else, with so many numbers. */
function parcel(count: number): Readonly<Record<string, unknown>> {
  const phones = Array.from({ length: count }, (_, n) => [`shipping_phone_x${n}`, '+46701234567'])
  return {
    email: 'ann@example.com',
    name: 'Ann Lee',
    shipping_name: 'Ola Berg',
    ...Object.fromEntries(phones),
  }
}

/** Microseconds of processor time, of three tries. */
function least(count: number): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage()
      read(parcel(count))
      return process.cpuUsage(start).user
    }),
  )
}

test('ten thousand values of a parcel are read in about the time of a tenth of them, ten times', () => {
  least(100)
  const [few, many] = [least(900), least(9_000)]

  assert.ok(many < 40 * Math.max(few, 5_000), `${few} µs, ${many} µs`)
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

  test('the unsubscribe link that a system sends with each person, and when a subscription ends, are no refusal', () => {
    for (const [key, value] of [
      ['unsubscribe_url', 'https://news.example/u/1'],
      ['unsubscribe_token', 'f3a9'],
      ['cancel_subscription_url', 'https://shop.example/cancel'],
      ['newsletter_cancel_link', 'https://shop.example/cancel'],
      ['subscription_end_date', '2027-01-01'],
      ['subscription_ends_at', '2027-01-01T00:00:00Z'],
      ['end_of_subscription', '2027-05-01'],
      ['subscription_cancel_at_period_end', true],
      ['subscription_cancelled_at', '2026-01-01'],
      ['subscription_cancellation_policy', 'on'],
    ] as const)
      assert.equal(read({ email: 'ann@example.com', [key]: value }).consent, undefined, key)
    assert.equal(read({ email: 'ann@example.com', unsubscribed_at: '2026-01-01' }).consent?.email, false)
  })

  test('what was done to a subscription is one, and its being undone says nothing', () => {
    for (const key of [
      'subscription_cancelled',
      'newsletter_subscription_cancelled',
      'newsletterCanceled',
      'abonnement_annulé',
      'suscripción_cancelada',
      'nieuwsbrief_opgezegd',
    ]) {
      assert.equal(read({ email: 'a@example.com', [key]: 'true' }).consent?.email, false, key)
      assert.equal(read({ email: 'a@example.com', [key]: false }).consent, undefined, key)
    }
    for (const event of ['newsletter_subscription_cancelled', 'email.subscription.ended'])
      assert.equal(read({ email: 'a@example.com', event }).consent?.email, false, event)
    for (const input of [{ event: 'subscription_cancelled' }, { subscription_cancelled_at: '2026-05-12' }])
      assert.equal(read({ email: 'a@example.com', ...input }).consent, undefined)
  })

  test('words that only begin as leaving does say nothing of it', () => {
    for (const label of ['Endast nyhetsbrev', 'Stopover newsletter', 'Leave a newsletter signup'])
      assert.equal(read({ email: 'ann@example.com', [label]: 'on' }).consent?.email, true, label)
    assert.equal(read({ email: 'ann@example.com', 'Säga upp prenumeration': 'on' }).consent?.email, false)
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
