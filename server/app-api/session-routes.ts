/** Signing in and out, one's own account, and where one is signed in. */
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { mustBeName, mustBePassword } from '../accounts/account-rules.ts'
import type { SessionCookie } from '../accounts/cookie-rules.ts'
import { hashPassword, isPassword } from '../accounts/password.ts'
import { auditSession, openRefusalNotes } from '../accounts/sign-in-audit.ts'
import { confirmSession, endSession, endSessions, listSessions } from '../accounts/session-store.ts'
import type { Attempts } from '../accounts/attempts.ts'
import { checkSignIn, openSessionFor, signedIn } from '../accounts/sign-in.ts'
import { changeAccount, readAccount } from '../accounts/store.ts'
import type { Http } from '../http/http.ts'
import { callerAddress } from '../http/rate-limit.ts'
import { sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import { AccountChanges, Confirmation, Id, SessionInfo, SessionList, SignIn } from './schemas.ts'
import type { AccountChanges as Changes } from './schemas.ts'

export interface SessionOptions {
  readonly db: Db
  readonly cookie: SessionCookie
  readonly attempts: Attempts
}

const hide = true

export function sessionRoutes(http: Http, { db, cookie, attempts }: SessionOptions): void {
  const enter = openEntry({ db, cookie })
  const noteRefusal = openRefusalNotes(db)
  const checked = async ({ body, log }: { body: Static<typeof SignIn>; log: FastifyBaseLogger }) => {
    try {
      return await checkSignIn(db, body)
    } catch (error) {
      noteRefusal(body.email).catch((err: unknown) => log.warn({ err }, 'a refused sign-in was not noted'))
      throw error
    }
  }

  http.get(
    '/session',
    { config: config('signed-in'), schema: { hide, response: { 200: SessionInfo } } },
    async (request) => signedIn(db, sessionOf(request).accountId),
  )

  http.post(
    '/session',
    { config: config('anyone'), schema: { hide, body: SignIn, response: { 200: SessionInfo } } },
    async (request, reply) => {
      const attempt = await attempts.count('password', callerAddress(request), request.body.email)
      const accountId = await checked(request)
      await attempt.wasRight()
      return enter(request, reply, accountId)
    },
  )

  http.delete('/session', { config: config('anyone'), schema: { hide } }, async ({ session }, reply) => {
    if (session) await end(db, session.accountId, session.sessionId, 'session.closed')
    return reply.header('set-cookie', cookie.write(undefined)).code(204).send()
  })

  http.post(
    '/session/confirm',
    { config: config('signed-in'), schema: { hide, body: Confirmation } },
    async (request, reply) => {
      const { accountId, sessionId, email } = sessionOf(request)
      const attempt = await attempts.count('confirm', callerAddress(request), email)
      const { passwordHash } = await readAccount(db, accountId)
      if (!(await isPassword(request.body.password, passwordHash))) refuse('password-wrong')
      await attempt.wasRight()
      await confirmSession(db, sessionId)
      return reply.code(204).send()
    },
  )

  http.patch(
    '/account',
    { config: config('signed-in'), schema: { hide, body: AccountChanges, response: { 200: SessionInfo } } },
    async (request) => {
      const { accountId, sessionId, email } = sessionOf(request)
      const isPassword = request.body.password !== undefined
      const attempt = isPassword ? await attempts.count('confirm', callerAddress(request), email) : undefined
      await change(
        audited(db, request, { action: 'account.password', subject: accountId }),
        { accountId, sessionId },
        request.body,
      )
      await attempt?.wasRight()
      return signedIn(db, accountId)
    },
  )

  http.get(
    '/sessions',
    { config: config('signed-in'), schema: { hide, response: { 200: SessionList } } },
    async (request) => {
      const { accountId, sessionId } = sessionOf(request)
      const sessions = await listSessions(db, accountId)
      return { items: sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId })) }
    },
  )

  http.delete('/sessions', { config: config('signed-in'), schema: { hide } }, async (request, reply) => {
    const { accountId, sessionId } = sessionOf(request)
    await endSessions(db, accountId, sessionId)
    return reply.code(204).send()
  })

  http.delete(
    '/sessions/:id',
    { config: config('signed-in'), schema: { hide, params: Id } },
    async (request, reply) => {
      await end(db, sessionOf(request).accountId, request.params.id, 'session.ended')
      return reply.code(204).send()
    },
  )
}

type Enter = (request: FastifyRequest, reply: FastifyReply, accountId: string) => ReturnType<typeof signedIn>

/** Opens a session of somebody who has shown who they are, and ends the one the browser had. */
export function openEntry({
  db,
  cookie,
  seconds,
}: Pick<SessionOptions, 'db' | 'cookie'> & { readonly seconds?: number }): Enter {
  return async (request, reply, accountId) => {
    const { session } = request
    const token = await db.transaction(async (tx) => {
      if (session) await endSession(tx, session.accountId, session.sessionId)
      await auditSession(tx, accountId, 'session.opened')
      return openSessionFor(tx, accountId, request.headers['user-agent'], seconds)
    })
    void reply.header('set-cookie', cookie.write(token))
    return signedIn(db, accountId)
  }
}

async function end(
  db: Db,
  accountId: string,
  sessionId: string,
  action: 'session.closed' | 'session.ended',
): Promise<void> {
  await db.transaction(async (tx) => {
    await endSession(tx, accountId, sessionId)
    await auditSession(tx, accountId, action)
  })
}

/** A new password needs the old one, and ends every other session. */
async function change(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
  { name, language, password, currentPassword = '' }: Changes,
): Promise<void> {
  const account = await readAccount(db, accountId)
  const named = name === undefined ? undefined : mustBeName(name)
  if (password === undefined) return changeAccount(db, accountId, { name: named, language })
  if (!(await isPassword(currentPassword, account.passwordHash))) refuse('password-wrong')
  const passwordHash = await hashPassword(mustBePassword(password, [account.email, account.name]))
  await db.transaction(async (tx) => {
    await changeAccount(tx, accountId, { name: named, language, passwordHash })
    await endSessions(tx, accountId, sessionId)
  })
}
