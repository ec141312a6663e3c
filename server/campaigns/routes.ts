/** The campaign endpoints, in the order of the spec's table. */
import { Type } from 'typebox'
import { callerOf } from '../http/authentication.ts'
import { authorOf } from '../http/author.ts'
import { declared } from '../http/declared-errors.ts'
import type { Http } from '../http/http.ts'
import type { ListReader } from '../http/list-reader.ts'
import { clamped, readPage } from '../query/list-parameters.ts'
import { entityTag, isKnown } from '../http/preconditions.ts'
import { sendJson } from '../http/replies.ts'
import { ClampedListQuery } from '../http/schemas.ts'
import type { Db } from '../platform/database.ts'
import { changeCampaign, createCampaign } from './editing.ts'
import { CAMPAIGNS } from './fields.ts'
import { presentCampaign } from './rules.ts'
import {
  CampaignChanges,
  CampaignCreation,
  CampaignId,
  CampaignList,
  CampaignRecord,
  IfMatch,
  IfNoneMatch,
} from './schemas.ts'
import { readCampaign } from './store.ts'

const tags = ['Campaigns']
const unknown = declared('campaign-unknown', '019a2f63-5c1e-7a1b-9c58-0d8f5f3f2b11')

export interface CampaignEndpoints {
  readonly db: Db
  readonly lists: ListReader
  readonly publicUrl: string
}

export function campaignRoutes(http: Http, { db, lists, publicUrl }: CampaignEndpoints): void {
  http.get(
    '/campaigns',
    {
      config: { access: 'posts:read-only', versioned: true, fields: CAMPAIGNS.fields },
      schema: {
        operationId: 'listCampaigns',
        summary: 'List campaigns',
        description:
          'Filters by status, deliveryChannel and publishDate; sorts by created, updated and publishDate.',
        tags,
        querystring: ClampedListQuery,
        response: { 200: CampaignList },
      },
    },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const page = clamped(readPage(request.query, CAMPAIGNS))
      return sendJson(reply, await lists.page({ request, reply, workspaceId }, CAMPAIGNS, page))
    },
  )

  http.get(
    '/campaigns/:id',
    {
      config: { access: 'posts:read-only', versioned: true, errors: [unknown], answerHeaders: ['ETag'] },
      schema: {
        operationId: 'getCampaign',
        summary: 'Read a campaign: content, recipients and hash',
        description: 'With If-None-Match, a campaign that has not changed answers 304.',
        tags,
        params: CampaignId,
        headers: IfNoneMatch,
        response: {
          200: CampaignRecord,
          304: Type.Unsafe<void>({ type: 'null', description: 'It is as If-None-Match knows it' }),
        },
      },
    },
    async (request, reply) => {
      const campaign = await readCampaign(db, callerOf(request).workspaceId, request.params.id)
      void reply.header('etag', entityTag(campaign.hash))
      if (isKnown(request.headers['if-none-match'] ?? '', campaign.hash)) return reply.code(304).send()
      return presentCampaign(campaign, publicUrl)
    },
  )

  http.post(
    '/campaigns',
    {
      config: { access: 'posts:read-write', versioned: true, answerHeaders: ['ETag'] },
      schema: {
        operationId: 'createCampaign',
        summary: 'Create a draft',
        description: 'Publishing and scheduling happen in the app.',
        tags,
        body: CampaignCreation,
        response: { 201: CampaignRecord },
      },
    },
    async (request, reply) => {
      const campaign = await createCampaign(
        db,
        callerOf(request).workspaceId,
        request.body,
        authorOf(request),
      )
      void reply.code(201).header('etag', entityTag(campaign.hash))
      return presentCampaign(campaign, publicUrl)
    },
  )

  http.patch(
    '/campaigns/:id',
    {
      config: {
        access: 'posts:read-write',
        versioned: true,
        errors: [unknown, declared('campaign-not-draft', 'scheduled'), declared('campaign-outdated')],
        answerHeaders: ['ETag'],
      },
      schema: {
        operationId: 'updateCampaign',
        summary: 'Change a draft',
        description: 'Without If-Match the last writer wins; with it, a newer version answers 412.',
        tags,
        params: CampaignId,
        headers: IfMatch,
        body: CampaignChanges,
        response: { 200: CampaignRecord },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request
      const { workspaceId } = callerOf(request)
      const ifMatch = headers['if-match']
      const campaign = await changeCampaign(db, workspaceId, params.id, body, ifMatch, authorOf(request))
      void reply.header('etag', entityTag(campaign.hash))
      return presentCampaign(campaign, publicUrl)
    },
  )
}
