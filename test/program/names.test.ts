/** What a command line may call things, and the lists of every noun: by the real program on one installation. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { Command } from 'commander'
import { declareAsked, NOUNS } from '../../server/cli/nouns.ts'
import { runner } from '../../server/cli/run.ts'
import { aDemoFolder } from '../support/demo-folder.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { startTidings, tidings, IN_SWEDEN, type Ran } from '../support/tidings.ts'

after(clearFolders)

/** Words that hold nothing to be listed: what they do is all there is. */
const WITHOUT_THINGS = new Set([
  'setup',
  'open',
  'logs',
  'completion',
  'start',
  'migrate',
  'doctor',
  'distribute',
  'import',
  'sms',
  'search',
  'demo',
  'backup',
  'restore',
  'secret',
])

const { folder, demo } = await aDemoFolder({ isHeld: true })
const settings = { DATA_DIR: folder }
const run = (...words: string[]): Promise<Ran> => tidings(words, settings)

/** Whatever the demo has of it: its first, such as a draft. */
async function first(noun: string, filter: string): Promise<Record<string, string>> {
  const { stderr, exitCode, json } = await run(noun, 'list', '--filter', filter, '--limit', '1', '--json')
  assert.equal(exitCode, 0, stderr)
  const [item] = json<{ items: Record<string, string>[] }>().items
  assert.ok(item, `the demo has no ${noun} with ${filter}`)
  return item
}

const draft = await first('campaign', "status eq 'draft' and deliveryChannel eq 'email'")
const contact = await first('contact', "email ne null and state eq 'active'")
const product = await first('product', 'handle ne null')

describe('every noun', () => {
  test('has list, with --filter, and show', async () => {
    for (const { name } of NOUNS) {
      if (WITHOUT_THINGS.has(name)) continue
      const program = new Command('tidings')
      await declareAsked(program, runner({}), [name])
      const noun = program.commands.find((command) => command.name() === name)
      const verbs = noun?.commands.map((command) => command.name()) ?? []
      assert.ok(verbs.includes('show'), `${name} show`)
      const list = noun?.commands.find((command) => command.name() === 'list')
      assert.ok(list, `${name} list`)
      const isFiltered = list.options.some(({ long }) => long === '--filter')
      assert.ok(isFiltered || name === 'message', `${name} list --filter`)
    }
  })

  const lists: readonly (readonly [string, string])[] = [
    ['contact', "city eq 'Stockholm' and tags eq 'regular'"],
    ['product', 'price lt 50'],
    ['collection', "title ne ''"],
    ['post', 'claps ge 0'],
    ['campaign', "status eq 'draft'"],
    ['segment', "name like 'regulars'"],
    ['member', 'isSecret eq false'],
    ['field', "type eq 'number'"],
    ['key', "scopes eq 'posts:read-only' and revoked eq null"],
    ['organization', 'workspaces ge 1'],
    ['workspace', "handle eq 'fern-oak'"],
  ]
  for (const [noun, filter] of lists)
    test(`${noun} list --filter "${filter}" finds some, and fewer or as many as there are`, async () => {
      const [some, all] = await Promise.all([
        run(noun, 'list', '--filter', filter, '--json'),
        run(noun, 'list', '--json'),
      ])

      assert.equal(some.exitCode, 0, some.stderr)
      assert.ok(countOf(some) >= 1, some.stdout.slice(0, 200))
      assert.ok(countOf(some) <= countOf(all))
    })

  test('a filter that cannot be read is refused at its position, as by the API', async () => {
    for (const noun of ['contact', 'segment']) {
      const { exitCode, stderr } = await run(noun, 'list', '--filter', "nome eq 'x'")
      assert.equal(exitCode, 2)
      assert.match(stderr, /position 1: "nome" is not a field to filter by; did you mean name\?/)
    }
  })
})

function countOf(ran: Ran): number {
  const value = ran.json<readonly unknown[] | { meta: { maxResults: number } }>()
  return 'meta' in value ? value.meta.maxResults : value.length
}

describe('what things are called', () => {
  test('contacts by email, campaigns by title, products by handle, segments by name: whatever the case', async () => {
    for (const [noun, name, member] of [
      ['contact', contact['email']?.toUpperCase(), contact['id']],
      ['campaign', draft['title']?.toUpperCase(), draft['id']],
      ['product', product['handle'], product['id']],
      ['segment', 'REGULARS', 'Regulars'],
      ['key', 'demo', 'Demo'],
    ] as const) {
      const { exitCode, stdout, stderr } = await run(noun, 'show', name ?? '')
      assert.equal(exitCode, 0, stderr)
      assert.ok(stdout.includes(member ?? '?'), stdout)
    }
  })

  test('a verb takes a title in place of an id', async () => {
    const { exitCode, stderr, json } = await run('campaign', 'status', draft['title'] ?? '', '--json')

    assert.equal(exitCode, 0, stderr)
    assert.equal(json()['status'], 'draft')
  })

  test('what nobody is called is said with where to look; nothing else happens', async () => {
    const { exitCode, stderr, stdout } = await run('campaign', 'pause', 'Nothing of the kind')

    assert.equal(exitCode, 1)
    assert.match(stderr, /There is no campaign called "Nothing of the kind"; tidings campaign list/)
    assert.equal(stdout, '')
  })
})

describe('the workspace a command works in', () => {
  test('is the only one when none is named; with two it must be said, by handle, name or TIDINGS_WORKSPACE', async () => {
    const alone = await run('segment', 'list', '--json')
    assert.equal(alone.json<unknown[]>().length > 0, true)
    const made = await run('workspace', 'create', '--name', 'Harbour', ...IN_SWEDEN, '--json')
    assert.equal(made.exitCode, 0, made.stderr)

    const unsaid = await run('segment', 'list')
    const byHandle = await run('segment', 'list', '--workspace', 'fern-oak', '--json')
    const byName = await run('segment', 'list', '--workspace', 'Fern & Oak', '--json')
    const bySetting = await tidings(['segment', 'list', '--json'], {
      ...settings,
      TIDINGS_WORKSPACE: 'harbour',
    })
    const unknown = await run('segment', 'list', '--workspace', 'nowhere')

    assert.equal(unsaid.exitCode, 2)
    assert.match(unsaid.stderr, /There are 2 workspaces; say which one .*: fern-oak, harbour/)
    assert.deepEqual(byHandle.json(), alone.json())
    assert.deepEqual(byName.json(), alone.json())
    assert.deepEqual(bySetting.json(), [])
    assert.equal(unknown.exitCode, 1)
  })

  test('TIDINGS_WORKSPACE narrows what would be of all, and gives nobody a role', async () => {
    const there = { ...settings, TIDINGS_WORKSPACE: 'harbour' }
    const keys = await tidings(['key', 'list', '--json'], there)
    assert.deepEqual(keys.json(), [])
    const organization = ['--email', 'ada@example.com', '--name', 'Ada', '--role', 'owner']
    await tidings(['user', 'create', ...organization], there)

    const { stdout } = await run('user', 'list')

    assert.match(stdout, /owner of Fern & Oak/)
  })
})

describe('a server elsewhere', async () => {
  const server = await startTidings(settings)
  const there = { DATA_DIR: aFolder(), TIDINGS_URL: server.at.url, TIDINGS_KEY: demo.key }
  const ask = (...words: string[]): Promise<Ran> => tidings(words, there)
  after(async () => server.end())

  test('lists and shows what its API lists, with the same filter and columns', async () => {
    const here = await run('contact', 'list', '--workspace', 'fern-oak', '--filter', "city eq 'Stockholm'")
    const elsewhere = await ask('contact', 'list', '--filter', "city eq 'Stockholm'")
    assert.equal(elsewhere.exitCode, 0, elsewhere.stderr)
    assert.equal(elsewhere.stdout, here.stdout)
    for (const [noun, name] of [
      ['contact', contact['email']],
      ['campaign', draft['title']],
    ] as const) {
      const { exitCode, stderr, json } = await ask(noun, 'show', name ?? '', '--json')
      assert.equal(exitCode, 0, stderr)
      assert.ok(json()['id'])
    }
  })

  test('says of what the API has no endpoint for that it works there alone, and changes nothing here', async () => {
    for (const words of [
      ['key', 'list'],
      ['campaign', 'publish', draft['title'] ?? ''],
      ['sms', 'count', 'hi', '--url', server.at.url],
    ]) {
      const { exitCode, stderr } = await ask(...words)
      assert.equal(exitCode, 2, stderr)
      assert.match(stderr, /works on the machine of the server/)
    }
  })

  test('a key that is not known, a filter that is wrong, an address where nobody is: one sentence each', async () => {
    const wrongKey = await tidings(['post', 'list'], { ...there, TIDINGS_KEY: `${demo.key.slice(0, -3)}AAA` })
    const noKey = await tidings(['post', 'list', '--url', server.at.url], { DATA_DIR: there.DATA_DIR })
    const wrongFilter = await ask('contact', 'list', '--filter', 'nope eq 1')
    const nobody = await tidings(['post', 'list'], { ...there, TIDINGS_URL: 'http://127.0.0.1:1' })

    for (const [ran, words] of [
      [wrongKey, /key/i],
      [noKey, /TIDINGS_KEY/],
      [wrongFilter, /position 1/],
      [nobody, /does not answer/],
    ] as const) {
      assert.equal(ran.exitCode, 1, ran.stderr)
      assert.match(ran.stderr, words)
      assert.equal(ran.stderr.trim().split('\n').length, 1)
      assert.doesNotMatch(ran.stderr, /tdg_/)
    }
  })
})
