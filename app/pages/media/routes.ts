import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readMediaSearch } from './search.ts'

export const mediaRoutes = [
  createRoute({
    getParentRoute: () => workspaceRoute,
    path: '/media',
    validateSearch: readMediaSearch,
    component: lazyRouteComponent(() => import('./media.tsx'), 'MediaPage'),
  }),
]
