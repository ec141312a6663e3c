/** Members of the organization and invitations to it. */
import { changeMember, dismissMember, invite, membersOf, reachOf } from '../accounts/members.ts'
import { listInvitations, withdrawInvitation } from '../accounts/link-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustHaveConfirmed, sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { config } from './declare.ts'
import { Id, InvitationMade, InvitationWish, MemberChanges, MemberList } from './schemas.ts'

const hide = true

export function memberRoutes(http: Http, { db, publicUrl }: { db: Db; publicUrl: string }): void {
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
      const made = await invite(db, publicUrl, callerOf(request), request.body)
      return reply.code(201).send(made)
    },
  )

  http.delete(
    '/invitations/:id',
    { config: config('members:manage'), schema: { hide, params: Id } },
    async (request, reply) => {
      await withdrawInvitation(db, reachOf(callerOf(request)).organizationId, request.params.id)
      return reply.code(204).send()
    },
  )

  http.patch(
    '/members/:id',
    { config: config('members:manage'), schema: { hide, params: Id, body: MemberChanges } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      await changeMember(db, callerOf(request), request.params.id, request.body.role)
      return reply.code(204).send()
    },
  )

  http.delete(
    '/members/:id',
    { config: config('members:manage'), schema: { hide, params: Id } },
    async (request, reply) => {
      mustHaveConfirmed(sessionOf(request))
      await dismissMember(db, callerOf(request), request.params.id)
      return reply.code(204).send()
    },
  )
}
