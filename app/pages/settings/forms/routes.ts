import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../../routes/workspace.tsx'

const layout = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/settings/forms',
  staticData: { needs: 'settings:read' },
  component: lazyRouteComponent(() => import('./forms.tsx'), 'FormsLayout'),
})

const getParentRoute = () => layout

const builder = createRoute({
  getParentRoute,
  path: '/',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'BuilderPage'),
})

const consent = createRoute({
  getParentRoute,
  path: '/consent',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'ConsentPage'),
})

const joining = createRoute({
  getParentRoute,
  path: '/joining',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'JoiningPage'),
})

const address = createRoute({
  getParentRoute,
  path: '/address',
  component: lazyRouteComponent(() => import('./pages.tsx'), 'AddressPage'),
})

const test = createRoute({
  getParentRoute,
  path: '/test',
  component: lazyRouteComponent(() => import('./test.tsx'), 'FormTest'),
})

const calls = createRoute({
  getParentRoute,
  path: '/calls',
  component: lazyRouteComponent(() => import('./calls.tsx'), 'FormCalls'),
})

const rejected = createRoute({
  getParentRoute,
  path: '/rejected',
  component: lazyRouteComponent(() => import('./rejected.tsx'), 'RejectedForms'),
})

export const formsRoute = layout.addChildren([builder, consent, joining, address, test, calls, rejected])
