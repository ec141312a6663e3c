/** The mail of a campaign as it will arrive, and its post. */
import type { Preview as Answer } from '../../../server/app-api/preview-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { MailPreview } from './mail-preview.tsx'
import { VIEWS } from './pane-search.ts'
import { useCampaignPlace } from './use-place.ts'

/** Of what is saved: `hash` says when there is something new. */
export default function Preview({ id, hash }: { readonly id: string; readonly hash: string }) {
  const api = useApi()
  const source = {
    key: [id, hash],
    ask: (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
      api.get<Answer>(`/app/api/campaigns/${id}/preview`, { query, signal }),
  }
  return <MailPreview place={useCampaignPlace()} views={VIEWS} source={source} />
}
