/** Guards what a misspelt name of a field is taken for: near enough to help, and never a far one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findNearest } from './nearest.ts'

const KNOWN = ['name', 'email', 'created', 'customFields.size']

for (const [written, meant] of [
  ['NAME', 'name'],
  ['nam', 'name'],
  ['names', 'name'],
  ['nmae', 'name'],
  ['nms', undefined],
  ['emal', 'email'],
  ['eamli', 'email'],
  ['emailed', 'email'],
  ['emaileds', undefined],
  ['ema', 'email'],
  ['em', undefined],
  ['craeted', 'created'],
  ['CUSTOMFIELDS.SIZE', 'customFields.size'],
  ['updated', undefined],
  ['', undefined],
] as const) {
  test(`${JSON.stringify(written)} is taken for ${meant ?? 'nothing'}`, () => {
    assert.equal(findNearest(written, KNOWN), meant)
  })
}

test('capitals are no slips, on either side', () => {
  assert.equal(findNearest('customfields.size_eu', ['customFields.SIZE_EU']), 'customFields.SIZE_EU')
})

test('of two that are near the nearer one is meant, and of equals the first', () => {
  assert.equal(findNearest('titel', ['tiles', 'title']), 'title')
  assert.equal(findNearest('price', ['prices', 'prince']), 'prices')
})
