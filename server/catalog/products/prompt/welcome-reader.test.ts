/** What somebody has nothing against is wanted, and not refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPrompt } from './read.ts'

function read(prompt: string): string {
  const { words } = readPrompt(prompt, { vendors: [], collections: [], tags: [] })
  return `${[...words.all, ...words.any.flat()].join(' ')} | ${words.not.join(' ')}`
}

test('a thing that nobody has anything against, or that would not go amiss, is wanted', () => {
  const prompts = {
    lamp: "I wouldn't mind a lamp; a lamp wouldn't go amiss; nothing against a lamp; I'm not opposed to a lamp; no objection to a lamp; wouldn't say no to a lamp",
    lampa:
      'jag har inget emot en lampa; en lampa hade inte varit fel; en lampa vore inte dumt; jag tackar inte nej till en lampa',
    lampe:
      'ich hätte nichts gegen eine Lampe; gegen eine Lampe hätte ich nichts; eine Lampe wäre nicht schlecht; eine Lampe würde ich nicht ablehnen; zu einer Lampe sage ich nicht nein; je n’ai rien contre une lampe; une lampe ne serait pas de refus; je ne dirais pas non à une lampe',
    lámpara:
      'no me importaría una lámpara; no me vendría mal una lámpara; una lámpara no estaría mal; no tengo nada en contra de una lámpara; no le haría ascos a una lámpara',
  }
  for (const [thing, list] of Object.entries(prompts))
    for (const prompt of list.split('; ')) assert.equal(read(prompt), `${thing} | `, prompt)
})

test('with what is said of it', () => {
  assert.equal(read('nothing against a red scarf'), 'red scarf | ')
  assert.equal(read('gegen einen roten Schal hätte ich nichts einzuwenden'), 'roten schal | ')
})

test('what it is made of is not asked for where a thing is', () => {
  assert.equal(read('I have nothing against wool, a jumper'), 'jumper | ')
  assert.equal(read('gegen Wolle hab ich nichts, ein Pullover'), 'pullover | ')
})

test('who has nothing against a trouble wants what helps', () => {
  assert.doesNotMatch(read('ich habe nichts gegen Kopfschmerzen'), /\| kopfschmerzen/)
})
