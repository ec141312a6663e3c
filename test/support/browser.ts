/** A Chromium for tests of pages: the one `CHROMIUM_PATH` names, as the test run does, or this machine's. */
import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Root cannot use the sandbox; the rest keeps the browser from calling anywhere, by itself or for a page. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // By a handler of each request it would cost a page a sixth of what it takes.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...INSTALLED].find((path) => path && existsSync(path))
}

/** Starts it without a window. Throws a sentence that says what to do when there is none. */
export async function aBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  const libraries = process.env['CHROMIUM_LIBRARIES']
  if (!executablePath) {
    throw new Error(
      'Tests of pages need Chromium: run them by `npm test`, which brings one, or set CHROMIUM_PATH',
    )
  }
  return chromium.launch({
    executablePath,
    headless: true,
    args: FLAGS,
    ...(libraries ? { env: { ...process.env, LD_LIBRARY_PATH: libraries } } : {}),
  })
}
