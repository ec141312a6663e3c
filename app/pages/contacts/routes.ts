import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readListSearch } from '../../ui/list/search.ts'
import { readTabSearch } from './contact/tab-search.ts'

const contacts = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./contacts.tsx'), 'ContactsPage'),
})

const newContact = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts/new',
  staticData: { needs: 'contacts:write' },
  component: lazyRouteComponent(() => import('./new-contact.tsx'), 'NewContactPage'),
})

const startImport = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts/import',
  staticData: { needs: 'work:read' },
  component: lazyRouteComponent(() => import('./import/start.tsx'), 'ImportStartPage'),
})

const oneImport = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts/import/$id',
  staticData: { needs: 'work:read' },
  component: lazyRouteComponent(() => import('./import/import.tsx'), 'ImportPage'),
})

const contact = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts/$id',
  validateSearch: readTabSearch,
  component: lazyRouteComponent(() => import('./contact/page.tsx'), 'ContactPage'),
})

export const contactRoutes = [contacts, newContact, startImport, oneImport, contact]
