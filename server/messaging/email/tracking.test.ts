/** What a mail holds of our counters: nothing unless the workspace asked, and nothing that changes who is followed where. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import PostalMime from 'postal-mime'
import { aMailServer, type TestMailServer } from '../../../test/support/mail-server.ts'
import { log } from '../../../test/support/postgres.ts'
import { aServer, aWorkspace, type TestServer } from '../../../test/support/server.ts'
import { newId } from '../../platform/clock.ts'
import { readSecret } from '../../platform/secrets.ts'
import { readLinks } from '../mailings/link-store.ts'
import type { WorkspaceSettings } from '../../workspaces/rules.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { readToken, type Token } from '../../contacts/consent/tokens.ts'
import type { Mailing } from '../mailings/schemas.ts'
import type { Leased, Transport } from '../transport.ts'
import { emailTransport } from './transport.ts'

let server: TestServer
let mailServer: TestMailServer
let transport: Transport
before(async () => {
  server = await aServer({ PUBLIC_URL: 'https://tidings.example' })
  mailServer = await aMailServer()
  const config = { PUBLIC_URL: server.config.PUBLIC_URL, SMTP_URL: mailServer.url }
  transport = emailTransport({ db: server.db, config, log, smtp: { idleMilliseconds: 100 } })
})
after(async () => {
  await transport.close()
  await mailServer.close()
  await server.close()
})

describe('tracking in a mail', () => {
  test('off: links are as they were written, and there is no picture', async () => {
    const { html } = await aMail('off')

    assert.match(html, /href="https:\/\/shop\.example\/spring"/)
    assert.doesNotMatch(html, /\/c\/|\/o\//)
  })

  test('person: each link and the picture name the message; the unsubscribe link and personal links stay', async () => {
    const { html, mailing, leased } = await aMail('person')

    const [, click = '', number] =
      /href="https:\/\/tidings\.example\/c\/([\w-]+)\/(\d+)"[^>]*>\s*Shop/.exec(html) ?? []
    const [, open = ''] = /src="https:\/\/tidings\.example\/o\/([\w-]+)\.gif"/.exec(html) ?? []
    const named: Omit<Token, 'kind'> = {
      workspaceId: mailing.workspaceId,
      deliveryId: leased.id,
      contactId: leased.contactId,
    }
    assert.deepEqual(await read('click', click), { kind: 'click', ...named })
    assert.deepEqual(await read('open', open), { kind: 'open', ...named })
    const links = await readLinks(server.db, { workspaceId: mailing.workspaceId, mailingId: mailing.id })
    assert.equal(links[Number(number)], 'https://shop.example/spring')
    assert.match(html, /href="https:\/\/shop\.example\/you\?mail=ann/)
    assert.match(html, /href="https:\/\/tidings\.example\/unsubscribe\//)
  })

  test('anonymous: the links name the mailing and nobody', async () => {
    const { html, mailing } = await aMail('anonymous')

    const [, click = ''] = /href="https:\/\/tidings\.example\/c\/([\w-]+)\/\d+"/.exec(html) ?? []
    assert.deepEqual(await read('click', click), {
      kind: 'click',
      workspaceId: mailing.workspaceId,
      deliveryId: mailing.id,
      contactId: null,
    })
  })
})

async function aMail(tracking: WorkspaceSettings['tracking']) {
  const { id: workspaceId } = await aWorkspace(server)
  await changeSettings(server.db, workspaceId, { senderEmail: 'news@shop.example', tracking })
  const mailing: Mailing = {
    workspaceId,
    id: newId(),
    kind: 'campaign',
    channel: 'email',
    campaignId: null,
    postId: null,
    name: null,
    isStanding: false,
    status: 'sending',
    content: {
      subject: 'Spring',
      blocks: [
        { type: 'button', text: 'Shop', url: 'https://shop.example/spring' },
        { type: 'button', text: 'You', url: 'https://shop.example/you?mail={{ contact.name }}' },
      ],
    },
    pauseReason: null,
    deadline: null,
    overridesChannel: false,
    created: new Date().toISOString(),
  }
  const contactId = newId()
  const address = `ann-${contactId}@example.com`
  const leased: Leased = {
    workspaceId,
    id: newId(),
    mailingId: mailing.id,
    contactId,
    address,
    contact: { id: contactId, name: 'ann', email: address, phone: null, country: null },
    variables: null,
    attempts: 0,
  }
  const prepared = await transport.prepare(mailing)
  await prepared.send([leased], (_, outcome) => assert.equal(outcome.state, 'sent'))
  const accepted = mailServer.mails.find(({ to }) => to[0] === address)
  const { html = '' } = await PostalMime.parse(accepted?.raw ?? Buffer.alloc(0))
  return { html, mailing, leased }
}

async function read(kind: 'click' | 'open', text: string): Promise<Token | undefined> {
  return readToken(await readSecret(server.db, 'tokens'), kind, text)
}
