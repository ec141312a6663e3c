/** The public pages with what leads on to them, from addresses that were left. */
import type { Http } from '../http/http.ts'
import { followLeftHandles } from './left-handles.ts'
import { followOldAddresses } from './old-addresses.ts'
import { siteRoutes, type Site } from './routes.ts'

export async function declareSite(http: Http, site: Site): Promise<void> {
  followOldAddresses(http, site.db)
  await http.register(async (scope: Http) => {
    followLeftHandles(scope, site.db)
    siteRoutes(scope, site)
  })
}
