/** What stands beside a campaign, as its address says it. */
import { getRouteApi } from '@tanstack/react-router'
import { readPaneSearch, type Place } from './pane-search.ts'

const route = getRouteApi('/w/$handle/campaigns/$id')

export function useCampaignPlace(): Place {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return {
    search,
    set: (change, isNew = false) =>
      void navigate({
        search: (before) => readPaneSearch({ ...before, ...change }),
        replace: !isNew,
        resetScroll: false,
      }),
  }
}
