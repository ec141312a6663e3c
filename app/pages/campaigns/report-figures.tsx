/** The big numbers of a mailing, each with what it means and what was set apart. */
import { Tooltip } from '@mantine/core'
import type { CampaignReport } from '../../../server/app-api/campaign-schemas.ts'
import { useNumbers } from '../../ui/time.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import { whoOf, type Who } from './report-search.ts'
import css from './review.module.css'

export type Mailing = CampaignReport['mailings'][number]

interface Figure {
  readonly name: keyof (typeof reportWords)['en']['numbers']
  readonly value: number
  /** What was done by programs. */
  readonly machine?: number
  /** Shown only where there are some. */
  readonly isRare?: boolean
  /** The workspace does not count these: none says nothing. */
  readonly isUncounted?: boolean
}

export function Figures({
  mailing,
  isCounted,
  onWho,
}: {
  readonly mailing: Mailing
  /** Whether opens and clicks are. */
  readonly isCounted: boolean
  /** Shows who they are. */
  readonly onWho?: (who: Who) => void
}) {
  const figures = figuresOf(mailing, isCounted).filter(({ value, isRare }) => value > 0 || !isRare)
  return (
    <dl className={css['numbers']}>
      {figures.map((figure) => (
        <FigureBox key={figure.name} figure={figure} sent={mailing.sent} onWho={onWho} />
      ))}
    </dl>
  )
}

function FigureBox({
  figure: { name, value, machine = 0, isUncounted = false },
  sent,
  onWho,
}: {
  readonly figure: Figure
  readonly sent: number
  readonly onWho: ((who: Who) => void) | undefined
}) {
  const words = useWords(reportWords)
  const numbers = useNumbers()
  const who = value > 0 ? whoOf(name) : undefined
  const locale = useLocale()
  const isShare = name !== 'sent' && name !== 'skipped' && name !== 'waiting' && sent > 0 && value > 0
  const percent = (value / sent).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div className={css['figure']}>
      <Tooltip
        label={isUncounted ? words.notCounted : words.hints[name]}
        multiline
        w={260}
        events={{ hover: true, focus: true, touch: true }}
      >
        <dt tabIndex={0}>{words.numbers[name]}</dt>
      </Tooltip>
      <dd>
        {who && onWho ? (
          <button
            type="button"
            className={css['number']}
            aria-label={words.showWho(numbers(value), words.numbers[name])}
            onClick={() => onWho(who)}
          >
            {numbers(value)}
          </button>
        ) : (
          <span className={css['number']}>{isUncounted ? '–' : numbers(value)}</span>
        )}
        {isShare && <small>{words.share(percent)}</small>}
        {isUncounted && <small>{words.notCountedShort}</small>}
        {machine > 0 && <small>{words.machine(numbers(machine))}</small>}
      </dd>
    </div>
  )
}

function figuresOf({ engagement, channel, ...mailing }: Mailing, isCounted: boolean): readonly Figure[] {
  const counted = (kind: 'open' | 'click') => {
    const rows = engagement.filter((each) => each.kind === kind)
    const sum = (of: (row: Mailing['engagement'][number]) => number) =>
      rows.reduce((total, row) => total + of(row), 0)
    const value = sum((row) => row.people ?? row.human)
    return { value, machine: sum((row) => row.machine + row.proxy), isUncounted: !isCounted && value === 0 }
  }
  const { sent, delivered, failed, bounced, complained, skipped, waiting, unknown } = mailing
  return [
    { name: 'sent', value: sent },
    { name: 'delivered', value: delivered, isRare: true },
    ...(channel === 'email'
      ? ([
          { name: 'opened', ...counted('open') },
          { name: 'clicked', ...counted('click') },
        ] as const)
      : []),
    { name: 'bounced', value: bounced, isRare: channel === 'sms' },
    { name: 'failed', value: failed },
    { name: 'complained', value: complained, isRare: true },
    { name: 'skipped', value: skipped },
    { name: 'waiting', value: waiting, isRare: true },
    { name: 'unknown', value: unknown, isRare: true },
  ]
}
