/** Tests of which `.env` is read. */
import assert from 'node:assert/strict'
import { chmodSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { aFolder, clearFolders } from '../../test/support/embedded.ts'
import { tidings } from '../../test/support/tidings.ts'
import { EnvFileRefused, readEnvFile } from './env-file.ts'

after(clearFolders)

function aFile(mode = 0o600): { file: string; owner: number } {
  const file = join(aFolder(), '.env')
  writeFileSync(file, 'SMTP_URL=smtp://mail.example\nPORT=4000\n')
  chmodSync(file, mode)
  return { file, owner: statSync(file).uid }
}

test('root reads the .env of root and of who owns the program, no stranger’s and none that everybody may write', () => {
  const { file, owner } = aFile()
  const stranger = owner + 1
  assert.equal(readEnvFile(file, { uid: 0, trusted: [owner] })['PORT'], '4000')
  assert.equal(
    readEnvFile(file, { uid: stranger, trusted: [] })['PORT'],
    '4000',
    'who is not root risks nothing',
  )
  if (owner !== 0) assert.throws(() => readEnvFile(file, { uid: 0, trusted: [] }), EnvFileRefused)
  assert.throws(() => readEnvFile(aFile(0o666).file, { uid: 0, trusted: [owner] }), /not read.*chown root/)
  assert.deepEqual(readEnvFile(join(aFolder(), '.env'), { uid: 0, trusted: [] }), {})
})

test('a command in a folder with such a file stops with the sentence, and what is set already stays', async () => {
  const { file } = aFile()
  const folder = join(file, '..')
  const settings = { DATA_DIR: folder, PORT: '0' }
  const read = await tidings(['doctor'], settings, folder)
  assert.match(read.stdout, /PORT=0/, 'the environment wins')
  if (process.getuid?.() !== 0) return
  chmodSync(file, 0o646)
  const refused = await tidings(['doctor'], settings, folder)
  assert.equal(refused.exitCode, 2)
  assert.match(refused.stderr, /Tidings runs as root: it is not read/)
})
