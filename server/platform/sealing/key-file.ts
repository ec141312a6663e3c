/** The keys of an embedded installation, in a file beside its database: one a line, the sealing one first. */
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

const KEY_BYTES = 32
const OWNER_ONLY = 0o600

export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'secret.key')
}

/** None when there is no such file. */
export function readKeyFile(file: string): readonly string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line) => line.trim()).filter((line) => line && !line.startsWith('#'))
}

/** Makes the file with a new key, unless there is one; of several who try at once, one makes it. */
export function makeKeyFile(file: string): void {
  const draft = draftOf(file, [newKey()])
  try {
    linkSync(draft, file)
    syncFolder(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Puts a new key before the others, which go on opening what they sealed. */
export function addKeyToFile(file: string): void {
  renameSync(draftOf(file, [newKey(), ...readKeyFile(file)]), file)
  syncFolder(file)
}

export function newKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url')
}

/** On the disk before anything is sealed with it: a key that a power cut took would take the secrets with it. */
function draftOf(file: string, keys: readonly string[]): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  const descriptor = openSync(draft, 'wx', OWNER_ONLY)
  try {
    writeSync(
      descriptor,
      `# Opens the secrets in the database. Keep a copy apart from backups.\n${keys.join('\n')}\n`,
    )
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
  return draft
}

function syncFolder(file: string): void {
  const descriptor = openSync(dirname(file), 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
