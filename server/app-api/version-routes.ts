/** What a draft was: its versions listed, read, brought back. */
import { namesOfAccounts } from '../accounts/store.ts'
import { restoreVersion } from '../campaigns/history/going-back.ts'
import { listVersions, readVersion } from '../campaigns/history/store.ts'
import { presentCampaign } from '../campaigns/rules.ts'
import { CampaignId, CampaignRecord, IfMatch } from '../campaigns/schemas.ts'
import { readCampaign } from '../campaigns/store.ts'
import { callerOf } from '../http/authentication.ts'
import { authorOf } from '../http/author.ts'
import type { Http } from '../http/http.ts'
import { entityTag } from '../http/preconditions.ts'
import type { Db } from '../platform/database.ts'
import { listKeys } from '../workspaces/api-keys/store.ts'
import { audited } from './audit.ts'
import { config } from './declare.ts'
import { VersionContent, VersionId, VersionList } from './version-schemas.ts'

const hide = true

export function versionRoutes(
  http: Http,
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
): void {
  http.get(
    '/campaigns/:id/versions',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: VersionList } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      await readCampaign(db, workspaceId, request.params.id)
      const versions = await listVersions(db, workspaceId, request.params.id)
      const names = await namesOf(db, workspaceId, versions)
      const items = versions.map(({ authorKind: kind, authorId, id, begun, saved, restoredFrom }) => {
        const by = kind === null || authorId === null ? null : { kind, name: names.get(authorId) ?? null }
        return { id, by, begun, saved, restoredFrom }
      })
      return { items }
    },
  )

  http.get(
    '/campaigns/:id/versions/:version',
    { config: config('read'), schema: { hide, params: VersionId, response: { 200: VersionContent } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const { id, version } = request.params
      const campaign = await readCampaign(db, workspaceId, id)
      const { content, saved, splitTest } = await readVersion(db, workspaceId, id, version)
      const shown = { id: version, saved, content: presentCampaign({ ...campaign, ...content }, publicUrl) }
      if (splitTest === null) return shown
      const { plan } = splitTest
      return { ...shown, plan: plan && { ...plan, others: [...plan.others] } }
    },
  )

  http.post(
    '/campaigns/:id/versions/:version/restore',
    {
      config: config('drafts:write'),
      schema: { hide, params: VersionId, headers: IfMatch, response: { 200: CampaignRecord } },
    },
    async (request, reply) => {
      const { id, version: versionId } = request.params
      const { workspaceId } = callerOf(request)
      const act = { action: 'campaign.restored', subject: id, details: { version: versionId } } as const
      const what = { id, versionId, ifMatch: request.headers['if-match'] }
      const campaign = await restoreVersion(audited(db, request, act), workspaceId, what, authorOf(request))
      void reply.header('etag', entityTag(campaign.hash))
      return presentCampaign(campaign, publicUrl)
    },
  )
}

/** Names of people and keys by their ids, two statements however many versions there are. */
async function namesOf(
  db: Db,
  workspaceId: string,
  versions: readonly { readonly authorKind: 'person' | 'key' | null; readonly authorId: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const people = versions.flatMap(({ authorKind, authorId }) =>
    authorKind === 'person' && authorId !== null ? [authorId] : [],
  )
  const named = people.length > 0 ? await namesOfAccounts(db, [...new Set(people)]) : []
  const hasKeys = versions.some(({ authorKind }) => authorKind === 'key')
  const keys = hasKeys ? await listKeys(db, workspaceId) : []
  return new Map([...named, ...keys].map(({ id, name }) => [id, name]))
}
