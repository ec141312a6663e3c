/** What an operator does in the first hour and later: setting up, looking at webhooks, asking the doctor. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { freePort } from '../../server/cli/serving.ts'
import { endWithFile } from '../support/children.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { aMailServer } from '../support/mail-server.ts'
import { aShopIn } from '../support/shop.ts'
import { sitAt } from '../support/terminal.ts'
import { PROGRAM, startTidings, tidings } from '../support/tidings.ts'

after(clearFolders)

describe('setup', () => {
  test('in a script: the mail server is tried, the sender set, its DNS records shown', async () => {
    const settings = { DATA_DIR: await aDataFolder({ isHeld: true }) }
    const mail = await aMailServer()
    after(() => mail.close())
    const words = ['setup', '--name', 'Harbour', '--country', 'NO', '--sender-email', 'hi@harbour.example']

    const { exitCode, stderr, json } = await tidings([...words, '--smtp-url', mail.url, '--json'], settings)

    assert.equal(exitCode, 0, stderr)
    assert.match(stderr, /ok {4}\S+:\d+ takes mail from us/)
    const { handle, country, records } = json<{
      handle: string
      country: string
      records: { type: string }[]
    }>()
    assert.deepEqual([handle, country, records.length], ['harbour', 'NO', 3])
    const shown = await tidings(['domain', 'list', '--json'], settings)
    assert.equal(shown.json<unknown[]>().length, 1)
  })

  test('a mail server that cannot be reached is said with why; the workspace is made, exit 1', async () => {
    const settings = { DATA_DIR: await aDataFolder() }
    const words = ['setup', '--name', 'Harbour', '--country', 'NO', '--smtp-url', 'smtp://127.0.0.1:1']

    const { exitCode, stderr, stdout } = await tidings(words, settings)

    assert.equal(exitCode, 1)
    assert.match(stderr, /fail {2}127\.0\.0\.1:1 refuses/)
    assert.match(stdout, /The workspace is made; mend the mail server/)
  })

  test('at a terminal it asks, and takes what the machine says of its country', async () => {
    const settings = { DATA_DIR: await aDataFolder(), TZ: 'Europe/Paris' }
    const sitting = sitAt(80, ['setup'], settings)
    await sitting.until(/What is it called\?/)
    sitting.type('Quai\r')
    await sitting.until(/this machine is in France/)
    sitting.type('\r')
    await sitting.until(/From which address does it send\?/)
    sitting.type('\r')

    const { exitCode, text } = await sitting.ended
    assert.equal(exitCode, 0, text)
    assert.match(text, /Country +FR/)
    assert.match(text, /Time zone +Europe\/Paris/)
  })
})

describe('webhooks', () => {
  test('create refuses what every delivery would refuse, and says what would open it', async () => {
    const settings = { DATA_DIR: await aDataFolder({ isHeld: true }) }
    await aShopIn(settings)
    for (const url of [
      'http://127.0.0.1:9/hook',
      'https://10.0.0.7/hook',
      'https://localhost/hook',
      'http://[::1]/',
    ]) {
      const { exitCode, stderr } = await tidings(['webhook', 'create', url], settings)
      assert.equal(exitCode, 1, url)
      assert.match(stderr, /not on the public internet.*WEBHOOK_NETWORKS/)
    }
    const listed = await tidings(['webhook', 'list', '--json'], settings)
    assert.deepEqual(listed.json(), [])
  })

  test('test posts one signed message, and listen tells a right signature from a wrong one', async () => {
    const settings = { DATA_DIR: await aDataFolder({ isHeld: true }), WEBHOOK_NETWORKS: '127.0.0.1' }
    await aShopIn(settings)
    const port = await freePort('127.0.0.1')
    const url = `http://127.0.0.1:${port}/hook`
    const { secret } = (await tidings(['webhook', 'create', url, '--json'], settings)).json<{
      secret: string
    }>()
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    for (const [key, word, exit] of [
      [secret, 'right', 0],
      [other, 'wrong', 1],
    ] as const) {
      const words = [PROGRAM, 'webhook', 'listen', '--port', String(port), '--secret', key]
      const listener = endWithFile(spawn(process.execPath, words, { cwd: settings.DATA_DIR }))
      let printed = ''
      listener.stdout.on('data', (chunk) => (printed += String(chunk)))
      await once(listener.stderr, 'data')

      const tested = await tidings(['webhook', 'test', url], settings)

      assert.equal(tested.exitCode, exit, tested.stdout + tested.stderr)
      const ended = once(listener, 'close')
      listener.kill('SIGINT')
      assert.deepEqual(await ended, [0, null])
      assert.match(printed, new RegExp(`signature ${word}\\n\\{"type":"test"`))
    }
  })
})

/** The level of each check. */
async function found(settings: Record<string, string>): Promise<Record<string, string>> {
  const { findings } = (await tidings(['doctor', '--json'], settings)).json<{
    findings: { check: string; level: string }[]
  }>()
  return Object.fromEntries(findings.map(({ check, level }) => [check, level]))
}

describe('doctor', () => {
  test('fails when mail goes out whose links lead to this machine, and not when mail stays here too', async () => {
    const settings = { DATA_DIR: await aDataFolder({ isHeld: true }), PORT: '0' }

    const out = await found({
      ...settings,
      SMTP_URL: 'smtp://mail.example.com:587',
      PUBLIC_URL: 'http://localhost:3000',
    })
    const here = await found({
      ...settings,
      SMTP_URL: 'smtp://127.0.0.1:587',
      PUBLIC_URL: 'http://localhost:3000',
    })
    const right = await found({
      ...settings,
      SMTP_URL: 'smtp://mail.example.com:587',
      PUBLIC_URL: 'https://news.example',
    })

    assert.deepEqual([out['links'], here['links'], right['links']], ['fail', 'ok', 'ok'])
  })

  test('warns of senders without a postal address, until they have one', async () => {
    const settings = { DATA_DIR: await aDataFolder({ isHeld: true }), PORT: '0' }
    await aShopIn(settings)
    const set = (...words: string[]) => tidings(['workspace', 'set', 'shop', ...words], settings)
    await set('--sender-email', 'hi@shop.example')
    assert.equal((await found(settings))['postal addresses'], 'warn')
    await set('--postal-address', 'Quay 1, Harbour')
    assert.equal((await found(settings))['postal addresses'], 'ok')
  })

  test('fails when another installation answers on the port, and not when it is this one', async () => {
    const own = { DATA_DIR: await aDataFolder({ isHeld: true }) }
    const other = { DATA_DIR: await aDataFolder() }
    await aShopIn(own)
    const server = await startTidings(other)
    const { port } = new URL(server.at.url)

    const found1 = await found({ ...own, PORT: port })
    const found2 = await found({ ...other, PORT: port })
    await server.end()

    assert.equal(found1['installation'], 'fail')
    assert.equal(found2['installation'], undefined)
  })
})

describe('in the shell', () => {
  test('bash offers nouns, then their verbs, then what a verb takes', async () => {
    const script = join(aFolder(), 'completion.bash')
    writeFileSync(script, (await tidings(['completion', 'bash'], { DATA_DIR: aFolder() })).stdout)
    const offered = (...words: string[]): string[] => {
      const line = words.map((word) => `'${word}'`).join(' ')
      const asked = `source ${script}; COMP_WORDS=(${line}); COMP_CWORD=${words.length - 1}; _tidings; echo "\${COMPREPLY[@]}"`
      return execFileSync('bash', ['-c', asked], { encoding: 'utf8' }).trim().split(' ')
    }

    assert.deepEqual(offered('tidings', 'camp'), ['campaign'])
    assert.deepEqual(offered('tidings', 'campaign', 'pub'), ['publish'])
    assert.deepEqual(offered('tidings', 'campaign', 'publish', '--d'), ['--dry-run'])
    assert.deepEqual(offered('tidings', 'start', '--r'), ['--role'])
  })

  test('zsh and fish get scripts that name every verb', async () => {
    for (const shell of ['zsh', 'fish']) {
      const { stdout, exitCode } = await tidings(['completion', shell], { DATA_DIR: aFolder() })
      assert.equal(exitCode, 0)
      for (const word of ['publish', 'dead-letters', 'webhook', 'completion'])
        assert.ok(stdout.includes(word), word)
    }
  })

  test('open prints the address alone in a pipe; logs say in words what is severe enough', async () => {
    const folder = aFolder()
    const { stdout } = await tidings(['open', '--page', 'docs'], {
      DATA_DIR: folder,
      PUBLIC_URL: 'https://news.example',
    })
    assert.equal(stdout, 'https://news.example/docs\n')
    const file = join(folder, 'log')
    const time = '2026-11-22T12:00:00.000Z'
    const lines = [
      { level: 'info', time, msg: 'all is well' },
      { level: 'error', time, msg: 'it is not' },
    ]
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))

    const logs = await tidings(['logs', file, '--level', 'warn'], { DATA_DIR: folder })

    assert.match(logs.stdout, /^\S+ {2}it is not\n$/)
  })
})
