/** What is refused of a thing that is named twice, or of another than another, and words that name a thing where a prompt begins. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { likenessIn } from './likeness.ts'
import { unsaidLikenessIn } from './likeness-unsaid.ts'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

const read = (prompt: string): string => {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  return `${words.all.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`
}

const readsAs = (prompts: Readonly<Record<string, string>>): void => {
  for (const [prompt, expected] of Object.entries(prompts)) assert.equal(read(prompt), expected, prompt)
}

describe('readPrompt, what is refused of a thing', () => {
  test('of what is named again only what tells which is refused', () => {
    readsAs({
      'chocolate, no dark chocolate': 'chocolate | dark',
      'chocolate pero no chocolate con leche': 'chocolate | leche',
      'bicicleta que no sea bici eléctrica': 'bicicleta | eléctrica',
      'vélo mais pas vélo enfant': 'vélo | enfant',
      'Tasche, aber keine Tasche aus Leder': 'tasche | leder',
      'jumper, not a wool jumper': 'jumper | wool',
      'hat, just not a cap please': 'hat | cap',
    })
  })

  test('and no bound, order or name that stands behind it', () => {
    const known = { ...NOTHING_KNOWN, collections: ['Dresses'] }
    for (const behind of ['under 100 euro', 'cheapest', 'collection Dresses', 'tag:gift', 'on sale']) {
      const { words } = readPrompt(`not leather not leather ${behind}`, known)
      assert.deepEqual([words.all, words.not], [[], ['leather']], behind)
    }
  })

  test('and of a maker that is named again nothing else is', () => {
    assert.deepEqual(
      readPrompt('lamp without Acme, without Acme Berg', { ...NOTHING_KNOWN, vendors: ['Acme', 'Berg'] })
        .vendors,
      { include: ['Berg'], exclude: ['Acme'] },
    )
  })

  test('another than another thing is not to be that', () => {
    readsAs({
      'annan väska än handväska': 'väska | handväska',
      'annan cykel än barncykel': 'cykel | barncykel',
      'eine andere Tasche als Rucksack': 'tasche | rucksack',
      "un autre sac qu'un sac à dos": 'sac | sac à dos',
      'otro bolso que no sea mochila': 'bolso | mochila',
      'thé autre que thé noir': 'thé | thé noir',
      'parfum autre que vanille': 'parfum | vanille',
    })
  })

  test('of a thing and its colour the colour is refused, though either is another thing elsewhere', () => {
    readsAs({
      'nada de zapatos blancos': 'zapatos | blancos',
      'pas de chaussures rouges': 'chaussures | rouges',
      'ningún jersey negro': 'jersey | negro',
      'ingen gul filt': 'filt | gul',
    })
  })

  test('what is refused tells nothing of what stands before, nor what is the matter', () => {
    for (const prompt of ['vin, pas de vin rouge', 'sofá, nada de sofá cama'])
      assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.modifiers, [], prompt)
    assert.deepEqual(readPrompt('etwas für den Hund, kein Bett', NOTHING_KNOWN).words.likely, [])
    readsAs({ 'Tisch in jeder Farbe außer schwarz': 'tisch | schwarz' })
  })

  test('a kind that is not to be so is like no product that is called by it', () => {
    assert.equal(unsaidLikenessIn('tienda de campaña pero no verde'), undefined)
    assert.equal(likenessIn('appareil photo mais pas noir'), undefined)
  })
})

describe('readPrompt, what a prompt begins with', () => {
  test('names paint and films, which beside another thing are its colour or on it', () => {
    readsAs({
      'färg men inte akvarell': 'målarfärg | akvarell',
      'weiße Farbe': 'weiße wandfarbe | ',
      'klänning färg blå': 'klänning blå | ',
      'Tasche Farbe rot': 'tasche rot | ',
      'dress in the colour blue': 'dress blue | ',
      'film, inte blu-ray': 'dvd | blu-ray',
      película: 'dvd | ',
    })
  })
})
