/** What broke is wanted again, in five languages; what only makes a thing go, or a part of it, is another matter. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const wanted = (prompt: string): readonly (readonly string[])[] =>
  readPrompt(prompt, { vendors: [], collections: [], tags: [] }).words.any

describe('what broke', () => {
  for (const [prompt, thing] of [
    ['my kettle died', 'kettle'],
    ['our old toaster has finally given up the ghost', 'toaster'],
    ['my iron broke this morning and I have a wedding tomorrow', 'iron'],
    ['min gamla dammsugare har slutat fungera', 'dammsugare'],
    ['brödrosten har gett upp', 'brödrosten'],
    ['unser Toaster hat den Geist aufgegeben', 'toaster'],
    ['mein Bügeleisen ist heute kaputt gegangen', 'bügeleisen'],
    ['notre grille-pain est mort', 'grille-pain'],
    ['mon fer à repasser vient de lâcher', 'fer à repasser'],
    ['se me ha roto la plancha esta mañana y mañana tengo una boda', 'plancha'],
    ['la lavadora se ha estropeado', 'lavadora'],
  ] as const)
    test(`is wanted: ${prompt}`, () => assert.deepEqual(wanted(prompt), [[thing]]))

  for (const prompt of [
    'my phone died on the trip',
    'die Fernbedienung geht nicht mehr',
    'the zip on my jacket is broken',
    'my nails are broken',
    'our washing machine broke and flooded the kitchen, now I need towels',
  ])
    test(`is not meant: ${prompt}`, () => assert.deepEqual(wanted(prompt), []))
})
