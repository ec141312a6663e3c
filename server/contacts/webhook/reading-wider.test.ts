/** Payloads of a wider world: numbers with their code beside them, forms written into texts, consents by their purpose, calls by their direction. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

const EMAIL = 'ada@example.com'
const NONE = { email: false, sms: false }
const BOTH = { email: true, sms: true }

function read(sent: Readonly<Record<string, unknown>>, country = 'SE'): WebhookFields {
  return readFields({ email: EMAIL, ...sent }, [], country)
}

describe('a phone', () => {
  test('has its calling code in what stands beside it, whatever that is called', () => {
    for (const [key, code, number, whole] of [
      ['landkode', '+47', '91234584', '+4791234584'],
      ['landekode', '45', '20123485', '+4520123485'],
      ['landnummer', '0031', '612345684', '+31612345684'],
      ['maatunnus', '+358', '401234586', '+358401234586'],
      ['anything', '+351', '912345687', '+351912345687'],
    ] as const)
      assert.equal(read({ [key]: code, mobil: number }).phone, whole, key)
  })

  test('that begins with the code of the country it is read in is whole already', () => {
    assert.equal(read({ phone: '4915123456782', country: 'DE' }).phone, '+4915123456782')
    assert.equal(read({ phone: '4915123456782' }, 'DE').phone, '+4915123456782')
    assert.equal(read({ country_code: '49', phone: '4915123456782' }).phone, '+4915123456782')
    assert.equal(read({ phone: '15123456782', country: 'DE' }).phone, '+4915123456782')
  })

  test('has its area beside it', () => {
    assert.equal(read({ ddd: '11', telefone: '912345687', pais: 'BR' }).phone, '+5511912345687')
    assert.equal(read({ vorwahl: '0361', telefon: '1234567', land: 'DE' }).phone, '+493611234567')
  })

  test('of a call that says which way it went is the one at the other end', () => {
    const call = { from_number: '+14155550163', to_number: '+14155550100' }
    assert.equal(readFields({ call: { ...call, direction: 'inbound' } }, []).phone, '+14155550163')
    assert.equal(readFields({ call: { ...call, direction: 'outbound' } }, []).phone, '+14155550100')
  })
})

describe('a form within a text', () => {
  test('is read where only those have addresses beside it who answer it, or a program that mails', () => {
    const lines = 'Name: Ada Lovelace\nEmail: ada@example.com\nMessage: Do you ship?'
    for (const sent of [
      { task: { name: 'Quote request', notes: lines, assignee: { name: 'Bo', email: 'bo@shop.example' } } },
      { from: 'Website <noreply@shop.example>', to: 'info@shop.example', text: lines },
      { body: lines.replaceAll('\n', '; ') },
      { pretty: lines.replaceAll('\n', ', ') },
      { text: lines.replace(EMAIL, `<mailto:${EMAIL}|${EMAIL}>`) },
    ]) {
      const { email, name } = readFields(sent, [])
      assert.deepEqual({ email, name }, { email: EMAIL, name: 'Ada Lovelace' }, JSON.stringify(sent))
    }
  })

  test('ends an address with its line', () => {
    const notes = 'Email:\nada@example.com\n\nWhat can we help with?\nA mural'
    const { email, leftOver } = readFields({ notes }, [])
    assert.equal(email, EMAIL)
    assert.ok(leftOver.some(({ value }) => String(value).includes('A mural')))
  })

  test('is not read out of a mail that somebody signed', () => {
    const text = 'Can you fix my bike?\nAda\nEmail: ada@work.example'
    assert.equal(readFields({ from: 'Ada <ada@example.com>', text }, []).email, EMAIL)
  })
})

describe('the shape of a body', () => {
  test('is one form in steps where it is JSON a line, and several people where it has several addresses', () => {
    const steps = `{"step":1,"email":"${EMAIL}"}\n{"step":2,"name":"Ada Lovelace"}`
    const body = readBody(Buffer.from(steps), 'application/x-ndjson')
    assert.ok(typeof body !== 'string')
    assert.equal(readFields(body.pairs, []).name, 'Ada Lovelace')
    const two = `{"email":"${EMAIL}"}\n{"email":"bo@example.com"}`
    assert.equal(readBody(Buffer.from(two), 'application/x-ndjson'), 'several-people')
  })

  test('may be flattened with colons and slashes, listed a name each, or a table within an object', () => {
    for (const sent of [
      { 'res:0:name': 'name', 'res:0:value': 'Ada', 'res:1:name': 'email', 'res:1:value': EMAIL },
      { fields: [{ name: 'Ada' }, { email: EMAIL }] },
      { headers: ['Name', 'Email'], rows: [['Ada', EMAIL]] },
      { columns: [{ name: 'Name' }, { name: 'Email' }], data: [['Ada', EMAIL]] },
      {
        felder: [
          { bezeichnung: 'Name', inhalt: 'Ada' },
          { bezeichnung: 'E-Mail', inhalt: EMAIL },
        ],
      },
      {
        datos: [
          { clave: 'nombre', valor: 'Ada' },
          { clave: 'correo', valor: EMAIL },
        ],
      },
      { cells: { a1: 'Ada', b2: EMAIL }, fieldNames: { a1: 'Name', b2: 'Email' } },
    ]) {
      const { email, name, leftOver } = readFields(sent, [])
      assert.deepEqual(
        { email, name, leftOver },
        { email: EMAIL, name: 'Ada', leftOver: [] },
        JSON.stringify(sent),
      )
    }
  })

  test('has one question and its answer beside each other', () => {
    const sent = { 'Answers 0 Question': 'Join our mailing list?', 'Answers 0 Answer': 'Yes' }
    assert.deepEqual(read(sent).consent, BOTH)
  })
})

describe('a consent', () => {
  test('is to the purpose that it names', () => {
    for (const [purpose, consent] of [
      ['privacy policy', undefined],
      ['data processing', undefined],
      ['marketing', BOTH],
      ['newsletter', BOTH],
    ] as const)
      assert.deepEqual(read({ consent: { status: 'granted', purpose } }).consent, consent, purpose)
    assert.deepEqual(read({ consent: { status: 'denied', purpose: 'marketing' } }).consent, NONE)
  })

  test('to a shop’s letters stands beside a bare box that is for its partners', () => {
    assert.deepEqual(read({ newsletter: 1, optin: 0 }).consent, BOTH)
    assert.deepEqual(read({ newsletter: 0, optin: 1 }).consent, NONE)
    assert.deepEqual(read({ optin: 0 }).consent, NONE)
  })

  test('stands in a list of what is allowed or wanted', () => {
    for (const sent of [
      { options: ['SendMarketingEmails', 'Invoiceable'] },
      { permissions: ['sms', 'email_marketing'] },
      { preferences: ['newsletter'] },
      { agreements: [{ type: 'marketing', agreed: true }] },
      { 'Which newsletters would you like?': 'Garden, Kitchen' },
    ])
      assert.equal(read(sent).consent?.email, true, JSON.stringify(sent))
    assert.equal(read({ options: ['Invoiceable'] }).consent, undefined)
  })

  test('is a state under a name of mail, which is then no address', () => {
    assert.deepEqual(read({ bulk_mail: 'Opted-Out' }).consent, { email: false })
    assert.deepEqual(read({ 'Bulk Email': 'Double Opt-In' }).consent, { email: true })
    assert.deepEqual(read({ email_status: 'NonMarketable' }).consent, { email: false })
  })

  test('that is taken back is a no, and so is the wish to be forgotten; not one to pictures', () => {
    for (const subject of [
      'Widerruf der Einwilligung',
      'I withdraw my consent',
      'Återkallelse av samtycke',
      'Retrait de mon consentement',
      'Revocación del consentimiento',
      'Revoca del consenso',
      'Intrekking toestemming',
      'Tilbaketrekking av samtykke',
      'Suostumuksen peruutus',
      'Retirada do consentimento',
      'Cofnięcie zgody marketingowej',
      'Please delete all my data under GDPR',
    ])
      assert.deepEqual(read({ subject }).consent, NONE, subject)
    assert.equal(read({ subject: 'I withdraw my consent to photos' }).consent, undefined)
    assert.equal(read({ betreff: 'Widerruf meiner Bestellung' }).consent, undefined)
  })

  test('is a wish for what is new, in other words', () => {
    for (const label of [
      'Add me to the weekly bulletin email',
      'Get 10% off – join our list',
      'Notify me about sales',
      'Mejla mig gärna om nästa omgång',
      'Bitte informiert mich über neue Kurse',
      'Avísame de nuevos cursos',
      'Ik ontvang graag updates',
      'Ønsker informasjon om nye kurs',
    ])
      assert.equal(read({ [label]: 'on' }).consent?.email, true, label)
    for (const label of [
      'Notify me of new comments',
      'Can we email you the photos?',
      'Email me updates about my order',
    ])
      assert.equal(read({ [label]: 'yes' }).consent, undefined, label)
  })

  test('is refused by who wants none of several letters', () => {
    assert.equal(read({ 'Quelles lettres souhaitez-vous recevoir ?': 'Aucune' }).consent?.email, false)
    assert.equal(read({ 'Which letters would you like?': 'None' }).consent?.email, false)
  })
})

describe('where somebody lives', () => {
  test('is not where their network is', () => {
    assert.equal(read({ geo: { ip: '203.0.113.1', city: 'Stockholm', country: 'SE' } }).city, undefined)
  })

  test('is parted as maps and systems do', () => {
    const map = { street_number: '1', route: 'Storgatan', locality: 'Lund' }
    assert.equal(read({ address: map }).address, 'Storgatan 1')
    const two = {
      physical_address_1: 'Gatan 1',
      physical_city: 'Lund',
      physical_postcode: '222 22',
      postal_address_1: 'Box 2',
      postal_city: 'Ystad',
    }
    const { address, city } = read(two)
    assert.deepEqual({ address, city }, { address: 'Gatan 1', city: 'Lund' })
    assert.equal(read({ billing_address: 'Calle Betis', billing_number: '40' }).address, 'Calle Betis, 40')
    assert.equal(read({ city: 'Eugene', region: 'US-OR', country_code: 'USA' }).region, 'OR')
  })
})

test('what somebody asks for under one word is kept', () => {
  for (const key of ['ärende', 'betreff', 'asunto', 'hälsning', 'grund', 'powod_wizyty'])
    assert.deepEqual(
      read({ [key]: 'Kontroll' }).leftOver.map(({ value }) => value),
      ['Kontroll'],
      key,
    )
  assert.deepEqual(read({ reason: 'manual', query: 'mutation($i: In!) { x(i: $i) { id } }' }).leftOver, [])
})

test('who drives, rides or supplies is the contact of a form that names nobody else', () => {
  for (const role of ['rider', 'driver', 'supplier', 'photographer'])
    assert.equal(readFields({ [`${role}_name`]: 'Ada', [`${role}_email`]: EMAIL }, []).email, EMAIL, role)
})

describe('somebody else', () => {
  test('is nowhere noted where they have a name of their own, nor who gets a parcel', () => {
    const presenters = [{ name: 'Bo Ek', email: 'bo@shop.example' }]
    assert.deepEqual(read({ first_name: 'Ada', last_name: 'Lovelace', presenters }).leftOver, [])
    const bill = { prenom: 'Ada', nom: 'Lovelace', email: EMAIL, ville: 'Lund' }
    const parcel = { prenom: 'Bo', nom: 'Ek', ville: 'Ystad' }
    const { name, city, leftOver } = readFields({ facturation: bill, livraison: parcel }, [])
    assert.deepEqual({ name, city, leftOver }, { name: 'Ada Lovelace', city: 'Lund', leftOver: [] })
    // Without a name it may be a second address of the contact's own.
    assert.equal(read({ name: 'Ada', work: { email: 'ada@work.example' } }).leftOver.length, 1)
  })

  test('lets flats, teaches or was there, in twelve languages, whoever is sent first', () => {
    for (const [own, others] of [
      ['hyresgäst', 'hyresvärd'],
      ['Erziehungsberechtigte', 'Klassenlehrerin'],
      ['ouder', 'leerkracht'],
      ['vuokralaisen', 'vuokranantajan'],
      ['acheteur', 'bénéficiaire'],
      ['claimant', 'insurer'],
      ['reporter', 'witness'],
    ] as const) {
      const sent = { [`${others} email`]: 'bo@shop.example', [`${own} email`]: EMAIL }
      assert.equal(readFields(sent, []).email, EMAIL, own)
    }
    assert.equal(
      readFields({ from_email: EMAIL, to_email: 'bo@shop.example', to_name: 'Bo' }, []).email,
      EMAIL,
    )
  })
})

describe('what is noted', () => {
  test('is no flag, kind or second spelling of what was read', () => {
    for (const sent of [
      { email_verified: true },
      { emails: [{ value: EMAIL, primary: true }] },
      {
        phone_numbers: [{ phone_type: 'Mobile', number: '070-174 06 15', normalized_number: '+46701740615' }],
      },
      { phone: '+14155550163', 'Phone number': '415-555-0163' },
      { 'Marca temporal': '04/03/2026 10:00:00' },
      { options: { allow_separate_shipping_address: true } },
    ])
      assert.deepEqual(read(sent).leftOver, [], JSON.stringify(sent))
  })
})

test('a number that lacks digits for its country code is refused for that', () => {
  const { problems } = readFields({ phone: '+1 555 12' }, [], 'SE')
  assert.deepEqual(problems, [{ path: 'phone', message: 'has too few digits for its country code' }])
})

test('an area without which a number would be another’s is read with it or not at all', () => {
  const { phone, leftOver } = read({ phone: { area_code: '11', number: '912345687' } })
  assert.equal(phone, undefined)
  assert.deepEqual(
    leftOver.map(({ value }) => value),
    ['11912345687'],
  )
})

test('a text by its language, and lines below headings, are read', () => {
  assert.equal(read({ fields: { name: { 'en-US': 'Ada' } } }).name, 'Ada')
  const body = '### Your name\n\nAda\n\n### Email\n\nada@example.com\n\n### Newsletter\n\nNo'
  const { name, email, consent } = readFields({ issue: { title: 'Join', body } }, [])
  assert.deepEqual({ name, email, consent }, { name: 'Ada', email: EMAIL, consent: NONE })
})

test('a time under the name of a consent is since when it was given, or taken back', () => {
  const time = '2026-04-01T10:00:00Z'
  assert.deepEqual(read({ newsletterConsent: time }).consent, BOTH)
  assert.deepEqual(read({ unsubscribed_at: time }).consent, NONE)
  for (const key of ['consent_updated_at', 'privacy_accepted_at', 'newsletter_last_sent_at'])
    assert.equal(read({ [key]: time }).consent, undefined, key)
})

test('who signs is the contact, and not who gets a copy', () => {
  const [signer, copy] = [
    { name: 'Ada', email: EMAIL },
    { name: 'Bo', email: 'bo@shop.example' },
  ]
  for (const recipients of [
    { signers: [signer], carbonCopies: [copy] },
    [
      { type: 'cc', ...copy },
      { type: 'signer', ...signer },
    ],
  ])
    assert.equal(readFields({ recipients }, []).email, EMAIL, JSON.stringify(recipients))
})

test('a number keeps its code within what a guest is called', () => {
  const guest = { name: 'Ada', email: EMAIL, phone: { number: '4155550177', country_code: '1' } }
  assert.equal(readFields({ reservation: { guest } }, [], 'SE').phone, '+14155550177')
})

test('a channel is accepted or not in other words, and a mail of a portal is read in its language', () => {
  assert.deepEqual(read({ accepteMail: false }).consent, { email: false })
  assert.deepEqual(read({ aceita_email: 'sim' }).consent, { email: true })
  const cuerpo = 'Nombre: Ada\nEmail: ada@example.com\nMensaje: ¿Hay plazas?'
  const mail = { asunto: 'Contacto', cuerpo, de: 'no-reply@portal.example', para: 'info@shop.example' }
  assert.equal(readFields(mail, []).email, EMAIL)
  assert.deepEqual(read({ tipo: 'desuscripcion' }).consent, NONE)
})
