/** The pictures of a workspace: sent in, fetched, found, described, cut, deleted. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { takeMedia, takeMediaFrom, type MediaDependencies, type Taken } from '../media/media.ts'
import { removeFiles } from '../media/removal.ts'
import { PICTURE_BYTES } from '../media/rules.ts'
import { cutMedia } from '../media/shapes.ts'
import { bytesUsed, changeMedia, listMedia, readMedia } from '../media/store.ts'
import { markDeleting } from '../media/unfinished-store.ts'
import type { Db } from '../platform/database.ts'
import { refuse } from '../refusals.ts'
import { auditing } from './audit.ts'
import { config } from './declare.ts'
import { fileOf, shown } from './media-answers.ts'
import {
  Crop,
  CropMade,
  FromUrl,
  MediaChanges,
  MediaDetail,
  MediaList,
  MediaQuery,
  MediaRecord,
  Removal,
  UploadQuery,
} from './media-schemas.ts'
import { usedIds, usesOf } from './media-uses.ts'
import { Id } from './schemas.ts'

export interface PictureDependencies {
  readonly db: Db
  readonly media: MediaDependencies
  readonly publicUrl: string
}

const hide = true
const PAGE = 60
const NAMED = 3

export function mediaRoutes(http: Http, given: PictureDependencies): void {
  lookRoutes(http, given)
  takeRoutes(http, given)
  changeRoutes(http, given)
}

function lookRoutes(http: Http, { db, media, publicUrl }: PictureDependencies): void {
  http.get(
    '/media',
    { config: config('read'), schema: { hide, querystring: MediaQuery, response: { 200: MediaList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { $offset: offset = 0, $limit: limit = PAGE, search = '', unused } = request.query
      const except = unused ? await usedIds(db, workspaceId) : undefined
      const { total, items } = await listMedia(db, workspaceId, {
        search: search.trim(),
        except,
        offset,
        limit,
      })
      return {
        meta: { maxResults: total },
        items: items.map((row) => shown(row, workspaceId, publicUrl)),
        usedBytes: await bytesUsed(db, workspaceId),
        quotaBytes: media.quotaBytes,
      }
    },
  )

  http.get(
    '/media/:id',
    { config: config('read'), schema: { hide, params: Id, response: { 200: MediaDetail } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const row = await readMedia(db, workspaceId, request.params.id)
      return { ...shown(row, workspaceId, publicUrl), uses: await usesOf(db, workspaceId, row.id) }
    },
  )
}

function takeRoutes(http: Http, { db, media, publicUrl }: PictureDependencies): void {
  const answer = (request: FastifyRequest, reply: FastifyReply, { row, isNew }: Taken) =>
    reply.code(isNew ? 201 : 200).send(shown(row, callerOf(request).workspaceId, publicUrl))
  const response = { 200: MediaRecord, 201: MediaRecord }

  void http.register(async (scope: Http) => {
    // Left where it is: it is read piece by piece, by whoever may send it.
    scope.addContentTypeParser(/^(image\/|application\/octet-stream)/, (_request, _payload, done) =>
      done(null),
    )

    scope.post(
      '/media',
      { config: config('media:write'), schema: { hide, querystring: UploadQuery, response } },
      async (request, reply) => {
        const { headers, query, raw } = request
        if (!/^(image\/|application\/octet-stream)/.test(headers['content-type'] ?? ''))
          refuse('picture-type')
        if (Number(headers['content-length'] ?? 0) > PICTURE_BYTES)
          refuse('picture-too-large', PICTURE_BYTES / 1_000_000)
        const { workspaceId } = callerOf(request)
        return answer(
          request,
          reply,
          await takeMedia(db, media, workspaceId, { name: query.name ?? '', stream: raw }),
        )
      },
    )
  })

  http.post(
    '/media-by-url',
    { config: config('media:write'), schema: { hide, body: FromUrl, response } },
    async (request, reply) =>
      answer(request, reply, await takeMediaFrom(db, media, callerOf(request).workspaceId, request.body.url)),
  )
}

function changeRoutes(http: Http, { db, media, publicUrl }: PictureDependencies): void {
  http.patch(
    '/media/:id',
    {
      config: config('media:write'),
      schema: { hide, params: Id, body: MediaChanges, response: { 200: MediaRecord } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { focus, ...words } = request.body
      const row = await changeMedia(db, workspaceId, request.params.id, {
        ...words,
        focusX: focus?.x,
        focusY: focus?.y,
      })
      return shown(row, workspaceId, publicUrl)
    },
  )

  http.post(
    '/media/:id/cuts',
    { config: config('media:write'), schema: { hide, params: Id, body: Crop, response: { 200: CropMade } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const file = await cutMedia(db, media, workspaceId, { id, shape: request.body.shape })
      return fileOf(file, { workspaceId, id, publicUrl })
    },
  )

  http.delete(
    '/media/:id',
    { config: config('media:delete'), schema: { hide, params: Id, querystring: Removal } },
    async (request, reply) => {
      const { workspaceId } = callerOf(request)
      const { id } = request.params
      const { files } = await auditing(db, request, async (tx) => {
        const uses = await usesOf(tx, workspaceId, id)
        if (uses.length > 0 && !request.query.anyway) {
          const names = uses.slice(0, NAMED).map(({ title, id: of }) => `"${title ?? of}"`)
          refuse('media-used', names, uses.length)
        }
        const row = await markDeleting(tx, workspaceId, id)
        const details = { name: row.name, uses: uses.length }
        return { result: row, act: { action: 'media.deleted', subject: id, details } }
      })
      // It is deleted; files that cannot be taken away now are found by the job.
      await removeFiles(db, media.store, { workspaceId, id, files }).catch((error: unknown) =>
        request.log.error({ err: error }, 'the files of a picture could not be taken away'),
      )
      return reply.code(204).send()
    },
  )
}
