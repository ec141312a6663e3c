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

test('a part that is sent twice, or holds the whole name, is not doubled', () => {
  for (const [input, name] of [
    [{ first_name: 'Elio', last_name: 'De Santis', 'field:last_name_2': 'De Santis' }, 'Elio De Santis'],
    [{ Prénom: 'Jean-Luc', Nom: 'Jean-Luc Besson' }, 'Jean-Luc Besson'],
    [{ nombre: 'Ana Ruiz Gil', apellidos: 'Ruiz Gil' }, 'Ana Ruiz Gil'],
    [{ nombre: 'Ana', apellidos: 'Ruiz Gil', segundo_apellido: 'Gil' }, 'Ana Ruiz Gil'],
    [{ nombre: 'Ana', primer_apellido: 'García', segundo_apellido: 'García' }, 'Ana García García'],
    [{ first_name: 'Martin', last_name: 'Martin' }, 'Martin Martin'],
  ] as const)
    assert.equal(nameOf(input), name)
})

test('the name of a file is nobody’s', () => {
  const parts = { first_name: 'Siv', last_name: 'Öberg' }
  const file = { url: 'https://files.example/1', mimeType: 'application/pdf', size: 300 }
  for (const name of ['plan.pdf', 'Anna Ritning'])
    for (const value of [{ name, ...file }, [{ name, ...file }]]) {
      assert.equal(nameOf({ ...parts, Ritning: value }), 'Siv Öberg')
      assert.equal(nameOf({ Ritning: value }), undefined)
    }
  assert.equal(nameOf({ ...parts, name: 'plan.pdf' }), 'Siv Öberg')
})

test('a surname in capitals comes behind the first name, but not under the contract’s own key', () => {
  for (const [typed, name] of [
    ['BERG Ann', 'Ann BERG'],
    ['van den BERG Joost', 'Joost van den BERG'],
    ['DE LUCA Marco', 'Marco DE LUCA'],
    ["O'BRIEN Kate Mary", "Kate Mary O'BRIEN"],
    ['ANN BERG', 'ANN BERG'],
    ['AJ Smith', 'AJ Smith'],
    ['ACME Studio', 'ACME Studio'],
    ['Ann BERG', 'Ann BERG'],
  ] as const)
    assert.equal(nameOf({ Namn: typed }), name, typed)
  assert.equal(nameOf({ name: 'BERG Ann' }), 'BERG Ann')
  assert.equal(nameOf({ email: 'ann.berg@example.se', Namn: 'ANN Berg' }), 'ANN Berg')
  assert.deepEqual(readFields({ email: 'a@example.fr', nom: 'BERG Ann' }, [], 'FR').namePart, undefined)
})

test('under a label that asks for the last name first the address says which is which', () => {
  for (const label of ['Nom et prénom', 'Cognome e nome', 'Apellidos y nombre', 'Nazwisko i imię'])
    for (const local of ['ann.berg', 'aberg', 'a_berg'])
      assert.equal(nameOf({ email: `${local}@example.fr`, [label]: 'Berg Ann' }), 'Ann Berg', label)
  assert.equal(nameOf({ email: 'berg.ann@example.fr', 'Nom et prénom': 'Berg Ann' }), 'Berg Ann')
  assert.equal(nameOf({ email: 'info@example.fr', 'Nom et prénom': 'Berg Ann' }), 'Berg Ann')
  assert.equal(nameOf({ email: 'ann.berg@example.fr', Namn: 'Berg Ann' }), 'Berg Ann')
})
