/** `/w/<handle>`: what every page of a workspace stands in. */
import { useQuery } from '@tanstack/react-query'
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
  // As it is by now: a name or a setting may have changed since the page was opened.
  const session = useQuery(sessionQuery).data ?? here.session
  const workspace = session.workspaces.find(({ id }) => id === here.workspace.id) ?? here.workspace
  return <Shell here={{ session, workspace }} />
}
