import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readListSearch } from '../../ui/list/search.ts'

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

export const contactRoutes = [contacts, newContact]
