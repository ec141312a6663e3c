/** Tests of what a backup gives away, and of one restored where another key is. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { zstdDecompressSync } from 'node:zlib'
import { endWithFile } from '../../test/support/children.ts'
import { aDatabase, type TestDatabase } from '../../test/support/database.ts'
import { aFolder, clearFolders } from '../../test/support/embedded.ts'
import { log } from '../../test/support/postgres.ts'
import { runWith, urlOf } from '../../test/support/program.ts'
import { aWorkspaceWithSecrets, dump, type SecretWorkspace } from '../../test/support/sealed-workspace.ts'
import { BackupUnreadable } from '../platform/backup-opening.ts'
import { restoreBackup } from '../platform/backup-restore.ts'
import { readConfig } from '../platform/config.ts'
import { openInstallation } from '../platform/installation.ts'
import { countSeals } from '../platform/sealing/store.ts'
import { readSecret } from '../platform/secrets.ts'

const THEIRS = 'the-key-of-where-the-backup-was-made-0001'
const OURS = 'the-key-of-where-it-is-restored-to-000002'
const PASSPHRASE = 'correct horse battery staple'
const PIECE = 65_536 + 16

let source: TestDatabase
let workspace: SecretWorkspace
let folder = ''
let plain = ''
let sealed = ''

before(async () => {
  folder = aFolder()
  source = await aDatabase()
  const settings = { DATABASE_URL: urlOf(source.connection), SECRET_KEY: THEIRS }
  const installation = await openInstallation(readConfig(settings), log)
  workspace = await aWorkspaceWithSecrets(installation.db)
  // Bytes that do not compress, so that the file has several pieces.
  await installation.db.execute(
    `insert into organization select gen_random_uuid(), string_agg(md5(random()::text), ''), now()
     from generate_series(1, 200) g, generate_series(1, 60) h group by g`,
  )
  await installation.close()
  ;[plain, sealed] = [join(folder, 'plain.backup'), join(folder, 'sealed.backup')]
  const first = await runWith(settings, ['backup', plain])
  assert.match(
    first.stdout,
    /people's data as they are, and secrets sealed with the key [0-9a-f]{8}.*--encrypt/,
  )
  const second = await runWith({ ...settings, BACKUP_PASSPHRASE: PASSPHRASE }, [
    'backup',
    '--encrypt',
    sealed,
  ])
  assert.match(second.stdout, /It is encrypted/)
  await source.db.close()
})
after(clearFolders)

/** What whoever has the file can search. */
function bytesOf(path: string): string {
  const bytes = readFileSync(path)
  const stream = bytes.subarray('tidings backup 1\n'.length, bytes.length - '\ntidings end\n'.length)
  return bytes.includes('tidings backup 1\n')
    ? zstdDecompressSync(stream).toString('latin1')
    : bytes.toString('latin1')
}

async function refusal(path: string, passphrase?: string): Promise<Error> {
  const database = await aDatabase()
  const before = await dump(database.db)
  await database.db.close()
  const error = await restoreBackup(database.connection, path, { replaces: false, passphrase }).then(
    () => assert.fail('it was restored'),
    (error: unknown) => error as Error,
  )
  const again = await openInstallation(readConfig({ DATABASE_URL: urlOf(database.connection) }), log)
  assert.equal(await dump(again.db), before, 'nothing was changed')
  await again.close()
  return error
}

describe('a backup', () => {
  test('shows no secret to whoever has the file; an encrypted one shows nothing at all', () => {
    const [open, closed] = [bytesOf(plain), bytesOf(sealed)]
    assert.ok(open.includes(workspace.id), 'people’s data can be read in it')
    for (const [name, word] of Object.entries(workspace.words)) {
      assert.ok(!open.includes(word), name)
      assert.ok(!closed.includes(word), name)
    }
    for (const word of [workspace.id, 'organization', THEIRS, PASSPHRASE])
      assert.ok(!closed.includes(word), word)
    assert.equal(statSync(sealed).mode & 0o777, 0o600)
  })

  test('encrypted is refused without its passphrase or with another, in words', async () => {
    assert.match((await refusal(sealed)).message, /encrypted.*BACKUP_PASSPHRASE.*--passphrase-file/)
    assert.match(
      (await refusal(sealed, 'another passphrase')).message,
      /passphrase is not that of this backup/,
    )
  })

  test('encrypted that was changed, cut between two pieces, or put in another order is refused', async () => {
    const whole = readFileSync(sealed)
    const head = 'tidings backup 2\n'.length + 16
    const end = Buffer.from('\ntidings end\n')
    const body = whole.subarray(head, whole.length - end.length)
    assert.ok(body.length > 3 * PIECE, 'it has several pieces')
    const piece = (n: number) => body.subarray(n * PIECE, (n + 1) * PIECE)
    const bent = Buffer.from(body)
    bent[PIECE * 2 + 77] = (bent[PIECE * 2 + 77] ?? 0) ^ 1
    const wrong = {
      bent,
      cut: body.subarray(0, PIECE * 2),
      'cut within a piece': body.subarray(0, PIECE * 2 + 100),
      swapped: Buffer.concat([piece(0), piece(2), piece(1), body.subarray(PIECE * 3)]),
      empty: Buffer.alloc(0),
    }
    const path = join(folder, 'wrong.backup')
    for (const [name, bytes] of Object.entries(wrong)) {
      writeFileSync(path, Buffer.concat([whole.subarray(0, head), bytes, end]))
      const error = await refusal(path, PASSPHRASE)
      assert.ok(error instanceof BackupUnreadable, `${name}: ${error.stack}`)
    }
  })
})

test('at a terminal the passphrase of an encrypted backup is asked for, and not shown', async (t) => {
  if (process.platform !== 'linux') return t.diagnostic('a terminal is made by util-linux')
  const target = await aDatabase()
  await target.db.close()
  const env = { PATH: process.env['PATH'], DATABASE_URL: urlOf(target.connection), SECRET_KEY: THEIRS }
  const command = `${process.execPath} ${join(import.meta.dirname, '../main.ts')} restore ${sealed}`
  const child = endWithFile(spawn('/usr/bin/script', ['-qec', command, '/dev/null'], { env }))
  let shown = ''
  child.stdout.on('data', (bytes) => {
    shown += String(bytes)
    if (shown.endsWith('Passphrase of the backup: ')) child.stdin.write(`${PASSPHRASE}\r`)
  })
  const [code] = await once(child, 'close')

  assert.equal(code, 0, shown)
  assert.match(shown, /Passphrase of the backup: [^]*Restored \d+ rows/)
  assert.ok(!shown.includes(PASSPHRASE))
})

describe('restoring where another key is', () => {
  test('is refused in words that say what to do; with the other key its secrets are sealed with ours', async () => {
    const target = await aDatabase()
    const settings = {
      DATABASE_URL: urlOf(target.connection),
      SECRET_KEY: OURS,
      BACKUP_PASSPHRASE: PASSPHRASE,
    }
    await target.db.close()
    const keyFile = join(folder, 'their.key')
    writeFileSync(keyFile, `${THEIRS}\n`)

    const refused = await runWith(settings, ['restore', sealed])
    const restored = await runWith(settings, ['restore', sealed, '--secret-key-file', keyFile])

    assert.equal(refused.code, 1)
    assert.match(
      refused.stderr,
      /sealed with the key [0-9a-f]{8}, which this installation.*--secret-key-file/,
    )
    assert.equal(restored.code, 0, restored.stderr)
    const { db, close } = await openInstallation(readConfig(settings), log)
    assert.deepEqual(new Set((await countSeals(db)).map(({ keyId }) => keyId)), new Set(db.keys.ids()))
    assert.equal((await readSecret(db, 'tokens')).toString('hex'), workspace.words['tokens'])
    await close()
  })
})
