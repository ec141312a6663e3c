/** How many had opened and clicked by each of the first 48 hours. */
import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { CampaignCurve } from '../../../server/app-api/campaign-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { useNumbers } from '../../ui/time.tsx'
import { reportWords } from '../../words/campaigns-report.ts'
import { useWords } from '../../words/language.ts'
import css from './review.module.css'

const HOURS = 48
const HOUR_MILLISECONDS = 3_600_000
const TICKS = [0, 12, 24, 36, 48] as const
const [WIDTH, HEIGHT] = [720, 160] as const

export function Curve({ id }: { readonly id: string }) {
  const words = useWords(reportWords)
  const numbers = useNumbers()
  const api = useApi()
  const { data } = useQuery({
    queryKey: [api.key, 'curve', id],
    queryFn: ({ signal }) => api.get<CampaignCurve>(`/app/api/campaigns/${id}/curve`, { signal }),
  })
  if (!data) return null
  const until = hoursSince(data.from)
  const opens = summed(data.hours, 'opens', until)
  const clicks = summed(data.hours, 'clicks', until)
  const most = Math.max(opens.at(-1) ?? 0, clicks.at(-1) ?? 0)
  return (
    <section className={css['block']}>
      <Title order={2} mb="sm">
        {words.curve}
      </Title>
      {most === 0 ? (
        <Text c="dimmed">{words.noCurve}</Text>
      ) : (
        <figure className={css['curve']}>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={words.curveText(numbers(opens.at(-1) ?? 0), numbers(clicks.at(-1) ?? 0))}
          >
            {TICKS.map((hour) => (
              <g key={hour}>
                <line x1={xOf(hour)} x2={xOf(hour)} y1={0} y2={HEIGHT} className={css['grid']} />
              </g>
            ))}
            <path d={pathOf(opens, most)} className={css['opens']} />
            <path d={pathOf(clicks, most)} className={css['clicks']} />
          </svg>
          <div className={css['hours']} aria-hidden="true">
            {TICKS.map((hour) => (
              <span key={hour}>{words.hour(String(hour))}</span>
            ))}
          </div>
          <figcaption>
            <span data-line="opens">{words.numbers.opened}</span>
            <span data-line="clicks">{words.numbers.clicked}</span>
          </figcaption>
        </figure>
      )}
    </section>
  )
}

/** Begun ones: the curve ends where it is now. */
function hoursSince(from: string | null): number {
  const hours = from === null ? 0 : (Date.now() - Date.parse(from)) / HOUR_MILLISECONDS
  return Math.min(HOURS, Math.max(1, Math.ceil(hours)))
}

/** Up to the end of each hour, from none. */
function summed(hours: CampaignCurve['hours'], of: 'opens' | 'clicks', until: number): number[] {
  const totals = [0]
  for (let hour = 0; hour < until; hour += 1) {
    const here = hours.find((each) => each.hour === hour)
    totals.push((totals.at(-1) ?? 0) + (here?.[of] ?? 0))
  }
  return totals
}

function xOf(hour: number): number {
  return (hour / HOURS) * WIDTH
}

function pathOf(totals: readonly number[], most: number): string {
  const points = totals.map((total, hour) => `${xOf(hour)} ${HEIGHT - (total / most) * (HEIGHT - 8)}`)
  return `M${points.join('L')}`
}
