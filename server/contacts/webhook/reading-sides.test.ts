/** Who and what stands beside the contact: parents under one word, ways of sending, notes to whoever asks, reports of what was sent to many. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'ann@example.com'
const read = (input: Readonly<Record<string, unknown>>) => readFields(input, [], 'SE')
const notesIn = (input: Readonly<Record<string, unknown>>): unknown[] => {
  const { note, leftOver } = read({ email: ADDRESS, ...input })
  return [note, ...leftOver.map(({ value }) => value)]
}

describe('a parent who is named under no more than that', () => {
  for (const [child, parent, address] of [
    ['singers_name', 'parent_or_carer', 'parent_email'],
    ['alumno', 'tutor', 'email_tutor'],
    ['lapsi', 'huoltaja', 'huoltajan_sahkoposti'],
    ['aluno', 'encarregado_de_educacao', 'email_encarregado'],
    ['dziecko', 'rodzic', 'email_rodzica'],
  ] as const)
    test(`is the contact with their address: ${parent}`, () => {
      const { email, name } = read({ [child]: 'Kim Berg', [parent]: 'Ann Berg', [address]: ADDRESS })
      assert.deepEqual([email, name], [ADDRESS, 'Ann Berg'])
    })
})

describe('whoever works on a row of a table', () => {
  test('gives way to whoever stands in it', () => {
    const { email, name } = read({
      row: { name: 'Ann Berg', mail: ADDRESS },
      user: { name: 'Bo Ek', email: 'bo@example.com' },
    })
    assert.deepEqual([email, name], [ADDRESS, 'Ann Berg'])
  })
})

describe('a name that a page made safe to show', () => {
  for (const [value, name] of [
    ['Ren&eacute;e Berg', 'Renée Berg'],
    ['S&#248;ren &Aring;s', 'Søren Ås'],
    ['Ann O&#039;Brien', "Ann O'Brien"],
    ['Ann&nbsp;Berg', 'Ann Berg'],
  ] as const)
    test(`is what was typed: ${value}`, () => assert.equal(read({ email: ADDRESS, name: value }).name, name))

  test('is an address, too; a message stays as it was sent', () => {
    const { email, note } = read({ email: 'ann&#64;example.com', message: '&#64; &amp; &lt;b&gt;' })
    assert.deepEqual([email, note], [ADDRESS, '&#64; &amp; &lt;b&gt;'])
  })
})

describe('a way of sending', () => {
  test('is no name of a person, who has a place or a name in parts', () => {
    const buyer = { email: ADDRESS, billing: { first_name: 'Ann', last_name: 'Berg' } }
    assert.equal(read({ ...buyer, shipping: { name: 'Courier', price: 5 } }).name, 'Ann Berg')
    const sent = { email: ADDRESS, shipping: { name: 'Ann Berg', city: 'Lund' } }
    assert.equal(read(sent).name, 'Ann Berg')
  })
})

describe('what somebody says', () => {
  for (const label of ['customer_note_to_store', 'Message to the host', 'Meddelande till butiken', 'notice'])
    test(`to whoever asks is kept: ${label}`, () => assert.ok(notesIn({ [label]: 'Ring' }).includes('Ring')))

  test('to the recipient of a gift is not', () =>
    assert.ok(!notesIn({ message_to_recipient: 'Kram' }).includes('Kram')))

  for (const key of ['Quel_type_de_travaux', 'which_room_do_you_want', 'vilken_dag_passar'])
    test(`is kept where its question became a key: ${key}`, () =>
      assert.ok(notesIn({ [key]: 'Toiture' }).includes('Toiture')))
})

describe('a report of what was sent to many', () => {
  test('is about nobody, though it says who sent it', () => {
    const from = { email: 'news@shop.example', name: 'Shop' }
    const { email, problems } = read({ type: 'campaign.sent', data: { campaign: { id: 1 }, from } })
    assert.deepEqual([email, problems.length], [undefined, 1])
  })
})

describe('whoever pays', () => {
  test('by their number has it as their phone', () =>
    assert.equal(read({ payerAlias: '46701234567', payeeAlias: '1231181189' }).phone, '+46701234567'))
})

test('a name that shares no word with both parts beside it is a company’s', () => {
  const fields = [
    { name: 'firstname', value: 'Ann' },
    { name: 'lastname', value: 'Berg' },
    { name: 'email', value: ADDRESS },
    { name: 'name', value: 'Atelier Nord' },
  ]
  assert.equal(read({ fields }).name, 'Ann Berg')
  assert.equal(
    read({ contact: { fullName: 'Ann B. Berg', firstName: 'Ann', lastName: 'Berg' } }).name,
    'Ann B. Berg',
  )
  assert.equal(read({ email: ADDRESS, name: 'Anna', first_name: 'Kim', last_name: 'Berg' }).name, 'Anna')
})

test('the description of a person’s record is noted', () => {
  const data = [{ Email: ADDRESS, Description: 'Interested in raised beds' }]
  assert.equal(read({ module: 'Leads', data }).note, 'Interested in raised beds')
  assert.equal(read({ email: ADDRESS, memo: 'Thank you' }).note, 'Thank you')
})

test('the user of a message that its user wrote is the visitor beside it', () => {
  const user = { nickname: 'Ann Berg', user_id: 's' }
  assert.equal(read({ data: { from: 'user', user, visitor: { email: ADDRESS } } }).name, 'Ann Berg')
  assert.equal(read({ data: { from: 'operator', user, visitor: { email: ADDRESS } } }).name, undefined)
})

test('beside an event of a subscriber a state is theirs', () => {
  for (const [status, wanted] of [
    ['active', true],
    ['unconfirmed', false],
    ['unsubscribed', false],
  ] as const)
    assert.equal(read({ event: 'subscriber.created', email: ADDRESS, status }).consent?.email, wanted, status)
  assert.equal(read({ event: 'ticket.created', email: ADDRESS, status: 'active' }).consent, undefined)
})

test('a user works on what another reported, ordered or is spoken of in, however deep that lies', () => {
  const ANN = { name: 'Ann Berg', email: ADDRESS }
  const SAM = { name: 'Sam', email: 'sam@desk.example' }
  for (const input of [
    { issue: { fields: { reporter: ANN, creator: SAM } }, user: SAM },
    { deal: { person: { name: ANN.name, email: [{ value: ADDRESS, primary: true }] }, user: SAM } },
    { data: { customer: ANN }, user: SAM },
  ]) {
    const { email, name } = read(input)
    assert.deepEqual({ name, email }, ANN, JSON.stringify(input))
  }
  assert.equal(read({ user: SAM }).email, SAM.email)
})

test('whoever wrote a comment is named by it', () => {
  const { name, note } = read({
    comment_author: 'Ann Berg',
    comment_author_email: ADDRESS,
    comment_content: 'A fine article on mushrooms',
  })
  assert.deepEqual([name, note], ['Ann Berg', 'A fine article on mushrooms'])
})
