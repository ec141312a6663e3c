/** Every background job of Tidings on one page, with its interval, and what is looked for all the time. */
import { readBounceMailbox } from './messaging/bounces/jobs.ts'
import { judgeReports } from './messaging/bounce-watch/reports.ts'
import { registerMailingOwner } from './messaging/mailing-owner.ts'
import { campaignOwner } from './campaigns/mailing-owner.ts'
import { openFreezing } from './messaging/audience/freezing.ts'
import { finishDrainedMailings } from './messaging/mailings/mailing-lifecycle.ts'
import { openInvitations } from './automation/invitations/send.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/database.ts'
import { openDispatcher } from './events/dispatch.ts'
import { openFlows } from './automation/flows/advance.ts'
import { welcomeConsumer } from './automation/welcome/consumer.ts'
import { flowConsumer } from './automation/flows/consumer.ts'
import { openEmbeddings } from './platform/embeddings.ts'
import { openJobs, type Job } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import type { Loop } from './platform/poll-loop.ts'
import { forgetWhatIsOver } from './platform/retention.ts'
import { openEgressClient } from './platform/egress-client.ts'
import { openContactTasks } from './contacts/tasks/run.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { openPublishing } from './campaigns/publish-due.ts'
import { openPostRequests } from './campaigns/post-requests/jobs.ts'
import { embedProducts } from './catalog/products/jobs.ts'
import { keepDueValues } from './contacts/custom-fields/value-due-store.ts'
import { indexDueProducts } from './catalog/products/search/index-due.ts'
import { webhookConsumer } from './webhooks/consumer.ts'
import { openWebhooks } from './webhooks/deliver.ts'
import { forgetOldAccounts } from './accounts/audit-store.ts'
import { auditErased } from './accounts/workspace-audit.ts'
import { eraseOverWorkspaces } from './workspaces/ending/erase.ts'
import { openMediaStore } from './platform/object-store/open.ts'
import { sweepMedia } from './media/removal.ts'
import { forgetOldMessages } from './webhooks/log-store.ts'

// Registers what campaigns do when their mailings end, in every process that may end one.
registerMailingOwner(campaignOwner)

const MINUTE = 60
const HOUR = 3_600

export interface WorkerDependencies {
  readonly db: Db
  readonly config: Config
  readonly log: Log
}

export function jobsOf({ db, config, log }: WorkerDependencies): Job[] {
  const embeddings = openEmbeddings(config.EMBEDDINGS_URL, log)
  return [
    { name: 'settle-mailings', everySeconds: MINUTE, run: () => finishDrainedMailings(db) },
    { name: 'judge-bounces', everySeconds: MINUTE, run: () => judgeReports(db, log) },
    { name: 'index-products', everySeconds: MINUTE, run: () => indexDueProducts(db) },
    { name: 'keep-contact-values', everySeconds: MINUTE, run: () => keepDueValues(db) },
    { name: 'embed-products', everySeconds: MINUTE, run: () => embedProducts(db, embeddings) },
    { name: 'read-bounce-mailbox', everySeconds: MINUTE, run: () => readBounceMailbox({ db, config, log }) },
    {
      name: 'erase-workspaces',
      everySeconds: HOUR,
      run: () => eraseOverWorkspaces({ db, log, store: openMediaStore(config), note: auditErased }),
    },
    { name: 'sweep-media', everySeconds: HOUR, run: () => sweepMedia(db, openMediaStore(config)) },
    {
      name: 'forget-what-is-over',
      everySeconds: HOUR,
      run: () => forgetWhatIsOver(db, [forgetOldMessages, forgetOldAccounts]),
    },
  ]
}

/**
 * All work in the background but sending: what is due is looked for in the tables of those who asked for it, twice a second,
 * and jobs are run at their intervals.
 */
export function openLoops({ db, config, log }: WorkerDependencies): Loop {
  const egress = openEgressClient(config.WEBHOOK_NETWORKS)
  const { PUBLIC_URL: publicUrl, SMS_URL: smsUrl } = config
  const loops = [
    openJobs(db, log, jobsOf({ db, config, log })),
    openPublishing({ db, publicUrl, smsUrl }, log),
    openPostRequests({ db, log, publicUrl }),
    openFreezing(db, log),
    openDispatcher({
      db,
      log,
      consumers: [webhookConsumer, flowConsumer(publicUrl), welcomeConsumer],
    }),
    openInvitations({ db, log, publicUrl }),
    openFlows({ db, log }),
    openWebhooks({ db, log, egress }),
    openContactTasks({ db, log, personalData: PERSONAL_DATA }),
  ]
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()))
      await egress.close()
    },
  }
}
