/** Moments, as they are read in the workspace's zone: relative in lists, exact when pointed at. */
import { useHere } from '../api/workspace.tsx'
import { useLocale } from '../words/locale.ts'
import { relative, written } from './time-words.ts'

/** "3 hours ago", and the exact moment when pointed at; older than a month its day. */
export function RelativeTime({ at }: { readonly at: string }) {
  const { timezone } = useHere().workspace
  const locale = useLocale()
  return (
    <time dateTime={at} title={written(at, { locale, timezone, style: 'exact' })}>
      {relative(at, new Date(), { locale, timezone })}
    </time>
  )
}

export function ExactTime({ at }: { readonly at: string }) {
  const { timezone } = useHere().workspace
  const locale = useLocale()
  return <time dateTime={at}>{written(at, { locale, timezone, style: 'moment' })}</time>
}

/** A number as it is written in the locale: 1,204 or 1 204. */
export function useNumbers(): (value: number) => string {
  const locale = useLocale()
  return (value) => value.toLocaleString(locale)
}
