/** What a value is read as where it stands: within what holds it, behind its question, beside what other things say. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'
import { isTrapped } from './rules.ts'

const EMAIL = { email: 'ann@shop.example' }
const read = (pairs: Readonly<Record<string, unknown>>) => readFields({ ...EMAIL, ...pairs }, [], 'SE')
const BOTH = (value: boolean) => ({ email: value, sms: value })
const boxes = (is_checked: unknown) => read({ boxes: [{ checkbox_key: 'newsletter', is_checked }] }).consent
const trapped = (bot: unknown) => isTrapped({ pairs: [['bot', bot]], files: [], isForm: false }, null)

describe('a consent', () => {
  test('is what the choice behind a question says, ticked or not, in every language of the answers', () => {
    for (const question of [
      'Newsletter?',
      'Vill du ha nyhetsbrev?',
      'Newsletter abonnieren?',
      'Receive our offers?',
    ])
      for (const no of ['No thanks', 'Nej tack', 'Nein danke', 'Non, merci', 'No gracias', 'no'])
        for (const [value, said] of [
          [true, BOTH(false)],
          ['on', BOTH(false)],
          [false, undefined],
        ] as const)
          assert.deepEqual(
            read({ [`${question} (${no})`]: value }).consent,
            said,
            `${question} ${no} ${value}`,
          )
  })

  test('is no refusal because a word behind it is about something else', () => {
    for (const label of ['Newsletter (no spam)', 'Newsletter (no. 1 in Europe)', 'Newsletter (ja tack)'])
      assert.deepEqual(read({ [label]: true }).consent, BOTH(true), label)
  })

  test('begins with the event of that name, and a no beside it wins', () => {
    for (const type of ['subscribe', 'subscribed', 'opt_in', 'contact.subscribed', 'email opt-in']) {
      assert.deepEqual(read({ type }).consent, BOTH(true), type)
      assert.deepEqual(read({ type, newsletter: 'no' }).consent, BOTH(false), type)
    }
    for (const type of ['unsub', 'unsubscribe', 'contact.unsubscribed', 'opt_out', 'optout'])
      assert.deepEqual(read({ type }).consent, BOTH(false), type)
    for (const type of ['subscription.created', 'signup', 'created', 'optical', 'not_subscribed_page'])
      assert.equal(read({ type }).consent, undefined, type)
  })

  test('is not what a list that somebody is on is called by machines', () => {
    for (const id of ['n', 'no', 'y', '0'])
      assert.deepEqual(
        read({ subscribed: true, newsletters: [{ id, name: 'Weekly' }] }).consent,
        BOTH(true),
        id,
      )
  })

  test('is a box by its key and whether it is checked', () => {
    assert.deepEqual([boxes('0'), boxes('1'), boxes(false)], [BOTH(false), BOTH(true), BOTH(false)])
  })
})

describe('a name', () => {
  test('of two words is no name to sign in with', () => {
    assert.equal(read({ user_name: 'Ann Berg' }).name, 'Ann Berg')
    for (const user_name of ['annb', 'Ann', 'ann berg', 'Ann42 Berg'])
      assert.equal(read({ user_name }).name, undefined)
  })

  test('of an entry of tags is a tag', () => {
    const { name, tags } = read({ tags: [{ id: 1, name: 'lead', slug: 'x' }], first_name: 'Ann' })
    assert.deepEqual([name, tags], ['Ann', ['lead']])
  })

  test('of an address gives way to the person’s', () => {
    const { name } = read({
      user: { billingAddressName: 'Berg AB' },
      billingAddress: { fullName: 'Ann Berg' },
    })
    assert.equal(name, 'Ann Berg')
  })
})

describe('a place', () => {
  test('with a name of its own is nobody’s home', () => {
    const location = { address: 'Storgatan 1', city: 'Malmö' }
    assert.equal(read({ location }).city, 'Malmö')
    assert.equal(read({ location: { ...location, name: 'Shop' } }).city, undefined)
  })

  test('of a thing that is bought is not the buyer’s', () => {
    assert.equal(read({ line_items: [{ name: 'Lamp', city: 'Oslo' }] }).city, undefined)
  })
})

describe('a description', () => {
  test('is a note in a form, and of what somebody asks for', () => {
    assert.equal(read({ description: 'Call me' }).note, 'Call me')
    assert.equal(read({ ticket: { description: 'Call me' } }).note, 'Call me')
  })

  test('of anything else is none', () => {
    for (const thing of ['product', 'order', 'event', 'page', 'payment'])
      assert.equal(read({ [thing]: { description: 'A lamp' } }).note, undefined, thing)
    assert.equal(read({ product_description: 'A lamp' }).note, undefined)
  })
})

test('keys are what a table of labels beside them says, or beside what holds them', () => {
  const labels = { '1.3': 'First name', '1.6': 'Last name', q7: 'City' }
  const answers = { '1.3': 'Ann', '1.6': 'Berg', q7: 'Lund' }
  for (const pairs of [
    { ...answers, labels },
    { answers, field_labels: labels },
  ]) {
    const { name, city } = read(pairs)
    assert.deepEqual([name, city], ['Ann Berg', 'Lund'])
  }
})

test('tables of labels are read in time that grows with what was sent', () => {
  const keys = Array.from({ length: 3_000 }, (_, n) => `k${n}`)
  const table = Object.fromEntries(keys.map((key) => [key, 'City']))
  const { email } = read({ labels: table, Labels: table, titles: table, answers: table })
  assert.equal(email, EMAIL.email)
})

test('an object is nothing that a machine filled into a hidden field', () => {
  assert.deepEqual(
    [trapped({ name: 'Helper' }), trapped('x'), trapped(['x']), trapped('')],
    [false, true, true, false],
  )
})
