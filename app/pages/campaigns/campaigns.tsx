/** The list of campaigns, with their states. */
import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useHere, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useColumns } from '../../ui/list/columns.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { faultIn, PagedTable } from '../../ui/list/paged-table.tsx'
import { pageOf, withChange, type ListChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useWords } from '../../words/language.ts'
import { useCampaignColumns, useCampaignFields } from './columns.tsx'
import { useCampaigns } from './names.ts'

const route = getRouteApi('/w/$handle/campaigns')

export function CampaignsPage() {
  const words = useWords(campaignsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useCampaigns(pageOf(search))
  const { data, error } = list
  const { columns, chooser } = useColumns('campaigns', useCampaignColumns())
  const change = (changed: ListChange) => void navigate({ search: withChange(search, changed) })
  const isFiltered = search.filter !== undefined
  const fault = faultIn(search.filter, error)
  // The one action then stands where nothing is.
  const isBare = data?.items.length === 0 && !isFiltered
  return (
    <Page title={words.title} action={isBare ? undefined : <NewCampaign />}>
      <FilterBar
        fields={useCampaignFields()}
        filter={search.filter}
        onFilter={(filter) => change({ filter })}
        fault={fault}
      >
        <Group ml="auto">{chooser}</Group>
      </FilterBar>
      {fault === undefined && (
        <PagedTable
          list={list}
          search={search}
          onChange={change}
          sort="created desc"
          label={words.title}
          columns={columns}
          nameOf={({ title }) => title ?? words.untitled}
          empty={<NoCampaigns isFiltered={isFiltered} />}
        />
      )}
    </Page>
  )
}

function NewCampaign() {
  const words = useWords(campaignsWords)
  const { handle } = useHere().workspace
  if (!useMay('drafts:write')) return null
  return (
    <LinkButton to="/w/$handle/campaigns/new" params={{ handle }} leftSection={<Icon name="plus" />}>
      {words.add}
    </LinkButton>
  )
}

function NoCampaigns({ isFiltered }: { readonly isFiltered: boolean }) {
  const words = useWords(campaignsWords)
  const said = isFiltered ? words.noMatch : words.empty
  return (
    <EmptyState
      icon={isFiltered ? 'search' : 'campaigns'}
      title={said.title}
      text={said.text}
      action={!isFiltered && <NewCampaign />}
    />
  )
}
