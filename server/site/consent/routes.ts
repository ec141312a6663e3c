/** The doors behind the links of messages. Looking changes nothing (scanners open every link); only a POST does. */
import type { Http } from '../../http/http.ts'
import { changeConsent, confirmConsent, stopAddress } from '../../contacts/consent/changing.ts'
import type { Rate } from '../../lib/rate.ts'
import type { Db } from '../../platform/database.ts'
import { confirmedPage, confirmPage } from './confirm-page.ts'
import { declareDataRoutes } from './data-routes.ts'
import { DOOR } from './door.ts'
import { openEntrance, secretOf, type Stray } from './entrance.ts'
import { takeForms } from './forms.ts'
import { erasedPage, movedPage, oftenPage, stoppedPage } from './lost-pages.ts'
import { preferencesPage } from './preferences-page.ts'
import type { Reader } from './parts.ts'
import { choiceOf, confirmationOf, leavingOf, leavingStrayOf } from './said.ts'
import { leavePage, leftPage } from './unsubscribe-page.ts'

export interface ConsentDependencies {
  readonly db: Db
  readonly publicUrl: string
  /** Of links that are not ours, for each address. */
  readonly strangerRate: Rate
}

/** To be registered by itself: its bodies and its rates are unlike those of other routes. */
export async function consentRoutes(http: Http, dependencies: ConsentDependencies): Promise<void> {
  const { db, publicUrl, strangerRate } = dependencies
  const secret = secretOf(db)
  const entrance = openEntrance({ db, secret, strangerRate })
  takeForms(http)

  http.get(
    '/unsubscribe/:token',
    DOOR,
    entrance('preferences', async ({ reader, channel }) => leavePage(reader, channel)),
  )

  http.post(
    '/unsubscribe/:token',
    DOOR,
    entrance(
      'preferences',
      async (visit) => {
        const { reader, bearer, channel } = visit
        const said = await changeConsent(db, bearer, { [channel]: 'off' }, leavingOf(visit))
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
    DOOR,
    entrance('preferences', async ({ reader }) => preferencesPage(reader)),
  )

  http.post(
    '/preferences/:token',
    DOOR,
    entrance('preferences', async (visit) => {
      const { reader, bearer } = visit
      const choice = choiceOf(visit)
      if (choice === undefined) return preferencesPage(reader)
      const said = await changeConsent(db, bearer, choice.wishes, choice.proof)
      if (typeof said === 'string') return lost(said, reader)
      return preferencesPage({ ...reader, person: said.after }, choice.saved, said)
    }),
  )

  http.get(
    '/confirm/:token',
    DOOR,
    entrance('confirm', async ({ reader, channel }) => confirmPage(reader, channel)),
  )

  http.post(
    '/confirm/:token',
    DOOR,
    entrance('confirm', async (visit) => {
      const { reader, bearer } = visit
      const { wishes, proof } = confirmationOf(visit)
      const said = await confirmConsent(db, bearer, wishes, proof)
      if (typeof said === 'string') return lost(said, reader)
      return confirmedPage({ ...reader, person: said.after })
    }),
  )

  declareDataRoutes(http, { db, publicUrl, secret, entrance })
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
  const { feed, bearer, carrier, binding, channel } = stray
  const proof = leavingStrayOf(stray)
  if (binding === 'moved' && carrier) await stopAddress(db, bearer, carrier, proof)
  else await changeConsent(db, bearer, { [channel]: 'off' }, proof)
  return stoppedPage(feed)
}
