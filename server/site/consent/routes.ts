/** The endpoints behind the links of messages. Looking changes nothing (scanners open every link); only a POST does. */
import type { Http } from '../../http/http.ts'
import { changeConsent, confirmConsent, stopAddress } from '../../contacts/consent/change-consent.ts'
import type { Rate } from '../../lib/rate.ts'
import type { PersonalDataSource } from '../../platform/personal-data.ts'
import type { Db } from '../../platform/database.ts'
import { confirmedPage, confirmPage } from './confirm-page.ts'
import { declareDataRoutes } from './data-routes.ts'
import { LINK_ROUTE } from './link-route.ts'
import { openLinkAuth, secretOf, type Stray } from './link-auth.ts'
import { takeForms } from './forms.ts'
import { erasedPage, movedPage, oftenPage, stoppedPage } from './error-pages.ts'
import { preferencesPage } from './preferences-page.ts'
import type { Reader } from './parts.ts'
import { choiceOf, confirmationOf, leavingOf, leavingStrayOf } from './form-to-wishes.ts'
import { leavePage, leftPage } from './unsubscribe-page.ts'

export interface ConsentDependencies {
  readonly db: Db
  readonly publicUrl: string
  /** Of links that are not ours, for each address. */
  readonly strangerRate: Rate
  /** Every module that keeps something of a person: what it is given of itself, and erased from. */
  readonly personalData: readonly PersonalDataSource[]
}

/** To be registered by itself: its bodies and its rates are unlike those of other routes. */
export async function consentRoutes(http: Http, dependencies: ConsentDependencies): Promise<void> {
  const { db, publicUrl, strangerRate, personalData } = dependencies
  const secret = secretOf(db)
  const linkAuth = openLinkAuth({ db, secret, strangerRate })
  takeForms(http)

  http.get(
    '/unsubscribe/:token',
    LINK_ROUTE,
    linkAuth('preferences', async ({ reader, channel }) => leavePage(reader, channel)),
  )

  http.post(
    '/unsubscribe/:token',
    LINK_ROUTE,
    linkAuth(
      'preferences',
      async (visit) => {
        const { reader, subject, channel } = visit
        const said = await changeConsent(db, subject, { [channel]: 'off' }, leavingOf(visit))
        if (typeof said === 'string') return lost(said, reader)
        const { before, after } = said
        if (before === after) return leavePage({ ...reader, person: after }, channel)
        return leftPage({ ...reader, person: after, before }, channel)
      },
      (stray) => stop(db, stray),
    ),
  )

  http.get(
    '/preferences/:token',
    LINK_ROUTE,
    linkAuth('preferences', async ({ reader }) => preferencesPage(reader)),
  )

  http.post(
    '/preferences/:token',
    LINK_ROUTE,
    linkAuth('preferences', async (visit) => {
      const { reader, subject } = visit
      const choice = choiceOf(visit)
      if (choice === undefined) return preferencesPage(reader)
      const said = await changeConsent(db, subject, choice.wishes, choice.proof)
      if (typeof said === 'string') return lost(said, reader)
      return preferencesPage({ ...reader, person: said.after }, choice.saved, said)
    }),
  )

  http.get(
    '/confirm/:token',
    LINK_ROUTE,
    linkAuth('confirm', async ({ reader, channel }) => confirmPage(reader, channel)),
  )

  http.post(
    '/confirm/:token',
    LINK_ROUTE,
    linkAuth('confirm', async (visit) => {
      const { reader, subject } = visit
      const { wishes, proof } = confirmationOf(visit)
      const said = await confirmConsent(db, subject, wishes, proof)
      if (typeof said === 'string') return lost(said, reader)
      return confirmedPage({ ...reader, person: said.after })
    }),
  )

  declareDataRoutes(http, { db, publicUrl, secret, linkAuth, personalData })
}

/** Why nothing was changed: what became of the contact between the look at it and the act, or how often it did so. */
function lost(why: 'erased' | 'moved' | 'often', { feed, token }: Reader): string {
  if (why === 'often') return oftenPage(feed, token)
  return why === 'erased' ? erasedPage(feed) : movedPage(feed, token, true)
}

/**
 * A wish to leave by a link that is not bound to the contact's address: the address it was sent to is written to no more,
 * whoever holds it by now; the contact, which has another one, stays as it is and is not shown.
 */
async function stop(db: Db, stray: Stray): Promise<string> {
  const { feed, subject, sourceMessage, binding, channel } = stray
  const proof = leavingStrayOf(stray)
  if (binding === 'moved' && sourceMessage) await stopAddress(db, subject, sourceMessage, proof)
  else await changeConsent(db, subject, { [channel]: 'off' }, proof)
  return stoppedPage(feed)
}
