/** That a token opens what it was written for, and that nothing else is taken for one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readToken, writeToken, type Token, type TokenKind } from './tokens.ts'

const SECRET = Buffer.from(Array.from({ length: 32 }, (_, index) => index))
const WHOM = {
  workspaceId: '0198a1b2-c3d4-7e5f-8a6b-0c1d2e3f4051',
  deliveryId: '0198a1b2-c3d4-7e5f-8a6b-0c1d2e3f4052',
  contactId: '0198a1b2-c3d4-7e5f-8a6b-0c1d2e3f4053',
}
/** Made with Python's hmac and base64 by the words of the documentation, not with our code. */
const BODY = 'GYobLD1H5fimsMHS4_QFEBmKGyw9R-X4prDB0uP0BSAZihssPUfl-KawwdLj9AU'
const REFERENCE: Readonly<Record<TokenKind, string>> = {
  preferences: `AQ${BODY}3O9F7HWkFPH0ylFWVjdJoM`,
  confirm: `Ag${BODY}4vqjFqc_69lYDNCf7fTcHE`,
  callback: `Aw${BODY}_3ijtSDiIMeUFF1OSVchcw`,
  click: `BA${BODY}xcNtub8J1rVdtBI-1ZasAA`,
  open: `BQ${BODY}9MRKo-ftaMtt66ME96kWwk`,
  data: `Bg${BODY}0xEHjm-ps3n1SYyEwqarZg`,
}
const TO_NOBODY = 'AwGYobLD1H5fimsMHS4_QFEBmKGyw9R-X4prDB0uP0BSAAAAAAAAAAAAAAAAAAAAAE3LA_ns4A-w-lTqOl63ubg'
const KINDS = Object.keys(REFERENCE) as TokenKind[]

test('a token is kind, workspace, delivery and contact with 128 bits of an HMAC-SHA-256, and is read back', () => {
  for (const kind of KINDS) {
    const token: Token = { kind, ...WHOM }
    assert.equal(writeToken(SECRET, token), REFERENCE[kind])
    assert.deepEqual(readToken(SECRET, kind, REFERENCE[kind]), token)
  }
})

test('a token of a message that went to no contact names none', () => {
  const token: Token = { kind: 'callback', ...WHOM, contactId: null }
  assert.equal(writeToken(SECRET, token), TO_NOBODY)
  assert.deepEqual(readToken(SECRET, 'callback', TO_NOBODY), token)
})

test('a token of one kind opens nothing of another', () => {
  for (const kind of KINDS) {
    const opens = KINDS.filter((other) => readToken(SECRET, other, REFERENCE[kind]))
    assert.deepEqual(opens, [kind])
  }
})

test('a token with any one bit changed opens nothing', () => {
  const bytes = Buffer.from(REFERENCE.confirm, 'base64url')
  assert.equal(bytes.length, 65)
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    assert.equal(readToken(SECRET, 'confirm', changed.toString('base64url')), undefined, `bit ${bit}`)
  }
})

test('a token written with another secret opens nothing', () => {
  assert.equal(readToken(Buffer.alloc(32), 'confirm', REFERENCE.confirm), undefined)
})

test('a token has one spelling: longer, shorter and otherwise encoded ones open nothing', () => {
  const right = REFERENCE.confirm
  const standard = Buffer.from(right, 'base64url').toString('base64')
  const wrong = [
    '',
    'A',
    right.slice(0, -1),
    right.slice(0, -2),
    `${right}A`,
    `${right}=`,
    ` ${right}`,
    standard,
    `${right}\n`,
  ]
  for (const text of wrong) assert.equal(readToken(SECRET, 'confirm', text), undefined, JSON.stringify(text))
  // The last character carries four bits: its other two are not another name for the same token.
  assert.equal(readToken(SECRET, 'confirm', `${right.slice(0, -1)}F`), undefined)
})

test('a body that was signed and is shorter or longer than a token’s opens nothing', () => {
  const whole = Buffer.from(writeToken(SECRET, { kind: 'confirm', ...WHOM }), 'base64url')
  const shorter = writeToken(SECRET, { kind: 'confirm', ...WHOM, contactId: WHOM.contactId.slice(0, -2) })
  const longer = writeToken(SECRET, { kind: 'confirm', ...WHOM, contactId: `${WHOM.contactId}00` })
  assert.equal(whole.length, 65)
  assert.equal(readToken(SECRET, 'confirm', shorter), undefined)
  assert.equal(readToken(SECRET, 'confirm', longer), undefined)
})
