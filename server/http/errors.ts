/** The one error handler: every failure becomes the error object (spec "Errors", rule 1). */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, sqlState } from '../platform/database.ts'
import { now } from '../platform/clock.ts'
import { STATEMENT_ENDED } from '../platform/searches.ts'
import { Refusal, refusalOf, type Answer } from '../refusals.ts'
import { explain } from './validation.ts'

/** For the log alone: as nginx and others call it. */
const CLIENT_CLOSED_REQUEST = 499

/** A refusal as a page for people, with its headers; undefined when a program asked. */
export type ErrorPage = (
  answer: Answer,
  request: FastifyRequest,
) => { readonly headers: Readonly<Record<string, string>>; readonly body: string } | undefined

/** Answers with the error object, or with an empty body where the route says so. 500 carries no internals. */
export function answerError(
  error: FastifyError | Refusal | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  pageOf?: ErrorPage,
) {
  // No fault of ours, and nobody receives the answer.
  if (isGone(request)) return void reply.code(CLIENT_CLOSED_REQUEST).send()
  const answer = answerTo(error, request)
  if (answer.status >= 500) request.log.error({ err: error }, answer.message)
  void reply.code(answer.status).headers(answer.headers ?? {})
  if (isSilent(request)) return reply.removeHeader('content-type').send()
  const page = pageOf?.(answer, request)
  if (page) return reply.headers(page.headers).send(page.body)
  const path = request.url.split('?', 1)[0] ?? ''
  const isForApp = request.headers['x-tidings-app'] === '1'
  const object = errorObject(answer, { id: request.id, path, at: now(), isForApp })
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(object))
}

/** Whoever asked has left: in the middle of a body, or of a long answer. */
function isGone({ raw }: FastifyRequest): boolean {
  return raw.socket.destroyed
}

/** Spec "Error object". */
export function errorObject(
  { status, message, details, code, said }: Answer,
  { id, path, at, isForApp = false }: { id: string; path: string; at: Date; isForApp?: boolean },
) {
  // Names of sentences are for the app alone, which has words of its own.
  const shown = isForApp ? details : details?.map(({ path, message }) => ({ path, message }))
  const object = { traceId: id, message, path, timestamp: at.toISOString(), statusCode: status }
  return {
    ...object,
    ...(shown ? { details: shown } : {}),
    ...(code ? { code } : {}),
    ...(said && isForApp ? { said } : {}),
  }
}

/** Spec "Errors", rule 6; under the webhook's address also where there is no route. */
function isSilent({ url, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.silentFailures === true || isOfWebhook(url)
}

export function isOfWebhook(url: string): boolean {
  return url.startsWith('/webhooks/')
}

function answerTo(error: FastifyError | Refusal | Error, request: FastifyRequest): Answer {
  if (error instanceof Refusal) return error.answer
  if (isDatabaseAway(error)) return refusalOf('database-away')
  if (sqlState(error) === STATEMENT_ENDED) return refusalOf('database-slow')
  // Whatever is thrown arrives here, errors or not.
  if (!(error instanceof Error) || !('code' in error)) return refusalOf('internal')
  if (error.validation) return refusalOf('input-invalid', explain(error.validation, error.validationContext))
  return fromFramework(error, request)
}

/** What the framework refuses before a route is reached, in our words. */
function fromFramework(error: FastifyError, request: FastifyRequest): Answer {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_REQ_FILE_TOO_LARGE':
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return refusalOf('body-too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_TYPE':
      return refusalOf('media-type-unsupported', request.headers['content-type'] ?? '')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refusalOf('route-unknown', request.method, request.url.slice(0, 100))
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return refusalOf('body-malformed', 'it is empty')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return refusalOf('body-malformed', error.message)
    default:
      return (error.statusCode ?? 500) < 500
        ? refusalOf('request-malformed', error.message)
        : refusalOf('internal')
  }
}
