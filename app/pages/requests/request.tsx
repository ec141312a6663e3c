/** One post request: the post as it would be, who asked, and what is decided. */
import { Alert, Text, useComputedColorScheme } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import type { PostRequestLook } from '../../../server/app-api/post-request-schemas.ts'
import { useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BackLink, LinkButton } from '../../ui/links.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { Page } from '../../ui/page.tsx'
import { StateBadge, type Tone } from '../../ui/state-badge.tsx'
import { ExactTime } from '../../ui/time.tsx'
import { useWords } from '../../words/language.ts'
import { requestsWords } from '../../words/requests.ts'
import { MailFrame } from '../campaigns/mail-frame.tsx'
import { Decisions } from './decisions.tsx'
import { EditRequest } from './edit-request.tsx'
import css from './requests.module.css'
import { titleOf } from './title.ts'
import { useRequest } from './use-request.ts'

const route = getRouteApi('/w/$handle/requests/$id')

const TONES: Readonly<Record<PostRequestLook['state'], Tone>> = {
  suggested: 'accent',
  scheduled: 'accent',
  published: 'good',
  rejected: 'quiet',
  failed: 'bad',
}

export function RequestPage() {
  const words = useWords(requestsWords)
  const { handle, id } = route.useParams()
  const { data, error } = useRequest(id)
  const [isEdited, setEdited] = useState(false)
  const may = useMay('posts:review')
  if (isMissing(error)) {
    const { missing: title, missingText: text, back } = words
    return <MissingPage icon="posts" title={title} text={text} to="/w/$handle/requests" back={back} />
  }
  // What is here stays, and with it what is being written: a fault that passes is shown at the top of the app.
  if (error && !data) throw error
  if (!data) return <Page title={words.title}>{null}</Page>
  const isOpen = data.state !== 'published' && data.state !== 'rejected'
  return (
    <Page
      title={titleOf(data.request) || words.untitled}
      back={
        <BackLink to="/w/$handle/requests" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      action={<StateBadge tone={TONES[data.state]}>{words.stands[data.state]}</StateBadge>}
    >
      <div className={css['layout']}>
        {isEdited ? <EditRequest request={data} onDone={() => setEdited(false)} /> : <Shown request={data} />}
        <aside aria-label={words.about}>
          <Facts request={data} />
          {isOpen && may && !isEdited && (
            <Decisions
              request={data}
              who={words.telling[toldBy(data.request)]}
              onEdit={() => setEdited(true)}
            />
          )}
          {isOpen && !may && <Text c="dimmed">{words.mayNot}</Text>}
          {data.postId !== null && (
            <LinkButton
              to="/w/$handle/posts/$id"
              params={{ handle, id: data.postId }}
              variant="default"
              fullWidth
            >
              {words.toPost}
            </LinkButton>
          )}
        </aside>
      </div>
    </Page>
  )
}

function Shown({ request: { request, html } }: { readonly request: PostRequestLook }) {
  const words = useWords(requestsWords)
  const isDark = useComputedColorScheme() === 'dark'
  if (html.trim() === '') return <Text c="dimmed">{words.noText}</Text>
  return (
    <section className={css['letter']} aria-label={words.preview}>
      <MailFrame html={html} isDark={isDark} isPage width={0} title={words.frame(titleOf(request))} />
    </section>
  )
}

function Facts({ request: look }: { readonly request: PostRequestLook }) {
  const words = useWords(requestsWords)
  const { request, state, publishDate, created, remark, failure } = look
  const { name, email, phone } = request.author ?? {}
  const asked = [name, email, phone].filter(Boolean).join(', ')
  return (
    <>
      {failure !== null && (
        <Alert color="red" icon={<Icon name="warning" />} mb="md" title={words.columns.why}>
          {failure}
        </Alert>
      )}
      <dl className={css['facts']}>
        {asked && (
          <>
            <dt>{words.columns.author}</dt>
            <dd>{asked}</dd>
          </>
        )}
        <dt>{words.columns.created}</dt>
        <dd>
          <ExactTime at={created} />
        </dd>
        {publishDate !== null && (
          <>
            <dt>{state === 'suggested' ? words.columns.wish : words.stands[state]}</dt>
            <dd>
              <ExactTime at={publishDate} />
            </dd>
          </>
        )}
        <dt>{words.told}</dt>
        <dd>{words.telling[toldBy(request)]}</dd>
        {remark !== null && (
          <>
            <dt>{words.columns.why}</dt>
            <dd>{remark}</dd>
          </>
        )}
      </dl>
    </>
  )
}

/** Who hears of it when it is published. */
function toldBy({ recipients, notificationSettings: told }: PostRequestLook['request']) {
  if (told?.notify === false) return 'nobody'
  if (recipients?.contactId !== undefined) return 'one'
  if (told?.targetedTag !== undefined || told?.rejectedTag !== undefined) return 'some'
  if (told?.targetedStatusTag !== undefined || told?.rejectedStatusTag !== undefined) return 'some'
  return 'all'
}
