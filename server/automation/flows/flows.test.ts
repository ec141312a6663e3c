/** Flows: each contact's enrollment is durable, each step is done once, whatever is killed when. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { log } from '../../../test/support/postgres.ts'
import { apiWith, aWorkspace, type TestWorkspace, useServer } from '../../../test/support/server.ts'
import { dispatchEvents } from '../../events/dispatch.ts'
import { moveClock } from '../../platform/clock.ts'
import { sql } from '../../platform/sql.ts'
import { eraseContact } from '../../contacts/erasure.ts'
import { PERSONAL_DATA } from '../../personal-data.ts'
import { publishPost } from '../../posts/publish.ts'
import { advanceFlows } from './advance.ts'
import { flowConsumer } from './consumer.ts'
import { readEnrollments } from './log-store.ts'
import { readFlow } from './rules.ts'
import { changeFlow, createFlow, setFlowStatus } from './store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const server = await useServer()

const WELCOME = {
  name: 'Welcome',
  trigger: { type: 'contact_created' },
  steps: [
    { type: 'email', subject: 'Welcome, {{ contact.firstName }}', text: 'Good to have you.' },
    { type: 'wait', days: 2 },
    {
      type: 'branch',
      filter: "tags eq 'vip'",
      yes: [{ type: 'email', subject: 'For you alone', text: 'A gift.' }],
      no: [{ type: 'tag', add: ['nudged'] }],
    },
    { type: 'wait', days: 5 },
    { type: 'email', subject: 'A week', text: 'Still here?' },
  ],
}

describe('a flow', () => {
  test('takes a contact through its steps over a week, each once', async () => {
    const { workspace } = await aFlow(WELCOME)
    const ann = await aContact(workspace, { tags: ['vip'] })
    const bo = await aContact(workspace, {})

    await pass()
    assert.deepEqual(await subjects(workspace, ann), ['Welcome, {{ contact.firstName }}'])
    moveClock(2 * DAY + HOUR)
    await pass()
    assert.deepEqual((await subjects(workspace, ann)).at(-1), 'For you alone')
    assert.deepEqual((await subjects(workspace, bo)).length, 1)
    moveClock(5 * DAY + HOUR)
    await pass()
    await pass()

    assert.equal((await subjects(workspace, ann)).length, 3)
    assert.equal((await subjects(workspace, bo)).length, 2)
    const [enrollment] = await readEnrollments(server.db, workspace.id, bo)
    assert.equal(enrollment?.status, 'done')
    assert.deepEqual(
      enrollment?.steps.map(({ act, detail }) => (act === 'wait' ? act : [act, detail].join(' ').trim())),
      ['email', 'wait', 'branch no', 'tag +nudged', 'wait', 'email'],
    )
    const { body } = await workspace.api.get("/contacts?$filter=tags eq 'nudged'")
    assert.equal(body.meta.maxResults, 1)
  })

  test('begins once for a contact, however often it is set off, and again with `again`', async () => {
    const once = {
      name: 'Once',
      trigger: { type: 'tag_added', tag: 'VIP' },
      steps: [{ type: 'sms', text: 'Hi' }],
    }
    const { workspace } = await aFlow(once)
    await createFlow(
      server.db,
      workspace.id,
      readFlow({ ...once, trigger: { ...once.trigger, again: true } }),
    )
    const ann = await aContact(workspace, { phone: '+46701234567' })
    for (let n = 0; n < 3; n += 1) {
      await workspace.api.patch(`/contacts/${ann}/tags`, { tagsToAdd: ['vip'] })
      await workspace.api.patch(`/contacts/${ann}/tags`, { tagsToRemove: ['vip'] })
    }

    await pass()

    assert.equal((await readEnrollments(server.db, workspace.id, ann)).length, 1 + 3)
  })

  test('that sets itself off again comes to an end', async () => {
    const { workspace } = await aFlow({
      name: 'Round and round',
      trigger: { type: 'tag_added', tag: 'again', again: true },
      steps: [
        { type: 'tag', remove: ['again'] },
        { type: 'tag', add: ['again'] },
      ],
    })
    const ann = await aContact(workspace, { tags: ['again'] })

    await pass()

    assert.equal((await readEnrollments(server.db, workspace.id, ann)).length, 20)
  })

  test('isImport=true starts nothing, the same form without it does', async () => {
    const { workspace } = await aFlow({ ...WELCOME, trigger: { type: 'form_posted' } })
    const anybody = apiWith(server.http)
    await anybody.post(`/webhooks/contacts/${workspace.webhookId}?isImport=true`, {
      email: 'quiet@example.com',
    })
    await pass()
    assert.deepEqual(await allPlaces(workspace), [])

    await anybody.post(`/webhooks/contacts/${workspace.webhookId}`, { email: 'quiet@example.com' })
    await pass()

    assert.equal((await allPlaces(workspace)).length, 1)
  })

  test('who leaves in the middle goes no further', async () => {
    const { workspace } = await aFlow(WELCOME)
    const ann = await aContact(workspace, {})
    await pass()
    await server.db.rows(sql`
      update contact set state = 'unsubscribed' where workspace_id = ${workspace.id}::uuid and id = ${ann}::uuid`)

    moveClock(3 * DAY)
    await pass()

    const [enrollment] = await readEnrollments(server.db, workspace.id, ann)
    assert.deepEqual([enrollment?.status, enrollment?.reason], ['left', 'unsubscribed'])
    assert.equal((await subjects(workspace, ann)).length, 1)
  })

  test('a filter keeps others out, and a published post begins it for every active contact', async () => {
    const { workspace } = await aFlow({
      name: 'News',
      trigger: { type: 'post_published', filter: "city eq 'Oslo'" },
      steps: [{ type: 'email', subject: '{{ post.title }}', text: '{{ post.url }}' }],
    })
    const ann = await aContact(workspace, { city: 'Oslo' })
    await aContact(workspace, { city: 'Bergen' })
    await server.db.transaction((tx) =>
      publishPost(tx, workspace.id, { title: 'Spring', text: 'It is here', html: '<p>It is here</p>' }),
    )

    await pass()

    assert.equal((await allPlaces(workspace)).length, 1)
    const [variables] = await server.db.rows<{ variables: { post: { title: string; url: string } } }>(sql`
      select variables from delivery where workspace_id = ${workspace.id}::uuid and contact_id = ${ann}::uuid`)
    assert.equal(variables?.variables.post.title, 'Spring')
    assert.match(variables?.variables.post.url ?? '', /^http:\/\/tidings\.test\/w\/.+\/spring$/)
  })

  test('a national phone number in its filters is read in the country of the workspace', async () => {
    const filter = "phone eq '070 123 45 67'"
    const { workspace } = await aFlow({
      name: 'Phones',
      trigger: { type: 'contact_created', filter },
      steps: [{ type: 'branch', filter, yes: [{ type: 'tag', add: ['phoned'] }] }],
    })
    await aContact(workspace, { phone: '+46701234567' })
    await aContact(workspace, { phone: '+46701234568' })

    await pass()

    assert.equal((await allPlaces(workspace)).length, 1)
    assert.equal((await workspace.api.get("/contacts?$filter=tags eq 'phoned'")).body.meta.maxResults, 1)
  })

  test('paused, it takes nobody in and moves nobody; resumed, those in it go on in the version they began', async () => {
    const { workspace, id } = await aFlow(WELCOME)
    const ann = await aContact(workspace, {})
    await pass()
    await setFlowStatus(server.db, workspace.id, id, 'paused')
    await changeFlow(server.db, workspace.id, id, readFlow({ ...WELCOME, steps: [{ type: 'stop' }] }))
    moveClock(3 * DAY)
    await aContact(workspace, {})
    await pass()
    assert.equal((await allPlaces(workspace)).length, 1)

    await setFlowStatus(server.db, workspace.id, id, 'active')
    await pass()

    const [enrollment] = await readEnrollments(server.db, workspace.id, ann)
    assert.deepEqual(
      enrollment?.steps.map(({ act }) => act),
      ['email', 'wait', 'branch', 'tag', 'wait'],
    )
  })

  test('a step that cannot be done fails for its contact alone', async () => {
    const { workspace } = await aFlow(WELCOME)
    const ann = await aContact(workspace, {})
    const bo = await aContact(workspace, {})
    await pass()
    await server.db.rows(sql`
      update flow_enrollment set version = 99 where workspace_id = ${workspace.id}::uuid and contact_id = ${ann}::uuid`)
    moveClock(3 * DAY)

    await pass()

    assert.equal((await readEnrollments(server.db, workspace.id, ann))[0]?.status, 'failed')
    assert.equal((await readEnrollments(server.db, workspace.id, bo))[0]?.steps.length, 5)
  })

  test('many workers at once do each step once', async () => {
    const { workspace } = await aFlow(WELCOME)
    for (let n = 0; n < 30; n += 1) await aContact(workspace, {})

    await Promise.all(Array.from({ length: 6 }, () => pass()))
    await pass()

    const taken = await server.db.rows<{ n: number }>(sql`
      select count(*) as n from flow_step_taken where workspace_id = ${workspace.id}::uuid group by contact_id`)
    assert.deepEqual(
      taken,
      Array.from({ length: 30 }, () => ({ n: 2 })),
    )
  })

  test('once it is paused nobody moves: a pause waits for what is being done', async () => {
    const { workspace, id } = await aFlow(WELCOME)
    for (let n = 0; n < 60; n += 1) await aContact(workspace, {})
    while (await dispatchEvents({ db: server.db, log, consumers: [flowConsumer(server.config.PUBLIC_URL)] }));

    const moving = Promise.all(Array.from({ length: 3 }, () => advanceFlows({ db: server.db, log })))
    await setFlowStatus(server.db, workspace.id, id, 'paused')
    const atPause = await stepsTaken(workspace)
    await moving
    await pass()

    assert.equal(await stepsTaken(workspace), atPause)
  })

  test('somebody who is erased in the middle is sent nothing, and nothing of it is left', async () => {
    const { workspace } = await aFlow(WELCOME)
    const people = await Promise.all(Array.from({ length: 20 }, () => aContact(workspace, {})))
    while (await dispatchEvents({ db: server.db, log, consumers: [flowConsumer(server.config.PUBLIC_URL)] }));

    const moving = Promise.all([pass(), pass()])
    await Promise.all(
      people.map((person) => eraseContact(server.db, workspace.id, person, 'operator', PERSONAL_DATA)),
    )
    await moving
    await pass()

    const addressed = await server.db.rows(sql`
      select id from delivery where workspace_id = ${workspace.id}::uuid and (address is not null or state = 'queued')`)
    assert.deepEqual(addressed, [])
    assert.deepEqual(await allPlaces(workspace), [])
    assert.equal(await stepsTaken(workspace), 0)
  })

  test('two flows of the same people, worked on by many, do every step once', async () => {
    const { workspace } = await aFlow(WELCOME)
    const tagging = { ...WELCOME, name: 'Tags', steps: [{ type: 'tag', add: ['new'] }, ...WELCOME.steps] }
    await createFlow(server.db, workspace.id, readFlow(tagging))
    for (let n = 0; n < 40; n += 1) await aContact(workspace, {})

    await Promise.all(Array.from({ length: 4 }, () => pass()))
    await pass()

    assert.equal(await stepsTaken(workspace), 40 * (2 + 3))
    assert.equal((await workspace.api.get("/contacts?$filter=tags eq 'new'")).body.meta.maxResults, 40)
  })

  test('a flood of occasions of one contact begins an `again` flow 20 times a day', async () => {
    const trigger = { type: 'tag_added', tag: 'vip', again: true }
    const { workspace, id } = await aFlow({ name: 'Vip', trigger, steps: [{ type: 'wait', days: 1 }] })
    const ann = await aContact(workspace, {})
    await server.db.rows(sql`
      insert into event (workspace_id, id, type, subject_id, data, created)
      select ${workspace.id}::uuid, gen_random_uuid(), 'contact.tagged', ${ann}::uuid, '{"tag": "VIP"}', now()
      from generate_series(1, 500)`)

    await pass()

    assert.equal((await readEnrollments(server.db, workspace.id, ann)).length, 20)
    await setFlowStatus(server.db, workspace.id, id, 'paused')
  })

  test('of another workspace hears nothing', async () => {
    const { workspace } = await aFlow(WELCOME)
    const other = await aWorkspace(server)
    await aContact(other, {})

    await pass()

    assert.deepEqual(await allPlaces(workspace), [])
  })
})

/** A branch in a branch, so deep. */
function branches(depth: number): unknown[] {
  let steps: unknown[] = [{ type: 'stop' }]
  for (let n = 0; n < depth; n += 1) steps = [{ type: 'branch', filter: "name eq 'A'", yes: steps }]
  return steps
}

const wide = (n: number) => Array.from({ length: n }, () => ({ type: 'stop' }))

describe('what a flow may be', () => {
  const steps = WELCOME.steps
  const trigger = WELCOME.trigger
  for (const [written, refusal] of [
    [null, /flow: must be object/],
    [{ trigger, steps }, /name/],
    [{ name: 'A', trigger: { type: 'full_moon' }, steps }, /trigger\.type/],
    [{ name: 'A', trigger: { type: 'tag_added' }, steps }, /trigger\.tag: is required/],
    [{ name: 'A', trigger: { type: 'contact_created', filter: 'colour eq 1' }, steps }, /colour/],
    [{ name: 'A', trigger, steps: [] }, /steps/],
    [{ name: 'A', trigger, steps: [{ type: 'dance' }] }, /steps\[0\]\.type: must be one of wait, email/],
    [{ name: 'A', trigger, steps: [{ type: 'wait' }] }, /steps\[0\]: must wait/],
    [{ name: 'A', trigger, steps: [{ type: 'wait', days: -1 }] }, /steps\[0\]\.days/],
    [{ name: 'A', trigger, steps: [{ type: 'email', subject: 'A' }] }, /either text or blocks/],
    [{ name: 'A', trigger, steps: [{ type: 'email', subject: '{{ a', text: 'B' }] }, /steps\[0\]/],
    [{ name: 'A', trigger, steps: [{ type: 'branch', filter: 'x', yes: [] }] }, /steps\[0\]\.filter/],
    [
      { name: 'A', trigger, steps: [{ type: 'branch', filter: "name eq 'A'", yes: [{ type: 'wait' }] }] },
      /steps\[0\]\.yes\[0\]/,
    ],
    [{ name: 'A\0', trigger, steps }, /name: holds a NUL/],
    [{ name: 'A', trigger, steps: [{ type: 'sms', text: '\ud800' }] }, /steps\[0\]\.text: holds half/],
    [
      JSON.parse(
        '{"name":"A","trigger":{"type":"contact_created"},"steps":[{"type":"stop"}],"__proto__":{}}',
      ),
      /__proto__|additional/,
    ],
    [{ name: 'A', trigger: { type: 'constructor' }, steps }, /trigger\.type/],
    [{ name: 'A', trigger, steps: [{ type: '__proto__' }] }, /steps\[0\]\.type/],
    [{ name: 'A', trigger, steps: branches(11) }, /deeper than 10 branches/],
    [{ name: 'A', trigger, steps: branches(500) }, /deeper than 64 levels/],
    [{ name: 'A', trigger, steps: [...wide(100), { type: 'stop' }] }, /steps/],
    [
      {
        name: 'A',
        trigger,
        steps: [{ type: 'branch', filter: "name eq 'A'", yes: wide(100), no: wide(100) }],
      },
      /at most 200/,
    ],
  ] as const) {
    test(`refuses ${JSON.stringify(written)?.slice(0, 90)}`, () => {
      assert.throws(() => readFlow(written), refusal)
    })
  }
})

async function stepsTaken({ id }: TestWorkspace): Promise<number> {
  const [taken] = await server.db.rows<{ n: number }>(sql`
    select count(*) as n from flow_step_taken where workspace_id = ${id}::uuid`)
  return taken?.n ?? 0
}

async function aFlow(written: unknown) {
  const workspace = await aWorkspace(server)
  const { id } = await createFlow(server.db, workspace.id, readFlow(written))
  return { workspace, id }
}

let contacts = 0
async function aContact(workspace: TestWorkspace, fields: Record<string, unknown>): Promise<string> {
  contacts += 1
  const { body } = await workspace.api.post('/contacts', {
    email: `contact-${contacts}@example.com`,
    addDirectly: true,
    ...fields,
  })
  return body.id
}

/** All that is due now: events handed over and enrollments moved on, until neither has anything to do. */
async function pass(): Promise<void> {
  const { db } = server
  for (let isBusy = true; isBusy;) {
    isBusy = await dispatchEvents({ db, log, consumers: [flowConsumer(server.config.PUBLIC_URL)] })
    while (await advanceFlows({ db, log })) isBusy = true
  }
}

function allPlaces({ id }: TestWorkspace): Promise<unknown[]> {
  return server.db.rows(sql`select contact_id from flow_enrollment where workspace_id = ${id}::uuid`)
}

/** Of the messages that were enqueued for a contact, in order. */
async function subjects({ id }: TestWorkspace, contactId: string): Promise<string[]> {
  const rows = await server.db.rows<{ subject: string }>(sql`
    select m.content ->> 'subject' as subject from delivery d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    where d.workspace_id = ${id}::uuid and d.contact_id = ${contactId}::uuid order by d.id`)
  return rows.map(({ subject }) => subject)
}
