/** Every address of the app. A page is one line here, and its code is loaded when it is opened. */
import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { rootRoute } from './routes/root.tsx'
import { enterRoutes } from './routes/enter.ts'
import { workspaceRoute } from './routes/workspace.tsx'
import { homeRoutes } from './pages/home/routes.ts'
import { campaignRoutes, editorRoute } from './pages/campaigns/routes.ts'
import { contactRoutes } from './pages/contacts/routes.ts'
import { flowRoutes } from './pages/flows/routes.ts'
import { newWorkspaceRoutes } from './pages/new-workspace/routes.ts'
import { outboxRoutes } from './pages/outbox/routes.ts'
import { mediaRoutes } from './pages/media/routes.ts'
import { postRoutes } from './pages/posts/routes.ts'
import { productRoutes } from './pages/products/routes.ts'
import { requestRoutes } from './pages/requests/routes.ts'
import { segmentRoutes } from './pages/segments/routes.ts'
import { settingsRoutes } from './pages/settings/routes.ts'
import { Failed, NotFound } from './shell/failed.tsx'
import { Waiting } from './shell/waiting.tsx'

const tree = rootRoute.addChildren([
  ...enterRoutes,
  editorRoute,
  workspaceRoute.addChildren([
    ...homeRoutes,
    ...campaignRoutes,
    ...postRoutes,
    ...requestRoutes,
    ...mediaRoutes,
    ...productRoutes,
    ...contactRoutes,
    ...segmentRoutes,
    ...flowRoutes,
    ...outboxRoutes,
    ...settingsRoutes,
    ...newWorkspaceRoutes,
  ]),
])

export function routerWith(queries: QueryClient) {
  return createRouter({
    routeTree: tree,
    basepath: '/app',
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    trailingSlash: 'never',
    defaultErrorComponent: Failed,
    defaultNotFoundComponent: NotFound,
    defaultPendingComponent: Waiting,
    defaultPendingMs: 300,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof routerWith>
  }
}
