/** The evaluation of prompts (`npm run evaluate`): its scores stay at least what the repository keeps of them. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { aServer } from '../support/server.ts'
import { BASELINE, baselineOf, sumOf, type Baseline } from './baseline.ts'
import { CASES } from './prompts/cases.ts'
import { ITEMS } from './prompts/catalogue.ts'
import type { Evaluated } from './prompts/evaluate.ts'
import { evaluateAll } from './shops.ts'
import { TEMPLATES } from './prompts/templates.ts'

const server = await aServer()
after(() => server.close())
let evaluated: Evaluated
let kept: Baseline

before(async () => {
  evaluated = await evaluateAll(server)
  // Our own file, written by `npm run evaluate -- --keep`.
  kept = JSON.parse(await readFile(BASELINE, 'utf8')) as Baseline
})

describe('the evaluation of prompts', () => {
  test('no class of prompts is answered worse than the repository keeps of it', () => {
    const now = baselineOf(evaluated.scores)

    for (const [name, score] of Object.entries(kept)) {
      const { passed, ndcg } = now[name] ?? { passed: 0, ndcg: 0 }
      assert.ok(
        passed >= score.passed && ndcg >= score.ndcg - 0.002,
        `${name}: ${passed}, ${ndcg} of ${score.passed}, ${score.ndcg}`,
      )
    }
  })

  test('no price bound is answered with its opposite', () => {
    for (const part of ['tuned', 'held']) assert.equal(sumOf(evaluated.scores, `${part} bounds`).inverted, 0)
  })

  test('what the code is tuned on and what it is not share no template', () => {
    const rows = TEMPLATES.trim()
      .split('\n')
      .map((row) => row.split(' | '))
    const tuned = new Set(rows.filter(([, , part]) => part === 'tuned').map(([, , , template]) => template))

    assert.ok(rows.every(([, , part, template]) => part === 'tuned' || !tuned.has(template)))
    assert.ok(ITEMS.length >= 400 && CASES.length >= 500)
  })
})
