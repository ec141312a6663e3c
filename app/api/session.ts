/** Who is signed in, and what is theirs. */
import { queryOptions } from '@tanstack/react-query'
import { ask } from './client.ts'
import { ApiError } from './errors.ts'

export interface Workspace {
  readonly id: string
  readonly handle: string
  readonly name: string
  readonly color: string | null
  readonly imageUrl: string | null
  readonly timezone: string
  readonly country: string
  readonly organizationId: string
  readonly role: string
  /** Names of server/accounts/policy.ts. */
  readonly permissions: readonly string[]
}

export interface Session {
  readonly account: {
    readonly id: string
    readonly email: string
    readonly name: string | null
    readonly language: string | null
  }
  readonly organizations: readonly { readonly id: string; readonly name: string }[]
  readonly workspaces: readonly Workspace[]
}

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Of the authenticator, where the account has one. */
  readonly code?: string
}

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

export function signIn(credentials: Credentials): Promise<Session> {
  return ask({ method: 'POST', path: '/app/api/session', body: credentials, isQuiet: true })
}

export async function signOut(): Promise<void> {
  await ask({ method: 'DELETE', path: '/app/api/session', isQuiet: true })
}

export async function confirmPassword(password: string): Promise<void> {
  await ask({ method: 'POST', path: '/app/api/session/confirm', body: { password }, isQuiet: true })
}
