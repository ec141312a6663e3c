/** How many there are to write to, and how that grew. */
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Home } from '../../../server/app-api/home-schemas.ts'
import { useHere, useMay } from '../../api/workspace.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import { GrowthCurve } from './growth-curve.tsx'
import css from './home.module.css'

const RECENT_DAYS = 30

export function People({
  growth,
  hasFailed,
}: {
  readonly growth: Home['growth'] | undefined
  readonly hasFailed: boolean
}) {
  const { people: words, failed } = useWords(homeWords)
  if (hasFailed) return <Card title={words.title}>{failed}</Card>
  if (growth?.total === 0) return <Nobody />
  const since = growth && dayOf(growth.from, growth.added.length - RECENT_DAYS)
  return (
    <Card title={words.title}>
      <div className={css['figures']}>
        <Figure count={growth?.active} text={words.active} filter="state eq 'active'" />
        <Figure count={growth?.total} text={words.all} />
        <Figure
          count={growth && sum(growth.added.slice(-RECENT_DAYS))}
          text={words.added}
          {...(since ? { filter: `created ge '${since}'` } : {})}
        />
      </div>
      {growth ? <GrowthCurve growth={growth} /> : <Skeleton height={160} mt="md" />}
    </Card>
  )
}

/** What is going to stand here, and the ways to the first. */
function Nobody() {
  const { people: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  const mayAdd = useMay('contacts:write')
  return (
    <Card title={words.title}>
      <div className={css['nobody']}>
        <span className={css['said']}>{words.nobody}</span>
        {mayAdd && (
          <>
            <LinkButton to="/w/$handle/contacts/new" params={{ handle }} size="xs" variant="default">
              {words.add}
            </LinkButton>
            <LinkButton to="/w/$handle/contacts/import" params={{ handle }} size="xs" variant="default">
              {words.bring}
            </LinkButton>
          </>
        )}
      </div>
    </Card>
  )
}

function Figure({
  count,
  text,
  filter,
}: {
  readonly count: number | undefined
  readonly text: string
  readonly filter?: string
}) {
  const written = useNumbers()
  const { handle } = useHere().workspace
  return (
    <Link
      to="/w/$handle/contacts"
      params={{ handle }}
      search={filter === undefined ? {} : { filter }}
      className={css['figure']}
    >
      {count === undefined ? <Skeleton height={28} width={64} my={4} /> : <strong>{written(count)}</strong>}
      <span>{text}</span>
    </Link>
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** The day so many days after another one, as 2026-11-22. */
function dayOf(from: string, days: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
