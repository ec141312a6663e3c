/** How many contacts there were on each of the last days: those there are now, by the day they came. */
import type { Home } from '../../../server/app-api/home-schemas.ts'
import { useNumbers } from '../../ui/time.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { useLocale } from '../../words/locale.ts'
import css from './home.module.css'

const [WIDTH, HEIGHT] = [720, 120] as const
/** Days between the names below the curve. */
const NAMED = [0, 30, 60, 89] as const

export function GrowthCurve({ growth: { total, from, added } }: { readonly growth: Home['growth'] }) {
  const { people: words } = useWords(homeWords)
  const locale = useLocale()
  const written = useNumbers()
  const totals = totalsOf(total, added)
  const [first = 0] = totals
  const dayAt = (day: number): string => {
    const date = new Date(Date.parse(`${from}T12:00:00Z`) + day * 86_400_000)
    return date.toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  }
  return (
    <figure className={css['curve']}>
      <div className={css['scale']} aria-hidden="true">
        <span>{written(total)}</span>
        <span>{written(first)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`${lineOf(totals)}V${HEIGHT}H0Z`} className={css['area']} />
        <path d={lineOf(totals)} className={css['line']} />
      </svg>
      <div className={css['days']} aria-hidden="true">
        {NAMED.map((day) => (
          <span key={day}>{dayAt(day)}</span>
        ))}
      </div>
      <figcaption>
        {words.curve(written(total - first), written(added.length))}
        <span className="visually-hidden">{words.curveText(dayAt(0), written(first), written(total))}</span>
      </figcaption>
    </figure>
  )
}

/** At the end of the day before the first, and of each day. */
function totalsOf(total: number, added: readonly number[]): number[] {
  const totals = [total]
  for (const count of added.toReversed()) totals.push((totals.at(-1) ?? 0) - count)
  return totals.reverse()
}

/** From the least to the most, so that a little growth of many is seen; nothing grown is a line at half height. */
function lineOf(totals: readonly number[]): string {
  const [least, most] = [Math.min(...totals), Math.max(...totals)]
  const points = totals.map((total, index) => {
    const height = most === least ? 0.5 : (total - least) / (most - least)
    const x = (index / (totals.length - 1)) * WIDTH
    return `${x.toFixed(1)} ${(HEIGHT - 4 - height * (HEIGHT - 8)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}
