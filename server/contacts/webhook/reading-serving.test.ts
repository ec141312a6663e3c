/** Whose address it is where what is said beside it, or what both do, tells them apart: who serves, who sends, bride and groom. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com' }
const EVA = { name: 'Eva Ek', email: 'eva@example.com' }

function read(input: object): Pick<WebhookFields, 'name' | 'email'> {
  const { name, email } = readFields({ ...input }, [], 'SE')
  return { ...(name !== undefined && { name }), ...(email !== undefined && { email }) }
}

/** As a form sends what is of each: `{"Braut E-Mail": …}`. */
function asked(label: (part: string) => string, { name, email }: typeof ADA, parts = ['name', 'email']) {
  return { [label(parts[0] ?? '')]: name, [label(parts[1] ?? '')]: email }
}

test('who is said to be an agency, an agent or a bot gives way to whoever else has an address', () => {
  for (const type of ['agency', 'admin', 'bot', 'Reisebüro', 'resebyrå', 'agence'])
    assert.deepEqual(read({ stay: { booker: { ...EVA, type }, guest: ADA } }), ADA, type)
  for (const people of [
    [
      { role: 'agent', ...EVA },
      { role: 'end-user', ...ADA },
    ],
    [
      { is_author: true, ...EVA },
      { is_author: false, ...ADA },
    ],
  ])
    assert.deepEqual(read({ people }), ADA)
})

test('a job is no role: a contact who is a manager or an agency stays the contact', () => {
  assert.deepEqual(read({ contact: { ...ADA, role: 'Manager' }, office: { email: EVA.email } }), ADA)
  assert.deepEqual(read({ person: { ...ADA, role: 'agent' }, office: { email: EVA.email } }), ADA)
  assert.deepEqual(read({ customer: { ...ADA, type: 'agency' }, account_manager: EVA }), ADA)
  assert.deepEqual(read({ user: { ...ADA, type: 'admin' } }), ADA)
})

test('an address that nobody reads is nobody’s, unless it is sent as the email itself', () => {
  for (const machine of ['no-reply@shop.example', 'donotreply@shop.example', 'mailer-daemon@shop.example']) {
    assert.deepEqual(read({ sentBy: { name: 'System', email: machine } }), {})
    assert.deepEqual(read({ sentBy: { name: 'System', email: machine }, to: ADA.email }), {
      email: ADA.email,
    })
    assert.deepEqual(read({ email: machine }), { email: machine })
  }
  assert.deepEqual(read({ event: 'stock.low', notify: ['stock@shop.example'] }), {})
})

test('who sends a parcel or a gift is the contact of a form, in twelve languages, whoever is named first', () => {
  for (const [sender, recipient] of [
    ['Sender', 'Recipient'],
    ['Avsändare', 'Mottagare'],
    ['Absender', 'Empfänger'],
    ['Expéditeur', 'Destinataire'],
    ['Remitente', 'Destinatario'],
    ['Mittente', 'Destinatario'],
    ['Afzender', 'Ontvanger'],
    ['Afsenders', 'Modtagers'],
    ['Avsenders', 'Mottakers'],
    ['Lähettäjän', 'Vastaanottajan'],
    ['Nadawca', 'Odbiorca'],
    ['Shipper', 'Consignee'],
  ] as const) {
    const [own, other] = [
      asked((part) => `${sender} ${part}`, ADA),
      asked((part) => `${recipient} ${part}`, EVA),
    ]
    assert.deepEqual(read({ ...own, ...other }), ADA, sender)
    assert.deepEqual(read({ ...other, ...own }), ADA, sender)
  }
  assert.deepEqual(read({ recipient: EVA, sender: ADA, parcel: { weight: 2 } }), ADA)
})

test('of a message that a system tells of the contact is who received it', () => {
  for (const told of [{ event: 'email.opened' }, { event: 'delivered' }, { message_id: 'm-1' }])
    assert.deepEqual(read({ ...told, sender: EVA, recipient: ADA }), ADA)
})

test('of bride and groom who is named first is the contact, and nothing of the other is taken', () => {
  for (const [bride, groom] of [
    ['Bride’s', 'Groom’s'],
    ['Brudens', 'Brudgummens'],
    ['Braut', 'Bräutigam'],
    ['Mariée', 'Marié'],
    ['Novia', 'Novio'],
    ['Sposa', 'Sposo'],
    ['Bruid', 'Bruidegom'],
    ['Brudens', 'Gommens'],
    ['Morsiamen', 'Sulhasen'],
    ['Noiva', 'Noivo'],
    ['Panny młodej', 'Pana młodego'],
    ['Nevěsta', 'Ženich'],
  ] as const) {
    const [hers, his] = [asked((part) => `${bride} ${part}`, ADA), asked((part) => `${groom} ${part}`, EVA)]
    assert.deepEqual(read({ ...hers, ...his }), ADA, bride)
    assert.deepEqual(read({ ...his, ...hers }), EVA, groom)
  }
  assert.deepEqual(read({ marie_email: ADA.email, marie_name: ADA.name }), ADA)
})

test('who refers a friend, or works for somebody, is the contact, not the friend or the employer', () => {
  for (const [own, other] of [
    ['referrer', 'friend'],
    ['parrain', 'filleul'],
    ['värvare', 'vän'],
    ['Werber', 'Geworbener'],
    ['padrino', 'ahijado'],
    ['employee', 'employer'],
    ['employee', 'company'],
    ['medarbetare', 'arbetsgivare'],
    ['Mitarbeiter', 'Arbeitgeber'],
  ] as const) {
    const [theirs, others] = [
      asked((part) => `${own} ${part}`, ADA),
      asked((part) => `${other} ${part}`, EVA),
    ]
    assert.deepEqual(read({ ...theirs, ...others }), ADA, own)
    assert.deepEqual(read({ ...others, ...theirs }), ADA, own)
  }
  assert.deepEqual(read({ referrer: EVA, lead: ADA }), ADA)
})

test('of what is to be signed the contact is who signs, not who prepared it or is on our side', () => {
  assert.deepEqual(read({ sender: EVA, recipients: { signers: [ADA] } }), ADA)
  assert.equal(
    read({ requester_email: EVA.email, signatures: [{ signer_email: ADA.email, signer_name: ADA.name }] })
      .email,
    ADA.email,
  )
  const parties = [
    { my_party: true, participants: [EVA] },
    { my_party: false, participants: [ADA] },
  ]
  assert.deepEqual(read({ parties }), ADA)
})

test('the name of a house or a contract is not the guest’s, though the house has no address', () => {
  const person = { first_name: 'Ada', last_name: 'Lovelace', email: ADA.email }
  assert.deepEqual(read({ guest: person, restaurant: { name: 'Roma' } }), ADA)
  assert.deepEqual(read({ data: { name: 'Contract', recipient: person } }), ADA)
})

test('a pupil with an address gives way to the parent, with the parent’s name', () => {
  assert.deepEqual(
    read({ elev_namn: EVA.name, elev_epost: EVA.email, förälder_namn: ADA.name, förälder_epost: ADA.email }),
    ADA,
  )
})

test('who comments is the contact before the author of the post, and an owner before the vet or the installer', () => {
  assert.deepEqual(read({ author: EVA, comment: { author_name: ADA.name, author_email: ADA.email } }), ADA)
  assert.deepEqual(read({ installer: EVA, homeowner: ADA }), ADA)
  assert.deepEqual(
    read({
      'Tierarzt E-Mail': EVA.email,
      'Name des Hundes': 'Rex',
      'Name des Halters': ADA.name,
      'E-Mail des Halters': ADA.email,
    }),
    ADA,
  )
})

test('a number on the site of the work is not the contact’s', () => {
  for (const label of ['Telefon på plats', 'Telefon vor Ort', 'On-site phone', 'Téléphone sur place'])
    assert.equal(readFields({ ...ADA, [label]: '+46701234567' }, [], 'SE').phone, undefined, label)
})

test('an address that is written twice, once with its owner’s name, is one', () => {
  const from = 'Ada Lovelace <ada@example.com>'
  assert.deepEqual(
    read({
      headers: { from, to: 'info@shop.example' },
      envelope: { from: ADA.email, to: 'info@shop.example' },
    }),
    ADA,
  )
})

test('who recruits, or is credited with it, gives way to whoever applies', () => {
  for (const serving of [
    'recruiter',
    'credited_to',
    'Rekryterare',
    'recruteur',
    'hiring_manager',
    'Rekruter',
  ])
    assert.deepEqual(
      read({
        application: { [serving]: EVA, candidate: { name: ADA.name, emails: [{ value: ADA.email }] } },
      }),
      ADA,
      serving,
    )
})
