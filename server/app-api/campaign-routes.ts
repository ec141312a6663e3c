/** What people do with campaigns in the app, beside the public API: the command line's verbs. */
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from '../campaigns/interrupt.ts'
import { preflight } from '../campaigns/preflight-list.ts'
import { publishCampaign, unscheduleCampaign } from '../campaigns/publish.ts'
import type { Press } from '../campaigns/publish-due.ts'
import { campaignReport, campaignStatus, type CampaignProgress as Progress } from '../campaigns/report.ts'
import { testCampaign } from '../campaigns/testing.ts'
import { CampaignId, IfMatch } from '../campaigns/schemas.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustMay, sessionOf } from '../http/sessions.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Embeddings } from '../platform/embeddings.ts'
import { readSettings } from '../workspaces/store.ts'
import {
  CampaignProgress,
  CampaignReport,
  Preflight,
  Publishing,
  Schedule,
  TestSend,
  TestSent,
} from './campaign-schemas.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import { publisherOf } from './post-author-routes.ts'
import { addressOf, timeOf } from './reading.ts'
import { answerPreview, FRAME_HEADERS } from './preview-answers.ts'
import { FrameQuery, Preview, PreviewQuery } from './preview-schemas.ts'
import { saidOfPause } from './pause-words.ts'

export interface CampaignDoors {
  readonly db: Db
  readonly publicUrl: string
  readonly smsUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly embeddings: Embeddings | undefined
}

const hide = true

type Verb = (press: Press, workspaceId: string, id: string) => Promise<Progress>

const VERBS: Readonly<Record<string, Verb>> = {
  unschedule: ({ db }, ...of) => unscheduleCampaign(db, ...of),
  pause: ({ db }, ...of) => pauseCampaign(db, ...of),
  resume: ({ db }, ...of) => resumeCampaign(db, ...of),
  cancel: ({ db }, ...of) => cancelCampaign(db, ...of),
  'retry-failed': ({ db }, ...of) => retryCampaign(db, ...of),
}

export function campaignVerbRoutes(http: Http, options: CampaignDoors): void {
  const { db, publicUrl, smsUrl } = options
  const press = { db, publicUrl, smsUrl }
  const answer = { params: CampaignId, response: { 200: CampaignProgress } }

  http.post(
    '/campaigns/:id/publish',
    {
      config: config('campaigns:publish'),
      schema: { hide, ...answer, headers: IfMatch, querystring: Publishing },
    },
    async (request) => {
      const { id } = request.params
      const { undoSeconds = 0 } = request.query
      // By the server's clock: the browser's may be wrong.
      const at = undoSeconds > 0 ? new Date(now().getTime() + undoSeconds * 1000) : undefined
      const recording = { ...press, db: audited(db, request, { action: 'campaign.published', subject: id }) }
      return publishCampaign(recording, callerOf(request).workspaceId, id, {
        at,
        publisherId: await publisherOf(db, request),
        ifMatch: request.headers['if-match'],
      })
    },
  )

  http.post(
    '/campaigns/:id/schedule',
    { config: config('campaigns:publish'), schema: { hide, ...answer, headers: IfMatch, body: Schedule } },
    async (request) => {
      const { id } = request.params
      const at = timeOf(request.body.at, 'at')
      const act = { action: 'campaign.scheduled', subject: id, details: { at: at.toISOString() } } as const
      return publishCampaign({ ...press, db: audited(db, request, act) }, callerOf(request).workspaceId, id, {
        at,
        publisherId: await publisherOf(db, request),
        ifMatch: request.headers['if-match'],
      })
    },
  )

  for (const [name, verb] of Object.entries(VERBS)) {
    http.post(
      `/campaigns/:id/${name}`,
      { config: config('campaigns:publish'), schema: { hide, ...answer } },
      async (request) => {
        const { id } = request.params
        const act = { action: `campaign.${name}`, subject: id } as const
        return verb({ ...press, db: audited(db, request, act) }, callerOf(request).workspaceId, id)
      },
    )
  }

  http.post(
    '/campaigns/:id/test',
    {
      config: config('campaigns:test'),
      schema: { hide, params: CampaignId, body: TestSend, response: { 202: TestSent } },
    },
    async (request, reply) => {
      const to = addressOf(request.body.to, callerOf(request).country)
      const isOwn = 'email' in to && to.email.toLowerCase() === sessionOf(request).email.toLowerCase()
      if (!isOwn) mustMay(callerOf(request), 'campaigns:publish')
      const act = { action: 'campaign.tested', subject: request.params.id } as const
      const sent = await testCampaign(
        audited(db, request, act),
        callerOf(request).workspaceId,
        request.params.id,
        to,
      )
      return reply.code(202).send(sent)
    },
  )
}

export function campaignLookRoutes(http: Http, options: CampaignDoors): void {
  const { db, publicUrl, smsUrl, smtpUrl, embeddings } = options

  http.get(
    '/campaigns/:id/status',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: CampaignProgress } } },
    async (request) => campaignStatus(db, callerOf(request).workspaceId, request.params.id, { smsUrl }),
  )

  http.get(
    '/campaigns/:id/preflight',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: Preflight } } },
    async (request) => {
      const options = { publicUrl, smsUrl, smtpUrl, embeddings }
      const { lines, ...rest } = await preflight(
        db,
        callerOf(request).workspaceId,
        request.params.id,
        options,
      )
      return { ...rest, lines: [...lines] }
    },
  )

  http.get(
    '/campaigns/:id/preview',
    {
      config: config('read'),
      schema: { hide, params: CampaignId, querystring: PreviewQuery, response: { 200: Preview } },
    },
    async (request) => {
      const { format = 'html', contact } = request.query
      const reader = contact === undefined ? undefined : { contactId: contact }
      const options = { publicUrl, embeddings, reader }
      return answerPreview(db, callerOf(request).workspaceId, request.params.id, format, options)
    },
  )

  http.get(
    '/campaigns/:id/frame',
    { config: config('read'), schema: { hide, params: CampaignId, querystring: FrameQuery } },
    async (request, reply) => {
      const { format = 'html', contact } = request.query
      const reader = contact === undefined ? undefined : { contactId: contact }
      const options = { publicUrl, embeddings, reader }
      const { workspaceId } = callerOf(request)
      const { content } = await answerPreview(db, workspaceId, request.params.id, format, options)
      return reply.headers(FRAME_HEADERS).send(content)
    },
  )

  http.get(
    '/campaigns/:id/report',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: CampaignReport } } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const report = await campaignReport(db, workspaceId, request.params.id)
      const isCounted = (await readSettings(db, workspaceId)).tracking !== 'off'
      // Read-only lists as they are: the schema says what goes out.
      const said = report.reason === undefined ? undefined : saidOfPause(report.reason)
      return reply.send({ ...report, isCounted, ...(said && { said }) } as CampaignReport)
    },
  )
}
