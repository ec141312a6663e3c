import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readFlowSearch, readFlowsSearch, readMailSearch } from './search.ts'

const flows = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/flows',
  validateSearch: readFlowsSearch,
  component: lazyRouteComponent(() => import('./flows.tsx'), 'FlowsPage'),
})

const newFlow = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/flows/new',
  staticData: { needs: 'flows:write' },
  validateSearch: readMailSearch,
  component: lazyRouteComponent(() => import('./new-flow.tsx'), 'NewFlowPage'),
})

const flow = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/flows/$id',
  validateSearch: readFlowSearch,
  component: lazyRouteComponent(() => import('./flow.tsx'), 'FlowPage'),
})

export const flowRoutes = [flows, newFlow, flow]
