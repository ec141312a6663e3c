/** All that is fixed about one embedded database: its folders, its programs, and who runs them. */
import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chooseRunner, type Runner } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { refuseToStart } from './refused.ts'
import { makeRunFolder } from './run-folder.ts'

/** Where we tell how it goes; lines for the operator. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}

export interface Place {
  readonly binaries: Binaries
  readonly runner: Runner
  /** PostgreSQL's data folder. */
  readonly cluster: string
  readonly runFolder: string
  /** PostgreSQL's own log. */
  readonly logFile: string
  readonly log: Log
}

/** Everything before the server: folders, programs, the database on disk. Throws `EmbeddedPostgresRefused`. */
export async function preparePlace(dataDir: string, log: Log): Promise<Place> {
  const folder = writableFolder(dataDir)
  const cluster = join(folder, 'postgres')
  const binaries = await findBinaries()
  const runner = await chooseRunner(binaries, folder, cluster)
  await ensureCluster(binaries, runner, cluster)
  const runFolder = await makeRunFolder(cluster, runner.account)
  return { binaries, runner, cluster, runFolder, logFile: join(folder, 'postgres.log'), log }
}

function writableFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    return refuseToStart(
      `Tidings keeps its database in ${resolve(dataDir)} (DATA_DIR) and may not write there; ` +
        `make the folder and give it to user ${process.getuid?.()}, or choose another DATA_DIR`,
      error,
    )
  }
}
