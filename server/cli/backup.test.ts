/** Tests of `tidings backup` and `tidings restore` between an embedded and an external database. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { aDatabase } from '../../test/support/database.ts'
import { aFolder, clearFolders } from '../../test/support/embedded.ts'
import { runProgram, runWith } from '../../test/support/program.ts'
import { IN_SWEDEN } from '../../test/support/tidings.ts'

after(clearFolders)

test('an installation moves from the embedded database to an external one and back', async () => {
  const folder = aFolder()
  const external = await aDatabase()
  const [first, second] = [join(folder, 'first.backup'), join(folder, 'second.backup')]
  const embedded = (dataDir: string, ...words: string[]) =>
    runWith({ DATA_DIR: join(folder, dataDir) }, words)
  const made = await embedded('a', 'organization', 'create', '--name', 'Moved', '--json')
  assert.equal(made.code, 0, made.stderr)

  const { id } = JSON.parse(made.stdout)

  const steps = [
    await embedded('a', 'backup', first, '--json'),
    await runProgram(external.connection, ['restore', first, '--json']),
    await runProgram(external.connection, ['backup', second, '--json']),
    await embedded('b', 'restore', second, '--json'),
    await embedded('b', 'workspace', 'create', '--organization', id, '--name', 'W', ...IN_SWEDEN, '--json'),
  ]
  const again = await embedded('b', 'restore', second)

  assert.deepEqual(
    steps.map(({ code }) => code),
    [0, 0, 0, 0, 0],
    steps.map(({ stderr }) => stderr).join('\n'),
  )
  const [backup, restored] = steps.map(({ stdout }) => JSON.parse(stdout))
  assert.deepEqual([backup.file, backup.rows, restored.rows], [first, 1, 1])
  assert.equal(again.code, 1)
  assert.match(again.stderr, /not empty.*--replace/)
  await external.close()
})
