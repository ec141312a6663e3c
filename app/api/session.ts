/** Who is signed in, and what is theirs. */
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { PlaceRecord, SessionInfo, SignIn, SignInWays } from '../../server/app-api/schemas.ts'
import { ask } from './client.ts'
import { ApiError } from './errors.ts'

export type Session = SessionInfo
export type Workspace = PlaceRecord
/** Of server/accounts/policy.ts. */
export type Permission = PlaceRecord['permissions'][number]
export type Credentials = SignIn

/** Null: nobody is. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return await ask<Session>({ path: '/app/api/session', isQuiet: true, signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 5 * 60_000,
})

/** By what one may sign in here. */
export const waysQuery = queryOptions({
  queryKey: ['ways'],
  queryFn: ({ signal }) => ask<SignInWays>({ path: '/app/api/sign-in', isQuiet: true, signal }),
  staleTime: Infinity,
})

export function signIn(credentials: Credentials): Promise<Session> {
  return ask({ method: 'POST', path: '/app/api/session', body: credentials, isQuiet: true })
}

/** Ends the session, and the page with it: nothing of this account stays in memory for the next one at this browser. */
export async function signOut(queries: QueryClient): Promise<void> {
  // What is being asked would ask whoever signs out to sign in again.
  await queries.cancelQueries()
  await ask({ method: 'DELETE', path: '/app/api/session', isQuiet: true })
  location.assign('/app/sign-in')
}

export async function confirmPassword(password: string): Promise<void> {
  await ask({ method: 'POST', path: '/app/api/session/confirm', body: { password }, isQuiet: true })
}
