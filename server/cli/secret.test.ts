/** Tests of `tidings secret …`, and of the key that an embedded installation makes for itself. */
import assert from 'node:assert/strict'
import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { aDatabase } from '../../test/support/database.ts'
import { aFolder, clearFolders } from '../../test/support/embedded.ts'
import { log } from '../../test/support/postgres.ts'
import { programWith, runWith, urlOf, type Ran } from '../../test/support/program.ts'
import { aWorkspaceWithSecrets, dump } from '../../test/support/sealed-workspace.ts'
import { readConfig } from '../platform/config.ts'
import type { Queryable } from '../platform/database.ts'
import { openInstallation } from '../platform/installation.ts'
import { readSecret } from '../platform/secrets.ts'
import { sql } from '../platform/sql.ts'
import { countSeals } from '../platform/sealing/store.ts'

after(clearFolders)

const OLD = 'an-old-key-of-the-tests-that-is-long-enough'
const NEW = 'a-new-key-of-the-tests-that-is-long-enough-too'

const open = (settings: Record<string, string>) => openInstallation(readConfig(settings), log)
const json = ({ code, stdout, stderr }: Ran) => {
  assert.equal(code, 0, stderr)
  return JSON.parse(stdout)
}

describe('an embedded installation', () => {
  test('makes its key at the first start, for its owner alone; without it nothing starts and no other is made', async () => {
    const folder = aFolder()
    const settings = { DATA_DIR: folder }
    const file = join(folder, 'secret.key')
    const first = await open(settings)
    const { words } = await aWorkspaceWithSecrets(first.db)
    const stored = await dump(first.db)
    await first.close()

    assert.equal(statSync(file).mode & 0o777, 0o600)
    for (const word of Object.values(words)) assert.ok(!stored.includes(word))

    renameSync(file, `${file}.lost`)
    const lost = await runWith(settings, ['workspace', 'list'])
    assert.equal(lost.code, 1)
    assert.match(
      lost.stderr,
      /sealed with the key [0-9a-f]{8}, and no SECRET_KEY is set.*secret\.key back into the data/,
    )
    assert.ok(!existsSync(file), 'a new key would only hide the loss')

    writeFileSync(file, 'another-key-than-the-one-it-was-sealed-with\n')
    const wrong = await runWith(settings, ['doctor'])
    assert.match(wrong.stdout, /fail.*sealed with the key/)

    renameSync(`${file}.lost`, file)
    const again = await open(settings)
    assert.equal((await readSecret(again.db, 'tokens')).toString('hex'), words['tokens'])
    assert.equal(await dump(again.db), stored)
    await again.close()
  })

  test('secret rotate: a new key in the file, everything sealed with it, also while a server runs', async () => {
    const folder = aFolder()
    const server = await open({ DATA_DIR: folder })
    const { id, words } = await aWorkspaceWithSecrets(server.db)
    const [before] = server.db.keys.ids()

    const rotated = json(await runWith({ DATA_DIR: folder }, ['secret', 'rotate', '--json']))

    assert.notEqual(rotated.key, before)
    assert.deepEqual(server.db.keys.ids(), [rotated.key, before])
    assert.ok((await countSeals(server.db)).every(({ keyId }) => keyId === rotated.key))
    assert.equal((await readSecret(server.db, 'tokens')).toString('hex'), words['tokens'])
    assert.equal(statSync(join(folder, 'secret.key')).mode & 0o777, 0o600)
    await aWorkspaceWithSecrets(server.db)
    assert.ok(
      (await countSeals(server.db)).every(({ keyId }) => keyId === rotated.key),
      `${id}: the server too`,
    )
    await server.close()
  })
})

describe('secret rotate with SECRET_KEY', () => {
  test('killed half-way, every secret can be read, and the same command goes on to the end', async () => {
    const database = await aDatabase()
    const url = urlOf(database.connection)
    const old = await open({ DATABASE_URL: url, SECRET_KEY: OLD })
    const made = await Promise.all(Array.from({ length: 3 }, () => aWorkspaceWithSecrets(old.db)))
    const settings = { DATABASE_URL: url, SECRET_KEY: `${NEW},${OLD}` }
    const refused = await runWith({ ...settings, SECRET_KEY: OLD }, ['secret', 'rotate'])
    assert.match(refused.stderr, /put a new one before it \(SECRET_KEY=new,old\)/)
    const both = await open(settings)
    // Whoever holds the row stops the command in the middle.
    await both.db.transaction(async (tx) => {
      await tx.rows(sql`select from webhook_endpoint for update`)
      const { child, ended } = programWith(settings, ['secret', 'rotate'])
      while (!(await isWaiting(both.db)) && child.exitCode === null) await sleep(50)
      child.kill('SIGKILL')
      await ended
      // PostgreSQL would learn of the kill only when the row is free.
      await both.db.rows(sql`select pg_terminate_backend(pid) from (${WAITING}) w`)
    })

    const [key, before] = both.db.keys.ids()
    const left = (await countSeals(both.db)).filter(({ keyId }) => keyId === before)
    assert.deepEqual(
      left.map(({ name, values }) => [name, values]),
      [
        ['webhook secret', 3],
        ['second step', 3],
      ],
    )
    assert.equal((await readSecret(both.db, 'tokens')).toString('hex'), made[0]?.words['tokens'])
    const { sealed } = json(await runWith(settings, ['secret', 'rotate', '--json']))

    assert.equal(sealed, 6)
    assert.ok((await countSeals(both.db)).every(({ keyId }) => keyId === key))
    await both.close()
    await old.close()
    const alone = await open({ DATABASE_URL: url, SECRET_KEY: NEW })
    assert.equal((await readSecret(alone.db, 'tokens')).toString('hex'), made[0]?.words['tokens'])
    await alone.close()
    await database.close()
  })

  test('doctor warns where secrets lie plain, and is content where they are sealed', async () => {
    const database = await aDatabase()
    await aWorkspaceWithSecrets(database.db)
    const settings = { DATABASE_URL: urlOf(database.connection), PORT: '0' }

    const plain = await runWith(settings, ['doctor'])
    const sealed = await runWith({ ...settings, SECRET_KEY: NEW }, ['secret', 'list', '--json'])
    const content = await runWith({ ...settings, SECRET_KEY: NEW }, ['doctor'])

    assert.equal(plain.code, 0, plain.stdout)
    assert.match(plain.stdout, /no SECRET_KEY is set: 7 secrets lie/)
    assert.equal(json(sealed).keys.length, 1)
    assert.match(content.stdout, /secrets: sealed with the key [0-9a-f]{8}\n/)
    await database.close()
  })
})

const WAITING = sql`
  select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

async function isWaiting(db: Queryable): Promise<boolean> {
  return (await db.rows(WAITING)).length > 0
}
