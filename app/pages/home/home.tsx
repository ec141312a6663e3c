/** The first page of a workspace: what to begin with, how it grows, what wants a hand, what came last. */
import { useHere, useMay } from '../../api/workspace.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/links.tsx'
import { Page } from '../../ui/page.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Attention } from './attention.tsx'
import { FirstSteps } from './first-steps.tsx'
import css from './home.module.css'
import { LastCampaigns } from './last-campaigns.tsx'
import { People } from './people.tsx'
import { useHome } from './use-home.ts'

export function HomePage() {
  const words = useWords(homeWords)
  const { data, error } = useHome()
  return (
    <Page title={words.title} width="cards" action={data && !data.steps && <WriteCampaign />}>
      <div className={css['home']}>
        {data?.steps && <FirstSteps steps={data.steps} />}
        <People growth={data?.growth} hasFailed={error !== null && !data} />
        {data && <Attention items={data.attention} isNew={data.steps !== undefined} />}
        <LastCampaigns />
      </div>
    </Page>
  )
}

function WriteCampaign() {
  const { campaigns: words } = useWords(homeWords)
  const { handle } = useHere().workspace
  if (!useMay('drafts:write')) return null
  return (
    <LinkButton to="/w/$handle/campaigns/new" params={{ handle }} leftSection={<Icon name="plus" />}>
      {words.write}
    </LinkButton>
  )
}
