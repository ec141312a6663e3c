/** The pages before a workspace is open: sign in, the one-time links, and the ways onward from `/app`. */
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../api/session.ts'
import { rootRoute } from './root.tsx'

interface Next {
  /** Where to go afterwards, in the app. */
  readonly next?: string
  /** Of a link that came by mail. */
  readonly token?: string
  /** What the provider's sign-in was refused for. */
  readonly problem?: string
  /** `link`: one is asked for by mail. */
  readonly way?: 'link' | undefined
}

interface Token {
  readonly token: string
}

const readNext = ({ next, token, problem, way }: Record<string, unknown>): Next => ({
  // An address of our own alone: nobody is led elsewhere by a link to us.
  ...(typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {}),
  ...(token === undefined ? {} : readToken({ token })),
  ...(typeof problem === 'string' ? { problem } : {}),
  ...(way === 'link' ? { way } : {}),
})

function readToken({ token }: Record<string, unknown>): Token {
  // One of digits alone arrives as a number.
  return { token: typeof token === 'string' || typeof token === 'number' ? String(token) : '' }
}

const start = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context: { queries } }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in' })
    const [first] = session.workspaces
    if (!first) throw redirect({ to: '/no-workspace' })
    const last = session.workspaces.find(({ handle }) => handle === localStorage.getItem('workspace'))
    throw redirect({ to: '/w/$handle', params: { handle: (last ?? first).handle } })
  },
})

const signIn = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: readNext,
  component: lazyRouteComponent(() => import('../pages/enter/sign-in.tsx'), 'SignInPage'),
})

const confirmed = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirmed',
  component: lazyRouteComponent(() => import('../pages/enter/confirmed.tsx'), 'ConfirmedPage'),
})

const welcome = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('../pages/enter/welcome.tsx'), 'WelcomePage'),
})

const invitation = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('../pages/enter/welcome.tsx'), 'InvitationPage'),
})

const reset = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset',
  validateSearch: readToken,
  component: lazyRouteComponent(() => import('../pages/enter/welcome.tsx'), 'ResetPage'),
})

const noWorkspace = createRoute({
  getParentRoute: () => rootRoute,
  path: '/no-workspace',
  component: lazyRouteComponent(() => import('../pages/enter/no-workspace.tsx'), 'NoWorkspacePage'),
})

export const enterRoutes = [start, signIn, confirmed, welcome, invitation, reset, noWorkspace]
