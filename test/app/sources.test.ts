/** The sources of the app: what of the server they use, and that every word is in the catalogues, in every language. */
import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'oxc-parser'
import { outboxLog } from '../../app/words/en/outbox-log.ts'
import { readerTexts } from '../support/jsx-texts.ts'

const LINES = 200

/** Pure files of the server that are bundled; all else is imported as types. */
const BUNDLED = [
  'server/lib/block-condition.ts',
  'server/lib/colour.ts',
  'server/lib/for-sale.ts',
  'server/lib/shortened.ts',
  'server/lib/uuid.ts',
  'server/words/languages.ts',
]

const files = await Array.fromAsync(glob('app/**/*.{ts,tsx}'))
const sources = new Map(
  await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
)
const areas = files.filter((file) => file.startsWith('app/words/en/')).map((file) => path.basename(file))

/** A word of one language as it is, or what a function of it makes of some words. */
type Words = string | ((...given: string[]) => string) | { readonly [name: string]: Words }

async function wordsOf(language: string, area: string): Promise<Words> {
  const url = pathToFileURL(path.resolve('app/words', language, area)).href
  const module = (await import(url)) as Record<string, Words>
  const [words] = Object.values(module)
  assert.ok(words, `${language}/${area} has no words`)
  return words
}

/** Each by its path; functions with names of what they are given in its place. */
function spokenOf(words: Words, at = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[at, words]])
  if (typeof words === 'function') return new Map([[at, words('⟨a⟩', '⟨b⟩', '⟨c⟩')]])
  return new Map(Object.entries(words).flatMap(([name, each]) => [...spokenOf(each, `${at}.${name}`)]))
}

/** The things given that a sentence says. */
function givenOf(spoken: string): string[] {
  return [...new Set(spoken.match(/⟨\w⟩/g))].sort()
}

describe('what the app uses of the server', () => {
  test('it is bundled from pure files alone; everything else is types', () => {
    assert.ok(sources.size > 40, `only ${sources.size} sources were seen`)
    const used = [...sources].flatMap(([file, text]) =>
      [...text.matchAll(/^(?:import|export)(?! type\b)[^'"]*?from '([^']*\/server\/[^']+)'/gm)].map(
        ([, place = '']) => path.join(path.dirname(file), place),
      ),
    )

    assert.deepEqual([...new Set(used)].sort(), BUNDLED)
  })

  test('those pure files import nothing', async () => {
    for (const file of BUNDLED) assert.doesNotMatch(await readFile(file, 'utf8'), /^import /m, file)
  })
})

describe('words', () => {
  test('every area has the same words in every language, each of which says something', async () => {
    assert.ok(areas.length > 3)
    for (const area of areas) {
      const [en, sv] = await Promise.all([wordsOf('en', area), wordsOf('sv', area)])
      const [english, swedish] = [spokenOf(en), spokenOf(sv)]

      assert.deepEqual([...swedish.keys()].sort(), [...english.keys()].sort(), area)
      for (const [name, text] of [...english, ...swedish]) assert.notEqual(text.trim(), '', `${area}${name}`)
    }
  })

  test('what a sentence is given it says, in every language', async () => {
    for (const area of areas) {
      const [en, sv] = await Promise.all([wordsOf('en', area), wordsOf('sv', area)])
      const swedish = spokenOf(sv)
      for (const [name, text] of spokenOf(en)) {
        assert.deepEqual(givenOf(swedish.get(name) ?? ''), givenOf(text), `${area}${name}`)
      }
    }
  })

  test('no component holds words of its own', () => {
    const found = [...sources]
      .filter(([file]) => file.endsWith('.tsx'))
      .flatMap(([file, text]) =>
        readerTexts(parseSync(file, text).program).map((words) => `${file}: ${words}`),
      )

    assert.deepEqual(found, [])
  })
})

describe('each kind of act that the server writes down', () => {
  test('has words in the app', async () => {
    const sources = await Promise.all(
      (await Array.fromAsync(glob('server/{app-api,accounts}/*.ts')))
        .filter((file) => !file.endsWith('.test.ts'))
        .map((file) => readFile(file, 'utf8')),
    )
    const written = sources.flatMap((text) =>
      [...text.matchAll(/(?:action: |entry\()'([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name),
    )

    assert.ok(written.length > 20)
    const { actions } = outboxLog.audit
    assert.deepEqual(
      written.filter((name) => !Object.hasOwn(actions, name ?? '')),
      [],
    )
  })
})

describe('length', () => {
  test(`a file has at most ${LINES} lines`, () => {
    const long = [...sources].filter(([, text]) => text.split('\n').length - 1 > LINES).map(([file]) => file)

    assert.deepEqual(
      long.filter((file) => !file.startsWith('app/words/')),
      [],
    )
  })
})
