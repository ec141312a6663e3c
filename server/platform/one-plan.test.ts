/** The text of a statement whose values the planner does not see. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { withoutValues } from './plan-once.ts'
import { sql } from './sql.ts'

describe('a statement planned once', () => {
  test('has each value behind a query of its own, a list after any too', () => {
    assert.equal(
      withoutValues(sql`select ${1}::int where a = any(${['x']}::text[]) and b < ${2}::bigint`),
      'select (select $1::int)::int where a = any((select $2::text[])::text[]) and b < (select $3::bigint)::bigint',
    )
  })

  test('keeps what has no type behind it, and how many rows are wanted', () => {
    assert.equal(
      withoutValues(sql`select where a = ${'x'} and b = ${1}::int limit ${10}::bigint offset ${20}::bigint`),
      'select where a = $1 and b = (select $2::int)::int limit $3::bigint offset $4::bigint',
    )
  })
})
