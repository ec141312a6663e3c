/** Split tests: planned with a draft, looked at, decided by hand. */
import { chooseWinner } from '../campaigns/split-test/decide.ts'
import { reportTest } from '../campaigns/split-test/report.ts'
import { planTest } from '../campaigns/split-test/planning.ts'
import { findPlan } from '../campaigns/split-test/store.ts'
import { CampaignId } from '../campaigns/schemas.ts'
import { callerOf } from '../http/authentication.ts'
import { authorOf } from '../http/author.ts'
import type { Http } from '../http/http.ts'
import { sessionOf } from '../http/sessions.ts'
import { findSender } from '../messaging/settings-store.ts'
import { readCampaign } from '../campaigns/store.ts'
import type { Db } from '../platform/database.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import { SplitTestLook, SplitTestPlan, SplitTestReport, Winner } from './split-test-schemas.ts'
import { Nullable } from '../http/schemas.ts'
import { Type } from 'typebox'

const hide = true

export function splitTestRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/campaigns/:id/split-test',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: SplitTestLook } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      await readCampaign(db, workspaceId, id)
      const plan = await findPlan(db, workspaceId, id)
      const sender = await findSender(db, workspaceId)
      const isCounted = sender !== undefined && sender.tracking !== 'off'
      return { plan: plan && { ...plan, others: [...plan.others] }, isCounted }
    },
  )

  http.put(
    '/campaigns/:id/split-test',
    { config: config('drafts:write'), schema: { hide, params: CampaignId, body: SplitTestPlan } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const act = { action: 'campaign.test-planned', subject: id } as const
      await audited(db, request, act).transaction(async (tx) =>
        planTest(tx, workspaceId, id, { plan: request.body, author: authorOf(request) }),
      )
      return reply.code(204).send()
    },
  )

  http.delete(
    '/campaigns/:id/split-test',
    { config: config('drafts:write'), schema: { hide, params: CampaignId } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const act = { action: 'campaign.test-planned', subject: id } as const
      await audited(db, request, act).transaction(async (tx) =>
        planTest(tx, workspaceId, id, { plan: null, author: authorOf(request) }),
      )
      return reply.code(204).send()
    },
  )

  http.get(
    '/campaigns/:id/split-test/report',
    {
      config: config('read'),
      schema: {
        hide,
        params: CampaignId,
        response: { 200: Type.Object({ test: Nullable(SplitTestReport) }) },
      },
    },
    async (request) => ({
      test: await reportTest(db, callerOf(request).workspaceId, request.params.id),
    }),
  )

  http.post(
    '/campaigns/:id/split-test/winner',
    { config: config('campaigns:publish'), schema: { hide, params: CampaignId, body: Winner } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const { variant } = request.body
      const act = { action: 'campaign.winner-chosen', subject: id, details: { variant } } as const
      const choice = { variant, by: sessionOf(request).accountId }
      await chooseWinner(audited(db, request, act), workspaceId, id, choice)
      return reply.code(204).send()
    },
  )
}
