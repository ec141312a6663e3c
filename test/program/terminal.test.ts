/** What a person sees at a terminal, and what a script gets from the same command. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, describe, test } from 'node:test'
import { displayWidth } from '../../server/lib/display-width.ts'
import { aDataFolder } from '../support/data-folder.ts'
import { aDemoFolder } from '../support/demo-folder.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { programWith } from '../support/program.ts'
import { aShopIn } from '../support/shop.ts'
import { sitAt } from '../support/terminal.ts'
import { tidings } from '../support/tidings.ts'

after(clearFolders)

const ESCAPE = '\u001B['

describe('start', () => {
  test('says on a terminal what it does, from the first step on, in words', async () => {
    const sitting = sitAt(80, ['start'], { DATA_DIR: aFolder(), PORT: '0', TIDINGS_DEMO: '1' })

    await sitting.until(/Tidings \d+\.\d+\.\d+ begins/)
    await sitting.until(/making a database in .*, the first time/)
    await sitting.until(/bringing the database up to date: \d+ migrations/)
    await sitting.until(/loading the demo shop/)
    await sitting.until(/Tidings is running/)
    await sitting.until(/Ctrl-C stops it/)
    sitting.interrupt()

    const { text } = await sitting.ended
    assert.match(text, /stopping: SIGINT/)
    assert.doesNotMatch(text, /\{"level"/)
  })

  test('in a pipe each step is a line of JSON, in the same order', async () => {
    const { child, ended } = programWith({ DATA_DIR: aFolder(), PORT: '0', TIDINGS_DEMO: '0' }, [
      'start',
      '--json',
    ])
    await Promise.race([once(child.stdout ?? child, 'data'), ended])
    child.kill()

    const { stderr } = await ended
    const said = stderr
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg)
    for (const [index, words] of [
      /^Tidings .* begins$/,
      /^making a database/,
      /^bringing .* up to date/,
    ].entries())
      assert.match(said[index] ?? '', words)
  })
})

describe('a list', async () => {
  const settings = { DATA_DIR: await aDataFolder({ isHeld: true }) }
  await aShopIn(settings)

  test('at a terminal of 80 columns no line is longer, and times are spoken', async () => {
    const { text, exitCode } = await sitAt(80, ['key', 'list'], settings).ended

    assert.equal(exitCode, 0)
    assert.match(text, /just now|ago/)
    for (const line of text.split('\n')) assert.ok(displayWidth(line) <= 80, line)
  })

  test('is coloured at a terminal, not in a pipe; NO_COLOR and FORCE_COLOR have the last word', async () => {
    const plain = await tidings(['key', 'list'], settings)
    const without = await sitAt(80, ['key', 'list'], { ...settings, NO_COLOR: '1' }).ended
    const coloured = await sitAt(80, ['key', 'list'], settings).ended
    const forced = await tidings(['doctor'], { ...settings, PORT: '0', FORCE_COLOR: '1' })

    assert.deepEqual(
      [plain.stdout, without.raw, coloured.raw, forced.stdout].map((text) => text.includes(ESCAPE)),
      [false, false, true, true],
    )
    assert.match(plain.stdout, /\d{4}-\d\d-\d\dT\d\d:\d\d/)
  })
})

describe('before what cannot be undone', async () => {
  const { folder } = await aDemoFolder({ isHeld: true })
  const settings = { DATA_DIR: folder }
  const one = async (noun: string, filter: string): Promise<Record<string, string>> => {
    const listed = await tidings([noun, 'list', '--filter', filter, '--json'], settings)
    const [item] = listed.json<{ items: Record<string, string>[] }>().items
    return item ?? {}
  }
  const { title = '' } = await one('campaign', "status eq 'draft' and deliveryChannel eq 'email'")
  const { email: who = '' } = await one('contact', "email ne null and state eq 'active'")
  const status = async (): Promise<unknown> =>
    (await tidings(['campaign', 'status', title, '--json'], settings)).json()['status']

  test('publish shows at a terminal what goes to whom, from whom, and what could be better, and asks', async () => {
    const sitting = sitAt(80, ['campaign', 'publish', title], settings)

    await sitting.until(/Subject +\S+/)
    await sitting.until(/From +\S+@\S+/)
    await sitting.until(/To +[\d,]+ people/)
    await sitting.until(/warn /)
    await sitting.until(/Publish it now, to [\d,]+ people\?/)
    sitting.type('n')

    const { exitCode, text } = await sitting.ended
    assert.equal(exitCode, 1, text)
    assert.match(text, /Nothing was done/)
    assert.equal(await status(), 'draft')
  })

  test('Ctrl-C at the question does nothing', async () => {
    const sitting = sitAt(80, ['campaign', 'publish', title], settings)
    await sitting.until(/Publish it now/)
    sitting.interrupt()

    assert.equal((await sitting.ended).exitCode, 1)
    assert.equal(await status(), 'draft')
  })

  test('a script is not asked: --dry-run says the same and publishes nothing, without it it goes', async () => {
    const dry = await tidings(['campaign', 'publish', title, '--dry-run', '--json'], settings)
    assert.equal(dry.exitCode, 0, dry.stderr)
    const { subject, recipients } = dry.json<{ subject: string; recipients: number }>()
    assert.ok(subject.length > 0)
    assert.ok(recipients > 0)
    assert.equal(await status(), 'draft')

    const gone = await tidings(['campaign', 'publish', title], settings)

    assert.equal(gone.exitCode, 0, gone.stderr)
    assert.notEqual(await status(), 'draft')
  })

  test('--yes is not asked at a terminal either', async () => {
    const { exitCode, text } = await sitAt(80, ['key', 'revoke', 'Demo', '--yes'], settings).ended

    assert.equal(exitCode, 0, text)
    assert.match(text, /Revoked/)
    assert.doesNotMatch(text, /\?/)
  })

  test('erasing asks, and y erases; in a script it has to be said with --yes', async () => {
    const unsaid = await tidings(['contact', 'erase', who], settings)
    assert.equal(unsaid.exitCode, 2)
    const sitting = sitAt(80, ['contact', 'erase', who], settings)
    await sitting.until(/Erase contact \S+ for good\?/)
    sitting.type('y')

    assert.equal((await sitting.ended).exitCode, 0)
    assert.equal((await tidings(['contact', 'show', who], settings)).exitCode, 1)
  })
})
