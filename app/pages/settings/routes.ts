import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'

const settings = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/settings',
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/w/$handle/settings/account', params })
  },
})

const account = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/settings/account',
  component: lazyRouteComponent(() => import('./account.tsx'), 'AccountPage'),
})

export const settingsRoutes = [settings, account]
