/**
 * The Chromium that npm brings: the same one wherever the tests run, and without the parts of a desktop's browser, so
 * that a page takes about half the processor time. Unpacked once a test run, with the libraries it needs.
 */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Unpacked {
  remove(): Promise<void>
}

/** Where a machine that has fonts has them. */
const FONTS = '/usr/share/fonts'
const NOTHING: Unpacked = { remove: async () => undefined }

/** Unpacks it if one of the files drives a browser, and none is named by `CHROMIUM_PATH`; there is none but for Linux on x64. */
export async function bringBrowser(files: readonly string[]): Promise<Unpacked> {
  if (process.env['CHROMIUM_PATH'] || process.platform !== 'linux' || process.arch !== 'x64') return NOTHING
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.some((text) => /support\/(app|browser)\.ts'/.test(text)) ? unpackBrowser() : NOTHING
}

/**
 * Unpacks it into a temporary folder (about 1 s, 200 MB) and tells the tests by `CHROMIUM_PATH` and
 * `CHROMIUM_LIBRARIES`. The package brings NSS and the like only where it believes to run as a cloud function, and
 * sets the library path of the whole process, which PostgreSQL must not see: so both are taken back at once.
 */
async function unpackBrowser(): Promise<Unpacked> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-chromium-'))
  const before = { ...process.env }
  process.env['TMPDIR'] = folder
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  const path = await bundled.executablePath()
  // One by one: the folder for temporary files is asked of the real environment, not of an object in its place.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before, {
    CHROMIUM_PATH: path,
    CHROMIUM_LIBRARIES: join(folder, 'al2023', 'lib'),
    ...(existsSync(FONTS) ? {} : { FONTCONFIG_FILE: await ownFonts(folder) }),
  })
  return { remove: () => rm(folder, { recursive: true, force: true }) }
}

/** For a machine without any: text that is not drawn is not seen by a test of pages either. */
async function ownFonts(folder: string): Promise<string> {
  const file = join(folder, 'fonts.conf')
  const [fonts, cache] = [join(folder, 'fonts'), join(folder, 'fonts-cache')]
  await writeFile(file, `<fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`)
  return file
}
