/** Every endpoint of the app beside the public API, under /app/api. */
import { sessionCookie } from '../accounts/cookie-rules.ts'
import { countAttempts } from '../accounts/attempts.ts'
import type { Http } from '../http/http.ts'
import { homeRoutes, type HomeOptions } from './home-routes.ts'
import { keyRoutes } from './key-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { requestLogRoutes } from './request-routes.ts'
import { auditRoutes } from './audit-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import type { Provider } from '../platform/provider.ts'
import { passkeyRoutes, passkeySignInRoutes } from './passkey-routes.ts'
import { secondStepRoutes } from './second-step-routes.ts'
import { audienceRoutes, type AudienceDoors } from './audience-routes.ts'
import { campaignNameRoutes } from './campaign-names.ts'
import { campaignPeopleRoutes } from './campaign-people.ts'
import { campaignLookRoutes, campaignVerbRoutes, type CampaignDoors } from './campaign-routes.ts'
import { domainRoutes, type DomainDoors } from './domain-routes.ts'
import { bulkRoutes } from './bulk-routes.ts'
import { exportRoutes, type ExportDoors } from './export-routes.ts'
import { importRoutes } from './import-routes.ts'
import { consentTextRoutes } from './consent-text-routes.ts'
import { fieldRoutes } from './field-routes.ts'
import { formRoutes } from './form-routes.ts'
import { contactLookRoutes, contactVerbRoutes, type ContactDoors } from './contact-routes.ts'
import { messageRoutes } from './message-routes.ts'
import { postRequestReviewRoutes } from './post-request-routes.ts'
import { mediaRoutes, type PictureDependencies } from './media-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { productPageRoutes } from './product-routes.ts'
import { collectionPageRoutes } from './collection-routes.ts'
import { settingsRoutes } from './settings-routes.ts'
import { segmentRoutes } from './segment-routes.ts'
import { flowMailRoutes } from './flow-mail-routes.ts'
import { flowRoutes } from './flow-routes.ts'
import { deadLetterRoutes } from './dead-letter-routes.ts'
import { suppressionRoutes } from './suppression-routes.ts'
import { templateRoutes } from './template-routes.ts'
import { postAuthorRoutes } from './post-author-routes.ts'
import { splitTestRoutes } from './split-test-routes.ts'
import { versionRoutes } from './version-routes.ts'
import { teamMemberRoutes } from './team-member-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { workspaceRoutes } from './workspace-routes.ts'

export interface AppDependencies
  extends
    CampaignDoors,
    HomeOptions,
    AudienceDoors,
    ContactDoors,
    DomainDoors,
    ExportDoors,
    PictureDependencies {
  /** Attempts to sign in a minute, of one address. */
  readonly attemptsPerMinute: number
  readonly provider: Provider | undefined
}

const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const

/** Nothing of it is a page: none may show it in a frame, or run what it says. */
function neverPages(http: Http): void {
  http.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(HEADERS))
      if (!reply.hasHeader(name)) void reply.header(name, value)
  })
}

export function appRoutes(http: Http, dependencies: AppDependencies): void {
  const { db, publicUrl, attemptsPerMinute } = dependencies
  neverPages(http)
  const options = { db, cookie: sessionCookie(publicUrl), attempts: countAttempts(db, attemptsPerMinute) }
  sessionRoutes(http, options)
  linkRoutes(http, { ...options, publicUrl })
  secondStepRoutes(http, options)
  const ways = { ...options, publicUrl, provider: dependencies.provider }
  passkeySignInRoutes(http, ways)
  providerRoutes(http, ways)
  passkeyRoutes(http, { db, publicUrl })
  homeRoutes(http, dependencies)
  memberRoutes(http, dependencies)
  auditRoutes(http, { db })
  requestLogRoutes(http, { db })
  campaignRoutes(http, dependencies)
  peopleRoutes(http, dependencies)
  postRequestReviewRoutes(http, dependencies)
  settingsRoutes(http, dependencies)
  workspaceRoutes(http, dependencies)
  teamMemberRoutes(http, dependencies)
  keyRoutes(http, dependencies)
  domainRoutes(http, dependencies)
  formRoutes(http, dependencies)
  messageRoutes(http, dependencies)
  suppressionRoutes(http, dependencies)
  deadLetterRoutes(http, dependencies)
  flowRoutes(http, dependencies)
  flowMailRoutes(http, dependencies)
  searchRoutes(http, dependencies)
  productPageRoutes(http, dependencies)
  collectionPageRoutes(http, dependencies)
  mediaRoutes(http, dependencies)
  pictureRoutes(http, dependencies)
}

/** Contacts, and what is said of all of them. */
function peopleRoutes(http: Http, dependencies: AppDependencies): void {
  contactLookRoutes(http, dependencies)
  contactVerbRoutes(http, dependencies)
  segmentRoutes(http, dependencies)
  audienceRoutes(http, dependencies)
  fieldRoutes(http, dependencies)
  consentTextRoutes(http, dependencies)
  bulkRoutes(http, dependencies)
  exportRoutes(http, dependencies)
  void http.register((scope: Http) => importRoutes(scope, dependencies))
}

/** Campaigns, and what is kept, tried and begun of them. */
function campaignRoutes(http: Http, dependencies: AppDependencies): void {
  campaignVerbRoutes(http, dependencies)
  campaignLookRoutes(http, dependencies)
  versionRoutes(http, dependencies)
  splitTestRoutes(http, dependencies)
  postAuthorRoutes(http, dependencies)
  templateRoutes(http, dependencies)
  campaignPeopleRoutes(http, dependencies)
  campaignNameRoutes(http, dependencies)
}
