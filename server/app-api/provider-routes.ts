/** Signing in, and confirming, at the OpenID provider of the installation: the browser leaves and comes back. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { keepChallenge, spendChallenge } from '../accounts/challenge-store.ts'
import { shortCookie } from '../accounts/cookie-rules.ts'
import {
  nextPlace,
  readJourney,
  redirectUrlOf,
  writeJourney,
  type Journey,
} from '../accounts/provider-rules.ts'
import { enterByProvider } from '../accounts/provider-sign-in.ts'
import { confirmSession } from '../accounts/session-store.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import type { Provider } from '../platform/provider.ts'
import { Refusal, refuse } from '../refusals.ts'
import { config } from './declare.ts'
import { ProviderSetup, ProviderStart } from './schemas.ts'
import { openEntry, type SessionOptions } from './session-routes.ts'

export interface ProviderRouteOptions extends SessionOptions {
  readonly publicUrl: string
  readonly provider: Provider | undefined
}

const hide = true
/** Whoever is removed at the provider is out here within a day. */
const SESSION_SECONDS = 24 * 3600

export function providerRoutes(http: Http, options: ProviderRouteOptions): void {
  const { db, attempts, publicUrl } = options
  const cookie = shortCookie(publicUrl, 'provider')

  http.get(
    '/provider/start',
    { config: config('anyone'), schema: { hide, querystring: ProviderStart } },
    async (request, reply) => {
      const provider = options.provider ?? refuse('provider-none')
      await attempts.countAddress(callerAddress(request))
      const { next, confirm } = request.query
      const { url, checks } = await provider.begin(confirm === '1')
      await keepChallenge(db, 'oidc', checks.state)
      const journey = writeJourney({ ...checks, next: nextPlace(next) })
      return reply.header('set-cookie', cookie.write(journey)).redirect(url, 302)
    },
  )

  http.get(
    '/provider',
    { config: config('members:manage'), schema: { hide, response: { 200: ProviderSetup } } },
    () => setupOf(options),
  )

  http.get('/provider/callback', { config: config('anyone'), schema: { hide } }, async (request, reply) => {
    const provider = options.provider ?? refuse('provider-none')
    const { search } = new URL(request.url, publicUrl)
    const journey = readJourney(cookie.read(request.headers.cookie))
    try {
      const to = await arrive(request, reply, { ...options, provider, search, journey })
      return reply.redirect(to, 302)
    } catch (error) {
      request.log.info({ err: error }, 'somebody could not sign in at the provider')
      const problem = (error instanceof Refusal ? error.answer.code : undefined) ?? 'providerFailed'
      return reply
        .header('set-cookie', cookie.write(undefined))
        .redirect(`${publicUrl}/app/sign-in?problem=${problem}`)
    }
  })
}

/** The secret stays where it is; who may invite may know the rest. */
function setupOf({ provider, publicUrl }: ProviderRouteOptions): ProviderSetup {
  const redirectUrl = redirectUrlOf(publicUrl)
  if (!provider) return { redirectUrl }
  const { name, issuer, clientId, domains, role } = provider.settings
  return { redirectUrl, provider: { name, issuer, clientId, domains: [...domains], ...(role && { role }) } }
}

interface Arrival extends ProviderRouteOptions {
  readonly provider: Provider
  /** What the provider sent back in the address. */
  readonly search: string
  readonly journey: Journey | undefined
}

/** Where the browser goes on. Each journey arrives once, in the browser that left. */
async function arrive(request: FastifyRequest, reply: FastifyReply, arrival: Arrival): Promise<string> {
  const { db, provider, publicUrl, journey, search } = arrival
  if (!journey || !(await spendChallenge(db, 'oidc', journey.state))) refuse('provider-late')
  const person = await provider.finish(search, journey)
  const accountId = await enterByProvider(db, provider.settings, person)
  const cookie = shortCookie(publicUrl, 'provider')
  if (journey.isFresh) {
    if (request.session?.accountId !== accountId) refuse('provider-other')
    await confirmSession(db, request.session.sessionId)
    void reply.header('set-cookie', cookie.write(undefined))
    return `${publicUrl}/app/confirmed`
  }
  await openEntry({ ...arrival, seconds: SESSION_SECONDS })(request, reply, accountId)
  void reply.header('set-cookie', cookie.write(undefined))
  return `${publicUrl}/app${journey.next}`
}
