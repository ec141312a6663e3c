/** The way between the parts of the outbox. */
import { Link } from '@tanstack/react-router'
import { useHere, useMay } from '../../api/workspace.tsx'
import { Places } from '../../ui/places.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'

const EXACT = { includeSearch: false, exact: true } as const

export function OutboxPlaces() {
  const { places } = useWords(outboxWords)
  const { handle } = useHere().workspace
  const maySeeWork = useMay('work:read')
  const maySee = useMay('audit:read')
  return (
    <Places label={places.label}>
      <Link to="/w/$handle/outbox" params={{ handle }} activeOptions={EXACT}>
        {places.messages}
      </Link>
      <Link to="/w/$handle/outbox/suppressions" params={{ handle }} activeOptions={EXACT}>
        {places.suppressions}
      </Link>
      {maySeeWork && (
        <Link to="/w/$handle/outbox/dead-letters" params={{ handle }} activeOptions={EXACT}>
          {places.deadLetters}
        </Link>
      )}
      {maySee && (
        <Link to="/w/$handle/outbox/log" params={{ handle }} activeOptions={EXACT}>
          {places.log}
        </Link>
      )}
    </Places>
  )
}
