import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { formsRoute } from './forms/routes.ts'

const getParentRoute = () => workspaceRoute

const settings = createRoute({
  getParentRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('./all-sections.tsx'), 'AllSectionsPage'),
})

const account = createRoute({
  getParentRoute,
  path: '/settings/account',
  component: lazyRouteComponent(() => import('./account.tsx'), 'AccountPage'),
})

const workspace = createRoute({
  getParentRoute,
  path: '/settings/workspace',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./places.tsx'), 'WorkspacePage'),
})

const sending = createRoute({
  getParentRoute,
  path: '/settings/sending',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./places.tsx'), 'SendingPage'),
})

const sms = createRoute({
  getParentRoute,
  path: '/settings/sms',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./places.tsx'), 'SmsPage'),
})

const tracking = createRoute({
  getParentRoute,
  path: '/settings/tracking',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./places.tsx'), 'TrackingPage'),
})

const fields = createRoute({
  getParentRoute,
  path: '/settings/fields',
  staticData: { needs: 'fields:write' },
  component: lazyRouteComponent(() => import('./custom-fields/fields.tsx'), 'FieldsPage'),
})

const domains = createRoute({
  getParentRoute,
  path: '/settings/domains',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./domains.tsx'), 'DomainsPage'),
})

const keys = createRoute({
  getParentRoute,
  path: '/settings/keys',
  staticData: { needs: 'keys:manage' },
  component: lazyRouteComponent(() => import('./api-keys/keys.tsx'), 'KeysPage'),
})

const team = createRoute({
  getParentRoute,
  path: '/settings/team',
  staticData: { needs: 'members:manage' },
  component: lazyRouteComponent(() => import('./team.tsx'), 'TeamPage'),
})

const teamPage = createRoute({
  getParentRoute,
  path: '/settings/team-page',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./team-page.tsx'), 'TeamPagePage'),
})

export const settingsRoutes = [
  settings,
  account,
  workspace,
  sending,
  sms,
  tracking,
  formsRoute,
  fields,
  domains,
  keys,
  team,
  teamPage,
]
