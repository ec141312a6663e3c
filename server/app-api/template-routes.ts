/** Letters of a workspace to begin from: listed, read, made of a campaign, renamed, replaced, deleted. */
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  readTemplate,
} from '../campaigns/templates/store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { audited, auditing } from './audit.ts'
import { config } from './declare.ts'
import { Id } from './schemas.ts'
import {
  NewTemplate,
  TemplateChanges,
  TemplateDetail,
  TemplateList,
  TemplateMade,
} from './template-schemas.ts'

const hide = true

export function templateRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/templates',
    { config: config('read'), schema: { hide, response: { 200: TemplateList } } },
    async (request) => ({ items: await listTemplates(db, callerOf(request).workspaceId) }),
  )

  http.get(
    '/templates/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: TemplateDetail } } },
    async (request) => {
      const { blocks, ...rest } = await readTemplate(db, callerOf(request).workspaceId, request.params.id)
      return { ...rest, blocks: [...blocks] }
    },
  )

  http.post(
    '/templates',
    {
      config: config('templates:write'),
      schema: { hide, body: NewTemplate, response: { 201: TemplateMade } },
    },
    async (request, reply) => {
      const { name, campaignId } = request.body
      const made = await auditing(db, request, async (tx) => {
        const wish = { name: name.trim(), campaignId }
        const result = await createTemplate(tx, callerOf(request).workspaceId, wish)
        return { result, act: { action: 'campaign.template-made', subject: result.id, details: { name } } }
      })
      return reply.code(201).send(made)
    },
  )

  http.patch(
    '/templates/:id',
    { config: config('templates:write'), schema: { hide, params: Id, body: TemplateChanges } },
    async (request, reply) => {
      const { id } = request.params
      const { name, campaignId } = request.body
      const details = { fields: Object.keys(request.body) }
      const recording = audited(db, request, { action: 'campaign.template-changed', subject: id, details })
      const changes = { name: name?.trim(), campaignId }
      await changeTemplate(recording, callerOf(request).workspaceId, id, changes)
      return reply.code(204).send()
    },
  )

  http.delete(
    '/templates/:id',
    { config: config('templates:write'), schema: { hide, params: Id } },
    async (request, reply) => {
      const { id } = request.params
      await auditing(db, request, async (tx) => {
        await deleteTemplate(tx, callerOf(request).workspaceId, id)
        return { result: undefined, act: { action: 'campaign.template-deleted', subject: id } }
      })
      return reply.code(204).send()
    },
  )
}
