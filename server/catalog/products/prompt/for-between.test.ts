/** What something is to be no other than, behind whom it is for. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { NOTHING_KNOWN, readPrompt } from './read.ts'

describe('other than', () => {
  test('refuses what stands behind whom it is for, in five languages', () => {
    for (const [prompt, refused] of [
      ['other shoes for my kid than sandals', 'sandals'],
      ['other wheels for my kid than the inline skates', 'inline skates'],
      ['andra skor till min dotter än sandaler', 'sandaler'],
      ['andere Schuhe für meinen Sohn als Sandalen', 'sandalen'],
      ["d'autres chaussures pour ma fille que des sandales", 'sandales'],
      ['otros zapatos para mi hijo que no sean sandalias', 'sandalias'],
    ] as const) {
      const { all, not } = readPrompt(prompt, NOTHING_KNOWN).words
      assert.deepEqual([not, all.includes(refused)], [[refused], false], prompt)
    }
  })

  test('refuses nothing that a clause only tells', () => {
    assert.deepEqual(readPrompt('otros zapatos para mi hijo que sean bonitos', NOTHING_KNOWN).words.not, [])
  })
})
