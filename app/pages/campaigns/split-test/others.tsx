/** Versions B, C and D: each another subject, or another draft. */
import { ActionIcon, Button, Group, Select, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { CampaignRecord } from '../../../../server/campaigns/schemas.ts'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../api/workspace.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { campaignsWords } from '../../../words/campaigns.ts'
import { useWords } from '../../../words/language.ts'
import { splitTestWords } from '../../../words/split-test.ts'
import { nameOf, useCampaigns } from '../names.ts'
import { LETTERS } from './letters.ts'
import type { PlanValues } from './plan-form.tsx'
import css from './split-test.module.css'

const MOST = 3

export function Others({
  campaign,
  form,
}: {
  readonly campaign: CampaignRecord
  readonly form: UseFormReturnType<PlanValues>
}) {
  const words = useWords(splitTestWords)
  const { what, others } = form.values
  const drafts = useDrafts(campaign.id, what === 'draft')
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
              <div className={css['draft']}>
                <Select label={words.draftOf(letter)} data={drafts} searchable {...field} />
                {!form.values.others[index] && (
                  <CopyAs
                    campaign={campaign}
                    letter={letter}
                    onMade={(id) => form.setFieldValue(`others.${index}`, id)}
                  />
                )}
              </div>
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

/** A draft of its own with all that is written here, to be changed. */
function CopyAs({
  campaign,
  letter,
  onMade,
}: {
  readonly campaign: CampaignRecord
  readonly letter: string
  readonly onMade: (id: string) => void
}) {
  const words = useWords(splitTestWords)
  const { untitled } = useWords(campaignsWords)
  const api = useApi()
  const queries = useQueryClient()
  const copy = useMutation({
    mutationFn: () => {
      const { title, notification, blocks } = campaign
      const emailTitle = notification.emailTitle ?? title
      return api.post<CampaignRecord>('/api/campaigns', {
        deliveryChannel: 'email',
        title: versionTitle(nameOf(campaign) ?? untitled, letter),
        notification: { ...notification, ...(emailTitle === undefined ? {} : { emailTitle }) },
        blocks: blocks ?? [],
      })
    },
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: [api.key, '/api/campaigns'] })
      onMade(id)
      notifications.show({ message: words.copied(letter) })
    },
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  return (
    <Button variant="default" size="xs" mt={6} loading={copy.isPending} onClick={() => copy.mutate()}>
      {words.copyAs(letter)}
    </Button>
  )
}

/** As the API has it, in code points. */
const TITLE_MOST = 45

function versionTitle(title: string, letter: string): string {
  const end = ` (${letter})`
  return (
    Array.from(title)
      .slice(0, TITLE_MOST - end.length)
      .join('')
      .trimEnd() + end
  )
}

function useDrafts(campaignId: string, isAsked: boolean) {
  const { untitled } = useWords(campaignsWords)
  const filter = "status eq 'draft' and deliveryChannel eq 'email'"
  const page = { filter, sort: 'updated desc', offset: 0, limit: 30 }
  const { data } = useCampaigns(page, isAsked)
  return (data?.items ?? [])
    .filter(({ id }) => id !== campaignId)
    .map(({ id, title }) => ({ value: id, label: title ?? untitled }))
}
