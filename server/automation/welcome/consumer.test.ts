/** New contacts are welcomed once and the team is notified; imports welcome nobody. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { log } from '../../../test/support/postgres.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { dispatchEvents } from '../../events/dispatch.ts'
import { sql } from '../../platform/sql.ts'
import { createMember } from '../../workspaces/team-members/store.ts'
import { changeSettings } from '../../workspaces/store.ts'
import type { WorkspaceSettings } from '../../workspaces/rules.ts'
import { welcomeConsumer } from './consumer.ts'

const server = await useServer()

describe('a welcome message', () => {
  test('goes once to each contact that becomes active, in the words that were set', async () => {
    const workspace = await aWelcomer({ welcomeSubject: 'Hello', welcomeText: 'Good to have you' })
    const { body: ann } = await workspace.api.post('/contacts', {
      email: 'ann@example.com',
      addDirectly: true,
    })
    await workspace.api.post('/contacts', { email: 'invited@example.com' })
    await pass()
    await workspace.api.patch(`/contacts/${ann.id}/notification-settings`, { email: false })
    await server.db.rows(sql`
      update contact set state = 'unsubscribed' where workspace_id = ${workspace.id}::uuid and id = ${ann.id}::uuid`)
    await workspace.api.patch(`/contacts/${ann.id}/notification-settings`, { email: true })

    await pass()

    const sent = await enqueued(workspace)
    assert.deepEqual(sent, [{ kind: 'welcome', channel: 'email', address: 'ann@example.com' }])
  })

  test('goes by SMS to a contact without an email, where SMS is on', async () => {
    const workspace = await aWelcomer({ welcomeText: 'Good to have you', smsEnabled: true })
    await workspace.api.post('/contacts', { phone: '+46701234567', addDirectly: true })

    await pass()

    const sent = await enqueued(workspace)
    assert.deepEqual(sent, [{ kind: 'welcome', channel: 'sms', address: '+46701234567' }])
  })

  test('goes to nobody who was imported, nor where none is set', async () => {
    const workspace = await aWelcomer({ welcomeText: 'Good to have you', notifyTeam: true })
    const silent = await aWelcomer({})
    await createMember(server.db, workspace.id, { name: 'Tess', email: 'tess@team.example' })
    const anybody = apiWith(server.http)
    await anybody.post(`/webhooks/contacts/${workspace.webhookId}?isImport=true`, {
      email: 'quiet@example.com',
    })
    await anybody.post(`/webhooks/contacts/${silent.webhookId}`, { email: 'loud@example.com' })

    await pass()

    assert.deepEqual([await enqueued(workspace), await enqueued(silent)], [[], []])
  })

  test('ends when its words are taken away', async () => {
    const workspace = await aWelcomer({ welcomeText: 'Good to have you' })
    await changeSettings(server.db, workspace.id, { welcomeText: null })
    await workspace.api.post('/contacts', { email: 'ann@example.com', addDirectly: true })

    await pass()

    assert.deepEqual(await enqueued(workspace), [])
  })
})

describe('the notification of new contacts', () => {
  test('goes to every member of the team, secret ones too, once for all that came in together', async () => {
    const workspace = await aWelcomer({ notifyTeam: true })
    await createMember(server.db, workspace.id, { name: 'Tess', email: 'tess@team.example' })
    await createMember(server.db, workspace.id, { name: 'Sam', email: 'sam@team.example', isSecret: true })
    const { body: ann } = await workspace.api.post('/contacts', { name: 'Ann <b>', email: 'ann@example.com' })
    const { body: bo } = await workspace.api.post('/contacts', { name: 'Bo' })

    await pass()

    const rows = await server.db.rows<{ address: string; variables: unknown }>(sql`
      select address, variables from delivery where workspace_id = ${workspace.id}::uuid order by id`)
    assert.deepEqual(
      rows.map(({ address }) => address),
      ['tess@team.example', 'sam@team.example'],
    )
    assert.deepEqual(rows[0]?.variables, {
      newContacts: {
        title: '2 new contacts in Test workspace',
        text: 'Ann <b>, ann@example.com\nBo',
        first: 'Ann <b>',
        count: 2,
        lines: ['Ann <b>, ann@example.com', 'Bo'],
        ids: [ann.id, bo.id],
      },
    })
  })

  test('is one in ten minutes, however many come: the next one gathers them', async () => {
    const workspace = await aWelcomer({ notifyTeam: true })
    await createMember(server.db, workspace.id, { name: 'Tess', email: 'tess@team.example' })
    await workspace.api.post('/contacts', { name: 'Ann' })
    await pass()
    await server.db.rows(sql`
      update delivery set state = 'sent', settled = now(), due = null where workspace_id = ${workspace.id}::uuid`)
    for (let n = 1; n <= 25; n += 1) {
      await workspace.api.post('/contacts', { name: `Bo ${n}` })
      if (n % 5 === 0) await pass()
    }

    const rows = await server.db.rows<{ title: string; text: string; wait: number }>(sql`
      select variables #>> '{newContacts,title}' as title, variables #>> '{newContacts,text}' as text,
        round(extract(epoch from due - now()) / 60)::int as wait
      from delivery where workspace_id = ${workspace.id}::uuid order by id`)
    assert.deepEqual(
      rows.map(({ title, wait }) => [title, wait]),
      [
        ['Ann in Test workspace', null],
        ['25 new contacts in Test workspace', 10],
      ],
    )
    assert.match(rows[1]?.text ?? '', /^Bo 1\n[^]*\nBo 20\nand 5 more$/)
  })
})

async function aWelcomer(settings: Partial<WorkspaceSettings>): Promise<TestWorkspace> {
  const workspace = await aWorkspace(server)
  await changeSettings(server.db, workspace.id, settings)
  return workspace
}

async function pass(): Promise<void> {
  while (await dispatchEvents({ db: server.db, log, consumers: [welcomeConsumer] }));
}

function enqueued({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`
    select m.kind, m.channel, d.address from delivery d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${id}::uuid order by d.id`)
}
