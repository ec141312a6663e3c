/** The people behind the numbers of a report, and how its first two days went. */
import { CampaignId } from '../campaigns/schemas.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { countMailings, reportMailing } from '../messaging/mailings/report-store.ts'
import { listMessagesOf, type DeliveryState } from '../messaging/mailings/messages-store.ts'
import type { Db } from '../platform/database.ts'
import { listEngaged, readCurve } from '../tracking/report-store.ts'
import { CampaignCurve, CampaignPeople, PeopleQuery } from './campaign-schemas.ts'
import { config } from './declare.ts'

const PAGE = 50
const hide = true

type People = CampaignPeople['items']

export function campaignPeopleRoutes(http: Http, { db }: { readonly db: Db }): void {
  http.get(
    '/campaigns/:id/people',
    {
      config: config('read'),
      schema: { hide, params: CampaignId, querystring: PeopleQuery, response: { 200: CampaignPeople } },
    },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const people = await peopleOf(db, workspaceId, request.params.id, request.query)
      const last = people.length === PAGE ? people.at(-1)?.id : undefined
      return { items: people, ...(last === undefined ? {} : { next: last }) }
    },
  )

  http.get(
    '/campaigns/:id/curve',
    { config: config('read'), schema: { hide, params: CampaignId, response: { 200: CampaignCurve } } },
    async (request) => {
      const { workspaceId } = callerOf(request)
      const [mailing] = await mailingsOf(db, workspaceId, request.params.id)
      if (!mailing) return { from: null, hours: [] }
      const { firstSent } = await reportMailing(db, workspaceId, mailing.id)
      if (firstSent === null) return { from: null, hours: [] }
      return { from: firstSent, hours: await readCurve(db, workspaceId, [mailing.id], firstSent) }
    },
  )
}

const STATES: Readonly<Record<Exclude<PeopleQuery['which'], 'opened' | 'clicked'>, DeliveryState>> = {
  sent: 'sent',
  failed: 'failed',
  skipped: 'skipped',
  unknown: 'unknown',
  waiting: 'queued',
}

async function peopleOf(
  db: Db,
  workspaceId: string,
  campaignId: string,
  { which, after }: PeopleQuery,
): Promise<People> {
  const page = { after, limit: PAGE }
  if (which === 'opened' || which === 'clicked') {
    const mailings = await mailingsOf(db, workspaceId, campaignId)
    const kind = which === 'opened' ? 'open' : 'click'
    const engaged = await listEngaged(db, workspaceId, {
      mailingIds: mailings.map(({ id }) => id),
      kind,
      ...page,
    })
    return engaged.map((each) => ({ ...each, reason: null, detail: null }))
  }
  const messages = await listMessagesOf(db, { workspaceId, campaignId, state: STATES[which] }, page)
  return messages.map(({ id, contactId, address, reason, detail, settled }) => ({
    id,
    contactId,
    address,
    reason,
    detail,
    at: settled,
  }))
}

/** The campaign's own: a teaser is read on other screens. */
async function mailingsOf(db: Db, workspaceId: string, campaignId: string) {
  const mailings = await countMailings(db, workspaceId, campaignId)
  return mailings.filter(({ kind }) => kind === 'campaign')
}
