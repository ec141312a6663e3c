/** What was worked on last. */
import { Group, Skeleton, Text } from '@mantine/core'
import { useHere, useMay } from '../../api/workspace.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { CampaignLink, StatusBadge } from '../campaigns/columns.tsx'
import { useCampaigns } from '../campaigns/names.ts'
import { Card } from './card.tsx'
import css from './home.module.css'

const SHOWN = 5

export function LastCampaigns() {
  const { campaigns: words, failed } = useWords(homeWords)
  const { channels } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('drafts:write')
  const page = { sort: 'updated desc', offset: 0, limit: SHOWN }
  const { data, error } = useCampaigns(page)
  return (
    <Card title={words.title}>
      {error && !data && <Text>{failed}</Text>}
      {!data && !error && <Skeleton height={96} />}
      {data?.items.length === 0 && (
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            {words.none}
          </Text>
          {mayWrite && (
            <LinkButton to="/w/$handle/campaigns/new" params={{ handle }} size="xs" variant="default">
              {words.write}
            </LinkButton>
          )}
        </Group>
      )}
      <ul className={`${css['rows']} ${css['campaigns']}`}>
        {data?.items.map((campaign) => (
          <li key={campaign.id}>
            <CampaignLink campaign={campaign} className={css['name']} />
            <StatusBadge status={campaign.status} />
            <span className={`${css['quiet']} ${css['below']}`}>
              <span>{channels[campaign.deliveryChannel]}</span>
              <span>
                {/* What is scheduled has a time to come. */}
                <RelativeTime
                  at={(campaign.status === 'scheduled' && campaign.publishDate) || campaign.updated}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
