/** Every route of Tidings on one page, in the order of the specification, under the same hooks. */
import { bareServer } from './http/bare-server.ts'
import type { Gate } from './http/gate.ts'
import type { Http } from './http/http.ts'
import { installHooks } from './http/hooks.ts'
import { openSharedRates } from './http/shared-rates.ts'
import { openKeyRing, type KeyRing } from './http/authentication.ts'
import type { Rate } from './lib/rate.ts'
import type { Config } from './platform/config.ts'
import type { Queryable } from './platform/database.ts'
import { openDns } from './platform/dns.ts'
import { redirectUrlOf } from './accounts/provider-rules.ts'
import { openProvider } from './platform/provider.ts'
import { openEmbeddings } from './platform/embeddings.ts'
import type { Pools } from './platform/pools.ts'
import { openSearches } from './platform/searches.ts'
import { listReader, type ListReader } from './http/list-reader.ts'
import { twilioAccount } from './platform/sms/open.ts'
import type { Logger } from 'pino'
import { reportRoutes } from './messaging/bounces/routes.ts'
import type { ObjectStore } from './platform/object-store/store.ts'
import { openMedia } from './media/open.ts'
import { mediaRoutes } from './media/routes.ts'
import { shortLinkRoutes } from './messaging/short-links/routes.ts'
import { smsRoutes } from './messaging/sms/routes.ts'
import { measurementRoutes } from './tracking/routes.ts'
import { keepKeyUses } from './http/key-use-store.ts'
import { keepRequests } from './http/request-log-store.ts'
import { holdToTls, logRequests } from './http/request-log.ts'
import { operatorRoutes } from './http/operator-routes.ts'
import { campaignRoutes } from './campaigns/routes.ts'
import { contactWebhookRoutes } from './contacts/webhook/routes.ts'
import { collectionRoutes } from './catalog/collections/routes.ts'
import { collectionWriter } from './catalog/collections/upsert.ts'
import { contactRoutes } from './contacts/routes.ts'
import { contactWriter, type ContactWriter } from './contacts/upsert.ts'
import { embeddedIntegrationRoutes } from './posts/embeds/routes.ts'
import { postRequestRoutes } from './campaigns/post-requests/routes.ts'
import { postRoutes } from './posts/routes.ts'
import { productRoutes } from './catalog/products/routes.ts'
import { openMisses } from './catalog/products/search/misses.ts'
import { productWriter } from './catalog/products/upsert.ts'
import { teamMemberRoutes } from './workspaces/team-members/routes.ts'
import { workspaceRoutes } from './workspaces/routes.ts'
import { consentRoutes } from './site/consent/routes.ts'
import { errorPage } from './site/error-page.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { declareSite } from './site/declare-site.ts'
import { openSessions } from './accounts/sessions.ts'
import { appRoutes } from './app-api/routes.ts'
import { auditWrites } from './app-api/audit-writes.ts'
import { mailFrameRoute } from './app-api/mail-frame.ts'
import { pageRoutes } from './app-api/pages.ts'
import { guideRoutes } from './site/docs/guides.ts'
import { describeAll } from './site/docs/document.ts'
import { referenceRoutes } from './site/docs/reference.ts'

export interface Dependencies {
  readonly config: Config
  readonly pools: Pools
  readonly log: Logger
  /** The port that is open already; without one it is asked directly, or made to listen. */
  readonly gate?: Gate
}

/** The application, ready to listen or to be asked directly. `close` finishes what is in flight. */
export async function openServer(dependencies: Dependencies): Promise<Http> {
  const { config, pools, log, gate } = dependencies
  const db = pools.requests
  const [keys, rates] = await Promise.all([openKeyRing(db), openSharedRates(db)])
  const http = bareServer(config, log, gate)
  http.addHook('onClose', async () => void (await Promise.all([keys.close(), rates.close()])))
  if (config.PUBLIC_URL.startsWith('https:')) holdToTls(http)
  await installHooks(http, {
    db,
    keys,
    rates,
    sessions: openSessions({ db, publicUrl: config.PUBLIC_URL }),
    operatorToken: config.OPERATOR_TOKEN,
    errorPage,
    corsOrigins: config.API_CORS_ORIGINS,
    keyRate: { perMinute: config.RATE_LIMIT_PER_MINUTE, burst: config.RATE_LIMIT_BURST },
    publicRate: { perMinute: config.PUBLIC_RATE_LIMIT_PER_MINUTE, burst: config.RATE_LIMIT_BURST },
  })
  noteRequests(http, pools.work)
  describeAll(http, config)
  const contacts = contactWriter(db)
  const lists = listReader(db, openSearches(pools.searches, pools.health))
  await http.register(async (api: Http) => declareApi(api, { ...dependencies, keys, contacts, lists }), {
    prefix: '/api',
  })
  await declareWebhooks(http, dependencies, keys, contacts)
  const pictures = await declareApp(http, dependencies, lists)
  const pages = { db, publicUrl: config.PUBLIC_URL, personalData: PERSONAL_DATA, pictures }
  await http.register((scope: Http) => consentRoutes(scope, { ...pages, strangerRate: strangerRate(config) }))
  measurementRoutes(http, { db })
  referenceRoutes(http)
  guideRoutes(http, pages)
  mailFrameRoute(http)
  pageRoutes(http)
  shortLinkRoutes(http, pages)
  await declareSite(http, pages)
  return http
}

/** In the program's log, in the log of each key, and in the log of who did what. Before any route is declared. */
function noteRequests(http: Http, db: Queryable): void {
  logRequests(http)
  keepRequests(http, db)
  keepKeyUses(http, db)
  auditWrites(http, db)
}
interface Api extends Dependencies {
  readonly keys: KeyRing
  readonly contacts: ContactWriter
  readonly lists: ListReader
}

async function declareApi(api: Http, { config, pools, log, keys, contacts, lists }: Api): Promise<void> {
  const db = pools.requests
  workspaceRoutes(api, { lists, publicUrl: config.PUBLIC_URL })
  teamMemberRoutes(api, { db })
  contactRoutes(api, { db, lists, downloads: pools.downloads, contacts })
  productRoutes(api, {
    lists,
    products: productWriter(db),
    embeddings: openEmbeddings(config.EMBEDDINGS_URL, log),
    misses: openMisses(db, log),
  })
  collectionRoutes(api, { lists, collections: collectionWriter(db) })
  postRoutes(api, { db, lists, publicUrl: config.PUBLIC_URL })
  postRequestRoutes(api, { db, publicUrl: config.PUBLIC_URL })
  campaignRoutes(api, { db, lists, publicUrl: config.PUBLIC_URL })
  embeddedIntegrationRoutes(api, { db, lists })
  operatorRoutes(api, { db, health: pools.health, keys })
}

async function declareWebhooks(
  http: Http,
  dependencies: Dependencies,
  keys: KeyRing,
  contacts: ContactWriter,
): Promise<void> {
  const { config } = dependencies
  const db = dependencies.pools.requests
  await http.register((scope: Http) => contactWebhookRoutes(scope, formRules(dependencies, keys, contacts)), {
    prefix: '/webhooks/contacts',
  })
  const options = { db, publicUrl: config.PUBLIC_URL, strangerRate: strangerRate(config) }
  await http.register((scope: Http) => reportRoutes(scope, options), { prefix: '/webhooks' })
  const account = twilioAccount(config.SMS_URL)
  await http.register((scope: Http) => smsRoutes(scope, { ...options, account }), { prefix: '/webhooks' })
}

/** The app's endpoints, and the pictures that are sent in by them: where those are kept. */
async function declareApp(
  http: Http,
  { config, pools, log }: Dependencies,
  lists: ListReader,
): Promise<ObjectStore> {
  const media = openMedia(config, log)
  http.addHook('onClose', () => media.close())
  const options = {
    db: pools.requests,
    downloads: pools.downloads,
    lists,
    media,
    publicUrl: config.PUBLIC_URL,
    smsUrl: config.SMS_URL,
    smtpUrl: config.SMTP_URL,
    dns: openDns(config.DNS_SERVERS),
    embeddings: openEmbeddings(config.EMBEDDINGS_URL, log),
    provider: config.PROVIDER && openProvider(config.PROVIDER, redirectUrlOf(config.PUBLIC_URL)),
    attemptsPerMinute: config.SIGN_IN_RATE_LIMIT_PER_MINUTE,
    backupReminderDays: config.BACKUP_REMINDER_DAYS,
    personalData: PERSONAL_DATA,
  }
  await http.register(async (app: Http) => appRoutes(app, options), { prefix: '/app/api' })
  mediaRoutes(http, media)
  return media.store
}

function formRules({ config, pools }: Dependencies, keys: KeyRing, contacts: ContactWriter) {
  return {
    db: pools.requests,
    keys,
    contacts,
    perMinute: config.WEBHOOK_RATE_LIMIT_PER_MINUTE,
    totalPerMinute: config.WEBHOOK_TOTAL_RATE_LIMIT_PER_MINUTE,
    totalPerDay: config.WEBHOOK_TOTAL_RATE_LIMIT_PER_DAY,
    strangerRate: strangerRate(config),
  }
}

/** Of calls to addresses that are credentials, with one that is not there. */
function strangerRate(config: Config): Rate {
  return { perMinute: config.PUBLIC_RATE_LIMIT_PER_MINUTE, burst: config.RATE_LIMIT_BURST }
}
