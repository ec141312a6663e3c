/** What became of each mailing of a campaign; of one in versions each version is behind a line that opens. */
import { Title } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import type { CampaignReport } from '../../../server/app-api/campaign-schemas.ts'
import type { CampaignRecord } from '../../../server/campaigns/schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import { splitTestWords } from '../../words/split-test.ts'
import { FoldLine } from './inbox.tsx'
import { Curve } from './report-curve.tsx'
import { Figures, type Mailing } from './report-figures.tsx'
import type { Who } from './report-search.ts'
import { Links, Reasons } from './report-tables.tsx'
import { LETTERS } from './split-test/letters.ts'
import css from './review.module.css'

export function Mailings({
  report: { id, isCounted, mailings },
  status,
  onWho,
}: {
  readonly report: CampaignReport
  readonly status: CampaignRecord['status']
  readonly onWho: (who: Who) => void
}) {
  const words = useWords(reportWords)
  const versions = useWords(splitTestWords)
  const { handle } = useHere().workspace
  if (mailings.length === 0) {
    if (status !== 'published') return <EmptyState icon="campaigns" {...words.nothing} />
    const { title, text, posts } = words.postOnly
    const toPosts = (
      <LinkButton to="/w/$handle/posts" params={{ handle }}>
        {posts}
      </LinkButton>
    )
    return <EmptyState icon="campaigns" title={title} text={text} action={toPosts} />
  }
  const isSplit = mailings.some(({ variant }) => variant > 0)
  return mailings.map((mailing) => {
    const name = nameOf(mailing, isSplit, words, versions)
    const shown = <Shown {...{ id, mailing, isCounted, isSplit, onWho }} />
    return mailing.variant > 0 && name !== undefined ? (
      <Fold key={mailing.id} name={name}>
        {shown}
      </Fold>
    ) : (
      <section key={mailing.id} aria-label={name ?? words.title}>
        {name !== undefined && (
          <Title order={2} mb="md">
            {name}
          </Title>
        )}
        {shown}
      </section>
    )
  })
}

function Shown({
  id,
  mailing,
  isCounted,
  isSplit,
  onWho,
}: {
  readonly id: string
  readonly mailing: Mailing
  readonly isCounted: boolean
  readonly isSplit: boolean
  readonly onWho: (who: Who) => void
}) {
  const { kind, channel, variant, sent, engagement, reasons } = mailing
  // Of a rest that waits for its version nothing can have been read.
  const isRead = channel === 'email' && (sent > 0 || !isSplit)
  return (
    <>
      <Figures mailing={mailing} isCounted={isCounted} {...(kind === 'teaser' || isSplit ? {} : { onWho })} />
      {isRead && variant === 0 && <Curve id={id} />}
      {isRead && <Links engagement={engagement} />}
      <Reasons reasons={reasons} />
    </>
  )
}

function Fold({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={name} className={css['fold']}>
      <Title order={2}>
        <FoldLine isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
          <strong>{name}</strong>
        </FoldLine>
      </Title>
      {isOpen && <div className={css['folded']}>{children}</div>}
    </section>
  )
}

/** Of a campaign in one version its own mailing needs no name. */
function nameOf(
  { kind, variant }: CampaignReport['mailings'][number],
  isSplit: boolean,
  words: (typeof reportWords)['en'],
  versions: (typeof splitTestWords)['en'],
): string | undefined {
  if (kind === 'teaser') return words.teaser
  if (!isSplit) return undefined
  return variant === 0 ? versions.rest : versions.version(LETTERS[variant - 1] ?? '')
}
