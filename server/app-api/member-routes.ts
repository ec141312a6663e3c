/** Members of the organization and invitations to it. */
import { changeMember, dismissMember, invite, membersOf, reachOf } from '../accounts/members.ts'
import type { FastifyRequest } from 'fastify'
import { mailInvitation } from '../accounts/link-mail.ts'
import type { MadeLink } from '../accounts/links.ts'
import { readAccount } from '../accounts/store.ts'
import { readMailSettings } from '../accounts/workspace-access-store.ts'
import { listInvitations, withdrawInvitation } from '../accounts/link-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { Id, InvitationMade, InvitationWish, MemberChanges, MemberList } from './schemas.ts'

const hide = true

export interface MemberOptions {
  readonly db: Db
  readonly publicUrl: string
  readonly smtpUrl: string | undefined
}

/**
 * By mail, where the workspace can send one. The link itself is given only to be handed over by other means, where no
 * mail leaves this machine: whoever holds it can take the address for an account of theirs.
 */
async function handOver(
  db: Db,
  request: FastifyRequest,
  { id, email, expires, url }: MadeLink & { readonly email: string },
  smtpUrl: string | undefined,
): Promise<InvitationMade> {
  const { workspaceId, organizationName } = callerOf(request)
  const { hasSender, hasServers, outboxOnly } = await readMailSettings(db, workspaceId)
  const { accountId, name: invitedBy } = sessionOf(request)
  const { language } = await readAccount(db, accountId)
  const invited = { workspaceId, organizationName, email, invitedBy, language, url }
  if (hasSender) await db.transaction((tx) => mailInvitation(tx, invited))
  const isMailed = hasSender && !outboxOnly && (hasServers || smtpUrl !== undefined)
  return { id, email, expires, ...(isMailed ? {} : { url }) }
}

export function memberRoutes(http: Http, { db, publicUrl, smtpUrl }: MemberOptions): void {
  http.get(
    '/members',
    { config: config('members:manage'), schema: { hide, response: { 200: MemberList } } },
    async (request) => {
      const principal = callerOf(request)
      const { organizationId, workspaceId } = reachOf(principal)
      const { accountId } = sessionOf(request)
      const members = await membersOf(db, principal)
      return {
        items: members.map((member) => ({ ...member, isYou: member.accountId === accountId })),
        invitations: await listInvitations(db, organizationId, workspaceId),
      }
    },
  )

  http.post(
    '/invitations',
    {
      config: config('members:manage'),
      schema: { hide, body: InvitationWish, response: { 201: InvitationMade } },
    },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { email, role, workspaceId } = request.body
      const made = await auditing(db, request, async (tx) => {
        const made = await invite(tx, publicUrl, callerOf(request), { email, role, workspaceId })
        const result = await handOver(tx, request, made, smtpUrl)
        return { result, act: { action: 'member.invited', subject: result.id, details: { email, role } } }
      })
      return reply.code(201).send(made)
    },
  )

  http.delete(
    '/invitations/:id',
    { config: config('members:manage'), schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      await auditing(db, request, async (tx) => ({
        result: await withdrawInvitation(tx, reachOf(callerOf(request)), id),
        act: { action: 'member.uninvited', subject: id },
      }))
      return reply.code(204).send()
    },
  )

  http.patch(
    '/members/:id',
    { config: config('members:manage'), schema: { hide, params: Id, body: MemberChanges } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const { role } = request.body
      const act = { action: 'member.changed', subject: request.params.id, details: { role } } as const
      await changeMember(audited(db, request, act), callerOf(request), request.params.id, role)
      return reply.code(204).send()
    },
  )

  http.delete(
    '/members/:id',
    { config: config('members:manage'), schema: { hide, params: Id } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      const recording = audited(db, request, { action: 'member.removed', subject: request.params.id })
      await dismissMember(recording, callerOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
