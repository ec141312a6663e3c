/** The doors behind the links of messages. Looking changes nothing (scanners open every link); only a POST does. */
import type { Http } from '../../http/http.ts'
import { changeConsent, confirmConsent } from '../../contacts/consent/changing.ts'
import type { Rate } from '../../lib/rate.ts'
import type { Db } from '../../platform/database.ts'
import { confirmedPage, confirmPage } from './confirm-page.ts'
import { declareDataRoutes } from './data-routes.ts'
import { DOOR } from './door.ts'
import { openEntrance, secretOf } from './entrance.ts'
import { takeForms } from './forms.ts'
import { erasedPage } from './lost-pages.ts'
import { preferencesPage } from './preferences-page.ts'
import { choiceOf, confirmationOf, leavingOf } from './said.ts'
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
    entrance('preferences', async (visit) => {
      const { reader, bearer, channel } = visit
      const said = await changeConsent(db, bearer, { [channel]: 'off' }, leavingOf(visit))
      if (!said) return erasedPage(reader.feed)
      const { before, after } = said
      if (before === after) return leavePage({ ...reader, person: after }, channel)
      return leftPage({ ...reader, person: after, before }, channel)
    }),
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
      if (!said) return erasedPage(reader.feed)
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
      return said ? confirmedPage({ ...reader, person: said.after }) : erasedPage(reader.feed)
    }),
  )

  declareDataRoutes(http, { db, publicUrl, secret, entrance })
}
