/** Before a campaign goes out: whether it is tried in versions first, and how. */
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SplitTestLook } from '../../../../server/app-api/split-test-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { useApi, useHere, useMay } from '../../../api/workspace.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { LinkButton } from '../../../ui/links.tsx'
import { LETTERS } from './letters.ts'
import { planSentence } from './plan-words.ts'
import css from './split-test.module.css'

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
    await queries.invalidateQueries({ queryKey: [api.key, `/app/api/campaigns/${campaign.id}/versions`] })
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
  const { handle } = useHere().workspace
  return (
    <>
      <Text>{planSentence(plan, words)}</Text>
      <ul className={css['versions']}>
        {plan.others.map((other, at) => (
          <li key={at}>
            <strong>{words.version(LETTERS[at + 1] ?? '')}</strong>{' '}
            {'subject' in other ? (
              other.subject
            ) : (
              <LinkButton
                to="/w/$handle/campaigns/$id"
                params={{ handle, id: other.draftId }}
                size="compact-sm"
                variant="subtle"
              >
                {words.openDraft(LETTERS[at + 1] ?? '')}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
