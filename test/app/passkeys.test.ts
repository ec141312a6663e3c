/** Passkeys in a real browser with a virtual authenticator (WebAuthn Level 3, 11): added, used, and everything they refuse. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { CDPSession, Page } from 'playwright-core'
import { freePort } from '../../server/cli/serving.ts'
import { sql } from '../../server/platform/sql.ts'
import { aPerson, asBrowser } from '../support/accounts.ts'
import { useApp } from '../support/app.ts'
import { aWorkspace } from '../support/server.ts'
import { assertShows } from '../support/shown.ts'

const { server, origin, open, openAs } = await useApp({
  PUBLIC_URL: `http://localhost:${await freePort('127.0.0.1')}`,
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'tidings',
  OIDC_CLIENT_SECRET: 'never sent',
  OIDC_NAME: 'Harbour ID',
})

/** A telephone, as far as the page can tell; `isUserVerified` false: it does not ask who holds it. */
async function anAuthenticator(page: Page, isUserVerified = true): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId: id } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id }
}

/** An editor with a passkey, in the settings of the account. */
async function withPasskey() {
  const workspace = await aWorkspace(server)
  const opened = await openAs('editor', workspace, '/settings/account')
  const authenticator = await anAuthenticator(opened.page)
  await opened.page.getByRole('button', { name: 'Add a passkey' }).click()
  await opened.page.getByRole('button', { name: 'Rename Chrome, Linux' }).waitFor()
  return { workspace, ...opened, ...authenticator }
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto(`${origin}/app/sign-in`)
}

/** What the browser answers to these options, without sending it: `get` uses a passkey, `create` makes one. */
async function ceremony(page: Page, verb: 'get' | 'create', options: unknown): Promise<unknown> {
  const reader = verb === 'get' ? 'parseRequestOptionsFromJSON' : 'parseCreationOptionsFromJSON'
  return page.evaluate(`(async () => {
    const publicKey = PublicKeyCredential.${reader}(${JSON.stringify(options)})
    return (await navigator.credentials.${verb}({ publicKey })).toJSON()
  })()`)
}

async function asked() {
  return (await asBrowser(server, 'POST', '/app/api/passkeys/ask')).body
}

async function answered(page: Page): Promise<unknown> {
  return ceremony(page, 'get', await asked())
}

/** Client data with one member changed. */
function recode(text: string, changes: Readonly<Record<string, string>>): string {
  const value = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>
  return Buffer.from(JSON.stringify({ ...value, ...changes })).toString('base64url')
}

const enter = (answer: unknown) => asBrowser(server, 'POST', '/app/api/session/passkey', answer)

describe('passkeys', { concurrency: 1 }, () => {
  test('are added, renamed, used to sign in without a second step, and removed', async () => {
    const { page, person, workspace, faults, check, close } = await withPasskey()
    await check('account-passkeys')
    await page.getByRole('button', { name: 'Rename Chrome, Linux' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My telephone')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Rename My telephone' }).waitFor()
    await server.db.rows(sql`
      insert into account_totp (account_id, secret, created, confirmed, last_step)
      values (${person.accountId}::uuid, 'AAAA', now(), now(), 0)`)

    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await check('sign-in-passkey')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('button', { name: /An editor.*your account/ }).waitFor()

    await page.goto(`${origin}/app/w/${workspace.handle}/settings/account`)
    await page.getByRole('button', { name: 'Remove My telephone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('You have no passkey yet.').waitFor()

    await signOut(page)
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await page.getByRole('alert').getByText('This passkey does not open an account here').waitFor()
    assert.deepEqual(faults, [])
    await close()
  })

  test('are one a device: a second one is refused in the words of the app', async () => {
    const { page, faults, close } = await withPasskey()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByText('This device has a passkey for your account already').waitFor()
    // The button was held meanwhile, and has the cursor again.
    const add = page.getByRole('button', { name: 'Add a passkey' })
    await assertShows(() => add.evaluate(hasFocus), true)
    assert.deepEqual(faults, [])
    await close()
  })

  test('stand for the password where it is asked for again', async () => {
    const { page, person, close } = await withPasskey()
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${person.accountId}::uuid`)

    await page.getByRole('button', { name: 'Remove Chrome, Linux' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()

    await page.getByText('You have no passkey yet.').waitFor()
    await close()
  })

  test('of one person confirm nothing for another', async () => {
    const { page, close } = await withPasskey()
    const { ask } = await aPerson(server, await aWorkspace(server), 'owner')

    const { status } = await ask('POST', '/app/api/session/confirm/passkey', await answered(page))

    assert.equal(status, 401)
    await close()
  })

  test('answer each challenge once: what was recorded opens nothing', async () => {
    const { page, close } = await withPasskey()
    const answer = await answered(page)

    const answers = await Promise.all([enter(answer), enter(answer), enter(answer)])

    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 401, 401],
    )
    assert.equal((await enter(answer)).status, 401)
    await close()
  })

  test('are refused when an answer is of another origin, of nobody asked, or was changed', async () => {
    const { page, close } = await withPasskey()
    type Answer = { response: { clientDataJSON: string; signature: string; userHandle: string } }
    const spoilt: ((answer: Answer) => void)[] = [
      ({ response }) =>
        (response.clientDataJSON = recode(response.clientDataJSON, { origin: 'https://evil.example' })),
      ({ response }) => (response.clientDataJSON = recode(response.clientDataJSON, { challenge: 'bWluZQ' })),
      ({ response }) => (response.clientDataJSON += 'AA'),
      ({ response }) => (response.signature = Buffer.from('no signature').toString('base64url')),
      ({ response }) => (response.userHandle = Buffer.from(crypto.randomUUID()).toString('base64url')),
    ]

    for (const spoil of spoilt) {
      const answer = (await answered(page)) as Answer
      spoil(answer)
      const { status, body } = await enter(answer)
      assert.deepEqual([status, body.code], [401, 'wrongSignIn'])
    }
    assert.equal((await enter(await answered(page))).status, 200)
    await close()
  })

  test('that count backwards are a copy: refused', async () => {
    const { page, person, close } = await withPasskey()
    assert.equal((await enter(await answered(page))).status, 200)
    await server.db.rows(sql`
      update account_passkey set counter = counter + 1000 where account_id = ${person.accountId}::uuid`)

    assert.equal((await enter(await answered(page))).status, 401)
    await close()
  })

  test('need a person whom the device knows: presence alone is no second step', async () => {
    const { page, cdp, id, close } = await withPasskey()
    await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })

    const options = await asked()
    const answer = await ceremony(page, 'get', { ...options, userVerification: 'discouraged' })

    assert.deepEqual([options.userVerification, options.allowCredentials], ['required', undefined])
    assert.equal((await enter(answer)).status, 401)
    await close()
  })

  test('are added to one’s own account alone, after the password, and to its own challenge', async () => {
    const { page, person, close } = await withPasskey()
    const other = await aPerson(server, await aWorkspace(server), 'viewer')
    const offer = await other.ask('POST', '/app/api/account/passkey-offer')
    const answer = await ceremony(page, 'create', offer.body)

    const stolen = await person.ask('POST', '/app/api/account/passkeys', { name: 'Mine', answer })
    const own = await other.ask('POST', '/app/api/account/passkeys', { name: 'Mine', answer })
    const again = await other.ask('POST', '/app/api/account/passkeys', { name: 'Mine', answer })
    const [{ id }] = (await other.ask('GET', '/app/api/account/passkeys')).body.items
    const renamed = await person.ask('PATCH', `/app/api/account/passkeys/${id}`, { name: 'Yours' })
    const removed = await person.ask('DELETE', `/app/api/account/passkeys/${id}`)
    await server.db.rows(sql`
      update account_session set confirmed = now() - interval '1 hour' where account_id = ${other.accountId}::uuid`)
    const late = await other.ask('POST', '/app/api/account/passkey-offer')

    assert.deepEqual([stolen.status, own.status, again.status], [400, 204, 400])
    assert.deepEqual([renamed.status, removed.status], [404, 404])
    assert.deepEqual([late.status, late.body.code], [403, 'confirmPassword'])
    await close()
  })

  test('stand beside the provider, of which who may invite reads in the settings', async () => {
    const { page, faults, check, close } = await openAs('admin', await aWorkspace(server), '/settings/team', {
      viewport: { width: 390, height: 844 },
    })
    await page.getByText('People can sign in with Harbour ID').waitFor()
    await page.getByText('Whoever is invited here', { exact: true }).waitFor()
    await page.getByText(`${origin}/app/api/provider/callback`).waitFor()
    await check('settings-team-provider-390')
    assert.deepEqual(faults, [])
    await close()
  })

  test('stand beside the provider, which is left for with where to go on, and whose refusals are said', async () => {
    const { page, check, close } = await open('/sign-in?next=%2Fw%2Fharbour&problem=providerStranger', {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
      locale: 'sv-SE',
    })
    const link = page.getByRole('link', { name: 'Logga in med Harbour ID' })
    await link.waitFor()
    await page.getByRole('alert').getByText('Ingen har bjudit in dig än').waitFor()
    await assertShows(() => link.getAttribute('href'), '/app/api/provider/start?next=%2Fw%2Fharbour')
    await check('sign-in-provider-sv-dark-390')
    await page.goto(`${origin}/app/confirmed`)
    await page.getByRole('heading', { name: 'Bekräftat' }).waitFor()
    await check('confirmed-sv')
    await close()
  })
})

function hasFocus(element: { readonly ownerDocument: { readonly activeElement: unknown } }): boolean {
  return element === element.ownerDocument.activeElement
}
