/** Tests of `tidings flow …` by the real program: what is documented can be typed, what is wrong is said. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { runProgram } from '../../test/support/program.ts'
import { aServer, aWorkspace, type TestServer } from '../../test/support/server.ts'

let server: TestServer
let folder = ''
before(async () => {
  server = await aServer()
  folder = await mkdtemp(join(tmpdir(), 'tidings-flow-'))
})
after(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('the documented flow can be made, listed, paused and resumed; another workspace has none of it', async () => {
  const [mine, theirs] = [await aWorkspace(server), await aWorkspace(server)]
  const [, documented = ''] =
    /```json\n([^]*?)```/.exec(await readFile('docs/decisions/flows.md', 'utf8')) ?? []
  const file = join(folder, 'welcome.json')
  await writeFile(file, documented)

  const made = await flow(mine.id, 'create', file)
  const { id } = JSON.parse(made.stdout) as { id: string }
  const paused = await flow(mine.id, 'pause', id)
  const strange = await flow(theirs.id, 'resume', id)
  const listed = await flow(mine.id, 'list')

  assert.deepEqual([made.code, paused.code, strange.code], [0, 0, 1])
  assert.match(strange.stderr, /no flow/)
  const [row] = JSON.parse(listed.stdout) as { id: string; status: string; waiting: number }[]
  assert.deepEqual([row?.id, row?.status, row?.waiting], [id, 'paused', 0])
})

test('a file that is not there, no JSON or no flow is refused in a sentence, as wrong use', async () => {
  const { id } = await aWorkspace(server)
  const [broken, other] = [join(folder, 'broken.json'), join(folder, 'other.json')]
  await writeFile(broken, '{"name":')
  await writeFile(other, '{"name":"A"}')

  for (const [file, sentence] of [
    [join(folder, 'none.json'), /none\.json is not JSON that can be read/],
    [broken, /broken\.json is not JSON that can be read/],
    [other, /trigger|steps/],
  ] as const) {
    const { code, stderr } = await flow(id, 'create', file)

    assert.equal(code, 2, file)
    assert.match(stderr, sentence)
  }
})

function flow(workspaceId: string, ...words: readonly string[]) {
  return runProgram(server.connection, ['flow', ...words, '--workspace', workspaceId, '--json'])
}
