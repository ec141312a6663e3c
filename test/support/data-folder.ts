/** Data folders whose database is there already and migrated: copies of one that a test run makes once. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { startEmbedded } from '../../server/platform/embedded-postgres.ts'
import { migrate } from '../../server/platform/migrations.ts'
import { aFolder } from './embedded.ts'
import { log } from './postgres.ts'

const MADE = 'TIDINGS_TEST_DATA_FOLDER'

export interface Kept {
  /**
   * Its database is up until the end of the file or test: without a server each command would start and stop it, which
   * takes as long as the command.
   */
  readonly isHeld?: boolean
}

/**
 * A data folder of a test's own, as a first start leaves it behind: copied in about 0.1 s, where a first start takes
 * seconds. Cleared with the file's other folders. Tests of a first start itself take `aFolder()`.
 */
export async function aDataFolder(kept: Kept = {}): Promise<string> {
  return copyOf(await made(), kept)
}

/** The one that the files of a run copy, made if one of them does; says where by the environment. */
export async function makeDataFolder(files: readonly string[]): Promise<{ remove(): Promise<void> }> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  if (!texts.some((text) => /support\/(data|demo)-folder\.ts'/.test(text)))
    return { remove: async () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'tidings-made-'))
  chmodSync(folder, 0o755)
  process.env[MADE] = await fill(join(folder, 'made'))
  return { remove: () => rm(folder, { recursive: true, force: true }) }
}

/** What all of them are copies of. */
export async function made(): Promise<string> {
  return process.env[MADE] ?? (process.env[MADE] = await fill(join(aFolder(), 'made')))
}

/** In a folder of the test's own. */
export async function copyOf(source: string, { isHeld = false }: Kept): Promise<string> {
  const folder = aFolder()
  // With its owners: root's database belongs to another account.
  execFileSync('cp', ['-a', `${source}/.`, folder])
  if (isHeld) {
    const { stop } = await startEmbedded({ dataDir: folder, log })
    after(stop)
  }
  return folder
}

async function fill(dataDir: string): Promise<string> {
  mkdirSync(dataDir, { mode: 0o755 })
  const { connection, stop } = await startEmbedded({ dataDir, log })
  await migrate({ ...connection }, log)
  await stop()
  return dataDir
}
