/** `tidings backup` and `tidings restore`. */
import type { Command } from 'commander'
import { readFileSync } from 'node:fs'
import { isEncryptedBackup } from '../platform/backup-opening.ts'
import { restoreBackup } from '../platform/backup-restore.ts'
import { noteBackup } from '../platform/backup-record.ts'
import { writeBackup } from '../platform/backup.ts'
import type { Config } from '../platform/config.ts'
import { reachDatabase } from '../platform/installation.ts'
import { surveyMedia } from '../media/store.ts'
import { migrate } from '../platform/migrations.ts'
import { keyFileOf, makeKeyFile, readKeyFile } from '../platform/sealing/key-file.ts'
import { openKeyring, type Keyring } from '../platform/sealing/keyring.ts'
import { keyringOf, keysOf } from '../platform/sealing/prepare.ts'
import { openMediaStore } from '../platform/object-store/open.ts'
import { askHidden } from './ask-hidden.ts'
import { mustMean, YES, type Meant } from './ask.ts'
import type { Run } from './run.ts'
import { misused } from './words.ts'

export function backupCommands(program: Command, run: Run): void {
  program
    .command('backup')
    .description('write everything into one file, as it is at this moment, while the server runs')
    .argument('<file>', 'replaced when it is there')
    .option('--encrypt', 'seal the whole file with a passphrase: BACKUP_PASSPHRASE, or --passphrase-file')
    .option('--passphrase-file <file>', 'a file whose first line is the passphrase')
    .action(
      run.opened<Sealing, [string]>(async ({ db, config, installation: { connection } }, options, file) => {
        const { signal, release } = stopping()
        try {
          const passphrase = options.encrypt ? mustHavePassphrase(config, options) : undefined
          const result = await writeBackup(connection, file, { signal, passphrase })
          await noteBackup(db, result.bytes)
          const counts = `${file}: ${result.rows} rows of ${result.tables} tables in ${result.bytes} bytes`
          const { count } = await surveyMedia(db, 0)
          const media = { pictures: count, place: openMediaStore(config).place }
          const told = contentsText(db.keys.ids(), passphrase !== undefined)
          return {
            value: { file, ...result, media },
            text: [counts, told, ...picturesText(media)].join('\n'),
          }
        } finally {
          release()
        }
      }),
    )

  program
    .command('restore')
    .description('read a backup back: all of it, or nothing; stop the server first')
    .argument('<file>', 'what tidings backup has written')
    .option('--replace', 'throw away what the installation holds')
    .option(
      '--passphrase-file <file>',
      'a file whose first line is the passphrase of an encrypted backup; at a terminal it is asked for',
    )
    .option(...YES)
    .option('--secret-key-file <file>', 'the key of the secrets in it, when it was made elsewhere')
    .action(
      run.alone<RestoreOptions, [string]>(async ({ config, log }, options, file) => {
        if (options.replace) await mustMean('Throw away all that this installation holds?', options)
        const { connection, close } = await reachDatabase(config, log)
        try {
          await migrate(connection, log)
          const result = await restoreBackup(connection, file, {
            replaces: options.replace === true,
            passphrase: passphraseOf(config, options) ?? (await askedPassphrase(file)),
            keys: keysFor(config, options),
          })
          const text = `Restored ${result.rows} rows of ${result.tables} tables, as they were at ${result.created}`
          return { value: result, text }
        } finally {
          await close()
        }
      }),
    )
}

interface Sealing {
  readonly encrypt?: boolean
  readonly passphraseFile?: string
}

interface RestoreOptions extends Meant {
  readonly replace?: boolean
  readonly passphraseFile?: string
  readonly secretKeyFile?: string
}

const PASSPHRASE_LEAST = 12

function passphraseOf(
  { BACKUP_PASSPHRASE }: Config,
  { passphraseFile }: { readonly passphraseFile?: string },
): string | undefined {
  return passphraseFile === undefined
    ? BACKUP_PASSPHRASE
    : readFileSync(passphraseFile, 'utf8').split(/\r?\n/)[0]
}

/** At a terminal; where nobody sits the restore says what is missing. */
async function askedPassphrase(file: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !(await isEncryptedBackup(file))) return undefined
  return askHidden('Passphrase of the backup: ', { input: process.stdin, output: process.stderr })
}

function mustHavePassphrase(config: Config, options: Sealing): string {
  const passphrase = passphraseOf(config, options)
  if (passphrase !== undefined && passphrase.length >= PASSPHRASE_LEAST) return passphrase
  return misused(
    `--encrypt needs a passphrase of ${PASSPHRASE_LEAST} characters or more: set BACKUP_PASSPHRASE, or name a file by --passphrase-file`,
  )
}

/** This installation's keys, and those of where the backup was made. */
function keysFor(config: Config, { secretKeyFile }: RestoreOptions): Keyring {
  if (secretKeyFile === undefined) return keyringOf(config)
  const theirs = readKeyFile(secretKeyFile).flatMap((line) => line.split(',').map((key) => key.trim()))
  // What comes in is to be sealed with a key that stays here.
  if (!config.DATABASE_URL && keyringOf(config).ids().length === 0) makeKeyFile(keyFileOf(config.DATA_DIR))
  return openKeyring(() => [...keysOf(config), ...theirs])
}

/** Files are not in the backup; of what it names, a copy made after it has all. */
function picturesText({ pictures, place }: { readonly pictures: number; readonly place: string }): string[] {
  if (pictures === 0) return []
  return [
    `The files of ${pictures} pictures are not in it: they are in ${place}; copy them after this backup.`,
  ]
}

/** What whoever gets hold of the file can read. */
function contentsText([key]: readonly string[], isEncrypted: boolean): string {
  const secrets =
    key === undefined
      ? 'and secrets as they are: no SECRET_KEY is set'
      : `and secrets sealed with the key ${key}, which is not in it: keep that apart`
  return isEncrypted
    ? `It is encrypted; without its passphrase nobody reads it. Inside are people's data as they are, ${secrets}.`
    : `It holds people's data as they are, ${secrets}. --encrypt seals the whole file.`
}

/** Ctrl-C takes the unfinished file away. */
function stopping(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort(new Error('Stopped; no backup was written'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return { signal: controller.signal, release: () => void process.off('SIGINT', stop).off('SIGTERM', stop) }
}
