/** Moments, as they are read in the workspace's zone: relative in lists, exact when pointed at. */
import { useHere } from '../api/workspace.tsx'
import { useLanguage } from '../words/language.ts'
import { relative, written } from './time-words.ts'

/** "3 hours ago", and the exact moment when pointed at; older than a month its day. */
export function RelativeTime({ at }: { readonly at: string }) {
  const { timezone } = useHere().workspace
  const language = useLanguage()
  return (
    <time dateTime={at} title={written(at, { language, timezone, style: 'exact' })}>
      {relative(at, new Date(), { language, timezone })}
    </time>
  )
}

export function ExactTime({ at }: { readonly at: string }) {
  const { timezone } = useHere().workspace
  const language = useLanguage()
  return <time dateTime={at}>{written(at, { language, timezone, style: 'moment' })}</time>
}

/** A number as it is written in the language: 1,204 or 1 204. */
export function useNumbers(): (value: number) => string {
  const language = useLanguage()
  return (value) => value.toLocaleString(language)
}
