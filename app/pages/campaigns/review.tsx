/** `/campaigns/<id>/review`: what is in the way, who gets it and when; then it goes, and can be taken back. */
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Preflight } from '../../../server/app-api/campaign-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { BackLink } from '../../ui/links.tsx'
import { OutboxOnly } from '../../ui/outbox-only.tsx'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { reviewWords } from '../../words/campaigns-review.ts'
import { useWords } from '../../words/language.ts'
import { AsWritten } from './as-written.tsx'
import { nameOf } from './names.ts'
import { Onward } from './redirect-once.tsx'
import { Checks } from './review-checks.tsx'
import { Release, Who } from './review-release.tsx'
import { Scheduled } from './review-scheduled.tsx'
import { SplitTestPlan } from './split-test/plan.tsx'
import { useCampaign } from './use-campaign.ts'
import { isMissing } from '../../ui/missing-page.tsx'
import { MissingCampaign } from './missing-campaign.tsx'

const route = getRouteApi('/w/$handle/campaigns/$id/review')

export function ReviewPage() {
  const words = useWords(reviewWords)
  const { untitled, title: campaigns } = useWords(campaignsWords)
  const { handle, id } = route.useParams()
  const { data: campaign, error } = useCampaign(id)
  if (isMissing(error)) return <MissingCampaign />
  // What fails later takes nothing from the page: it can still be taken back.
  if (error && !campaign) throw error
  if (!campaign) return <Waiting />
  const { status } = campaign
  if (status !== 'draft' && status !== 'scheduled') {
    return (
      <Onward
        go={async (navigate) =>
          navigate({ to: '/w/$handle/campaigns/$id/report', params: { handle, id }, replace: true })
        }
      />
    )
  }
  return (
    <Page
      title={`${words.title}: ${nameOf(campaign) ?? untitled}`}
      width="form"
      back={
        <BackLink
          {...(status === 'draft'
            ? { to: '/w/$handle/campaigns/$id', params: { handle, id } }
            : { to: '/w/$handle/campaigns', params: { handle } })}
        >
          {status === 'draft' ? words.back : campaigns}
        </BackLink>
      }
    >
      <OutboxOnly />
      {status === 'scheduled' ? <Planned campaign={campaign} /> : <Ready campaign={campaign} />}
    </Page>
  )
}

/** Goes out by itself: when, what may still stop it, to whom, and in which words. */
function Planned({ campaign }: { readonly campaign: CampaignRecord }) {
  // A look that fails takes nothing from the page: the campaign can still be taken back.
  const { data } = usePreflight(campaign)
  // That nothing is sent the page says at its top.
  const lines = data?.lines.filter(({ result, name }) => result !== 'passes' && name !== 'outbox') ?? []
  return (
    <Stack gap="xl">
      <Scheduled campaign={campaign} />
      {data && (
        <div>
          {lines.length > 0 && <Checks lines={lines} id={campaign.id} />}
          <Who recipients={data.recipients} channel={campaign.deliveryChannel} />
        </div>
      )}
      <AsWritten campaign={campaign} />
    </Stack>
  )
}

function Ready({ campaign }: { readonly campaign: CampaignRecord }) {
  const { data, error } = usePreflight(campaign)
  if (error && !data) throw error
  if (!data) return <Waiting />
  return (
    <Stack gap={0}>
      <Checks lines={data.lines} id={campaign.id} />
      {campaign.deliveryChannel === 'email' && data.recipients > 0 && <SplitTestPlan campaign={campaign} />}
      <Release campaign={campaign} preflight={data} />
    </Stack>
  )
}

function usePreflight({ id, hash }: CampaignRecord) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, 'preflight', id, hash],
    queryFn: ({ signal }) => api.get<Preflight>(`/app/api/campaigns/${id}/preflight`, { signal }),
    // The settings that it depends on are on other pages.
    staleTime: 0,
  })
}
