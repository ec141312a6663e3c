/** The first page of a workspace: how it goes, what came last, what wants a hand. */
import { Page } from '../../ui/page.tsx'
import { homeWords } from '../../words/home.ts'
import { useWords } from '../../words/language.ts'
import { Attention } from './attention.tsx'
import css from './home.module.css'
import { LastCampaigns } from './last-campaigns.tsx'
import { People } from './people.tsx'

export function HomePage() {
  const words = useWords(homeWords)
  return (
    <Page title={words.title}>
      <div className={css['home']}>
        <People />
        <Attention />
        <LastCampaigns />
      </div>
    </Page>
  )
}
