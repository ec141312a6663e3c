/** Whoever is called by what they love is looked for by it, in five languages; a thing that is called so stays one. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function loved(prompt: string): readonly (readonly string[])[] {
  return readPrompt(prompt, shop).words.any
}

describe('people called by what they love', () => {
  test('are read as what they love', () => {
    for (const [prompt, need] of [
      ['gift for a climber', 'loves climbing'],
      ['till en hobbybagare', 'loves baking'],
      ['Geschenk für unseren Kletterer', 'loves climbing'],
      ['cadeau pour un motard', 'loves motorbikes'],
      ['para una instagramer', 'loves social media'],
      ['my sister is an artist', 'likes to paint pictures'],
      ['Geschenk für einen Bogenschützen', 'loves archery'],
      ['present till en hobbykock', 'loves cooking'],
      ['present till en fågelfotograf', 'loves photography'],
      ['Geschenk für eine Hochzeitsfotografin', 'loves photography'],
      ['gift for a triathlete', 'start running'],
      ['Geschenk für einen Läufer', 'start running'],
      ['något till en hemmasnickare', 'handy man'],
      ['Geschenk für jemanden mit Garten', 'loves gardening'],
      ['till min svåger, en riktig fiskegubbe', 'loves fishing'],
      ['gift for a girl who wants to be a ballet dancer', 'loves dancing'],
    ] as const)
      assert.deepEqual(loved(prompt), [[need]], prompt)
  })

  test('of a present, what somebody has got or drinks is what they love, however it is said', () => {
    for (const [prompt, need] of [
      ['gift for my aunt, she has just got a puppy', 'dog owner'],
      ['present till farbror som har skaffat en katt', 'cat owner'],
      ['Geschenk für meine Tante, sie hat sich gerade einen Hund geholt', 'dog owner'],
      ['cadeau pour mon frère, il a un cheval', 'loves horses'],
      ['regalo para mi tío, tiene un loro', 'loves parrots'],
      ['Geschenk für meinen Freund, er lässt sich einen Bart stehen', 'loves beards'],
      ['birthday present for someone who only drinks tea', 'tea lover'],
      ['was schenke ich meinem Bruder, er trinkt gern Gin', 'loves gin'],
      ['my uncle keeps bees, gift idea?', 'beekeeper'],
    ] as const)
      assert.deepEqual(loved(prompt), [[need]], prompt)
    assert.deepEqual(loved('bed for a dog that has got a puppy'), [])
    assert.deepEqual(loved('gift for dad, he has no dog'), [])
  })

  test('a biker jacket is a jacket, and who is no climber wants nothing for it', () => {
    assert.deepEqual(loved('a biker jacket'), [])
    assert.deepEqual(loved('walker for grandma'), [])
    assert.deepEqual(loved('she is no climber'), [])
  })
})
