/** One installation opened: its database (embedded or by URL), connected and with its schema up to date. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from './clients.ts'
import type { Config } from './config.ts'
import type { Db } from './database.ts'
import { startEmbedded } from './embedded-postgres.ts'
import { hostsOf } from './hosts.ts'
import type { Log } from './log.ts'
import { migrate } from './migrations.ts'
import { waitingForDatabase, logAbsence } from './wait-for-database.ts'
import { openPools, type Pools, type Role } from './pools.ts'
import { keyringOf, prepareSecrets } from './sealing/prepare.ts'

/** The database of an installation, whatever its schema. */
export interface Reached {
  readonly connection: Connection
  /** Where the data is, in words for people. */
  readonly place: string
  /** Brings the embedded server back when it died. */
  readonly revive?: () => Promise<void>
  /** The last process to leave stops the embedded database. */
  close(): Promise<void>
}

export interface Installation extends Reached {
  readonly pools: Pools
  /** The pool of work, for all that serves no request. */
  readonly db: Db
  /** Migrations that this opening applied. */
  readonly applied: readonly string[]
}

type Settings = Pick<
  Config,
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'DATABASE_CONNECTIONS'
  | 'DATABASE_WAIT_SECONDS'
  | 'SEARCH_TIMEOUT_SECONDS'
  | 'SECRET_KEY'
>

/**
 * Opens the database of the settings. Used by the server and by every command; they may run at the same time. `meanwhile`
 * is called when the embedded server was started and is waited for.
 */
export async function openInstallation(
  config: Settings,
  log: Log,
  role: Role = 'command',
  meanwhile?: () => void,
): Promise<Installation> {
  const reached = await reachDatabase(config, log, meanwhile)
  const { connection, revive } = reached
  try {
    // Whoever typed a command waits at the terminal: a wrong address is reported at once.
    const patience = { seconds: role === 'command' ? 0 : config.DATABASE_WAIT_SECONDS, tell: logAbsence(log) }
    const { applied } = await waitingForDatabase(patience, () => migrate(connection, log))
    const pools = openPools({
      connection,
      log,
      role,
      revive,
      keys: keyringOf(config),
      connections: config.DATABASE_CONNECTIONS,
      searchMilliseconds: config.SEARCH_TIMEOUT_SECONDS * 1000,
    })
    await waitingForDatabase(patience, () => prepareSecrets(pools.work, config, log)).catch(
      async (error: unknown) => {
        await pools.close()
        throw error
      },
    )
    const close = async (): Promise<void> => {
      await pools.close()
      await reached.close()
    }
    return { ...reached, pools, db: pools.work, applied, close }
  } catch (error) {
    await reached.close()
    throw error
  }
}

/** Starts or joins the embedded server, or takes the one of DATABASE_URL; its schema stays as it is. */
export async function reachDatabase(
  { DATABASE_URL: url, DATA_DIR: dataDir }: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>,
  log: Log,
  meanwhile?: () => void,
): Promise<Reached> {
  if (url) {
    return {
      connection: { connectionString: url, hosts: hostsOf(url) },
      place: withoutCredentials(url),
      close: async () => undefined,
    }
  }
  const isThere = existsSync(join(dataDir, 'postgres'))
  log.info(
    isThere ? `starting the database in ${dataDir}` : `making a database in ${dataDir}, the first time`,
  )
  const { connection, ensureRunning, stop } = await startEmbedded({ dataDir, log, meanwhile })
  return { connection: { ...connection }, place: dataDir, revive: ensureRunning, close: stop }
}

/** Not by URL: a socket's address, `postgres://user@/name?host=/run/postgresql`, has no host there. */
function withoutCredentials(url: string): string {
  return url.replace(/\/\/[^/]*@/, '//').replaceAll(/([?&]password=)[^&]*/g, '$1…')
}
