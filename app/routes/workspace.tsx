/** `/w/<handle>`: what every page of a workspace stands in. */
import { createRoute, notFound, redirect } from '@tanstack/react-router'
import { sessionQuery } from '../api/session.ts'
import { Shell } from '../shell/shell.tsx'
import { rootRoute } from './root.tsx'

export const workspaceRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/w/$handle',
  beforeLoad: async ({ context: { queries }, params: { handle }, location }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in', search: { next: location.href } })
    const workspace = session.workspaces.find((each) => each.handle === handle)
    if (!workspace) throw notFound()
    localStorage.setItem('workspace', handle)
    return { here: { session, workspace } }
  },
  component: WorkspaceFrame,
})

function WorkspaceFrame() {
  const { here } = workspaceRoute.useRouteContext()
  return <Shell here={here} />
}
