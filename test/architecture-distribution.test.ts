/** SQL that a distributed PostgreSQL takes too, and answers alike (docs/citus.md). */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { splitStatements } from '../server/lib/sql-statements.ts'
import { readMigrations } from '../server/platform/migration-files.ts'
import { CONSTRAINT_RULE, RULES } from './support/distribution-rules.ts'
import { readSources } from './support/sources.ts'
import { sqlTexts } from './support/sql-texts.ts'

/** Older ones run before anything is distributed. */
const LAST_OLD_MIGRATION = '0068'

/** Statements over all workspaces, or over tables that every node has: no request of one workspace waits for them. */
const ACROSS: Readonly<Record<string, string>> = {
  'server/accounts/workspace-access-store.ts findMailingPlace': 'tables that every node has',
  'server/accounts/workspace-access-store.ts findSeat': 'tables that every node has',
  'server/accounts/workspace-access-store.ts placesOf': 'tables that every node has',
  'server/automation/flows/enrollment-store.ts findFlowWithDue': 'a look for what is due',
  'server/http/key-use-store.ts writeUses': 'keys of several workspaces, which every node has',
  'server/messaging/bounce-watch/store.ts findHeld': 'a look for what is due',
  'server/messaging/bounce-watch/store.ts listDoubted': 'asked by the doctor, of all workspaces',
  'server/messaging/ledger/mailing-store.ts findDueMailings': 'a look for what is due',
  'server/campaigns/split-test/store.ts findDueTests': 'a look for what is due',
  'server/messaging/mailings/left-open-store.ts findSentCampaigns': 'a look for what was left undone',
  'server/posts/sitemap-store.ts readPublishers': 'the list of all blogs',
  'server/webhooks/message-store.ts findEndpointWithMessages': 'a look for what is due',
  'server/workspaces/store.ts listAllWorkspaces': 'tables that every node has',
}

const texts = [...(await readSources()).values()].flatMap(({ name, text }) =>
  sqlTexts(text).map((sql) => ({ ...sql, name, place: `${name} ${sql.within}` })),
)

describe('SQL holds on a distributed PostgreSQL', () => {
  test('every SQL text of the program is seen, those in holes of others too', () => {
    assert.ok(texts.length > 1_000, `only ${texts.length} were seen`)
    const nested = 'a(sql`select ${b ? sql`from ${c}` : `x${"}"}`} where ${d}`)\nclient.query(\'begin\')'
    assert.deepEqual(
      sqlTexts(nested).map(({ text }) => text),
      ['select ${b ? sql :} where ${d}', 'from ${c}', 'begin'],
    )
  })

  for (const rule of RULES) {
    test(rule.title, () => {
      for (const text of rule.broken) {
        assert.match(text, rule.concerns)
        assert.notDeepEqual(rule.faults(text), [], text)
      }
      for (const text of rule.kept) assert.deepEqual(rule.faults(text), [], text)
      const concerned = texts.filter(({ text }) => rule.concerns.test(text))
      assert.ok(concerned.length > 10, `only ${concerned.length} texts are concerned`)

      const faults = concerned.flatMap(({ text, line, name, place }) =>
        rule.title.startsWith('every table') && place in ACROSS
          ? []
          : rule.faults(text).map((fault) => `${name}:${line} ${fault}`),
      )
      assert.deepEqual(faults, [])
    })
  }

  test('every statement that is said to go across workspaces does', () => {
    const [rule] = RULES.filter(({ title }) => title.startsWith('every table'))
    const across = texts.filter(({ text }) => rule?.faults(text).length).map(({ place }) => place)
    assert.deepEqual([...new Set(across)].sort(), Object.keys(ACROSS).sort())
  })

  test('a look for what is due keeps to the workspaces whose node answers', () => {
    const looks = texts.filter(({ place }) => ACROSS[place]?.startsWith('a look for'))
    assert.ok(looks.length > 3, `only ${looks.length} were seen`)
    assert.deepEqual(
      looks.filter(({ text }) => !/\breach\.within\b/.test(text)).map(({ place }) => place),
      [],
    )
  })

  test('constraints of later migrations are named and added on their own', async () => {
    const { faults, broken, kept } = CONSTRAINT_RULE
    for (const text of broken) assert.notDeepEqual(faults(text), [], text)
    for (const text of kept) assert.deepEqual(faults(text), [], text)
    const migrations = await readMigrations()
    const found = migrations.flatMap(({ name, text }) =>
      splitStatements(text)
        .flatMap(faults)
        .map(() => name),
    )

    assert.ok(new Set(found).size > 1, 'older migrations have some: the rule sees files')
    assert.deepEqual(
      found.filter((name) => name.slice(0, 4) > LAST_OLD_MIGRATION),
      [],
    )
  })
})
