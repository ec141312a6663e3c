/** The pictures of the README: a post, a mail and the app, as the demo shows them. */
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { startTidings, tidings } from '../support/tidings.ts'

const FOLDER = 'docs/pictures'
/** For machines that have much else to do. */
const PATIENCE_MILLISECONDS = 120_000
const LETTER = 'The blanket that came back'
const POST = 'A day with the potter'

export async function drawReadme(browser: Browser): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tidings-pictures-'))
  const port = String(await aFreePort())
  const origin = `http://localhost:${port}`
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'error', PORT: port, PUBLIC_URL: origin }
  const server = await startTidings({ ...settings, TIDINGS_DEMO: '1' })
  try {
    const words = ['user', 'create', '--email', 'ada@example.com', '--name', 'Ada Berg', '--role', 'owner']
    const { url: link } = (await tidings([...words, '--json'], settings)).json<{ url: string }>()
    return [
      await drawn(browser, 'post', { width: 900, height: 860 }, (page) => showPost(page, origin)),
      await drawn(browser, 'app', { width: 1180, height: 740 }, (page) => showReport(page, link)),
      await drawn(browser, 'mail', { width: 760, height: 800 }, (page) => showMail(page, folder, settings)),
    ]
  } finally {
    await server.end()
    await rm(folder, { recursive: true, force: true })
  }
}

async function drawn(
  browser: Browser,
  name: string,
  viewport: { readonly width: number; readonly height: number },
  show: (page: Page) => Promise<void>,
): Promise<string> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, colorScheme: 'light' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MILLISECONDS)
  await show(page)
  await page.waitForLoadState('networkidle')
  const file = `${FOLDER}/${name}.png`
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(file)
  await context.close()
  return file
}

async function showPost(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('link', { name: POST }).first().click()
  await page.getByRole('heading', { level: 1, name: POST }).waitFor()
}

async function showReport(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('a password for pictures only')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Campaigns' }).first().click()
  await page.getByRole('link', { name: POST }).first().click()
  await page.getByRole('heading', { name: `Report: ${POST}` }).waitFor()
  await page.getByRole('heading', { name: 'The first 48 hours' }).waitFor()
}

/** As a file, as a mail program would show it. */
async function showMail(
  page: Page,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const file = join(folder, 'letter.html')
  await tidings(['campaign', 'preview', LETTER, '--html', file], settings)
  await page.goto(pathToFileURL(file).href)
}

/** Of its own, since the addresses of the demo's pictures are made of it before anything listens. */
async function aFreePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
