/** Whose address, name and number a delivery has where it speaks of several: the customer's, not who serves them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields, type WebhookFields } from './fields.ts'
import { readBody } from './payload/sniff.ts'

function read(body: unknown): WebhookFields {
  const sent = readBody(Buffer.from(JSON.stringify(body)), 'application/json')
  if (typeof sent === 'string') assert.fail(sent)
  return readFields(sent.pairs, [], 'SE')
}

const MAJA = { name: 'Maja Lind', email: 'maja@example.se', phone: '+46701234567' }
const EVA = { name: 'Eva Ek', email: 'eva@spa.example', phone: '+46840000000' }

test('of several people the customer is taken, not who provides, sells, brings or makes what they get', () => {
  for (const other of [
    'provider',
    'affiliate',
    'reseller_user',
    'supplier',
    'therapist',
    'säljare',
    'anbieter',
  ])
    for (const body of [
      { [other]: EVA, customer: MAJA },
      { customer: MAJA, [other]: EVA },
    ]) {
      const { name, email, phone } = read(body)
      assert.deepEqual({ name, email, phone }, MAJA, other)
    }
})

test('a company’s own address and number give way to those of the person who writes for it', () => {
  const { name, email, phone } = read({
    Företagsnamn: 'Lind Bygg AB',
    'Företagets e-post': 'info@lindbygg.example',
    'Telefon växel': '08-400 100 00',
    'Kontaktpersonens namn': 'Maja Lind',
    'Kontaktpersonens e-post': 'maja@example.se',
    'Kontaktpersonens mobil': '070-123 45 67',
  })
  assert.deepEqual({ name, email, phone }, MAJA)
  assert.equal(read({ 'Företagets e-post': 'info@lindbygg.example' }).email, 'info@lindbygg.example')
})

test('a box for those who would not like to be written to is a no when it is ticked, and says nothing else', () => {
  const label = 'Please tick this box if you would NOT like to receive our newsletter'
  for (const each of [
    label,
    'Kryssa i om du inte vill ha vårt nyhetsbrev',
    'Wenn Sie keinen Newsletter wünschen, bitte ankreuzen',
    'Cochez si vous ne souhaitez pas recevoir notre newsletter',
    'Marque si no desea recibir nuestro boletín',
  ])
    assert.equal(read({ email: MAJA.email, [each]: 'on' }).consent?.email, false, each)
  assert.equal(read({ email: MAJA.email, [label]: '' }).consent?.email, undefined)
  assert.equal(read({ email: MAJA.email, 'Sí, quiero recibir novedades': 'on' }).consent?.email, true)
})

test('a contact of a list is no question of a form, though it has an id and a title', () => {
  const contact = { id: 'c1', name: MAJA.name, title: 'CEO', emails: [{ type: 'office', email: MAJA.email }] }
  const { name, email } = read({ data: { name: 'Lind Bygg AB', contacts: [contact] } })
  assert.deepEqual([name, email], [MAJA.name, MAJA.email])
})

test('an address typed in wide letters is the one of narrow ones, and how somebody is addressed is no name', () => {
  assert.equal(read({ Email: 'ｍａｊａ＠ｅｘａｍｐｌｅ．ｓｅ' }).email, MAJA.email)
  const person = {
    salutation: { displayName: 'Frau' },
    firstName: 'Maja',
    lastName: 'Lind',
    email: MAJA.email,
  }
  assert.equal(read({ customer: person }).name, MAJA.name)
})

test('a country that is told in parts is that of the address it stands in', () => {
  const address = { street: 'Domstr. 4', zipcode: '50667', city: 'Köln', phone: '0170 1234567' }
  for (const country of [{ iso: 'DE', name: 'Deutschland' }, { code: 'DE' }, { name: 'Germany' }]) {
    const is = read({ customer: { email: MAJA.email, defaultBillingAddress: { ...address, country } } })
    assert.deepEqual([is.country, is.city, is.phone], ['DE', 'Köln', '+491701234567'])
  }
})
