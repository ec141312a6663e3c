/** Where the program's own files are: in a checkout, or in the installed package, whose JavaScript is in `dist/server`. */

/** The folder of package.json, with a slash at its end. */
const PROGRAM_FOLDER = new URL(import.meta.url.endsWith('.ts') ? '../../' : '../../../', import.meta.url)

/** A file or folder of the program, by its path from there. */
export function programFile(path: string): URL {
  return new URL(path, PROGRAM_FOLDER)
}
