import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../../routes/root.tsx'
import { workspaceRoute } from '../../routes/workspace.tsx'
import { readListSearch } from '../../ui/list/search.ts'
import { readPaneSearch } from './pane-search.ts'
import { readReportSearch } from './report-search.ts'

const campaigns = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns',
  validateSearch: readListSearch,
  component: lazyRouteComponent(() => import('./campaigns.tsx'), 'CampaignsPage'),
})

const newCampaign = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns/new',
  staticData: { needs: 'drafts:write' },
  component: lazyRouteComponent(() => import('./new-campaign.tsx'), 'NewCampaignPage'),
})

const templates = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns/templates',
  component: lazyRouteComponent(() => import('./own-templates/templates-page.tsx'), 'TemplatesPage'),
})

const composer = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns/$id',
  validateSearch: readPaneSearch,
  component: lazyRouteComponent(() => import('./composer.tsx'), 'ComposerPage'),
})

const review = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns/$id/review',
  validateSearch: readPaneSearch,
  component: lazyRouteComponent(() => import('./review.tsx'), 'ReviewPage'),
})

const report = createRoute({
  getParentRoute: () => workspaceRoute,
  path: '/campaigns/$id/report',
  validateSearch: readReportSearch,
  component: lazyRouteComponent(() => import('./report.tsx'), 'ReportPage'),
})

export const campaignRoutes = [campaigns, newCampaign, templates, composer, review, report]

/** Where `editorUrl` of a campaign leads, which names no workspace. */
export const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/campaigns/$id',
  component: lazyRouteComponent(() => import('./find-campaign.tsx'), 'FindCampaignPage'),
})
