/** What every opening of an installation does with its secrets: the key found or made, and what lies plain sealed. */
import type { Config } from '../config.ts'
import type { Queryable } from '../database.ts'
import { lookWithin } from '../distribution/reach.ts'
import type { Log } from '../log.ts'
import { keyFileOf, makeKeyFile, readKeyFile } from './key-file.ts'
import { missingKey, openKeyring, SealBroken, type Keyring } from './keyring.ts'
import { countSeals, sealAll, type SealCount } from './store.ts'

export type KeySettings = Pick<Config, 'SECRET_KEY' | 'DATABASE_URL' | 'DATA_DIR'>

/** The keys of SECRET_KEY, and for the embedded database those of the file beside it. */
export function keyringOf(settings: KeySettings): Keyring {
  return openKeyring(() => keysOf(settings))
}

/** As they are at this moment, the sealing one first. */
export function keysOf({
  SECRET_KEY: set,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
}: KeySettings): readonly string[] {
  return url ? set : [...set, ...readKeyFile(keyFileOf(dataDir))]
}

/**
 * Throws `SealBroken` when a key is missing. A key is made only where nothing is sealed: a new one must never stand in
 * for one that was lost.
 */
export async function prepareSecrets(db: Queryable, settings: KeySettings, log: Log): Promise<void> {
  const seals = await lookWithin(db, () => countSeals(db))
  mustOpen(seals, db.keys)
  if (db.keys.ids().length === 0 && !settings.DATABASE_URL) makeKeyFile(keyFileOf(settings.DATA_DIR))
  if (db.keys.ids().length === 0 || seals.every(({ keyId }) => keyId !== null)) return
  const sealed = await sealAll(db)
  log.info(`sealed ${sealed} secrets that were stored as they are`)
}

export function mustOpen(seals: readonly SealCount[], keys: Keyring): void {
  const ids = keys.ids()
  const needed = new Set(seals.flatMap(({ keyId }) => keyId ?? []))
  const missing = [...needed].filter((id) => !ids.includes(id))
  if (missing.length > 0) throw new SealBroken(missingKey(missing, ids))
}
