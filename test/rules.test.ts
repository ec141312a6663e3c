/** docs/specification.md leads from each rule to what is there; docs/rules.md says what the tests' names say. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { readGuarantees, rulesPage } from './support/guarantees.ts'
import { RULES } from './support/specification.ts'

const PAGE = 'docs/specification.md'

interface Row {
  readonly rules: readonly string[]
  readonly words: string
  readonly files: string
  readonly tests: string
}

const sections = readPage(readFileSync(PAGE, 'utf8'))

describe('docs/specification.md', () => {
  test('has the sections of the specification, in its order', () => {
    assert.deepEqual([...sections.keys()], Object.keys(RULES))
  })

  for (const [section, rules] of Object.entries(RULES)) {
    const rows = sections.get(section) ?? []

    test(`${section}: every rule of the specification is there, once`, () => {
      const named = rows.flatMap((row) => row.rules)

      assert.deepEqual([...named].sort(), [...rules].sort())
    })

    test(`${section}: each rule names files that implement it, and each decision is written`, () => {
      for (const {
        rules: [rule],
        words,
        files,
      } of rows) {
        const [implementing, decisions] = [linksIn(files), linksIn(words)]
        assert.ok(implementing.length > 0, rule)
        for (const file of [...implementing, ...decisions]) assert.ok(existsSync(file), `${rule}: no ${file}`)
        for (const file of implementing) assert.doesNotMatch(file, /\.test\.ts$/)
      }
    })

    test(`${section}: each rule names tests that protect it`, () => {
      for (const {
        rules: [rule],
        tests,
      } of rows) {
        const named = testsIn(tests)
        assert.ok(named.length > 0, rule)
        for (const { file, name } of named)
          assert.ok(isTestOf(file, name), `${rule}: no test “${name}” in ${file}`)
      }
    })
  }
})

describe('docs/rules.md', () => {
  test("is what the tests' names say; `npm run rules` updates it", async () => {
    const names = (await readGuarantees()).flatMap(({ groups }) => [...groups.values()].flat())

    assert.ok(names.length > 1_200, `only ${names.length} names of tests were read`)
    assert.ok(
      readFileSync('docs/rules.md', 'utf8') === (await rulesPage()),
      'docs/rules.md is of other tests: npm run rules',
    )
  })
})

test('a name is found among literal names and by the static parts of templates, never by their gaps alone', () => {
  const names = namesIn(`
    describe("it's", () => {
      test('rule 1: \\'quoted\\'', () => {})
      test(\`\${nameOf({ route: \`\${a}\` })}: 403 without a key\`, () => {})
      test(\`\${anything}\`, () => {})
    })`)

  for (const name of ["it's", "rule 1: 'quoted'", 'GET /x: 403 without a key'])
    assert.ok(
      names.some((pattern) => pattern.test(name)),
      name,
    )
  for (const name of ['rule 1', 'GET /x: 403', 'nothing of the kind'])
    assert.ok(!names.some((pattern) => pattern.test(name)), name)
})

function readPage(text: string): Map<string, Row[]> {
  const [, ...parts] = text.split(/^## /m)
  return new Map(
    parts.map((part) => {
      const [title = '', ...lines] = part.split('\n')
      return [title, lines.filter((line) => line.startsWith('| `')).map(readRow)]
    }),
  )
}

/** Rules, and words with decisions | files | tests. */
function readRow(line: string): Row {
  const [, words = '', files = '', tests = '', ...rest] = line
    .split(' | ')
    .flatMap((cell, index) => (index === 0 ? ['', cell.replace(/^\| /, '')] : [cell.replace(/ \|$/, '')]))
  assert.deepEqual(rest, [], `three columns: ${line}`)
  return { rules: Array.from(words.matchAll(/`([^`]+)`/g), ([, rule = '']) => rule), words, files, tests }
}

function linksIn(cell: string): string[] {
  return Array.from(cell.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => fromRoot(link))
}

/** Names stand in code after the link to their file. */
function testsIn(cell: string): { file: string; name: string }[] {
  let file = ''
  const named: { file: string; name: string }[] = []
  for (const [, link, name] of cell.matchAll(/\]\(([^)]+)\)|`([^`]+)`/g)) {
    if (link !== undefined) file = fromRoot(link)
    else if (name !== undefined) named.push({ file, name })
  }
  return named
}

function fromRoot(link: string): string {
  return path.join(path.dirname(PAGE), link)
}

const namesOfFiles = new Map<string, RegExp[]>()

function isTestOf(file: string, name: string): boolean {
  if (!existsSync(file)) return false
  const names = namesOfFiles.get(file) ?? namesIn(readFileSync(file, 'utf8'))
  namesOfFiles.set(file, names)
  return names.some((pattern) => pattern.test(name))
}

/** What each `test('…')` and `describe('…')` of a file may be called; a template of gaps alone says nothing. */
function namesIn(text: string): RegExp[] {
  return Array.from(text.matchAll(/\b(?:test|describe)\(\s*(['"`])/g), ({ 0: call, 1: quote = '', index }) =>
    literalParts(text.slice(index + call.length), quote),
  )
    .filter((parts) => parts.join('').replaceAll(/\W/g, '').length >= 3)
    .map(patternOf)
}

function patternOf(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replaceAll(/[^\w\s]/g, String.raw`\$&`))
  return new RegExp(`^${escaped.join('.*')}$`, 's')
}

/** The static parts of the literal that `text` begins in the middle of, gaps between them. */
function literalParts(text: string, quote: string): string[] {
  const parts = ['']
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (depth > 0) depth += character === '{' ? 1 : character === '}' ? -1 : 0
    else if (character === quote) return parts
    else if (quote === '`' && text.startsWith('${', at)) {
      parts.push('')
      depth = 1
      at += 1
    } else {
      if (character === '\\') at += 1
      parts[parts.length - 1] += text[at] ?? ''
    }
  }
  return parts
}
