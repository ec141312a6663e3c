/** Passkeys of one's own account, and signing in and confirming by one. */
import { mustBePasskeyName, passkeyPlace, type PasskeyPlace } from '../accounts/passkey-rules.ts'
import { listPasskeys, removePasskey, renamePasskey } from '../accounts/passkey-store.ts'
import { acceptPasskey, askForPasskey, checkPasskey, offerPasskey } from '../accounts/passkeys.ts'
import { confirmSession } from '../accounts/session-store.ts'
import { hasAccount } from '../accounts/store.ts'
import { findSolePlace } from '../accounts/workspace-access-store.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import { accentFor } from '../lib/accent-colour.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { NewPasskey, PasskeyAnswer, PasskeyList, PasskeyName, PasskeyOptions } from './passkey-schemas.ts'
import type { ProviderRouteOptions } from './provider-routes.ts'
import { Id, SessionInfo, SignInWays } from './schemas.ts'
import { openEntry } from './session-routes.ts'

const hide = true

function placeOf(publicUrl: string): PasskeyPlace {
  return passkeyPlace(publicUrl) ?? refuse('passkeys-nowhere')
}

export function passkeySignInRoutes(
  http: Http,
  { publicUrl, provider, ...options }: ProviderRouteOptions,
): void {
  const { db, attempts } = options
  const enter = openEntry(options)

  http.get(
    '/sign-in',
    { config: config('anyone'), schema: { hide, response: { 200: SignInWays } } },
    async () => ({
      passkeys: passkeyPlace(publicUrl) !== undefined,
      provider: provider?.settings.name ?? null,
      place: await solePlace(db, publicUrl),
      hasAccounts: await hasAccount(db),
    }),
  )

  http.post(
    '/passkeys/ask',
    { config: config('anyone'), schema: { hide, response: { 200: PasskeyOptions } } },
    async (request) => {
      await attempts.countAddress(callerAddress(request))
      return askForPasskey(db, placeOf(publicUrl))
    },
  )

  http.post(
    '/session/passkey',
    { config: config('anyone'), schema: { hide, body: PasskeyAnswer, response: { 200: SessionInfo } } },
    async (request, reply) => {
      await attempts.countAddress(callerAddress(request))
      return enter(request, reply, await checkPasskey(db, placeOf(publicUrl), request.body))
    },
  )

  http.post(
    '/session/confirm/passkey',
    { config: config('signed-in'), schema: { hide, body: PasskeyAnswer } },
    async (request, reply) => {
      const { accountId, sessionId } = sessionOf(request)
      await attempts.countAddress(callerAddress(request))
      const whose = await checkPasskey(db, placeOf(publicUrl), request.body)
      if (whose !== accountId) refuse('passkey-wrong')
      await confirmSession(db, sessionId)
      return reply.code(204).send()
    },
  )
}

export function passkeyRoutes(
  http: Http,
  { db, publicUrl }: Pick<ProviderRouteOptions, 'db' | 'publicUrl'>,
): void {
  http.get(
    '/account/passkeys',
    { config: config('signed-in'), schema: { hide, response: { 200: PasskeyList } } },
    async (request) => ({
      items: await listPasskeys(db, sessionOf(request).accountId),
      canAdd: passkeyPlace(publicUrl) !== undefined,
    }),
  )

  http.post(
    '/account/passkey-offer',
    { config: config('signed-in'), schema: { hide, response: { 200: PasskeyOptions } } },
    async (request) => {
      mustHaveConfirmed(sessionOf(request))
      return offerPasskey(db, placeOf(publicUrl), sessionOf(request))
    },
  )

  http.post(
    '/account/passkeys',
    { config: config('signed-in'), schema: { hide, body: NewPasskey } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { accountId } = sessionOf(request)
      const noted = audited(db, request, { action: 'account.passkey-added', subject: accountId })
      await acceptPasskey(noted, placeOf(publicUrl), { accountId, ...request.body })
      return reply.code(204).send()
    },
  )

  http.patch(
    '/account/passkeys/:id',
    { config: config('signed-in'), schema: { hide, params: Id, body: PasskeyName } },
    async (request, reply) => {
      const { accountId } = sessionOf(request)
      await renamePasskey(db, accountId, request.params.id, mustBePasskeyName(request.body.name))
      return reply.code(204).send()
    },
  )

  http.delete(
    '/account/passkeys/:id',
    { config: config('signed-in'), schema: { hide, params: Id } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { accountId } = sessionOf(request)
      await auditing(db, request, async (tx) => ({
        result: await removePasskey(tx, accountId, request.params.id),
        act: { action: 'account.passkey-removed', subject: accountId },
      }))
      return reply.code(204).send()
    },
  )
}

/** In its own dress, of what its public page shows to everybody; a picture that lies elsewhere is not asked for. */
async function solePlace(db: Db, publicUrl: string) {
  const place = await findSolePlace(db)
  if (!place) return null
  const { name, accentColor, image } = place
  const at = image === null ? null : URL.parse(image, publicUrl)
  const isOurs = at?.origin === new URL(publicUrl).origin
  return { name, color: accentColor ?? accentFor(name).colour, imageUrl: isOurs ? at.pathname : null }
}
