/** The list of contacts. The pattern of every list: its address holds its state, the server does the work. */
import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useHere, useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useColumns } from '../../ui/list/columns.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { useSelection } from '../../ui/list/selection.ts'
import { faultIn, PagedTable } from '../../ui/list/paged-table.tsx'
import { pageOf, withChange, type ListChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { contactsWords } from '../../words/contacts.ts'
import { importsWords } from '../../words/imports.ts'
import { useWords } from '../../words/language.ts'
import { SaveFilter } from '../segments/save-filter.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { RunningTasks } from './bulk/running-tasks.tsx'
import { useContactColumns, useContactFields, type Contact } from './columns.tsx'

const route = getRouteApi('/w/$handle/contacts')

export function ContactsPage() {
  const words = useWords(contactsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useList<Contact>('/api/contacts', pageOf(search))
  const { data, error } = list
  const { columns, chooser } = useColumns('contacts', useContactColumns())
  const change = (changed: ListChange) => void navigate({ search: withChange(search, changed) })
  const isFiltered = search.filter !== undefined
  const selection = useSelection()
  const mayChange = useMay('contacts:write')
  const fault = faultIn(search.filter, error)
  return (
    <Page title={words.title} action={<AddContact />}>
      <FilterBar
        fields={useContactFields()}
        filter={search.filter}
        onFilter={(filter) => change({ filter })}
        fault={fault}
      >
        <SaveFilter filter={search.filter} />
        <Group ml="auto">{chooser}</Group>
      </FilterBar>
      <RunningTasks />
      <BulkBar selection={selection} total={data?.meta.maxResults ?? 0} filter={search.filter} />
      {fault === undefined && (
        <PagedTable
          {...(mayChange && { selection })}
          list={list}
          search={search}
          onChange={change}
          sort="created desc"
          label={words.title}
          columns={columns}
          nameOf={nameOf}
          empty={<NoContacts isFiltered={isFiltered} />}
        />
      )}
    </Page>
  )
}

export function nameOf({ name, email, phone, id }: Contact): string {
  return name ?? email ?? phone ?? id
}

function AddContact() {
  const words = useWords(contactsWords)
  const { handle } = useHere().workspace
  const maySeeWork = useMay('work:read')
  if (!useMay('contacts:write')) return maySeeWork ? <EarlierImports /> : null
  return (
    <Group gap="sm">
      <LinkButton to="/w/$handle/contacts/import" params={{ handle }} variant="default">
        {words.import}
      </LinkButton>
      <LinkButton to="/w/$handle/contacts/new" params={{ handle }} leftSection={<Icon name="plus" />}>
        {words.add}
      </LinkButton>
    </Group>
  )
}

/** What nobody may add to any more is still read. */
function EarlierImports() {
  const { history } = useWords(importsWords)
  const { handle } = useHere().workspace
  return (
    <LinkButton to="/w/$handle/contacts/import" params={{ handle }} variant="default">
      {history.title}
    </LinkButton>
  )
}

function NoContacts({ isFiltered }: { readonly isFiltered: boolean }) {
  const words = useWords(contactsWords)
  const said = isFiltered ? words.noMatch : words.empty
  return (
    <EmptyState
      icon={isFiltered ? 'search' : 'contacts'}
      title={said.title}
      text={said.text}
      action={!isFiltered && <AddContact />}
    />
  )
}
