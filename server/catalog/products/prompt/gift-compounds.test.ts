/** A present in one word with whose it is, and what is given to whoever studies or works at something. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

test('a present in one word with whose it is, or whose day, is a present and for them', () => {
  for (const [prompt, words] of [
    ['Vatertagsgeschenk', ['vatertags', 'geschenk']],
    ['mammapresent', ['mamma', 'present']],
    ['Opageschenk', ['opa', 'geschenk']],
    ['hochzeitsgeschenk', ['hochzeitsgeschenk']],
    ['Geschenkkorb', ['geschenkkorb']],
  ] as const)
    assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.all, words, prompt)
})

test('who works at a computer plays no games at it', () => {
  for (const [prompt, work] of [
    ['Geschenk für jemanden, der viel am Computer arbeitet', 'büroangestellte'],
    ['present till någon som jobbar vid datorn', 'kontorist'],
    ['cadeau pour un ami qui travaille sur ordinateur', 'employé de bureau'],
  ] as const)
    assert.deepEqual(readPrompt(prompt, NOTHING_KNOWN).words.any, [[work]], prompt)
})
