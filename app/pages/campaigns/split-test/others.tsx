/** Versions B, C and D: each another subject, or another draft. */
import { ActionIcon, Button, Group, Select, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { CampaignSummary } from '../../../../server/campaigns/schemas.ts'
import type { Static } from 'typebox'
import { useList } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { campaignsWords } from '../../../words/campaigns.ts'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import type { PlanValues } from './plan-form.tsx'

export const LETTERS = ['A', 'B', 'C', 'D'] as const
const MOST = 3

export function Others({
  campaignId,
  form,
}: {
  readonly campaignId: string
  readonly form: UseFormReturnType<PlanValues>
}) {
  const words = useWords(splitTestWords)
  const { what, others } = form.values
  const drafts = useDrafts(campaignId, what === 'draft')
  return (
    <>
      {what === 'draft' && (
        <Text size="sm" c="dimmed">
          {words.draftText}
        </Text>
      )}
      {others.map((_, index) => {
        const letter = LETTERS[index + 1] ?? ''
        const field = form.getInputProps(`others.${index}`)
        return (
          <Group key={letter} align="flex-start" wrap="nowrap" gap="xs">
            {what === 'draft' ? (
              <Select label={words.draftOf(letter)} data={drafts} searchable flex={1} {...field} />
            ) : (
              <TextInput
                label={words.subjectOf(letter)}
                maxLength={255}
                flex={1}
                autoComplete="off"
                {...field}
              />
            )}
            {others.length > 1 && (
              <ActionIcon
                variant="default"
                size={36}
                mt={24}
                aria-label={words.takeAway(letter)}
                onClick={() => form.setFieldValue('others', others.toSpliced(index, 1))}
              >
                <Icon name="trash" size={16} />
              </ActionIcon>
            )}
          </Group>
        )
      })}
      {others.length < MOST && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="plus" size={14} />}
            onClick={() => form.setFieldValue('others', [...others, ''])}
          >
            {words.add}
          </Button>
        </div>
      )}
    </>
  )
}

function useDrafts(campaignId: string, isAsked: boolean) {
  const { untitled } = useWords(campaignsWords)
  const filter = "status eq 'draft' and deliveryChannel eq 'email'"
  const page = { filter, sort: 'updated desc', offset: 0, limit: 30 }
  const { data } = useList<Static<typeof CampaignSummary>>('/api/campaigns', page, isAsked)
  return (data?.items ?? [])
    .filter(({ id }) => id !== campaignId)
    .map(({ id, title }) => ({ value: id, label: title ?? untitled }))
}
