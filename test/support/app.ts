/** The app in a browser, for its tests: built when its sources have changed, its faults noted, axe run on what is shown. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { after } from 'node:test'
import { promisify } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Role } from '../../server/accounts/policy.ts'
import { aPerson, type Person } from './accounts.ts'
import { aBrowser } from './browser.ts'
import { useServer, type TestServer, type TestWorkspace } from './server.ts'

/** A machine may be four times as busy as ours. */
const WAIT_MILLISECONDS = 60_000
/** Longer than any change of colour, and how often it is waited for. */
const SETTLED_MILLISECONDS = 500
const LOOKS = 6

/** Where a picture of what a test shows is kept; none is without. */
const SHOTS = process.env['SHOTS']

const axe = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface TestApp {
  readonly server: TestServer
  /** Where it is served: a loopback address, so that browsers keep its Secure cookies. */
  readonly origin: string
  readonly browser: Browser
  /** A browser window of nobody; `at` is a place below `/app`. */
  open(at: string, options?: BrowserContextOptions): Promise<AppPage>
  /** A window of somebody new with this role; `at` is a place of the workspace, such as `/contacts`. */
  openAs(
    role: Role,
    workspace: TestWorkspace,
    at: string,
    options?: BrowserContextOptions,
  ): Promise<PersonsPage>
}

interface PersonsPage extends AppPage {
  readonly person: Person
}

export interface AppPage {
  readonly page: Page
  /** What went wrong in it, and what it asked of anybody else. */
  readonly faults: readonly string[]
  /** Fails with what axe finds on what is shown now, and keeps a picture where SHOTS says. */
  check(name: string): Promise<void>
  close(): Promise<void>
}

/** The server, the built app and a browser of a test file; ended after its tests. */
export async function useApp(settings: Readonly<Record<string, string>> = {}): Promise<TestApp> {
  await buildApp()
  const server = await useServer(settings)
  // Where a test says by which name it is reached, at that port.
  const named = /^http:\/\/localhost:(\d+)$/.exec(settings['PUBLIC_URL'] ?? '')
  const listening = await server.http.listen({ port: Number(named?.[1] ?? 0), host: '127.0.0.1' })
  const origin = named ? named[0] : listening
  const browser = await aBrowser()
  after(() => browser.close())
  return {
    server,
    origin,
    browser,
    open: async (at, options = {}) => openPage(browser, { origin, at, options }),
    openAs: async (role, workspace, at, options = {}) => {
      const person = await aPerson(server, workspace, role)
      const visit = { origin, at: `/w/${workspace.handle}${at}`, options, cookie: person.cookie }
      return { ...(await openPage(browser, visit)), person }
    },
  }
}

let built: Promise<unknown> | undefined

/** As it is served. Whether the sources are as they were is looked at once a process, not once a file: it takes 0.6 s of a processor. */
export async function buildApp(): Promise<void> {
  built ??= promisify(execFile)(process.execPath, [path.join('app', 'build', 'build.ts')])
  await built
}

interface Visit {
  readonly origin: string
  /** Below `/app`. */
  readonly at: string
  readonly options?: BrowserContextOptions
  /** Of a session, as a header says it. */
  readonly cookie?: string
}

/** A window of whoever has the cookie, and of nobody without one. */
export async function openPage(browser: Browser, { origin, at, options, cookie }: Visit): Promise<AppPage> {
  // What moves is half seen for a while, and half seen is too faint for axe.
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options })
  const [name = '', value = ''] = cookie?.split('=') ?? []
  // A cookie of this host alone is one of TLS: browsers take it of localhost without, by hand it needs the address of one.
  const url = name.startsWith('__Host-') ? origin.replace('http:', 'https:') : origin
  if (cookie !== undefined) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MILLISECONDS)
  const faults = faultsOf(page, origin)
  await page.goto(`${origin}/app${at}`)
  return {
    page,
    faults,
    check: (name) => checkPage(page, name),
    close: () => context.close(),
  }
}

/**
 * Errors of scripts and of the security policy, and what is asked of anybody else, which aBrowser() lets nobody answer;
 * what our server refused is part of what tests try.
 */
function faultsOf(page: Page, origin: string): string[] {
  const faults: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.origin !== origin && !/^(data|blob):$/.test(url.protocol)) faults.push(`asked ${url.href}`)
  })
  page.on('console', (message) => {
    const isRefusal = /Failed to load resource: the server responded|net::ERR_/.test(message.text())
    if (message.type() === 'error' && !isRefusal) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

async function checkPage(page: Page, name: string): Promise<void> {
  if (SHOTS) {
    await mkdir(SHOTS, { recursive: true })
    await page.screenshot({ path: path.join(SHOTS, `${name}.png`), fullPage: true })
  }
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(await axe)
  let found = await faultsShown(page)
  // A colour that changes is, for a while on a busy machine, another one: what is wrong stays so.
  for (let look = 0; look < LOOKS && found.length > 0; look += 1) {
    await page.waitForTimeout(SETTLED_MILLISECONDS)
    found = await faultsShown(page)
  }
  assert.deepEqual(found, [], name)
}

function faultsShown(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Put there by whoever calls.
    const { axe } = globalThis as unknown as { axe: Axe }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
  })
}

interface Axe {
  /** Asked for what is wrong alone, it describes no element that is right. */
  run(options: { readonly resultTypes: readonly 'violations'[] }): Promise<{ violations: Violation[] }>
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}
