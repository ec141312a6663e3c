import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readRequestSearch } from './search.ts'

const requests = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/requests',
  validateSearch: readRequestSearch,
  component: lazyRouteComponent(() => import('./requests.tsx'), 'RequestsPage'),
})

const request = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/requests/$id',
  component: lazyRouteComponent(() => import('./request.tsx'), 'RequestPage'),
})

export const requestRoutes = [requests, request]
