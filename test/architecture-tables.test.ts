/** Each table has one module that writes it: whoever wants something written asks that module. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { tablesOf } from './support/database-words.ts'
import { useServer } from './support/server.ts'
import { moduleOf, readSources, type Module } from './support/sources.ts'

const server = await useServer()

/** The module that writes each table. */
const WRITERS: Readonly<Partial<Record<Module, readonly string[]>>> = {
  platform: ['backup_made', 'job', 'migration', 'migration_checksum', 'secret'],
  query: ['counter'],
  http: ['api_request', 'idempotent_answer'],
  events: ['event', 'event_failure', 'event_interest'],
  contacts: [
    'contact',
    'contact_import',
    'contact_import_change',
    'contact_invitation',
    'contact_note',
    'contact_tag',
    'contact_tagging',
    'contact_task',
    'contact_task_part',
    'contact_value',
    'contact_value_due',
    'contact_webhook',
    'consent_event',
    'consent_text',
    'custom_field',
    'form_call',
    'rejected_form',
    'segment',
    'soft_bounce',
    'suppression',
  ],
  catalog: [
    'collection',
    'product',
    'product_collection',
    'product_lexeme',
    'product_synonym',
    'product_pin',
    'search_miss',
  ],
  media: ['media'],
  messaging: [
    'audience_freeze',
    'bounce_hold',
    'bounce_watch',
    'delivery',
    'inbound_sms',
    'mailing',
    'old_short_link',
    'outage',
    'outbox_message',
    'pace',
    'sender_domain',
    'short_link',
    'tracked_link',
  ],
  tracking: ['delivery_engagement', 'mailing_engagement'],
  posts: ['clap', 'clap_address', 'embedded_integration', 'old_address', 'post'],
  campaigns: ['campaign', 'campaign_split_test', 'campaign_template', 'campaign_version', 'post_request'],
  automation: ['flow', 'flow_enrollment', 'flow_step_taken', 'flow_version'],
  webhooks: ['webhook_attempt', 'webhook_endpoint', 'webhook_message'],
  workspaces: ['api_key', 'left_handle', 'organization', 'team_member', 'workspace'],
  accounts: [
    'account',
    'account_identity',
    'account_link',
    'account_passkey',
    'account_recovery_code',
    'account_session',
    'account_totp',
    'audit_entry',
    'membership',
    'sign_in_attempt',
    'sign_in_challenge',
  ],
}

/** Files that write tables of another module, and why. */
const ELSEWHERE: Readonly<Record<string, { readonly tables: readonly string[]; readonly why: string }>> = {
  'server/http/key-use-store.ts': {
    tables: ['api_key'],
    why: 'only who answers requests knows when a key was used',
  },
  'server/platform/retention.ts': {
    tables: [
      'api_request',
      'clap',
      'clap_address',
      'event_failure',
      'flow_enrollment',
      'flow_step_taken',
      'idempotent_answer',
      'inbound_sms',
      'outbox_message',
      'pace',
      'rejected_form',
      'soft_bounce',
    ],
    why: 'one page says how long everything is kept, and one job holds to it',
  },
  'server/platform/retention-tasks.ts': {
    tables: ['contact_import_change', 'contact_task', 'contact_task_part'],
    why: 'beside the page that says how long everything is kept',
  },
  'server/platform/retention-forms.ts': {
    tables: ['form_call'],
    why: 'beside the page that says how long everything is kept',
  },
  'server/automation/welcome/store.ts': {
    tables: ['delivery'],
    why: 'a notification that waits is rewritten while its row is held, for the next new contact',
  },
  'server/automation/invitations/store.ts': {
    tables: ['contact_invitation'],
    why: 'a queue that contacts fills and invitations empties, in the transaction that asks',
  },
  'server/messaging/bounce-watch/undo-store.ts': {
    tables: ['suppression'],
    why: 'takes back what the bounces of one mailing put there, found by a join with its ledger',
  },
  'server/workspaces/store.ts': {
    tables: ['contact_webhook'],
    why: 'a workspace is made with its webhook in one statement',
  },
}

/** The one file of a module that reads the row of a workspace: its settings, as far as the module goes by them. */
const SETTINGS_READERS: Readonly<Partial<Record<Module, string>>> = {
  http: 'server/http/authentication.ts',
  contacts: 'server/contacts/settings-store.ts',
  content: 'server/content/feeds.ts',
  messaging: 'server/messaging/settings-store.ts',
  campaigns: 'server/campaigns/settings-store.ts',
  automation: 'server/automation/settings-store.ts',
  workspaces: 'server/workspaces/store.ts',
  accounts: 'server/accounts/workspace-access-store.ts',
}

/** Files besides that name the table in a statement over many workspaces, or to be sure that one is there, and why. */
const WORKSPACES_NAMED: Readonly<Record<string, string>> = {
  'server/platform/awake.ts': 'which workspaces are archived, for every look for due work',
  'server/platform/distribution/move.ts': 'that a workspace is there, and which others lie beside it',
  'server/platform/distribution/reach.ts': 'which workspaces lie on nodes that answer',
  'server/platform/retention.ts': 'goes from one workspace to the next, and reads none of their settings',
  'server/messaging/domains/store.ts': 'senders of all workspaces without a key, found beside the keys',
  'server/messaging/mailings/people-store.ts':
    'a person is looked for in every workspace, through its own index',
  'server/posts/embeds/store.ts': 'which of some ids are workspaces of one organization',
  'server/workspaces/ending/store.ts': 'the end of workspaces, and which others are of the same organization',
  'server/workspaces/handle-store.ts': 'handles are looked for in all workspaces, since each is of one',
  'server/workspaces/team-members/store.ts': 'members and the workspace they are of, which must be there',
}

/** Statements whose table is a parameter, and what it can be. */
const ANY_TABLE: Readonly<Record<string, string>> = {
  'server/workspaces/ending/tables-store.ts': 'what is erased with a workspace is every table',
  'server/platform/backup-load.ts': 'a backup is every table',
  'server/platform/sealing/store.ts':
    'columns with secrets are sealed again under another key, whoever they belong to',
}

/** Written by what brings the schema up to date, a package; and what nobody adds to any more. */
const BY_NOBODY: readonly string[] = ['migration', 'old_short_link']

interface Written {
  readonly name: string
  readonly table: string
}

const WRITES = /\b(?:insert into|delete from|update|copy) (?:only )?(\w+|\$\{\w*)/g

/** In a statement, not in a sentence: `from workspace`, `join workspace w`, `from post p, workspace w`. */
const READS_WORKSPACE = /\b(?:from|join)\s+workspace\b|\bfrom \w+(?: \w+)?, workspace\b/

/** What the text of a file writes; `for update skip locked` and `do update set` write no table of these names. */
function writesOf(name: string, text: string, tables: ReadonlySet<string>): Written[] {
  return [...text.matchAll(WRITES)].flatMap(([, table = '']) =>
    tables.has(table) ? [{ name, table }] : table.startsWith('${') ? [{ name, table: '' }] : [],
  )
}

const sources = await readSources()
const tables = new Set(
  (await tablesOf(server.db)).filter(({ schema }) => schema === 'public').map(({ name }) => name),
)
const written = [...sources.values()].flatMap(({ name, text }) => writesOf(name, text, tables))
const homes = new Map(
  Object.entries(WRITERS).flatMap(([module, names]) => names.map((name) => [name, module] as const)),
)

describe('tables and the modules that write them', () => {
  test('every table of the database has a home, and every home is a table', () => {
    assert.ok(tables.size > 40, `only ${tables.size} tables were seen`)

    assert.deepEqual([...homes.keys()].sort(), [...tables].sort())
  })

  test('every table is written by its home, as far as statements were seen', () => {
    assert.ok(written.length > 120, `only ${written.length} writing statements were seen`)
    const byHome = new Set(
      written.filter(({ name, table }) => homes.get(table) === moduleOf(name)).map(({ table }) => table),
    )

    assert.deepEqual(
      [...tables].filter((table) => !byHome.has(table)),
      BY_NOBODY,
    )
  })

  test('no other module writes a table, but for those that say why', () => {
    const strays = written
      .filter(({ name, table }) => table !== '' && homes.get(table) !== moduleOf(name))
      .map(({ name, table }) => `${name} → ${table}`)
    const named = Object.entries(ELSEWHERE).flatMap(([name, { tables }]) =>
      tables.map((table) => `${name} → ${table}`),
    )

    assert.deepEqual([...new Set(strays)].sort(), named.sort())
  })

  test('a statement whose table is a parameter is one of few', () => {
    const any = written.filter(({ table }) => table === '').map(({ name }) => name)

    assert.deepEqual([...new Set(any)].sort(), Object.keys(ANY_TABLE).sort())
  })

  test('each module reads the settings of a workspace in one file of its own', () => {
    const readers = [...sources.values()].filter(({ text }) => READS_WORKSPACE.test(text))
    const homes = Object.entries(SETTINGS_READERS)
    for (const [module, home] of homes) assert.equal(moduleOf(home), module)

    assert.deepEqual(
      readers.map(({ name }) => name),
      [...homes.map(([, home]) => home), ...Object.keys(WORKSPACES_NAMED)].sort(),
    )
  })

  test('the reader of statements sees each kind, and no lock or conflict', () => {
    const text =
      'insert into pace (a) on conflict do update set x; update pace p set; delete from pace; copy pace'
    assert.equal(writesOf('x', text, new Set(['pace'])).length, 4)
    assert.deepEqual(writesOf('x', 'for update skip locked', new Set(['pace'])), [])
    assert.equal(writesOf('x', 'update ${table} set', new Set(['pace'])).length, 1)
    for (const read of ['from workspace w', 'from a join workspace\n', 'from post p, workspace w'])
      assert.match(read, READS_WORKSPACE)
    assert.doesNotMatch('from workspaces, or its workspace id', READS_WORKSPACE)
  })
})
