/** `/flows/new`: a flow written from the start; it is paused until somebody starts it. */
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useApi, useHere } from '../../api/workspace.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { useLayout } from '../campaigns/narrow/use-layout.ts'
import { NEW_FLOW } from './definition.ts'
import { FlowForm } from './flow-form.tsx'
import { readMailSearch } from './search.ts'

const route = getRouteApi('/w/$handle/flows/new')
const NOBODY: ReadonlyMap<string, number> = new Map()
const PATH = '/app/api/flows'

export function NewFlowPage() {
  const words = useWords(flowsWords)
  const { handle } = useHere().workspace
  const api = useApi()
  const queries = useQueryClient()
  const navigate = route.useNavigate()
  const search = route.useSearch()
  const isWide = useLayout() === 'wide'
  return (
    <Page
      back={
        <BackLink to="/w/$handle/flows" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      title={words.untitled}
      width={isWide && search.mail !== undefined ? 'full' : 'text'}
    >
      <FlowForm
        initial={NEW_FLOW}
        standing={NOBODY}
        mail={search.mail}
        onMail={(path) => void navigate({ search: readMailSearch({ mail: path }) })}
        place={{
          search,
          set: (change, isNew = false) =>
            void navigate({
              search: (before) => readMailSearch({ ...before, ...change }),
              replace: !isNew,
              resetScroll: false,
            }),
        }}
        button={words.form.create}
        isLeft
        save={async (definition) => {
          const { id } = await api.post<{ id: string }>(PATH, { definition })
          await queries.invalidateQueries({ queryKey: [api.key, PATH] })
          return () => navigate({ to: '/w/$handle/flows/$id', params: { handle, id } })
        }}
      />
    </Page>
  )
}
