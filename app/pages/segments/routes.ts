import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'

/** The filter that is being made, in the language of `$filter`. */
function readFilterSearch({ filter }: Record<string, unknown>): { readonly filter?: string } {
  return typeof filter === 'string' && filter ? { filter } : {}
}

const segments = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/segments',
  component: lazyRouteComponent(() => import('./segments.tsx'), 'SegmentsPage'),
})

const newSegment = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/segments/new',
  staticData: { needs: 'segments:write' },
  validateSearch: readFilterSearch,
  component: lazyRouteComponent(() => import('./new-segment.tsx'), 'NewSegmentPage'),
})

const segment = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/segments/$id',
  component: lazyRouteComponent(() => import('./segment.tsx'), 'SegmentPage'),
})

export const segmentRoutes = [segments, newSegment, segment]
