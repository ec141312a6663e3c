/** Where the program's own files are: in a checkout, or in the installed package, whose JavaScript is in `dist/server`. */
import { readFileSync } from 'node:fs'

/** The folder of package.json, with a slash at its end. */
const PROGRAM_FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../' : '../../../', import.meta.url)

/** A file or folder of the program, by its path from there. */
export function programFile(path: string): URL {
  return new URL(path, PROGRAM_FOLDER)
}

/** As package.json has it. */
export function programVersion(): string {
  // Our own file, which npm requires to have one.
  return (JSON.parse(readFileSync(programFile('package.json'), 'utf8')) as { version: string }).version
}
