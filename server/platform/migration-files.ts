/** The files of migrations that this program has. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { programFile } from '../lib/program-files.ts'

export interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
}

export const MIGRATIONS_FOLDER = fileURLToPath(programFile('migrations'))

/** Every migration of this program, in order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const names = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${MIGRATIONS_FOLDER}/${name}`, 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      return { name: name.replace(/\.sql$/, ''), text, sha256 }
    }),
  )
}
