/** What every route declares and every request carries: the one place where Fastify's types are widened. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Limiter } from '../lib/rate.ts'
import type { Principal } from './authentication.ts'
import type { DeclaredError } from './declared-errors.ts'
import type { AnswerHeader } from './declared-headers.ts'
import type { Fields } from '../query/filter/fields.ts'
import type { Access } from './scopes.ts'
import type { SessionCaller } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; a route without it stops the program from starting. */
    access?: Access
    /** The document says that the operation takes X-Api-Version. */
    versioned?: boolean
    /** Pages of any origin may call it; false: those of no other origin, not even of the settings. */
    anyOrigin?: boolean
    /** What the route refuses with, beyond what its declaration implies (declared-errors.ts). */
    errors?: readonly (number | DeclaredError)[]
    /** Headers of its successes, beyond those every answer carries (declared-headers.ts). */
    answerHeaders?: readonly AnswerHeader[]
    /** What its list or search is filtered and sorted by, for the document. */
    fields?: Fields
    /** Failures answer with an empty body (the contact webhook). */
    silentFailures?: boolean
    /** Takes text that no store could keep, and mends it itself (the contact webhook). */
    mendsText?: boolean
    /** Counted by the route itself instead of per key, session or address. */
    ownRateLimit?: boolean
  }
  /** What the document says of a route (openapi.ts). */
  interface FastifySchema {
    operationId?: string
    summary?: string
    description?: string
    tags?: readonly string[]
    /** Kept out of the document. */
    hide?: boolean
  }
  interface FastifyRequest {
    /** Set on every route that asks for a key, and for a permission. */
    principal: Principal | undefined
    /** Whoever is signed in, where a session was asked for. */
    session: SessionCaller | undefined
    /** The limiter that counted the request, and as whose; what costs more is paid there. */
    countedBy: { readonly limiter: Limiter; readonly caller: string } | undefined
    /** The version the request is pinned to. */
    apiVersion: string
  }
}

/** The application as every module's routes receive it, with types read from schemas. */
export type Http = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
