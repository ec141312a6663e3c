/** Who the post of a campaign names as its author: looked at and chosen with the draft. */
import type { FastifyRequest } from 'fastify'
import { chooseAuthor, readAuthorChoice } from '../campaigns/post-author-store.ts'
import { mustBeDraft } from '../campaigns/rules.ts'
import { CampaignId } from '../campaigns/schemas.ts'
import { lockCampaign, readCampaign } from '../campaigns/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { sessionOf } from '../http/sessions.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { findMemberByEmail, listAllMembers } from '../workspaces/team-members/store.ts'
import { config } from './declare.ts'
import { PostAuthorChoice, PostAuthorLook } from './post-author-schemas.ts'

const hide = true

export function postAuthorRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/campaigns/:id/post-author',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: PostAuthorLook } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = await readCampaign(db, workspaceId, request.params.id)
      const { choice, memberId } = await readAuthorChoice(db, workspaceId, id)
      const members = (await listAllMembers(db, workspaceId)).filter(({ isSecret }) => !isSecret)
      const isThere = members.some((member) => member.id === memberId)
      const publisher = await findMemberByEmail(db, workspaceId, sessionOf(request).email)
      return {
        choice: choice === 'member' ? (isThere && memberId !== null ? memberId : 'nobody') : choice,
        publisher: publisher?.name ?? null,
        members: members.map(({ id: each, name }) => ({ id: each, name })),
      }
    },
  )

  http.put(
    '/campaigns/:id/post-author',
    { config: config('drafts:write'), schema: { hide, params: CampaignId, body: PostAuthorChoice } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const { choice } = request.body
      await db.transaction(async (tx) => {
        mustBeDraft(await lockCampaign(tx, workspaceId, id))
        if (choice === 'publisher' || choice === 'nobody')
          return chooseAuthor(tx, workspaceId, id, { choice, memberId: null })
        const members = await listAllMembers(tx, workspaceId)
        const member = members.find((each) => each.id === choice && !each.isSecret)
        if (!member) refuse('member-unknown', choice)
        return chooseAuthor(tx, workspaceId, id, { choice: 'member', memberId: member.id })
      })
      return reply.code(204).send()
    },
  )
}

/** The team member who is signed in, by their address. */
export async function publisherOf(db: Db, request: FastifyRequest): Promise<string | null> {
  const member = await findMemberByEmail(db, callerOf(request).workspaceId, sessionOf(request).email)
  return member?.id ?? null
}
