/**
 * Writes `dist/server`: the program as plain JavaScript, which an installed package must be. Node takes the types off our
 * files in a checkout, and refuses to under node_modules. `npm pack` runs it; package.json says what else is packed.
 */
import { execFileSync } from 'node:child_process'
import { cp, glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = path.join(import.meta.dirname, '..')
const SHRINKWRAP = path.join(ROOT, 'npm-shrinkwrap.json')
const TARGET = path.join(ROOT, 'dist', 'server')

/** Built aside, so that nobody packs half of it. */
const aside = `${TARGET}-${process.pid}`
await rm(aside, { recursive: true, force: true })
try {
  compile(aside)
  await Promise.all([renameThreads(aside), copyOthers(aside)])
  await rm(TARGET, { recursive: true, force: true })
  await rename(aside, TARGET)
  await writeShrinkwrap()
} finally {
  await rm(aside, { recursive: true, force: true })
}

/** Types are taken off and nothing is checked: `npm run check` does that. */
function compile(folder: string): void {
  const compiler = fileURLToPath(import.meta.resolve('typescript/package.json'))
  const program = path.join(path.dirname(compiler), 'bin', 'tsc')
  const words = [program, '--project', path.join(import.meta.dirname, 'tsconfig.json'), '--outDir', folder]
  execFileSync(process.execPath, words, { stdio: 'inherit' })
}

/** Programs and threads that are started by their file's name, which the compiler takes for any text. */
async function renameThreads(folder: string): Promise<void> {
  for await (const file of glob('**/*.js', { cwd: folder })) {
    const compiled = path.join(folder, file)
    const text = await readFile(compiled, 'utf8')
    const renamed = text.replaceAll(/(new URL\('[\w./-]+)\.ts(', import\.meta\.url\))/g, '$1.js$2')
    if (/^(?!\s*(\/\/|\*|\/\*)).*['"`][\w./-]+\.ts['"`]/m.test(renamed))
      throw new Error(`${file} names a file in TypeScript, which is not in the package`)
    if (renamed !== text) await writeFile(compiled, renamed)
  }
}

/** Style sheets, scripts of pages and whatever else lies beside the code that reads it. */
async function copyOthers(folder: string): Promise<void> {
  const server = path.join(ROOT, 'server')
  for await (const entry of glob('**/*', { cwd: server, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.ts')) continue
    const target = path.join(folder, path.relative(server, entry.parentPath), entry.name)
    await mkdir(path.dirname(target), { recursive: true })
    await cp(path.join(entry.parentPath, entry.name), target)
  }
}

interface Lock {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * The very versions of the lockfile, for whoever installs the package; npm takes no lockfile along. Without what is for
 * development, and without where it came from here: each machine has a registry of its own.
 */
async function writeShrinkwrap(): Promise<void> {
  // npm's own file.
  const lock = JSON.parse(await readFile(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock
  const packages = Object.entries(lock.packages).flatMap(([place, described]) => {
    const { resolved: _, dev, devDependencies: __, ...rest } = described
    return dev === true ? [] : [[place, rest] as const]
  })
  const shrinkwrap = { ...lock, packages: Object.fromEntries(packages) }
  await writeFile(SHRINKWRAP, `${JSON.stringify(shrinkwrap, null, 2)}\n`)
}
