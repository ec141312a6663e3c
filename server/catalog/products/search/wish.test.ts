/** What a prompt wishes: of more words than are looked for, those that tell most; and what comes for a child of an age. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from '../prompt/read.ts'
import { queryOf } from './query.ts'
import { wishOf } from './wish.ts'

const asked = (prompt: string): ReturnType<typeof queryOf> =>
  queryOf(wishOf(readPrompt(prompt, NOTHING_KNOWN)), () => [])

test('a thing that is named behind a dozen words of which nothing is known is wished all the same', () => {
  const unknown = 'zorb blint quarf mondel trisk plovan gerrit haspin wolder kintz brauv nelpo drusk'
  const { terms } = wishOf(readPrompt(`${unknown} kettle`, NOTHING_KNOWN))
  assert.equal(terms.length, 12)
  assert.deepEqual(terms.at(-1)?.words, ['kettle'])
})

test('of games for a child toys come as well, and of games for nobody in particular none', () => {
  for (const prompt of ['games for a 7 year old', 'jeux pour enfant de 7 ans', 'juegos para niños de 7 años'])
    assert.match(asked(prompt).matching ?? '', /§!toy/, prompt)
  assert.doesNotMatch(asked('games').matching ?? '', /§!toy/)
})

test('a puzzle of a thousand pieces is none for a child of four', () => {
  assert.match(asked('puzzle for a 4 year old').refusing ?? '', /'1000'/)
  assert.doesNotMatch(asked('puzzle for a 9 year old').refusing ?? '', /'1000'/)
})

test('what is said of things that are listed is said of each', () => {
  for (const [prompt, ids] of [
    ['gorro y gafas para la piscina', ['swimming-cap', 'swimming-goggles']],
    ['casque et gants de vélo', ['bike-helmet', 'cycling-gloves']],
    ['casque et antivol pour le vélo', ['bike-helmet', 'bike-lock']],
    ['skål och säng till hunden', ['pet-bowl', 'dog-bed']],
    ['light and lock for my bike', ['bike-light', 'bike-lock']],
  ] as const) {
    const { terms } = wishOf(readPrompt(prompt, NOTHING_KNOWN))
    assert.equal(terms.length, 1, prompt)
    for (const id of ids) assert.ok(terms[0]?.concepts?.includes(id), `${prompt}: ${id}`)
  }
})
