/** What somebody does not mind, in five languages, is neither refused nor wanted; what is denied twice is wanted. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { readPrompt } from './read.ts'

const shop = { vendors: [], collections: [], tags: [] }

function read(prompt: string): string {
  const { words } = readPrompt(prompt, shop)
  return `${words.all.join(' ')} | ${[...words.not, ...words.notPhrases].join(' ')}`
}

function readAs(expected: string, prompts: readonly string[]): void {
  for (const prompt of prompts) assert.equal(read(prompt), expected, prompt)
}

describe('what somebody does not mind', () => {
  test('is neither refused nor wanted', () => {
    readAs('jacket | ', [
      "a jacket, doesn't have to be leather",
      'a jacket, not necessarily leather',
      "a jacket, I don't mind wool",
      'a jacket, wool is fine too',
      "a jacket, leather or not doesn't matter",
      "a jacket, it doesn't need to be expensive",
    ])
    readAs('jacka | ', ['en jacka, behöver inte vara läder', 'en jacka, spelar ingen roll om den är i ull'])
    readAs('jacke | ', ['eine Jacke, muss nicht aus Leder sein', 'eine Jacke, egal ob Leder oder nicht'])
    readAs('sac | ', ['un sac, pas forcément en cuir', 'un sac, le cuir ne me dérange pas'])
    readAs('bolso | ', ['un bolso, no tiene que ser de cuero', 'un bolso, da igual si es de cuero o no'])
  })

  test('what must not be is refused', () => {
    readAs('jacket | leather', ['a jacket, must not be leather', 'a jacket, leather is not fine'])
    readAs('jacka | läder', ['en jacka, får inte vara läder'])
    readAs('bolso | cuero', ['un bolso, no puede ser de cuero'])
  })
})

describe('what is denied twice', () => {
  test('is wanted', () => {
    for (const prompt of [
      'a jacket, not without leather',
      "a jacket, I don't want one without leather",
      'en jacka, inte utan läder',
      'en jacka, jag vill inte ha en utan läder',
      'eine Jacke, nicht ohne Leder',
      'eine Jacke, ich will keine ohne Leder',
      'un sac, pas sans cuir',
      'un bolso, no sin cuero',
    ])
      assert.match(read(prompt), /(?:leather|läder|leder|cuir|cuero) \| $/, prompt)
  })

  test('a "but" behind a denial, and a lone "without", deny as ever', () => {
    assert.equal(read('inte en hatt utan en keps'), 'keps | hatt')
    assert.equal(read('jacket without leather'), 'jacket | leather')
  })
})
