/** Values whose names say little: boxes that builders number, numbers called a number, names that are a kind's or a parcel's. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readFields } from './fields.ts'

const ADDRESS = 'maja@example.se'

const answer = (id: string, email: string) => ({ type: 'email', email, field: { id, type: 'email' } })

const read = (input: Readonly<Record<string, unknown>>) =>
  readFields([...Object.entries(input), ['email', ADDRESS]], [], 'SE')

describe('a key or a question that only asks to subscribe', () => {
  for (const [label, value, wanted] of [
    ['subscribe', true, true],
    ['subscribe', 'Subscribe', true],
    ['subscribe', false, false],
    ['Do you want to subscribe?', 'No', false],
    ['Vill du prenumerera?', 'Ja', true],
    ['Do not subscribe me', 'on', false],
  ] as const)
    test(`is consent: ${label}: ${value}`, () =>
      assert.equal(read({ [label]: value }).consent?.email, wanted))

  test('is none where it names something else', () => {
    for (const label of ['subscribe_url', 'subscribe_form_id', 'subscribe_date'])
      assert.equal(read({ [label]: '1' }).consent, undefined, label)
  })
})

describe('a box that its builder only numbers', () => {
  for (const [value, wanted] of [
    [['Ja, ich möchte den Newsletter erhalten'], true],
    ['Skicka mig nyhetsbrevet', true],
    ['No newsletter please', false],
    ['I agree to the terms', undefined],
    ['Blue', undefined],
  ] as const)
    test(`says what its own words say: ${String(value)}`, () => {
      for (const key of ['checkbox', 'input_5', 'choices[3]'])
        assert.equal(read({ [key]: value }).consent?.email, wanted, key)
    })

  test('has no such words where it is called something', () => {
    assert.equal(read({ message: 'Send me the newsletter of 2019' }).consent, undefined)
  })
})

describe('a number with its country', () => {
  for (const label of ['Best number to reach you', 'q5_numeroDe', 'Nummer'])
    test(`is a phone under a name that says only number: ${label}`, () =>
      assert.equal(read({ [label]: '+46701234567' }).phone, '+46701234567'))

  test('is none under another name, nor is one without its country', () => {
    for (const [label, value] of [
      ['Order number', '+46701234567'],
      ['Account number', '00467012345678'],
      ['Nummer', '0701234567'],
    ] as const)
      assert.equal(read({ [label]: value }).phone, undefined, label)
  })
})

describe('a name', () => {
  test('of a parcel is not that of who ordered it', () => {
    const { name } = read({ fornamn: 'Maja', efternamn: 'Lind', leverans_namn: 'Olof Strand' })

    assert.equal(name, 'Maja Lind')
    assert.equal(read({ leverans_namn: 'Olof Strand' }).name, 'Olof Strand')
  })

  test('that repeats the kind of an event is nobody’s', () => {
    assert.equal(read({ Type: 'HardBounce', Name: 'Hard bounce' }).name, undefined)
    assert.equal(read({ Type: 'HardBounce', Name: 'Maja Lind' }).name, 'Maja Lind')
  })
})

test('the title of a form says nothing of its answers, whatever it is called', () => {
  for (const title of ['Workshop enquiry', 'Shop question', 'Friends’ message'])
    assert.equal(
      readFields(
        Object.entries({
          form_response: {
            form_id: 'q',
            definition: { id: 'q', title, fields: [{ id: 'a', type: 'email', title: 'Your email' }] },
            answers: [answer('a', ADDRESS)],
          },
        }),
        [],
        'SE',
      ).email,
      ADDRESS,
      title,
    )
})

describe('parts that a plugin only counts', () => {
  test('are a name, and an address', () => {
    const { name, address, city, postalCode } = read({
      '1.3': 'Maja',
      '1.6': 'Lind',
      '4.1': 'Storgatan 9',
      '4.3': 'Lund',
      '4.5': '222 22',
    })
    assert.deepEqual([name, address, city, postalCode], ['Maja Lind', 'Storgatan 9', 'Lund', '222 22'])
  })

  test('are none where a box has such choices', () =>
    assert.equal(read({ '7.1': '', '7.3': 'Red', '7.5': '', '7.6': 'Blue' }).name, undefined))
})

test('abbreviations of both names are read', () => {
  assert.equal(read({ fnamn: 'Maja', enamn: 'Lind' }).name, 'Maja Lind')
  assert.equal(read({ vn: 'Maja', nn: 'Lind' }).name, 'Maja Lind')
})

test('what says too little behind the mark of its form is called by its own word', () => {
  const { name } = readFields({ give_first: 'Maja', give_last: 'Lind', give_email: ADDRESS }, [], 'SE')
  assert.equal(name, 'Maja Lind')
  const place = readFields({ 'pf-mail': ADDRESS, 'pf-cap': '43121', 'pf-citta': 'Parma' }, [], 'SE')
  assert.deepEqual([place.postalCode, place.city], ['43121', 'Parma'])
  const other = readFields({ friend_first: 'Kim', friend_last: 'Berg', email: ADDRESS }, [], 'SE')
  assert.equal(other.name, undefined)
})

test('a box under a key that is cut from its own words says what they say', () => {
  for (const [key, value, wanted] of [
    ['q8_quieroRecibir', ['Quiero recibir ofertas por correo'], true],
    ['q9_ichMochte', 'Ich möchte keinen Newsletter', false],
    ['q3_favouriteColour', 'Blue', undefined],
  ] as const)
    assert.equal(read({ [key]: value }).consent?.email, wanted, key)
})

test('fields that a form counts are of one person', () => {
  const fields = {
    'akID[12][value]': 'Maja Lind',
    'akID[13][value]': ADDRESS,
    'akID[14][value]': 'Do you restore pianos?',
  }
  const { email, note } = readFields(fields, [], 'SE')
  assert.deepEqual([email, note], [ADDRESS, 'Do you restore pianos?'])
})
