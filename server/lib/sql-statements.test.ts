/** A text is cut where PostgreSQL would cut it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { splitStatements } from './sql-statements.ts'

describe('statements of a text', () => {
  test('end at semicolons, and the last one needs none; what says nothing is none', () => {
    assert.deepEqual(splitStatements('select 1; select 2 ;\n select 3'), ['select 1', 'select 2', 'select 3'])
    assert.deepEqual(splitStatements(' ;; -- nothing; at all\n/* nor; here */'), [])
    assert.deepEqual(splitStatements(''), [])
  })

  test('a semicolon in words, names, comments and between dollars ends nothing', () => {
    for (const whole of [
      `select ';', 'it''s;', ";""x;", E'a\\';b'`,
      'select 1 -- a; b\n + 1',
      'select 1 /* a; /* b; */ c; */ + 1',
      'create function f() returns int language sql as $$ select 1; select 2; $$',
      'do $body$ begin perform $$;$$; end; $body$',
      'select a$b, $1',
    ])
      assert.deepEqual(splitStatements(`${whole}; select 2`), [whole, 'select 2'])
  })

  test('comments before a statement stay with it', () => {
    assert.deepEqual(splitStatements('-- Why.\nselect 1;'), ['-- Why.\nselect 1'])
  })
})
