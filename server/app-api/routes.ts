/** Every endpoint of the app beside the public API, under /app/api. */
import { sessionCookie } from '../accounts/cookie-rules.ts'
import { countAttempts } from '../accounts/sign-in.ts'
import type { Http } from '../http/http.ts'
import type { Db } from '../platform/database.ts'
import { linkRoutes } from './link-routes.ts'
import { memberRoutes } from './member-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export interface AppDependencies {
  readonly db: Db
  readonly publicUrl: string
  /** Attempts to sign in a minute, of one address. */
  readonly attemptsPerMinute: number
}

export function appRoutes(http: Http, { db, publicUrl, attemptsPerMinute }: AppDependencies): void {
  const doors = { db, cookie: sessionCookie(publicUrl), attempts: countAttempts(attemptsPerMinute) }
  sessionRoutes(http, doors)
  linkRoutes(http, doors)
  memberRoutes(http, { db, publicUrl })
}
