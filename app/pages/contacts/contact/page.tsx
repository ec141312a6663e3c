/** `/contacts/<id>`: one person. */
import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { Waiting } from '../../../shell/waiting.tsx'
import { BackLink } from '../../../ui/links.tsx'
import { isMissing, MissingPage } from '../../../ui/missing-page.tsx'
import { Page } from '../../../ui/page.tsx'
import { useCurrentInSight } from '../../../ui/places.tsx'
import { contactWords } from '../../../words/contact.ts'
import { useWords } from '../../../words/language.ts'
import { Consent } from './consent.tsx'
import { Details } from './details.tsx'
import { Privacy } from './privacy.tsx'
import { Summary } from './summary.tsx'
import { TABS, type Tab } from './tab-search.ts'
import { Timeline } from './timeline.tsx'
import { nameOf, useContact } from './use-contact.ts'
import css from './contact.module.css'

const route = getRouteApi('/w/$handle/contacts/$id')

export function ContactPage() {
  const words = useWords(contactWords)
  const { id } = route.useParams()
  const { tab = 'timeline' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error } = useContact(id)
  if (isMissing(error))
    return <MissingPage icon="contacts" {...words.missing} to="/w/$handle/contacts" back={words.back} />
  if (error && !data) throw error
  if (!data) return <Waiting />
  return (
    <Page title={nameOf(data.contact)} back={<Back />}>
      <div className={css['frame']}>
        <Tabs
          className={css['main'] ?? ''}
          value={tab}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'timeline' ? {} : { tab: chosen as Tab } })
          }
          keepMounted={false}
        >
          <TabRow />
          <Tabs.Panel value="timeline">
            <Timeline id={id} timeline={data.timeline} />
          </Tabs.Panel>
          <Tabs.Panel value="details">
            <Details key={id} page={data} />
          </Tabs.Panel>
          <Tabs.Panel value="consent">
            <Consent page={data} />
          </Tabs.Panel>
          <Tabs.Panel value="privacy">
            <Privacy contact={data.contact} />
          </Tabs.Panel>
        </Tabs>
        <Summary page={data} />
      </div>
    </Page>
  )
}

function TabRow() {
  const words = useWords(contactWords)
  return (
    <Tabs.List mb="lg" className={css['tabs'] ?? ''} ref={useCurrentInSight<HTMLDivElement>()}>
      {TABS.map((each) => (
        <Tabs.Tab key={each} value={each}>
          {words.tabs[each]}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  )
}

function Back() {
  const words = useWords(contactWords)
  const { handle } = route.useParams()
  return (
    <BackLink to="/w/$handle/contacts" params={{ handle }}>
      {words.back}
    </BackLink>
  )
}
