/** Examples of a document: every `sh` block run in one shell, as a reader would, beside the answer that is shown below it. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked, type Tokens } from 'marked'
import { endWithFile } from './children.ts'
import { PROGRAM } from './tidings.ts'

export interface Example {
  readonly text: string
  /** It shows what is refused. */
  readonly isRefused: boolean
  /** The block below it, where that is `json` or `http`. */
  readonly shown?: { readonly language: string; readonly text: string }
}

const SHOWN = ['json', 'http']

export function examplesOf(markdown: string): Example[] {
  const tokens = new Marked().lexer(markdown).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, at) => {
    if (token.type !== 'code' || !/^sh\b/.test(String(token['lang']))) return []
    const next = tokens[at + 1]
    const language = next?.type === 'code' ? String(next['lang']) : ''
    // A block of code has its text.
    const text = String((next as Tokens.Code | undefined)?.text)
    const shown = SHOWN.includes(language) ? { shown: { language, text } } : {}
    return [{ text: String(token['text']), isRefused: token['lang'] === 'sh refused', ...shown }]
  })
}

/** What each of them wrote; with them `tidings` and `npm run -s tidings --` are this checkout's program. */
export async function runExamples(
  examples: readonly Example[],
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<string[]> {
  const own = await mkdtemp(join(folder, 'examples-'))
  const script = [
    'set -euo pipefail',
    `tidings() { "${process.execPath}" "${PROGRAM}" "$@"; }`,
    'npm() { [ "$1 $2 $3 $4" = "run -s tidings --" ] && shift 4 && tidings "$@"; }',
    ...examples.map(
      ({ text, isRefused }, at) =>
        `curl() { command curl ${isRefused ? '' : '--fail-with-body'} "$@"; }\n{\n${text}\n} > out-${at}`,
    ),
  ].join('\n')
  await writeFile(join(own, 'examples.sh'), script)
  const { PATH = '', HOME = '' } = process.env
  const child = endWithFile(
    spawn('bash', ['examples.sh'], { cwd: own, env: { PATH, HOME, TIDINGS_DEMO: '0', ...variables } }),
  )
  let errors = ''
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const [code] = await once(child, 'close')
  const outputs = await Promise.all(
    examples.map((_example, at) => readFile(join(own, `out-${at}`), 'utf8').catch(() => '')),
  )
  assert.equal(code, 0, `${errors}\n${outputs.at(-1)}\n${script}`)
  return outputs
}

/** What was written holds what the document shows. */
export function assertShown({ text, shown }: Example, written = ''): void {
  if (shown?.language === 'json') assertHolds(JSON.parse(written), JSON.parse(shown.text), text)
  else if (shown) assertHttp(written, shown.text, text)
}

/** Every member that is shown is there; "…" stands for anything. */
function assertHolds(given: unknown, shown: unknown, text: string): void {
  if (shown === '…') return
  if (typeof shown !== 'object' || shown === null) return assert.deepEqual(given, shown, text)
  assert.ok(typeof given === 'object' && given !== null, text)
  for (const [name, value] of Object.entries(shown)) {
    assert.ok(name in given, `${text}: there is no ${name}`)
    assertHolds((given as Record<string, unknown>)[name], value, text)
  }
}

/** Headers that are shown are there, and the body is the one below them. */
function assertHttp(written: string, shown: string, text: string): void {
  const [[head = '', body = ''], [headers = '', content = '']] = [written, shown].map((part) =>
    part.split(/\r?\n\r?\n/),
  ) as [string[], string[]]
  for (const line of headers.split('\n'))
    assert.ok(
      head.toLowerCase().split(/\r?\n/).includes(line.toLowerCase()),
      `${text}: ${line} is not in\n${head}`,
    )
  assertHolds(JSON.parse(body), JSON.parse(content), text)
}
