/** Last names in parts: two surnames, the words before one, and initials. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFields } from './fields.ts'

const nameOf = (input: object) => readFields({ email: 'sanne@example.nl', ...input }, [], 'SE').name

test('the words before a surname come before it, whatever they are called', () => {
  for (const [label, words] of [
    ['Tussenvoegsel', 'van den'],
    ['tussenvoegsel', 'de'],
    ['middle_name', 'van der'],
    ['infix', 'van'],
  ] as const)
    assert.equal(
      nameOf({ first_name: 'Sanne', [label]: words, last_name: 'Berg' }),
      `Sanne ${words} Berg`,
      label,
    )
  assert.equal(
    nameOf({ Voornaam: 'Sanne', Tussenvoegsel: 'van den', Achternaam: 'van den Berg' }),
    'Sanne van den Berg',
  )
  assert.equal(nameOf({ Voornaam: 'Sanne', Tussenvoegsel: '', Achternaam: 'Vos' }), 'Sanne Vos')
})

test('a name that is only like such words is one of its own, and a country’s prefix none', () => {
  assert.equal(nameOf({ first_name: 'Anh', last_name: 'Le', billing_last_name: 'Le' }), 'Anh Le')
  assert.equal(nameOf({ first_name: 'Anh', last_name: 'Van' }), 'Anh Van')
  assert.equal(nameOf({ first_name: 'Sanne', middle_name: 'Delphine', last_name: 'Vos' }), 'Sanne Vos')
  assert.equal(nameOf({ first_name: 'Sanne', last_name: 'Vos', prefix: '+31' }), 'Sanne Vos')
  assert.equal(nameOf({ first_name: 'Sanne', last_name: 'Vos', signature: { last_name: 'de' } }), 'Sanne Vos')
})

test('initials are the first name only where there is no other', () => {
  assert.equal(nameOf({ Voorletters: 'S.', Achternaam: 'Vos' }), 'S. Vos')
  assert.equal(nameOf({ Voorletters: 'S.', Voornaam: 'Sanne', Achternaam: 'Vos' }), 'Sanne Vos')
})
