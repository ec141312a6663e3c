import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'

const newWorkspace = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/new-workspace',
  staticData: { needs: 'workspaces:create' },
  component: lazyRouteComponent(() => import('./page.tsx'), 'NewWorkspacePage'),
})

export const newWorkspaceRoutes = [newWorkspace]
