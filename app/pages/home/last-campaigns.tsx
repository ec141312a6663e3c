/** What was worked on last. */
import { Group, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Static } from 'typebox'
import type { CampaignSummary } from '../../../server/campaigns/schemas.ts'
import { useHere, useList, useMay } from '../../api/workspace.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { RelativeTime } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import css from './home.module.css'

type Campaign = Static<typeof CampaignSummary>

const TONES: Readonly<Record<Campaign['status'], Tone>> = {
  draft: 'quiet',
  scheduled: 'accent',
  publishing: 'accent',
  paused: 'warn',
  published: 'good',
  cancelled: 'quiet',
  failed: 'bad',
}

const SHOWN = 5

export function LastCampaigns() {
  const { campaigns: words, failed } = useWords(homeWords)
  const { handle } = useHere().workspace
  const mayWrite = useMay('drafts:write')
  const page = { sort: 'updated desc', offset: 0, limit: SHOWN }
  const { data, error } = useList<Campaign>('/api/campaigns', page)
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
        {data?.items.map(({ id, title, status, deliveryChannel, updated, publishDate }) => (
          <li key={id}>
            <Link to="/w/$handle/campaigns/$id" params={{ handle, id }} className={css['name']}>
              {title || words.untitled}
            </Link>
            <StateBadge tone={TONES[status]}>{words.statuses[status]}</StateBadge>
            <span className={css['quiet']}>{words.channels[deliveryChannel]}</span>
            <span className={css['quiet']}>
              {/* What is scheduled has a time to come. */}
              <RelativeTime at={(status === 'scheduled' && publishDate) || updated} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
