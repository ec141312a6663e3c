/** What the table of campaigns shows and filters by. */
import { Link } from '@tanstack/react-router'
import type { Static } from 'typebox'
import type { CampaignStatus, CampaignSummary } from '../../../server/campaigns/schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import type { FilterField } from '../../ui/list/filter-words.ts'
import type { Column } from '../../ui/list/column.ts'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { ExactTime, RelativeTime } from '../../ui/time.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useWords } from '../../words/language.ts'
import css from './campaigns.module.css'

export type Summary = Static<typeof CampaignSummary>

const TONES: Readonly<Record<CampaignStatus, Tone>> = {
  draft: 'quiet',
  scheduled: 'accent',
  publishing: 'accent',
  paused: 'warn',
  published: 'good',
  cancelled: 'quiet',
  failed: 'bad',
}

/** Below the campaign's own address; the rest are reported. */
const PLACES: Readonly<Partial<Record<CampaignStatus, '' | '/review'>>> = { draft: '', scheduled: '/review' }

export function StatusBadge({ status }: { readonly status: CampaignStatus }) {
  const { statuses } = useWords(campaignsWords)
  return <StateBadge tone={TONES[status]}>{statuses[status]}</StateBadge>
}

/** A draft opens where it is written, one that waits where it is reviewed, and one that went out as its report. */
export function CampaignLink({
  campaign: { id, title, status },
  className,
}: {
  readonly campaign: Summary
  readonly className: string | undefined
}) {
  const { untitled } = useWords(campaignsWords)
  const { handle } = useHere().workspace
  const params = { handle, id }
  return (
    <Link
      to={`/w/$handle/campaigns/$id${PLACES[status] ?? '/report'}`}
      params={params}
      className={className ?? ''}
    >
      {title ?? untitled}
    </Link>
  )
}

export function useCampaignColumns(): readonly Column<Summary>[] {
  const { columns: titles, channels } = useWords(campaignsWords)
  return [
    {
      id: 'title',
      title: titles.title,
      narrow: 'stays',
      cell: (campaign) => <CampaignLink campaign={campaign} className={css['title']} />,
    },
    {
      id: 'status',
      title: titles.status,
      narrow: 'stays',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'channel',
      title: titles.channel,
      narrow: 'below',
      cell: ({ deliveryChannel }) => channels[deliveryChannel],
    },
    {
      id: 'publishDate',
      title: titles.publishDate,
      sort: 'publishDate',
      align: 'right',
      narrow: 'below-last',
      cell: ({ publishDate }) => publishDate && <ExactTime at={publishDate} />,
    },
    {
      id: 'updated',
      title: titles.updated,
      sort: 'updated',
      align: 'right',
      cell: ({ updated }) => <RelativeTime at={updated} />,
    },
    {
      id: 'created',
      title: titles.created,
      sort: 'created',
      align: 'right',
      isExtra: true,
      cell: ({ created }) => <RelativeTime at={created} />,
    },
  ]
}

export function useCampaignFields(): readonly FilterField[] {
  const { columns: titles, statuses, channels } = useWords(campaignsWords)
  return [
    { name: 'status', title: titles.status, kind: 'choice', choices: choicesOf(statuses) },
    { name: 'deliveryChannel', title: titles.channel, kind: 'choice', choices: choicesOf(channels) },
    { name: 'publishDate', title: titles.publishDate, kind: 'date' },
  ]
}

function choicesOf(words: Readonly<Record<string, string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
