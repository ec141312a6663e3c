import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readAuditSearch, readMessageSearch, readSuppressionSearch } from './search.ts'

const messages = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/outbox',
  validateSearch: readMessageSearch,
  component: lazyRouteComponent(() => import('./messages.tsx'), 'MessagesPage'),
})

const message = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/outbox/$id',
  component: lazyRouteComponent(() => import('./message.tsx'), 'MessagePage'),
})

const suppressions = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/outbox/suppressions',
  validateSearch: readSuppressionSearch,
  component: lazyRouteComponent(() => import('./suppressions.tsx'), 'SuppressionsPage'),
})

const deadLetters = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/outbox/dead-letters',
  component: lazyRouteComponent(() => import('./dead-letters.tsx'), 'DeadLettersPage'),
})

const audit = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/outbox/log',
  validateSearch: readAuditSearch,
  component: lazyRouteComponent(() => import('./audit.tsx'), 'AuditPage'),
})

export const outboxRoutes = [messages, message, suppressions, deadLetters, audit]
