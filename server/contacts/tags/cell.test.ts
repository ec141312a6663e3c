/** Tags in one cell of a spreadsheet: what an export writes, an import reads back. */
import * as fc from 'fast-check'
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase } from '../../../test/support/database.ts'
import { sql } from '../../platform/sql.ts'
import { tagsCell } from '../cells.ts'
import { readTagsCell } from './cell.ts'

const database = await aDatabase()
after(() => database.close())

async function written(tags: readonly string[]): Promise<string> {
  const [row] = await database.db.rows<{ cell: string }>(sql`
    select ${tagsCell(sql`c.tags`)} as cell from (select ${tags}::text[] as tags) c`)
  return row?.cell ?? assert.fail()
}

function read(text: string): string[] {
  return readTagsCell(text).map((name) => name.trim())
}

describe('the tags of a contact in a cell', () => {
  test('stand between commas, in quotes where they hold one themselves', async () => {
    assert.equal(await written([]), '')
    assert.equal(await written(['vip', 'new']), 'vip, new')
    assert.equal(await written(['Lund, Sweden', 'vip', '19" screens']), '"Lund, Sweden", vip, 19" screens')
    assert.equal(await written(['the "old", and new', '"quoted"']), '"the ""old"", and new", """quoted"""')
  })

  test('are read back as they were, whatever they hold', async () => {
    const tag = fc
      .array(fc.constantFrom('a', 'B', ' ', ',', '"', "'", '=', 'é'), { minLength: 1, maxLength: 6 })
      .map((letters) => letters.join('').trim())
      .filter((name) => name !== '')
    await fc.assert(
      fc.asyncProperty(fc.array(tag, { maxLength: 4 }), async (tags) => {
        assert.deepEqual(read(await written(tags)), tags)
      }),
    )
  })

  test('that people wrote are read too: spaces, nothing between commas, and a quote that nobody closed', () => {
    assert.deepEqual(read('vip, VIP,,new'), ['vip', 'VIP', 'new'])
    assert.deepEqual(read('"a, b'), ['"a', 'b'])
    assert.deepEqual(read('"a" b, c'), ['"a" b', 'c'])
    assert.deepEqual(read('" a,b " , c'), ['a,b', 'c'])
  })
})
