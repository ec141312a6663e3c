/** The file of a backup as it is opened: its first line, its passphrase if it needs one, the stream within. */
import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { CipherBroken, decrypted, SALT_BYTES } from './backup-cipher.ts'

/** The file cannot be restored as it is; the message says why. */
export class BackupUnreadable extends Error {}

const MAGIC = Buffer.from('tidings backup 1\n')
/** The same stream under a passphrase (backup-cipher.ts). */
const ENCRYPTED_MAGIC = Buffer.from('tidings backup 2\n')
/** The stream alone does not miss its last bytes. */
const END_LINE = Buffer.from('\ntidings end\n')
/** The bytes before and after the compressed ones. */
export { MAGIC as BACKUP_BEGIN, ENCRYPTED_MAGIC as ENCRYPTED_BEGIN, END_LINE as BACKUP_END }

/** Whatever a look into the stream came to, as a `BackupUnreadable`. */
export function unreadable(error: unknown): BackupUnreadable {
  if (error instanceof CipherBroken && error.isFirst) return wrongPassphrase(error)
  return error instanceof BackupUnreadable ? error : damaged(error)
}

/** The decompressed bytes, and the way to let go of the file. Throws `BackupUnreadable`. */
export async function openBackup(
  path: string,
  passphrase: string | undefined,
): Promise<{ stream: Readable; close: () => void }> {
  const { end, salt } = await mustBeBackup(path)
  const start = MAGIC.length + (salt?.length ?? 0)
  const file = createReadStream(path, { start, end: end - 1 })
  const source = salt
    ? Readable.from(decrypted(file, salt, mustBeGiven(passphrase)), { objectMode: false })
    : file
  const stream = source.pipe(createZstdDecompress())
  for (const each of new Set([file, source])) each.once('error', (error: Error) => stream.destroy(error))
  const close = (): void => {
    for (const each of [file, source, stream]) each.destroy()
  }
  return { stream, close }
}

/** Refused as a restore would be for what is no backup. */
export async function isEncryptedBackup(path: string): Promise<boolean> {
  return (await mustBeBackup(path)).salt !== undefined
}

function mustBeGiven(passphrase: string | undefined): string {
  if (passphrase !== undefined) return passphrase
  throw new BackupUnreadable(
    'This backup is encrypted: say its passphrase in BACKUP_PASSPHRASE, or in a file by --passphrase-file',
  )
}

function wrongPassphrase(cause: unknown): BackupUnreadable {
  return new BackupUnreadable(
    'The passphrase is not that of this backup, or the backup is damaged; nothing was changed',
    { cause },
  )
}

/** Where the bytes of the stream end, and the salt of an encrypted one. */
async function mustBeBackup(path: string): Promise<{ end: number; salt: Buffer | undefined }> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new BackupUnreadable(`${path} cannot be read: ${error.message}`)
  })
  try {
    const { size } = await file.stat()
    const start = await readAt(file, 0, MAGIC.length)
    const isEncrypted = start === ENCRYPTED_MAGIC.toString()
    if (/^tidings backup \d+\n/.test(start) && start !== MAGIC.toString() && !isEncrypted) {
      throw new BackupUnreadable('This backup was made by a newer Tidings; restore it with that one')
    }
    if (start !== MAGIC.toString() && !isEncrypted)
      throw new BackupUnreadable(`${path} is not a backup of Tidings`)
    const end = size - END_LINE.length
    const head = MAGIC.length + (isEncrypted ? SALT_BYTES : 0)
    if (end <= head || (await readAt(file, end, END_LINE.length)) !== END_LINE.toString()) throw damaged()
    const salt = isEncrypted ? await readAt(file, MAGIC.length, SALT_BYTES) : undefined
    return { end, salt: salt === undefined ? undefined : Buffer.from(salt, 'latin1') }
  } catch (error) {
    throw error instanceof BackupUnreadable ? error : damaged(error)
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}

export function damaged(cause?: unknown): BackupUnreadable {
  return new BackupUnreadable('The backup is damaged or not whole; use another copy of it', { cause })
}
