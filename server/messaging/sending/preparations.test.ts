/** When a mailing that was made ready for sending is made ready again. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { aFakeTransport, aMailingTo, type TestMailing } from '../../../test/support/sending.ts'
import { aWorkspace, useServer } from '../../../test/support/server.ts'
import type { Channel } from '../../contacts/channel.ts'
import { sql } from '../../platform/sql.ts'
import { SETTINGS, type WorkspaceSettings } from '../../workspaces/rules.ts'
import { changeSettings } from '../../workspaces/store.ts'
import { openPreparations } from './preparations.ts'

const server = await useServer()

const BOTH = ['email', 'sms'] as const
const NEITHER = [] as const

/** Another value of every setting there is, and the channels whose messages look or go out otherwise with it. */
const CHANGES: {
  readonly [Name in keyof WorkspaceSettings]: readonly [WorkspaceSettings[Name], readonly Channel[]]
} = {
  name: ['The other shop', BOTH],
  handle: ['the-other-shop', BOTH],
  country: ['NO', ['sms']],
  timezone: ['Europe/Oslo', BOTH],
  language: ['sv', ['email']],
  image: ['https://shop.example/logo.png', BOTH],
  readingFont: ['serif', NEITHER],
  tagline: ['Fresh since 1912', NEITHER],
  links: [['https://shop.example/'], NEITHER],
  senderEmail: ['news@shop.example', ['email']],
  smsEnabled: [true, ['sms']],
  smsPreviewInPosts: [true, NEITHER],
  webhookHoneypot: ['website_url_confirm', NEITHER],
  webhookOrigins: [['https://shop.example'], NEITHER],
  senderName: ['The shop', ['email']],
  replyTo: ['hello@shop.example', ['email']],
  postalAddress: ['1 Main Street', BOTH],
  accentColor: ['#336699', ['email']],
  smtpUrl: ['smtp://mail.shop.example', ['email']],
  bounceDomain: ['bounces.shop.example', ['email']],
  outboxOnly: [true, BOTH],
  smsSender: ['Shop', ['sms']],
  sendWindow: ['08:00-20:00', NEITHER],
  emailsPerMinute: [60, NEITHER],
  emailsPerDomain: [30, NEITHER],
  smsPerMinute: [10, NEITHER],
  warmUpFrom: ['2026-01-01', NEITHER],
  unknownRule: ['leave', NEITHER],
  welcomeSubject: ['Hello', NEITHER],
  welcomeText: ['Welcome', NEITHER],
  doubleOptIn: [true, NEITHER],
  tracking: ['anonymous', ['email']],
  notifyTeam: [true, NEITHER],
}

describe('a mailing made ready for sending', () => {
  test('is made ready again for each setting its messages are made from, and for no other', async () => {
    const { id: workspaceId } = await aWorkspace(server)
    const { preparedAgain } = await madeReady(workspaceId)
    assert.deepEqual(
      SETTINGS.map(({ name }) => name).filter((name) => !(name in CHANGES)),
      [],
    )

    const again: Record<string, readonly Channel[]> = {}
    for (const [name, [value]] of Object.entries(CHANGES)) {
      await changeSettings(server.db, workspaceId, { [name]: value })
      again[name] = await preparedAgain()
    }

    assert.deepEqual(
      again,
      Object.fromEntries(Object.entries(CHANGES).map(([name, [, channels]]) => [name, channels])),
    )
  })

  test('is made ready again when its workspace gets another name or handle, and when its words change', async () => {
    const { id: workspaceId } = await aWorkspace(server)
    const { preparedAgain, email } = await madeReady(workspaceId)
    const renamed = async (what: string) => {
      await server.db.execute(`update workspace set ${what} where id = $1`, [workspaceId])
      return preparedAgain()
    }

    assert.deepEqual(await renamed(`name = 'Another shop'`), BOTH)
    assert.deepEqual(await renamed(`handle = handle || '-2'`), BOTH)
    assert.deepEqual(await renamed('updated = now()'), NEITHER)
    await server.db.rows(sql`
      update mailing set content = '{"subject": "Bye", "blocks": []}'::jsonb
      where workspace_id = ${workspaceId}::uuid and id = ${email.id}::uuid`)
    assert.deepEqual(await preparedAgain(), ['email'])
  })
})

/** A mailing of each channel that was made ready; `preparedAgain` takes both up and says which was made ready again. */
async function madeReady(workspaceId: string) {
  const email = await aMailingTo(server.db, workspaceId, 1)
  const sms = await aMailingTo(server.db, workspaceId, 1, {
    channel: 'sms',
    content: { text: 'Hello' },
    address: () => '+46701234567',
  })
  const mailings: Readonly<Record<Channel, TestMailing>> = { email, sms }
  const transports = { email: aFakeTransport(), sms: aFakeTransport() }
  const prepare = openPreparations(server.db, transports)
  const preparedAgain = async (): Promise<Channel[]> => {
    const again: Channel[] = []
    for (const channel of BOTH) {
      const before = transports[channel].prepared
      assert.ok(await prepare({ ...mailings[channel], channel }))
      if (transports[channel].prepared > before) again.push(channel)
    }
    return again
  }
  assert.deepEqual(await preparedAgain(), BOTH)
  return { preparedAgain, email }
}
