/** The shape of the program (ARCHITECTURE.md): which file may import which, where SQL is written, how long things are. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'

const FILE_LINES = 200
const FUNCTION_LINES = 40

/** From the bottom up: a file imports its own height or a lower one. Cycles are the linter's matter. */
const HEIGHTS = [
  'lib',
  'platform',
  'api',
  'schemas',
  'rules',
  'store',
  'verbs',
  'doors',
  'demo',
  'server',
  'commands',
  'main',
] as const
type Height = (typeof HEIGHTS)[number]

/** In a room, what stands with its store: fields, columns and conditions are pieces of its statements. */
const STORES = [
  /store\.ts$/,
  /(?<!contact-webhook)\/fields\.ts$/,
  /contacts\/(cells|columns|letters|record|spreadsheet)\.ts$/,
  /posts\/feeds\.ts$/,
  /products\/search\/(conditions|items)\.ts$/,
]

/** Files outside the stores, platform/ and api/ that write SQL, and why. */
const SQL_ELSEWHERE: Readonly<Record<string, string>> = {
  'server/cli/checks.ts': 'the doctor looks at the database itself, at no room of it',
  'server/demo/load.ts': 'one transaction asks whether the installation is empty and holds the others off',
  'server/http/operator-routes.ts': 'the health check asks whether the database answers',
}

/** Imports upwards that are there for a reason. */
const UPWARDS: Readonly<Record<string, string>> = {
  'server/automation/flows/rules.ts → server/contacts/fields.ts':
    'a flow has filters of contacts: the rule is that their fields can read them',
  'server/contacts/segments/rules.ts → server/contacts/fields.ts':
    'a segment is a filter of contacts: the rule is that their fields can read it',
  'server/catalog/products/search/store.ts → server/catalog/products/search/query.ts':
    'a type alone: the query that words and the stems of a store are made into',
}

const ENVIRONMENT_ELSEWHERE: Readonly<Record<string, string>> = {
  'server/platform/embedded-postgres/account.ts':
    'a child process is found by PATH, which is no setting of ours',
}

/** What declares routes or commands is as long as what the documentation says of each. */
const DECLARES = /\b(http|door|api)\.(get|post|patch|put|delete|route)\($|\.command\(/m

const LONG_FILES: Readonly<Record<string, string>> = {
  'server/refusals.ts': 'the catalogue of every refusal, one line or two each',
}

const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'server/http/house-rules.ts layDownRules': 'the list of the rules, in the order they hold',
  'server/cli/progress.ts watchProgress': 'one line on a terminal, and all that it remembers',
  'server/platform/listener.ts listen': 'one connection and its way back, which share what they remember',
  'server/platform/embeddings.ts openEmbeddings': 'an endpoint and its rest, which share what they remember',
  'server/platform/smtp/dialogue.ts converse':
    'one socket, whose functions share what was said and is awaited',
  'server/catalog/collections/identities.ts identities': 'one gathering, whose functions share four maps',
}

interface Source {
  readonly name: string
  readonly text: string
  readonly imports: readonly { readonly name: string; readonly isType: boolean }[]
}

const sources = new Map((await readSources()).map((source) => [source.name, source]))

describe('heights', () => {
  test('a file imports only files of its height or lower ones', () => {
    const upwards = [...sources.values()].flatMap(({ name, imports }) =>
      imports
        .filter((imported) => isAbove(heightOf(imported.name), heightOf(name)))
        .map((imported) => `${name} → ${imported.name}`),
    )

    assert.deepEqual(upwards.sort(), Object.keys(UPWARDS).sort())
  })

  test('lib/ and the catalogue of refusals know nothing of us', () => {
    for (const { name, imports } of sources.values()) {
      if (heightOf(name) !== 'lib') continue
      for (const imported of imports) assert.match(imported.name, /^server\/lib\//, name)
    }
  })

  test('a door opens into rooms, never into another door', () => {
    for (const { name, imports } of sources.values()) {
      if (heightOf(name) !== 'doors') continue
      const doors = imports.filter((imported) => heightOf(imported.name) === 'doors')
      for (const door of doors) assert.equal(houseOf(door.name), houseOf(name))
    }
  })

  test('rules.ts is pure: nothing it reaches touches the database, the clock or the world', () => {
    for (const name of sources.keys()) {
      if (!/\/([a-z]+-)?rules\.ts$/.test(name) || name.startsWith('server/api/')) continue
      for (const reached of reachedFrom(name)) {
        assert.doesNotMatch(reached, /^server\/platform\/(?!sql)/, `${name} reaches ${reached}`)
        assert.doesNotMatch(reached, /store\.ts$/, `${name} reaches ${reached}`)
      }
    }
  })

  test('nothing of the program imports from test/', () => {
    for (const { name, imports } of sources.values())
      for (const imported of imports) assert.doesNotMatch(imported.name, /^test\//, name)
  })
})

describe('where the world is touched', () => {
  test('SQL is written only in stores, platform/ and api/', () => {
    const writers = [...sources.values()]
      .filter(({ text }) => /\bsql`/.test(text))
      .filter(({ name }) => !['platform', 'api', 'store'].includes(heightOf(name)))
      .map(({ name }) => name)

    assert.deepEqual(writers.sort(), Object.keys(SQL_ELSEWHERE).sort())
  })

  test('only main.ts reads the environment', () => {
    const readers = [...sources.values()]
      .filter(({ text }) => /\bprocess\.env\b/.test(text))
      .map(({ name }) => name)

    assert.deepEqual(readers.sort(), ['server/main.ts', ...Object.keys(ENVIRONMENT_ELSEWHERE)].sort())
  })
})

describe('length', () => {
  test(`a file has at most ${FILE_LINES} lines`, () => {
    const long = [...sources.values()]
      .filter(({ text }) => text.split('\n').length - 1 > FILE_LINES)
      .map(({ name }) => name)

    assert.deepEqual(long.sort(), Object.keys(LONG_FILES).sort())
  })

  test(`a function has at most ${FUNCTION_LINES} lines`, () => {
    const long = [...sources.values()].flatMap(({ name, text }) =>
      functionsOf(text)
        .filter((each) => each.lines > FUNCTION_LINES && !DECLARES.test(each.text))
        .map((each) => `${name} ${each.name}`),
    )

    assert.deepEqual(long.sort(), Object.keys(LONG_FUNCTIONS).sort())
  })
})

async function readSources(): Promise<Source[]> {
  const names = await Array.fromAsync(glob('server/**/*.ts'))
  return names
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => {
      const text = readFileSync(name, 'utf8')
      return { name, text, imports: importsOf(name, text) }
    })
}

function importsOf(name: string, text: string): Source['imports'] {
  const statements = text.matchAll(/^(?:import|export)( type)?\b[^'"`;]*?from '(\.[^']+)'/gm)
  const dynamic = text.matchAll(/\bimport\(()'(\.[^']+)'\)/g)
  return [...statements, ...dynamic].map(([, type, place = '']) => ({
    name: path.join(path.dirname(name), place),
    isType: Boolean(type),
  }))
}

function heightOf(name: string): Height {
  const [, place = '', file = ''] = name.split('/')
  if (place === 'resources') return heightInRoom(name)
  if (place === 'lib' || place === 'refusals.ts') return 'lib'
  if (place === 'site' || place === 'operator') return 'doors'
  if (['events', 'flows', 'greetings', 'measurement', 'webhooks'].includes(place)) return heightInRoom(name)
  if (place === 'delivery') return file === 'rendering' ? 'rules' : heightInRoom(name)
  if (place === 'server.ts' || place === 'worker.ts') return 'server'
  const height = HEIGHTS.find((height) => height === place.replace('.ts', ''))
  assert.ok(height, `${name} stands at no height: say in this test where it belongs`)
  return height
}

/** The public pages are one house, whatever folders they stand in. */
function houseOf(name: string): string {
  return name.startsWith('server/site/') ? 'server/site' : path.dirname(name)
}

function heightInRoom(name: string): Height {
  if (/\/(schemas|blocks|examples)\.ts$/.test(name)) return 'schemas'
  if (/\/([a-z]+-)?rules\.ts$/.test(name)) return 'rules'
  if (/\/(jobs|([a-z]+-)?routes)\.ts$/.test(name)) return 'doors'
  if (STORES.some((store) => store.test(name))) return 'store'
  return isPure(name) ? 'rules' : 'verbs'
}

/** Words about values, of which a room may have many files, stand with its rules; what acts on the database is a verb. */
function isPure(name: string): boolean {
  return (sources.get(name)?.imports ?? []).every(({ name: imported }) => {
    if (/^server\/platform\/(?!clock)/.test(imported)) return false
    return !isAbove(heightOf(imported), 'rules')
  })
}

function isAbove(one: Height, other: Height): boolean {
  return HEIGHTS.indexOf(one) > HEIGHTS.indexOf(other)
}

/** Every file whose code runs when this one is imported. */
function reachedFrom(name: string, reached = new Set<string>()): Set<string> {
  for (const { name: imported, isType } of sources.get(name)?.imports ?? []) {
    if (isType || reached.has(imported)) continue
    reached.add(imported)
    reachedFrom(imported, reached)
  }
  return reached
}

/** The functions at the top level; the formatter ends each with a brace on a line of its own. */
function functionsOf(text: string): { name: string; text: string; lines: number }[] {
  const lines = text.split('\n')
  return lines.flatMap((line, start) => {
    const name = /^(?:export )?(?:async )?function\*? (\w+)|^(?:export )?const (\w+) = .*=> \{$/.exec(line)
    if (!name) return []
    const length = lines.slice(start).findIndex((end) => end === '}') + 1
    const body = lines.slice(start, start + length)
    return [{ name: name[1] ?? name[2] ?? '', text: body.join('\n'), lines: length }]
  })
}
