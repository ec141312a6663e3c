/** `/flows/<id>`: its steps, who stands where, and a way through beforehand. */
import { Button, Group, Tabs } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useApi, useMay } from '../../api/workspace.tsx'
import { Waiting } from '../../shell/waiting.tsx'
import { isMissing, MissingPage } from '../../ui/missing-page.tsx'
import { BackLink } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { flowsWords } from '../../words/flows.ts'
import { useWords } from '../../words/language.ts'
import { AskFirst } from '../contacts/contact/ask-first.tsx'
import { useLayout } from '../campaigns/narrow/use-layout.ts'
import type { Place } from '../campaigns/pane-search.ts'
import type { FlowDefinition } from './definition.ts'
import { FlowForm } from './flow-form.tsx'
import { People } from './people.tsx'
import { Rehearse } from './rehearse.tsx'
import { readFlowSearch, TABS } from './search.ts'
import { TONES } from './tones.ts'
import { useFlow, useMove, type Flow } from './use-flow.ts'

const route = getRouteApi('/w/$handle/flows/$id')

export function FlowPage() {
  const words = useWords(flowsWords)
  const { id } = route.useParams()
  const { data, error } = useFlow(id)
  if (isMissing(error))
    return <MissingPage icon="flows" {...words.missing} to="/w/$handle/flows" back={words.back} />
  if (error && !data) throw error
  if (!data) return <Waiting />
  return <Opened key={id} flow={data} />
}

function Opened({ flow }: { readonly flow: Flow }) {
  const words = useWords(flowsWords)
  const { handle } = route.useParams()
  const search = route.useSearch()
  const { tab = 'steps', state = 'waiting', mail } = search
  const isWide = useLayout() === 'wide'
  const navigate = route.useNavigate()
  // What is tried is what is being written.
  const [draft, setDraft] = useState(flow.definition)
  const [isDirty, setDirty] = useState(false)
  const go = (to: Record<string, unknown>) => void navigate({ search: readFlowSearch(to) })
  const place: Place = {
    search,
    set: (change, isNew = false) =>
      void navigate({
        search: (before) => readFlowSearch({ ...before, ...change }),
        replace: !isNew,
        resetScroll: false,
      }),
  }
  return (
    <Page
      title={flow.name}
      back={
        <BackLink to="/w/$handle/flows" params={{ handle }}>
          {words.title}
        </BackLink>
      }
      action={<Verbs flow={flow} isDirty={isDirty} />}
      width={isWide && mail !== undefined ? 'full' : 'text'}
    >
      <Tabs value={tab} onChange={(chosen) => go({ tab: chosen })}>
        <Tabs.List mb="lg">
          {TABS.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {words.tabs[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="steps">
          <Steps
            flow={flow}
            mail={mail}
            onMail={(path) => go({ mail: path })}
            place={place}
            onDraft={setDraft}
            onDirty={setDirty}
          />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          {tab === 'people' && (
            <People flow={flow} state={state} onState={(next) => go({ tab, state: next })} />
          )}
        </Tabs.Panel>
        <Tabs.Panel value="rehearse">{tab === 'rehearse' && <Rehearse definition={draft} />}</Tabs.Panel>
      </Tabs>
    </Page>
  )
}

interface StepsGiven {
  readonly flow: Flow
  readonly mail: string | undefined
  readonly onMail: (path: string | undefined) => void
  readonly place: Place
  readonly onDraft: (of: FlowDefinition) => void
  readonly onDirty: (isDirty: boolean) => void
}

function Steps({ flow, mail, onMail, place, onDraft, onDirty }: StepsGiven) {
  const { form: words } = useWords(flowsWords)
  const api = useApi()
  const queries = useQueryClient()
  const path = `/app/api/flows/${flow.id}`
  const [version, setVersion] = useState(flow.version)
  const [shown, setShown] = useState(flow)
  const reread = () => queries.invalidateQueries({ queryKey: [api.key, '/app/api/flows'] })
  const current = () => api.get<Flow>(path)
  return (
    <FlowForm
      key={shown.version}
      initial={shown.definition}
      standing={new Map(flow.standing.map((each) => [each.path, each.n]))}
      button={words.save}
      mail={mail}
      onMail={onMail}
      place={place}
      onDraft={onDraft}
      onDirty={onDirty}
      save={async (definition, isMeant) => {
        const of = isMeant ? (await current()).version : version
        const saved = await api.post<{ version: number }>(path, { definition, version: of })
        setVersion(saved.version)
        await reread()
      }}
      onTheirs={async () => {
        const theirs = await current()
        setVersion(theirs.version)
        setShown(theirs)
        onDraft(theirs.definition)
        onDirty(false)
        await reread()
      }}
    />
  )
}

function Verbs({ flow: { id, status }, isDirty }: { readonly flow: Flow; readonly isDirty: boolean }) {
  const words = useWords(flowsWords)
  const { mutate, mutateAsync, isPending } = useMove(id)
  const mayWrite = useMay('flows:write')
  // It would run as it was saved, which is not what is read on the page.
  const start = () =>
    isDirty ? void notifications.show({ message: words.saveFirst, color: 'red' }) : mutate('active')
  return (
    <Group gap="xs">
      <StateBadge tone={TONES[status]}>{words.statuses[status]}</StateBadge>
      {mayWrite && status === 'paused' && (
        <Button loading={isPending} onClick={start}>
          {words.activate}
        </Button>
      )}
      {mayWrite && status === 'active' && (
        <Button variant="default" loading={isPending} onClick={() => mutate('paused')}>
          {words.pause}
        </Button>
      )}
      {mayWrite && status === 'archived' && (
        <Button variant="default" loading={isPending} onClick={() => mutate('paused')}>
          {words.restore}
        </Button>
      )}
      {mayWrite && status !== 'archived' && (
        <AskFirst
          button={words.archive}
          title={words.archiveTitle}
          text={words.archiveText}
          confirm={words.archive}
          cancel={words.cancel}
          isPending={isPending}
          onConfirm={() => mutateAsync('archived')}
        />
      )}
    </Group>
  )
}
