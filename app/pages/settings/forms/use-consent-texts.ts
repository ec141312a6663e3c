/** The words that forms ask consent with, the newest version first. */
import { useQuery } from '@tanstack/react-query'
import type { ConsentTexts } from '../../../../server/app-api/consent-text-schemas.ts'
import { useApi } from '../../../api/workspace.tsx'

export const CONSENT_TEXTS = '/app/api/consent-texts'

export function useConsentTexts() {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, CONSENT_TEXTS],
    queryFn: ({ signal }) => api.get<ConsentTexts>(CONSENT_TEXTS, { signal }),
  })
}
