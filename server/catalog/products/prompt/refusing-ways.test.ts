/** Ways to refuse, in five languages: what a thing may not be or have, what somebody is tired of, any but. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: ['Acme'], collections: [], tags: [], sizes: [] }

/** "wanted | denied", of words and of makers. */
function read(prompt: string): string {
  const { words, vendors } = readPrompt(prompt, shop)
  return `${words.all.join(' ')} | ${[...words.not, ...vendors.exclude].join(' ')}`
}

const WAYS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'what it may not be or have': {
    "a jacket, shouldn't be grey": 'jacket | grey',
    'a jacket that must not have a hood': 'jacket | hood',
    'skål som inte får vara av plast': 'skål | plast',
    'kex som inte innehåller nötter': 'kex | nötter',
    'eine Schüssel, die nicht aus Plastik sein darf': 'schüssel | plastik',
    'une veste qui ne doit pas être noire': 'veste | noire',
    'una chaqueta que no puede ser de cuero': 'chaqueta | cuero',
  },
  'what somebody is tired of': {
    "I'm tired of plastic, give me a bowl": 'bowl | plastic',
    'sneakers, not keen on white': 'sneakers | white',
    'en jacka, trött på svart': 'jacka | svart',
    'Jacke, nein danke zu Leder': 'jacke | leder',
    'marre du noir, une veste': 'veste | noir',
    'chaqueta, harto de negro': 'chaqueta | negro',
    'a jacket, sick of Acme': 'jacket | Acme',
  },
  'what need not be': { 'Schüssel, Plastik muss nicht sein': 'schüssel | plastik' },
  'any but': {
    'any jacket but grey': 'jacket | grey',
    'a jacket from anyone but Acme': 'jacket | Acme',
  },
  'none of it': {
    'cola zero sugar': 'cola | sugar',
    'läsk noll socker': 'läsk | socker',
    'un bol sans plastique': 'bol | plastique',
  },
}

describe('it is refused', () => {
  for (const [way, prompts] of Object.entries(WAYS))
    test(way, () => {
      for (const [prompt, expected] of Object.entries(prompts)) assert.equal(read(prompt), expected, prompt)
    })
})

test('what only sounds so refuses nothing', () => {
  for (const prompt of [
    'skipping rope',
    'zero gravity chair',
    'souris sans fil',
    'silla de paso',
    'men shoes',
  ])
    assert.match(read(prompt), / \| $/, prompt)
  assert.doesNotMatch(read('till farfar som inte ser så bra'), /\| .*bra/)
})
