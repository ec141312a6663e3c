/** Custom fields in the app and at the command line: counted, renamed, and deleted once it is seen what goes by them. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson } from '../../test/support/accounts.ts'
import { runProgram } from '../../test/support/program.ts'
import { aWorkspace, useServer, type TestWorkspace } from '../../test/support/server.ts'
import { createFlow } from '../automation/flows/store.ts'
import { createField, listFields } from '../contacts/custom-fields/store.ts'
import { createSegment } from '../contacts/segments/store.ts'
import { insertCalls } from '../contacts/webhook/calls-store.ts'
import { newId } from '../platform/clock.ts'
import { sql } from '../platform/sql.ts'

const server = await useServer()
const { db } = server
const PATH = '/app/api/fields'

async function aDesk() {
  const workspace = await aWorkspace(server)
  const editor = await aPerson(server, workspace, 'editor')
  const { id } = await createField(db, workspace.id, { name: 'size', label: 'Size', type: 'number' })
  return { workspace, editor, id }
}

async function aContact({ id, api }: TestWorkspace, customFields: object): Promise<void> {
  const { body } = await api.post('/contacts', { name: 'Ann' })
  await db.rows(sql`
    update contact set custom_fields = ${JSON.stringify(customFields)}::jsonb
    where workspace_id = ${id}::uuid and id = ${body.id}::uuid`)
}

/** A segment, a flow, a draft and a form that go by `size`, and one of each that goes by something like it. */
async function useIt({ id, api }: TestWorkspace) {
  for (const [name, filter] of [
    ['Large feet', 'customFields.size ge 45'],
    ['Others', "customFields.size_2 eq 'x' or customFields.sizes eq 'y' or name eq 'size'"],
  ] as const)
    await createSegment(db, id, { name, filter })
  for (const field of ['size', 'sizes'])
    await createFlow(db, id, {
      name: `By ${field}`,
      trigger: { type: 'contact_created' },
      steps: [{ type: 'branch', filter: `customFields.${field} eq 45`, yes: [{ type: 'stop' }] }],
    })
  for (const field of ['size', 'size2'])
    await api.post('/campaigns', {
      deliveryChannel: 'email',
      title: `Of ${field}`,
      text: `You wear {{ contact.customFields.${field} }}.`,
    })
  const call = {
    workspaceId: id,
    outcome: 'stored',
    isTrusted: false,
    reason: null,
    rejectedId: null,
  } as const
  const created = new Date().toISOString()
  await insertCalls(
    db,
    ['size', 'size2'].map((name) => ({
      ...call,
      id: newId(),
      created,
      reading: JSON.stringify({
        fields: [{ field: `customFields.${name}`, key: name, why: 'name' }],
        ignored: [],
      }),
    })),
  )
}

function names(items: readonly { name?: string; title?: string }[]) {
  return items.map(({ name, title }) => name ?? title)
}

describe('custom fields', () => {
  test('are listed with how many contacts have a value of each, a null being none', async () => {
    const { workspace, editor } = await aDesk()
    for (const size of [41, 45, null]) await aContact(workspace, { size, other: 1 })

    const { body } = await editor.ask('GET', '/app/api/field-counts')

    assert.deepEqual(body, { contacts: { size: 2 } })
  })

  test('name whole what goes by them: segments, flows, drafts and forms, and nothing that is called alike', async () => {
    const { workspace, editor, id } = await aDesk()
    await useIt(workspace)

    const { body } = await editor.ask('GET', `${PATH}/${id}/uses`)

    assert.deepEqual(names(body.segments), ['Large feet'])
    assert.deepEqual(names(body.flows), ['By size'])
    assert.deepEqual(names(body.campaigns), ['Of size'])
    assert.equal(body.formCalls, 1)
  })

  test('are renamed without their data name, and deleted without what contacts have', async () => {
    const { workspace, editor, id } = await aDesk()
    await aContact(workspace, { size: 41 })

    const renamed = await editor.ask('PATCH', `${PATH}/${id}`, { label: ' Shoe size ' })
    assert.deepEqual(renamed.body, { id, name: 'size', label: 'Shoe size', type: 'number' })
    assert.equal((await editor.ask('PATCH', `${PATH}/${id}`, { label: ' ' })).status, 400)
    assert.equal((await editor.ask('DELETE', `${PATH}/${id}`)).status, 204)
    assert.equal((await editor.ask('DELETE', `${PATH}/${id}`)).status, 404)

    const [ann] = (await workspace.api.get('/contacts')).body.items
    assert.deepEqual(ann.customFields, { size: 41 })
  })

  test('of another workspace are neither seen, renamed nor deleted', async () => {
    const [one, other] = [await aDesk(), await aDesk()]

    for (const [method, path] of [
      ['GET', `${PATH}/${other.id}/uses`],
      ['PATCH', `${PATH}/${other.id}`],
      ['DELETE', `${PATH}/${other.id}`],
    ] as const) {
      const { status } = await one.editor.ask(method, path, method === 'PATCH' ? { label: 'X' } : undefined)
      assert.equal(status, 404, method)
    }
    assert.equal((await listFields(db, other.workspace.id))[0]?.label, 'Size')
  })
})

describe('tidings field', () => {
  test('lists, renames and deletes; what went by it is said', async () => {
    const { workspace } = await aDesk()
    await useIt(workspace)
    await aContact(workspace, { size: 41 })
    const run = (...words: string[]) =>
      runProgram(server.connection, ['field', ...words, '--workspace', workspace.id, '--json'])

    const list = JSON.parse((await run('list')).stdout)
    assert.deepEqual(
      list.map(({ name, contacts }: { name: string; contacts: number }) => [name, contacts]),
      [['size', 1]],
    )
    assert.equal(JSON.parse((await run('uses', 'size')).stdout).segments[0].name, 'Large feet')
    assert.equal(JSON.parse((await run('rename', 'size', '--label', 'Shoe size')).stdout).label, 'Shoe size')
    const deleted = await runProgram(server.connection, [
      'field',
      'delete',
      'size',
      '--workspace',
      workspace.id,
    ])
    assert.equal(deleted.code, 0)
    assert.match(deleted.stdout, /Large feet.*By size.*Of size.*1 calls/)
    assert.deepEqual(await listFields(db, workspace.id), [])
  })
})
