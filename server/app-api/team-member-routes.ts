/** Team members of the workspace: who is shown as its team, and who of it is kept secret. They need no account. */
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { readMember } from '../workspaces/team-members/reading.ts'
import { changeMember, createMember, deleteMember, listAllMembers } from '../workspaces/team-members/store.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'
import { NewTeamMember, TeamMemberChanges, TeamMemberMade, TeamMembers } from './team-member-schemas.ts'

const hide = true

export function teamMemberRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/team-members',
    { config: config('settings:read'), schema: { hide, response: { 200: TeamMembers } } },
    async (request) => ({ items: await listAllMembers(db, callerOf(request).workspaceId) }),
  )

  http.post(
    '/team-members',
    {
      config: config('settings:write'),
      schema: { hide, body: NewTeamMember, response: { 201: TeamMemberMade } },
    },
    async (request, reply) => {
      const { bio, image, ...member } = readMember(request.body)
      const wish = { ...member, bio: bio ?? undefined, image: image ?? undefined }
      const made = await auditing(db, request, async (tx) => {
        const result = await createMember(tx, callerOf(request).workspaceId, wish)
        return { result, act: { action: 'team-member.added', subject: result.id } }
      })
      return reply.code(201).send(made)
    },
  )

  http.patch(
    '/team-members/:id',
    { config: config('settings:write'), schema: { hide, params: Id, body: TeamMemberChanges } },
    async (request, reply) => {
      const { id } = request.params
      const changes = readMember(request.body)
      // What is written of somebody goes when they are removed: which parts it was is enough.
      const act = {
        action: 'team-member.changed',
        subject: id,
        details: { fields: Object.keys(changes) },
      } as const
      await changeMember(audited(db, request, act), callerOf(request).workspaceId, id, changes)
      return reply.code(204).send()
    },
  )

  http.delete(
    '/team-members/:id',
    { config: config('settings:write'), schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      await auditing(db, request, async (tx) => {
        await deleteMember(tx, callerOf(request).workspaceId, id)
        return { result: undefined, act: { action: 'team-member.removed', subject: id } }
      })
      return reply.code(204).send()
    },
  )
}
