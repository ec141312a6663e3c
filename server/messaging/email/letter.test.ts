/** A letter put together of what its mailing shares is the mail that was compiled, to the letter, and well signed. */
import assert from 'node:assert/strict'
import { createSecretKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { describe, test } from 'node:test'
import * as fc from 'fast-check'
import { dkimVerify } from 'mailauth'
import PostalMime from 'postal-mime'
import type { Block } from '../../content/blocks/blocks.ts'
import { compileEmail, type CompiledEmail } from '../../content/rendering/email/compile.ts'
import { readToken } from '../../contacts/consent/tokens.ts'
import { newId } from '../../platform/clock.ts'
import type { Leased } from '../transport.ts'
import { openStationery } from './letter.ts'
import type { Letterhead, Tracking } from './letterhead.ts'

const SECRET = randomBytes(32)
const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ED25519 = generateKeyPairSync('ed25519')
const KEYS = [
  { domain: 'shop.example', selector: 's1', privateKey: RSA.privateKey },
  { domain: 'shop.example', selector: 's2', privateKey: ED25519.privateKey },
]
const inBase64 = (key: KeyObject, bytes: number): string =>
  key.export({ type: 'spki', format: 'der' }).subarray(-bytes).toString('base64')
const RECORDS: Readonly<Record<string, string>> = {
  's1._domainkey.shop.example': `v=DKIM1; k=rsa; p=${inBase64(RSA.publicKey, 1000)}`,
  's2._domainkey.shop.example': `v=DKIM1; k=ed25519; p=${inBase64(ED25519.publicKey, 32)}`,
}
const PUBLIC_URL = 'https://news.example'

const MAILS: readonly { subject: string; blocks: readonly Block[] }[] = [
  { subject: 'News', blocks: [{ type: 'text', text: 'The same for everybody.' }] },
  {
    subject: 'For {{ contact.name }}',
    blocks: [
      { type: 'h1', text: 'Dear {{ contact.firstName | default: "friend" }},' },
      { type: 'text', text: `{{ contact.name }} ${'and so on, '.repeat(20)}{{ contact.city }}.` },
      { type: 'text', text: '{% if contact.city %}.A dot\n.. {{ contact.city }}{% endif %}\r\nFrom here' },
      { type: 'button', text: 'To you', url: 'https://shop.example/you?mail={{ contact.email }}' },
      { type: 'button', text: 'To all', url: 'https://shop.example/all' },
    ],
  },
  {
    subject: '{% assign name = contact.city %}{{ name }}',
    blocks: [
      { type: 'text', text: '{{ contact.name }}{% assign contact = "x" %}{{ contact }}' },
      { type: 'html', text: '<p>{{ variables }}{{ order }} <b>{{ contact.city }}</b></p>' },
    ],
  },
]

const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom('.', '\r', '\n', '\r\n', ' ', '  ', '\t', '=', 'From ', '<b>', '"', '{{', '%}', '&amp;'),
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('word '.repeat(20), 'å'.repeat(80)),
  ),
  maxLength: 10,
})

async function compiled(index: number, tracking: Tracking): Promise<CompiledEmail> {
  const workspace = {
    id: newId(),
    name: 'Fern & Oak',
    handle: 'fern-oak',
    image: null,
    accentColor: null,
    postalAddress: 'Street 1\r\n12345 Town',
    timezone: 'UTC',
    senderName: null,
    language: 'en',
  }
  return compileEmail({
    content: { subject: '', blocks: [], ...MAILS[index] },
    workspace,
    publicUrl: PUBLIC_URL,
    isMarketing: true,
    ...(tracking === 'off' ? {} : { tracking: { known: [] } }),
  })
}

function letterhead(mail: CompiledEmail, tracking: Tracking, isSigned: boolean): Letterhead {
  return {
    workspaceId: newId(),
    mailingId: newId(),
    handle: 'fern-oak',
    senderEmail: 'news@shop.example',
    senderName: 'Fern & Oak',
    replyTo: null,
    publicUrl: PUBLIC_URL,
    secret: createSecretKey(SECRET),
    isMarketing: true,
    kind: 'campaign',
    mailbox: null,
    bounceDomain: null,
    keys: isSigned ? KEYS : [],
    mail,
    tracking,
  }
}

function leased(
  { workspaceId, mailingId }: Letterhead,
  { name, city }: { name: string; city: string },
): Leased {
  const contactId = newId()
  const email = 'ann@example.com'
  return {
    workspaceId,
    id: newId(),
    mailingId,
    contactId,
    address: email,
    contact: { id: contactId, name, email, phone: null, country: null, city },
    variables: { order: name },
    attempts: 0,
  }
}

/** How the same mail reads when it is filled as a whole, with the links of the letter's own tokens. */
function whole(head: Letterhead, message: Leased, raw: string): ReturnType<CompiledEmail['fill']> {
  const tokens = raw.replaceAll('=\r\n', '')
  const [, token = ''] = /^List-Unsubscribe: <.*\/unsubscribe\/([\w-]+)>/m.exec(tokens) ?? []
  assert.equal(readToken(SECRET, 'preferences', token)?.deliveryId, message.id)
  const [, click] = /(https:\/\/news\.example\/c\/[\w-]+)/.exec(tokens) ?? []
  const [, open] = /(https:\/\/news\.example\/o\/[\w-]+\.gif)/.exec(tokens) ?? []
  const { fill } = head.mail
  return fill({
    contact: message.contact,
    variables: message.variables,
    unsubscribeUrl: `${PUBLIC_URL}/unsubscribe/${token}`,
    preferencesUrl: `${PUBLIC_URL}/preferences/${token}`,
    clickUrl: click,
    openUrl: open,
  })
}

const comparable = (text = ''): string => text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '')

async function mustBeTheWhole(head: Letterhead, message: Leased): Promise<void> {
  const stationery = openStationery(head)
  const { content } = await stationery.write(message, message.address, stationery.fill(message))
  const raw = content.toString('latin1')
  const mail = await PostalMime.parse(content)
  const { subject, html, text } = whole(head, message, raw)
  assert.equal(comparable(mail.text), comparable(text))
  assert.equal(comparable(mail.html), comparable(html))
  assert.equal(
    (mail.subject ?? '').replaceAll(/\s+/gu, ' ').trim(),
    subject
      .toWellFormed()
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
  assert.ok(raw.endsWith('--\r\n') && !/[^\r]\n|\r[^\n]/.test(raw), 'lines end in CRLF')
  assert.ok(raw.split('\r\n').every((line) => line.length <= 998 && !line.startsWith('.')))
  if (head.keys.length === 0) return
  const { results } = await dkimVerify(content, { resolver: async (name) => [[RECORDS[name] ?? '']] })
  const verified = results.map(({ selector, status }) => `${selector} ${status.result}`)
  assert.deepEqual(verified.sort(), ['s1 pass', 's2 pass'], raw)
}

describe('a letter', () => {
  for (const [index, { subject }] of MAILS.entries()) {
    for (const tracking of ['off', 'person'] as const) {
      test(`“${subject}”, tracking ${tracking}: says to anybody what the whole mail says, and is well signed`, async () => {
        const mail = await compiled(index, tracking)
        await fc.assert(
          fc.asyncProperty(HOSTILE, HOSTILE, fc.boolean(), async (name, city, isSigned) => {
            const head = letterhead(mail, tracking, isSigned)
            await mustBeTheWhole(head, leased(head, { name, city }))
          }),
          { numRuns: 60 },
        )
      })
    }
  }

  test('to somebody who is no contact is signed too, with the fields it has', async () => {
    const mail = await compiled(0, 'off')
    const head = { ...letterhead(mail, 'off', true), isMarketing: false }
    const stationery = openStationery(head)
    const message = { ...leased(head, { name: '', city: '' }), contactId: null, contact: null }
    const filled = { words: { subject: 'x', html: [], text: [] }, token: undefined }
    const { content } = await stationery.write(message, message.address, filled)

    assert.match(content.toString('latin1'), /^DKIM-Signature: v=1;/)
    assert.doesNotMatch(content.toString('latin1'), /^List-/m)
  })

  test('of a mailing has the boundary of all others of it, and a Date of its second', async () => {
    const head = letterhead(await compiled(1, 'off'), 'off', false)
    const stationery = openStationery(head)
    const boundaries = new Set<string>()
    for (const name of ['Ann', 'Bo']) {
      const message = leased(head, { name, city: 'Oslo' })
      const { content } = await stationery.write(message, message.address, stationery.fill(message))
      const raw = content.toString('latin1')
      boundaries.add(/boundary="([^"]+)"/.exec(raw)?.[1] ?? '')
      const date = Date.parse(/^Date: (.*)$/m.exec(raw)?.[1] ?? '')
      assert.ok(Math.abs(date - Date.now()) < 60_000)
    }
    assert.equal(boundaries.size, 1)
  })
})
