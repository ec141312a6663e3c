/** The endpoints of one's own data: only by a fresh link that was sent to the contact's own address. */
import type { Http } from '../../http/http.ts'
import { linkExpires, sendDataLink } from '../../automation/data-link.ts'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database.ts'
import type { PersonalDataSource } from '../../platform/personal-data.ts'
import { Refusal } from '../../refusals.ts'
import { eraseContact, readPersonalData } from '../../contacts/erasure.ts'
import { dataPage, erasePage, linkHeldBackPage, linkSentPage } from './data-pages.ts'
import type { LinkAuth, Shown, LinkRequest } from './link-auth.ts'
import { erasedPage, expiredLinkPage } from './error-pages.ts'
import { LINK_ROUTE } from './link-route.ts'

type Sources = readonly PersonalDataSource[]

export interface DataDependencies {
  readonly db: Db
  readonly publicUrl: string
  readonly secret: () => Promise<Buffer>
  readonly linkAuth: LinkAuth
  /** Every module that keeps something of a person. */
  readonly personalData: Sources
}

export function declareDataRoutes(http: Http, dependencies: DataDependencies): void {
  const { db, publicUrl, secret, linkAuth, personalData } = dependencies

  http.post(
    '/preferences/:token/data',
    LINK_ROUTE,
    linkAuth('preferences', async ({ reader, subject: { workspaceId, contactId } }) => {
      const order = { workspaceId, contactId, publicUrl, secret: await secret() }
      const sent = await sendDataLink(db, order)
      if (!sent) return erasedPage(reader.feed)
      return 'from' in sent ? linkHeldBackPage(reader.feed, sent) : linkSentPage(reader.feed, sent)
    }),
  )

  http.get(
    '/my-data/:token',
    LINK_ROUTE,
    linkAuth(
      'data',
      whileItWorks(async ({ reader }) => dataPage(reader)),
    ),
  )

  http.post(
    '/my-data/:token/download',
    LINK_ROUTE,
    linkAuth(
      'data',
      whileItWorks((visit) => sendData(db, personalData, visit)),
    ),
  )

  http.get(
    '/my-data/:token/erase',
    LINK_ROUTE,
    linkAuth(
      'data',
      whileItWorks(async ({ reader }) => erasePage(reader)),
    ),
  )

  http.post(
    '/my-data/:token/erase',
    LINK_ROUTE,
    linkAuth(
      'data',
      whileItWorks((visit) => erase(db, personalData, visit)),
    ),
  )
}

function whileItWorks(show: (visit: LinkRequest) => Promise<Shown>) {
  return async (visit: LinkRequest): Promise<Shown> =>
    now() < linkExpires(visit.subject.deliveryId) ? show(visit) : expiredLinkPage(visit.reader.feed)
}

async function sendData(db: Db, sources: Sources, { reader, subject, reply }: LinkRequest): Promise<Shown> {
  const data = await readPersonalData(db, subject.workspaceId, subject.contactId, sources)
  if (!data) return erasedPage(reader.feed)
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(`${JSON.stringify(data, null, 2)}\n`)
}

/** A twin that was first has done what was asked for. */
async function erase(db: Db, sources: Sources, { reader, subject }: LinkRequest): Promise<Shown> {
  try {
    await eraseContact(db, subject.workspaceId, subject.contactId, 'my data page', sources)
  } catch (error) {
    if (!(error instanceof Refusal && error.refusal === 'contact-unknown')) throw error
  }
  return erasedPage(reader.feed)
}
