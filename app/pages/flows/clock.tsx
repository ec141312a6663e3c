/** The clock of a rehearsal: moved from one moment at which something happens to the next. */
import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { RehearsalAnswer } from '../../../server/app-api/flow-schemas.ts'
import { useHere } from '../../api/workspace.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { ExactTime } from '../../ui/time.tsx'
import { written } from '../../ui/time-words.ts'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { outboxWords } from '../../words/outbox.ts'
import css from './flows.module.css'

type Step = RehearsalAnswer['steps'][number]

export function Clock({ rehearsal: { begins, ends, steps } }: { readonly rehearsal: RehearsalAnswer }) {
  const { rehearse: words } = useWords(flowsWords)
  const saying = useMoments()
  const moments = [...new Set(steps.map(({ at }) => at))]
  const [at, setAt] = useState(0)
  const now = moments[at]
  if (ends === 'left') return <Text mt="lg">{words.left}</Text>
  const last = moments.length - 1
  return (
    <section aria-label={words.label}>
      {!begins && <Text mt="lg">{words.notIn}</Text>}
      <div className={css['clock']}>
        <Button size="xs" variant="default" disabled={at === 0} onClick={() => setAt(at - 1)}>
          {words.earlier}
        </Button>
        <input
          type="range"
          aria-label={words.clock}
          aria-valuetext={now && saying(now)}
          min={0}
          max={Math.max(0, last)}
          value={at}
          onChange={(event) => setAt(Number(event.currentTarget.value))}
        />
        <Button size="xs" variant="default" disabled={at >= last} onClick={() => setAt(at + 1)}>
          {words.later}
        </Button>
      </div>
      <div role="status">
        <Title order={2} mt="md">
          {now === undefined ? words.end : words.at(saying(now))}
        </Title>
      </div>
      <ol className={css['log']}>
        {steps
          .filter((step) => now === undefined || step.at <= now)
          .map((step) => (
            <Happened key={`${step.at} ${step.path}`} step={step} />
          ))}
      </ol>
      {at >= last && <Text c="dimmed">{words.end}</Text>}
    </section>
  )
}

function Happened({ step }: { readonly step: Step }) {
  const { rehearse: words } = useWords(flowsWords)
  const { reasons } = useWords(outboxWords)
  const acts: Readonly<Record<string, string>> = words.acts
  const whys: Readonly<Record<string, string>> = reasons
  const saying = useMoments()
  const { at, act, detail, message } = step
  const said =
    act === 'branch'
      ? detail === 'yes'
        ? words.yes
        : words.no
      : act === 'wait' && detail !== null
        ? words.until(saying(detail))
        : (message?.words ?? detail)
  return (
    <li>
      <ExactTime at={at} />
      <span>
        <strong>{acts[act] ?? act}</strong> {said}{' '}
        {message && message.skipped !== null && (
          <StateBadge tone="warn">{words.skipped(whys[message.skipped] ?? message.skipped)}</StateBadge>
        )}
        {message && message.goes !== null && (
          <StateBadge tone="good">{words.goes(saying(message.goes))}</StateBadge>
        )}
      </span>
    </li>
  )
}

function useMoments(): (at: string) => string {
  const { timezone } = useHere().workspace
  const locale = useLocale()
  return (at) => written(at, { locale, timezone, style: 'moment' })
}
