/** What is known of a message: to whom, what of, by what. */
import { getRouteApi, Link } from '@tanstack/react-router'
import type { MessagePage } from '../../../server/app-api/message-schemas.ts'
import { useNumbers } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import css from './outbox.module.css'

const route = getRouteApi('/w/$handle/outbox/$id')

export function Facts({ message }: { readonly message: MessagePage }) {
  const words = useWords(outboxWords)
  const { message: said, columns } = words
  const { handle } = route.useParams()
  const written = useNumbers()
  const {
    address,
    contactId,
    contactName,
    campaignId,
    mailingId,
    kind,
    channel,
    attempts,
    route: by,
  } = message
  const facts = [
    [columns.to, address ?? words.nobody],
    [
      said.contact,
      contactId && (
        <Link to="/w/$handle/contacts/$id" params={{ handle, id: contactId }}>
          {contactName ?? address ?? contactId}
        </Link>
      ),
    ],
    [columns.kind, `${words.kinds[kind]}, ${words.channels[channel]}`],
    [
      said.campaign,
      campaignId && (
        <Link to="/w/$handle/campaigns/$id/report" params={{ handle, id: campaignId }}>
          {message.about ?? campaignId}
        </Link>
      ),
    ],
    [said.attempts, written(attempts)],
    [said.route, by],
  ] as const
  return (
    <section aria-label={said.facts}>
      <dl className={css['facts']}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Link to="/w/$handle/outbox" params={{ handle }} search={{ mailing: mailingId }}>
        {said.onlyThese}
      </Link>
    </section>
  )
}
