import assert from 'node:assert/strict'
import { test } from 'node:test'
import { conjunctsOf } from './workspace-words-store.ts'

const CASES: readonly (readonly [string, readonly string[]])[] = [
  ["'a'", ["'a'"]],
  ["('a'|'b')", ["'a'|'b'"]],
  ["('a'&'b')", ["'a'", "'b'"]],
  ["(('a'|'b')&('c'&('d'|'e'&'f')))&!('g'|'h')", ["'a'|'b'", "'c'", "'d'|'e'&'f'", "!('g'|'h')"]],
  ["('a')|('b'&'c')", ["('a')|('b'&'c')"]],
  ["!('a'&'b')", ["!('a'&'b')"]],
  ["('a'<->'b')&'c':*A", ["'a'<->'b'", "'c':*A"]],
  ["'it''s (a&b)|'&'\\\\&'&'x'", ["'it''s (a&b)|'", "'\\\\&'", "'x'"]],
]

for (const [query, parts] of CASES)
  test(`What must hold all stands apart, whatever else is joined: ${query}`, () => {
    assert.deepEqual(conjunctsOf(query), parts)
  })
