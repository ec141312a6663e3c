/** The second step: codes of an app, each once, and codes on paper. */
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createHmac } from 'node:crypto'
import { aPerson, asBrowser, PASSWORD } from '../../test/support/accounts.ts'
import { aWorkspace, useServer } from '../../test/support/server.ts'
import { earlier } from '../../test/support/earlier.ts'
import { sql } from '../platform/sql.ts'
import { makeLink } from './links.ts'

const server = await useServer()
const STEP = 30_000

/** RFC 6238 and RFC 4226 by themselves: the code of the interval that is `ahead` of now. */
function codeOf(secret: string, ahead = 0): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP) + ahead))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function signIn(email: string, code?: string, password = PASSWORD) {
  return asBrowser(server, 'POST', '/app/api/session', {
    email,
    password,
    ...(code === undefined ? {} : { code }),
  })
}

/** Forgets that codes were used, as time would. */
async function afterAWhile(accountId: string): Promise<void> {
  await server.db.rows(sql`update account_totp set last_step = 0 where account_id = ${accountId}::uuid`)
}

async function withSecondStep() {
  const person = await aPerson(server, await aWorkspace(server), 'owner')
  const { body } = await person.ask('POST', '/app/api/account/totp')
  const confirmed = await person.ask('POST', '/app/api/account/totp/confirm', { code: codeOf(body.secret) })
  assert.equal(confirmed.status, 200, confirmed.text)
  return { ...person, secret: body.secret as string, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}

describe('the second step', () => {
  test('counts once a code of the app was given; the offer is an address, and a picture of it', async () => {
    const { ask, email } = await aPerson(server, await aWorkspace(server), 'owner')

    const { status, body } = await ask('POST', '/app/api/account/totp')

    assert.equal(status, 201)
    assert.match(
      body.url,
      new RegExp(`^otpauth://totp/Tidings:.*secret=${body.secret}&algorithm=SHA1&digits=6&period=30$`),
    )
    assert.match(body.qr, /^<svg/)
    assert.equal((await signIn(email)).status, 200)
    const wrong = codeOf(body.secret) === '000000' ? '000001' : '000000'
    assert.deepEqual(
      (await ask('POST', '/app/api/account/totp/confirm', { code: wrong })).body.code,
      'wrongCode',
    )
    assert.equal((await signIn(email)).status, 200)
    assert.equal(
      (await ask('POST', '/app/api/account/totp/confirm', { code: codeOf(body.secret) })).status,
      200,
    )
    assert.equal((await signIn(email)).body.code, 'codeNeeded')
    assert.equal((await ask('POST', '/app/api/account/totp')).status, 409)
  })

  test('is asked for after the right password alone, and a wrong code says no more than a wrong password', async () => {
    const { email, secret, accountId } = await withSecondStep()
    await afterAWhile(accountId)
    const code = codeOf(secret)

    assert.equal((await signIn(email, undefined, 'wrong password')).body.code, 'wrongSignIn')
    assert.equal((await signIn(email, code, 'wrong password')).body.code, 'wrongSignIn')
    assert.equal((await signIn(email, '')).body.code, 'codeNeeded')
    assert.equal(
      (await signIn(email, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).body.code,
      'wrongSignIn',
    )
    assert.equal((await signIn(email, code)).status, 200)
  })

  test('takes each code once, also of many who send it at the same time', async () => {
    const { email, secret, accountId } = await withSecondStep()
    await afterAWhile(accountId)
    const code = codeOf(secret)

    const answers = await Promise.all(Array.from({ length: 5 }, () => signIn(email, code)))

    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    assert.equal((await signIn(email, code)).status, 401)
  })

  test('takes the codes of the intervals beside this one, and none of others', async () => {
    const { email, secret, accountId } = await withSecondStep()
    const statuses = []
    for (const ahead of [-3, 3, 1]) {
      await afterAWhile(accountId)
      statuses.push((await signIn(email, codeOf(secret, ahead))).status)
    }

    assert.deepEqual(statuses, [401, 401, 200])
  })

  test('has ten codes on paper, each of which works once, in any spelling', async () => {
    const { email, ask, recoveryCodes } = await withSecondStep()
    const [first = '', second = ''] = recoveryCodes
    assert.equal(new Set(recoveryCodes).size, 10)
    assert.match(first, /^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)

    assert.equal((await signIn(email, first.toUpperCase().replaceAll('-', ' '))).status, 200)
    assert.equal((await signIn(email, first)).status, 401)
    assert.equal((await signIn(email, second)).status, 200)
    const { body } = await ask('GET', '/app/api/account/security')
    assert.deepEqual(body, { hasPassword: true, hasTotp: true, recoveryCodes: 8 })
  })

  test('stands in the way of links by mail too', async () => {
    const { accountId, secret, recoveryCodes } = await withSecondStep()
    await afterAWhile(accountId)
    for (const purpose of ['magic', 'reset'] as const) {
      const { url } = await makeLink(server.db, 'http://a', { purpose, accountId })
      const path = `/app/api/links/${new URL(url).searchParams.get('token')}`
      const password = purpose === 'reset' ? { password: 'quite another set of words' } : {}

      assert.equal((await asBrowser(server, 'POST', path, password)).body.code, 'codeNeeded')
      assert.equal((await asBrowser(server, 'POST', path, { ...password, code: 'abcd-abcd' })).status, 401)
      const code = purpose === 'magic' ? codeOf(secret) : recoveryCodes[0]
      assert.equal((await asBrowser(server, 'POST', path, { ...password, code })).status, 200, purpose)
    }
  })

  test('is taken away with the password given again, and its codes with it', async () => {
    const { ask, email, accountId } = await withSecondStep()
    await server.db.rows(sql`
      update account_session set confirmed = ${earlier('confirmed', '11 minutes')} where account_id = ${accountId}::uuid`)
    assert.equal((await ask('DELETE', '/app/api/account/totp')).body.code, 'confirmPassword')
    assert.equal((await ask('POST', '/app/api/session/confirm', { password: PASSWORD })).status, 204)

    assert.equal((await ask('DELETE', '/app/api/account/totp')).status, 204)

    assert.equal((await signIn(email)).status, 200)
    const left = await server.db.rows(
      sql`select from account_recovery_code where account_id = ${accountId}::uuid`,
    )
    assert.equal(left.length, 0)
  })

  test('has new codes on paper for the password given again, in place of all that were', async () => {
    const { ask, email, recoveryCodes, accountId } = await withSecondStep()
    const [old = '', spent = ''] = recoveryCodes
    assert.equal((await signIn(email, spent)).status, 200)

    const made = await ask('POST', '/app/api/account/recovery-codes')

    assert.equal(made.status, 201)
    assert.equal(new Set([...recoveryCodes, ...made.body.recoveryCodes]).size, 20)
    assert.equal((await signIn(email, old)).status, 401)
    assert.equal((await signIn(email, made.body.recoveryCodes[0])).status, 200)
    assert.equal((await ask('GET', '/app/api/account/security')).body.recoveryCodes, 9)
    await server.db.rows(sql`
      update account_session set confirmed = ${earlier('confirmed', '11 minutes')} where account_id = ${accountId}::uuid`)
    assert.equal((await ask('POST', '/app/api/account/recovery-codes')).body.code, 'confirmPassword')
  })

  test('has no codes on paper where it is off: not before a code of the app was given either', async () => {
    const { ask, accountId } = await aPerson(server, await aWorkspace(server), 'viewer')
    assert.equal((await ask('POST', '/app/api/account/recovery-codes')).status, 409)
    await ask('POST', '/app/api/account/totp')

    assert.equal((await ask('POST', '/app/api/account/recovery-codes')).status, 409)

    const kept = await server.db.rows(
      sql`select from account_recovery_code where account_id = ${accountId}::uuid`,
    )
    assert.equal(kept.length, 0)
  })

  test('keeps no code on paper as it is', async () => {
    const { recoveryCodes } = await withSecondStep()
    const rows = await server.db.rows<{ text: string }>(
      sql`select c::text as text from account_recovery_code c`,
    )

    assert.ok(rows.length >= 10)
    for (const code of recoveryCodes) {
      const hex = Buffer.from(code.replaceAll('-', '')).toString('hex')
      assert.ok(rows.every(({ text }) => !text.includes(code) && !text.includes(hex)))
    }
  })
})
