/** What somebody can not take, is against or has had enough of, in sentences of any words: refused, and a remedy is no refusal. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

function denied(prompt: string): string {
  const { words } = readPrompt(prompt, NOTHING_KNOWN)
  return words.not.join(' ')
}

function denies(table: Readonly<Record<string, string>>): void {
  for (const [prompt, expected] of Object.entries(table)) assert.equal(denied(prompt), expected, prompt)
}

describe('what somebody can not take', () => {
  test('what does somebody harm is refused, before or behind what it does', () => {
    denies({
      'chocolate, nuts could kill him': 'nuts',
      'Pullover, von Wolle kriege ich Ausschlag': 'wolle',
      'couette, le duvet me fait éternuer': 'duvet',
      'vin, jag får ont i huvudet av rött': 'rött',
      'duvet, I react to down': 'down',
      'chocolate, los frutos secos los tiene prohibidos': 'frutos secos',
      'Schokolade, mein Kind ist gegen Nüsse allergisch': 'nüsse',
    })
  })

  test('where a remedy is asked for nothing is refused, and nothing that somebody has', () => {
    denies({
      'I get a rash from nappies, need a cream': '',
      'Creme, von Wolle bekomme ich Ausschlag': '',
      "my toaster doesn't work, need a new one": '',
      'shampoo, dandruff makes my head itch': '',
      'comida que no come mi perro': '',
    })
  })

  test('what somebody is against, or has given up, is refused', () => {
    denies({
      "bag, I've gone off leather": 'leather',
      'bottines, je suis contre le cuir': 'cuir',
      'zapatillas, estoy en contra del cuero': 'cuero',
      'Winterjacke, Daunen lehne ich ab': 'daunen',
      'tröja, jag är emot ull': 'ull',
      'flowers for mum, she hates lilies': 'lilies',
    })
  })

  test('French "plus de" is no more of what a thing is of, and more of what one asks for', () => {
    denies({
      'une ceinture, plus de cuir pour moi': 'cuir',
      'robe, assez de noir': 'noir',
      'un sac avec plus de poches': '',
      'plus de bougies parfumées': '',
    })
  })

  test('a denial, and what is too much of something, stand behind it', () => {
    denies({
      'saker till hunden, munkorg aldrig i livet': 'munkorg',
      'bolso, cuero jamás': 'cuero',
      'Schokolade, dunkle schmeckt mir nicht': 'dunkle',
      'tea, green is too bitter for me': 'green',
      'chocolat, le noir est trop amer pour moi': 'noir',
    })
  })

  test('what a refused material is like is no reason to want it', () => {
    denies({
      'sweater, not itchy wool again': 'itchy wool',
      'a jacket, not black leather': 'black',
    })
  })

  test('in another colour nothing is to be dyed', () => {
    const { words } = readPrompt('Jeans in anderer Farbe', NOTHING_KNOWN)
    assert.deepEqual(words.all, ['jeans'])
  })
})
