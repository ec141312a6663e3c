/** The endpoints for reports: messages that came back, and the callbacks of senders (docs/decisions/bounces.md). */
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Http } from '../../http/http.ts'
import { callerAddress, mustBeWithinRate } from '../../http/rate-limit.ts'
import { rateLimiter, type Rate } from '../../lib/rate.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import { refuse } from '../../refusals.ts'
import { openKnownWebhooks } from '../../contacts/webhook/known-webhooks.ts'
import { openCredentials, type Credentials } from './credentials.ts'
import { openMailReader } from './read-mail-in-thread.ts'
import { ADAPTERS } from './providers/adapters.ts'
import { recordReports, type ReporterTrust } from './record.ts'
import { REPORTS_MAXIMUM } from './schemas.ts'

interface ReportDependencies {
  readonly db: Db
  /** Calls with an id that is not there, for each address. */
  readonly strangerRate: Rate
  /** Another one in tests. */
  readonly openReader?: typeof openMailReader
}

/** A campaign of a million messages is reported on within hours, by a handful of addresses. */
const PER_WORKSPACE: Rate = { perMinute: 12_000, burst: 12_000 }

/** Reports without a key, for each address. */
const KEYLESS: Rate = { perMinute: 60, burst: 60 }

const ENDPOINT = {
  config: { access: 'public', silentFailures: true, mendsText: true, ownRateLimit: true },
  schema: {
    hide: true,
    params: Type.Object({ webhookId: Type.String(), provider: Type.Optional(Type.String()) }),
    querystring: Type.Object({ key: Type.Optional(Type.String()) }),
  },
} as const

const MESSAGE_TYPES = ['message/rfc822', 'text/plain', 'application/octet-stream']

/** To be registered by itself, under /webhooks: its bodies are bytes, its rates its own. */
export async function reportRoutes(http: Http, dependencies: ReportDependencies): Promise<void> {
  const { db } = dependencies
  const credentials = await openCredentials(db)
  const trustOf = await admitReporters(http, dependencies, credentials)
  const readerFor = openReaders(http, dependencies)
  takeBytes(http)

  http.post('/bounces/:webhookId', ENDPOINT, async (request, reply) => {
    const type = request.headers['content-type'] ?? ''
    if (!MESSAGE_TYPES.some((taken) => type.toLowerCase().startsWith(taken)))
      refuse('media-type-unsupported', type)
    const trust = trustOf(request)
    const reports = await readerFor(trust).read(bytesOf(request), credentials.readLink)
    if (!reports) request.log.warn('a message that was posted took too long to read, and is left')
    const known = await recordReports(db, trust, reports ?? [])
    request.log.info({ reports: reports?.length, known }, 'a bounce was posted')
    return reply.code(204).send()
  })

  http.post('/email-events/:webhookId/:provider', ENDPOINT, async (request, reply) => {
    const read = ADAPTERS.get(request.params.provider ?? '') ?? refuse('webhook-unknown')
    const { reports, notice } = read(parse(bytesOf(request)))
    if (notice) request.log.warn(notice)
    const trust = trustOf(request)
    const taken = trust.believesAddresses ? reports : reports.slice(0, REPORTS_MAXIMUM)
    if (taken.length < reports.length)
      request.log.warn({ left: reports.length - taken.length }, 'too many events for a body without a key')
    const known = await recordReports(db, trust, taken)
    request.log.info({ reports: reports.length, known }, 'events of messages were posted')
    return reply.code(204).send()
  })
}

/** Before the body is read: 404 for an id that is not there or a key that is wrong, 429 past the limit. */
async function admitReporters(
  http: Http,
  { db, strangerRate }: ReportDependencies,
  credentials: Credentials,
) {
  const webhooks = await openKnownWebhooks(db)
  const perWorkspace = rateLimiter(PER_WORKSPACE)
  const strangers = rateLimiter(strangerRate)
  const keyless = rateLimiter(KEYLESS)
  const admitted = new WeakMap<object, ReporterTrust>()
  http.addHook('onClose', () => webhooks.close())
  http.addHook('onRequest', async (request: FastifyRequest, reply) => {
    // Both routes have the id in their path, and take a key.
    const { webhookId } = request.params as { webhookId: string }
    const { key } = request.query as { key?: string | string[] }
    const address = callerAddress(request)
    const refuseStranger = (): never => {
      mustBeWithinRate(strangers, address, reply)
      return refuse('webhook-unknown')
    }
    const webhook = await webhooks.find(webhookId, () => {
      if (!strangers.isOpen(address, now().getTime())) mustBeWithinRate(strangers, address, reply)
    })
    const { workspaceId } = webhook ?? refuseStranger()
    if (key !== undefined && !credentials.isReportKey(workspaceId, String(key))) refuseStranger()
    // First: who has no key uses up nothing of those who have one.
    if (key === undefined) mustBeWithinRate(keyless, address, reply)
    mustBeWithinRate(perWorkspace, workspaceId, reply)
    admitted.set(request, { workspaceId, believesAddresses: key !== undefined, source: 'report' })
  })
  return (request: object): ReporterTrust => admitted.get(request) ?? refuse('webhook-unknown')
}

/** Strangers' mail has a thread of its own: it keeps nobody waiting who has a key. */
function openReaders(http: Http, { openReader = openMailReader }: ReportDependencies) {
  const [believed, strangers] = [openReader(), openReader()]
  http.addHook('onClose', async () => void (await Promise.all([believed.close(), strangers.close()])))
  return ({ believesAddresses }: ReporterTrust) => (believesAddresses ? believed : strangers)
}

/** Some post JSON as plain text; so every body is bytes, of 1 MiB at most, and each route reads its own. */
function takeBytes(http: Http): void {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser(
    [...MESSAGE_TYPES, 'application/json'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  )
}

function bytesOf({ body }: { readonly body: unknown }): Buffer {
  // Made by takeBytes alone; without a body there is none.
  const bytes = body as Buffer | undefined
  return bytes && bytes.length > 0 ? bytes : refuse('body-malformed', 'it is empty')
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString()) as unknown
  } catch (error) {
    return refuse('body-malformed', error instanceof Error ? error.message : 'it is not JSON')
  }
}
