/** What a command loads before it does its work: counted in modules, not in time. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { Command } from 'commander'
import { settingsOfBegun } from '../../server/cli/compiled.ts'
import { NOUNS } from '../../server/cli/nouns.ts'
import { runner } from '../../server/cli/run.ts'
import { endWithFile } from '../support/children.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'

after(clearFolders)

/** Files that a command loads, by their addresses. */
function loadedBy(...words: string[]): string[] {
  const file = join(aFolder(), 'loaded')
  const { status, stderr } = spawnSync(process.execPath, ['--import', HOOK, 'server/main.ts', ...words], {
    env: { ...process.env, LOADED: file },
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  const loaded = readFileSync(file, 'utf8').trim().split('\n')
  assert.ok(loaded.some((url) => url.endsWith('/server/main.ts')))
  return loaded
}

/** Says when the program ends how much room V8 keeps for what lives shortly, and whether Node's own `fetch` was loaded. */
const YOUNG_SPACE = `data:text/javascript,import v8 from 'node:v8'; process.on('exit', () => console.log('young=' + v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size, 'fetch=' + process.moduleLoadList.some((name) => name.endsWith('/undici'))))`
const MEGABYTE = 1_048_576

const HOOK = new URL('../support/loaded.ts', import.meta.url).href

/** Files that a server has loaded when it says that it is ready, by their addresses. */
async function loadedByStart(
  settings: Readonly<Record<string, string>>,
): Promise<{ loaded: string[]; young: number; hasFetch: boolean }> {
  const LOADED = join(aFolder(), 'loaded')
  const { PATH = '' } = process.env
  // The hook is TypeScript, and its reader would have the program begin again, with all that is loaded later.
  const env = { PATH, PORT: '0', LOG_LEVEL: 'warn', ...settings, ...settingsOfBegun(), LOADED }
  const words = ['--import', HOOK, '--import', YOUNG_SPACE, 'server/main.ts', 'start', '--json']
  const server = endWithFile(spawn(process.execPath, words, { env }))
  let said = ''
  server.stdout.on('data', (chunk) => (said += String(chunk)))
  const ended = once(server, 'close')
  await Promise.race([once(server.stdout, 'data'), ended])
  const loaded = [...new Set(readFileSync(LOADED, 'utf8').trim().split('\n'))]
  server.kill()
  assert.deepEqual(await ended, [0, null])
  const [, young, hasFetch] = /young=(\d+) fetch=(true|false)/.exec(said) ?? []
  return { loaded, young: Number(young), hasFetch: hasFetch !== 'false' }
}

/** What Node has loaded of itself when the command ends, one name a line. */
const OWN_MODULES = `data:text/javascript,process.on('exit', () => console.log(process.moduleLoadList.join('\\n')))`

describe('a command loads what it needs and no more', () => {
  test('--version loads no word of the command line', () => {
    assert.ok(loadedBy('--version').length <= 15)
  })

  test('sms count loads the count of segments, and neither settings nor the database', () => {
    const loaded = loadedBy('sms', 'count', 'hi')

    assert.ok(loaded.length <= 30, `${loaded.length} modules`)
    for (const url of loaded)
      assert.doesNotMatch(url, /\/(pg|typebox|pino|fastify|undici)\/|server\/platform\/(?!env-file)/)
  })

  test('--help names every word without loading its verbs', () => {
    const loaded = loadedBy('--help')

    assert.ok(loaded.length <= 15, `${loaded.length} modules`)
    assert.ok(NOUNS.length > 20)
  })

  test('what --help says of a word is what its own help says', async () => {
    for (const { name, about, load } of NOUNS) {
      const program = new Command('tidings')
      const declare = await load()
      declare(program, runner({}))
      const help = program.commands.find((command) => command.name() === name)?.helpInformation()
      assert.ok(help?.replaceAll(/\s+/g, ' ').includes(about), name)
    }
  })

  test('what was compiled once needs no compiler of TypeScript the next time', () => {
    const TMPDIR = aFolder()
    const again = (): string => {
      const words = ['--import', OWN_MODULES, 'bin/tidings.js', '--version']
      return spawnSync(process.execPath, words, { env: { TMPDIR }, encoding: 'utf8' }).stdout
    }
    assert.match(again(), /amaro/)

    const loaded = again()

    assert.match(loaded, /internal\/modules/)
    assert.doesNotMatch(loaded, /amaro/)
  })
})

describe('a first start', () => {
  test('ends as one process without the reader of TypeScript, which it needed to begin', async () => {
    const { PATH = '' } = process.env
    const TMPDIR = aFolder()
    const env = { PATH, TMPDIR, DATA_DIR: aFolder(), PORT: '0', LOG_LEVEL: 'warn', TIDINGS_DEMO: '0' }
    const words = ['--import', OWN_MODULES, 'bin/tidings.js', 'start', '--json']
    const server = endWithFile(spawn(process.execPath, words, { env }))
    let said = ''
    server.stdout.on('data', (chunk) => (said += String(chunk)))
    const ended = once(server, 'close')
    await Promise.race([once(server.stdout, 'data'), ended])
    server.kill()

    assert.deepEqual(await ended, [0, null])
    const [first = ''] = said.split('\n')
    assert.equal((JSON.parse(first) as { pid: number }).pid, server.pid)
    assert.match(said, /internal\/modules/)
    assert.doesNotMatch(said, /amaro/)
  })
})

describe('a server loads what it needs before the first request and no more', () => {
  /** Each is loaded by the first request or job that needs it. */
  const LATER =
    /\/node_modules\/(mjml[^/]*|sharp|aws4fetch|@scalar|imapflow|undici|libphonenumber-js|sanitize-html|htmlparser2|postal-mime|mailauth|node-pg-migrate|csv-parse|typebox\/build\/(compile|value))\/|\/server\/catalog\/products\/prompt\/(?!fold)/

  const DATA_DIR = aFolder()

  test('the first time, when another process loads the demo', async () => {
    const { loaded } = await loadedByStart({ DATA_DIR, TIDINGS_DEMO: '1' })

    assert.deepEqual(
      loaded.filter((url) => /\/mjml[^/]*\/|\/server\/demo\//.test(url)),
      [],
    )
  })

  test('and every other time', async () => {
    const { loaded, young, hasFetch } = await loadedByStart({ DATA_DIR, TIDINGS_DEMO: '1' })

    assert.ok(loaded.some((url) => url.endsWith('/server/server.ts')))
    assert.deepEqual(
      loaded.filter((url) => LATER.test(url)),
      [],
    )
    assert.ok(loaded.length <= 1_765, `${loaded.length} modules`)
    assert.equal(hasFetch, false)
    // Let grow, it is 64 MiB and more by now; collections at other moments leave it twice as large as usual.
    assert.ok(young <= 32 * MEGABYTE, `${young} bytes for what lives shortly`)
  })
})
