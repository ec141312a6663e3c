/** Secrets in the database: sealed, bound to their row, readable again with the key alone. */
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { aDatabase, type TestDatabase } from '../../../test/support/database.ts'
import { log } from '../../../test/support/postgres.ts'
import { urlOf } from '../../../test/support/program.ts'
import { aWorkspaceWithSecrets, DOMAIN, dump, SMTP_PASSWORD } from '../../../test/support/sealed-workspace.ts'
import { findDomainKey } from '../../messaging/domains/store.ts'
import { findSender } from '../../messaging/settings-store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { readConfig } from '../config.ts'
import { openInstallation, type Installation } from '../installation.ts'
import { readSecret } from '../secrets.ts'
import { sql } from '../sql.ts'
import { openSecret, SEALED_COLUMNS } from './columns.ts'
import { openKeyring, SealBroken } from './keyring.ts'
import { countSeals } from './store.ts'

const KEY = 'a-key-of-the-tests-that-is-long-enough'
const OTHER = 'another-key-of-the-tests-also-long-enough'

const closing: (() => Promise<void>)[] = []
after(async () => {
  for (const close of closing.reverse()) await close()
})

async function anOldDatabase(): Promise<TestDatabase> {
  const database = await aDatabase()
  closing.push(database.close)
  return database
}

/** As a start does it; without `key` as a version without sealing, or an operator who has set none. */
async function open({ connection }: TestDatabase, key?: string): Promise<Installation> {
  const installation = await openInstallation(
    readConfig({ DATABASE_URL: urlOf(connection), ...(key ? { SECRET_KEY: key } : {}) }),
    log,
  )
  closing.push(installation.close)
  return installation
}

describe('a keyring', () => {
  const keys = openKeyring(() => [KEY])

  test('opens what it sealed, which shows nothing of it and is never the same twice', () => {
    for (const text of ['', 'x', 'smtp://a:b@c', '-----BEGIN PRIVATE KEY-----\n…', 'é😀'.repeat(9_000)]) {
      const [one, two] = [keys.seal(text, 'here'), keys.seal(text, 'here')]
      assert.match(one, /^sealed:1:[0-9a-f]{8}:[\w-]+$/)
      assert.notEqual(one, two)
      assert.equal(keys.open(one, 'here'), text)
    }
  })

  test('opens nothing that was changed at any character, or belongs elsewhere', () => {
    const sealed = keys.seal('a secret', 'workspace a')
    assert.throws(() => keys.open(sealed, 'workspace b'), SealBroken)
    for (let at = sealed.lastIndexOf(':') + 1; at < sealed.length - 1; at += 1) {
      const bent = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
      assert.throws(() => keys.open(bent, 'workspace a'), SealBroken, `character ${at}`)
    }
    for (const cut of [sealed.slice(0, -3), sealed.slice(0, 24)])
      assert.throws(() => keys.open(cut, 'workspace a'), SealBroken)
  })

  test('seals with its first key and opens with all; another says which key is missing, and what to do', () => {
    const both = openKeyring(() => [OTHER, KEY])
    const [old, fresh] = [keys.seal('s', 'x'), both.seal('s', 'x')]
    assert.deepEqual([both.open(old, 'x'), both.open(fresh, 'x')], ['s', 's'])
    assert.throws(
      () => keys.open(fresh, 'x'),
      new RegExp(`sealed with the key ${both.ids()[0]}.*Set SECRET_KEY`),
    )
    assert.throws(() => openKeyring(() => []).open(old, 'x'), /no SECRET_KEY is set/)
  })
})

describe('the database of an installation with SECRET_KEY', () => {
  test('a database that the version before has filled is sealed when it starts, and everything goes on working', async () => {
    const old = await anOldDatabase()
    const { id, endpointId, words } = await aWorkspaceWithSecrets(old.db)
    const plain = await dump(old.db)
    for (const [name, word] of Object.entries(words)) assert.ok(plain.includes(word), `${name} was plain`)
    const before = await readSecret(old.db, 'tokens')
    const key = await findDomainKey(old.db, id, [DOMAIN])

    const { db } = await open(old, KEY)

    const sealed = await dump(old.db)
    for (const [name, word] of Object.entries(words)) assert.ok(!sealed.includes(word), `${name} is sealed`)
    assert.deepEqual(await readSecret(db, 'tokens'), before)
    assert.deepEqual(await findDomainKey(db, id, [DOMAIN]), key)
    assert.match((await findSender(db, id))?.smtpUrl ?? '', new RegExp(`user:${SMTP_PASSWORD}@`))
    const [stored] = await db.rows<{ secret: string }>(sql`select secret from webhook_endpoint`)
    const secret = openSecret(db, 'webhook secret', [id, endpointId], stored?.secret ?? '')
    assert.equal(secret, `whsec_${words['webhook']}`)
    await open(old, KEY)
    assert.equal(await dump(old.db), sealed, 'a second start changes nothing')
  })

  test('a secret set afterwards never lies plain', async () => {
    const { db } = await open(await anOldDatabase(), KEY)
    const { id, words } = await aWorkspaceWithSecrets(db)
    await changeSettings(db, id.toUpperCase(), { smtpUrl: 'smtp://u:an0therpass@mail.example' })

    const all = await dump(db)

    for (const word of [...Object.values(words), 'an0therpass', 'whsec_', 'PRIVATE KEY-'])
      assert.ok(!all.includes(word), word)
    assert.match((await findSender(db, id))?.smtpUrl ?? '', /an0therpass/)
  })

  test('a sealed value moved to another row or workspace opens nothing', async () => {
    const { db } = await open(await anOldDatabase(), KEY)
    const [one, two] = [await aWorkspaceWithSecrets(db), await aWorkspaceWithSecrets(db)]
    const [sealed] = await db.rows<{ privateKey: string }>(sql`
      select private_key from sender_domain where workspace_id = ${one.id}::uuid`)
    await db.rows(sql`
      update sender_domain set private_key = ${sealed?.privateKey} where workspace_id = ${two.id}::uuid`)
    await db.rows(sql`
      update secret set key = (select key from secret where purpose = 'claps') where purpose = 'tokens'`)

    await assert.rejects(findDomainKey(db, two.id, [DOMAIN]), SealBroken)
    await assert.rejects(readSecret(db, 'tokens'), SealBroken)
    assert.ok(await findDomainKey(db, one.id, [DOMAIN]))
  })

  test('without its key, or with another, nothing starts, nothing changes, and a sentence says what to do', async () => {
    const old = await anOldDatabase()
    const { db } = await open(old, KEY)
    await aWorkspaceWithSecrets(db)
    const before = await dump(db)

    const [id] = db.keys.ids()
    await assert.rejects(
      open(old),
      new RegExp(`sealed with the key ${id}, and no SECRET_KEY is set. Set SECRET_KEY`),
    )
    await assert.rejects(
      open(old, OTHER),
      new RegExp(`key ${id}, and SECRET_KEY has the key .* Nothing was changed`),
    )

    assert.equal(await dump(db), before)
    assert.ok(await readSecret((await open(old, `${OTHER},${KEY}`)).db, 'tokens'))
  })

  test('without any SECRET_KEY a DATABASE_URL works as before, with plain values', async () => {
    const { db } = await open(await anOldDatabase())
    const { words } = await aWorkspaceWithSecrets(db)

    assert.ok((await dump(db)).includes(words['smtp'] ?? '?'))
    assert.deepEqual(new Set((await countSeals(db)).map(({ keyId }) => keyId)), new Set([null]))
  })
})

/** Columns whose name or content looks like a secret's, and why they are not sealed. */
const NOT_SEALED: Readonly<Record<string, string>> = {
  'account.password_hash': 'argon2id with a salt: slow to try, and the password cannot be had from it',
  'account_link.token_hash': 'a SHA-256 of random bits: the token cannot be had from it',
  'account_passkey.credential_id':
    'the name of a key pair whose secret half the device keeps; it is looked up by itself',
  'account_passkey.public_key': 'opens nothing: the secret half stays in the device',
  'account_session.token_hash': 'a SHA-256 of random bits: the token cannot be had from it',
  'api_key.secret_hash': 'a SHA-256 of 256 random bits: the key cannot be had from it',
  'sign_in_attempt.key': 'a SHA-256 of what was tried, and no secret',
  'sender_domain.public_key': 'published in DNS',
  'old_short_link.code': 'opens one link of one message; it is looked up by itself',
  'short_link.code': 'opens one link of one message; it is looked up by itself',
}
const SUSPICIOUS =
  /secret|password|passwd|token|credential|private|smtp|dsn|(^|_)key(_|$)|_key$|signature|salt|^code$/

/** Names that only sound like it. */
const HARMLESS: Readonly<Record<string, string>> = {
  'api_request.api_key_id': 'an id',
  'collection.title_key': 'what titles are sorted by',
  'contact.name_key': 'what names are sorted by',
  'contact_tag.name_key': 'a name in small letters',
  'contact_value.key': 'the key of a custom field',
  'idempotent_answer.api_key_id': 'an id',
  'idempotent_answer.key': 'opens nothing without the API key it came with',
  'pace.key': 'what a pace is of',
  'post.title_key': 'what titles are sorted by',
  'product.title_key': 'what titles are sorted by',
  'workspace.name_key': 'what names are sorted by',
}

test('every column that may hold a secret is sealed, or named here with its reason', async () => {
  const { db } = await open(await anOldDatabase(), KEY)
  const columns = await db.rows<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name !~ '_(default|\\d+)$'`)
  const sealed = Object.values(SEALED_COLUMNS).map(({ table, column }) => `${table}.${column}`)
  const suspicious = columns
    .filter(({ type }) => !/^(boolean|timestamp|date|integer|bigint)/.test(type))
    .map(({ name }) => name)
    .filter((name) => SUSPICIOUS.test(name.split('.')[1] ?? ''))

  const decided = [...sealed, ...Object.keys(NOT_SEALED), ...Object.keys(HARMLESS)]
  assert.deepEqual(
    suspicious.filter((name) => !decided.includes(name)),
    [],
  )
  assert.deepEqual(
    decided.filter((name) => !suspicious.includes(name)),
    [],
    'no longer there',
  )

  await aWorkspaceWithSecrets(db)
  const counted = (await countSeals(db)).map(({ name }) => name)
  assert.deepEqual(counted.sort(), Object.keys(SEALED_COLUMNS).sort(), 'the test fills every sealed column')
  assert.doesNotMatch(await dump(db), /whsec_|PRIVATE KEY|:\/\/[^\s:/@]+:[^\s:/@]+@/)
})
