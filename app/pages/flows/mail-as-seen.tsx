/** The mail of a flow as it will arrive, a moment after what was typed last. */
import { useDebouncedValue } from '@mantine/hooks'
import type { Preview as Answer } from '../../../server/app-api/preview-schemas.ts'
import { useApi } from '../../api/workspace.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { MailPreview } from '../campaigns/mail-preview.tsx'
import { VIEWS, type Place } from '../campaigns/pane-search.ts'
import { letterSent, type Letter } from './letter.ts'

const TYPING_MILLISECONDS = 400
/** It has no post. */
const LOOKS = VIEWS.filter((view) => view !== 'web')

export function MailAsSeen({ letter, place }: { readonly letter: Letter; readonly place: Place }) {
  const { summary } = useWords(flowsWords)
  const api = useApi()
  const { mail, trigger } = letterSent(letter)
  const subject = mail.subject.trim() ? mail.subject : summary.noSubject
  const [wanted] = useDebouncedValue(
    JSON.stringify({ mail: { ...mail, subject }, trigger }),
    TYPING_MILLISECONDS,
  )
  const source = {
    key: ['flow', wanted],
    ask: (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
      api.post<Answer>(
        '/app/api/flows/mail-preview',
        { ...(JSON.parse(wanted) as object), ...query },
        { signal },
      ),
  }
  return <MailPreview place={place} views={LOOKS} source={source} />
}
