/** Forms in further languages, numbers that lost their sign, and the yes and no of channels, browsers and conversations. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

const EMAIL = 'ada@example.com'

function read(input: object) {
  const { email, phone, name, note, consent } = readFields({ ...input }, [], 'SE')
  return { email, phone, name, note, consent: consent?.email }
}

test('a form is read in Latvian, Lithuanian, Slovenian, Icelandic, Catalan, Vietnamese, Indonesian and Hindi', () => {
  const forms: readonly (readonly [string, string, string, string, string, string, string])[] = [
    ['Vārds un uzvārds', 'E-pasts', 'Tālrunis', '+37121234567', 'Ziņa', 'Vēlos saņemt jaunumus', 'nē'],
    [
      'Vardas ir pavardė',
      'El. paštas',
      'Telefonas',
      '+37061234567',
      'Žinutė',
      'Noriu gauti naujienlaiškį',
      'ne',
    ],
    [
      'Ime in priimek',
      'E-pošta',
      'Telefonska številka',
      '+38631234567',
      'Sporočilo',
      'Želim prejemati e-novice',
      'ne',
    ],
    ['Nafn', 'Netfang', 'Sími', '+3546111234', 'Skilaboð', 'Já takk, ég vil fá fréttabréf', 'nei'],
    [
      'Nom i cognoms',
      'Correu electrònic',
      'Telèfon',
      '+34612345678',
      'Missatge',
      'Vull rebre el butlletí',
      'no',
    ],
    ['Họ và tên', 'Email', 'Số điện thoại', '+84912345678', 'Nội dung', 'Bản tin', 'không'],
    ['Nama', 'Email', 'No. HP', '+62812345678', 'Pesan', 'Berlangganan', 'tidak'],
    ['नाम', 'ईमेल', 'फ़ोन', '+918123456789', 'संदेश', 'न्यूज़लेटर', 'नहीं'],
  ]
  for (const [name, email, phone, number, note, news, no] of forms)
    assert.deepEqual(
      read({ [name]: 'Ada Lovelace', [email]: EMAIL, [phone]: number, [note]: 'Hej', [news]: no }),
      { email: EMAIL, phone: number, name: 'Ada Lovelace', note: 'Hej', consent: false },
      name,
    )
})

test('a number that lost its sign is read with its country code, and none that may be another country’s own', () => {
  for (const [sent, phone] of [
    ['4915123456789', '+4915123456789'],
    ['34612345678', '+34612345678'],
    ["'+4915123456789", '+4915123456789'],
    ['(+49) 1512/3456789', '+4915123456789'],
    ['15123456789', undefined],
    ['2015550123', undefined],
  ] as const)
    assert.equal(read({ email: EMAIL, phone: sent }).phone, phone, sent)
  assert.equal(read({ email: EMAIL, phone: '0612345678', land: 'Nederland' }).phone, '+31612345678')
})

test('initials are the first name where there is no other, whatever they are called', () => {
  for (const label of ['initials', 'Voorletters', 'Initialer', 'Initialen'])
    assert.equal(read({ email: EMAIL, [label]: 'A.', infix: 'van', surname: 'Dijk' }).name, 'A. van Dijk')
})

test('a yes or no of each channel is of it, in permissions and preferences and where its state is deeper', () => {
  for (const input of [
    { permissions: { email: false, sms: true } },
    { contact_preferences: { email: 'no', sms: 'yes' } },
    { consent: { email: { active: false }, sms: { active: true } } },
  ])
    assert.deepEqual(
      readFields({ email: EMAIL, ...input }, [], 'SE').consent,
      { email: false, sms: true },
      JSON.stringify(input),
    )
})

test('what a browser shows, and word of a conversation, is neither yes nor no to messages', () => {
  for (const label of ['push_subscribe', 'Web push opt-in', 'Subscribe to comments'])
    for (const value of ['yes', 'no']) assert.equal(read({ email: EMAIL, [label]: value }).consent, undefined)
})

test('what is allowed under a key that refuses is what is said', () => {
  assert.equal(read({ email: EMAIL, donotemail: 'Do Not Allow' }).consent, false)
  assert.equal(read({ email: EMAIL, donotemail: 'Allow' }).consent, undefined)
})

test('how it stands with a subscription is said of messages; whether it is paid for is not', () => {
  assert.equal(read({ email: EMAIL, subscription_status: 'Subscribed' }).consent, true)
  assert.equal(read({ email: EMAIL, subscription_status: 'Unsubscribed' }).consent, false)
  assert.equal(read({ email: EMAIL, subscription_status: 'active' }).consent, undefined)
})

test('yes and no are read in the words people choose and in one letter', () => {
  for (const yes of [
    'J',
    'O',
    'Anmelden',
    'Inschrijven',
    'erteilt',
    'Suostun',
    'Autorizo',
    'Definitely',
    'Självklart',
    'Auf jeden Fall',
    'Natuurlijk',
    'Totta kai',
    'Oczywiście',
  ])
    assert.equal(read({ email: EMAIL, newsletter: yes }).consent, true, yes)
  for (const no of [
    'N',
    'Abmelden',
    'Uitschrijven',
    'Avregistrera',
    'widersprochen',
    'Maybe later',
    'Kanske senare',
    'Vielleicht später',
    'Misschien later',
  ])
    assert.equal(read({ email: EMAIL, newsletter: no }).consent, false, no)
})

test('a button or a mode that leaves is a no, and so is what refuses under a question of a page', () => {
  for (const input of [
    { submit: 'Unsubscribe' },
    { button: 'Avregistrera mig' },
    { mode: 'unsubscribe' },
    { form_type: 'unsubscribe' },
    { intent: 'opt-out' },
    { 'Communication preferences': ['No newsletter'] },
  ])
    assert.equal(read({ email: EMAIL, ...input }).consent, false, JSON.stringify(input))
  assert.equal(read({ email: EMAIL, 'What did you like?': 'Your newsletter' }).consent, undefined)
})
