/** Data folders whose database is there already and migrated: copies of one that a test run makes once. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { startEmbedded } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { aFolder } from './embedded.ts'
import { log } from './postgres.ts'

const MADE = 'TIDINGS_TEST_DATA_FOLDER'

/**
 * A data folder of a test's own, as a first start leaves it behind: copied in about 0.1 s, where a first start takes
 * seconds. Cleared with the file's other folders. Tests of a first start itself take `aFolder()`. One that is held has its
 * database up until the end of the file or test: without a server each command would start and stop it, which takes as long
 * as the command.
 */
export async function aDataFolder({ isHeld = false } = {}): Promise<string> {
  const folder = aFolder()
  const made = process.env[MADE] ?? (process.env[MADE] = await fill(aFolder()))
  // With its owners: root's database belongs to another account.
  execFileSync('cp', ['-a', `${made}/.`, folder])
  if (isHeld) {
    const { stop } = await startEmbedded({ dataDir: folder, log })
    after(stop)
  }
  return folder
}

/** The one that the files of a run copy, made if one of them does; says where by the environment. */
export async function makeDataFolder(files: readonly string[]): Promise<{ remove(): Promise<void> }> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  if (!texts.some((text) => text.includes('support/data-folder.ts'))) return { remove: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'tidings-made-'))
  chmodSync(folder, 0o755)
  process.env[MADE] = await fill(folder)
  return { remove: () => rm(folder, { recursive: true, force: true }) }
}

async function fill(dataDir: string): Promise<string> {
  const { connection, stop } = await startEmbedded({ dataDir, log })
  await migrate({ ...connection }, log)
  await stop()
  return dataDir
}
