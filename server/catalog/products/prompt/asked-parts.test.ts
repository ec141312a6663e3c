/** Of a long prompt that asks for something by name, what else it tells only ranks. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

function read(prompt: string) {
  const known = { vendors: ['Acme'], collections: ['Living'], tags: [] }
  const { words, age, prices, collections } = readPrompt(prompt, known)
  return { ...words, age, prices, collections }
}

const ASKING: readonly (readonly [string, readonly string[]])[] = [
  [
    'I spend all day in front of the computer and in the evenings I sit on the sofa. What I would love is a desk lamp',
    ['desk lamp'],
  ],
  ['could you help me choose a desk lamp? I usually only buy books and wine', ['desk lamp']],
  ['the kids were playing football in the living room so I need a red dress', ['red', 'dress']],
  ['my cat destroyed everything in the bedroom last night, long story short: a mirror', ['mirror']],
  ['jag sitter i soffan med en kopp te hela kvällarna. Det jag skulle vilja ha är en spegel', ['spegel']],
  ['vi grillade på balkongen i går men nu letar jag efter en ryggsäck', ['ryggsäck']],
  ['meine Mutter trinkt auf dem Sofa Tee, weiß jemand, ob ihr eine Tischlampe habt?', ['tischlampe']],
  ['wir renovieren gerade das Bad und die Küche, jedenfalls muss ich noch einen Koffer finden', ['koffer']],
  ['mon copain joue de la guitare dans un groupe, bref, vous avez un miroir ?', ['miroir']],
  ['hicimos una barbacoa en el balcón y se puso a llover, pero busco una mochila', ['mochila']],
  ['he preguntado en la librería y en el supermercado, ¿tenéis una maleta?', ['maleta']],
]

describe('parts that ask', () => {
  test('what is asked for by name is wanted, and nothing that is talked of beside', () => {
    for (const [prompt, words] of ASKING) {
      const { all, likely, collections } = read(prompt)
      assert.deepEqual([all, likely, collections.include], [words, [], []], prompt)
    }
  })

  test('what is known of the talk comes first of what is wanted', () => {
    const { all, wishes } = read('my cat sleeps on the sofa all day long and I need a blanket')
    assert.deepEqual(all, ['blanket'])
    assert.ok(wishes.includes('cat') && wishes.includes('sofa'))
  })

  test('how old a child is holds, and what else is told beside that only ranks', () => {
    const { age, words } = readPrompt(
      'on part en train avec deux enfants de 6 ans, il nous faut un petit jeu pas trop cher',
      NOTHING_KNOWN,
    )
    assert.equal(age, 6)
    assert.ok(!words.all.includes('train'), words.all.join(' '))
  })

  test('what bounds it holds, wherever it is said', () => {
    const { all, not, age, prices } = read(
      'my son is turning five on Saturday and he can not have nuts, so I need a cake, it should be under 30 euros',
    )
    assert.ok(all.includes('cake') && not.includes('nuts'))
    assert.deepEqual([age, prices.max ?? prices.currency], [5, 30])
  })

  test('what somebody loves, begins or has run out of is what it is for', () => {
    const loved = read('bonjour, mon fils adore les dinosaures, auriez-vous un t-shirt ?')
    assert.ok(loved.any.flat().includes('dinosaures'))
    const begun = read('Hallo zusammen, meine Tochter möchte Ballett machen, habt ihr Schuhe dafür?')
    assert.ok(begun.all.includes('ballett'))
    const out = read('hi, we have run out of olive oil again, have you got a big bottle?')
    assert.ok(out.all.includes('olive oil'))
  })

  test('the same as somebody has is asked for by its name', () => {
    assert.deepEqual(read('just watched a film with my mum where someone had a red dress. Want it!').all, [
      'red',
      'dress',
    ])
  })

  test('a present is asked for by no name: whoever it is for, and what they love, is read whole', () => {
    const { all } = read('I want a present for my sister who is a book lover and drinks tea')
    assert.ok(all.includes('present') && all.includes('sister'))
  })

  test('what somebody saw is no saw', () => {
    assert.ok(!read('I saw a lamp').all.includes('saw'))
    assert.ok(!read('såg en lampa').all.includes('såg'))
    assert.deepEqual(read('hand saw').all, ['hand saw'])
    assert.deepEqual(read('såg').all, ['såg'])
  })

  test('Spanish "sale" is what goes, with whoever goes before it', () => {
    assert.equal(
      readPrompt('mi vuelo sale mañana', { vendors: [], collections: [], tags: [] }).onSale,
      undefined,
    )
  })
})
