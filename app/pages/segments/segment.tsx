/** `/segments/<id>`: changed, and deleted once no campaign is to go to it. */
import { List, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { SegmentDetail } from '../../../server/app-api/segment-schemas.ts'
import { useApi, useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { BackLink } from '../../ui/links.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { Page } from '../../ui/page.tsx'
import { segmentsWords } from '../../words/segments.ts'
import { useWords } from '../../words/language.ts'
import { AskFirst } from '../contacts/contact/ask-first.tsx'
import css from '../contacts/contact/contact.module.css'
import { SegmentForm, WhoIsIn } from './segment-form.tsx'
import { PATH, useSegment, useSegmentsChanged } from './use-segments.ts'

const route = getRouteApi('/w/$handle/segments/$id')

export function SegmentPage() {
  const words = useWords(segmentsWords)
  const { id } = route.useParams()
  const { data, error } = useSegment(id)
  const api = useApi()
  const changed = useSegmentsChanged()
  const mayWrite = useMay('segments:write')
  if (isMissing(error))
    return <MissingPage icon="segments" {...words.missing} to="/w/$handle/segments" back={words.back} />
  if (error && !data) throw error
  if (!data) return <Waiting />
  const { name, filter } = data
  return (
    <Page title={name} width="form" back={<Back />}>
      {mayWrite ? (
        <SegmentForm
          key={id}
          initial={{ name, filter }}
          stays
          send={async (draft) => {
            await api.patch(`${PATH}/${id}`, draft)
            await changed()
            notifications.show({ message: words.saved(draft.name.trim()) })
          }}
        />
      ) : (
        <WhoIsIn filter={filter} />
      )}
      <Uses segment={data} />
      <Delete segment={data} />
    </Page>
  )
}

function Uses({ segment: { uses } }: { readonly segment: SegmentDetail }) {
  const words = useWords(segmentsWords)
  const { handle } = route.useParams()
  return (
    <FormSection title={words.uses}>
      {uses.length === 0 && <Text>{words.noUses}</Text>}
      <List size="sm">
        {uses.map(({ id, title, status }) => (
          <List.Item key={id}>
            <Link to="/w/$handle/campaigns/$id" params={{ handle, id }} className={css['name'] ?? ''}>
              {title ?? words.untitled}
            </Link>{' '}
            ({words.states[status]})
          </List.Item>
        ))}
      </List>
    </FormSection>
  )
}

function Delete({ segment: { id, name, uses } }: { readonly segment: SegmentDetail }) {
  const words = useWords(segmentsWords)
  const { handle } = route.useParams()
  const api = useApi()
  const changed = useSegmentsChanged()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => api.delete(`${PATH}/${id}`),
    onSuccess: async () => {
      await navigate({ to: '/w/$handle/segments', params: { handle }, ignoreBlocker: true })
      await changed()
      notifications.show({ message: words.deleted(name) })
    },
    onError: ({ message }) => notifications.show({ message, color: 'red' }),
  })
  if (!useMay('segments:write')) return null
  const isUsed = uses.length > 0
  return (
    <FormSection title={words.delete} text={isUsed ? words.deleteUsed : words.deleteText}>
      {!isUsed && (
        <div>
          <AskFirst
            button={words.delete}
            title={words.deleteTitle(name)}
            text={words.deleteText}
            confirm={words.delete}
            cancel={words.cancel}
            isDangerous
            isPending={isPending}
            onConfirm={() => mutateAsync()}
          />
        </div>
      )}
    </FormSection>
  )
}

function Back() {
  const words = useWords(segmentsWords)
  const { handle } = route.useParams()
  return (
    <BackLink to="/w/$handle/segments" params={{ handle }}>
      {words.title}
    </BackLink>
  )
}
