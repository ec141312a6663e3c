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
  component: lazyRouteComponent(() => import('./new-contact.tsx'), 'NewContactPage'),
})

const contact = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/contacts/$id',
  validateSearch: readTabSearch,
  component: lazyRouteComponent(() => import('./contact/page.tsx'), 'ContactPage'),
})

export const contactRoutes = [contacts, newContact, contact]
