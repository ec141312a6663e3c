/** That no table can hold something of a person without a module that gives it out and erases it. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { tablesOf } from '../test/support/database-words.ts'
import { useServer } from '../test/support/server.ts'
import { sql } from './platform/sql.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const server = await useServer()

/** Tables that hold nothing of a contact, each with the reason. */
const OF_NOBODY: Readonly<Record<string, string>> = {
  organization: 'who runs the installation',
  workspace: 'the settings of who sends',
  contact_webhook: 'its credentials',
  api_key: 'credentials of who sends',
  secret: 'keys of the installation',
  migration: 'what was done to the schema',
  backup_made: 'when a backup was written',
  migration_checksum: 'what was done to the schema',
  left_handle: 'names of workspaces',
  old_address: 'where posts were once',
  team_member: 'who sends, and not who is written to',
  account: 'who signs in, and not who is written to',
  account_session: 'where they are signed in',
  account_link: 'links to sign in',
  membership: 'what they are in an organization',
  account_totp: 'how they sign in',
  account_identity: 'how they sign in',
  account_passkey: 'how they sign in',
  sign_in_attempt: 'hashes of what was tried',
  sign_in_challenge: 'random, for minutes',
  account_recovery_code: 'how they sign in',
  audit_entry: 'what they did, by ids',
  form_call: 'names of the fields of forms, without what they held',
  api_request: 'routes that programs asked, without ids or words',
  counter: 'numbers',
  custom_field: 'names of fields',
  consent_text: 'words of who sends',
  segment: 'a filter in the words of who sends',
  audience_freeze: 'the same filter, for as long as its recipients are written down',
  contact_tag: 'names of tags: whose they are stands in contact_tagging',
  contact_value_due: 'how far the values of a workspace are kept',
  contact_import: 'numbers and a fingerprint of a file; rejected rows go into a file beside it',
  contact_task: 'what was asked for and numbers: whom it concerns stands in its parts',
  collection: 'goods',
  product: 'goods',
  product_collection: 'goods',
  product_lexeme: 'goods',
  product_synonym: 'words of who sells',
  product_pin: 'goods, and for which prompt',
  search_miss: 'what shoppers looked for, and nothing of who',
  media: 'pictures of who sends, by no contact',
  campaign_split_test: 'versions of words, of who sends',
  campaign_template: 'words to begin from, of who sends',
  campaign_version: 'what writers wrote, by whom of them, and for which segments',
  post: 'what is published',
  post_request: 'what is published, and for which segments',
  clap: 'a hash of a cookie that names nobody',
  clap_address: 'a hash with a key that lives for a day',
  embedded_integration: 'settings of who sends',
  event_interest: 'who wants to hear of what',
  tracked_link: 'where the links of a mailing lead, the same for everybody',
  mailing_engagement: 'numbers of a mailing',
  flow: 'steps in the words of who sends',
  flow_version: 'steps in the words of who sends',
  webhook_endpoint: 'who hears of what',
  bounce_hold: 'names a row of the ledger, which holds address and words',
  job: 'names of jobs of ours, and when each runs next',
  sender_domain: 'keys and records of who sends',
  old_short_link: 'a place of ours; what is signed in it opens nothing once the contact is gone',
  short_link: 'a place of ours; what is signed in it opens nothing once the contact is gone',
}

async function unownedTables(): Promise<string[]> {
  const owned = new Set(PERSONAL_DATA.flatMap(({ tables }) => tables))
  return (await tablesOf(server.db))
    .map(({ name }) => name)
    .filter((name) => !owned.has(name) && !(name in OF_NOBODY))
}

describe('tables with something of a person', () => {
  test('each table is owned by a module that erases it, or says why it is about nobody', async () => {
    assert.deepEqual(await unownedTables(), [])
  })

  test('a new table that nobody thought of is found', async () => {
    await server.db.rows(sql`create table fan_letter (workspace_id uuid, contact_id uuid, text text)`)

    assert.deepEqual(await unownedTables(), ['fan_letter'])
    await server.db.rows(sql`drop table fan_letter`)
  })

  test('what is owned, and what is about nobody, is there, and never both', async () => {
    const there = new Set((await tablesOf(server.db)).map(({ name }) => name))
    const owned = PERSONAL_DATA.flatMap(({ tables }) => tables)
    assert.ok(owned.length > 20, `only ${owned.length} tables are owned`)

    assert.deepEqual(
      [...owned, ...Object.keys(OF_NOBODY)].filter((name) => !there.has(name)),
      [],
    )
    assert.deepEqual(
      owned.filter((name) => name in OF_NOBODY),
      [],
    )
  })

  test('a table that names a contact in a column is never said to be about nobody', async () => {
    const naming = await server.db.rows<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('contact_id', 'subject_id') and table_name !~ '^delivery_'`)
    assert.ok(naming.length > 8, `only ${naming.length} tables name contacts`)

    assert.deepEqual(
      naming.filter(({ name }) => name in OF_NOBODY),
      [],
    )
  })
})
