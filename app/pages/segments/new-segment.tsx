/** `/segments/new`: a segment of nothing yet, or of the filter of a list. */
import { notifications } from '@mantine/notifications'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useApi } from '../../api/workspace.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { segmentsWords } from '../../words/segments.ts'
import { useWords } from '../../words/language.ts'
import { SegmentForm } from './segment-form.tsx'
import { PATH, useSegmentsChanged } from './use-segments.ts'

const route = getRouteApi('/w/$handle/segments/new')

export function NewSegmentPage() {
  const words = useWords(segmentsWords)
  const { handle } = route.useParams()
  const { filter = '' } = route.useSearch()
  const api = useApi()
  const changed = useSegmentsChanged()
  const navigate = useNavigate()
  return (
    <Page
      back={
        <BackLink to="/w/$handle/segments" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      title={words.new}
      width="form"
    >
      <SegmentForm
        initial={{ name: '', filter }}
        stays={false}
        send={async (draft) => {
          await api.post(PATH, draft)
          await changed()
          notifications.show({ message: words.saved(draft.name.trim()) })
          await navigate({ to: '/w/$handle/segments', params: { handle }, ignoreBlocker: true })
        }}
      />
    </Page>
  )
}
