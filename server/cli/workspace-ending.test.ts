/** Tests of `tidings workspace archive`, `restore` and `delete`, in processes of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runProgram } from '../../test/support/program.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()

async function workspace(...words: readonly string[]) {
  const { code, stdout, stderr } = await runProgram(server.connection, ['workspace', ...words, '--json'])
  return { code, stderr, value: code === 0 ? JSON.parse(stdout.trim().split('\n').at(-1) ?? '') : undefined }
}

test('a workspace is archived, brought back and deleted by its handle, its name typed, and each is in the log', async () => {
  const { id, handle, organizationId, api } = await aWorkspace(server, { name: 'Harbour' })

  assert.equal((await workspace('archive', handle)).code, 0)
  assert.equal((await api.post('/contacts', { email: 'ann@example.com' })).status, 403)
  const { value: restored } = await workspace('restore', handle)
  assert.deepEqual([restored.archived, restored.eraseAfter], [null, null])
  assert.equal((await api.post('/contacts', { email: 'ann@example.com' })).status, 201)
  const wrong = await workspace('delete', handle, '--name', 'Harbor')
  assert.deepEqual([wrong.code, /type Harbour/.test(wrong.stderr)], [2, true])
  const { value: deleted } = await workspace('delete', handle, '--name', 'Harbour')
  assert.ok(new Date(deleted.eraseAfter) > new Date(deleted.archived))
  const { value: listed } = await workspace('list', '--organization', organizationId)
  assert.deepEqual(
    listed.map((each: { archived: string }) => each.archived),
    [deleted.archived],
  )

  const entries = await server.db.rows<{ action: string }>(sql`
    select action from audit_entry where workspace_id = ${id}::uuid and actor = 'operator' order by created, id`)
  assert.deepEqual(
    entries.map(({ action }) => action),
    ['workspace.archived', 'workspace.restored', 'workspace.deleted'],
  )
})
