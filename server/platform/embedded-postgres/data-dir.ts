/** All that is fixed about one embedded database: its folders, its programs, and who runs them. */
import { accessSync, chmodSync, constants, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chooseRunner, type Runner } from './account.ts'
import { findBinaries, type Binaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { refuseToStart } from './refused.ts'
import { programsFor } from './programs.ts'
import { makeRunFolder } from './run-folder.ts'

/** Where we tell how it goes; lines for the operator. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  error(line: string): void
}

export interface DataDir {
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
export async function prepareDataDir(dataDir: string, log: Log): Promise<DataDir> {
  const folder = writableFolder(dataDir)
  const cluster = join(folder, 'postgres')
  const runner = await chooseRunner(folder, cluster)
  if (runner.isInside) closeToOthers(folder)
  const binaries = await programsFor(runner, await findBinaries())
  await ensureCluster(binaries, runner, cluster)
  const runFolder = await makeRunFolder(cluster, runner.account)
  return { binaries, runner, cluster, runFolder, logFile: join(folder, 'postgres.log'), log }
}

/**
 * Who is put inside a closed folder passes what is open above it, up to the closed one, by `..`; root's own data
 * folder is the end of that way.
 */
function closeToOthers(folder: string): void {
  const { uid, mode } = statSync(folder)
  if (uid === 0 && (mode & 0o077) !== 0) chmodSync(folder, mode & 0o700)
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
