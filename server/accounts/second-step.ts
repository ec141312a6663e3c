/** The second step of signing in: codes of an app (TOTP, RFC 6238), and ten codes on paper. */
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { now } from '../platform/clock.ts'
import type { Db, Queryable, Tx } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import {
  confirmTotp,
  findTotp,
  holdSecondStep,
  keepRecoveryCodes,
  keepTotp,
  removeTotp,
  spendRecoveryCode,
  spendStep,
} from './second-step-store.ts'

/** What every app can do. */
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** Intervals before and after this one whose code is taken: clocks differ. */
const WINDOW = 1
const RECOVERY_CODES = 10
const RECOVERY_BYTES = 10

export interface TotpOffer {
  /** To be typed where nothing can be scanned. */
  readonly secret: string
  /** `otpauth://…` */
  readonly url: string
}

/** A secret for the app; it counts once a code of it was given. Refused (409) when one is in use. */
export async function offerTotp(db: Queryable, accountId: string, email: string): Promise<TotpOffer> {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  if (!(await keepTotp(db, accountId, secret))) refuse('second-step-there')
  return { secret, url: totpOf(secret, email).toString() }
}

/** The first code of the app turns the second step on; answers the codes for paper, shown this once. */
export async function confirmOffer(db: Db, accountId: string, code: string): Promise<readonly string[]> {
  const totp = await findTotp(db, accountId)
  if (!totp || totp.isConfirmed) refuse('second-step-there')
  if (!(await isCode(db, accountId, totp.secret, code))) refuse('code-wrong')
  return db.transaction(async (tx) => {
    await confirmTotp(tx, accountId)
    return makeRecoveryCodes(tx, accountId)
  })
}

/** Ten codes in place of all that were, also of those not used; refused (409) where the second step is off. */
export async function renewRecoveryCodes(db: Db, accountId: string): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    if (!(await holdSecondStep(tx, accountId))) refuse('second-step-off')
    return makeRecoveryCodes(tx, accountId)
  })
}

async function makeRecoveryCodes(tx: Tx, accountId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, recoveryCode)
  await keepRecoveryCodes(tx, accountId, codes.map(plain))
  return codes
}

export async function dropSecondStep(db: Queryable, accountId: string): Promise<boolean> {
  return removeTotp(db, accountId)
}

/** Refused (401) without the code of the account's second step, or with a wrong or spent one; at once where it has none. */
export async function checkSecondStep(
  db: Queryable,
  accountId: string,
  code: string | undefined,
): Promise<void> {
  const totp = await findTotp(db, accountId)
  if (!totp?.isConfirmed) return
  if (code === undefined || code.trim() === '') refuse('code-needed')
  const isRight = /^\d[\d ]*$/.test(code.trim())
    ? await isCode(db, accountId, totp.secret, code)
    : await spendRecoveryCode(db, accountId, plain(code))
  if (!isRight) refuse('sign-in-wrong')
}

/** Each code once: whoever looked over a shoulder comes too late. */
async function isCode(db: Queryable, accountId: string, secret: string, code: string): Promise<boolean> {
  const at = now().getTime()
  const delta = totpOf(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: at,
    window: WINDOW,
  })
  if (delta === null) return false
  return spendStep(db, accountId, Math.floor(at / 1000 / PERIOD_SECONDS) + delta)
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Tidings', label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
}

/** `abcd-efgh-ijkl-mnop`: 80 bits in letters and digits that are not taken for one another. */
function recoveryCode(): string {
  const text = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase()
  return (text.match(/.{4}/g) ?? []).join('-')
}

function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
