/** Every background job of Tidings on one page, with its schedule. */
import { forgetOldAnswers } from './api/idempotency.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import type { Job } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { PUBLISH_DUE_CAMPAIGNS, publishDueCampaigns } from './resources/campaigns/publish.ts'

export interface WorkerDependencies {
  readonly db: Db
  readonly config: Config
  readonly log: Log
}

export function jobsOf({ db }: WorkerDependencies): Job[] {
  return [
    { name: PUBLISH_DUE_CAMPAIGNS, cron: '* * * * *', run: () => publishDueCampaigns(db) },
    { name: 'forget-old-answers', cron: '17 * * * *', run: () => forgetOldAnswers(db) },
  ]
}
