/** Before a campaign goes out: whether it is tried in versions first, and how. */
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SplitTestLook } from '../../../../server/app-api/split-test-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { useApi, useMay } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'

const PlanForm = lazy(() => import('./plan-form.tsx'))

export function SplitTestPlan({ campaign }: { readonly campaign: CampaignRecord }) {
  const words = useWords(splitTestWords)
  const api = useApi()
  const queries = useQueryClient()
  const mayWrite = useMay('drafts:write')
  const [isOpen, setOpen] = useState(false)
  const path = `/app/api/campaigns/${campaign.id}/split-test`
  const queryKey = [api.key, path]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get<SplitTestLook>(path, { signal }),
    staleTime: 0,
  })
  const changed = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey })
    // What is in the way may be another thing now.
    await queries.invalidateQueries({ queryKey: [api.key, 'preflight', campaign.id] })
  }
  const remove = useMutation({ mutationFn: () => api.delete(path), onSuccess: changed })
  if (!data) return null
  return (
    <FormSection title={words.title} text={words.text}>
      {isOpen ? (
        <Suspense fallback={null}>
          <PlanForm
            campaign={campaign}
            look={data}
            onSaved={async () => (await changed(), setOpen(false))}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <>
          {data.plan && <Planned plan={data.plan} />}
          {mayWrite && (
            <Group gap="xs">
              <Button variant="default" onClick={() => setOpen(true)}>
                {data.plan ? words.change : words.start}
              </Button>
              {data.plan && (
                <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate()}>
                  {words.remove}
                </Button>
              )}
            </Group>
          )}
        </>
      )}
    </FormSection>
  )
}

function Planned({ plan }: { readonly plan: NonNullable<SplitTestLook['plan']> }) {
  const words = useWords(splitTestWords)
  const { others, share, measure, waitMinutes } = plan
  const waits: Readonly<Record<string, string>> = words.waits
  const wait = waits[String(waitMinutes)] ?? words.minutes(String(waitMinutes))
  return (
    <Text>
      {words.planned(String(others.length + 1), String(share))}{' '}
      {measure === 'hand' ? words.plannedHand : words.plannedWait(wait)}
    </Text>
  )
}
