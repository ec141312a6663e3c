/** The command line as programs and people use it: what it gives, how it fails, beside a server and alone. */
import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { aDataFolder } from '../support/data-folder.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { aShopIn } from '../support/shop.ts'
import { IN_SWEDEN, startTidings, tidings } from '../support/tidings.ts'

const settings = { DATA_DIR: await aDataFolder() }
const server = await startTidings(settings)
after(async () => {
  await server.end()
  await clearFolders()
})

const UNKNOWN = '0197a3c2-5f1e-7c3a-9b1d-2f4e6a8c0d13'

/** A workspace with a key, made by commands. */
async function aWorkspace() {
  const organization = (await run('organization', 'create', '--name', 'Acme', '--json')).json<{
    id: string
  }>()
  const made = await run(
    'workspace',
    'create',
    '--organization',
    organization.id,
    '--name',
    'Shop',
    ...IN_SWEDEN,
    '--json',
  )
  const workspace = made.json<{ id: string; handle: string; webhookId: string }>()
  const key = await run('key', 'create', '--workspace', workspace.id, '--scopes', 'all', '--json')
  return { organization, workspace, key: key.json<{ id: string; key: string; scopes: string[] }>() }
}

/** For what other commands do with it. */
async function aShop() {
  const { organizationId, id, keyId, key } = await aShopIn(settings)
  return { organization: { id: organizationId }, workspace: { id }, key: { id: keyId, key } }
}

async function run(...words: string[]) {
  return tidings(words, settings)
}

async function get(path: string, key: string) {
  const answer = await fetch(`${server.at.api}${path}`, { headers: { 'x-api-key': key } })
  // The server's own JSON.
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('commands while the server runs', () => {
  test('organization, workspace and key create: what they make works at once', async () => {
    const { organization, workspace, key } = await aWorkspace()

    assert.deepEqual(Object.keys(organization), ['id'])
    assert.deepEqual(Object.keys(workspace), ['id', 'handle', 'webhookId'])
    assert.deepEqual(Object.keys(key), ['id', 'key', 'scopes'])
    assert.equal(key.scopes.length, 8)
    const { status, body } = await get('/authorization', key.key)
    assert.equal(status, 200)
    assert.deepEqual(body['feed'], { id: workspace.id, name: 'Shop' })
  })

  test('key revoke stops a key on the running server within a second; key list shows both', async () => {
    const { workspace, key } = await aShop()
    const second = await run(
      'key',
      'create',
      '--workspace',
      workspace.id,
      '--scopes',
      'contacts:read-only,posts:read-only',
      '--name',
      'CRM',
      '--json',
    )
    assert.equal((await get('/authorization', key.key)).status, 200)

    const revoked = await run('key', 'revoke', key.id, '--json')

    assert.equal(revoked.exitCode, 0)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    assert.equal((await get('/authorization', key.key)).status, 403)
    const listed = await run('key', 'list', '--workspace', workspace.id, '--json')
    const keys = listed.json<{ id: string; name: string; revoked: string | null; scopes: string[] }[]>()
    assert.deepEqual(
      keys.map(({ name, revoked }) => [name, revoked === null]),
      [
        ['API key', false],
        ['CRM', true],
      ],
    )
    assert.deepEqual(keys[1]?.scopes, ['contacts:read-only', 'posts:read-only'])
    assert.ok(!listed.stdout.includes(second.json<{ key: string }>().key))
  })

  test('workspace set gives the changed settings; workspace list shows them', async () => {
    const { organization, workspace } = await aShop()

    const set = await run(
      'workspace',
      'set',
      workspace.id,
      '--sms-enabled',
      'true',
      '--sender-email',
      'shop@example.com',
      '--json',
    )

    assert.deepEqual(set.json(), { smsEnabled: true, senderEmail: 'shop@example.com' })
    const list = await run('workspace', 'list', '--organization', organization.id, '--json')
    const [row] =
      list.json<{ id: string; smsEnabled: boolean; senderEmail: string | null; country: string }[]>()
    assert.equal(row?.id, workspace.id)
    assert.equal(row.smsEnabled, true)
    assert.equal(row.senderEmail, 'shop@example.com')
    assert.equal(row.country, 'SE')
    const cleared = await run('workspace', 'set', workspace.id, '--sender-email', 'none', '--json')
    assert.deepEqual(cleared.json(), { senderEmail: null })
  })

  test('workspace show gives the secret of its forms, rotate-webhook-secret another one; form lists and replays', async () => {
    const { workspace } = await aShop()

    const shown = await run('workspace', 'show', workspace.id, '--json')
    const rotated = await run('workspace', 'rotate-webhook-secret', workspace.id, '--json')
    const again = await run('workspace', 'show', workspace.id, '--json')
    const rejected = await run('form', 'list-rejected', '--workspace', workspace.id, '--json')
    const unknown = await run('form', 'replay', workspace.id, '--workspace', workspace.id)

    const [{ webhookSecret: old }, { webhookSecret }] = [shown, rotated].map((one) =>
      one.json<{ webhookSecret: string }>(),
    ) as [{ webhookSecret: string }, { webhookSecret: string }]
    assert.match(old, /^whk_[0-9A-Za-z]{43}$/)
    assert.notEqual(webhookSecret, old)
    assert.equal(again.json<{ webhookSecret: string }>().webhookSecret, webhookSecret)
    assert.deepEqual(rejected.json(), [])
    assert.deepEqual([unknown.exitCode, /no rejected form/.test(unknown.stderr)], [1, true])
  })

  test('member, segment and field create give an id; a secret member is not listed', async () => {
    const { workspace, key } = await aShop()
    const within = ['--workspace', workspace.id, '--json']

    const made = [
      await run(
        'member',
        'create',
        '--name',
        'Ann',
        '--email',
        'ann@example.com',
        '--role',
        'Editor',
        ...within,
      ),
      await run('member', 'create', '--name', 'Spy', '--email', 'spy@example.com', '--secret', ...within),
      await run('segment', 'create', '--name', 'VIP', '--filter', "tags eq 'VIP'", ...within),
      await run(
        'field',
        'create',
        '--name',
        'shoe_size',
        '--label',
        'Shoe size',
        '--type',
        'number',
        ...within,
      ),
    ]

    for (const { exitCode, stderr, json } of made) {
      assert.equal(exitCode, 0, stderr)
      assert.deepEqual(Object.keys(json()), ['id'])
    }
    const { body } = await get('/team-members', key.key)
    assert.deepEqual(body['meta'], { maxResults: 1 })
    const wrong = await run('segment', 'create', '--name', 'X', '--filter', 'nonsense eq 1', ...within)
    assert.equal(wrong.exitCode, 2)
    assert.match(wrong.stderr, /nonsense/)
  })

  test('campaign publish and status: a draft of the API becomes a post', async () => {
    const { key } = await aShop()
    const draft = await fetch(`${server.at.api}/campaigns`, {
      method: 'POST',
      headers: { 'x-api-key': key.key, 'content-type': 'application/json' },
      body: JSON.stringify({ deliveryChannel: 'email', title: 'May', text: 'Hello' }),
    })
    // The server's own JSON.
    const { id } = (await draft.json()) as { id: string }

    const published = await run('campaign', 'publish', id, '--json')

    assert.equal(published.exitCode, 0, published.stderr)
    assert.deepEqual(Object.keys(published.json()), [
      'id',
      'status',
      'recipients',
      'sent',
      'failed',
      'skipped',
      'unknown',
      'waiting',
    ])
    const status = await run('campaign', 'status', id, '--json')
    assert.match(String(status.json()['status']), /^publish/)
    assert.deepEqual((await get('/posts', key.key)).body['meta'], { maxResults: 1 })
    const again = await run('campaign', 'publish', id, '--json')
    assert.equal(again.exitCode, 1)
    assert.equal(again.stdout, '')
  })

  test('without --json the outcome is for people, and nothing else is on standard output', async () => {
    const { workspace } = await aShop()

    const { stdout, stderr, exitCode } = await run('workspace', 'list')

    assert.equal(exitCode, 0)
    assert.match(stdout, /^id +handle +name/)
    assert.ok(stdout.includes(workspace.id))
    assert.equal(stderr, '')
  })

  test("four commands at once do not get in each other's way", async () => {
    const made = await Promise.all(
      Array.from({ length: 4 }, (_, n) => run('organization', 'create', '--name', `O${n}`, '--json')),
    )

    assert.deepEqual(
      made.map(({ exitCode }) => exitCode),
      Array.from({ length: 4 }, () => 0),
    )
    assert.equal(new Set(made.map(({ json }) => json()['id'])).size, 4)
  })
})

describe('exit codes', { concurrency: 2 }, () => {
  const wrongUse: readonly (readonly [string, RegExp, ...string[]])[] = [
    ['no command', /Usage: tidings/],
    ['an unknown command', /unknown command 'frobnicate'/, 'frobnicate'],
    ['a noun without verb', /Usage: tidings key/, 'key'],
    ['an unknown option', /unknown option '--colour'/, 'key', 'list', '--colour'],
    ['a missing option', /--name <name>' not specified/, 'workspace', 'create'],
    ['a missing argument', /missing required argument 'key'/, 'key', 'revoke'],
    ['too many arguments', /too many arguments/, 'key', 'revoke', UNKNOWN, UNKNOWN],
    ['an invalid id', /Ids look like/, 'outbox', 'show', 'nonsense'],
    [
      'an unknown scope',
      /Scopes are feeds:read-only/,
      'key',
      'create',
      '--workspace',
      UNKNOWN,
      '--scopes',
      'everything',
    ],
    ['an unknown country', /two letters/, 'workspace', 'set', UNKNOWN, '--country', 'Sweden'],
    ['an unknown time zone', /Europe\/Stockholm/, 'workspace', 'set', UNKNOWN, '--timezone', 'Mars'],
    ['a time without offset', /Times look like/, 'campaign', 'publish', UNKNOWN, '--at', '2026-11-20 18:00'],
    ['nothing to set', /Name a setting/, 'workspace', 'set', UNKNOWN],
    ['an empty name', /1 to 500 characters/, 'organization', 'create', '--name', ' '],
    ['an unknown role', /Allowed choices are all, api, worker/, 'start', '--role', 'boss'],
  ]
  for (const [name, words, ...command] of wrongUse) {
    test(`2, wrong use: ${name}`, async () => {
      const { exitCode, stdout, stderr } = await run(...command)

      assert.equal(exitCode, 2, stderr)
      assert.match(stderr, words)
      assert.equal(stdout, '')
      assert.doesNotMatch(stderr, /\n {4}at /)
    })
  }

  const failures: readonly (readonly [string, RegExp, ...string[]])[] = [
    [
      'an unknown organization',
      /no organization/,
      'workspace',
      'create',
      '--organization',
      UNKNOWN,
      '--name',
      'A',
    ],
    ['an unknown workspace', /no workspace/, 'key', 'create', '--workspace', UNKNOWN, '--scopes', 'all'],
    ['an unknown key', /no API key/, 'key', 'revoke', UNKNOWN],
    ['a key that is called otherwise', /no key called "nonsense"/, 'key', 'revoke', 'nonsense'],
    ['an unknown campaign', /no campaign/, 'campaign', 'status', UNKNOWN],
  ]
  for (const [name, words, ...command] of failures) {
    test(`1, failed: ${name}, in one sentence`, async () => {
      const { exitCode, stdout, stderr } = await run(...command, '--json')

      assert.equal(exitCode, 1, stderr)
      assert.match(stderr, words)
      assert.equal(stderr.trim().split('\n').length, 1, stderr)
      assert.equal(stdout, '')
    })
  }

  test('0: help that was asked for, of the program and of every noun', async () => {
    for (const words of [['--help'], ['help'], ['workspace', '--help'], ['key', 'create', '--help']]) {
      const { exitCode, stdout } = await run(...words)
      assert.equal(exitCode, 0)
      assert.match(stdout, /^Usage: tidings/)
    }
    assert.match((await run('key', 'create', '--help')).stdout, /--json/)
  })

  test('2: wrong settings, all of them in one message; nothing is opened', async () => {
    const wrong = { DATA_DIR: aFolder(), PORT: '99999', LOG_LEVEL: 'loud' }
    const { exitCode, stderr } = await tidings(['key', 'list'], wrong)

    assert.equal(exitCode, 2)
    assert.match(stderr, /PORT.*\n.*LOG_LEVEL/)
    assert.doesNotMatch(stderr, /\n {4}at /)
  })

  test('1: a database that does not answer, a wrong password, a data folder that is a file', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'file'), '')
    const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ DATA_DIR: folder, DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' }, /does not answer/],
      [{ DATA_DIR: folder, DATABASE_URL: 'postgres://u:secret@no-such-host.invalid/x' }, /no-such-host/],
    ]
    for (const [settings, words] of cases) {
      const { exitCode, stderr } = await tidings(['key', 'list'], settings)
      assert.equal(exitCode, 1, stderr)
      assert.match(stderr, words)
      assert.doesNotMatch(stderr, /secret|\n {4}at /)
    }
  })
})

describe('doctor', () => {
  test('finds nothing wrong with a running installation, and names where it answers', async () => {
    const port = new URL(server.at.url).port
    const { exitCode, stdout, json } = await tidings(['doctor', '--json'], { ...settings, PORT: port })

    assert.equal(exitCode, 0, stdout)
    const { ok, findings } = json<{ ok: boolean; findings: { check: string; ok: boolean; says: string }[] }>()
    assert.equal(ok, true)
    assert.deepEqual(
      findings.map(({ check }) => check),
      [
        'settings',
        'data folder',
        'disk',
        'database',
        'clock',
        'schema',
        'counters',
        'senders',
        'replies by SMS',
        'bounces',
        'mail servers',
        'secrets',
        'connections',
        'postal addresses',
        'dead letters',
        'queues',
        'outbox',
        'files of pictures',
        'backups',
        'links',
        'sign-in',
        'pictures',
        'server',
      ],
    )
    assert.match(findings.at(-1)?.says ?? '', /^answers at/)
  })

  test('says what is wrong and how to mend it: a port that something else uses', async () => {
    const squatter = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\nhello')).listen(
      0,
      '127.0.0.1',
    )
    await new Promise((resolve) => squatter.once('listening', resolve))
    const { port } = squatter.address() as { port: number }

    const { exitCode, stdout } = await tidings(['doctor'], { ...settings, PORT: String(port) })

    assert.equal(exitCode, 1)
    assert.match(stdout, /fail {2}server: something that is not Tidings/)
    assert.match(stdout, /→ .*set PORT/)
    squatter.close()
  })

  test('on a machine without installation it makes nothing, and says what the first start will', async () => {
    const folder = join(aFolder(), 'data')
    mkdirSync(folder)

    const { exitCode, stdout } = await tidings(['doctor'], { DATA_DIR: folder, PORT: '0' })

    assert.equal(exitCode, 0, stdout)
    assert.match(stdout, /database: will be made at the first start/)
    assert.match(stdout, /sign-in: cookies are secure/)
  })

  test('warns of signing in over plain http beyond this machine, and says what to do', async () => {
    const folder = join(aFolder(), 'data')
    mkdirSync(folder)
    const there = { DATA_DIR: folder, PORT: '0', PUBLIC_URL: 'http://tidings.lan' }

    const { exitCode, stdout } = await tidings(['doctor'], there)

    assert.equal(exitCode, 0, stdout)
    assert.match(stdout, /^warn {2}sign-in: /m)
    assert.match(stdout, /sign-in: http:\/\/tidings\.lan is plain http.*\n.*→ put TLS in front/)
  })
})
