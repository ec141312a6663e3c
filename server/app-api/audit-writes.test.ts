/** The log of who did what holds coming and going, and what sessions write through the public API; never what they wrote. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aPerson, asBrowser, PASSWORD, type Person } from '../../test/support/accounts.ts'
import { eventually } from '../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'

const server = await useServer()

interface Entry {
  readonly action: string
  readonly actor: string
  readonly subject: string | null
  readonly about: { readonly kind: string; readonly name: string | null } | null
  readonly details: { readonly method: string; readonly route: string } | null
}

async function entries({ ask }: Person, query = ''): Promise<Entry[]> {
  return (await ask('GET', `/app/api/audit${query}`)).body.items
}

describe('coming and going', () => {
  test('is in the log: in, out, and refused, of the accounts of the organization alone', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const stranger = await aPerson(server, await aWorkspace(server), 'owner')
    const { email } = await aPerson(server, workspace, 'viewer')
    const signIn = async (password: string, who = email) =>
      asBrowser(server, 'POST', '/app/api/session', { email: who, password })

    assert.equal((await signIn('wrong')).status, 401)
    assert.equal((await signIn('wrong', 'nobody@example.com')).status, 401)
    const { cookie = '' } = await signIn(PASSWORD)
    await asBrowser(server, 'DELETE', '/app/api/session', undefined, { cookie })

    await eventually(async () => (await entries(owner)).length === 3)
    const found = await entries(owner, '?kind=session')
    assert.deepEqual(found.map(({ action }) => action).sort(), [
      'session.closed',
      'session.opened',
      'session.refused',
    ])
    assert.ok(found.every(({ actor }) => actor === email))
    assert.deepEqual(await entries(stranger), [])
  })

  test('that is refused over and over fills no table', async () => {
    const workspace = await aWorkspace(server)
    const owner = await aPerson(server, workspace, 'owner')
    const { email } = await aPerson(server, workspace, 'viewer')
    const body = { email, password: 'wrong' }
    for (let n = 0; n < 40; n += 1) await asBrowser(server, 'POST', '/app/api/session', body)

    assert.ok((await entries(owner, '?limit=200')).length <= 21)
  })
})

describe('what a session writes through the public API', () => {
  test('is in the log with its route and what it was done to, once for one who types, and no word of it', async () => {
    const workspace = await aWorkspace(server)
    const [owner, editor] = [
      await aPerson(server, workspace, 'owner'),
      await aPerson(server, workspace, 'editor'),
    ]
    const draft = { deliveryChannel: 'email', title: 'Geheim', text: 'Hi' }
    const { id } = (await editor.ask('POST', '/api/campaigns', draft)).body
    for (const title of ['Geheim 1', 'Geheim 2']) await editor.ask('PATCH', `/api/campaigns/${id}`, { title })
    await editor.ask('PATCH', `/api/campaigns/${id}`, { title: 5 })
    await editor.ask('GET', '/api/contacts')
    await editor.ask('POST', '/api/contacts-search', { filter: "name eq 'Geheim'" })
    await workspace.api.post('/contacts', { email: 'key@example.com', addDirectly: true })

    await eventually(async () => (await entries(owner, '?kind=api')).length >= 2)
    const found = await entries(owner)
    assert.deepEqual(
      found.map(({ action, subject, details }) => [action, subject, details?.method, details?.route]),
      [
        ['api.written', id, 'PATCH', '/api/campaigns/:id'],
        ['api.written', id, 'POST', '/api/campaigns'],
      ],
    )
    assert.ok(!JSON.stringify(found.map((entry) => ({ ...entry, about: null }))).includes('Geheim'))
    // As it is called when the log is read, which its reader may know.
    assert.deepEqual(found[0]?.about, { kind: 'campaign', name: 'Geheim 2' })
    assert.deepEqual((await entries(owner, `?by=${editor.email.slice(0, 20)}`)).length, 2)
    assert.deepEqual(await entries(owner, `?by=${owner.email}`), [])
  })
})
