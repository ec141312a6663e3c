import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readListSearch } from '../../ui/list/search.ts'
import { readTuningSearch } from '../product-search/search.ts'
import { readProductSearch } from './search.ts'

const products = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/products',
  validateSearch: readProductSearch,
  component: lazyRouteComponent(() => import('./products.tsx'), 'ProductsPage'),
})

const newProduct = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/products/new',
  staticData: { needs: 'products:write' },
  component: lazyRouteComponent(() => import('./new-product.tsx'), 'NewProductPage'),
})

const product = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/products/$id',
  component: lazyRouteComponent(() => import('./product.tsx'), 'ProductPage'),
})

const productSearch = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/products/search',
  validateSearch: readTuningSearch,
  component: lazyRouteComponent(() => import('../product-search/page.tsx'), 'ProductSearchPage'),
})

const collections = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/collections',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('../collections/collections.tsx'), 'CollectionsPage'),
})

const collection = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/collections/$id',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('../collections/collection.tsx'), 'CollectionPage'),
})

export const productRoutes = [products, newProduct, productSearch, product, collections, collection]
