/** Which things the words of a sentence tell of. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { conceptsOf, isStop } from './concepts.ts'
import type { Language } from './interpretation.ts'
import { situationOf, votesOf } from './situations.ts'
import { SITUATIONS } from './situations/tables.ts'
import { scan } from './tokens.ts'

const told = (language: Language, prompt: string): string[] =>
  (situationOf(scan(prompt), [language])?.guesses ?? []).map(({ id }) => id)

describe('the words of situations', () => {
  test('tell of the thing that is needed, in each language and in any form', () => {
    for (const [language, prompt, thing] of [
      ['en', 'the sink is blocked again and the water just stands there', 'plunger'],
      ['sv', 'batteriet var dött i morse och bilen startade inte', 'jumper-cables'],
      ['de', 'ein Maulwurf gräbt Hügel in unseren Rasen', 'mole-trap'],
      ['fr', 'on voudrait observer la lune et les étoiles depuis le balcon', 'telescope'],
      ['es', 'botas de estreno y los talones llenos de ampollas', 'blister-plasters'],
    ] as const)
      assert.ok(
        told(language, prompt).slice(0, 3).includes(thing),
        `${prompt}: ${told(language, prompt).join(' ')}`,
      )
  })

  test('tell of nothing by one word of several, nor where no row has them', () => {
    assert.deepEqual(told('en', 'we talked about it for ages'), [])
    assert.deepEqual(told('en', 'qwertz asdfgh yxcvbn'), [])
  })

  test('weigh the more the seldomer they tell', () => {
    const votes = votesOf(scan('the sink is blocked and gurgling'), 'en')
    const [plunger, others] = [votes.get('plunger')?.score ?? 0, votes.get('sink')?.score ?? 0]
    assert.ok(plunger > others, JSON.stringify([plunger, others]))
  })

  test('are of things that the tables know, each once, in five languages', () => {
    const ids = SITUATIONS.map((row) => row.split(' | ')[0] ?? '')
    assert.equal(new Set(ids).size, ids.length)
    for (const row of SITUATIONS) {
      const [id = '', ...columns] = row.split(' | ')
      const name = id.replaceAll('-', ' ')
      assert.equal(columns.length, 5, id)
      for (const words of columns)
        assert.match(words, /^(?:-|[\p{L}\p{M}\p{N}'-]+(?: [\p{L}\p{M}\p{N}'-]+)*)$/u, name)
    }
  })

  test('name concepts: what nothing is indexed by would help nobody', () => {
    const unknown = SITUATIONS.map((row) => row.split(' | ')[0] ?? '').filter(
      (id) => !id.includes('-') && !isStop(id) && !conceptsOf(id).some((concept) => concept.id === id),
    )
    assert.deepEqual(unknown, [])
  })
})
