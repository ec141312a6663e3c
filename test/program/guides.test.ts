/** The guides tell the truth: every `sh` example runs as it stands, and answers what the `json` below it says. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { Command } from 'commander'
import { Marked } from 'marked'
import { declareAsked } from '../../server/cli/nouns.ts'
import { runner } from '../../server/cli/run.ts'
import { GUIDES } from '../../server/site/docs/contents.ts'
import { endWithFile } from '../support/children.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { startTidings, tidings, type Running } from '../support/tidings.ts'

const MAIN = join(import.meta.dirname, '../../server/main.ts')
const folder = aFolder()
let server: Running
let variables: Readonly<Record<string, string>>

interface Example {
  readonly text: string
  /** It shows what is refused. */
  readonly isRefused: boolean
  readonly answer?: unknown
}

before(async () => {
  const settings = { DATA_DIR: folder }
  const demo = (await tidings(['demo', '--json'], settings)).json<{ key: string; webhookId: string }>()
  server = await startTidings(settings)
  const { url } = server.at
  const own = await fetch(`${url}/api/authorization`, { headers: { 'x-api-key': demo.key } })
  // The server's own JSON.
  const { feed } = (await own.json()) as { feed: { id: string } }
  variables = {
    KEY: demo.key,
    HOOK: demo.webhookId,
    HOOKS: `${url}/webhooks`,
    API: `${url}/api`,
    WORKSPACE: feed.id,
    DATA_DIR: folder,
    PUBLIC_URL: url,
  }
})
after(async () => {
  await server.end()
  await clearFolders()
})

describe('every example of a guide runs as it stands', () => {
  for (const name of GUIDES)
    test(name, async () => {
      const page = await fetch(`${server.at.url}/docs/${name}.md`)
      assert.equal(page.status, 200)
      const examples = examplesOf(await page.text())
      const answers = await run(examples)
      for (const [at, { answer, text }] of examples.entries())
        if (answer !== undefined) assertHolds(JSON.parse(answers[at] ?? ''), answer, text)
    })
})

test('every command a guide names is there, with its options', async () => {
  const named = new Set<string>()
  for (const name of GUIDES) {
    const text = await readFile(`docs/guides/${name}.md`, 'utf8')
    for (const [command] of text.replaceAll('\\\n', ' ').matchAll(/(?<=^|`)tidings [a-z][^`\n]*/gm))
      named.add(command)
  }
  assert.ok(named.size > 30, `only ${named.size} commands were seen`)
  for (const command of named) await assertIsThere(command)
})

/** `tidings campaign publish ID --at …`: the noun has the verb, and the verb each option. */
async function assertIsThere(words: string): Promise<void> {
  const [, noun = '', verb = ''] = words.split(/\s+/)
  const program = new Command('tidings')
  await declareAsked(program, runner({}), [noun])
  const there = program.commands.find((command) => command.name() === noun)
  assert.ok(there, `${words}: there is no ${noun}`)
  const command =
    /^[a-z][a-z-]+$/.test(verb) && there.commands.length > 0
      ? there.commands.find((each) => each.name() === verb)
      : there
  assert.ok(command, `${words}: ${noun} has no ${verb}`)
  const options = [...command.options, ...program.options].map(({ long }) => long)
  for (const [option] of words.matchAll(/--[a-z-]+/g))
    assert.ok(['--help', '--json', ...options].includes(option), `${words}: ${noun} ${verb} has no ${option}`)
}

function examplesOf(markdown: string): Example[] {
  const tokens = new Marked().lexer(markdown).filter(({ type }) => type !== 'space')
  return tokens.flatMap((token, at) => {
    if (token.type !== 'code' || !/^sh\b/.test(String(token['lang']))) return []
    const next = tokens[at + 1]
    const answer =
      next?.type === 'code' && next['lang'] === 'json' ? { answer: JSON.parse(String(next['text'])) } : {}
    return [{ text: String(token['text']), isRefused: token['lang'] === 'sh refused', ...answer }]
  })
}

/** Runs them in one shell, as a reader would, and gives what each wrote. */
async function run(examples: readonly Example[]): Promise<string[]> {
  const own = await mkdtemp(join(folder, 'guide-'))
  const script = [
    'set -euo pipefail',
    `tidings() { "${process.execPath}" "${MAIN}" "$@"; }`,
    ...examples.map(
      ({ text, isRefused }, at) =>
        `curl() { command curl ${isRefused ? '' : '--fail-with-body'} "$@"; }\n{\n${text}\n} > out-${at}`,
    ),
  ].join('\n')
  await writeFile(join(own, 'guide.sh'), script)
  const { PATH = '', HOME = '' } = process.env
  const child = endWithFile(
    spawn('bash', ['guide.sh'], { cwd: own, env: { PATH, HOME, TIDINGS_DEMO: '0', ...variables } }),
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
