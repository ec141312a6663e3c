/** The framework as it stands under every route. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { fastify, LogController, type FastifyBaseLogger } from 'fastify'
import { traceId } from '../lib/trace.ts'
import type { Config } from '../platform/config.ts'
import { takeExpectations, WITH_OUR_WORDS } from './askable.ts'
import { answerClientError, answerFrameworkError } from './client-errors.ts'
import { factoryOf, type Gate } from './gate.ts'
import type { Http } from './http.ts'
import { BODY_BYTES } from './limits.ts'

/** The framework with our limits, trace ids and ways to fail; no routes yet. */
export function bareServer(
  config: Pick<Config, 'TRUST_PROXY'>,
  log: FastifyBaseLogger,
  gate: Gate | undefined,
): Http {
  const http: Http = fastify({
    loggerInstance: log,
    ...(gate ? { serverFactory: factoryOf(gate) } : { http: WITH_OUR_WORDS }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: ({ headers }) => traceId(headers.traceparent),
    bodyLimit: BODY_BYTES,
    trustProxy: config.TRUST_PROXY.length > 0 ? [...config.TRUST_PROXY] : false,
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    // The shared hooks answer it, with the error object.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }).withTypeProvider<TypeBoxTypeProvider>()
  takeExpectations(http)
  return http
}
