/** The versions of a campaign, who gets them, and what decides. */
import {
  Alert,
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Radio,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core'
import type { SplitTestLook, SplitTestPlan } from '../../../../server/app-api/split-test-schemas.ts'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { useApi } from '../../../api/workspace.tsx'
import { ApiFormBox, useApiForm } from '../../../ui/form/api-form.tsx'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { Others } from './others.tsx'

export interface PlanValues {
  readonly what: 'subject' | 'draft'
  readonly others: readonly string[]
  readonly share: number | string
  readonly waitMinutes: string
  readonly measure: SplitTestPlan['measure']
}

const MEASURES = ['opens', 'clicks', 'hand'] as const

export default function PlanForm({
  campaign,
  look: { plan, isCounted },
  onSaved,
  onClose,
}: {
  readonly campaign: CampaignRecord
  readonly look: SplitTestLook
  readonly onSaved: () => Promise<void>
  readonly onClose: () => void
}) {
  const words = useWords(splitTestWords)
  const api = useApi()
  const form = useApiForm<PlanValues>({
    initialValues: valuesOf(plan, isCounted),
    validate: (values) => faultsIn(values, words),
    send: async (values) => {
      await api.put(`/app/api/campaigns/${campaign.id}/split-test`, planOf(values))
      await onSaved()
    },
  })
  const { values, getInputProps, setFieldValue } = form.form
  const waits = Object.entries(words.waits).map(([value, label]) => ({ value, label }))
  return (
    <ApiFormBox of={form} label={words.title}>
      <Stack>
        <SegmentedControl
          aria-label={words.what}
          value={values.what}
          data={[
            { value: 'subject', label: words.subject },
            { value: 'draft', label: words.draft },
          ]}
          onChange={(what) => form.form.setValues({ what, others: [''] })}
        />
        <Text size="sm" c="dimmed">
          {words.isA(campaign.notification.emailTitle ?? campaign.title ?? '')}
        </Text>
        <Others campaign={campaign} form={form.form} />
        <NumberInput
          label={words.share}
          min={5}
          max={90}
          maw={280}
          allowDecimal={false}
          {...getInputProps('share')}
        />
        {!isCounted && <Alert variant="default">{words.untracked}</Alert>}
        <Radio.Group
          label={words.measure}
          value={values.measure}
          onChange={(measure) => setFieldValue('measure', measure)}
        >
          <Stack gap="xs" mt="xs">
            {MEASURES.map((each) => (
              <Radio
                key={each}
                value={each}
                label={words.measures[each]}
                disabled={!isCounted && each !== 'hand'}
              />
            ))}
          </Stack>
        </Radio.Group>
        {values.measure !== 'hand' && (
          <NativeSelect label={words.wait} data={waits} maw={280} {...getInputProps('waitMinutes')} />
        )}
        <Group>
          <Button type="submit" loading={form.isSending}>
            {words.save}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </ApiFormBox>
  )
}

function valuesOf(plan: SplitTestLook['plan'], isCounted: boolean): PlanValues {
  const first = { what: 'subject', others: [''], share: 20, waitMinutes: '240' } as const
  if (!plan) return { ...first, measure: isCounted ? 'opens' : 'hand' }
  const isDraft = plan.others.some((other) => 'draftId' in other)
  return {
    what: isDraft ? 'draft' : 'subject',
    others: plan.others.map((other) => ('draftId' in other ? other.draftId : other.subject)),
    share: plan.share,
    waitMinutes: String(plan.waitMinutes),
    measure: plan.measure,
  }
}

function planOf({ what, others, share, waitMinutes, measure }: PlanValues): SplitTestPlan {
  return {
    others: others.map((value) => (what === 'draft' ? { draftId: value } : { subject: value.trim() })),
    share: Number(share),
    waitMinutes: Number(waitMinutes),
    measure,
  }
}

function faultsIn({ what, others, share }: PlanValues, words: (typeof splitTestWords)['en']) {
  const faults: Record<string, string> = {}
  for (const [index, value] of others.entries())
    if (!value.trim()) faults[`others.${index}`] = what === 'draft' ? words.missingDraft : words.missing
  if (!(Number(share) >= 5 && Number(share) <= 90)) faults['share'] = words.shareWrong
  return faults
}
