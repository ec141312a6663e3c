/** The evaluation of payloads (`npm run evaluate`): its scores stay at least what the repository keeps of them. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { payloadsOf, PAYLOADS_BASELINE, type PayloadsBaseline } from './baseline.ts'
import { CASES } from './cases.ts'
import { evaluatePayloads, partOf } from './evaluate.ts'

const { scores, failures } = evaluatePayloads()

describe('the evaluation of payloads', () => {
  test('no class of payloads is read worse than the repository keeps of it', async () => {
    // Our own file, written by `npm run evaluate -- --keep`.
    const kept = JSON.parse(await readFile(PAYLOADS_BASELINE, 'utf8')) as PayloadsBaseline

    for (const [name, { passed }] of Object.entries(kept)) {
      const now = scores.get(name)?.passed ?? 0
      assert.ok(now >= passed, `${name}: ${now} of ${passed}\n${failures.join('\n')}`)
    }
  })

  test('19 in 20 of what the code was not tuned on are read right', () => {
    const { passed, payloads } = payloadsOf(scores, 'held')
    assert.ok(passed / payloads >= 0.95, `${passed} of ${payloads}`)
  })

  test('what the code is tuned on and what it is not share no shape, and there are hundreds of each', () => {
    const [tuned, held] = ['tuned', 'held'].map((part) => CASES.filter((each) => partOf(each) === part))
    const shapes = new Set(tuned?.map(({ group, shape }) => `${group} ${shape}`))
    assert.ok(held?.every(({ group, shape }) => !shapes.has(`${group} ${shape}`)))
    assert.ok((tuned?.length ?? 0) > 200 && (held?.length ?? 0) > 200)
  })
})
