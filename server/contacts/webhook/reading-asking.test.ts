/** Names that are asked for without a word for a name, what leaves or is received by one noun, and what counts the parts of a form. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'maja@example.se'

const read = (input: Readonly<Record<string, unknown>>) =>
  readFields([...Object.entries(input), ['email', ADDRESS]], [], 'SE')

describe('who is asked who they are', () => {
  for (const label of [
    'Hi! Who are we talking to?',
    'What should we call you?',
    'May we have your full name?',
    'Vem pratar vi med?',
    'Wie dürfen wir dich nennen?',
    'À qui avons-nous affaire ?',
    '¿Con quién hablamos?',
    'Con chi parliamo?',
    'Hoe mogen we je noemen?',
    'Hvad skal vi kalde dig?',
    'Hvem snakker vi med?',
    'Millä nimellä kutsumme sinua?',
    'Com quem falamos?',
    'Z kim rozmawiamy?',
  ])
    test(`is named by the answer: ${label}`, () => {
      assert.equal(read({ fields: [{ label, value: 'Maja Lind' }] }).name, 'Maja Lind')
    })

  test('is not named by what is asked of others, or is no name', () => {
    for (const label of ['Who are we talking about?', 'When can we call you?', 'Vem pratar du med?'])
      assert.equal(read({ fields: [{ label, value: 'Bo Ek' }] }).name, undefined, label)
  })
})

describe('a noun by itself by which somebody leaves', () => {
  for (const label of [
    'afmelden',
    'Abmeldung',
    'avregistrering',
    'désinscription',
    'darme_de_baja',
    'disiscrizione',
    'avmelding',
    'afmelding',
    'poistu',
    'descadastrar',
    'wypisz_mnie',
    'unsub',
  ])
    test(`is a no where yes is said to it: ${label}`, () => {
      assert.equal(read({ [label]: 'ja' }).consent?.email, false)
      assert.equal(read({ [label]: '0' }).consent, undefined)
    })

  test('is none where it is told why somebody does not come', () => {
    assert.equal(read({ Abmeldung: 'Lena ist krank' }).consent, undefined)
  })
})

describe('advertising of which the receipt is agreed to by a noun', () => {
  for (const label of [
    'Ich stimme dem Erhalt von Werbe-E-Mails zu',
    "J'accepte la réception de mails publicitaires",
    'Acconsento alla ricezione di email pubblicitarie',
    'Ik stem in met het ontvangen van reclamemails',
    'Hyväksyn mainossähköpostien vastaanottamisen',
    'Aceito o recebimento de e-mails publicitários',
    'Ich willige in den Empfang von Werbenachrichten ein',
    'I agree to the receipt of promotional e-mails',
  ])
    test(`is what is answered: ${label}`, () => {
      assert.equal(read({ [label]: 'on' }).consent?.email, true)
      assert.equal(read({ [label]: 'nein' }).consent?.email, false)
    })

  test('is none where an invoice is received', () => {
    assert.equal(read({ 'Ich stimme dem Erhalt von Rechnungen per E-Mail zu': 'on' }).consent, undefined)
  })
})

describe('what somebody describes of their matter', () => {
  for (const [outer, inner] of [
    ['solicitud', 'descripcion'],
    ['anfrage', 'beschreibung'],
    ['ärende', 'beskrivning'],
    ['réclamation', 'description'],
    ['segnalazione', 'descrizione'],
    ['klacht', 'omschrijving'],
    ['henvendelse', 'beskrivelse'],
    ['pyyntö', 'kuvaus'],
    ['solicitação', 'descrição'],
    ['zgłoszenie', 'opis'],
  ] as const)
    test(`is the note: ${outer}.${inner}`, () => {
      assert.equal(read({ [outer]: { [inner]: 'Two cups are missing' } }).note, 'Two cups are missing')
    })

  test('is none of a thing', () => {
    assert.equal(read({ product: { description: 'A cup of fine clay' } }).note, undefined)
  })
})

describe('which part of a form it is', () => {
  for (const key of ['step1_name', 'step-2-name', 'page_3_full_name', 'form-0-name', 'schritt_1_name'])
    test(`says nothing of the value: ${key}`, () =>
      assert.equal(read({ [key]: 'Maja Lind' }).name, 'Maja Lind'))

  test('is what a form is called where nothing counts it', () => {
    for (const key of ['form_name', 'step_name', 'page_name'])
      assert.equal(read({ [key]: 'Contact us' }).name, undefined, key)
  })
})

describe('a keyboard without umlauts', () => {
  for (const [key, value, field] of [
    ['rueckrufnummer', '+46701234567', 'phone'],
    ['vollstaendigerName', 'Maja Lind', 'name'],
    ['ihre_wuensche', 'A quiet table', 'note'],
    ['bemaerkning', 'A quiet table', 'note'],
  ] as const)
    test(`writes the same words: ${key}`, () => assert.equal(read({ [key]: value })[field], value))
})

describe('a wish for what is new', () => {
  for (const label of [
    'Notify me of new posts by email',
    'Benachrichtige mich über neue Beiträge via E-Mail.',
    'Prévenez-moi de tous les nouveaux articles par e-mail.',
    'Meddela mig om nya inlägg via e-post.',
    'Stuur mij een e-mail als er nieuwe berichten zijn.',
    'Powiadom mnie o nowych wpisach przez e-mail',
    'Desea recibir la circular mensual',
  ])
    test(`is a yes: ${label}`, () => assert.equal(read({ [label]: 'on' }).consent?.email, true))

  test('is one in a key, without the word for whose it is', () => {
    for (const key of [
      'keep-updated',
      'keep_informed',
      'keepPosted',
      'håll_uppdaterad',
      'hold_opdateret',
      'join_vip_list',
    ]) {
      assert.equal(read({ [key]: 'yes' }).consent?.email, true, key)
      assert.equal(read({ [key]: 'no' }).consent?.email, false, key)
    }
    for (const key of ['vip_list', 'join_waiting_list'])
      assert.equal(read({ [key]: 'yes' }).consent, undefined, key)
  })

  test('is none of answers to a comment, or of what was sold out', () => {
    for (const label of [
      'Notify me of follow-up comments by email',
      'Benachrichtige mich über nachfolgende Kommentare via E-Mail.',
      'Avertissez-moi par e-mail des nouveaux commentaires',
      'Notify me when back in stock',
    ])
      assert.equal(read({ [label]: 'on' }).consent, undefined, label)
  })

  for (const [key, value] of [
    ['Mailing list', 'Add me'],
    ['Nyhetsbrev', 'Lägg till mig'],
    ['Newsletter', 'Ich bin dabei'],
    ['checkbox-yui_1', ['Keep me in the loop']],
  ] as const)
    test(`is said as people speak: ${String(value)}`, () =>
      assert.equal(read({ [key]: value }).consent?.email, true))
})
