/** Builds the app into `dist/app`, each file also compressed; nothing is done when it is there already from these sources. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ROOT = path.join(import.meta.dirname, '..', '..')
const TARGET = path.join(ROOT, 'dist', 'app')
/** What the app was built from: a hash of its sources. */
const MARK = path.join(TARGET, 'sources.txt')
/** Below this a file is one packet either way. */
const WORTH_BYTES = 1_024
const TEXT = /\.(html|js|css|svg|json|txt|map)$/

if (isMissing('vite')) {
  process.stdout.write(
    'The app is not built: its build tools were left out of this install. ' +
      'Run `npm install --include=dev`, or copy dist/app from another machine.\n',
  )
} else await buildApp()

async function buildApp(): Promise<void> {
  const sources = await hashOfSources()
  if (await isBuiltFrom(sources)) return
  const { build } = await import('vite')
  // Built aside, so that a server that is running never meets half of it.
  const aside = `${TARGET}-${process.pid}`
  await build({
    configFile: path.join(ROOT, 'app', 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: aside },
  })
  for await (const file of glob('**/*', { cwd: aside })) {
    if (TEXT.test(file)) await compress(path.join(aside, file))
  }
  await writeFile(path.join(aside, path.basename(MARK)), sources)
  await putInPlace(aside, sources)
}

async function isBuiltFrom(sources: string): Promise<boolean> {
  return existsSync(MARK) && (await readFile(MARK, 'utf8')) === sources
}

/** Moved, never written in place. Two may build at once: the second finds the same there, and leaves it. */
async function putInPlace(aside: string, sources: string): Promise<void> {
  const old = `${aside}-old`
  // There is none at first.
  await rename(TARGET, old).catch(() => undefined)
  try {
    await rename(aside, TARGET)
  } catch (error) {
    if (!(await isBuiltFrom(sources))) throw error
  }
  for (const folder of [aside, old]) await rm(folder, { recursive: true, force: true })
}

/** Of all that the bundle is made of, and of the exact packages. */
async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob('app/**/*.{ts,tsx,css,html,svg}', { cwd: ROOT }))
  for (const file of [...files.sort(), 'server/lib/colour.ts', 'package-lock.json'])
    hash.update(file).update(await readFile(path.join(ROOT, file)))
  return hash.digest('hex')
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_BYTES) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
}

function isMissing(name: string): boolean {
  try {
    import.meta.resolve(name)
    return false
  } catch {
    return true
  }
}
