/** Segments to choose from, and how many people some of them reach now. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AudienceCount, SegmentList } from '../../../server/app-api/campaign-schemas.ts'
import { useApi } from '../../api/workspace.tsx'

export function useSegments() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, '/app/api/segments'],
    queryFn: ({ signal }) => api.get<SegmentList>('/app/api/segments', { signal }),
  })
}

export function useReach(channel: 'email' | 'sms', segmentIds: readonly string[]) {
  const api = useApi()
  const body = { channel, segmentIds: [...segmentIds] }
  return useQuery({
    queryKey: [api.key, '/app/api/audience/count', body],
    queryFn: ({ signal }) => api.post<AudienceCount>('/app/api/audience/count', body, { signal }),
    enabled: segmentIds.length > 0,
    placeholderData: keepPreviousData,
  })
}
