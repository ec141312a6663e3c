/** `tidings backup` and `tidings restore`. */
import type { Command } from 'commander'
import { restoreBackup } from '../platform/backup-restore.ts'
import { writeBackup } from '../platform/backup.ts'
import { reachDatabase } from '../platform/installation.ts'
import { migrate } from '../platform/migrations.ts'
import type { Run } from './run.ts'

export function backupCommands(program: Command, run: Run): void {
  program
    .command('backup')
    .description('write everything into one file, as it is at this moment, while the server runs')
    .argument('<file>', 'replaced when it is there')
    .action(
      run.opened<object, [string]>(async ({ installation: { connection } }, _options, file) => {
        const { signal, release } = stopping()
        try {
          const result = await writeBackup(connection, file, signal)
          const text = `${file}: ${result.rows} rows of ${result.tables} tables in ${result.bytes} bytes`
          return { value: { file, ...result }, text }
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
    .action(
      run.alone<{ replace?: boolean }, [string]>(async ({ config, log }, { replace = false }, file) => {
        const { connection, close } = await reachDatabase(config, log)
        try {
          await migrate(connection, log)
          const result = await restoreBackup(connection, file, { replaces: replace })
          const text = `Restored ${result.rows} rows of ${result.tables} tables, as they were at ${result.created}`
          return { value: result, text }
        } finally {
          await close()
        }
      }),
    )
}

/** Ctrl-C takes the unfinished file away. */
function stopping(): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController()
  const stop = (): void => controller.abort(new Error('Stopped; no backup was written'))
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return { signal: controller.signal, release: () => void process.off('SIGINT', stop).off('SIGTERM', stop) }
}
