/** `/campaigns/<id>/report`: how it goes and went, in numbers that say what they mean. */
import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { CampaignReport } from '../../../server/app-api/campaign-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { BackLink, LinkButton } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import { SplitTestResults } from './split-test/results.tsx'
import { StatusBadge } from './columns.tsx'
import { nameOf } from './names.ts'
import { Onward } from './redirect-once.tsx'
import { Mailings } from './report-mailings.tsx'
import { People } from './report-people.tsx'
import type { Who } from './report-search.ts'
import { Progress } from './report-progress.tsx'
import { useCampaign } from './use-campaign.ts'
import { isMissing } from '../../ui/missing-page.tsx'
import { MissingCampaign } from './missing-campaign.tsx'

const route = getRouteApi('/w/$handle/campaigns/$id/report')
const MOVING_MILLISECONDS = 2_000

export function ReportPage() {
  const words = useWords(reportWords)
  const { untitled } = useWords(campaignsWords)
  const { handle, id } = route.useParams()
  const { who } = route.useSearch()
  const navigate = route.useNavigate()
  const setWho = (wanted: Who | undefined) =>
    void navigate({ search: wanted ? { who: wanted } : {}, replace: true, resetScroll: false })
  const { data: campaign, error } = useCampaign(id)
  const { data: report } = useReport(id, campaign)
  if (isMissing(error)) return <MissingCampaign />
  if (error && !campaign) throw error
  if (!campaign || !report) return <Waiting />
  const { status } = campaign
  if (status === 'draft') {
    return (
      <Onward
        go={async (navigate) =>
          navigate({ to: '/w/$handle/campaigns/$id', params: { handle, id }, replace: true })
        }
      />
    )
  }
  return (
    <Page
      title={`${words.title}: ${nameOf(campaign) ?? untitled}`}
      back={
        <BackLink to="/w/$handle/campaigns" params={{ handle }}>
          {words.back}
        </BackLink>
      }
      action={
        <Group gap="sm">
          <StatusBadge status={status} />
          <LinkButton to="/w/$handle/campaigns/$id" params={{ handle, id }} variant="default">
            {words.message}
          </LinkButton>
        </Group>
      }
    >
      <Stack gap="lg">
        <Progress campaign={campaign} report={report} />
        <SplitTestResults campaign={campaign} />
        <Mailings report={report} status={status} onWho={setWho} />
        {who && <People id={id} who={who} onClose={() => setWho(undefined)} />}
      </Stack>
    </Page>
  )
}

function useReport(id: string, campaign: CampaignRecord | undefined) {
  const api = useApi()
  return useQuery({
    queryKey: [api.key, 'report', id, campaign?.status],
    queryFn: ({ signal }) => api.get<CampaignReport>(`/app/api/campaigns/${id}/report`, { signal }),
    enabled: campaign !== undefined,
    staleTime: 0,
    refetchInterval: campaign?.status === 'publishing' ? MOVING_MILLISECONDS : false,
  })
}
