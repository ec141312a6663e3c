/** `/outbox/<id>`: one message: how it stands, what happened, and the message itself where it was kept. */
import { Button, Stack, Text, Title, useComputedColorScheme } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { MessagePage as Message } from '../../../server/app-api/message-schemas.ts'
import { useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { BackLink } from '../../ui/links.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { Page } from '../../ui/page.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { ExactTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { outboxWords } from '../../words/outbox.ts'
import { MailFrame } from '../campaigns/mail-frame.tsx'
import { Facts } from './message-facts.tsx'
import css from './outbox.module.css'
import { TONES, useMessage, useRetry, useWhy } from './use-messages.ts'

const route = getRouteApi('/w/$handle/outbox/$id')
const MAIL_PIXELS = 640

export function MessagePage() {
  const { message: words, back } = useWords(outboxWords)
  const { id } = route.useParams()
  const { data, error } = useMessage(id)
  if (isMissing(error))
    return <MissingPage icon="outbox" {...words.missing} to="/w/$handle/outbox" back={back} />
  if (error && !data) throw error
  if (!data) return <Waiting />
  return (
    <Page title={data.kept?.subject ?? data.about ?? words.untitled} back={<Back />}>
      <div className={css['layout']}>
        <div>
          <Events message={data} />
          <Kept message={data} />
        </div>
        <Stack>
          <Stands message={data} />
          <Facts message={data} />
        </Stack>
      </div>
    </Page>
  )
}

function Back() {
  const words = useWords(outboxWords)
  const { handle } = route.useParams()
  return (
    <BackLink to="/w/$handle/outbox" params={{ handle }}>
      {words.back}
    </BackLink>
  )
}

interface Given {
  readonly message: Message
}

function Stands({ message }: Given) {
  const words = useWords(outboxWords)
  const { mutate, isPending } = useRetry()
  const mayRetry = useMay('outbox:write') && message.canRetry
  const why = useWhy()(message)
  const { word, reply, id } = message
  return (
    <div>
      <StateBadge tone={TONES[word]}>{words.words[word]}</StateBadge>
      <Text mt="xs" size="sm">
        {words.says[word]}
      </Text>
      {why !== undefined && (
        <Text mt="xs" size="sm">
          {why}
        </Text>
      )}
      {reply !== null && (
        <>
          <Text mt="sm" size="xs" c="dimmed">
            {words.message.reply}
          </Text>
          <p className={css['reply']}>{reply}</p>
        </>
      )}
      {mayRetry && (
        <Button mt="sm" loading={isPending} onClick={() => mutate({ ids: [id] })}>
          {words.retry.one}
        </Button>
      )}
    </div>
  )
}

function Events({ message: { events } }: Given) {
  const { message: words } = useWords(outboxWords)
  return (
    <section aria-label={words.events}>
      <Title order={2} mb="xs">
        {words.events}
      </Title>
      <ol className={css['events']}>
        {events.map(({ at, what, detail, isMachine }, index) => (
          <li key={`${at} ${index}`}>
            <span>
              {words.happened[what]}
              {isMachine && ` ${words.byMachine}`}
              {detail !== null && what === 'clicked' && <p className={css['reply']}>{detail}</p>}
            </span>
            <ExactTime at={at} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Kept({ message: { kept, word } }: Given) {
  const { message: words } = useWords(outboxWords)
  const isDark = useComputedColorScheme() === 'dark'
  // What is not sent yet may still be kept.
  if (kept === null) return word === 'waiting' ? null : <Text c="dimmed">{words.notKept}</Text>
  return (
    <section aria-label={words.kept}>
      <Title order={2} mb="xs">
        {words.kept}
      </Title>
      <div className={css['letter']}>
        {kept.html === null ? (
          <pre className={css['text']}>{kept.text}</pre>
        ) : (
          <MailFrame
            html={kept.html}
            isDark={isDark}
            isPage={false}
            width={MAIL_PIXELS}
            title={words.frame(kept.subject ?? '')}
          />
        )}
      </div>
    </section>
  )
}
