/** What the embedded PostgreSQL refuses with a sentence, and who runs it. */
import assert from 'node:assert/strict'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import {
  aFolder,
  aUser,
  clearFolders,
  OURSELVES,
  processesOf,
  query,
  quiet,
  until,
} from '../../../test/support/embedded.ts'
import { startEmbedded, type EmbeddedPostgres } from '../embedded-postgres.ts'
import { chooseRunner, type Runner } from './account.ts'
import { findBinaries, wholeBinaries } from './binaries.ts'
import { EmbeddedPostgresRefused } from './refused.ts'

const isRoot = process.getuid?.() === 0
const dataDir = aFolder()
const cluster = join(dataDir, 'postgres')
const open = async (): Promise<EmbeddedPostgres> => startEmbedded({ dataDir, log: quiet })

before(async () => {
  const { connection, stop } = await open()
  await query(connection, 'create table kept as select 7 as n')
  await stop()
})

after(clearFolders)

describe('a start refuses', () => {
  test('a fault in the configuration, and quotes the log', async () => {
    const file = join(cluster, 'postgresql.auto.conf')
    const before = fs.readFileSync(file, 'utf8')
    fs.appendFileSync(file, "no_such_setting = 'on'\n")

    await assert.rejects(
      open(),
      refusal(/did not start.*postgres\.log.*unrecognized configuration parameter/s),
    )

    fs.writeFileSync(file, before)
    await until(() => processesOf(dataDir).length === 0)
  })

  test('libraries whose links it can not make; else it makes them', async () => {
    const { postgres } = await findBinaries()
    const copy = aFolder()
    const original = join(postgres, '..', '..', '..')
    fs.cpSync(join(original, 'package.json'), join(copy, 'package.json'))
    fs.cpSync(join(original, 'scripts'), join(copy, 'scripts'), { recursive: true })
    fs.mkdirSync(join(copy, 'native', 'lib'), { recursive: true })
    const list = [{ source: 'native/lib/libicuuc.so.60.2', target: 'native/lib/libicuuc.so.60' }]
    fs.writeFileSync(join(copy, 'native', 'pg-symlinks.json'), JSON.stringify(list))

    await assert.rejects(wholeBinaries(copy), refusal(/incomplete.*npm rebuild/s))

    fs.writeFileSync(join(copy, 'native', 'lib', 'libicuuc.so.60.2'), '')
    assert.equal((await wholeBinaries(copy)).major, '18')
    assert.equal(fs.readlinkSync(join(copy, 'native', 'lib', 'libicuuc.so.60')), 'libicuuc.so.60.2')
  })
  test('a folder of another major version, and leaves it as it was', async () => {
    const file = join(cluster, 'PG_VERSION')
    fs.writeFileSync(file, '17\n')

    await assert.rejects(
      open(),
      refusal(/made by PostgreSQL 17, and this Tidings brings PostgreSQL 18; make a backup/),
    )

    assert.equal(fs.readFileSync(file, 'utf8'), '17\n')
    fs.writeFileSync(file, '18\n')
    await until(() => processesOf(dataDir).length === 0)
  })

  test('a folder that is not a database', async () => {
    const folder = aFolder()
    fs.mkdirSync(join(folder, 'postgres'))
    fs.writeFileSync(join(folder, 'postgres', 'letters.txt'), 'mine')

    await assert.rejects(
      startEmbedded({ dataDir: folder, log: quiet }),
      refusal(/is not a database.*another DATA_DIR/),
    )

    assert.deepEqual(fs.readdirSync(join(folder, 'postgres')), ['letters.txt'])
  })

  test('a folder it cannot make or write in', async () => {
    const file = join(dataDir, 'a-file')
    fs.writeFileSync(file, '')

    await assert.rejects(
      startEmbedded({ dataDir: join(file, 'data'), log: quiet }),
      refusal(/may not write there; make the folder/),
    )
    fs.rmSync(file)
  })
})

describe('who runs PostgreSQL', () => {
  test('is never root', async () => {
    const { stop } = await open()

    const { uid } = fs.statSync(cluster)
    const server = fs.statSync(join(cluster, 'postmaster.pid')).uid
    await stop()

    assert.equal(server, uid)
    assert.equal(isRoot ? uid !== 0 : uid === process.getuid?.(), true)
  })

  test('may be an ordinary user alone, without root or a home; the folder of another is refused', async () => {
    const folder = aFolder()
    const ordinary = await runner()
    if (ordinary.account !== undefined) fs.chownSync(folder, ordinary.account.uid, ordinary.account.gid)
    const user = aUser(folder, ordinary)

    assert.equal((await user.next()).started, true)
    assert.equal(fs.statSync(join(folder, 'postgres')).uid, ordinary.account?.uid ?? process.getuid?.())
    // Root has a second account at hand; an ordinary user meets the sentence where it may write nothing.
    const stranger = isRoot ? await aStranger(folder) : aUser('/proc')
    await assert.rejects(stranger.next(), /belongs to user \d+; run Tidings as that user|may not write there/)
    assert.deepEqual(await user.ask('query', 'select 1 as alive'), { rows: [{ alive: 1 }] })
    await user.ask('stop')
  })

  test('passes folders closed to it as root, or the sentence names the folder', async () => {
    const folder = aFolder()
    const closed = join(folder, 'closed')
    fs.mkdirSync(closed, { mode: 0o700 })

    const outcome = await startEmbedded({ dataDir: join(closed, 'data'), log: quiet }).catch(
      (error: unknown) => error,
    )

    if (outcome instanceof Error) assert.match(outcome.message, new RegExp(`chmod o\\+x ${closed}`))
    // Not an error: the database it started.
    else await (outcome as EmbeddedPostgres).stop()
    assert.equal(fs.statSync(closed).mode & 0o777, 0o700)
  })
})

function refusal(sentence: RegExp): (error: unknown) => boolean {
  return (error) => {
    assert.ok(error instanceof EmbeddedPostgresRefused)
    assert.match(error.message, sentence)
    return true
  }
}

async function runner(): Promise<Runner> {
  return chooseRunner(dataDir, cluster)
}

/** Another account than the folder's, let into the folder. */
async function aStranger(folder: string): Promise<ReturnType<typeof aUser>> {
  fs.chmodSync(folder, 0o777)
  return aUser(folder, { ...OURSELVES, account: { uid: 65_533, gid: 65_533 } })
}
