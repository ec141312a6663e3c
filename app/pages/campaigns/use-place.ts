/** What stands beside a campaign, as its address says it. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readPaneSearch, type Place } from './pane-search.ts'

/** On the pages of one campaign that show it: where it is written, and where it is reviewed. */
export function useCampaignPlace(): Place {
  const search = readPaneSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  return {
    search,
    set: (change, isNew = false) =>
      void navigate({
        to: '.',
        search: (before) => readPaneSearch({ ...before, ...change }),
        replace: !isNew,
        resetScroll: false,
      }),
  }
}
