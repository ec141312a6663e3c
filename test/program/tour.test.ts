/** The README's tour, on the demo as a first start loads it: every command runs as it stands, and gives what is shown. */
import assert from 'node:assert/strict'
import { readFile, stat } from 'node:fs/promises'
import { after, before, test } from 'node:test'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { assertShown, examplesOf, runExamples } from '../support/examples.ts'
import { startTidings, tidings, type Running } from '../support/tidings.ts'

const folder = aFolder()
const readme = await readFile('README.md', 'utf8')
let server: Running

before(async () => {
  server = await startTidings({ DATA_DIR: folder, TIDINGS_DEMO: '1' })
})
after(async () => {
  await server.end()
  await clearFolders()
})

test('the tour of the README runs as it stands, and ends with as many mails in the outbox as it says', async () => {
  // What a first start says of its demo.
  const { demo, url } = server.at as unknown as { demo: { key: string; webhookId: string }; url: string }
  const settings = { DATA_DIR: folder, PUBLIC_URL: url, TIDINGS_DEMO: '0' }
  const examples = examplesOf(readme.replaceAll('http://localhost:3000', url))
  assert.ok(examples.length >= 7, `only ${examples.length} examples were seen`)

  const written = await runExamples(examples, folder, {
    ...settings,
    KEY: demo.key,
    HOOK: demo.webhookId,
    API: `${url}/api`,
  })

  for (const [at, example] of examples.entries()) assertShown(example, written[at])
  const [, promised] = /(\d+)\s+mails\s+are in the outbox/.exec(readme) ?? []
  const list = ['outbox', 'list', '--limit', '500', '--json']
  let kept: { subject: string }[] = []
  for (let looks = 0; looks < 30 && kept.length < Number(promised); looks += 1)
    kept = (await tidings(list, settings)).json<{ subject: string }[]>()
  assert.ok(promised !== undefined && kept.length === Number(promised), `${kept.length} and not ${promised}`)
  assert.deepEqual(new Set(kept.map(({ subject }) => subject)), new Set(['The tulips are here']))
})

test('the README shows a post, a mail and the app, and none of its pictures is heavy', async () => {
  const pictures = [...readme.matchAll(/docs\/pictures\/[\w-]+\.(png|jpg)/g)].map(([file]) => file)
  assert.deepEqual(pictures.map((file) => file.replace(/^.*\/|\..*$/g, '')).sort(), ['app', 'mail', 'post'])
  for (const file of pictures) assert.ok((await stat(file)).size < 250_000, `${file} is too heavy`)
})

test('no line of the README is longer than 120 characters, but in tables and examples', () => {
  const text = readme.replaceAll(/^```[^]*?^```/gm, '')
  const lines = text.split('\n').filter((line) => !line.startsWith('|') && line.length > 120)
  assert.deepEqual(lines, [])
})
