/** Every background job of Tidings on one page, with its schedule, and what is looked for all the time. */
import { readBounceMailbox } from './messaging/bounces/jobs.ts'
import { judgeReports } from './messaging/bounce-watch/reports.ts'
import { registerMailingOwner } from './messaging/mailing-owner.ts'
import { campaignOwner } from './campaigns/mailing-owner.ts'
import { finishDrainedMailings } from './messaging/mailings/mailing-lifecycle.ts'
import { openInvitations } from './automation/invitations/send.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import { openDispatcher } from './events/dispatch.ts'
import { openFlows } from './automation/flows/advance.ts'
import { welcomeConsumer } from './automation/welcome/consumer.ts'
import { flowConsumer } from './automation/flows/consumer.ts'
import { openEmbeddings } from './platform/embeddings.ts'
import type { Job } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { forgetWhatIsOver } from './platform/retention.ts'
import { openEgressClient } from './platform/egress-client.ts'
import { PUBLISH_DUE_CAMPAIGNS, publishDueCampaigns } from './campaigns/publish.ts'
import { publishDuePostRequests } from './campaigns/post-requests/jobs.ts'
import { PUBLISH_DUE_POST_REQUESTS } from './campaigns/post-requests/schemas.ts'
import { embedProducts } from './catalog/products/jobs.ts'
import { indexDueProducts } from './catalog/products/search/indexing.ts'
import { webhookConsumer } from './webhooks/consumer.ts'
import { openWebhooks } from './webhooks/deliver.ts'
import { forgetOldMessages } from './webhooks/log-store.ts'

// Campaigns hear how their mailings end, in every process that may end one.
registerMailingOwner(campaignOwner)

export interface WorkerDependencies {
  readonly db: Db
  readonly config: Config
  readonly log: Log
}

export function jobsOf({ db, config, log }: WorkerDependencies): Job[] {
  const embeddings = openEmbeddings(config.EMBEDDINGS_URL, log)
  return [
    {
      name: PUBLISH_DUE_CAMPAIGNS,
      cron: '* * * * *',
      run: () => publishDueCampaigns({ db, publicUrl: config.PUBLIC_URL, smsUrl: config.SMS_URL }),
    },
    { name: 'finish-mailings', cron: '* * * * *', run: () => finishDrainedMailings(db) },
    { name: 'judge-bounces', cron: '* * * * *', run: () => judgeReports(db, log) },
    {
      name: PUBLISH_DUE_POST_REQUESTS,
      cron: '* * * * *',
      run: () => publishDuePostRequests({ db, log, publicUrl: config.PUBLIC_URL }),
    },
    { name: 'index-products', cron: '* * * * *', run: () => indexDueProducts(db) },
    { name: 'embed-products', cron: '* * * * *', run: () => embedProducts(db, embeddings) },
    { name: 'read-bounce-mailbox', cron: '* * * * *', run: () => readBounceMailbox({ db, config, log }) },
    { name: 'forget-what-is-over', cron: '17 * * * *', run: () => forgetWhatIsOver(db, [forgetOldMessages]) },
  ]
}

/** Work that waits for nobody's schedule: events handed over, invitations sent, flows moved on, webhooks delivered. */
export function openLoops({ db, config, log }: WorkerDependencies): { stop(): Promise<void> } {
  const egress = openEgressClient(config.WEBHOOK_NETWORKS)
  const loops = [
    openDispatcher({
      db,
      log,
      consumers: [webhookConsumer, flowConsumer(config.PUBLIC_URL), welcomeConsumer],
    }),
    openInvitations({ db, log, publicUrl: config.PUBLIC_URL }),
    openFlows({ db, log }),
    openWebhooks({ db, log, egress }),
  ]
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
      await egress.close()
    },
  }
}
