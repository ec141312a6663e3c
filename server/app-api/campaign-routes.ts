/** What people do with campaigns in the app, beside the public API: the command line's verbs. */
import { cancelCampaign, pauseCampaign, resumeCampaign, retryCampaign } from '../campaigns/interrupt.ts'
import { preflight } from '../campaigns/preflight-list.ts'
import { publishCampaign, unscheduleCampaign, type Press } from '../campaigns/publish.ts'
import { campaignReport, campaignStatus, type CampaignProgress as Progress } from '../campaigns/status.ts'
import { testCampaign } from '../campaigns/testing.ts'
import { CampaignId } from '../campaigns/schemas.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { mustMay, sessionOf } from '../http/sessions.ts'
import { readEmail } from '../lib/email-address.ts'
import { now } from '../platform/clock.ts'
import type { Db } from '../platform/database.ts'
import type { Embeddings } from '../platform/embeddings.ts'
import { refuse } from '../refusals.ts'
import {
  CampaignProgress,
  CampaignReport,
  FrameQuery,
  Preflight,
  Preview,
  PreviewQuery,
  Publishing,
  Schedule,
  TestSend,
  TestSent,
} from './campaign-schemas.ts'
import { config } from './declare.ts'
import { answerPreview, FRAME_HEADERS } from './preview-answers.ts'

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
    { config: config('campaigns:publish'), schema: { hide, ...answer, querystring: Publishing } },
    async (request) => {
      const { undoSeconds = 0 } = request.query
      // By the server's clock: the browser's may be wrong.
      const at = undoSeconds > 0 ? new Date(now().getTime() + undoSeconds * 1000) : undefined
      return publishCampaign(press, callerOf(request).workspaceId, request.params.id, { at })
    },
  )

  http.post(
    '/campaigns/:id/schedule',
    { config: config('campaigns:publish'), schema: { hide, ...answer, body: Schedule } },
    async (request) => {
      const { body, params } = request
      return publishCampaign(press, callerOf(request).workspaceId, params.id, { at: timeOf(body.at, 'at') })
    },
  )

  for (const [name, verb] of Object.entries(VERBS)) {
    http.post(
      `/campaigns/:id/${name}`,
      { config: config('campaigns:publish'), schema: { hide, ...answer } },
      async (request) => verb(press, callerOf(request).workspaceId, request.params.id),
    )
  }

  http.post(
    '/campaigns/:id/test',
    {
      config: config('campaigns:test'),
      schema: { hide, params: CampaignId, body: TestSend, response: { 202: TestSent } },
    },
    async (request, reply) => {
      const to = addressOf(request.body.to)
      const isOwn = 'email' in to && to.email.toLowerCase() === sessionOf(request).email.toLowerCase()
      if (!isOwn) mustMay(callerOf(request), 'campaigns:publish')
      const sent = await testCampaign(db, callerOf(request).workspaceId, request.params.id, to)
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
      const report = await campaignReport(db, callerOf(request).workspaceId, request.params.id)
      // Read-only lists as they are: the schema says what goes out.
      return reply.send(report as CampaignReport)
    },
  )
}

/** A moment with its offset: without one it would be another one in another place. */
export function timeOf(text: string, path: string): Date {
  const at = new Date(text)
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text)
  if (!isWhole || Number.isNaN(at.getTime())) {
    refuse(
      'account-field',
      path,
      'is not a valid time with its offset; send one such as 2030-11-20T09:00:00+01:00',
    )
  }
  return at
}

function addressOf(text: string): { readonly email: string } | { readonly phone: string } {
  const email = readEmail(text)
  if (email !== undefined) return { email }
  if (/^\+[1-9]\d{6,14}$/.test(text)) return { phone: text }
  return refuse(
    'account-field',
    'to',
    'is not a valid address; send one such as ann@example.com or +46701234567',
  )
}
