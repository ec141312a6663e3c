/** One person's whole way, in a real browser and by real mail: from a form on another site to the last unsubscribe. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import PostalMime, { type Email } from 'postal-mime'
import type { Page } from 'playwright-core'
import { createFlow } from '../../server/automation/flows/store.ts'
import { readFlow } from '../../server/automation/flows/rules.ts'
import { sql } from '../../server/platform/sql.ts'
import { createKey } from '../../server/workspaces/api-keys/store.ts'
import { createSegment } from '../../server/contacts/segments/store.ts'
import { createMember } from '../../server/workspaces/team-members/store.ts'
import { createOrganization, createWorkspace } from '../../server/workspaces/store.ts'
import { SCOPES } from '../../server/http/scopes.ts'
import { EVENT_TYPES } from '../../server/events/schemas.ts'
import { findWebhook } from '../../server/contacts/webhook/store.ts'
import { openWebhookSecrets } from '../../server/contacts/webhook/trust.ts'
import { createEndpoint } from '../../server/webhooks/store.ts'
import { aBrowser } from '../support/browser.ts'
import { aDatabase } from '../support/database.ts'
import { aFolder, clearFolders } from '../support/embedded.ts'
import { aMailServer, type AcceptedMail } from '../support/mail-server.ts'
import { urlOf } from '../support/program.ts'
import { eventually } from '../support/sending.ts'
import { startTidings, tidings } from '../support/tidings.ts'
import { aWebForm } from '../support/web-form.ts'

const database = await aDatabase()
const { db } = database
const mailServer = await aMailServer()
const site = await aWebForm()
const browser = await aBrowser()
const settings = {
  DATA_DIR: aFolder(),
  DATABASE_URL: urlOf(database.connection),
  SMTP_URL: mailServer.url,
  WEBHOOK_NETWORKS: '127.0.0.1',
}
const running = await startTidings(settings)
after(async () => {
  await browser.close()
  await running.end()
  await Promise.all([site.close(), mailServer.close()])
  await database.close()
  await clearFolders()
})

const ANN = 'ann@example.com'
const QUIET = 'quiet@example.com'
const TESS = 'tess@team.example'

test('from a form on another site to a post read, clapped for, and left by one click; an import is told to other systems alone', async () => {
  const workspace = await aBusyWorkspace()
  const page = await browser.newPage()
  const hook = `${running.at.url}/webhooks/contacts/${workspace.webhookId}`

  await join(page, `${hook}?isImport=true&key=${await secretOf(workspace.webhookId)}`, 'Quiet', QUIET)
  await join(page, hook, 'Ann', ANN)

  // Asked to confirm, and nothing else: nobody is welcomed before they said yes.
  const invitation = await mailTo(ANN, /confirm/i)
  const notification = await mailTo(TESS, /Ann/)
  assert.match(notification.text ?? '', /ann@example\.com/)
  assert.equal(mailsTo(ANN).length, 1)
  assert.equal(await stateOf(workspace.id, ANN), 'invited')
  await page.goto(linkIn(invitation, /\/confirm\//))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'You are subscribed' }).waitFor()
  assert.equal(await stateOf(workspace.id, ANN), 'active')
  assert.match((await mailTo(ANN, /Hello Ann/)).text ?? '', /Good to have you/)

  // Whatever the first form set off is there; the second one set off nothing.
  await eventually(async () => (await setOff(workspace.id, ANN)).enrollments === 1 && site.heard.length >= 3)
  const loud = await setOff(workspace.id, ANN)
  assert.ok(loud.deliveries >= 2 && loud.webhooks >= 3, JSON.stringify(loud))
  const { webhooks, ...rest } = await setOff(workspace.id, QUIET)
  assert.deepEqual(rest, { deliveries: 0, enrollments: 0, invitations: 0 })
  assert.ok(webhooks >= 1, 'other systems are told of an import')
  assert.equal(mailsTo(QUIET).length, 0)
  assert.ok(!mailsTo(TESS).some(({ raw }) => raw.includes('quiet')), 'nobody of the team heard of it')

  await ask(workspace, '/post-requests', { header: 'A new oven', text: 'Warm at last.', action: 'publish' })
  const letter = await mailTo(ANN, /A new oven/)
  await page.goto(linkIn(letter, /\/a-new-oven$/))
  await page.getByRole('heading', { level: 1, name: 'A new oven' }).waitFor()
  await page.getByRole('button', { name: 'Clap' }).click()
  await page.getByText('1 clap').waitFor()

  await leaveByOneClick(letter)
  assert.deepEqual(await ledgerOf(workspace, ANN, await aCampaignSentTo(workspace, QUIET)), [
    { state: 'skipped', reason: 'unsubscribed' },
  ])
  assert.ok(mailsTo(ANN).every(({ raw }) => !raw.includes('Last chance')))
})

interface BusyWorkspace {
  readonly id: string
  readonly webhookId: string
  readonly key: string
}

/** Where everything that a new contact can set off is set up. */
async function aBusyWorkspace(): Promise<BusyWorkspace> {
  const { id: organizationId } = await createOrganization(db, 'Harbour')
  const { id, webhookId } = await createWorkspace(db, { organizationId, name: 'Harbour Bakery' })
  const { key } = await createKey(db, id, { name: 'journey', scopes: SCOPES })
  await createMember(db, id, { name: 'Tess', email: TESS })
  await createEndpoint(db, id, { url: `${site.origin}/hook`, types: Object.keys(EVENT_TYPES) as [] })
  const trigger = { type: 'form_posted' }
  const steps = [{ type: 'tag', add: ['by form'] }]
  await createFlow(db, id, readFlow({ name: 'Forms', trigger, steps }))
  const mails = ['--sender-email', 'news@bakery.example', '--double-opt-in', 'true', '--notify-team', 'true']
  const welcome = ['--welcome-subject', 'Hello {{ contact.name }}', '--welcome-text', 'Good to have you']
  const words = ['workspace', 'set', id, ...mails, ...welcome, '--webhook-origins', site.origin]
  const { exitCode, stderr } = await tidings(words, settings)
  assert.equal(exitCode, 0, stderr)
  return { id, webhookId, key }
}

/** Fills in the form on the other site and is led back there. */
async function join(page: Page, action: string, name: string, email: string): Promise<void> {
  await page.goto(site.pageFor(action))
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
}

/** What a form has set off for one address. */
async function setOff(workspaceId: string, email: string) {
  const [counts] = await db.rows<{
    deliveries: number
    enrollments: number
    webhooks: number
    invitations: number
  }>(sql`
    with c as (select id from contact where workspace_id = ${workspaceId}::uuid and email = ${email})
    select (select count(*) from delivery d, c where d.contact_id = c.id) as deliveries,
      (select count(*) from flow_enrollment p, c where p.contact_id = c.id and p.status = 'done') as enrollments,
      (select count(*) from webhook_message m, c where m.payload like '%' || c.id || '%') as webhooks,
      (select count(*) from contact_invitation i, c where i.contact_id = c.id) as invitations`)
  return counts ?? assert.fail()
}

async function stateOf(workspaceId: string, email: string): Promise<string | undefined> {
  const [contact] = await db.rows<{ state: string }>(sql`
    select state from contact where workspace_id = ${workspaceId}::uuid and email = ${email}`)
  return contact?.state
}

function mailsTo(address: string): AcceptedMail[] {
  return mailServer.mails.filter(({ to }) => to.includes(address))
}

/** The mail to an address whose subject matches, once the mail server has it. */
async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await eventually(async () => {
    const mails = await Promise.all(mailsTo(address).map(({ raw }) => PostalMime.parse(raw)))
    found = mails.find((mail) => subject.test(mail.subject ?? ''))
    return found !== undefined
  })
  return found ?? assert.fail()
}

/** The first link of a mail's HTML that matches, as its reader's browser would follow it. */
function linkIn({ html = '' }: Email, pattern: RegExp): string {
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return links.find((href) => pattern.test(href)) ?? assert.fail(`no ${pattern} among ${links.join(' ')}`)
}

/** What a mail program does when its reader presses its own "unsubscribe" (RFC 8058). */
async function leaveByOneClick({ headers }: Email): Promise<void> {
  const valueOf = (key: string) => headers.find((header) => header.key === key)?.value ?? ''
  assert.equal(valueOf('list-unsubscribe-post'), 'List-Unsubscribe=One-Click')
  const url = /<(https?:[^>]+)>/.exec(valueOf('list-unsubscribe'))?.[1] ?? assert.fail()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
    redirect: 'manual',
  })
  assert.equal(answer.status, 200, await answer.text())
}

async function ask({ key }: BusyWorkspace, path: string, body: object): Promise<{ id: string }> {
  const answer = await fetch(`${running.at.api}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  assert.equal(answer.status, 201, await answer.clone().text())
  // The program's own JSON.
  return (await answer.json()) as { id: string }
}

/** A campaign to everybody, once it has come to another subscriber; its id. */
async function aCampaignSentTo(workspace: BusyWorkspace, other: string): Promise<string> {
  const segment = await createSegment(db, workspace.id, { name: 'All', filter: 'email ne null' })
  const { id } = await ask(workspace, '/campaigns', {
    deliveryChannel: 'email',
    title: 'Last chance',
    blocks: [{ type: 'text', text: 'Bread' }],
    recipients: { segmentIds: [segment.id] },
  })
  const { exitCode, stderr } = await tidings(['campaign', 'publish', id], settings)
  assert.equal(exitCode, 0, stderr)
  await mailTo(other, /Last chance/)
  return id
}

function ledgerOf({ id }: BusyWorkspace, email: string, campaignId: string): Promise<unknown[]> {
  return db.rows(sql`
    select d.state, d.reason from delivery d
    join mailing m on m.workspace_id = d.workspace_id and m.id = d.mailing_id
    join contact c on c.workspace_id = d.workspace_id and c.id = d.contact_id
    where d.workspace_id = ${id}::uuid and m.campaign_id = ${campaignId}::uuid and c.email = ${email}`)
}

/** By which a form's deliveries are trusted: who imports is the workspace itself. */
async function secretOf(webhookId: string): Promise<string> {
  const webhook = await findWebhook(db, webhookId)
  assert.ok(webhook)
  return (await openWebhookSecrets(db)).of(webhook)
}
