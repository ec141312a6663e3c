/** What the document says of this installation. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { labelled } from './openapi-words.ts'

test('third-party systems are named in their order, six at most, and not at all when none is', () => {
  assert.equal(labelled([]), '')
  assert.match(labelled(['Till', 'Front desk']), /`third_party_1` is Till, `third_party_2` is Front desk\.$/)
  assert.doesNotMatch(labelled(['a', 'b', 'c', 'd', 'e', 'f', 'g']), /third_party_7/)
})
