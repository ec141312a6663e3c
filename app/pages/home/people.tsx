/** How many there are to write to, and how that grows. */
import { Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useHere } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Card } from './card.tsx'
import { useCount } from './count.ts'
import css from './home.module.css'

const DAY_MILLISECONDS = 86_400_000
const DAYS = 30

export function People() {
  const { people: words, failed } = useWords(homeWords)
  const [since, before] = useMemo(() => [daysAgo(DAYS), daysAgo(2 * DAYS)], [])
  const active = useCount('/api/contacts', "state eq 'active'")
  const all = useCount('/api/contacts')
  const added = useCount('/api/contacts', `created ge '${since}'`)
  const addedBefore = useCount('/api/contacts', `created ge '${before}' and created lt '${since}'`)
  if (active.error ?? all.error ?? added.error) return <Card title={words.title}>{failed}</Card>
  return (
    <Card title={words.title}>
      <div className={css['figures']}>
        <Figure count={active.count} text={words.active} filter="state eq 'active'" />
        <Figure count={all.count} text={words.all} />
        <div>
          <Figure count={added.count} text={words.added} filter={`created ge '${since}'`} />
          <Growth now={added.count} before={addedBefore.count} />
        </div>
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

function Growth({ now, before }: { readonly now: number | undefined; readonly before: number | undefined }) {
  const { people: words } = useWords(homeWords)
  const written = useNumbers()
  if (now === undefined || before === undefined || now + before === 0) return null
  const difference = now - before
  const text =
    difference === 0
      ? words.same
      : difference > 0
        ? words.more(written(difference))
        : words.fewer(written(-difference))
  return (
    <Text size="xs" c="dimmed">
      {text}
    </Text>
  )
}

/** As a day, so that the same question is asked all day long. */
function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MILLISECONDS).toISOString().slice(0, 10)
}
