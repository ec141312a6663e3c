/** One installation opened: its database (embedded or by URL), connected and with its schema up to date. */
import type { PoolConfig } from 'pg'
import type { Config } from './config.ts'
import { openDatabase, type Db } from './database.ts'
import { startEmbedded } from './embedded-postgres.ts'
import type { Log } from './log.ts'
import { migrate } from './migrations.ts'

export interface Installation {
  readonly db: Db
  readonly connection: PoolConfig
  /** Where the data is, in words for people. */
  readonly place: string
  /** Closes connections; the last process to leave stops the embedded database. */
  close(): Promise<void>
}

type Settings = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>

/** Opens the database of the settings. Used by the server and by every command; they may run at the same time. */
export async function openInstallation(config: Settings, log: Log): Promise<Installation> {
  const { DATABASE_URL: url, DATA_DIR: dataDir, DATABASE_CONNECTIONS: connections } = config
  if (url) {
    const connection = { connectionString: url }
    await migrate(connection, log)
    const db = openDatabase({ connection, log, connections })
    return { db, connection, place: new URL(url).host, close: () => db.close() }
  }
  const embedded = await startEmbedded({ dataDir, log })
  const connection: PoolConfig = { ...embedded.connection }
  try {
    await migrate(connection, log)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  const db = openDatabase({ connection, log, connections, revive: embedded.ensureRunning })
  const close = async (): Promise<void> => {
    await db.close()
    await embedded.stop()
  }
  return { db, connection, place: dataDir, close }
}
