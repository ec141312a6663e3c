/** The shape of the program (ARCHITECTURE.md): where SQL is written, how long things are. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { moduleOf, readSources, standsWithStores } from './support/sources.ts'

const FILE_LINES = 200
const FUNCTION_LINES = 40

/** Files outside the stores, platform/, query/ and http/ that write SQL, and why. */
const SQL_ELSEWHERE: Readonly<Record<string, string>> = {
  'server/cli/checks.ts': 'the doctor looks at the database itself, at none of its modules',
  'server/cli/operation-checks.ts': 'so do its questions of an installation at work',
  'server/demo/load.ts': 'one transaction asks whether the installation is empty and holds the others off',
}

const ENVIRONMENT_ELSEWHERE: Readonly<Record<string, string>> = {
  'server/platform/embedded-postgres/account.ts':
    'a child process is found by PATH, which is not a setting of ours',
}

/** What declares routes or commands is as long as what the documentation says of each. */
const DECLARES = /\b(http|scope|api)\.(get|post|patch|put|delete|route)\($|\.command\(/m

const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  'server/http/hooks.ts installHooks': 'the list of the rules, in the order they hold',
  'server/cli/progress.ts watchProgress': 'one line on a terminal, and all that it remembers',
  'server/platform/embeddings.ts openEmbeddings': 'an endpoint and its rest, which share what they remember',
  'server/platform/smtp/dialogue.ts converse':
    'one socket, whose functions share what was said and is awaited',
  'server/catalog/identity-map.ts identityMap': 'one batch, whose functions share four maps',
}

const sources = await readSources()

describe('where the world is touched', () => {
  test('SQL is written only in stores, platform/, query/ and http/', () => {
    const writers = [...sources.values()].filter(({ text }) => /\bsql`/.test(text)).map(({ name }) => name)
    assert.ok(writers.length > 60, `only ${writers.length} files with SQL were seen`)

    assert.deepEqual(writers.filter((name) => !mayWriteSql(name)).sort(), Object.keys(SQL_ELSEWHERE).sort())
  })

  test('connections to PostgreSQL are made in one file, where none that breaks can end the process', () => {
    const makers = [...sources.values()]
      .filter(({ text }) => /from 'pg'/.test(text) && /new (Client|Pool)\(/.test(text))
      .map(({ name }) => name)

    assert.deepEqual(makers, ['server/platform/clients.ts'])
  })

  test('only main.ts reads the environment', () => {
    const readers = [...sources.values()]
      .filter(({ text }) => /\bprocess\.env\b/.test(text))
      .map(({ name }) => name)

    assert.deepEqual(readers.sort(), ['server/main.ts', ...Object.keys(ENVIRONMENT_ELSEWHERE)].sort())
  })
})

/** Files of ours that a server may load after its start without having read them before it, and why. */
const LOADED_LATE: Readonly<Record<string, string>> = {
  'server/cli/serving.ts': 'the demo, where the process that is to load it fails',
  'server/importers/run.ts': 'a command loads them, never the server',
}

describe('what a server loads late', () => {
  test('is read before it begins again without the reader of TypeScript', () => {
    const late = [...sources.values()].flatMap(({ name, text }) => {
      const all = text.match(/\bimport\('\.[^']+\.ts'\)/g) ?? []
      const known = text.match(/\blater\(\(\) => import\('\.[^']+\.ts'\)/g) ?? []
      const isCommand = /^server\/(cli\/(?!serving\.ts)|main\.ts)/.test(name)
      return !isCommand && all.length > known.length ? [name] : []
    })

    assert.deepEqual(late.sort(), Object.keys(LOADED_LATE))
  })
})

describe('what is remembered in memory', () => {
  test('no memory is set aside for entries that are not there', () => {
    const makers = [...sources.values()].filter(({ text }) => /new LRUCache\b/.test(text))
    assert.ok(makers.length > 3, `only ${makers.length} makers were seen`)

    // Of `max` the library sets aside all at once; `maxSize` grows (lib/lru.ts).
    assert.deepEqual(
      makers
        .filter(({ text }) => /new LRUCache\b[^(]*\(\{[^}]*(?<!: )\bmax\s*[:,}]/.test(text))
        .map(({ name }) => name),
      [],
    )
  })
})

describe('length', () => {
  test(`a file has at most ${FILE_LINES} lines`, () => {
    const long = [...sources.values()]
      .filter(({ text }) => text.split('\n').length - 1 > FILE_LINES)
      .map(({ name }) => name)

    assert.deepEqual(long, [])
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

function mayWriteSql(name: string): boolean {
  return ['platform', 'query', 'http'].includes(moduleOf(name)) || standsWithStores(name)
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
