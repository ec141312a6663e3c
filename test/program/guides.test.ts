/** The guides tell the truth: every `sh` example runs as it stands, and answers what the `json` below it says. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, test } from 'node:test'
import { Command } from 'commander'
import { declareAsked } from '../../server/cli/nouns.ts'
import { runner } from '../../server/cli/run.ts'
import { GUIDES } from '../../server/site/docs/contents.ts'
import { aDemoFolder } from '../support/demo-folder.ts'
import { clearFolders } from '../support/embedded.ts'
import { assertShown, examplesOf, runExamples } from '../support/examples.ts'
import { startTidings, type Running } from '../support/tidings.ts'

let server: Running
let folder = ''
let variables: Readonly<Record<string, string>>

before(async () => {
  const made = await aDemoFolder()
  const { demo } = made
  folder = made.folder
  server = await startTidings({ DATA_DIR: folder })
  const { url } = server.at
  variables = {
    KEY: demo.key,
    HOOK: demo.webhookId,
    HOOKS: `${url}/webhooks`,
    API: `${url}/api`,
    WORKSPACE: demo.workspaceId,
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
      const written = await runExamples(examples, folder, variables)
      for (const [at, example] of examples.entries()) assertShown(example, written[at])
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
