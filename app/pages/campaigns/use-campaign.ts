/** A campaign while it moves by itself: read again as often as that is of use. */
import { useQuery } from '@tanstack/react-query'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi } from '../../api/workspace.tsx'

const SOON_MILLISECONDS = 60_000

export function useCampaign(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, '/api/campaigns', id],
    queryFn: ({ signal }) => api.get<CampaignRecord>(`/api/campaigns/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => intervalOf(data),
  })
}

function intervalOf(campaign: CampaignRecord | undefined): number | false {
  if (campaign?.status === 'publishing') return 1_000
  if (campaign?.status !== 'scheduled' || campaign.publishDate === undefined) return false
  return Date.parse(campaign.publishDate) - Date.now() < SOON_MILLISECONDS ? 1_000 : 30_000
}
