import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readListSearch } from '../../ui/list/search.ts'

const posts = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/posts',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./posts.tsx'), 'PostsPage'),
})

const post = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/posts/$id',
  component: lazyRouteComponent(() => import('./post.tsx'), 'PostPage'),
})

export const postRoutes = [posts, post]
