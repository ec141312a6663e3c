/** `/campaigns/<id>`: where a campaign is written, and what it looks like meanwhile. */
import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useApi, useHere, useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackLink, LinkButton } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { composerWords } from '../../words/campaigns-composer.ts'
import { useWords } from '../../words/language.ts'
import { AsWritten } from './as-written.tsx'
import { StatusBadge } from './columns.tsx'
import { EmailComposer } from './email-composer.tsx'
import { isMissing } from '../../ui/missing-page.tsx'
import { MissingCampaign } from './missing-campaign.tsx'
import { nameOf } from './names.ts'

const SmsComposer = lazy(() => import('./sms-composer.tsx'))

const route = getRouteApi('/w/$handle/campaigns/$id')

export function ComposerPage() {
  const { id } = route.useParams()
  const api = useApi()
  const mayWrite = useMay('drafts:write')
  const { data, error } = useQuery({
    queryKey: [api.key, '/api/campaigns', id, 'opened'],
    queryFn: ({ signal }) => api.get<CampaignRecord>(`/api/campaigns/${id}`, { signal }),
    // What is typed is the newest there is: the draft looks after itself from here on.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (isMissing(error)) return <MissingCampaign />
  if (error) throw error
  if (!data) return <Waiting />
  if (!mayWrite || data.status !== 'draft') return <Finished record={data} />
  if (data.deliveryChannel === 'email') return <EmailComposer key={id} record={data} />
  return (
    <Suspense fallback={<Waiting />}>
      <SmsComposer key={id} record={data} />
    </Suspense>
  )
}

/** Of what went out, or of who may only read. */
function Finished({ record }: { readonly record: CampaignRecord }) {
  const words = useWords(composerWords)
  const { title: campaigns } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const { id, status } = record
  const back = (
    <BackLink to="/w/$handle/campaigns" params={{ handle }}>
      {campaigns}
    </BackLink>
  )
  return (
    <Page
      title={nameOf(record) ?? words.untitled}
      width="form"
      back={back}
      action={<StatusBadge status={status} />}
    >
      {status !== 'draft' && (
        <Alert icon={<Icon name="info" />} mb="md">
          {words.notDraft}{' '}
          <LinkButton
            to={
              status === 'scheduled' ? '/w/$handle/campaigns/$id/review' : '/w/$handle/campaigns/$id/report'
            }
            params={{ handle, id }}
            size="compact-sm"
            variant="subtle"
          >
            {status === 'scheduled' ? words.review : words.report}
          </LinkButton>
        </Alert>
      )}
      <AsWritten campaign={record} />
    </Page>
  )
}
