/** The second step of one's own account. */
import { Type, type Static } from 'typebox'
import { countRecoveryCodes, findTotp } from '../accounts/second-step-store.ts'
import { confirmOffer, dropSecondStep, offerTotp, renewRecoveryCodes } from '../accounts/second-step.ts'
import type { Attempts } from '../accounts/attempts.ts'
import { readAccount } from '../accounts/store.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { renderSVG } from 'uqr'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'

const Security = Type.Object({
  hasPassword: Type.Boolean(),
  hasTotp: Type.Boolean(),
  recoveryCodes: Type.Integer({ description: 'How many are left' }),
})
export type Security = Static<typeof Security>

const TotpOffer = Type.Object({
  secret: Type.String(),
  url: Type.String({ description: 'otpauth://…' }),
  qr: Type.String({ description: 'The same as a picture, SVG' }),
})
export type TotpOffer = Static<typeof TotpOffer>

const Code = Type.Object({ code: Type.String({ maxLength: 100 }) }, { additionalProperties: false })
const RecoveryCodes = Type.Object({
  recoveryCodes: Type.Array(Type.String(), { description: 'Shown this once' }),
})
export type RecoveryCodes = Static<typeof RecoveryCodes>

const hide = true

export function secondStepRoutes(http: Http, { db, attempts }: { db: Db; attempts: Attempts }): void {
  http.get(
    '/account/security',
    { config: config('signed-in'), schema: { hide, response: { 200: Security } } },
    async (request) => {
      const { accountId } = sessionOf(request)
      const { passwordHash } = await readAccount(db, accountId)
      const totp = await findTotp(db, accountId)
      return {
        hasPassword: passwordHash !== null,
        hasTotp: totp?.isConfirmed === true,
        recoveryCodes: await countRecoveryCodes(db, accountId),
      }
    },
  )

  http.post(
    '/account/totp',
    { config: config('signed-in'), schema: { hide, response: { 201: TotpOffer } } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { accountId, email } = sessionOf(request)
      const offer = await offerTotp(db, accountId, email)
      return reply.code(201).send({ ...offer, qr: renderSVG(offer.url, { border: 2 }) })
    },
  )

  http.post(
    '/account/totp/confirm',
    { config: config('signed-in'), schema: { hide, body: Code, response: { 200: RecoveryCodes } } },
    async (request) => {
      const { accountId, email } = sessionOf(request)
      mustHaveConfirmed(sessionOf(request))
      const attempt = await attempts.count('confirm', callerAddress(request), email)
      const act = { action: 'account.second-step-on', subject: accountId } as const
      const codes = await confirmOffer(audited(db, request, act), accountId, request.body.code)
      await attempt.wasRight()
      return { recoveryCodes: [...codes] }
    },
  )

  http.delete('/account/totp', { config: config('signed-in'), schema: { hide } }, async (request, reply) => {
    mustHaveConfirmed(sessionOf(request))
    const { accountId } = sessionOf(request)
    await auditing(db, request, async (tx) => ({
      result: await dropSecondStep(tx, accountId),
      act: { action: 'account.second-step-off', subject: accountId },
    }))
    return reply.code(204).send()
  })

  http.post(
    '/account/recovery-codes',
    { config: config('signed-in'), schema: { hide, response: { 201: RecoveryCodes } } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { accountId } = sessionOf(request)
      const act = { action: 'account.recovery-codes', subject: accountId } as const
      const codes = await renewRecoveryCodes(audited(db, request, act), accountId)
      return reply.code(201).send({ recoveryCodes: [...codes] })
    },
  )
}
