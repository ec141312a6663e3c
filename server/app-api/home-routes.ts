/** The first page of a workspace: how it grew, what wants a hand, and what a new one does first. */
import { countStanding } from '../campaigns/standing-store.ts'
import { callerOf } from '../http/authentication.ts'
import type { Http } from '../http/http.ts'
import { findHours, findSender } from '../messaging/settings-store.ts'
import type { Queryable } from '../platform/database.ts'
import { findAttention, findSigner, type AttentionOptions } from './attention.ts'
import { config } from './declare.ts'
import { openGrowth } from './growth.ts'
import { Home, type Step } from './home-schemas.ts'

export type HomeOptions = AttentionOptions

export function homeRoutes(http: Http, options: HomeOptions): void {
  const { db } = options
  const growthOf = openGrowth(db)

  http.get(
    '/home',
    { config: config('read'), schema: { hide: true, response: { 200: Home } } },
    async (request) => {
      const { workspaceId, member } = callerOf(request)
      const { timezone } = await findHours(db, workspaceId)
      const [growth, attention] = await Promise.all([
        growthOf(workspaceId, timezone),
        findAttention(options, workspaceId, (name) => member?.permissions.has(name) === true),
      ])
      return { growth, attention, ...(await firstSteps(db, workspaceId, growth.total)) }
    },
  )
}

/** Nothing of it once a campaign is out: what is still missing then wants a hand, and is named there. */
async function firstSteps(
  db: Queryable,
  workspaceId: string,
  contacts: number,
): Promise<{ readonly steps?: Step[] }> {
  const { campaigns, published } = await countStanding(db, workspaceId)
  if (published > 0) return {}
  const sender = await findSender(db, workspaceId)
  const email = sender?.senderEmail ?? null
  const signer = email === null ? undefined : await findSigner(db, workspaceId, email)
  return {
    steps: [
      { name: 'people', isDone: contacts > 0 },
      { name: 'sender', isDone: email !== null && (sender?.postalAddress ?? null) !== null },
      { name: 'domain', isDone: signer?.checks?.every(({ verdict }) => verdict !== 'fail') === true },
      { name: 'campaign', isDone: campaigns > 0 },
      { name: 'publish', isDone: false },
    ],
  }
}
