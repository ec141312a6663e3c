/** The list of campaigns, with their states. */
import { Group } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { ApiError } from '../../api/errors.ts'
import { useHere, useList, useMay } from '../../api/workspace.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { useColumns } from '../../ui/list/columns.tsx'
import { DataTable } from '../../ui/list/data-table.tsx'
import { FilterBar } from '../../ui/list/filter-bar.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { PAGE_ROWS, pageOf, withChange, type ListChange } from '../../ui/list/search.ts'
import { Page } from '../../ui/page.tsx'
import { campaignsWords } from '../../words/campaigns.ts'
import { useWords } from '../../words/language.ts'
import { useCampaignColumns, useCampaignFields, type Summary } from './columns.tsx'

const route = getRouteApi('/w/$handle/campaigns')

export function CampaignsPage() {
  const words = useWords(campaignsWords)
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isPlaceholderData, refetch } = useList<Summary>('/api/campaigns', pageOf(search))
  const { columns, chooser } = useColumns('campaigns', useCampaignColumns())
  const change = (changed: ListChange) => void navigate({ search: withChange(search, changed) })
  const isFiltered = search.filter !== undefined
  // The one action then stands where nothing is.
  const isBare = data?.items.length === 0 && !isFiltered
  return (
    <Page title={words.title} action={isBare ? undefined : <NewCampaign />}>
      <FilterBar
        fields={useCampaignFields()}
        filter={search.filter}
        onFilter={(filter) => change({ filter })}
        fault={error instanceof ApiError && error.status === 400 ? error.message : undefined}
      >
        <Group ml="auto">{chooser}</Group>
      </FilterBar>
      <DataTable
        label={words.title}
        columns={columns}
        rows={error ? undefined : data?.items}
        idOf={({ id }) => id}
        nameOf={({ title }) => title ?? words.untitled}
        sort={search.sort ?? 'created desc'}
        onSort={(sort) => change({ sort })}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<NoCampaigns isFiltered={isFiltered} />}
      />
      {data && data.meta.maxResults > 0 && (
        <Pager
          total={data.meta.maxResults}
          page={search.page ?? 1}
          rows={PAGE_ROWS}
          onPage={(page) => change({ page })}
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
