/** What the usual words load while they do their work on a database: counted in modules, not in time. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { aDraftTo, aSegment, aSendingWorkspace, people } from '../support/campaigns.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { runWith, urlOf } from '../support/program.ts'
import { useServer } from '../support/server.ts'

const server = await useServer()
after(clearFolders)

const HOOK = new URL('../support/loaded.ts', import.meta.url).href
/** What serves requests, works in the background or lays out mails. */
const WORKING = /\/node_modules\/(fastify|pg-boss|mjml[^/]*|undici)\/|\/server\/(server|worker)\.ts/
/** What checks requests. */
const SERVING = /\/node_modules\/(typebox|ajv)\//

const workspace = await aSendingWorkspace(server)
await people(workspace, 1)
const campaign = await aDraftTo(workspace, [await aSegment(server.db, workspace)])

/** Files that a command loads, by their addresses. */
async function loadedBy(words: readonly string[]): Promise<string[]> {
  const LOADED = join(aFolder(), 'loaded')
  const settings = { DATABASE_URL: urlOf(server.connection), NODE_OPTIONS: `--import=${HOOK}`, LOADED }
  const { code, stderr } = await runWith(settings, words)
  assert.equal(code, 0, stderr)
  return readFileSync(LOADED, 'utf8').trim().split('\n')
}

describe('a word loads its own work, and nothing that only a server needs', () => {
  const { id } = workspace
  for (const [words, most] of [
    [['key', 'list'], 225],
    [['workspace', 'list'], 250],
    [['message', 'list', '--campaign', campaign], 250],
    [['segment', 'list', '--workspace', id], 250],
    [['campaign', 'list', '--workspace', id], 275],
    [['product', 'list', '--workspace', id], 265],
    [['post', 'list', '--workspace', id], 265],
    [['contact', 'list', '--workspace', id], 360],
    [['contact', 'show', 'person1@example.com', '--workspace', id], 440],
    [['suppression', 'list', '--workspace', id], 290],
    [['contact', 'consent', 'person1@example.com', '--workspace', id], 320],
    [['contact', 'data', 'person1@example.com', '--workspace', id], 325],
  ] as const) {
    const name = words.filter((word) => /^[a-z]+$/.test(word)).join(' ')
    test(name, async () => {
      const loaded = await loadedBy(words)

      assert.ok(loaded.some((url) => url.endsWith('/server/cli/nouns.ts')))
      assert.deepEqual(
        loaded.filter((url) => SERVING.test(url) || WORKING.test(url)),
        [],
      )
      assert.ok(loaded.length <= most, `${loaded.length} modules`)
    })
  }

  for (const verb of ['status', 'report']) {
    test(`campaign ${verb}, which looks at segments and content, and at no queue`, async () => {
      const loaded = await loadedBy(['campaign', verb, campaign])

      assert.ok(loaded.length <= 290, `${loaded.length} modules`)
      for (const url of loaded) assert.doesNotMatch(url, WORKING)
    })
  }
})
