/** What a product's text tells of another one is not said of this. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ofItself } from './of-others.ts'

const TOLD = [
  'There is an alcohol-free one too.',
  "There's a vegan version as well.",
  'Also available in rust.',
  'Comes in blue, too!',
  'Finns även i grått.',
  'Det finns också en alkoholfri.',
  'Finns även utan parfym.',
  'Auch in Blau erhältlich.',
  'Gibt es auch in einer Variante ohne Alkohol.',
  'Existe aussi en version sans alcool.',
  'Également disponible en noir.',
  'También disponible en rojo.',
  'Hay también una versión sin gluten.',
]
const OWN = [
  'Also suitable for children.',
  'Too heavy for one.',
  'Available in three colours.',
  'Passar även barn.',
  'Auch für Anfänger.',
  'Convient aussi aux enfants.',
  'También para niños.',
  'Alcohol-free, and gluten-free too.',
  'Comes well packed, with a bag too.',
  'There is room for a laptop too.',
  'Det finns även en ficka för mobilen.',
  'Hay también un bolsillo interior.',
]

test('a sentence of another version is left out, whatever stands around it', () => {
  for (const told of TOLD)
    assert.equal(
      ofItself(`Fine and dark. ${told} Keeps for years.`).replaceAll(/\s+/g, ' '),
      'Fine and dark. Keeps for years.',
    )
})

test('a sentence of the product itself stays, though it says "also"', () => {
  for (const own of OWN) assert.equal(ofItself(`Fine. ${own}`), `Fine. ${own}`)
})

test('takes a time that is linear in the length of the text', () => {
  const text = 'also '.repeat(4_000)
  const start = process.cpuUsage()
  assert.equal(ofItself(text), text)
  assert.ok(process.cpuUsage(start).user < 2_000_000)
})
