/** Every background job of Tidings on one page, with its schedule. */
import { forgetOldAnswers } from './api/idempotency.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import { openEmbeddings } from './platform/embeddings.ts'
import type { Job } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { PUBLISH_DUE_CAMPAIGNS, publishDueCampaigns } from './resources/campaigns/publish.ts'
import { publishDuePostRequests } from './resources/post-requests/jobs.ts'
import { PUBLISH_DUE_POST_REQUESTS } from './resources/post-requests/schemas.ts'
import { embedProducts } from './resources/products/jobs.ts'

export interface WorkerDependencies {
  readonly db: Db
  readonly config: Config
  readonly log: Log
}

export function jobsOf({ db, config, log }: WorkerDependencies): Job[] {
  const embeddings = openEmbeddings(config.EMBEDDINGS_URL, log)
  return [
    { name: PUBLISH_DUE_CAMPAIGNS, cron: '* * * * *', run: () => publishDueCampaigns(db) },
    {
      name: PUBLISH_DUE_POST_REQUESTS,
      cron: '* * * * *',
      run: () => publishDuePostRequests({ db, log }),
    },
    { name: 'embed-products', cron: '* * * * *', run: () => embedProducts(db, embeddings) },
    { name: 'forget-old-answers', cron: '17 * * * *', run: () => forgetOldAnswers(db) },
  ]
}
