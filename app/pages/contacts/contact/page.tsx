/** `/contacts/<id>`: one person. */
import { Tabs } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../../api/errors.ts'
import { Waiting } from '../../../shell/waiting.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LinkButton } from '../../../ui/links.tsx'
import { Page } from '../../../ui/page.tsx'
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
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return <Missing />
  if (error && !data) throw error
  if (!data) return <Waiting />
  return (
    <Page title={nameOf(data.contact)} action={<Back />}>
      <div className={css['frame']}>
        <Tabs
          className={css['main'] ?? ''}
          value={tab}
          onChange={(chosen) =>
            void navigate({ search: chosen === 'timeline' ? {} : { tab: chosen as Tab } })
          }
          keepMounted={false}
        >
          <Tabs.List mb="lg" className={css['tabs'] ?? ''}>
            {TABS.map((each) => (
              <Tabs.Tab key={each} value={each}>
                {words.tabs[each]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
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

function Back() {
  const words = useWords(contactWords)
  const { handle } = route.useParams()
  return (
    <LinkButton
      to="/w/$handle/contacts"
      params={{ handle }}
      variant="default"
      leftSection={<Icon name="left" size={16} />}
    >
      {words.back}
    </LinkButton>
  )
}

function Missing() {
  const { missing } = useWords(contactWords)
  return (
    <Page title={missing.title}>
      <EmptyState icon="contacts" title={missing.title} text={missing.text} action={<Back />} />
    </Page>
  )
}
